# Słowa wiersza poleceń i aplikacji.

app-name = Grimrule
tagline = Zasady gier z rodziny Horror w Arkham: przy stole i w trzech językach.
unofficial = Projekt nieoficjalny, niezwiązany z wydawcami gier ani przez nich niewspierany.
language = Język
language-en = English
language-pl = Polski
language-uk = Українська

game = Gra
games = Gry
kind = Rodzaj
rules = Reguły
statements = Zdania
questions = Pytania
all-kinds = wszystkie
counts-title = Co zawiera zbiór reguł
n-rules = { $count ->
    [one] { $count } reguła
    [few] { $count } reguły
   *[other] { $count } reguł
}
n-statements = { $count ->
    [one] { $count } zdanie
    [few] { $count } zdania
   *[other] { $count } zdań
}
n-questions = { $count ->
    [one] { $count } pytanie
    [few] { $count } pytania
   *[other] { $count } pytań
}
in-languages = po polsku, angielsku i ukraińsku
read-in = Na podstawie:
book-line = { $title } ({ $language }, { $year })
by-kind = Reguły według rodzaju

kind-core-rule = zasada nadrzędna
kind-glossary = hasło słowniczka
kind-section = podrozdział
kind-keyword = słowo kluczowe
kind-action = akcja
kind-ability-type = rodzaj zdolności
kind-timing-word = określenie czasu
kind-card-type = rodzaj karty
kind-class = klasa
kind-phase = faza
kind-step = krok
kind-window = okno gracza
kind-setup = krok przygotowania
kind-anatomy = element karty
kind-appendix = suplement

also-called = Inaczej: { $names }
part-of = Należy do:
has-parts = Części:
next-step = Dalej:
see-also = Zobacz także:
referred-from = Odsyłają tu:
prints-disagree = Wydania są sprzeczne (^{ $anchor }):
printed-on = Strona w druku: { $pages }
print-en = angielskie
print-pl = polskie
print-uk = ukraińskie

# Wyszukiwanie i graf.

edge-see = odsyłacz w druku
edge-link = odsyłacz
edge-part-of = należy do
edge-next-step = następny krok
edge-mentions = wspomina
edge-same-as = to samo słowo w innej grze
edge-see-back = odsyła tu w druku
edge-link-back = odsyła tu
edge-part-of-back = zawiera
edge-next-step-back = poprzedni krok
edge-mentions-back = wspominana przez
edge-same-as-back = to samo słowo w innej grze

why-asked = gracze pytają: „{ $text }”
why-named = nazwa: { $text }
why-says = treść: { $text }
why-words = wspólne słowa: { $text }
why-neighbour = obok { $text }
no-answer = Żadna reguła na to nie odpowiada. Najbliższe:
nothing-found = Żadna reguła na to nie odpowiada i żadna nie jest blisko.
search-without-meaning = Brakuje modelu językowego albo jest uszkodzony, więc szukam tylko po słowach i po grafie.
building-index = Przygotowuję wyszukiwanie, tylko ten jeden raz
building-corpus = czytam reguły
building-lexicon = uczę się odmiany słów
building-words = indeksuję słowa
building-vectors = indeksuję znaczenia
no-path = Nic nie łączy { $source } i { $target }.
hubs = Najczęściej przywoływane:
graph-written = Zapisano: { $file } ({ $rules ->
    [one] { $rules } reguła
    [few] { $rules } reguły
   *[other] { $rules } reguł
}, { $edges ->
    [one] { $edges } krawędź
    [few] { $edges } krawędzie
   *[other] { $edges } krawędzi
}).
odds-success = Sukces: { $percent } %
odds-by-success = sukces o { $margin }
odds-by-failure = porażka o { $margin }
odds-icons = { $icons ->
    [one] { $icons } symbol więcej: { $before } % → { $after } %
    [few] { $icons } symbole więcej: { $before } % → { $after } %
   *[other] { $icons } symboli więcej: { $before } % → { $after } %
}
odds-silent = Liczone jako zero, bo nie podano wartości: { $symbols }. Podaj ją przez --symbol, np. --symbol skull=-2.

# Test krok po kroku.

