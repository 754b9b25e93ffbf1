"""What the rules say: read the corpus, check it, walk it as a graph.

model         what a rule is made of
errors        what can be wrong, and the tree of errors
front_matter  the YAML head of a corpus file
body          the statements below it
checks        what must hold between files
corpus        read and check the whole folder; look a rule up
precedents    what players ask, by the statement that answers
tellings      the numbered cases as players tell them
mentions      which rule names which
graph         the rules as a networkx graph with typed edges
languages     the three languages
paths         where things are
search        find the rule that answers a question
imports       a player's own rulebook, laid over the corpus
"""
