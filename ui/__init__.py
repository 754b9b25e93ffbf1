"""What people see: the app's pages, the command line, and the words of both.

words   Fluent messages in three languages
show    a rule as text, as JSON
cli     the command `grimrule`
pages   the app's pages
"""
