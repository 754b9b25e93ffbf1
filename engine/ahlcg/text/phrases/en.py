"""English."""

from __future__ import annotations

HEADS = {
    "forced": r"forced(?: (?:ability|effect))?",
    "haunted": r"haunted",
    "revelation": r"revelation",
    "reaction": r"reaction(?: triggered)?(?: ability)?",
    "free": r"free(?: triggered)?(?: ability)?|free action|fast ability|fast(?=\s*(?:-|:))",
    "action": r"action(?: triggered)?(?: ability)?",
    "objective": r"objective",
    "spawn": r"spawn",
    "prey": r"prey",
    "elder-sign": r"\[elder_sign\](?: effect)?|elder sign(?: effect)?",
}

DESIGNATORS = {
    "fight": r"fight",
    "evade": r"evade",
    "investigate": r"investigate",
    "move": r"move",
    "draw": r"draw",
    "resource": r"resource",
    "engage": r"engage",
    "play": r"play",
    "parley": r"parley",
    "resign": r"resign",
}

KEYWORDS = {
    "hunter": r"hunter",
    "vengeance": r"vengeance \d+",
    "retaliate": r"retaliate",
    "aloof": r"aloof",
    "massive": r"massive",
    "peril": r"peril",
    "surge": r"surge",
    "fast": r"fast",
    "permanent": r"permanent",
    "exceptional": r"exceptional",
    "elusive": r"elusive",
    "myriad": r"myriad",
    "hidden": r"hidden",
    "alert": r"alert",
    "uses": r"uses \((?P<uses>[^)]*)\)",
    "victory": r"victory (?P<victory>\d+)",
    "doomed": r"doomed|bonded(?: \(.*\))?|seal(?: \(.*\))?|swarming.*|patrol(?: \(.*\))?|partner|concealed.*",
}

PERMISSIONS = (
    r".* decks? only\.?|.* deck only\..*|limit \d+ .*|group limit .*|max \d+ .*|play (?:only|when"
    r"|after|if|during) .*"
    r"|commit only .*|fast\. play .*|play as your .*|you may only commit .*|may only be committed .*"
    r"|(?:cannot|can only) be committed .*|you may include .*|counts? as .* deck .*"
)

LIMITS = {
    "limit": r"\((?:group )?(?:limit|max(?:imum)?) [^()]*\)",
    "sentence": r"(?:group )?(?:limit|max(?:imum)?)(?: of)?:? (?:once|twice|(?:\d+|three) times)[^.:()]*",
    "each": r"per (?:investigator|enemy|location|player)",
    "group": r"group",
    "maximum": r"max(?:imum)?\b",
    "once": r"once",
    "twice": r"twice",
    "times": r"(\d+|three) times",
    "round": r"round",
    "turn": r"turn",
    "phase": r"phase",
    "test": r"test|attack",
    "game": r"game|scenario",
}

PREY = {
    "highest": r"highest|most",
    "lowest": r"lowest|fewest|least",
    "bearer": r"bearer only|.* only",
    "health": r"remaining health",
    "sanity": r"remaining sanity",
    "damage": r"damage",
    "horror": r"horror",
    "clues": r"clues?",
    "cards": r"cards? in (?:his or her |their )?hand",
    "resources": r"resources?",
}

ADDITIONAL = {
    "sentence": r"as an additional cost to (?P<deed>[^,]+),? (?P<cost>(?:you |they )?(?:must )?"
    r"(?:spend|take|discard|lose|suffer|place)\b.*)",
    "this": r"(?:~|this location|(?:the )?attached location)",
    "play": r"play ~",
    "investigate": r"investigate THIS",
    "enter": r"(?:enter|move (?:in)?to) THIS",
    "leave": r"(?:leave|move out of) THIS",
    "enter-leave": r"(?:enter or leave|move into or out of) THIS",
}

