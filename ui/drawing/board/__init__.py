"""The card game's table as a picture.

locations  the whole: locations and their connections, agenda and act
grid       where the locations stand; `places`: who and what is at each
areas      play areas and threat areas; `cards`: what lies in them
chips      investigators, enemies and cards; `counters`: what is on them
"""
