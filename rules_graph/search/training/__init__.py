"""`make model`: what search has learned from the corpus, learned anew. Needs torch.

__main__         all of it, from a seed
rows             the encoder's rows for our vocabulary
sentence_model   the encoder as it is trained
bags             bags of features while something is learned from them
judge            which statement a question is about, by its words
leaning          what a statement says to a question
cross_encoder    the same, by reading both word by word
"""
