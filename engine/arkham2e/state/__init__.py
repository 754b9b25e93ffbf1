"""What lies on the table.

effects   what cards, spaces, monsters and sheets can do, as data; `cards`: the components themselves
ids       names and words: whom and what a field may mean
table     the table; `people`: investigators; `checking`: whether it can stand
board     the table while a procedure runs, and the moment it runs in
"""