step-help = Odpowiadaj numerem albo nazwą. back: cofnij; why: reguła; odds: o ile; draw: losuj; save PLIK: zapisz; quit: zakończ.
step-over = Koniec testu.
step-saved = Zapisano: { $file }
option-done = wystarczy
option-pass = pas
decide-commit = { $by }: przeznaczasz kartę na test?
decide-ability = { $by }: używasz zdolności?
decide-token = Jaki żeton chaosu wylosowano?
decide-forced-order = { $by } (główny badacz): która zdolność wymuszona pierwsza?
decide-result-order = { $by }: który wynik pierwszy?
what-commit = karta na test
what-ability = użycie zdolności
what-token = wylosowany żeton chaosu
what-forced-order = kolejność zdolności wymuszonych
what-result-order = kolejność wyników
skill-willpower = woli
skill-intellect = intelektu
skill-combat = walki
skill-agility = zwinności
event-test-began = { $by } wykonuje test { $skill }, poziom trudności { $difficulty }.
event-test-called = Trzeba wykonać jeszcze jeden test; czeka na koniec tego.
event-reached = — { $point } —
event-card-committed = { $by } przeznacza na test kartę { $card }.
event-ability-used = Użyto zdolności: { $ability }.
event-token-revealed = Odkryty żeton: { $token }.
event-token-cancelled = Anulowany żeton: { $token }.
event-token-ignored = Zignorowany żeton: { $token }.
event-token-resolved = Rozpatrzono efekt żetonu { $token }.
event-value-determined = Wartość umiejętności: { $base } + symbole { $icons } + żetony { $tokens } + zdolności { $abilities } = { $value }.
event-test-decided = { $succeeded ->
    [yes] Sukces o { $margin } ({ $value } przeciw { $difficulty }).
   *[no] Porażka o { $margin } ({ $value } przeciw { $difficulty }).
}
event-clues-discovered = { $by } odkrywa wskazówki w lokalizacji { $location }: { $count }.
event-enemy-damaged = { $enemy } otrzymuje obrażenia: { $damage }.
event-enemy-evaded = { $by } wymyka się wrogowi { $enemy }, który się wyczerpuje.
event-investigator-hurt = { $investigator } otrzymuje obrażenia: { $damage } i przerażenie: { $horror }.
event-enemy-attacked = { $enemy } atakuje badacza { $investigator }: obrażenia { $damage }, przerażenie { $horror }.
event-card-discarded = { $by } odrzuca kartę { $card }.
event-test-ended = Żetony wracają do worka; test się kończy.

# Błędy, które można naprawić samemu.

error-corpus-damaged = { $count ->
    [one] { $count } usterka w zbiorze reguł. Niczego nie wczytano.
    [few] { $count } usterki w zbiorze reguł. Niczego nie wczytano.
   *[other] { $count } usterek w zbiorze reguł. Niczego nie wczytano.
}
error-unknown-game = Nie ma gry „{ $game }”. Dostępne gry: { $games }.
error-unknown-rule = Nie ma reguły „{ $rule }”. Może chodzi o: { $nearest }?
error-illegal-answer = „{ $answer }” nie jest odpowiedzią na „{ $what }”. Możliwe odpowiedzi: { $options }.
error-bad-situation = Takiej sytuacji być nie może: „{ $value }” w polu { $field }. Znane: { $known }.
error-bad-bag = „{ $token }” to ani worek chaosu, ani żeton. Worki: { $bags }; albo żetony, np. „+1 0 -1 skull auto_fail”.
error-bad-symbol = Nie da się odczytać „{ $symbol }”. Napisz symbol i jego wartość, np. skull=-2.
error-bad-save = „{ $file }” to ani arkusz sytuacji, ani zapisany test. Zobacz docs/situation.md.
error-empty-question = Pytanie jest puste. Zapytaj na przykład: „czy ghul mnie uderzy, jak wezmę zasób?”.
error-unknown-format = Nie da się zapisać „{ $file }”. Podaj plik z końcówką { $endings }.
error-unreadable-file = Nie da się odczytać „{ $file }” ({ $problem }). Podaj plik tekstowy UTF-8 z jednym pytaniem w wierszu.
error-rule-needed = Podaj regułę do narysowania; cały graf zapisuje się do pliku .graphml albo .json.

