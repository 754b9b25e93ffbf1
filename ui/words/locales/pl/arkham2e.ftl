# Horror w Arkham, 2. edycja: zdarzenia, decyzje, wybory, odczytania.

arkham2e-event-reached =
    — { $point ->
        [upkeep-phase] I. Utrzymanie
        [refresh-exhausted-cards] Odwrócenie wyczerpanych kart
        [upkeep-actions] Akcje utrzymania: { $who }
        [adjust-skills] Dostosowywanie umiejętności: { $who }
        [movement-phase] II. Ruch
        [arkham-movement] Ruch w Arkham: { $who }
        [other-world-movement] Ruch w Innych Światach: { $who }
        [arkham-encounters-phase] III. Spotkania w Arkham
        [encounter-no-gate] Nie ma bramy: { $who }
        [encounter-gate] Brama: { $who }
        [other-world-encounters-phase] IV. Spotkania w Innych Światach
        [mythos-phase] V. Mity
        [open-gate-and-spawn] 1. Otwieranie bram i wprowadzanie do gry potworów
        [place-clue-token] 2. Umieszczanie żetonu Wskazówki
        [move-monsters] 3. Ruch potworów
        [activate-mythos-ability] 4. Zdolności Mitów
        [end-of-turn] Koniec tury
        [final-battle-refresh] Ostateczna bitwa, 1: odpoczynek Badaczy
        [final-battle-investigators-attack] Ostateczna bitwa, 2: atak Badaczy
       *[final-battle-ancient-one-attacks] Ostateczna bitwa, 3: atak Przedwiecznego
    } —
arkham2e-event-assumed = Instrukcja milczy; przyjmujemy: { $reading }
arkham2e-event-logged = { $text }
arkham2e-event-look-up =
    { $what ->
        [upkeep-roll] Wykonaj rzut utrzymania według karty: { $source }.
        [unique-movement] Przesuń potwora według strony walki jego żetonu: { $source }.
        [mythos-card] Wylosuj kartę Mitów i ją przeczytaj.
        [white-arrow] Przesuń zgodnie z białą strzałką, która wychodzi z pola potwora na planszy: { $source }.
        [black-arrow] Przesuń zgodnie z czarną strzałką, która wychodzi z pola potwora na planszy: { $source }.
        [encounter-symbols] Sprawdź kolory symboli spotkań: { $source }. Pasuje tylko karta w jednym z nich.
        [monster] Wylosuj potwora z puli; trafia tutaj: { $source }, a ponad limit na Peryferia.
        [outskirts-monster] Wylosuj potwora z puli; trafia na Peryferia.
        [met-monster] Wylosuj potwora z puli tylko na to spotkanie: { $source }.
        [gate-marker] Wylosuj żeton bramy i go umieść: { $source }. Wszyscy, którzy tam są, zostają wciągnięci i zatrzymani.
        [ally-leaves] Losowa karta z talii Sprzymierzeńców wraca do pudełka.
        [common-card] Dobierz z talii Przedmiotów powszechnych: { $source }.
        [unique-card] Dobierz z talii Przedmiotów unikatowych: { $source }.
        [spell-card] Dobierz z talii Zaklęć: { $source }.
        [skill-card] Dobierz z talii Umiejętności: { $source }.
        [ally-card] Dobierz z talii Sprzymierzeńców: { $source }.
       *[new-investigator] Gracz, który prowadził Badacza ({ $source }), losuje nowego.
    }
arkham2e-event-prevented =
    { $what ->
        [gate] { $where }: obszar zapieczętowany, brama się nie otwiera.
        [monster] { $where }: obszar zapieczętowany, potwór się nie pojawia.
        [second-gate] { $where }: brama jest już otwarta, druga się nie pojawia.
        [clue] { $where }: jest tam brama, żetonu Wskazówki się nie kładzie.
        [entry] { $where }: obszar zamknięty, nikt nie może na niego wejść.
        [stable-gate] { $where }: obszar stabilny, bramy się tam nie otwierają.
        [stable-monster] { $where }: obszar stabilny, potwory się tam nie pojawiają.
       *[special-card] { $where }: drugiej karty Specjalnej tego rodzaju mieć nie można.
    }
