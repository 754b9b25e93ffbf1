"""Polish."""

from __future__ import annotations

HEADS = {
    "forced": r"wymuszon[yae](?: (?:efekt|zdolność))?|(?:zdolność|efekt) wymuszon[ya]",
    "haunted": r"nawiedzon[yae]|nawiedzenie",
    "revelation": r"odkrycie|objawienie",
    "reaction": r"reakcja|zdolność (?:aktywowana )?w reakcji",
    "free": r"(?:darmowa|wolna|szybka) (?:zdolność(?: aktywowana)?|akcja)|darmow[ay]|szybka(?=\s*(?:-|:))",
    "action": r"akcja|zdolność aktywowana akcją",
    "objective": r"cel",
    "spawn": r"rozstawienie|pojawienie(?: się)?",
    "prey": r"polowanie|ofiara|zdobycz",
    "elder-sign": (
        r"efekt \[elder_sign\]|\[elder_sign\](?: efekt)?|efekt znaku starszych bogów|znak starszych"
    ),
}

DESIGNATORS = {
    "fight": r"walka|walcz",
    "evade": r"wymykanie(?: się)?|wymknięcie(?: się)?|wymknij się",
    "investigate": r"badanie|zbadaj|badaj",
    "move": r"ruch",
    "draw": r"dobieranie|dobranie",
    "resource": r"zasoby?",
    "engage": r"zwarcie|wejście w zwarcie",
    "play": r"zagranie",
    "parley": r"pertraktacj[ea]|negocjacj[ea]",
    "resign": r"rezygnacja|wycofanie się",
}

KEYWORDS = {
    "hunter": r"łowca|łowczyni",
    "vengeance": r"zemsta \d+",
    "retaliate": r"mściw[yae]|odwet",
    "aloof": r"powściągliw[yae]|unikając[ya]|trzyma się na uboczu|nieuchwytn[yae]|zdystansowan[yae]",
    "massive": r"masywn[yae]|olbrzymi|ogromn[yae]",
    "peril": r"zagrożenie|niebezpieczeństwo",
    "surge": r"mroczna fala|fala|przypływ",
    "fast": r"szybk[aie]",
    "permanent": r"permanentn[yae]|stał[yae]|trwał[yae]",
    "exceptional": r"wyjątkow[yae]",
    "elusive": r"wymykając[ya] się|ulotn[yae]",
    "myriad": r"mnogość|krocie",
    "hidden": r"ukryt[yae]",
    "alert": r"czujn[yae]",
    "uses": r"zużywaln[yae]\s*\((?P<uses>[^)]*)\)|zużycia \([^)]*\)",
    "victory": r"zwycięstwo (?P<victory>\d+)",
    "doomed": r"zgubn[yae]|powiązan[yae].*|pieczęć.*|patrol.*|rój.*|partner.*",
}

PERMISSIONS = (
    r"tylko tali[ai] .*|tylko w talii .*|limit \d+ .*|limit grupowy .*|maks(?:ymalnie|imum|ymum)?\.? \d+ .*"
    r"|na (?:każdy|jeden) test umiejętności można przeznaczyć .*|(?:szybk[aie]\. )?(?:zagraj"
    r"|zagrywaj),?(?: tylko)? "
    r"(?:po|kiedy|gdy|podczas|jeśli|w|tylko|na|jako)\b.*|przeznacz(?:aj)? tylko .*"
    r"|możesz przeznaczyć tylko .*|można przeznaczyć tylko .*"
)

LIMITS = {
    "limit": r"\((?:limit|maks(?:ymalnie|imum)?)\.? [^()]*\)",
    "sentence": (
        r"(?:limit|maks(?:ymalnie|imum|ymum)?)\.?:? (?:grupowy:? )?(?:raz|jeden raz|dwa razy|dwukrotnie"
        r"|1 raz|(?:\d+|trzy) razy)[^.:()]*"
    ),
    "each": r"na (?:każdego )?(?:badacza|gracza|wroga)|na (?:każdą )?lokalizację",
    "group": r"grupow",
    "maximum": r"maks(?:ymalnie|imum)?",
    "once": r"\braz\b|\b1 raz\b|jeden raz",
    "twice": r"dwa razy|dwukrotnie",
    "times": r"(\d+|trzy) razy",
    "round": r"rund",
    "turn": r"tur[ęy]",
    "phase": r"faz",
    "test": r"test|atak",
    "game": r"\bgrę|\bgry\b|scenariusz",
}

PREY = {
    "highest": r"najwyższ\w+|najwięcej|największ\w+",
    "lowest": r"najniższ\w+|najmniej\w*",
    "bearer": r"tylko .*",
    "health": r"pozostał\w+ (?:wytrzymałości|zdrowi\w+)",
    "sanity": r"pozostał\w+ poczytalności",
    "damage": r"obrażeń",
    "horror": r"przerażenia",
    "clues": r"wskazówek",
    "cards": r"kart na ręce",
    "resources": r"zasobów",
}

