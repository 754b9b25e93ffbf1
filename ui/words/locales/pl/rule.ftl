rule-choose = Zasada
rule-choose-hint = Wybierz lub wpisz nazwę
rule-nearest = Najbliższe:
rule-none-chosen = Wybierz zasadę po nazwie albo zacznij od jednej z tych, do których prowadzi najwięcej innych.
rule-no-statement = W tej zasadzie nie ma zdania ^{ $at }. Poniżej cała zasada.
rule-all-languages = Wszystkie trzy języki obok siebie
rule-executed-title = To zdanie wykonuje silnik.
rule-executed = { $statements ->
    [one] Silnik wykonuje { $done } z { $statements } zdania.
   *[other] Silnik wykonuje { $done } z { $statements } zdań.
}
rule-carried-out = Silnik wykonuje tę zasadę jako osobny krok.
rule-cases = { $cases ->
    [one] Pokazuje to { $cases } numerowany przypadek.
    [few] Pokazują to { $cases } numerowane przypadki.
   *[many] Pokazuje to { $cases } numerowanych przypadków.
}
rule-reference-only = Tylko do wglądu: silnik nie powołuje się na tę zasadę.
rule-graph = Powiązane zasady
rule-graph-hint = Kliknij zasadę, by ją otworzyć. Przeciągaj, by przesuwać; przewijaj lub rozsuwaj palce, by przybliżać.
rule-graph-farther = O krok dalej
rule-graph-mentions = Także zwykłe wzmianki
rule-graph-save = Zapisz obraz (SVG)
rule-graph-refresh = Ułóż od nowa
rule-graph-fullscreen = Pełny ekran
rule-graph-zoom-in = Przybliż
rule-graph-zoom-out = Oddal
rule-graph-fit = Dopasuj do ramki
rule-graph-centre = Wyśrodkuj
rule-way = Jak łączy się z inną zasadą
rule-way-to = Druga zasada

# Symbole w zdaniach.

rule-symbol-action = akcja
rule-symbol-fast = darmowa
rule-symbol-reaction = reakcja
rule-symbol-per-investigator = na badacza
rule-symbol-willpower = wola
rule-symbol-intellect = intelekt
rule-symbol-combat = walka
rule-symbol-agility = zwinność
rule-symbol-wild = joker
rule-symbol-skull = czaszka
rule-symbol-cultist = kultysta
rule-symbol-tablet = tabliczka
rule-symbol-elder-thing = Przedwieczny
rule-symbol-auto-fail = automatyczna porażka
rule-symbol-elder-sign = Znak Starszych Bogów
rule-symbol-guardian = strażnicy
rule-symbol-mystic = mistycy
rule-symbol-rogue = łotrzy
rule-symbol-seeker = poszukiwacze
rule-symbol-survivor = ocalali
rule-same-word = To samo słowo ma w innej grze własne znaczenie:
