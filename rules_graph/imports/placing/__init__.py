"""What a book's lines are, and which rules they state.

blocks      headings, paragraphs, bullets, steps, rows; torn sentences joined
naming      what a book may call a rule; `same_word`: forms of one word
align       which rule each passage states: `headings`, `parts`, `unheaded`; `places`: what was found
references  the printed cross-references, and where they lead
"""
