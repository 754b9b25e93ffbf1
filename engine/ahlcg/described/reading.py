"""A description in plain words → a scene: what it says, what it asks, and what in it was not understood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.ahlcg.described.abilities import read_abilities
from engine.ahlcg.described.ability_heads import find_abilities
from engine.ahlcg.described.amounts import read_amounts
from engine.ahlcg.described.asking import read_questions
from engine.ahlcg.described.bag_told import read_bag
from engine.ahlcg.described.cards_told import read_asset_actions, read_held
from engine.ahlcg.described.doing import read_deeds
from engine.ahlcg.described.engaging import read_engagement
from engine.ahlcg.described.lasting_told import read_lasting, read_newcomers
from engine.ahlcg.described.mentions import find_mentions
from engine.ahlcg.described.set_apart import read_set_apart
from engine.ahlcg.described.slots_told import read_slots, read_uses
from engine.ahlcg.described.standing import read_standing, read_ways
from engine.ahlcg.described.tagging import tag, vocabulary
from engine.ahlcg.described.talk import Talk

if TYPE_CHECKING:
    from engine.ahlcg.described.scene import Scene
    from rules_graph.model import Lang

LONGEST = 4000  # letters of a description that are read


def read_description(text: str, lang: Lang) -> Scene:
    """What the text tells and asks. Nothing is added that it does not say."""
    text, rest = text[:LONGEST], text[LONGEST:]
    talk = Talk(text, lang, tag(text, vocabulary(lang)))
    for sentence in list(talk.sentences()):
        told = find_abilities(talk, sentence)
        find_mentions(talk, sentence)
        read_abilities(talk, sentence, told)
        if not read_lasting(talk, sentence):
            read_deeds(talk, sentence)
        read_held(talk, sentence)
        read_slots(talk, sentence)
        read_uses(talk, sentence)
        if not read_ways(talk, sentence):
            read_bag(talk, sentence)
            read_amounts(talk, sentence)
            read_engagement(talk, sentence)
            read_standing(talk, sentence)
            read_set_apart(talk, sentence)
            read_asset_actions(talk, sentence)
        read_newcomers(talk, sentence)
        read_questions(talk, sentence)
    campaign = [place for place, term in enumerate(talk.terms) if term.concept in ("campaign", "trauma")]
    talk.scene.campaign = bool(campaign)
    if any(talk.concept(place) == "trauma" for place in campaign):
        talk.use(*(place for place in campaign if talk.concept(place) == "campaign"))
    _borne_out(talk)
    talk.scene.unread = [
        term
        for place, term in enumerate(talk.terms)
        if place not in talk.understood and term.concept not in _SILENT and not term.is_punctuation
    ]
    talk.scene.mentioned = list(talk.scene.people)
    loose = [
        term.text
        for place, term in enumerate(talk.terms)
        if place not in talk.settled and not term.denies and term.concept not in ("ready", "exhausted")
    ]
    talk.scene.unscoped = " ".join([*loose, rest])
    return talk.scene


def _borne_out(talk: Talk) -> None:
    """Words that only repeat what has been read from others."""
    scene = talk.scene
    about = scene.question.about.event if scene.question and scene.question.about else ""
    known = {
        *(("agenda", "threshold") if scene.agenda else ()),
        *(("act", "spend", "advance") if scene.acts else ()),
        *(("advance",) if about == "advanced" else ()),
        *(("treachery", "threat-area") if scene.drawn or any(who.threat for who in scene.people) else ()),
        *(("play", "hand", "fast", "event") if scene.told_event else ()),
        *(("activate", "cancel", "revelation") if scene.abilities else ()),
        *(
            ("draw", "encounter-card", "deck")
            if scene.deed and scene.deed.do in ("draw", "encounter")
            else ()
        ),
        *(("spend",) if scene.deed else ()),
        *(("commit",) if about == "card-committed" or scene.commits else ()),
        *(("hand", "discard-it") if scene.moment == "hand-check" else ()),
        *(("attack", "last") if scene.moment == "enemy-phase" else ()),
        *(("reveal", "token") if scene.token else ()),
    }
    talk.use(
        *(place for place, term in enumerate(talk.terms) if term.concept in known and place not in talk.taken)
    )


_SILENT = (  # words that tell nothing by themselves
    "filler", "have", "say", "stand", "want", "then", "each", "both", "it", "he", "they", "here", "deal",
    "give", "take", "gain", "place-it", "assign", "us", "someone", "card", "action", "left", "first", "if",
    "when", "after", "ability", "not", "simultaneous", "another", "token", "q-still",
)  # fmt: skip
