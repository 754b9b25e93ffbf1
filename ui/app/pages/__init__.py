"""The app's pages, thin: each calls the layers below.

books        My books: import the rulebook on the table, see how that went and what is wrong with it
coverage     which rules the engine executes and cites, which are reference only, and how many cases show each
dispute      describe the table, correct what was understood, and get a ruling to step through
games        the first page: the games, their books, and how much of each is here
odds         the odds of a skill test: the bag as a picture, the chance by skill value, comparisons
puzzle       a puzzle of Mansions of Madness, entered, drawn and solved in the fewest puzzle actions
rounds       a round, step by step: the chart of its phases, the board, what has happened
rule         a rule: what it says, where it is printed, what leads to it, what the engine makes of it
search       search: a question in the player's words, the rules that answer it, and why they match
skill_test   a skill test step by step: the chart, the odds, what can be committed, the token, the result
"""