_THIS_F = r"(?:tej|tę|ta|tą)"

ADDITIONAL = {
    "sentence": r"jako dodatkowy koszt (?P<deed>.+?),? (?P<cost>(?:musisz )?"
    r"(?:wyda|otrzyma|odrzu|stra[ćc]|zapła[ćc])\w*.*)",
    "this": r"(?:~|tej lokalizacji|dołączonej lokalizacji|lokalizacji,? do której dołączono tę kartę)",
    "play": r"zagrania ~",
    "investigate": r"(?:zbadania|badania) THIS",
    "enter": r"(?:wejścia|poruszenia się) do THIS",
    "leave": r"(?:opuszczenia|wyjścia z|poruszenia się z) THIS",
    "enter-leave": r"(?:wejścia do lub (?:opuszczenia|wyjścia z)|poruszenia się do lub z) THIS",
}

SPAWN = {
    "any-empty": r"dowolna pusta lokalizacja(?: z cechą TRAIT)?",
    "any": r"dowolna lokalizacja(?: z cechą TRAIT)?",
    "yours": r"(?:twoja|bieżąca) lokalizacja",
    "nearest": r"najbliższa lokalizacja z cechą TRAIT",
    "nearest-empty": r"najbliższa pusta lokalizacja(?: z cechą TRAIT)?",
    "nearest-unrevealed": r"najbliższa nieodkryta lokalizacja",
    "farthest": r"(?:najdalsza lokalizacja|lokalizacja najdalsza od ciebie)(?: z cechą TRAIT)?",
    "farthest-empty": r"najdalsza pusta lokalizacja(?: z cechą TRAIT)?",
    "most-clues": r"(?:odkryta )?lokalizacja z największą liczbą (?:żetonów )?wskazówek",
}

SYMBOLS = {
    "action": r"akcj[aię]",
    "reaction": r"reakcj[aię]",
    "free": r"(?:darmow|woln|szybk)[ae](?: akcja)?|błyskawica",
    "willpower": r"(?:siła )?wol[ai]|siła woli",
    "intellect": r"intelekt",
    "combat": r"walka",
    "agility": r"zwinność",
    "wild": r"dowoln[ya]|joker",
    "skull": r"czaszka",
    "cultist": r"kultysta",
    "tablet": r"tablica|tabliczka",
    "elder_thing": r"starsz[ay] istota|przedwieczn[ya]",
    "auto_fail": r"automatyczna porażka|macki",
    "elder_sign": r"znak starszych(?: bogów)?",
    "per_investigator": r"na badacza",
}

USES = {
    "ammo": r"nab[oó]j\w*|naboi",
    "charges": r"ładun(?:ek|ki|ków|ku)\w*",
    "supplies": r"zapas\w*",
    "secrets": r"sekret\w*",
    "tries": r"prób(?:y|ę)",
    "whistles": r"gwizd\w+",
    "evidence": r"dowod\w+",
    "offerings": r"ofiar[ęy]",
}

