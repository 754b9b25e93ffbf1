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

why-asked = gracze pytają: „{ $text }”{ $verdict ->
    [yes] {" → "}tak
    [no] {" → "}nie
   *[other] {""}
}
known-yes = Tak.
known-no = Nie.
known-yes-so = Tak, tak właśnie jest.
known-no-so = Nie, tak nie jest.
likely-yes = Najprawdopodobniej tak.
likely-no = Najprawdopodobniej nie.
likely-yes-so = Najprawdopodobniej tak właśnie jest.
likely-no-so = Najprawdopodobniej tak nie jest.
no-answer = Żadna zasada na to nie odpowiada. Najbliższe:
perhaps-no-answer = Być może żadna zasada na to nie odpowiada. Najbliższe:
nothing-found = Żadna zasada na to nie odpowiada, nawet w przybliżeniu.
search-without-meaning = Brakuje modelu językowego albo jest uszkodzony, więc szukam tylko po słowach i po grafie.
building-index = Przygotowuję wyszukiwarkę, tylko ten jeden raz
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

step-help = Odpowiadaj numerem albo nazwą. back: cofnij; why: zasada; why not NAZWA: dlaczego czegoś nie ma do wyboru; odds: szanse; random: niech zdecyduje los; save PLIK: zapisz; help: pomoc; quit: zakończ.
whynot-title = Dlaczego nie…?
whynot-line = Teraz nie można: { $options }.
whynot-none = Wszystko, co przewidują tu zasady, jest do wyboru.
whynot-legal = „{ $word }” jest do wyboru.
whynot-unknown = Wśród możliwości nie ma „{ $word }”. Z czego można tu wybierać, mówi ta zasada:
step-over = Koniec testu.
step-saved = Zapisano: { $file }
what-commit = karta na test
what-ability = użycie zdolności
what-token = wylosowany żeton chaosu
what-forced-order = kolejność zdolności wymuszonych
what-result-order = kolejność wyników
skill-willpower = woli
skill-intellect = intelektu
skill-combat = walki
skill-agility = zwinności

# Błędy, które można naprawić samemu.

error-corpus-damaged = { $count ->
    [one] { $count } usterka w zbiorze zasad. Niczego nie wczytano.
    [few] { $count } usterki w zbiorze zasad. Niczego nie wczytano.
   *[other] { $count } usterek w zbiorze zasad. Niczego nie wczytano.
}
error-words-damaged = { $count ->
    [one] { $count } usterka w listach słów.
    [few] { $count } usterki w listach słów.
   *[other] { $count } usterek w listach słów.
}
error-unknown-game = Nie ma gry „{ $game }”. Dostępne gry: { $games }.
error-unknown-rule = Nie ma zasady „{ $rule }”. Może chodzi o: { $nearest }?
error-illegal-answer = „{ $answer }” nie jest odpowiedzią na „{ $what }”. Możliwe odpowiedzi: { $options }.
error-bad-situation = { $line ->
    [0] {""}
   *[other] { $file ->
        [none] Wiersz { NUMBER($line, useGrouping: 0) }:{" "}
       *[other] { $file }, wiersz { NUMBER($line, useGrouping: 0) }:{" "}
    }
  }{ $fault ->
    [field] Nie ma pola „{ $value }” ({ $field }). Pola w tym miejscu: { $known }.
    [missing] Brakuje pola { $field }.
    [kind] W polu { $field } musi stać { $known ->
        [number] liczba całkowita
        [text] tekst
        [list] lista
        [mapping] zestaw pól z wartościami
        [truth] true albo false
       *[other] coś innego
    }, a nie „{ $value }”.
    [range] { $field }: „{ $value }” to za dużo albo za mało ({ $known }).
    [long] { $field }: tekst jest za krótki albo za długi ({ $known }).
    [many] { $field }: za mało albo za dużo pozycji ({ $value }; { $known }).
    [deep] { $field }: za wiele zagnieżdżeń, najwyżej { $known }.
    [twice] { $field }: nazwę „{ $value }” nosi już coś innego. Każda rzecz potrzebuje własnej.
    [reserved] { $field }: słowo „{ $value }” ma tu własne znaczenie. Wybierz inną nazwę.
    [name] { $field }: „{ $value }” nie może być nazwą. Nazwa zaczyna się literą lub cyfrą i nie zawiera znaków { $known }.
    [elsewhere] { $field }: „{ $value }” to inne miejsce. Powinno być: { $known }.
    [itself] { $field }: z miejsca „{ $value }” do niego samego nie prowadzi żadne przejście.
   *[unknown] Takiej sytuacji być nie może: „{ $value }” w polu { $field }.{ $known ->
        [none] {""}
       *[other] {" "}Znane: { $known }.
    }
  }{ $nearest ->
    [none] {""}
   *[other] {" "}Może chodzi o „{ $nearest }”?
  }
