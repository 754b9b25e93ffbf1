"""What people see: the app's pages, the command line, and the words of both.

words        Fluent messages in three languages
telling      events and decisions in words; names, verdicts, sheets and rulings likewise
asking       a description in plain words about any game, and its answer; board_inquiry: of a board game
sections     an answer as a page: text, Markdown; inquiries: that of the card game; timeline, canvas draw it
show         a rule as text, as JSON; rule_view, neighbours on its page
answers      what search found
maps         the graph in words and files; picture draws it
chances      odds; odds_charts, plots and bag_picture draw them
stepping     a skill test or a round in the terminal, tables: of any game; test_*, round_walk in the app
board        the table drawn; board_*, chips, pieces; palette: the colours
chart        a chart of steps
puzzle_*     a puzzle entered, drawn, solved step by step
books        a player's rulebooks; book_view in the app
covered      what the engine executes
progress     a bar for what takes long
cli          the command `grimrule`; cli_books; console: what commands share
sheet_text   sheets as people type or upload them, of a bounded size
address      state in the address of a page
dispute_*    a dispute in the app; branches, grim_view, sheet_form, attempt_form, print_view
frame        what every page of the app stands in; streamlit_words
pages        the app's pages
"""
