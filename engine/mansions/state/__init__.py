"""What lies on the table.

effects     what cards and special attacks can do, as data; `cards`: the cards, `pieces`: puzzle pieces
ids         names and words: whom and what a field may mean
table       the table; `components`: what lies on it; `checking`: whether it can stand
map         ways, range, line of sight
board       the table while a procedure runs, and the moment it runs in
"""
