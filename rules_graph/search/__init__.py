"""Find the rule that answers a player's question, in any of the three languages.

passages      what of the corpus can match: names, aliases, statements, questions asked
text          words, folding, inflections, spelling, Ukrainian in Latin letters
inflections   every form of the corpus's words
language      which language a question is in
games         which game it names
lexical       BM25 over lemmas, and over character n-grams
encoder       sentences as vectors
bulk          many of them at once
dense         the nearest passages by meaning (faiss)
concepts      words as what they stand for, the same in three languages (`glosses/`)
bags          a text as features, and what they come to
judge         which statement the question's words speak of, as it has learned
leaning       what a statement says to the question: yes, no, or an answer of another kind
cross_encoder the same, by reading both word by word
nearness      questions near this one, and what they say: yes or no
training      `make model`: all that search has learned, learned anew
reranker      a larger cross-encoder, for those who have one
answerable    whether any rule answers at all
statements    which statement does: all that is said of each, as one
fusion        the stages' scores as one, and one hop along the graph
index         all of that, kept in the user's cache
building      all of that made once, for the index
finder        a question in, ranked rules with reasons out
"""