arkham2e-event-check-began =
    { $by }: { $check ->
        [evade] test uników
        [horror] test przerażenia
        [combat] test walki
        [spell] test zaklęcia
        [speed] test Szybkości
        [sneak] test Skradania się
        [fight] test Waleczności
        [will] test Woli
        [lore] test Wiedzy
       *[luck] test Szczęścia
    } ({ $modifier }){ $difficulty ->
        [none] {""}
       *[other] {", trudność "}{ $difficulty }
    }.
arkham2e-event-pool-set = Umiejętność { $value }, premie { $bonus }, broń i zaklęcia { $cards }, modyfikator { $modifier } = kości { $dice }; sukces od { $success_on }.
arkham2e-event-dice-rolled = { $by } – rzut: { $faces }; sukcesy dotąd: { $successes }.
arkham2e-event-clue-spent = { $by } wydaje Wskazówkę na dodatkową kość; pozostało Wskazówek: { $left }.
arkham2e-event-roll-again = { $by } rzuca jeszcze raz ({ $card }).
arkham2e-event-check-ended =
    { $by }: sukcesy { $successes }, test { $passed ->
        [yes] zdany
       *[no] niezdany
    }.
arkham2e-event-die-rolled = { $by } – rzut kością: { $face }.
arkham2e-event-points-lost =
    { $who } traci: { $sanity ->
        [0] Wytrzymałość { $stamina }
       *[other] { $stamina ->
            [0] Poczytalność { $sanity }
           *[other] Poczytalność { $sanity } i Wytrzymałość { $stamina } jednocześnie
        }
    }.
arkham2e-event-points-recovered =
    { $who } odzyskuje: { $sanity ->
        [0] Wytrzymałość { $stamina }
       *[other] { $stamina ->
            [0] Poczytalność { $sanity }
           *[other] Poczytalność { $sanity }, Wytrzymałość { $stamina }
        }
    }.
arkham2e-event-maximum-changed = { $who }: maksymalna Poczytalność { $sanity }, maksymalna Wytrzymałość { $stamina }.
arkham2e-event-went-insane = { $who }: obłęd; w tej turze nie ma już spotkań.
arkham2e-event-fell-unconscious = { $who } traci przytomność; w tej turze nie ma już spotkań.
arkham2e-event-became-lost = { $who } gubi się w czasie i przestrzeni: zatrzymanie i utrata następnej tury.
arkham2e-event-came-back = { $who } wraca z pola Zagubiony w Czasie i Przestrzeni: { $to }.
arkham2e-event-arrested = { $who }: aresztowanie ({ $to }), strata { $money }$ i następnej tury, zatrzymanie.
arkham2e-event-released = { $who }: znacznik staje pionowo i wychodzi z celi: { $to }.
arkham2e-event-was-delayed = { $who }: zatrzymanie, znacznik leży na boku.
arkham2e-event-stood-up = { $who }: znacznik staje pionowo, koniec zatrzymania.
arkham2e-event-turn-lost = { $who } traci tę turę.
arkham2e-event-turn-began = Nowa tura; pierwszy gracz: { $first }.
arkham2e-event-devoured = { $who }: pochłonięcie; przepadają wszystkie karty prócz niewydanych trofeów.
arkham2e-event-eliminated = Gracz, który prowadził Badacza ({ $who }), odpada z gry.
arkham2e-event-new-investigator = Gracz, który prowadził Badacza ({ $who }), gra dalej; nowy Badacz: { $new }.
arkham2e-event-moved = { $who } – ruch: { $origin } → { $to }.
arkham2e-event-movement-began = { $who } ma punkty ruchu: { $points }.
arkham2e-event-movement-ended =
    { $lost ->
        [0] { $who } kończy tu ruch.
       *[other] { $who }: koniec ruchu; stracone punkty ruchu: { $lost }.
    }
arkham2e-event-drawn-through = Brama wciąga: { $who } trafia na pierwsze pole ({ $world }).
arkham2e-event-went-on = { $who } przechodzi na drugie pole ({ $world }).
arkham2e-event-returned = { $who } wraca do Arkham ({ $to }) ze znacznikiem eksploracji.
arkham2e-event-explored-discarded = { $who } opuszcza obszar bramy i odrzuca znacznik eksploracji.
arkham2e-event-slider-moved =
    { $who } przesuwa suwak: { $skill ->
        [speed] Szybkość
        [sneak] Skradanie się
        [fight] Waleczność
        [will] Wola
        [lore] Wiedza
       *[luck] Szczęście
    } wynosi teraz { $to }; pozostało Skupienia: { $left }.
