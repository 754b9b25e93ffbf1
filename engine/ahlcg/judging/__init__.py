"""How a situation goes, and the answer to a question.

question  what is asked
ruling    the play and the answer; `likely`: what is taken where nothing is said
verdict   the answer itself; `refusal`: why something cannot be; `changes`: what would turn it
"""
