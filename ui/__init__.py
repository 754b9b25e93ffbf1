"""What people see: the app's pages, the command line, and the words of both.

words       Fluent messages in three languages
telling     events and decisions in words; names, verdicts, sheets and rulings likewise
inquiries   a ruling as a page: text, Markdown, JSON; timeline draws it
show        a rule as text, as JSON; rule_view, neighbours on its page
answers     what search found
maps        the graph in words and files; picture draws it
chances     odds; odds_charts and bag_picture draw them
stepping    a skill test or a round in the terminal; test_*, round_walk in the app
board       the table drawn; board_*, chips, pieces
chart       a chart of steps
covered     what the engine executes
progress    a bar for what takes long
cli         the command `grimrule`
address     state in the address of a page
dispute_*   a dispute in the app; branches, grim_view, sheet_form, attempt_form, print_view
frame       what every page of the app stands in; streamlit_words
pages       the app's pages
"""