arkham2e-event-card-gained = { $who } zdobywa: { $card }.
arkham2e-event-card-discarded =
    { $box ->
        [yes] { $who } odkłada do pudełka: { $card }.
       *[no] { $who } odrzuca: { $card }.
    }
arkham2e-event-cards-passed-over = Niezatrzymane, na spód talii: { $cards }.
arkham2e-event-card-exhausted = { $card }: karta wyczerpana ({ $who }).
arkham2e-event-cards-refreshed = { $who } odwraca: { $cards }.
arkham2e-event-card-aged = { $card }: w pierwszym Utrzymaniu po zdobyciu nie ma rzutu utrzymania ({ $who }).
arkham2e-event-clues-gained = { $who } zdobywa Wskazówki: { $count }.
arkham2e-event-clues-lost = { $who } oddaje Wskazówki: { $count }.
arkham2e-event-money-gained = { $who } otrzymuje { $count }$.
arkham2e-event-money-lost = { $who } oddaje { $count }$.
arkham2e-event-card-traded = { $by } daje: { $card } → { $to }.
arkham2e-event-money-traded = { $by } daje { $count }$ → { $to }.
arkham2e-event-trophies-spent = { $who } wydaje trofea, potwory: { $monsters }; bramy: { $gates }.
arkham2e-event-card-in-hand = { $who } bierze do rąk: { $card }; dłonie: { $hands }.
arkham2e-event-card-released = { $who } wypuszcza: { $card }; karta przestaje działać.
arkham2e-event-spell-cast = { $who } rzuca zaklęcie: { $spell }.
arkham2e-event-spell-failed = { $who }: nie udaje się rzucić zaklęcia { $spell }.
arkham2e-event-bonus-counted = { $card }: premia { $printed }, tutaj { $counted }.
arkham2e-event-monster-evaded = { $who } unika potwora: { $monster }.
arkham2e-event-combat-began = { $who } walczy z potworem: { $monster }.
arkham2e-event-flight-barred = { $who } nie może uciec: { $monster } ma cechę Zasadzka.
arkham2e-event-combat-ended =
    { $how ->
        [defeated] { $who }: walka wygrana ({ $monster }).
        [fled] { $who } ucieka, { $monster } zostaje; koniec walki.
       *[apart] { $who } i { $monster } nie są już na jednym polu; koniec walki.
    }
arkham2e-event-monster-damages = { $monster } zadaje obrażenia ({ $who }): { $damage }.
arkham2e-event-monster-defeated = { $by } pokonuje potwora: { $monster }.
arkham2e-event-trophy-taken = { $who } bierze trofeum: { $monster }.
arkham2e-event-monster-returned = { $monster } wraca do puli potworów.
arkham2e-event-monster-placed = Pojawia się { $monster }: { $space }.
arkham2e-event-monster-to-outskirts = { $monster } trafia na Peryferia.
arkham2e-event-monster-met = W spotkaniu pojawia się { $monster } ({ $who }).
arkham2e-event-outskirts-overflowed = Potwory z Peryferii wracają do puli: { $monsters }.
arkham2e-event-monster-moved =
    { $monster } – ruch: { $to ->
        [Sky] Przestworza
       *[other] { $to }
    }.
arkham2e-event-monster-stayed =
    { $monster } się nie rusza: { $why ->
        [investigator] na polu jest Badacz
        [stationary] to potwór nieruchomy
        [closed] droga prowadzi na zamknięty obszar
        [no-arrow] nie wychodzi stąd strzałka tego koloru
       *[sky] na ulicach nie ma nikogo
    }.
arkham2e-event-surge-began = Spotęgowanie potworów, { $space }: liczba potworów { $monsters }.
arkham2e-event-surge-planned = Ustalono przed losowaniem: { $spaces }; na Peryferia: { $outskirts }.
arkham2e-event-doom-added = Zagłada: { $to }.
arkham2e-event-doom-removed = Usunięto żeton zagłady; zagłada: { $to }.
arkham2e-event-gate-opened = Otwiera się brama, { $world }: { $space }; odrzucone tam Wskazówki: { $clues }.
arkham2e-event-gate-closed = { $by } zamyka bramę ({ $space }) i bierze ją jako trofeum.
arkham2e-event-seal-placed =
    { $space }: obszar zapieczętowany; żeton Znaku Starszych Bogów pochodzi z { $source ->
        [doom-track] toru zagłady
       *[unused] nieużywanych żetonów
    }.
