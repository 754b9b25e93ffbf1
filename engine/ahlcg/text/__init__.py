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
cutting      a text cut into sentences; X, "up to"
attempt      what is added to a test
depending    "if …" and "for each …", taken out of a sentence
instead      "(2 instead if …)", "instead of …"
called       a test called for
sentences    sentence after sentence
happenings   the events that a moment can be
triggers     a moment
costs        costs and limits
before       what stands before the colon
building     a reading from its parts
instructions play instructions, limits in lines of their own
signs        the elder sign
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