WORDS = {
    "n.use": "|".join(USES.values()),
    "filler": (
        r"do|na|w|we|z|ze|o|od|po|przy|się|swo\w+|jakąkolwiek|jakiekolwiek|dowoln\w+|żeton\w*"
        r"|punkt\w*|punk|natychmiast"
        r"|ten|ta|to|jest|są|jako|znajdując\w+(?: się)?|znajduje|znajdują|będąc\w+|zostanie|zostaną"
        r"|zostaje|zostać|zostają|w kolejności graczy,?|symbol\w*"
        r"|wybierz i|wybrać i|wartości|wartość"
        r"|kontrolowan\w+ przez(?= badacza)|tam|tutaj|uda ci|uda"
        r"|jak|tak,? jakby|jakby|który|która|które|którą|którego|któremu|jakiś|dan\w+|ma|poziom\w*"
        r"|podczas|przez|w poszukiwaniu|wierzch\w*"
        r"(?= talii)"
    ),
    # timing
    "t.after": (r"po tym,? ?(?:jak|kiedy|gdy)|po ty jak|po(?= (?:\w+(?:niu|ciu)|ataku|postępie)(?!\w))"),
    "t.when": r"kiedy|gdy|ilekroć|za każdym razem,? (?:kiedy|gdy)|w momencie,? (?:kiedy|gdy)",
    "t.if": r"jeśli|jeżeli",
    "t.while": r"dopóki|póki|tak długo,? jak",
    "t.at": r"na(?= (?:koniec|początku?|końcu))|pod(?= koniec)",
    "m.would": r"miał(?:by|aby|oby|yby)|ma(?:ją)?(?= (?:się )?\w+ć(?!\w))",
    "m.would+you": r"miałbyś|miałabyś|masz(?= (?:się )?\w+ć(?!\w))",
    "p.end": (
        r"koniec|końcu|kończy(?: się)?|się kończy|zakończy się|się zakończy|zakończeniu|się skończy"
        r"|skończy się"
    ),
    "p.end+you": r"(?:za)?kończysz(?= (?:swoją|twoją)? ?tur)",
    "p.begin": (
        r"początek|początku|rozpoczęciu|zaczyna się|rozpoczyna się|się rozpoczyna|rozpocznie się|rozpoczęcie"
    ),
    "n.round": r"rund\w+",
    "n.turn": r"tur(?:a|y|ę|ze|ą)",
    "your+n.turn": r"swoj(?:ej|ą) tur(?:y|ę|ze)",
    "n.phase": r"faz(?:a|y|ę|ie|ą)",
    "ph.mythos": r"faz\w+ mitów",
    "ph.investigation": r"faz\w+ (?:badaczy|śledztwa|dochodzenia|badania)",
    "ph.enemy": r"faz\w+ wrog\w+",
    "ph.upkeep": r"faz\w+ utrzymania",
    "n.game": r"gra|grze|gry|grę|scenariusz\w*",
    "until.round": r"do końca (?:tej |bieżącej )?rundy|w tej rundzie",
    "until.your-next-turn": (
        r"do (?:początku )?(?:twojej |swojej )?(?:następnej|kolejnej) (?:twojej |swojej )?tury"
    ),
    "until.turn": r"do końca (?:twojej |tej |swojej |jego )?tury|w tej turze|podczas tej tury",
    "until.phase": r"do końca (?:tej )?fazy(?: \w+)?|w tej fazie",
    "until.test": (
        r"do (?:tego|danego) (?:testu(?: umiejętności)?|ataku|wymknięcia(?: się)?|wymykania(?: się)?)"
        r"|do końca (?:tego )?testu(?: umiejętności)?|w tym (?:teście(?: umiejętności)?|ataku)"
        r"|podczas tego testu"
        r"|podczas te(?:go|j) (?:ataku|próby(?: wymknięcia się| badania)?|badania|wymykania(?: się)?)"
        r"|podczas próby"
        r"|do tego (?:badania|wymykania)|na potrzeby tego (?:testu(?: umiejętności)?|ataku|badania)"
        r"|(?:do|na potrzeby) tej próby(?: wymknięcia się| badania)?"
    ),
    "as-group": r",? ?jako grupa,?|badacze(?= wyda)",
    "d.your-turn": r"podczas (?:twojej|swojej) tury|w (?:swojej|twojej) turze",
    # joining words
    "c.and": r"i|oraz|a także|a",
    "c.or": r"lub|albo|ani",
    "c.either": r"\((?:wybierz|wybrać|wybiera) jedno\):?|zdecydować",
    "c.then": r"następnie|potem|wtedy",
    "c.instead": r"zamiast tego|zamiast",
    "if.done": r"jeśli (?:to|tak) (?:zrobisz|zrobi),?",
    "c.may": r"może|mogą",
    "c.may+you": r"możesz",
    "c.must": r"musi|muszą",
    "c.must+you": r"musisz",
    "c.cannot": r"nie (?:może|mogą|można)",
    "c.cannot+you": r"nie możesz",
    "if.success": (
        r"jeśli (?:ten |twój |dany )?test(?: umiejętności)? (?:zakończy(?:ł)? się (?:sukcesem"
        r"|powodzeniem)|się powiedzie)"
        r"|jeśli (?:odniesiesz sukces|ci się uda|test się powiódł)|w przypadku sukcesu"
        r"|każdy badacz,? (?:którego test (?:zakończył|zakończy|kończy) się sukcesem"
        r"|który (?:zdał|zda|zdaje) (?:ten )?test),?"
    ),
    "if.failure": (
        r"jeśli (?:ten |twój |dany )?test(?: umiejętności)? (?:zakończy(?:ł)? się (?:porażką|niepowodzeniem)"
        r"|się nie powiedzie)|jeśli (?:poniesiesz porażkę|ci się nie uda)|w przypadku porażki"
        r"|każdy badacz,? (?:którego test (?:zakończył|zakończy|kończy) się porażką"
        r"|który nie (?:zdał|zda|zdaje) (?:tego )?testu),?"
    ),
    "no-clues-here": r"jeśli w twojej lokalizacji nie ma (?:żadnych )?(?:żetonów )?wskazówek",
    "each.failed": (
        r"za każdy punkt,? o (?:który|jaki) (?:test się nie powiódł|poniesiesz porażkę|nie zdasz testu)"
        r"(?: \(porażka\))?"
    ),
    "each.succeeded": (
        r"za każdy punkt,? o (?:który|jaki) (?:test się powiódł|test zakończył się sukcesem"
        r"|odniesiesz sukces)"
        r"(?: \(sukces\))?"
    ),
    "q.half": r"połow(?:ę|y|a)",
    "round.up": r",? ?zaokrągl\w+ w górę",
    "round.down": r",? ?zaokrągl\w+ w dół",
    "c.for-each": r"za każd\w+",
    "by.more": r"o (?P<num>\d+) lub więcej",
    "by.less": r"o (?P<num>\d+) lub mniej",
    "n.one-or-more": r"1 (?:lub )?więcej|co najmniej (?:1|jeden|jedną)",
    # whom
    "you": r"ty|ciebie|cię|ci|tobie|tobą|sobie|jesteś|znajdujesz się",
    "by.means": r"przy pomocy|za pomocą|dzięki",
    "your": r"tw[oó]j\w*|twe\w*|posiadan\w+ przez (?:ciebie|siebie)",
    "others": r"inn(?:y|a|ego|emu|ym|ej|ych|i|e|ą)|pozostał\w+",
    "control.yours": r"kontrolowan\w+ przez (?:ciebie|siebie)|,? ?któr\w+ kontrolujesz,?|pod twoją kontrolą",
    "det.each": r"każd\w+|wszys\w+|po(?= \d)",
    "q.any-number": r"dowoln\w+ liczb\w+",
    "q.up-to": r"(?:do|co najwyżej|nie więcej niż|maksymalnie)(?= \d| jedn| dw| trzech)",
    "x": r"(?-i:X)",
    "signed-x": r"[+-](?-i:X)",
    "x.is": r"(?:,? ?gdzie )?(?-i:X) (?:to|jest równe|równa się|wynosi)(?: liczb\w+)?",
    "det.that": (
        r"ten|tego|temu|tym|tych|te|tę|dan(?:y|ego|emu|ym|ej|ą)|wybran\w+|(?:za)?atakując\w+|zaatakowan\w+"
    ),
    "det.this": rf"{_THIS_F}(?= (?:lokalizacj|tajemni))",
    "det.lead": r"główn\w+|prowadząc\w+",
    "investigator": r"badacz\w*|gracz\w*",
    "enemy": r"wr[oó]g\w*",
    "enemy-that": (
        r"wrogowi,? któremu (?:udało (?:ci )?się wymknąć|właśnie się wymknąłeś)"
        r"|(?:atakując|zaatakowan|pokonan(?!iu)|wybran)\w+ wr[oó]g\w*"
    ),
    "self": r"~|(?:tę|ta|tej|tą) kart[ęayą]|(?:ten|tego|temu) (?:wr[oó]g|atut|wydarzenie)(?= z gry)",
    "it": (
        r"go|jego|niego|nim|niej|nią|ją|jej|jemu|mu|ona|on|ono|nich|im"
        r"|(?:(?<=na )|(?<=za )|(?<=przez )|(?<=od )|(?<=w ))nie"
    ),
    "here": r"(?:w|na|z) (?:twojej|swojej|tej samej) lokalizacji(?: co ty)?",
    "at-this": (
        r"(?:(?:w|do|z|na) )?tej lokalizacji|lokalizacj\w+,? do której (?:jest )?(?:dołączon"
        r"|połączon)\w+(?: jest)?"
        r"(?: (?:tę|ta) kart[ęa])?,?|(?:do|z|w) (?:dołączonej|tej) lokalizacji"
    ),
    "at-its": r"(?:w|z) (?:jego|jej) lokalizacji",
    "at-that": r"(?:w|do|z|na) (?:danej|wybranej) lokalizacji",
    "location": r"lokalizacj\w+",
    "location-this": r"(?:tę|ta|tą) lokalizacj\w+",
    "location-any": r"(?:(?:w|do) )?(?:dowoln|jakiejkolwiek|wybranej przez siebie)\w* lokalizacj\w+",
    "connecting": r"połączon\w+(?: z twoją)?",
    "engaged-you": (
        r"(?:znajdując\w+ się |będąc\w+ )?(?:z tobą w zwarciu|w zwarciu z tobą)"
        r"|,? ?(?:który jest|z którym(?:i)? jesteś|który znajduje się"
        r"|którzy są) (?:z tobą )?w zwarciu(?: z tobą)?,?"
    ),
    "attached": r"dołączon\w+",
    "state": (
        r"nie (?:ma|pozostały|pozostało|posiada)(?: (?=na ))?(?: żadn\w+)?|żadn\w+|znajduj(?:e"
        r"|ą) się(?= (?:\d|mniej|co najmniej))"
        r"|masz(?= \d)|mniej niż"
    ),
    "state+you": r"nie masz(?: żadn\w+)?|masz na sobie(?= \d)",
    "trait": r"(?:z cech(?:ą|ami) )?(?:\[\[(?P<trait>[^\]]+)\]\])",
    "non-trait": r"(?:nie[- ]?|bez cechy |inn\w+ niż )(?:\[\[(?P<trait>[^\]]+)\]\])",
    "non-weakness": r"inn\w+ niż osłabienie|niebędąc\w+ osłabieniem",
    "who.discovered": (
        r"odkrywc(?:a|y|ę)|(?:ten|temu),? kto (?:ją |je )?odkrył(?: ją| je)?,?"
        r"|badacz(?:owi)?,? który (?:ją |je )?odkrył(?: ją| je| wskazówkę)?,?"
    ),
    # numbers and things
    "signed": r"(?P<num>[+-]\d+)(?!\d)",
    "skill.willpower": r"\[willpower\]|sił[ya] woli|siłę woli",
    "skill.intellect": r"\[intellect\]|intelekt(?:u|em)?",
    "skill.combat": r"\[combat\]|walki(?= \()",
    "skill.agility": r"\[agility\]|zwinnoś(?:ci|ć)",
    "skill.all": (
        r"każdej z (?:twoich|swoich|jego) umiejętności|(?:wartości )?(?:twojej |swojej )?umiejętności"
        r"|wszystkich (?:twoich |swoich )?umiejętności"
    ),
    "skill.choice": r"wybranej (?:przez (?:ciebie|siebie) )?umiejętności",
    "difficulty": r"\((?P<num>\d+)\)",
    "n.damage": r"obraże(?:ni[ea]|ń|niami|niom)",
    "n.horror": r"(?:punkt\w*|punk|żeton\w*) przerażenia|przerażeni[ea]",
    "q.direct": r"bezpośredni\w*",
    "n.clue": r"(?:żeton\w* )?wskazówk\w+|(?:żeton\w* )?wskazówek",
    "n.your-clue": (
        r"(?:z )?(?:twoich|swoich) (?:żetonów )?wskazówek|(?:twoj\w+|swoj\w+) (?:żeton\w* )?wskazów\w+"
    ),
    "n.resource": r"(?:żeton\w* )?zas[oó]b\w*",
    "n.doom": r"(?:żeton\w* )?zagład[yęaą]",
    "n.card": r"kart(?:a|y|ę|ami|ą)?|karcie",
    "n.action": r"akcj[aeęią]+",
    "q.additional": r"dodatkow\w+",
    "q.random": r"losow\w+",
    "q.automatic": r"automatycznie",
    "q.success": r"z sukcesem|pomyślnie|skutecznie",
    "n.hand": r"(?:(?:z|na|do) )?(?:twojej |swojej |twoją |swoją )?r[ęe]k[ięaę]|(?:twojej |swojej )?ręce",
    "n.deck": r"(?:twojej |swojej |twoją |swoją )?tali\w*",
    "n.your-deck": r"do (?:twojej|swojej) talii",
    "n.encounter-deck": r"tali\w+ spotkań",
    "n.encounter-card": r"kart\w* spotka(?:nia|ń)",
    "q.top": r"wierzchni\w+",
    "n.agenda": r"(?:obecn\w+|bieżąc\w+|aktualn\w+|tej|tę|ta)? ?tajemnic\w*",
    "n.act": r"(?:obecn\w+|bieżąc\w+|aktualn\w+|ten|tym)? ?akt(?:u|cie|em)?|tali\w+ aktów",
    "may-advance": r"(?:ten efekt|to) może spowodować postęp (?:aktualnej |obecnej |bieżącej )?tajemnicy",
    "n.threat": r",? ?(?:(?:na|w|do) )?(?:twoim|swoim|twojego|swojego) obsza\w+ zagrożenia",
    "n.play": r"(?:do|w|z) (?:gry|grze|grę)",
    "n.victory": r"(?:do |w )?(?:puli|pulę) zwycięstwa",
    "n.out": r"z gry",
    "n.trauma-physical": r"(?:punkt\w* )?traum[yę] fizyczn(?:ej|ą)",
    "n.trauma-mental": r"(?:punkt\w* )?traum[yę] psychiczn(?:ej|ą)",
    "n.shroud": r"zasłony",
    "n.fight": r"walki",
    "n.evade": r"(?:do )?wymykania(?: się)?|unikania",
    "n.health": r"wytrzymałości|zdrowia",
    "n.sanity": r"poczytalności",
    "n.token": r"żeton\w* chaosu",
    "symbol": r"\[(?P<symbol>skull|cultist|tablet|elder_thing|auto_fail|elder_sign|bless|curse|frost)\]",
    "n.test": r"(?:test(?:u|y|ów|em|cie|ach)?|teście)(?: umiejętności)?",
    "n.attack": r"atak(?:u|iem|i|ów)?(?: wrog\w+)?",
    "n.investigation": r"badania|badanie",
    "n.evasion": r"wymknięcia się|prób\w+ wymknięcia się",
    "during.fight": r"podczas (?:ataku|walki)|dopóki (?:atakujesz|walczysz)",
    "during.investigate": r"podczas badania(?: lokalizacji)?|dopóki badasz|w trakcie badania",
    "during.evade": r"podczas (?:próby )?wym(?:ykania|knięcia)(?: się)?|dopóki (?:się wymykasz|wymykasz się)",
    "n.opportunity": r"atak\w* towarzysząc\w+|atak\w* okazyjn\w+",
    "n.effect": r"efekt\w*(?: odkrycia)?(?: (?:tej|danej) karty)?(?: ruchu)?|efekt\w* (?:tej|danej) karty",
    "n.move": r"ruch(?:u|em)?",
    "asset": r"(?:kart\w* |karcie )?atu(?:t\w*|cie)",
    "event": r"(?:kart\w* )?wydarze[nń]\w*",
    "skill-card": r"kart\w* umiejętności",
    "treachery": r"(?:kart\w* )?podstęp\w*",
    "weakness": r"osłabie[nń]\w*",
    "resolution": r"\(→ ?[RZ](?P<num>\d+)\)",
    # verbs
    "v.deal": r"zada(?:j|je|ć|ją|nie|niu|da|)|zadał\w*|daj",
    "v.deal+you": r"zadajesz|zadasz",
    "v.take": r"otrzym(?:uje|ują|a|ają|ać|aj|aniu|ał)|przyjm(?:uje|ie|ij)",
    "v.take+you": r"otrzymujesz|otrzymasz|otrzymał[ae]ś",
    "v.discover": r"odkry(?:j|je|wa|ć|to|wać|ciu|ł)(?=.*wskaz[oó]w)",
    "v.discover+you": r"(?:odkrywasz|odkryjesz|odkrył[ae]ś)(?=.*wskaz[oó]w)",
    "v.draw": r"dobier(?:z|a|ze|ają|ać)|dobra(?:ć|niu|ł|no)|dobierana",
    "v.draw+you": r"dobierasz|dobierzesz|dobrał[ae]ś",
    "v.gain": (
        r"zysk(?:uje|ują|aj|ać|a|aniu|ał)|otrzym(?:uje|ują|a|ać|aj|aniu)(?=.*zas[oó]b)"
        r"|(?:weź|bierze|wzięciu)(?= (?:\d+ |żeton\w* )*zas[oó]b)"
    ),
    "v.gain+you": r"zyskujesz|zyskasz|zyskał[ae]ś|(?:otrzymujesz|otrzymasz)(?=.*zas[oó]b)",
    "v.lose": r"trac(?:i|ą)|strać|stracić",
    "v.lose+you": r"tracisz",
    "v.heal": r"wylecz(?:yć)?|leczy|uleczy?ć?|uleczy",
    "v.heal+you": r"leczysz",
    "v.place": (
        r"umie(?:ść|szcza|ścić|szczony|szczona|szczone|szczeniu)|doda(?:j|je|ć)|umieszczon\w+"
        r"|poł(?:óż|ożon\w+|ożeniu|ożyć|oży)|kładzie"
    ),
    "v.place+you": r"umieszczasz|dodajesz",
    "v.remove": r"usu(?:ń|wa|nąć)",
    "v.remove+you": r"usuwasz",
    "v.move": (
        r"się porusz(?:ać|yć|y|a)|poruszać(?: się)?|porusz(?:a|y|yć|aj|eniu)?(?: się)?|przesu[nń]\w*"
        r"|przenie[sś]\w*|przemieść(?: się)?"
    ),
    "v.move+you": r"(?:się )?porusz(?:asz|ysz)(?: się)?",
    "v.move-out+you": r"porusz(?:asz|ysz) się z(?= tej)",
    "v.engage": (
        r"wejdzie (?:\w+ )?(?:\w+ )?w zwarcie|wejś(?:ć|ciu) w zwarcie|wejdź w zwarcie"
        r"|wchodzi (?:\w+ )?(?:\w+ )?w zwarcie|w zwarcie"
    ),
    "v.engage+you": (
        r"wejść z tobą w zwarcie|(?:wchodzisz|wejdziesz) w zwarcie|znajdziesz się w zwarciu"
        r"|(?:wejdzie|wchodzi) z tobą w zwarcie"
    ),
    "v.disengage": (
        r"uwolni(?:j|ć|a)? się ze zwarcia|uwalnia się ze zwarcia|przesta(?:nie|je) być w zwarciu"
        r"|opuści zwarcie|opuszcza zwarcie"
    ),
    "v.disengage+you": r"uwalniasz się ze zwarcia",
    "v.evade": r"wymkn(?:ij|ie|ąć|ęło|ięciu)(?: się)?|się wymknąć|wymyka(?: się)?",
    "v.evade+you": r"(?:się )?wymkniesz(?: się)?|wymkn(?:ąłeś|ęłaś) się|uda ci się wymknąć|wymykasz się",
    "v.exhaust": r"wyczerp(?:ać|uje|any|ana|ane|nie|aniu)?|wyczerpan\w+",
    "v.exhaust+you": r"wyczerpujesz",
    "v.ready": r"przygotu(?:j|je)|przygotowa[ćn]\w*|przygotowaniu|przygotowywan\w+",
    "v.discard": r"odrzu(?:ć|ca|cić|ci|cony|cona|cone|cają|ceniu|cił)|odrzucon\w+",
    "v.discard+you": r"odrzucasz|odrzucisz|odrzuci(?:łeś|łaś)",
    "v.return": r"cofn(?:ij|ąć|ie)|cofa|zwróć|odłóż|wróć",
    "v.return+you": r"cofasz",
    "v.shuffle": r"wtasu(?:j|je|ować)|wtasowuje|(?:po|prze)tasu(?:j|je|ować)",
    "v.shuffle+you": r"wtasowujesz|(?:prze)?tasujesz",
    "v.get": r"dosta(?:je|ją|nie)",
    "v.get+you": r"dostajesz",
    "v.test": r"(?:wykon(?:aj|uje|ać) )?test(?:u)?(?= (?:\[|siły woli|intelektu|walki|zwinności))",
    "v.test+you": r"wykonujesz test(?= (?:\[|siły woli|intelektu|walki|zwinności))",
    "v.spend": r"wyda(?:j|je|ją|ć)|zapłacić|zapłać",
    "v.spend+you": r"wydajesz",
    "v.cancel": r"anulu(?:j|je)|anulować",
    "v.cancel+you": r"anulujesz",
    "v.attack": r"(?:za)?ataku(?:je|ją)|atakować|zaatakować|zaatakuje|wykona atak|wykonuje atak",
    "v.attack+you": r"(?:za)?atakujesz",
    "v.advance": r"postępuje|postępie|postąpił\w*|(?:s?powoduj|powoduje|spowodować) postęp|postąpi|postęp",
    "v.defeat": r"pokona(?:ć|j|ny|na|ł|ła|li)?",
    "v.defeat+you": r"pokonasz|pokonujesz|pokonał[ae]ś",
    "v.be-defeated": r"pokonaniu|zosta(?:nie|je|ł|ła) pokonan\w+|zostać pokonan\w+|jest pokonan\w+",
    "v.be-defeated+you": r"zosta(?:niesz|jesz) pokonan\w+",
    "v.put": r"wprowad[zź]\w*",
    "v.attach": r"dołącz(?:a|yć)?",
    "v.suffer": r"otrzymuje(?=.*traum)|ponosi(?=.*traum)",
    "v.suffer+you": r"(?:otrzymujesz|ponosisz|doznajesz|otrzymasz)(?=.*traum)",
    "v.choose": r"wybierz|wybiera|wybrać",
    "v.choose+you": r"wybierasz",
    "v.perform": r"wykon(?:aj|uje|ać|a)|wykonywan\w+",
    "v.perform+you": r"wykonujesz|wykonasz",
    "v.play": r"zagr(?:a|ywa|ać|aj|ana|any|ane|ywać|aniu|ał)",
    "v.play+you": r"zagrasz|zagrywasz|zagrał[ae]ś",
    "v.enter": r"wejdzie|wchodzi|wejściu|porusz(?:y|a) się (?:do|na)",
    "v.enter+you": r"wejdziesz|wchodzisz|porusz(?:ysz|asz) się (?:do|na)",
    "v.leave": r"opuści|opuszcza|opuścić|opuszczeniu",
    "v.leave+you": r"opuścisz|opuszczasz|opuści(?:łeś|łaś)",
    "v.reveal": r"odkry(?:wany|wa|je|ty|ć|ta|wana|j|ciu)|ujawnieniu|odkryt\w+|ujawni\w*",
    "v.reveal+you": r"odkrywasz|odkryjesz|odkrył[ae]ś",
    "v.investigate": r"zbada(?:ć|na|j)?|bada(?:ć|na|ją)?|badając",
    "v.investigate+you": r"badasz|zbadasz",
    "v.success-investigate": r"(?:zostanie )?z sukcesem zbadan\w+|(?:pomyślnie|skutecznie) zbada\w*",
    "v.success-investigate+you": (
        r"uda ci się z sukcesem zakończyć badanie|badanie zakończy się sukcesem|z sukcesem zbadasz"
        r"|(?:pomyślnie|skutecznie) zbadasz|zakończysz badanie (?:z )?sukcesem"
    ),
    "v.success-attack": r"uda się zaatakować \(sukces\)|(?:z sukcesem|skutecznie|pomyślnie) zaatakuje",
    "v.success-attack+you": r"(?:z sukcesem|skutecznie|pomyślnie) zaatakujesz",
    "v.success-evade+you": r"z sukcesem (?:wymkniesz się|się wymkniesz)",
    "v.commit": r"przezna\w+",
    "v.commit+you": r"przeznaczysz|przeznaczasz",
    "v.succeed": (
        r"zda(?:je|ł)?(?= test)|odniesie sukces|(?:zakończy(?:ł)?|zakończyć"
        r"|kończy)(?: się)? (?:z )?sukcesem|odnosi sukces"
    ),
    "v.succeed+you": (
        r"zda(?:sz|jesz)(?= test)|zdał[ae]ś(?= test)|zakończysz (?:test umiejętności )?z sukcesem"
        r"|odniesiesz sukces|z sukcesem (?:za|u)kończysz|(?:za|u)kończysz sukcesem"
    ),
    "v.initiate": r"rozpoczyna(?= test)|rozpocznie(?= test)",
    "v.initiate+you": r"rozpoczynasz(?= test)|rozpoczniesz(?= test)",
    "v.fail": (
        r"nie zda(?:je|ł)?(?= test)|pon(?:iesie|osi) porażkę|(?:zakończy(?:ł)?|zakończyć"
        r"|kończy)(?: się)? porażką|się nie powi(?:edzie|ódł)"
    ),
    "v.fail+you": r"(?:poniesiesz|ponosisz) porażkę|nie zda(?:sz|jesz|łeś|łaś)",
    "v.spawn": (
        r"(?:się )?pojaw(?:i|ia|ieniu|ił|iła)(?: się)?|rozstaw\w*|zostanie rozstawion\w+|rozstawian\w+"
    ),
    "v.use": (
        r"bada się przy pomocy|używa(?: się|ć)?|(?:przeprowadź badanie|bada(?:j|się)?|zbadaj"
        r"|wykonaj atak) przy pomocy|użyj"
    ),
    "v.use+you": r"używasz|możesz używać",
    "v.provoke": r"nie (?:wywołuje|prowokuje)",
    "v.resolve": r"rozpatrz\w*",
    "v.ready-not": r"nie przygotowuje się",
    "q.undefeated": r"niepokonan\w+",
    "n.or-more": r"(?P<num>\d+) lub więcej|co najmniej (?P<num2>\d+)",
    "n.or-fewer": r"(?P<num>\d+) lub mniej",
    "bound.min": r",? ?(?:do )?minimum (?P<num>\d+)|,? ?(?:co najmniej|minimalnie) (?P<num2>\d+)(?=\))",
    "bound.max": r",? ?(?:do )?ma(?:x|ks(?:ymalnie|imum|ymum)?)\.? (?P<num>\d+)(?=[,).]|$)",
    "if.cannot": r"jeśli (?:nie możesz|nie może|nie jest to możliwe|to niemożliwe),?",
    "limit-place": r"limit (?:jeden|(?P<num>\d+)) na (?:lokalizację|wroga)",
    "only-engaged": (
        r"zaatakowany wróg jest jedynym wrogiem (?:znajdującym się |będącym )?(?:z tobą w zwarciu"
        r"|w zwarciu z tobą)"
    ),
    "v.search": r"przeszuk(?:aj|uje|ać|a|ują)(?=.*(?:tali|stos|wierzchni))",
    "v.search+you": r"przeszukujesz(?=.*(?:tali|stos|wierzchni))",
    "n.discard": (
        r"(?:(?:na|z|ze|w) )?(?:twoim |twojego |swoim |swojego )?stos\w* (?:kart odrzuconych"
        r"|odrzuconych kart)(?: spotkań)?"
    ),
    "q.nearest": r"najbliższ\w+",
    "n.pool": r"z puli żetonów|z banku(?: żetonów)?",
    "n.pool-yours": r"(?:(?:do|z) )?(?:twojej|swojej) puli zasobów",
    "that-many": r"taką samą liczbę|tyle samo|tyle",
    "all-but": r"wszystkie karty poza (?P<num>\d+)|wszystkie oprócz (?P<num2>\d+)",
    "per-investigator": r"(?:za każdego|na(?: każdego)?) badacza|\[per_investigator\]",
    "n.skill-asked": r"umiejętności wskazanej przez próbę badania",
    "location-revealed": r"odkryt\w+ lokalizacj\w+",
    "no-enemies": r",? ?w której nie ma (?:żadnych )?wrogów|bez wrogów",
    "q.new": r"now(?:y|ego|ą)",
    "n.bag": r"(?:do )?worka(?: chaosu)?",
    "v.blank": r"traktuj(?=.*puste)",
    "n.textbox": (
        r"(?:wydrukowane )?pole tekstowe"
        r"|(?:tak,? )?jakby było puste(?: \(za wyjątkiem \[\[cech\]\]\))?"
    ),
    "v.control": r"kontrolujesz",
    "slot.hand": r"stref\w+ r(?:ąk|ęki)",
    "slot.arcane": r"stref\w+ mistyczn\w+",
    "slot.ally": r"stref\w+ sprzymierzeńc\w+",
    "slot.accessory": r"stref\w+ (?:akcesori\w+|dodatk\w+)",
    "slot.body": r"stref\w+ (?:ciała|korpusu)",
    "c.otherwise": r"w przeciwnym (?:razie|wypadku),?",
}
