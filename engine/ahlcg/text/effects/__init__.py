"""Sentences of card text → effects.

clauses      tokens taken out as they are understood
counted      what is counted: "for each …", "if there are …"
giving, placing, changing, searching, frames
             a clause → an effect
joined       clauses joined by "and" and "or"
attempt      what is added to a test; `called`: a test called for
depending    "if …" and "for each …", taken out of a sentence
instead      "(2 instead if …)", "instead of …"
sentences    sentence after sentence
"""