arkham2e-event-elder-sign-played = { $by } używa Znaku Starszych Bogów ({ $card }).
arkham2e-event-clue-placed = Pojawia się Wskazówka: { $space }.
arkham2e-event-terror-rose = Poziom paniki wzrasta do { $to }.
arkham2e-event-ally-left = { $ally } na dobre opuszcza miasto.
arkham2e-event-marker-placed =
    { $marker ->
        [closed] { $space }: zamknięte.
       *[activity] Znacznik aktywności: { $space }.
    }
arkham2e-event-markers-removed = Znikają znaczniki karty { $source }: { $spaces }.
arkham2e-event-encounter-drawn =
    { $who } ma spotkanie ({ $at }){ $card ->
        [none] {""}
       *[other] {"; karta: "}{ $card }
    }.
arkham2e-event-ability-used = { $who } korzysta ze specjalnej właściwości obszaru: { $space }.
arkham2e-event-gate-card-put =
    { $fits ->
        [yes] { $card } wraca do talii Bram.
       *[no] { $card } ma inny kolor i trafia na spód talii Bram.
    }
arkham2e-event-mythos-drawn = { $by } losuje kartę Mitów: { $card }.
arkham2e-event-mythos-put = { $card } trafia na spód talii Mitów.
arkham2e-event-mythos-stays =
    { $type ->
        [environment] Wchodzą do gry Warunki: { $card }.
       *[rumor] Wchodzi do gry Pogłoska: { $card }.
    }
arkham2e-event-rumor-ignored = Pogłoska już jest w grze: tekst karty { $card } się pomija.
arkham2e-event-rumor-ended =
    { $how ->
        [pass] Pogłoska { $card }: Powodzenie.
       *[fail] Pogłoska { $card }: Porażka.
    }
arkham2e-event-first-player-passed = Znacznik pierwszego gracza przechodzi dalej: { $to }.
arkham2e-event-ancient-one-awakens =
    Budzi się Przedwieczny ({ $name }): { $why ->
        [doom] tor zagłady jest pełny
        [gates] zbyt wiele bram jest otwartych
        [no-gate-marker] zabrakło żetonów bram
        [no-monster] w puli zabrakło potworów
       *[terror] panika wynosi 10, a potworów jest dwa razy tyle co limit
    }.
arkham2e-event-battle-began = Zaczyna się ostateczna bitwa: { $name }.
arkham2e-event-battle-round-began = Runda { $round } ostatecznej bitwy.
arkham2e-event-successes-counted = Sukcesy grupy: { $total }.
arkham2e-event-game-won =
    { $how ->
        [gates-closed] Ostatnia brama jest zamknięta: Badacze wygrywają!
        [gates-sealed] Sześć obszarów jest zapieczętowanych: Badacze wygrywają!
       *[ancient-one-banished] Przedwieczny jest pokonany: Badacze wygrywają!
    }
arkham2e-event-game-lost = Wszyscy Badacze są pochłonięci: gracze przegrywają.
arkham2e-event-score-counted = Punkty: { $base } − panika { $terror } − pożyczki { $loans } − Znaki Starszych Bogów { $elder_signs } + bramy { $gates } + potwory { $monsters } + Badacze { $investigators } = { $score }.
arkham2e-event-first-citizen = Pierwszy Obywatel Arkham: { $who }.

