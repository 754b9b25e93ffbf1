"""The Streamlit app.

main             the frame and the list of pages; `script`: what Streamlit runs, with its configuration
pages            the pages, thin
frame            what every page stands in; `address`: state in a page's address; `plots`
streamlit_words  what Streamlit says by itself, in the reader's language
games            what the app adds for a game
markup           words that people wrote, kept from being read as markup
answer           an answer to a player's words
reading          a rule, what is around it, a player's book
dispute          a dispute: its state, its steps, branches, forms, paper
skill_test       a skill test of the card game: form, commits, lines compared
odds             the odds of a test without a sheet
table            a sheet of any game: its spaces, what waits, the story
puzzle           a puzzle: entered piece by piece
"""