SPAWN = {
    "any-empty": r"any empty (?:TRAIT )?location",
    "any": r"any (?:TRAIT )?location",
    "yours": r"your location",
    "nearest": r"(?:the )?nearest TRAIT location(?: to you)?",
    "nearest-empty": r"(?:the )?nearest empty (?:TRAIT )?location(?: to you)?",
    "nearest-unrevealed": r"(?:the )?nearest unrevealed location(?: to you)?",
    "farthest": (
        r"(?:the )?f[au]rthest (?:TRAIT )?location(?: from you)?|(?:the )?location f[au]rthest from you"
    ),
    "farthest-empty": r"(?:the )?f[au]rthest empty (?:TRAIT )?location(?: from you)?",
    "most-clues": r"(?:the )?(?:revealed )?location with the most clues",
}

SYMBOLS = {
    "action": r"action|activate",
    "reaction": r"reaction",
    "free": r"free|fast|lightning|free[ _]action|free[ _]trigger(?:ed)?",
    "willpower": r"willpower",
    "intellect": r"intellect",
    "combat": r"combat",
    "agility": r"agility",
    "wild": r"wild",
    "skull": r"skull",
    "cultist": r"cultist",
    "tablet": r"tablet",
    "elder_thing": r"elder[ _-]thing",
    "auto_fail": r"auto[ _-]?fail|autofail",
    "elder_sign": r"elder[ _-]sign",
    "per_investigator": r"per[ _]investigator",
}

USES = {
    "ammo": r"ammo",
    "charges": r"charges?",
    "supplies": r"suppl(?:y|ies)",
    "secrets": r"secrets?",
    "tries": r"tr(?:y|ies)",
    "bounties": r"bount(?:y|ies)",
    "evidence": r"evidence",
    "offerings": r"offerings?",
    "whistles": r"whistles?",
    "time": r"time",
    "keys": r"keys?(?= :)",
    "leylines": r"leyl?ines?",
    "portents": r"portents?",
    "rations": r"rations?",
    "inspirations": r"inspirations?",
    "locks": r"locks?(?=:)",
}

