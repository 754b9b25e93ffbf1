"""An answer to a player's words on a page.

card   the verdict, the sentence it rests on, what players ask, what is asked back
"""