arkham2e-decide-after-roll = { $by }: wydać Wskazówkę, rzucić jeszcze raz czy zakończyć?
arkham2e-decide-arm = { $by }: jaka broń i jakie zaklęcia?
arkham2e-decide-evade-or-fight = { $by }: unikać potwora czy z nim walczyć?
arkham2e-decide-fight-or-flee = { $by }: walka czy ucieczka?
arkham2e-decide-which-monster = { $by }: który potwór najpierw?
arkham2e-decide-discard-item = { $by }: który przedmiot odrzucić?
arkham2e-decide-discard-card = { $by }: którą kartę odrzucić?
arkham2e-decide-keep-card = { $by }: którą kartę zatrzymać?
arkham2e-decide-buy = { $by }: którą kartę kupić?
arkham2e-decide-spend = { $by }: zapłacić?
arkham2e-decide-trophies = { $by }: które trofea za potwory wydać?
arkham2e-decide-gate-trophy = { $by }: które trofeum za bramę wydać?
arkham2e-decide-trade = { $by }: co zmienia właściciela?
arkham2e-decide-trade-agreed = { $by }: zgoda na wymianę?
arkham2e-decide-trade-now = { $by }: wymienić się z kimś?
arkham2e-decide-move = { $by }: dokąd?
arkham2e-decide-clues = { $by }: ile Wskazówek zabrać?
arkham2e-decide-return = { $by }: którą bramą wrócić?
arkham2e-decide-nearest-gate = Instrukcja nie mówi, kto decyduje: która z najbliższych bram?
arkham2e-decide-come-back = { $by }: dokąd z pola Zagubiony w Czasie i Przestrzeni?
arkham2e-decide-upkeep-action = { $by }: która akcja utrzymania teraz?
arkham2e-decide-adjust = { $by }: który suwak przesunąć?
arkham2e-decide-close-gate = { $by }: jak zamknąć bramę?
arkham2e-decide-seal = { $by }: wydać pięć Wskazówek i zapieczętować bramę?
arkham2e-decide-encounter-or-ability = { $by }: spotkanie czy właściwość obszaru?
arkham2e-decide-who-takes-clue = Gracze wspólnie, a w razie niezgody { $by }: kto dostaje Wskazówkę?
arkham2e-decide-surge-gate = Gracze wspólnie, a w razie niezgody { $by }: przy której bramie pojawia się jeszcze jeden potwór?
arkham2e-decide-surge-place = Gracze wspólnie, a w razie niezgody { $by }: dokąd trafi następny potwór?
arkham2e-decide-flying-prey = { $by }: którą ulicę wybiera latający potwór?
arkham2e-decide-unique-prey = Instrukcja nie mówi, kto decyduje: dokąd idzie potwór?
arkham2e-decide-attack = { $by }: atakować Przedwiecznego?
arkham2e-decide-may = { $by }: wykonać to?
arkham2e-decide-choose = { $by }: co wybrać?
arkham2e-decide-order = Gracze wspólnie, a w razie niezgody { $by }: co najpierw?
arkham2e-decide-reading = Instrukcja milczy i nie mówi, kto decyduje: jak to rozumiecie?
arkham2e-decide-die = Co pokazuje kość?
arkham2e-decide-monster = Który potwór zostaje wylosowany?
arkham2e-decide-gate = Który żeton bramy zostaje wylosowany?
arkham2e-decide-card = Która karta zostaje wylosowana?
arkham2e-decide-ally = Który Sprzymierzeniec odchodzi?
arkham2e-decide-investigator = Który Badacz zostaje wylosowany?
arkham2e-decide-location-card = Która karta Obszaru zostaje wylosowana?
arkham2e-decide-gate-card = Która karta Bram zostaje wylosowana?
arkham2e-decide-mythos-card = Która karta Mitów zostaje wylosowana?

