"""What lies on the table.

effects   what cards, tokens and sheets can do, as data; `cards`: the components themselves
ids       names and words: whom and what a field may mean
table     the table; `checking`: whether it can be; `hidden`: what players may know
board     the table while a procedure runs, and the moment it runs in
"""
