"""A player's own rulebook, laid over the corpus.

reading        a file as lines: text, Markdown or PDF, by content (decoding, pdf, pdf_words, page_layout)
manuscript     these lines; `tongue`: their language; `errors`: why a file is refused
columns        two columns read across, one after the other again (crossed, crossed_split, column_pieces)
ocr            misread words mended (lexicon, glyphs, readings)
furniture      what is no text and dropped: page numbers, heads and feet, rules of tables
blocks         headings, paragraphs, bullets, steps, rows; torn sentences joined
naming         what a book may call a rule (same_word: forms of one word)
align          which rule each heading and passage states (placing: what was found; headings, parts, unheaded)
references     the printed cross-references, and where they lead
edition        the book as it is kept
importing      all of the above: a file in, an edition out
shelf          the books in the user's data folder
quoting        search in them
doctor         what is wrong with a book, and where two prints disagree
book_data      what is known beforehand of a game's books: corpus/GAME/book.yaml
"""