arkham2e-option-stop = koniec
arkham2e-option-clue = wydać Wskazówkę
arkham2e-option-evade = unikać
arkham2e-option-fight = walczyć
arkham2e-option-flee = uciekać
arkham2e-option-attack = atakować
arkham2e-option-pass = nie atakować
arkham2e-option-with-lore = testem Wiedzy
arkham2e-option-with-fight = testem Waleczności
arkham2e-option-nothing = nic
arkham2e-option-encounter = spotkanie
arkham2e-option-ability = właściwość obszaru
arkham2e-option-done = gotowe
arkham2e-option-stay = zostać
arkham2e-option-yes = tak
arkham2e-option-no = nie
arkham2e-option-outskirts = Peryferia
arkham2e-option-points = utrata Poczytalności lub Wytrzymałości
arkham2e-option-besides = to, co się z nią wiąże
arkham2e-option-delayed-face-monsters = zatrzymany mierzy się z potworami
arkham2e-option-delayed-ignore-monsters = zatrzymany nie mierzy się z potworami
arkham2e-option-last-sanity-spell-lost = zaklęcie nie działa
arkham2e-option-last-sanity-spell-works = zaklęcie zostaje jeszcze rzucone
arkham2e-option-outskirts-do-not-count = Peryferia się nie liczą
arkham2e-option-outskirts-count = Peryferia się liczą
arkham2e-option-encounter-gate-adds-doom = brama dokłada żeton zagłady
arkham2e-option-encounter-gate-adds-no-doom = brama nie dokłada żetonu zagłady
arkham2e-option-use = użyć: { $what }
arkham2e-option-release = wypuścić: { $what }
arkham2e-option-reroll = rzucić jeszcze raz: { $what }
arkham2e-option-trade = wymiana: { $what }
arkham2e-special-retainer = Honorarium
arkham2e-special-bank-loan = Pożyczka bankowa
arkham2e-special-membership = Członkostwo w Loży Srebrnego Świtu
arkham2e-special-deputy = Zastępca Szeryfa Arkham
arkham2e-special-blessing = Błogosławieństwo
arkham2e-special-curse = Klątwa
arkham2e-option-give = dać: { $what }
arkham2e-option-take = wziąć: { $what }
arkham2e-option-elder-sign = użyć: { $what }
arkham2e-option-raise =
    zwiększyć: { $what ->
        [speed] Szybkość
        [sneak] Skradanie się
        [fight] Waleczność
        [will] Wola
        [lore] Wiedza
       *[luck] Szczęście
    }

arkham2e-assumed-delayed-face-monsters = zatrzymany Badacz musi uniknąć każdego potwora na swoim polu albo z nim walczyć.
arkham2e-assumed-delayed-ignore-monsters = zatrzymany Badacz ani nie schodzi z pola, ani nie kończy ruchu, więc z potworami się nie mierzy.
arkham2e-assumed-last-sanity-spell-lost = kto zapłaci za zaklęcie ostatnią Poczytalnością, od razu popada w obłęd, a zaklęcie nie działa.
arkham2e-assumed-last-sanity-spell-works = zaklęcie opłacone ostatnią Poczytalnością zostaje jeszcze rzucone; obłęd przychodzi po nim.
arkham2e-assumed-outskirts-do-not-count = potwory na Peryferiach nie liczą się do podwojonego limitu.
arkham2e-assumed-outskirts-count = potwory na Peryferiach liczą się do podwojonego limitu.
arkham2e-assumed-encounter-gate-adds-doom = brama ze spotkania dokłada żeton zagłady jak każda nowa brama.
arkham2e-assumed-encounter-gate-adds-no-doom = brama ze spotkania nie dokłada żetonu zagłady.
arkham2e-assumed-elder-sign-devours = Znak Starszych Bogów, który zabiera naraz ostatnią Poczytalność i Wytrzymałość, pieczętuje, a Badacz zostaje pochłonięty.
arkham2e-assumed-first-upkeep-income = w pierwszym Utrzymaniu odpada tylko rzut; Honorarium wypłaca pieniądze.
arkham2e-assumed-closed-location-monster-stays = potwór, którego strzałka prowadzi na zamknięty obszar, zostaje na miejscu.
arkham2e-assumed-zero-in-battle = w ostatecznej bitwie 0 Poczytalności lub Wytrzymałości oznacza pochłonięcie, nawet gdy nie zabrał jej atak Przedwiecznego.
arkham2e-assumed-faced-once-a-turn = z potworem, z którym Badacz zmierzył się już w tej turze, po powrocie na jego pole nie mierzy się ponownie.
arkham2e-assumed-no-limit-in-surge = gdy panika sięgnie 10, pozostałe potwory ze spotęgowania pojawiają się przy bramach, a żadna nie dostaje ich więcej niż ta, przy której ono nastąpiło.
arkham2e-assumed-elder-sign-empty-track = gdy na torze zagłady nie ma żetonu, żeton Znaku Starszych Bogów bierze się z nieużywanych.
arkham2e-assumed-new-investigator-plays-on = nowy Badacz bierze udział w fazach tej tury, które jeszcze zostały.
arkham2e-assumed-reroll-with-clue-dice = ponowny rzut obejmuje też kości dodane za Wskazówki.
arkham2e-assumed-last-point-price-lost = kto zapłaci cenę ostatnią Poczytalnością lub Wytrzymałością, od razu popada w obłęd albo traci przytomność i nic za to nie dostaje.
