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
rules = Zasady
statements = Zdania
questions = Pytania
all-kinds = wszystkie
counts-title = Co zawiera zbiór zasad
n-rules = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[other] { $count } zasad
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
by-kind = Zasady według rodzaju

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
kind-component = element gry
kind-status = status
kind-stat = umiejętność lub wartość
kind-test = rodzaj testu
kind-encounter = spotkanie
kind-monster-type = rodzaj potwora
kind-investigator = badacz
kind-faq = częste pytanie
kind-optional-rule = zasada opcjonalna

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
edge-mentions-back = wspominane przez
edge-same-as-back = to samo słowo w innej grze

why-asked = gracze pytają: „{ $text }”
why-named = nazwa: { $text }
why-says = treść: { $text }
why-words = wspólne słowa: { $text }
why-neighbour = sąsiaduje z: { $text }
no-answer = Żadna zasada na to nie odpowiada. Najbliższe:
nothing-found = Żadna zasada na to nie odpowiada i żadna nie jest blisko.
search-without-meaning = Brakuje modelu językowego albo jest uszkodzony, więc szukam tylko po słowach i po grafie.
building-index = Przygotowuję wyszukiwanie, tylko ten jeden raz
building-corpus = czytam zasady
building-lexicon = uczę się odmiany słów
building-words = indeksuję słowa
building-vectors = indeksuję znaczenia
no-path = Nic nie łączy tych zasad: { $source }, { $target }.
hubs = Najczęściej przywoływane:
graph-written = Zapisano: { $file } ({ $rules ->
    [one] { $rules } zasada
    [few] { $rules } zasady
   *[other] { $rules } zasad
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

step-help = Odpowiadaj numerem albo nazwą. back: cofnij; why: zasada; odds: o ile; draw: losuj; save PLIK: zapisz; quit: zakończ.
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
event-test-called = Trzeba wykonać jeszcze jeden test; poczeka, aż skończy się ten.
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
event-enemy-evaded = { $by } wymyka się wrogowi { $enemy }; wróg się wyczerpuje.
event-card-discarded = { $by } odrzuca kartę { $card }.
event-test-ended = Żetony wracają do worka; test się kończy.

# Błędy, które można naprawić samemu.

error-corpus-damaged = { $count ->
    [one] { $count } usterka w zbiorze zasad. Niczego nie wczytano.
    [few] { $count } usterki w zbiorze zasad. Niczego nie wczytano.
   *[other] { $count } usterek w zbiorze zasad. Niczego nie wczytano.
}
error-unknown-game = Nie ma gry „{ $game }”. Dostępne gry: { $games }.
error-unknown-rule = Nie ma zasady „{ $rule }”. Może chodzi o: { $nearest }?
error-illegal-answer = „{ $answer }” nie jest odpowiedzią na „{ $what }”. Możliwe odpowiedzi: { $options }.
error-bad-situation = Takiej sytuacji być nie może: „{ $value }” w polu { $field }. Znane: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Może chodzi o „{ $nearest }”?
  }
error-endless = Te zdolności wywołują się nawzajem bez końca („{ $ability }” wciąż od nowa). Zasady nie mówią, co wtedy.
error-bad-bag = „{ $token }” to ani worek chaosu, ani żeton. Worki: { $bags }; albo żetony, np. „+1 0 -1 skull auto_fail”.
error-bad-symbol = Nie da się odczytać „{ $symbol }”. Napisz symbol i jego wartość, np. skull=-2.
error-bad-save = „{ $file }” to ani arkusz sytuacji, ani zapisany test. Zobacz docs/situation.md.
error-empty-question = Pytanie jest puste. Zapytaj na przykład: „czy ghul mnie uderzy, jak wezmę zasób?”.
error-unknown-format = Nie da się zapisać „{ $file }”. Podaj plik z końcówką { $endings }.
error-unreadable-file = Nie da się odczytać pliku „{ $file }” ({ $problem }). Podaj czytelny plik tekstowy w UTF-8.
error-rule-needed = Podaj zasadę do narysowania; cały graf zapisuje się do pliku .graphml albo .json.

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
problem-unknown-anchor = Ta zasada nie ma zdania ^{ $anchor }. Popraw „at” w uwadze.
problem-dangling = Nie ma zasady { $target }. Może { $nearest }?
problem-self-link = { $target } odsyła do zasady, w której się znajduje. Usuń to.
problem-duplicate-id = Identyfikator { $id } należy już do { $owner }. Usuń go tutaj.
problem-orphan = Nic nie prowadzi do { $rule } ani stamtąd. Dodaj odsyłacz.
problem-no-game-file = Gra nie ma pliku game.yaml. Dodaj go z nazwami gry i książek.
problem-no-rules = Nie ma tu żadnych zasad. Wskaż folder, w którym każda gra ma swój folder.

# Co się dzieje, kto decyduje, co przyjmujemy.

event-harm-assigned = { $investigator }: przypisano, obrażenia/przerażenie: { $shares }.
event-harm-prevented = { $investigator }: zapobieżono, obrażenia { $damage }, przerażenie { $horror }.
event-harm-dealt = Zadano, obrażenia/przerażenie: { $shares }.
event-healed = { $whom }: wyleczone obrażenia { $damage }, przerażenie { $horror }.
event-enemy-attacks = { $enemy } atakuje: { $investigator } (obrażenia { $damage }, przerażenie { $horror }).
event-enemy-stayed = { $enemy } nie może wejść do lokalizacji { $location } i zostaje na miejscu.
event-enemy-defeated = Pokonano: { $enemy }.
event-card-defeated = Pokonano: { $card }.
event-investigator-defeated = Pokonano: { $investigator }.
event-card-flipped = { $card }: karta zostaje odwrócona, rozpatrzcie stronę b.
event-cancelled = { $by } to anuluje: efekty nie są rozpatrywane.
event-replaced = Zamiast tego dzieje się: { $by }.
event-assumed = Zasady tego nie mówią; przyjmujemy: { $said }
event-opaque = Zróbcie to, co mówi karta: { $text }
event-clues-placed = Wskazówki umieszczone w lokalizacji { $location }: { $count }.
event-clues-spent = Grupa wydaje wskazówki: { $given }.
event-enemy-engaged = { $enemy } wchodzi w zwarcie z: { $investigator }.
event-enemy-disengaged = { $enemy } i { $investigator } nie są już w zwarciu.
event-threat-area-left = { $enemy } leży przy karcie lokalizacji { $location }, na niczyim obszarze zagrożenia.
event-enemy-moved = { $enemy } przechodzi: { $origin } → { $location }.
event-enemy-spawned = Rozstawiono w lokalizacji { $location }: { $enemy }.
event-card-left-play = { $card } opuszcza grę i trafia { $where }.
event-card-drawn = { $by } dobiera: { $cards }.
event-card-set-aside = { $by } odkłada na bok: { $cards }.
event-card-shuffled-back = { $by } wtasowuje z powrotem do talii: { $cards }.
event-trauma-marked = { $investigator } zaczyna grę z żetonami za traumę: obrażenia { $damage }, przerażenie { $horror }.
event-deck-refilled = Stos kart odrzuconych zostaje potasowany i staje się talią.
event-encounter-drawn = { $by } dobiera kartę spotkania: { $card }.
event-peril-changed = { $who ->
    [nobody] Koniec Zagrożenia: pozostali znów mogą działać.
   *[other] Zagrożenie: działać może tylko { $who }.
}
event-cost-paid = { $by } płaci: { $paid }.
event-card-played = { $by } zaczyna zagrywać kartę { $card }.
event-limit-counted = { $ability }: anulowano, ale użycie liczy się do limitu.
event-card-entered-play = Karta { $card } wchodzi do gry ({ $by }).
event-event-resolved = Karta { $card } została zagrana i trafia na stos kart odrzuconych.
event-treachery-resolved = Karta { $card } została rozpatrzona i trafia { $where }.
event-card-exhausted = { $card } się wyczerpuje.
event-card-readied = Znów przygotowane: { $cards }.
event-investigator-moved = { $by } przechodzi: { $origin } → { $location }.
event-location-revealed = Lokalizacja { $location } zostaje odkryta; wskazówki na niej: { $clues }.
event-resources-gained = { $by }: zasoby { $count }.
event-actions-changed = { $by }: akcje { $count }.
event-actions-reset = Wszyscy odzyskują akcje.
event-turn-ended = Koniec tury: { $by }.
event-doom-placed = Zagłada, { $on }: { $count }.
event-uses-changed = Żetony zużycia, { $card }: { $count }.
event-tokens-removed = { $deck ->
    [agenda] Cała zagłada w grze zostaje usunięta.
   *[act] Żetony z karty { $card } zostają usunięte.
}
event-act-advanced = Karta { $card } zostaje usunięta z gry; obecna karta: { $current }.
event-lasting-began = Efekt długotrwały, { $whom }: { $what }.
event-lasting-ended = Kończące się efekty długotrwałe: { $count }.
event-delayed-set = { $ability } czeka na swój moment.
event-trauma-suffered = { $investigator } doznaje traumy: fizyczna { $physical }, psychiczna { $mental }.
event-fate-met = { $fate ->
    [resigned] { $investigator } rezygnuje.
    [killed] { $investigator } ginie.
    [insane] { $investigator } popada w obłęd.
   *[defeated] { $investigator } odpada przez pokonanie.
}
event-possessions-removed = Usunięto z gry wszystkie karty: { $investigator }.
event-tokens-returned = { $investigator }: wskazówki do lokalizacji { $clues }, zasoby do puli { $resources }.
event-eliminated = Wyeliminowano: { $investigator }.
event-lead-chosen = Głównym badaczem zostaje { $investigator }.
event-game-ended = Koniec scenariusza: { $how }.
decide-reaction-order = { $by } (główny badacz): czyja reakcja pierwsza?
what-reaction-order = czyja reakcja pierwsza
decide-target = { $by }: który cel?
what-target = cel
decide-targets = { $by }: które cele? Wskaż kolejny albo zakończ.
what-targets = cele
decide-x = { $by }: ile wynosi X?
what-x = wartość X
decide-mulligan = { $by }: którą kartę z początkowej ręki wymieniasz?
what-mulligan = karty początkowej ręki do wymiany
decide-may = { $by }: robisz to?
what-may = czy to zrobić
decide-choose = { $by }: wybierz jedno.
what-choose = jedna z możliwości
decide-assign-damage = { $by }: do której karty przypisujesz 1 obrażenie?
what-assign-damage = przypisanie obrażeń
decide-assign-horror = { $by }: do której karty przypisujesz 1 punkt przerażenia?
what-assign-horror = przypisanie przerażenia
decide-attack-order = { $by }: który wróg atakuje pierwszy?
what-attack-order = kolejność ataków
decide-massive-order = { $by } (główny badacz): kogo atakuje najpierw?
what-massive-order = kogo masywny wróg atakuje najpierw
decide-massive-way = { $by } (główny badacz): czy masywny wróg atakuje wszystkich naraz, czy każdego w jego kolejności?
what-massive-way = jak atakuje masywny wróg
decide-engage-whom = { $by } (główny badacz): z kim wchodzi w zwarcie?
what-engage-whom = z kim wchodzi w zwarcie
decide-arrival = { $by } (główny badacz): najpierw odkrycie lokalizacji czy zwarcie?
what-arrival = co pierwsze po wejściu
decide-hunter-order = { $by } (główny badacz): który łowca rusza pierwszy?
what-hunter-order = kolejność łowców
decide-hunt-whom = { $by } (główny badacz): w stronę kogo?
what-hunt-whom = w stronę kogo idzie
decide-hunt-path = { $by } (główny badacz): którędy?
what-hunt-path = którędy idzie
decide-trauma = { $by }: która trauma?
what-trauma = która trauma
decide-new-lead = Kto zostaje głównym badaczem?
what-new-lead = nowy główny badacz
decide-next-turn = Czyja tura teraz?
what-next-turn = czyja tura
decide-action = { $by }: jaka akcja?
what-action = akcja
decide-slot = { $by }: który atut ustępuje miejsca?
what-slot = który atut ustępuje
decide-discard = { $by }: którą kartę odrzucasz?
what-discard = karta do odrzucenia
decide-give-clues = { $by }: ile wskazówek dajesz?
what-give-clues = ile wskazówek
decide-spawn = { $by }: gdzie go rozstawiasz?
what-spawn = gdzie go rozstawić
decide-card = Która to karta?
what-card = dobrana karta
decide-empty-draw = Talia i stos kart odrzuconych są puste: czy należy się przerażenie za pustą talię? Zasady nie wskazują, kto rozstrzyga.
what-empty-draw = przerażenie za pustą talię
decide-weaknesses-over-limit = Ponad wielkość ręki zostały same osłabienia: zatrzymać czy odrzucić? Zasady nie wskazują, kto rozstrzyga.
what-weaknesses-over-limit = osłabienia ponad wielkość ręki
option-yes = tak
option-no = nie
option-end-turn = koniec tury
option-horror = przerażenie
option-damage = obrażenia
option-no-horror = bez przerażenia
option-keep = zatrzymać
option-discard = odrzucić
option-reveal = najpierw odkrycie
option-engage = najpierw zwarcie
option-in-player-order = każdego w jego kolejności
option-together = wszystkich naraz
option-advance-act = wydanie wskazówek i postęp aktu
option-investigate = badanie
option-draw = dobranie karty
option-resource = wzięcie zasobu
option-move = ruch: { $what }
option-fight = walka: { $what }
option-evade = wymknięcie się: { $what }
option-engage-enemy = zwarcie: { $what }
option-play = zagranie: { $what }
option-activate = aktywacja: { $what }
assumed-aloof-engaged-with-another = powściągliwego wroga wolno atakować, gdy jest w zwarciu z kimkolwiek, nie tylko z atakującym.
assumed-defeated-mid-action = kto zostaje wyeliminowany przez atak towarzyszący, nie kończy akcji; zapłacony koszt przepada.
assumed-elimination-then-engage = wrogowie, których zostawił wyeliminowany badacz, wchodzą w zwarcie z innymi dopiero po wszystkich krokach eliminacji.
assumed-hunters-one-by-one = łowcy poruszają się po kolei, w kolejności ustalonej przez głównego badacza; każdy kieruje się tym, gdzie wszyscy są w tej chwili.
assumed-latest-replacement = z dwóch efektów zastępujących decyduje ten użyty jako ostatni.
assumed-no-longer-engaged = wróg, który nie jest już przygotowany i w zwarciu, gdy przychodzi jego kolej, nie wykonuje ataku towarzyszącego.
assumed-nothing-to-draw = gdy talia spotkań i jej stos kart odrzuconych są puste, nikt nie dobiera.
assumed-test-abandoned = test kończy się od razu, gdy wykonujący go badacz zostaje wyeliminowany.
assumed-cost-in-words = koszt, którego nie umiemy odczytać, uznajemy za zapłacony.
assumed-spawn-at-drawer = powściągliwy lub masywny wróg bez polecenia rozstawienia pojawia się w lokalizacji dobierającego.
where-discard = na stos kart odrzuconych
where-removed = do kart usuniętych z gry
where-hand = na rękę
where-deck = do talii
where-victory = do puli zwycięstwa
ending-no-resolution = nie osiągnięto zakończenia
ending-resolution = zakończenie { $resolution }
cost-actions = { $count ->
    [one] { $count } akcja
    [few] { $count } akcje
   *[other] { $count } akcji
}
cost-resources = { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
   *[other] { $count } zasobów
}
cost-clues = { $count ->
    [one] { $count } wskazówka
    [few] { $count } wskazówki
   *[other] { $count } wskazówek
}
cost-uses = { $count ->
    [one] { $count } żeton zużycia
    [few] { $count } żetony zużycia
   *[other] { $count } żetonów zużycia
}
cost-exhaust = wyczerpanie karty { $card }
until-test = do końca testu
until-turn = do końca tury
until-phase = do końca fazy
until-round = do końca rundy
value-willpower = wola
value-intellect = intelekt
value-combat = walka
value-agility = zwinność
value-all = umiejętności
value-shroud = zasłona
value-fight = wartość walki
value-evade = wartość wymykania się
resolve-waits = Czeka na odpowiedź:
resolve-decides = decyduje: { $by }
resolve-chance = decyduje los
resolve-rules = Zasady, które mają zastosowanie
resolve-assumed = Gdzie zasady milczą
resolve-over = To wszystko.
grim-title = Ponura zasada
grim-why = Zasady nie wskazują, kto rozstrzyga, więc bierzemy to, co najgorsze dla badaczy: { $taken }.
grim-tie = Żadna możliwość nie jest gorsza od innych; bierzemy pierwszą.
grim-harm = { $option }: { $harm }
decide-prevent = { $by }: której karcie oszczędzasz 1 punkt?
what-prevent = któremu punktowi zapobiec
decide-symbol-order = { $by }: który symbol pierwszy?
what-symbol-order = kolejność symboli
decide-discard-order = { $by } (główny badacz): która karta odrzucana pierwsza?
what-discard-order = kolejność odrzucania
value-blank = puste pole tekstowe
assumed-endless-draw = czterdzieści kart spotkań z rzędu wystarczy: talia, która wciąż każe dobierać, nie skończyłaby się nigdy.
cards-imported = Zachowano karty: { $cards }. Rozpoznane zdolności: { $recognised } z { $abilities }; wykonalne efekty: { $executable } z { $with_effect }, pozostałe zajmują swoje miejsce w kolejności jako sam tekst.
cards-none = Nie ma jeszcze żadnych kart. Wczytaj plik z ArkhamDB: grimrule cards import PLIK
error-bad-cards = Nie da się odczytać kart z pliku „{ $path }” ({ $where }): { $what }.
error-bad-card = Nie da się odczytać karty ({ $where }): „{ $value }” w polu { $field }.
error-unknown-card = Wśród zachowanych kart ({ $known }) nie ma „{ $card }”. Wczytaj ją: grimrule cards import PLIK
what-too-large = plik jest za duży
what-not-json = to nie jest JSON
what-too-deep = zbyt głęboko zagnieżdżony
what-no-list = nie ma w nim listy kart
what-no-card = ten wpis nie jest kartą
event-card-taken = { $by } bierze kartę: { $card }.
event-deck-shuffled = Tasowanie talii: { $who }.
event-deck-discarded = Z wierzchu talii odrzucono: { $card }.
event-enemy-healed = { $enemy }: wyleczone obrażenia: { $damage }.
event-clues-gained = { $by }: wskazówki { $count }.
event-tokens-moved = Przeniesione żetony ({ $kind }): { $count }, z: { $off }.
decide-search = { $by }: którą kartę bierzesz?
what-search = karta do wzięcia
decide-skill = { $by }: której umiejętności używasz?
what-skill = użyta umiejętność
harm-lost = przegrana
harm-out = wyeliminowani
harm-doom = zagłada
harm-trauma = trauma
harm-hurt = obrażenia i przerażenie
harm-assets = obrażenia i przerażenie na atutach
harm-enemies = ataki przygotowanych wrogów
harm-weaknesses = osłabienia na ręce
harm-clues = wskazówki
assumed-retaliate-before-end = mściwy wróg atakuje po zastosowaniu wyników testu, a przed jego ostatnim krokiem.
assumed-nested = zdolność użyta w odpowiedzi w trakcie innej jest najpierw rozpatrywana do końca.
event-control-changed = { $by } przejmuje kontrolę nad kartą { $card }.
event-extra-actions = { $by }: dodatkowe akcje w tej turze: { $count }.
the-players = gracze wspólnie
quoted = „{ $word }”