WORDS = {
    "n.use": "|".join(USES.values()),
    "filler": (
        r"to|from|the|an?|of|on|in|at|into|with|that you|by|for|his or her|their|currently|total|token|tokens"
        r"|immediately|is|are|be|it is|in player order,?|as if|as though|taking(?= (?:his|their))|any"
        r"|points?|value|ability|abilities|as able|if able|both|each of|of your"
        r"|controlled by|when able|here|there|toward|towards|symbol|symbols|during"
        r"|choose and|as an?(?= resource)"
        r"|has|have|been|was|were"
    ),
    # timing
    "t.after": r"after|just after|immediately after",
    "t.when": r"when|whenever",
    "t.if": r"if",
    "t.while": r"while",
    "t.at": r"at the(?= (?:end|start|beginning))",
    "m.would": r"would|(?:is|are) about to",
    "p.end": r"(?:the )?end of|ends?(?! of)",
    "p.begin": r"(?:the )?(?:start|beginning) of|begins?|starts?",
    "n.round": r"rounds?",
    "n.turn": r"turns?",
    "n.phase": r"phases?",
    "ph.mythos": r"mythos phase",
    "ph.investigation": r"investigation phase",
    "ph.enemy": r"enemy phase",
    "ph.upkeep": r"upkeep phase",
    "n.game": r"game|scenario",
    "until.round": r"until the end of the round|(?:for the remainder of|this|for this) (?:the )?round",
    "until.your-next-turn": r"until (?:the (?:start|beginning) of )?your next turn(?: begins| starts)?",
    "until.turn": (
        r"until the end of (?:your|the|his or her|that investigator's|their) turn|(?:for )?this turn"
    ),
    "until.phase": (
        r"until the end of the (?:investigation |mythos |enemy |upkeep )?phase|(?:for )?this phase"
    ),
    "until.test": (
        r"for (?:this|that) (?:skill )?test|until the end of (?:this|that|the) (?:skill )?test"
        r"|for (?:this|that) (?:attack|evasion attempt|investigation(?: attempt)?|attempt|evasion)"
        r"|during (?:this|that) (?:(?:skill )?test|attack|evasion attempt|investigation(?: attempt)?|attempt)"
    ),
    "as-group": r",? ?as a group,?|the investigators",
    "d.your-turn": r"during your turn|(?:during )?your turn only",
    # joining words
    "c.and": r"and(?: then)?(?! each of)",
    "c.or": r"or",
    "c.either": r"either|\(choose one\):?|decide|choose one:?",
    "c.then": r"then",
    "c.instead": r"instead|instead of|in place of",
    "if.done": r"if you do(?:,|$)|if (?:he or she does|they do),",
    "c.may": r"may",
    "c.must": r"must",
    "c.cannot": r"cannot|can't|may not",
    "if.success": (
        r"if (?:you|he or she|they|it|that investigator) (?:succeeds?|(?:are|is) successful)"
        r"|if (?:this|that|the) (?:skill )?test (?:is successful|succeeds)|if successful"
        r"|each investigator who (?:succeeds|passes)(?: (?:this|that|the) test)?"
    ),
    "if.failure": (
        r"if (?:you|he or she|they|it|that investigator) fails?|if (?:this|that|the) (?:skill )?test fails"
        r"|if unsuccessful|each investigator who fails(?: (?:this|that|the) test)?"
    ),
    "no-clues-here": r"if there are no clues (?:on|at|in) your location",
    "each.failed": r"for each point (?:you|he or she|they|that investigator|it) (?:fails?|failed) by",
    "each.succeeded": (
        r"for each point (?:you|he or she|they|that investigator|it) (?:succeeds?|succeeded) by"
    ),
    "q.half": r"half(?: of)?(?: the)?",
    "round.up": r",? ?round(?:ed|ing)? up",
    "round.down": r",? ?round(?:ed|ing)? down",
    "c.for-each": r"for (?:each|every)",
    "by.more": r"by (?P<num>\d+) or more",
    "by.less": r"by (?P<num>\d+) or (?:less|fewer)",
    "n.one-or-more": r"(?:1|one) or more|any amount of|at least (?:1|one)",
    # whom
    "you": r"you|yourself",
    "your": r"your",
    "others": r"another|other|remaining",
    "control.yours": r"(?:that )?you control(?! (?-i:[A-Z~]))|under your control",
    "det.each": r"each|all|every",
    "q.any-number": r"any number of",
    "q.up-to": r"up to(?= \d| one| two| three)",
    "x": r"(?-i:X)",
    "signed-x": r"[+-](?-i:X)",
    "x.is": r"(?:,? ?where )?(?-i:X) (?:is|equals|is equal to)(?: the (?:number|amount) of)?",
    "det.that": r"that|those|the attacking|the attacked|the evaded|the defeated|chosen",
    "det.this": r"this",
    "det.lead": r"lead",
    "investigator": r"investigators?(?:'s)?|players?",
    "enemy": r"enem(?:y|ies)(?:'s)?",
    "enemy-that": (
        r"the enemy just evaded|the (?:attacked|attacking|evaded|defeated|chosen|engaged) enemy(?:'s)?"
    ),
    "self": r"~|this (?:card|enemy|asset|event|treachery|skill|story asset)",
    "it": r"it|him|her|she|he|them|they|itself",
    "here": r"(?:at|in|on) your location|at the same location(?: as you)?",
    "at-this": r"(?:at|in|from|into|to) (?:this|attached|the attached) location|(?:the )?attached location",
    "at-its": r"(?:at|in|from) its location|at the same location as it",
    "at-that": r"(?:at|in|from|into|to) (?:that|the chosen) location",
    "location": r"locations?",
    "location-this": r"this location",
    "location-any": r"any location(?: in play)?|a location of your choice|any one location",
    "connecting": r"connect(?:ing|ed)(?: to yours)?",
    "engaged-you": r"engaged with you",
    "attached": r"attached",
    "state": (
        r"there (?:is|are)(?: no| fewer than| at least)?|(?:has|have) (?:no|fewer than|at least)"
        r"|(?:has|have)(?= \d)"
    ),
    "trait": r"(?:\[\[(?P<trait>[^\]]+)\]\])",
    "non-trait": r"non-(?:\[\[(?P<trait>[^\]]+)\]\])",
    "non-weakness": r"non-weakness,?|other than (?:a )?weakness",
    "who.discovered": (
        r"(?:its|their|the) discoverer|(?:the|that) (?:investigator|player) who (?:discovered"
        r"|found)(?: (?:it|them|that clue))?"
    ),
    # numbers and things
    "signed": r"(?P<num>[+-]\d+)(?!\d)",
    "skill.willpower": r"\[willpower\]|willpower",
    "skill.intellect": r"\[intellect\]|intellect",
    "skill.combat": r"\[combat\]|combat",
    "skill.agility": r"\[agility\]|agility",
    "skill.all": (
        r"each of (?:your|his or her|their) skills|(?:your |all )?skill value|each skill|all (?:your )?skills"
    ),
    "skill.choice": r"a skill of your choice",
    "difficulty": r"\((?P<num>\d+)\)",
    "n.damage": r"damage",
    "n.horror": r"horror",
    "q.direct": r"direct",
    "n.clue": r"clues?",
    "n.your-clue": r"(?:of )?your clues?",
    "n.resource": r"resources?",
    "n.doom": r"doom",
    "n.card": r"cards?",
    "n.action": r"actions?",
    "q.additional": r"additional|extra",
    "q.random": r"at random|random",
    "q.automatic": r"automatically",
    "q.success": r"successfully",
    "n.hand": r"(?:your |his or her |their |its owner's )?hand",
    "n.deck": r"(?:your |his or her |their )?deck",
    "n.your-deck": r"into your deck",
    "n.encounter-deck": r"(?:the )?encounter deck",
    "n.encounter-card": r"encounter cards?",
    "q.top": r"top",
    "n.agenda": r"(?:the )?current agenda|this agenda|(?:the )?agenda(?: deck)?",
    "n.act": r"(?:the )?current act|this act|(?:the )?act(?: deck)?",
    "may-advance": r"(?:this effect|this|it) (?:can|may) cause the (?:current )?agenda to advance",
    "n.threat": r"(?:in |to )?your threat area",
    "n.play": (
        r"(?:in)?to play|play(?=:|,|\.|$| under)|in play"
        r"|(?:(?<=leaves )|(?<=leave )|(?<=enters )|(?<=enter ))play"
    ),
    "n.victory": r"(?:to )?the victory display",
    "n.out": r"from the game",
    "n.trauma-physical": r"physical trauma",
    "n.trauma-mental": r"mental trauma",
    "n.shroud": r"shroud",
    "n.fight": r"(?<=\d )fight",
    "n.evade": r"(?<=\d )evade",
    "n.health": r"health",
    "n.sanity": r"sanity",
    "n.token": r"chaos tokens?",
    "symbol": r"\[(?P<symbol>skull|cultist|tablet|elder_thing|auto_fail|elder_sign|bless|curse|frost)\]",
    "n.test": r"(?:skill )?tests?(?! (?:\[|willpower|intellect|combat|agility))",
    "n.attack": r"attack(?= (?:deals|uses|against|is))|(?:this|that|the|an?)(?: enemy)? attack|enemy attack",
    "n.investigation": r"(?:this |that )?investigation(?: attempt)?",
    "n.evasion": r"(?:this |that |the )?evasion attempt",
    "during.fight": r"during an attack|while attacking|while fighting",
    "during.investigate": (r"while investigating(?: (?:a |that )?location)?|during an investigation"),
    "during.evade": r"during an evasion attempt|while evading|while attempting to evade(?: an enemy)?",
    "n.opportunity": r"attacks? of opportunity",
    "n.effect": r"(?:its |the |that card's |their )?(?:revelation )?effects?(?: of (?:the|that) \w+)?",
    "n.move": r"(?:the|that) move",
    "asset": r"assets?",
    "event": r"events?",
    "skill-card": r"skill cards?",
    "treachery": r"treacher(?:y|ies)",
    "weakness": r"weakness",
    "resolution": r"\(→ ?R(?P<num>\d+)\)",
    # verbs
    "v.deal": r"deals?|dealt",
    "v.take": r"takes?|taken",
    "v.discover": r"discovers?|discovered|discovering|discovery",
    "v.draw": r"draws?|drawn",
    "v.gain": r"gains?",
    "v.lose": r"loses?",
    "v.heal": r"heals?|healed",
    "v.place": r"places?|placed|adds?|added",
    "v.remove": r"removes?|removed",
    "v.move": r"moves?|moved",
    "v.move-out": r"moves? out of",
    "v.engage": r"engages?|becomes? engaged(?: with)?",
    "v.engage+you": r"becomes? engaged with you",
    "v.disengage": r"disengages?",
    "v.evade": r"evades?|evaded",
    "v.exhaust": r"exhausts?|exhausted",
    "v.ready": r"read(?:y|ies|ied)",
    "v.discard": r"discards?|discarded",
    "v.return": r"returns?|returned",
    "v.shuffle": r"shuffles?",
    "v.get": r"gets?",
    "v.test": r"tests?(?= (?:\[|willpower|intellect|combat|agility))",
    "v.spend": r"spends?|spent|pays?",
    "v.cancel": r"cancels?",
    "v.attack": r"attacks?|makes an attack|(?:is|are) attacked",
    "v.advance": r"advances?",
    "v.defeat": r"defeats?|defeated",
    "v.be-defeated+m.would": r"would be defeated",
    "v.be-defeated": r"(?:is|are|was|has been) defeated|defeat(?= of)",
    "v.put": r"puts?",
    "v.attach": r"attach(?:es)?",
    "v.suffer": r"suffers?",
    "v.choose": r"chooses?",
    "v.perform": r"performs?|performing|takes?(?= (?:an?|\d|the) (?:additional )?action)",
    "v.play": r"plays?|played",
    "v.enter": r"enters?|moves? (?:in)?to",
    "v.leave": r"leaves?",
    "v.reveal": r"reveals?|revealed",
    "v.investigate": r"investigates?|investigated",
    "v.success-investigate": r"successfully (?:investigates?|investigated)",
    "v.success-attack": r"successfully attacks?",
    "v.success-evade": r"successfully evades?",
    "v.commit": r"commits?|committed",
    "v.succeed": r"succeeds?(?: at)?|(?:is|are) successful|passe?s?",
    "v.fail": r"fails?",
    "v.spawn": r"spawns?|spawned",
    "v.use": r"(?:uses?|using)(?= (?:your |his or her )?\[)",
    "v.initiate": r"initiates?",
    "v.provoke": r"does not provoke",
    "v.resolve": r"resolves?|resolved",
    "v.ready-not": r"do(?:es)? not ready",
    "q.undefeated": r"undefeated|surviving|remaining(?= investigators?)",
    "n.or-more": r"(?P<num>\d+) or more",
    "n.or-fewer": r"(?P<num>\d+) or (?:fewer|less)",
    "bound.min": r",? ?to a minimum of (?P<num>\d+)",
    "bound.max": r",? ?(?:to a )?max(?:imum)?(?: of)? (?P<num>\d+)",
    "if.cannot": r"if (?:you|he or she|they|that investigator) (?:cannot|can't),?",
    "limit-place": r"limit (?:one|(?P<num>\d+)) per (?:location|enemy)",
    "only-engaged": r"the attacked enemy is the only enemy engaged with you",
    "v.search": r"search(?:es)?(?: through)?",
    "n.discard": r"(?:(?:in|from|of) )?(?:your |his or her |their |the encounter )?discard pile",
    "q.nearest": r"nearest",
    "n.pool": r"from the token (?:pool|bank)|from the pool",
    "n.pool-yours": r"(?:(?:to|from) )?your resource pool",
    "that-many": r"that many",
    "all-but": r"all but (?P<num>\d+)",
    "per-investigator": r"per investigator|\[per_investigator\]",
    "n.skill-asked": r"the skill indicated by (?:the|that) investigation(?: attempt)?",
    "location-revealed": r"revealed location",
    "no-enemies": r"with no enemies(?: (?:at|in|on) it)?",
    "q.new": r"new",
    "n.bag": r"(?:to |into )?the (?:chaos )?bag",
    "v.blank": r"treat(?=.*\bblank\b)",
    "n.textbox": (
        r"(?:printed )?text box|as if (?:it|they|his or her printed text box) (?:was|were"
        r"|is) blank(?: \(except for \[\[traits\]\]\))?|blank(?: \(except for \[\[traits\]\]\))?"
    ),
    "v.control": r"you control(?= (?-i:[A-Z~]))",
    "slot.hand": r"hand slots?",
    "slot.arcane": r"arcane slots?",
    "slot.ally": r"ally slots?",
    "slot.accessory": r"accessory slots?",
    "slot.body": r"body slots?",
    "all-but-one": r"all but one",
    "c.otherwise": r"otherwise,?",
}
