"""What lies on the table.

effects   what an ability can do, as data; `cards`: cards and their abilities
ids       names and words: whom and what a field may mean
table     the table; `bags`: chaos bags by name
board     the table while a procedure runs, and the moment it runs in
words     whom and what the words of an effect mean here and now; `naming`: names and traits
spawning  the places that a spawn instruction means
unread    what an ability says in words and nothing carries out
values    values, their modifiers, and what is forbidden; `counting`: numbers that depend on the table
"""
