# Strona łamigłówek
page-puzzle = Łamigłówka
puzzlepage-lead = Wpisz łamigłówkę tak, jak leży, a zobaczysz krok po kroku rozwiązanie w najmniejszej liczbie akcji łamigłówki, z zasadą przy każdej z nich.
puzzlepage-other-game = Łamigłówki są w grze { $game }.
puzzlepage-to-game = Pokaż łamigłówki gry { $game }
puzzlepage-examples = Co rozwiązujemy
puzzlepage-example-puzzle = Przykład: przewody
puzzlepage-example-puzzle-lock = Przykład: zamek
puzzlepage-example-puzzle-rune = Przykład: runy
puzzlepage-own = Twoja łamigłówka
puzzlepage-secrecy = Według instrukcji nikt nie pomaga układającemu, a on sam nie używa żadnych pomocy: zajrzyj tu po fakcie albo za zgodą wszystkich przy stole.
puzzlepage-solving = Szukam najmniejszej liczby akcji łamigłówki; sprawdzone ułożenia: { $tried }; trzeba co najmniej { $least }.
puzzlepage-solved = Rozwiązana już teraz: nie trzeba żadnej akcji łamigłówki.
puzzlepage-fewest =
    { $count ->
        [one] Rozwiązuje ją jedna akcja łamigłówki.
        [few] Rozwiązują ją { $count } akcje łamigłówki; mniej nie wystarczy.
       *[other] Rozwiązuje ją { $count } akcji łamigłówki; mniej nie wystarczy.
    }
puzzlepage-not-proved =
    { $count ->
        [one] Rozwiązuje ją jedna akcja łamigłówki.
        [few] Rozwiązują ją { $count } akcje łamigłówki. Poszukiwanie przerwano: trzeba co najmniej { $least }, więc może wystarczy mniej.
       *[other] Rozwiązuje ją { $count } akcji łamigłówki. Poszukiwanie przerwano: trzeba co najmniej { $least }, więc może wystarczy mniej.
    }
puzzlepage-impossible = Z tych elementów nie da się jej rozwiązać żadnymi zamianami i obrotami. Pomóc może tylko dobranie elementu, za dwie akcje łamigłówki.
puzzlepage-impossible-rune = Z tych elementów żadnymi zamianami nie powstanie ten obrazek; sprawdź, co gdzie leży.
puzzlepage-given-up = Poszukiwanie przerwano, zanim znaleziono rozwiązanie. Trzeba co najmniej tylu akcji łamigłówki: { $least }.
puzzlepage-not-within = Nie ma rozwiązania w tylu akcjach łamigłówki: { $most }.
puzzlepage-one-attempt = { $who } zdąży w jednej próbie: Intelekt { $intellect }.
puzzlepage-attempts =
    { $who } ma na próbę { $intellect ->
        [one] jedną akcję łamigłówki
        [few] { $intellect } akcje łamigłówki
       *[other] { $intellect } akcji łamigłówki
    } (tyle wynosi Intelekt), a próba jest jedna na turę. Liczba tur: { $count } ({ $split }).
puzzlepage-points =
    { $points ->
        [one] Z jednym punktem umiejętności
       *[other] Z tyloma punktami umiejętności: { $points }
    } (Szczęście { $luck }) wystarczy jedna próba.
puzzlepage-others = W tej samej rundzie może ją kontynuować inny badacz.
puzzlepage-never = { $who } nie ma akcji łamigłówki: Intelekt 0.
puzzlepage-step = Krok { $step } z { $count }
puzzlepage-start = Tak leży teraz
puzzlepage-attempt = Próba { $number }, { $number ->
        [1] w tej turze
       *[other] w późniejszej turze
    }
puzzlepage-swap = Zamień miejscami { $one } i { $other }.
puzzlepage-turn-right = Obróć { $what } o 90° zgodnie z ruchem wskazówek zegara.
puzzlepage-turn-left = Obróć { $what } o 90° przeciwnie do ruchu wskazówek zegara.
puzzlepage-turn-base-2 = Obróć bazową płytkę o 180°.
puzzlepage-turn-right-base = Obróć bazową płytkę o { $degrees }° zgodnie z ruchem wskazówek zegara.
puzzlepage-turn-left-base = Obróć bazową płytkę o { $degrees }° przeciwnie do ruchu wskazówek zegara.
puzzlepage-left = Akcje łamigłówki pozostałe w tej próbie: { $left }.
puzzlepage-now-solved = Rozwiązana.
puzzlepage-steps = Wszystkie kroki
puzzlepage-back = Wstecz
puzzlepage-next = Dalej
puzzlepage-enter = Wpisz własną łamigłówkę
puzzlepage-enter-help = Wybierz typ i rozmiar, potem naciśnij element i podaj, co jest na każdym jego boku tak, jak leży.
puzzlepage-kind = Typ
puzzlepage-kind-wiring = Łamigłówka przewodów
puzzlepage-kind-lock = Łamigłówka zamka
puzzlepage-kind-rune = Łamigłówka runiczna
puzzlepage-short-wiring = Przewody
puzzlepage-short-lock = Zamek
puzzlepage-short-rune = Runy
puzzlepage-rows = Rzędy
puzzlepage-columns = Kolumny
puzzlepage-shape = Bazowa płytka
puzzlepage-shape-4 = 4: prostokąt
puzzlepage-shape-5 = 5: trójkąt
puzzlepage-shape-6 = 6: krzyż
puzzlepage-shape-own = jak w arkuszu
puzzlepage-piece = Element { $slot }
puzzlepage-turn = Obróć
puzzlepage-on-side = Bok: { $side }
puzzlepage-side-n = góra
puzzlepage-side-e = prawo
puzzlepage-side-s = dół
puzzlepage-side-w = lewo
puzzlepage-nothing = nic
puzzlepage-thing-red = czerwony
puzzlepage-thing-blue = niebieski
puzzlepage-both = czerwony i niebieski
puzzlepage-thing-sun = słońce
puzzlepage-thing-moon = księżyc
puzzlepage-thing-star = gwiazda
puzzlepage-thing-eye = oko
puzzlepage-thing-key = klucz
puzzlepage-thing-drop = kropla
puzzlepage-thing-leaf = liść
puzzlepage-thing-cross = krzyżyk
puzzlepage-lies-here = Która część obrazka tu leży?
puzzlepage-from = Przewody zaczynają się przy
puzzlepage-to = Przewody kończą się przy
puzzlepage-colours = Przewody do połączenia
puzzlepage-place = { $slot }, { $side }
puzzlepage-base-symbols = Symbole bazowej płytki
puzzlepage-base-at = przy { $slot }, { $side }
puzzlepage-who = Kto układa
puzzlepage-name = Imię
puzzlepage-intellect = Intelekt
puzzlepage-luck = Szczęście
puzzlepage-skill-points = Punkty umiejętności
puzzlepage-play = Rozegraj próbę krok po kroku
puzzlepage-yaml = Arkusz (YAML)
puzzlepage-svg = Wszystkie kroki jako obrazek (SVG)
error-no-puzzle = W arkuszu nie ma rozłożonej łamigłówki, której ktoś próbuje. Pod `attempt` wpisz `puzzle:` z `by:` i `puzzle:`, a łamigłówce podaj elementy pod `rows:`.
