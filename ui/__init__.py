"""What people see: the app's pages, the command line, and the words of both.

words     Fluent messages in three languages
show      a rule as text, as JSON
answers   what search found
maps      the graph in words and files; picture draws it
chances   odds
stepping  a skill test in the terminal
progress  a bar for what takes long
cli       the command `grimrule`
frame     what every page of the app stands in
pages     the app's pages
"""