error-forbidden = Tego teraz zrobić nie można: { $said }.
error-forbidden-by = { $rule }: { $statement } ({ $cites })
error-endless = Te zdolności wywołują się nawzajem bez końca („{ $ability }” wciąż od nowa). Zasady nie mówią, co wtedy.
error-bad-bag = { $token ->
    [none] Worek chaosu jest pusty.
   *[other] „{ $token }” nie jest żetonem chaosu.
  } Podaj jeden worek ({ $bags }) albo żetony: liczby, np. +1, oraz { $tokens }.{ $nearest ->
    [none] {""}
   *[other] {" "}Może chodzi o „{ $nearest }”?
  }
error-bad-symbol = Nie da się odczytać „{ $symbol }”. Napisz symbol ({ $known }) i jego wartość, np. skull=-2.{ $nearest ->
    [none] {""}
   *[other] {" "}Może chodzi o „{ $nearest }”?
  }
error-bad-save = „{ $file }” to ani arkusz sytuacji, ani zapisany test. Zobacz docs/situation.md.
error-empty-question = Pytanie jest puste. Zapytaj na przykład: „czy ghul mnie uderzy, jak wezmę zasób?”.
error-port-taken = Port { NUMBER($port, useGrouping: 0) } jest zajęty albo niedostępny. Podaj inny: --port.
error-unknown-model = { $setting } wskazuje „{ $name }”, a takiego modelu (cross-encoder) nie da się tu wczytać. Podaj inny albo jego folder, albo usuń to ustawienie.
error-unknown-format = Nie da się zapisać „{ $file }”. Podaj plik z końcówką { $endings }.
error-unreadable-file = Nie da się odczytać pliku „{ $file }” ({ $problem }). Podaj czytelny plik tekstowy w UTF-8.
error-unwritable-file = Nie da się zapisać pliku „{ $file }” ({ $problem }). Podaj plik w istniejącym folderze.
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
problem-unknown-concept = Żaden kod nie czyta pojęcia „{ $concept }”. Może chodzi o „{ $nearest }”?
problem-dangling = Nie ma zasady { $target }. Może { $nearest }?
problem-self-link = { $target } odsyła do zasady, w której się znajduje. Usuń to.
problem-duplicate-id = Identyfikator { $id } należy już do { $owner }. Usuń go tutaj.
problem-orphan = Nic nie prowadzi do { $rule } ani stamtąd. Dodaj odsyłacz.
problem-no-game-file = Gra nie ma pliku game.yaml. Dodaj go z nazwami gry i książek.
problem-no-rules = Nie ma tu żadnych zasad. Wskaż folder, w którym każda gra ma swój folder.

# Co się dzieje, kto decyduje, co przyjmujemy.

what-reaction-order = czyja reakcja pierwsza
what-target = cel
what-targets = cele
what-x = wartość X
what-mulligan = karty początkowej ręki do wymiany
what-may = czy to zrobić
what-choose = jedna z możliwości
what-assign-damage = przypisanie obrażeń
what-assign-horror = przypisanie przerażenia
what-attack-order = kolejność ataków
what-massive-order = kogo masywny wróg atakuje najpierw
what-massive-way = jak atakuje masywny wróg
what-engage-whom = z kim wchodzi w zwarcie
what-arrival = co pierwsze po wejściu
what-hunter-order = kolejność łowców
what-hunt-whom = w czyją stronę idzie
what-hunt-path = którędy idzie
what-trauma = która trauma
what-new-lead = nowy główny badacz
what-next-turn = czyja tura
what-action = akcja
what-slot = który atut ustępuje
what-discard = karta do odrzucenia
what-give-clues = ile wskazówek
what-spawn = gdzie go rozstawić
what-card = dobrana karta
what-empty-draw = przerażenie za pustą talię
what-weaknesses-over-limit = osłabienia ponad wielkość ręki
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
until-your-next-turn = do początku następnej tury
until-round = do końca rundy
value-willpower = wola
value-intellect = intelekt
value-combat = walka
value-agility = zwinność
value-all = umiejętności
value-shroud = zasłona
value-fight = wartość walki
value-health = wytrzymałość
value-sanity = poczytalność
value-cost = koszt
value-evade = wartość wymykania się
resolve-waits = Czeka na odpowiedź:
resolve-decides = decyduje: { $by }
resolve-chance = decyduje los
resolve-unread = Niewykonane, bo niezrozumiane. Zróbcie, co mówią karty
ask-unread-texts = Niewykonane, bo niezrozumiane: { $texts }. Zróbcie, co mówią karty.
resolve-assumed = Gdzie zasady milczą
resolve-over = To wszystko.
grim-title = Ponura zasada
grim-tie = Żadna możliwość nie jest gorsza od innych; bierzemy pierwszą.
grim-harm = { $option }: { $harm }
what-prevent = któremu punktowi zapobiec
what-symbol-order = kolejność symboli
what-discard-order = kolejność odrzucania
value-blank = puste pole tekstowe
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
what-search = karta do wzięcia
what-skill = użyta umiejętność
decider-players = gracze wspólnie
quoted = „{ $word }”

name-numbered = { $name } ({ $number })
lasting-value = { $value } { $add } ({ $until })
statements-wanting = poniżej { $enough } pytań
asked-yes = tak
asked-no = nie
asked-depends = zależy
asked-open = otwarte
cases-told = opowiedziane przypadki
twins = Prawie to samo pytanie, inny werdykt: { $count }
