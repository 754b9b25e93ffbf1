"""What is said to a question, for people and for programs.

sections     a page of an answer: sections of lines, each with its rule
answered     a player's own words about any game, answered
inquiry      a table told in words, read and played; `ruled`, `judged`: its two kinds
choices      who chooses what on the way, and where each option leads
resolutions  how an attempt is resolved; `refusals`: what is not offered, and why
found        what search found; `rules`: a rule; `maps`: the graph
chances      odds
books        a player's rulebooks
"""
