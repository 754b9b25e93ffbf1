"""A player's own rulebook, laid over the corpus.

reading    a file as lines: text, Markdown or PDF, by content; columns and page furniture
mending    misread words mended
placing    headings, paragraphs and steps, and which rule each states
importing  all of the above: a file in, an edition out
edition    the book as it is kept; `book_data`: what is known beforehand of a game's books
shelf      the books in the user's data folder; `quoting`: search in them
doctor     what is wrong with a book, and where two prints disagree
errors     why a file is refused
"""
