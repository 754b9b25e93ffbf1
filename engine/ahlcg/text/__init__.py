"""Card text in English, Polish and Ukrainian → abilities as data.

markup       a text box cut into abilities
language     which language a piece is in
names        the card's own name, inflected, as "~"
phrases      the words of each language
lexicon      words → tokens, the same in each language
clauses      tokens taken out as they are understood
counted      what is counted: "for each …", "if there are …"
giving, placing, changing, searching, frames
             a clause → an effect
joined       clauses joined by "and" and "or"
attempt      what is added to a test
depending    "if …" and "for each …", taken out of a sentence
sentences    branches, tests called for
triggers     a moment
costs        costs and limits
before       what stands before the colon
reader       `read_text`
reading      `Reading`, `ability`
cards        `card_from`, `read_cards`
sheets       `with_text`: text in a situation sheet
"""

from engine.ahlcg.text.cards import BadCardError, BadCardsError, Printed, card_from, read_cards
from engine.ahlcg.text.reader import read_text
from engine.ahlcg.text.reading import Reading, ability, token_effect
from engine.ahlcg.text.sheets import with_text

__all__ = [
    "BadCardError",
    "BadCardsError",
    "Printed",
    "Reading",
    "ability",
    "card_from",
    "read_cards",
    "read_text",
    "token_effect",
    "with_text",
]