# Co znajduje `grimrule check`: co jest nie tak i co zrobić.

problem-unreadable = Nie da się odczytać pliku ({ $problem }). Zapisz go jako tekst UTF-8.
problem-bad-file-name = „{ $name }” nie nadaje się na identyfikator. Użyj małych liter łacińskich, cyfr, łączników i kropek.
problem-no-front-matter = Brak nagłówka. Zacznij plik wierszem „---”, po nim pola i znów wiersz „---”.
problem-bad-yaml = Nagłówek nie jest poprawnym YAML-em: { $problem }. Tekst z „: ” albo zaczynający się od symbolu weź w cudzysłów.
problem-duplicate-field = Pole „{ $field }” występuje dwa razy. Zostaw jedno.
problem-missing-field = Brakuje pola „{ $field }”. Dodaj je.
problem-unknown-field = Nie ma pola „{ $field }”. Usuń je albo popraw pisownię.
problem-bad-field = Pole „{ $field }” nie może mieć wartości „{ $given }”. Opis formatu: docs/corpus.md.
problem-too-few-questions = { $count ->
    [one] Tylko { $count } pytanie w „{ $lang }”; napisz co najmniej { $needed }.
    [few] Tylko { $count } pytania w „{ $lang }”; napisz co najmniej { $needed }.
   *[other] Tylko { $count } pytań w „{ $lang }”; napisz co najmniej { $needed }.
}
problem-repeated-question = Pytanie „{ $question }” jest już w { $rule }. Zapytaj o coś innego.
problem-repeated-name = „{ $name }” występuje wśród nazw dwa razy. Zostaw jedną.
problem-missing-language = Brakuje części „## { $lang }”. Dodaj ją ze wszystkimi zdaniami.
problem-unknown-section = „{ $section }” nie należy do żadnego języka. Używaj tylko części „## en”, „## pl” i „## uk”.
problem-duplicate-section = Część „## { $section }” występuje dwa razy. Połącz obie.
problem-no-anchor = To zdanie nie ma kotwicy: „{ $words }”. Zakończ je przez „ ^nazwa”.
problem-empty-statement = Zdanie ^{ $anchor } nic nie mówi. Napisz je albo usuń.
problem-duplicate-anchor = Kotwica ^{ $anchor } oznacza dwa zdania w „{ $lang }”. Zmień jedną.
problem-anchors-differ = Kotwice w „{ $lang }” różnią się od pierwszego języka: ^{ $found } stoi tam, gdzie powinno być ^{ $expected }. Użyj tych samych kotwic w tej samej kolejności.
problem-links-differ = W „{ $lang }” brakuje odsyłacza do { $target }, który jest w innym języku. Dodaj go wszędzie.
problem-link-without-words = Odsyłacz do { $target } nie ma słów. W „{ $lang }” napisz [[{ $target }|słowa]].
problem-unknown-symbol = Nie ma symbolu [{ $symbol }]. Popraw pisownię.
problem-stray-markup = „{ $markup }” nie pasuje do zdania. Pisz zwykłym tekstem.
problem-mixed-script = „{ $word }” miesza litery łacińskie z cyrylicą. Wpisz słowo jednym alfabetem.
problem-untranslated = ^{ $anchor } brzmi w „{ $lang }” tak samo jak po angielsku. Przetłumacz.
problem-unknown-anchor = Ta reguła nie ma zdania ^{ $anchor }. Popraw „at” w uwadze.
problem-dangling = Nie ma reguły { $target }. Może { $nearest }?
problem-self-link = { $target } odsyła do reguły, w której stoi. Usuń to.
problem-duplicate-id = Identyfikator { $id } należy już do { $owner }. Usuń go tutaj.
problem-orphan = Nic nie prowadzi do { $rule } ani stamtąd. Dodaj odsyłacz.
problem-no-game-file = Gra nie ma pliku game.yaml. Dodaj go z nazwami gry i książek.
problem-no-rules = Nie ma tu żadnych reguł. Wskaż folder, w którym każda gra ma swój folder.
