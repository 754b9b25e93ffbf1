"""`make model`: what search has learned from the corpus, learned anew. Needs torch.

__main__         all of it, from a seed
rows             the encoder's rows for our vocabulary
sentence_model   the encoder as it is trained
judge            which statement a question is about, by its words
cross_encoder    what a statement says to a question; `lessons`: what it learns from; `vocabulary`: its words,
                 which begin as `translations`
"""
