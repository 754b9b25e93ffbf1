"""Find the rule that answers a player's question, in any of the three languages.

passages      what of the corpus can match: names, aliases, statements, questions asked
text          words, folding, inflections, spelling, Ukrainian in Latin letters
language      which language a question is in
lexical       BM25 over lemmas, and over character n-grams
encoder       sentences as vectors
dense         the nearest passages by meaning (faiss)
answerable    whether any rule answers at all
fusion        the stages' scores as one, and one hop along the graph
index         all of that built once, kept in the user's cache
finder        a question in, ranked rules with reasons out
"""
