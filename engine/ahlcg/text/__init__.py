"""Card text in English, Polish and Ukrainian → abilities as data.

markup        a text box cut into abilities; `cutting`: a text cut into sentences
language      which language a piece is in; `names`: the card's own name, inflected, as "~"
phrases       the words of each language; `lexicon`: words → tokens, the same in each language
effects       sentences → effects
moments       moments, costs and limits: what stands before the colon
building      a reading from its parts; `reading`: the parts
additional    additional costs
instructions  play instructions, limits in lines of their own; `signs`: the elder sign
keywords      keywords and uses; `spawning`: where an enemy spawns, whom it prefers
unread        what is no ability and has no place on the card
reader        `read_text`
cards         `card_from`, `read_cards`; `sheets`: `with_text`, text in a situation sheet
"""

from engine.ahlcg.text.cards import Printed, card_from, read_cards
from engine.ahlcg.text.reader import read_text
from engine.ahlcg.text.reading import Reading, ability, token_effect
from engine.ahlcg.text.sheets import with_text
from rules_graph.errors import BadCardError, BadCardsError

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
