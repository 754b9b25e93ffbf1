"""A file as lines.

files        text, Markdown or PDF, by content: `decoding`, `pdf`, `pdf_words`, `page_layout`
manuscript   these lines; `tongue`: their language
columns      two columns read across, one after the other again: `crossed`, `crossed_split`, `column_pieces`
furniture    what is no text and dropped: page numbers, heads and feet, rules of tables
"""
