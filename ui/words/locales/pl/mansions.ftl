# Posiadłość Szaleństwa, 1. edycja: zdarzenia, decyzje, możliwości, przyjęte odczytania.

mansions-event-reached =
    — { $point ->
        [playing-the-game] Nowa runda
        [investigator-turn] Tura: { $who }
        [movement-step] Faza ruchu: { $who }
        [action-step] Faza akcji: { $who }
        [keeper-turn] Tura Strażnika Tajemnic
        [trading-step] 1) Faza handlu badaczy
        [threat-step] 2) Faza wzrostu zagrożenia
        [keeper-action-step] 3) Faza akcji Strażnika Tajemnic
        [monster-attack-step] 4) Faza ataku potworów
       *[event-step] 5) Faza wydarzeń
    } —
mansions-event-step-spent = { $who } poświęca fazę ruchu.
mansions-event-assumed = Przyjęto: { $reading }
mansions-event-logged = { $text }
mansions-event-vetoed =
    { $whom }: { $what ->
        [move] nie może się tam ruszyć
        [attack] nie może zaatakować
        [kill] nie można tak zabić
        [place] nie ma figurki do umieszczenia
        [corpse] nie ma już znaczników zwłok
        [no-card-fits] żadna karta Walki nie pasuje
        [no-deck] arkusz nie podaje takiej talii
        [no-target] nie ma dozwolonego celu
        [draw-piece] zostało za mało elementów łamigłówki
       *[attempt] w tej turze już próbowano
    }.
mansions-event-no-effect = Brak efektu.
mansions-event-goes-on = { $who }: zamierzona czynność mimo to dochodzi do skutku.
mansions-event-step-broken = { $who }: rozpoczęta czynność zostaje przerwana.
mansions-event-test-began =
    { $by }: { $purpose ->
       *[attribute] test umiejętności
        [combat] test w walce
        [horror] test Przerażenia ({ $against })
        [evade] test Uników ({ $against })
        [fire] test wejścia w ogień
    }, { $attribute ->
        [intellect] Intelekt
        [willpower] Wola
        [lore] Wiedza
        [luck] Szczęście
        [strength] Siła
        [dexterity] Zręczność
       *[marksmanship] Celność
    }, modyfikator { $modifier }.
mansions-event-skill-point-spent = { $who } wydaje punkt umiejętności: Szczęście +{ $luck }.
mansions-event-target-set = Trzeba wyrzucić najwyżej { $target }: wartość { $value }, modyfikator { $modifier }, ogłuszenie { $stun }, ciemność { $darkness }, karty { $cards }, Szczęście { $luck }.
mansions-event-die-rolled = { $by } wyrzuca { $face }.
mansions-event-reroll-forced = Strażnik Tajemnic wydaje punkt umiejętności: { $who } rzuca ponownie.
mansions-event-test-result =
    { $by }: { $automatic ->
        [yes] automatycznie – 
       *[no] { "" }
    }{ $success ->
        [yes] sukces
       *[no] porażka
    }.
mansions-event-horror-tested =
    { $who } – test Przerażenia ({ $monster }) w tej turze wykonany: { $success ->
        [yes] sukces
       *[no] porażka
    }.
mansions-event-no-horror-test =
    { $who } nie wykonuje testu Przerażenia ({ $monster }): { $why ->
        [tested] najwyżej raz na potwora w turze
        [returned] potwór wyszedł i wrócił w tej turze
        [same-room] nikt nie wszedł do pomieszczenia
        [elsewhere] potwór jest w innym pomieszczeniu
       *[turn-start] potwór był w pomieszczeniu już na początku tury
    }.
mansions-event-no-evade-test =
    { $who } nie wykonuje testu Uników ({ $monster }): { $why ->
        [tested] w tej turze już go wykonano
        [attack] to atak na potwora na tym samym obszarze
        [elsewhere] potwór jest na innym obszarze
       *[no-action] to nie jest akcja
    }.
mansions-event-evaded =
    { $who } w tej turze nie musi już unikać potwora { $monster } ({ $success ->
        [yes] sukces
       *[no] porażka
    }).
mansions-event-puzzle-set-up = Rozłożono łamigłówkę { $puzzle }: { $pieces }.
mansions-event-puzzle-began = { $who } próbuje rozwiązać łamigłówkę { $puzzle }; akcje łamigłówki: { $actions }.
mansions-event-puzzle-moved =
    { $puzzle }: { $kind ->
        [swap] zamiana:
        [turn-right] obrót w prawo:
       *[turn-left] obrót w lewo:
    } { $what ->
        [base] bazowa płytka
       *[other] { $what }
    }; pozostało akcji łamigłówki: { $left }.
mansions-event-piece-drawn = { $puzzle }: dobrany element { $piece }, miejsce { $slot }; pozostało akcji łamigłówki: { $left }.
mansions-event-puzzle-solved = { $who } rozwiązuje łamigłówkę { $puzzle }; jej elementy wracają do stosu.
mansions-event-puzzle-reset = Elementy łamigłówki { $puzzle } wtasowano do stosu.
mansions-event-puzzle-left = Łamigłówka { $puzzle } nie jest rozwiązana i zostaje w obecnym ułożeniu.
mansions-event-threat-changed =
    Zagrożenie Strażnika Tajemnic { $way ->
        [down] spada
       *[up] rośnie
    } o { $by }, do { $to }.
mansions-event-keeper-action-used = Strażnik Tajemnic używa karty { $card } (koszt { $cost }).
mansions-event-keeper-turn-lost = Strażnik Tajemnic traci tę turę.
mansions-event-mythos-drawn = Strażnik Tajemnic losuje kartę Mitów: { $card }.
mansions-event-trauma-drawn = Strażnik Tajemnic losuje kartę Traumy: { $card }.
mansions-event-deck-reshuffled =
    Odrzucone karty { $deck ->
        [mythos] Mitów
       *[trauma] Traumy
    } zostają potasowane i tworzą nową talię.
mansions-event-no-card-left =
    Nie ma już kart: { $deck ->
        [mythos] Mity
        [trauma] Trauma
       *[other] { $deck }
    }.
mansions-event-hand-discarded =
    Strażnik Tajemnic odrzuca kartę { $deck ->
        [mythos] Mitów
       *[trauma] Traumy
    }: { $card }.
mansions-event-mythos-played = Strażnik Tajemnic zagrywa kartę { $card }, cel: { $who }.
mansions-event-time-passed = Żetony czasu na talii Wydarzeń: { $tokens }.
mansions-event-event-held-back = Wynik rzutu to { $face }: ostatnie Wydarzenie w tej turze nie jest odkrywane.
mansions-event-event-revealed =
    Z talii Wydarzeń odkryto: { $card }{ $choice ->
        [none] {""}
       *[other] ; fragment: { $choice }
    }.
mansions-event-objective-revealed =
    Ujawniono kartę Celu: { $why ->
        [clue-1] odnaleziono Wskazówkę 1
        [event-iv] Wydarzenie IV
        [own-condition] spełniono jej własny wymóg
        [card] nakazuje to karta
       *[won] jedna ze stron zwyciężyła
    }.
mansions-event-marked = Spełniło się: { $name }.
mansions-event-game-ended =
    Koniec gry: { $winner ->
        [keeper] zwycięża Strażnik Tajemnic
        [investigators] zwyciężają badacze
       *[nobody] wszyscy gracze przegrywają
    } ({ $why ->
        [objective] cel
        [eliminated] wszyscy badacze są wyeliminowani
        [last-event] rozpatrzono ostatnie Wydarzenie
        [card] mówi o tym karta
       *[at-once] obie strony naraz; zasada domowa
    }).
mansions-event-moved = { $who } – ruch: { $origin } → { $to }.
mansions-event-moved-by-keeper = Strażnik Tajemnic przesuwa figurkę ({ $who }): { $origin } → { $to }.
mansions-event-move-wasted = { $who } nie wchodzi ({ $room }): faza przepada, w tej turze wejść się nie da.
mansions-event-suffered =
    { $who } otrzymuje { $harm ->
        [damage] obrażenia
       *[horror] punkty przerażenia
    }: { $amount }.
mansions-event-no-more-horror = { $who } jest w obłędzie i nie otrzymuje punktu przerażenia.
mansions-event-went-insane = { $who }: poczytalność 0, obłęd.
mansions-event-healed = { $who } leczy obrażenia: { $damage }, przerażenie: { $horror }.
mansions-event-sane-again = { $who } odzyskuje zmysły.
mansions-event-stunned = { $who }: żetony ogłuszenia +{ $tokens }.
mansions-event-stun-removed = { $who } odrzuca jeden żeton ogłuszenia.
mansions-event-trauma-played =
    Strażnik Tajemnic zagrywa kartę Traumy { $card }, cel: { $who }{ $action ->
        [yes]  (akcja Strażnika Tajemnic)
       *[no] { "" }
    }.
mansions-event-trauma-discarded = { $who }: karta Traumy { $card } zostaje odrzucona.
mansions-event-skill-points-changed = { $who }: punkty umiejętności { $by }.
mansions-event-investigator-killed = { $who } ginie.
mansions-event-stripped = { $who } zostawia ({ $room }): { $dropped }; odrzucone zaklęcia: { $spells }.
mansions-event-awaits-another = Gracz, który prowadził badacza ({ $who }), wybierze nowego badacza w swojej następnej turze.
mansions-event-player-eliminated = Gracz, który prowadził badacza ({ $who }), zostaje wyeliminowany.
mansions-event-investigator-chosen = Do gry wchodzi { $who }: { $space } (poprzednio: { $instead_of }).
mansions-event-escaped = { $who } ucieka z planszy; drzwi: { $door }.
mansions-event-hid = { $who } ukrywa się w kryjówce.
mansions-event-left-hiding = { $who } nie jest już w kryjówce.
mansions-event-traded = { $giver } przekazuje kartę { $card }; otrzymuje: { $to }.
mansions-event-item-dropped = { $who } upuszcza kartę { $card } ({ $room }).
mansions-event-item-discarded = { $who } odrzuca kartę { $card }.
mansions-event-ability-used = { $who } używa karty { $card }.
mansions-event-spell-cast = { $who } rzuca zaklęcie { $spell }; cel: { $target }.
mansions-event-spell-flipped = { $spell }: karta zostaje odwrócona.
mansions-event-spell-discarded = { $spell } trafia na spód swojej talii.
mansions-event-spell-gained = { $who } bierze zaklęcie: { $spell }.
mansions-event-card-found = { $who } zabiera kartę { $card } ({ $room }).
mansions-event-monster-moved = { $monster } – ruch: { $origin } → { $to }.
mansions-event-monster-placed = Pojawia się potwór { $monster } ({ $type }): { $space }.
mansions-event-monster-hurt = { $monster } otrzymuje obrażenia: { $amount }; razem { $taken }.
mansions-event-monster-killed = { $monster } ginie.
mansions-event-monster-stunned = { $monster }: żetony ogłuszenia +{ $tokens }.
mansions-event-monster-recovers = { $monster } nie atakuje i traci jeden żeton ogłuszenia.
mansions-event-monster-attacks = { $monster } atakuje; cel: { $who }.
mansions-event-investigator-attacks =
    { $who } atakuje, cel: { $monster }; { $weapon ->
        [unarmed] gołymi rękami
       *[other] broń: { $weapon }
    }.
mansions-event-combat-card-drawn =
    Karta Walki { $card }: { $fits ->
        [yes] pasuje i jest rozpatrywana
       *[no] nie pasuje
    }.
mansions-event-combat-cards-discarded = Odrzucone karty Walki: { $cards }.
mansions-event-combat-deck-reshuffled =
    Odrzucone karty Walki { $deck ->
        [humanoid] humanoidów
        [beast] bestii
       *[eldritch] monstrów
    } zostają potasowane i tworzą nową talię.
mansions-event-special-attack-made = { $monster } wykonuje atak specjalny.
mansions-event-keeper-point-spent = Strażnik Tajemnic wydaje punkt umiejętności na atak specjalny: { $monster }.
mansions-event-sample-taken = { $monster } zdobywa żeton próbki.
mansions-event-samples-left = { $monster } zostawia próbki na ołtarzu: { $count }.
mansions-event-card-revealed = Odkryto kartę { $card } ({ $room }).
mansions-event-bar-opened = { $who } spełnia warunek karty { $card }.
mansions-event-samples-lost = { $monster }: próbki zostają odrzucone: { $count }.
mansions-event-lock-passed = Zamek nie zatrzymuje potwora { $monster }; pomieszczenie: { $room }.
mansions-event-nothing-there = { $who } nic nie znajduje: w pomieszczeniu { $room } nie ma żadnej karty.
mansions-event-bar-holds = { $who } nie pokonuje karty { $card }; pozostaje ona odkryta.
mansions-event-room-card-discarded = Karta { $card } ({ $room }) zostaje odrzucona.
mansions-event-token-placed =
    Pojawia się żeton { $token ->
        [fire] ognia
       *[darkness] ciemności
    }: { $room }.
mansions-event-token-removed =
    Znika żeton { $token ->
        [fire] ognia
       *[darkness] ciemności
    }: { $room }.
mansions-event-corpse-placed = Pojawiają się zwłoki: { $space }.
mansions-event-corpses-removed = Usunięte zwłoki ({ $space }): { $count }.
mansions-event-corpse-dragged = { $who } ciągnie zwłoki: { $origin } → { $to }.
mansions-event-barrier-moved =
    { $door ->
        [none] Bariera zdjęta z drzwi: { $barrier }
       *[other] Bariera { $barrier } przesunięta na drzwi: { $door }
    }.
mansions-event-barrier-destroyed = Bariera { $barrier } zostaje zniszczona.
mansions-event-monster-stopped = { $monster } nie przechodzi przez barierę i w tej turze już się nie ruszy.

mansions-decide-d10 = Co wypadło na kości dziesięciościennej?
mansions-decide-combat-card = Którą kartę Walki wylosowano?
mansions-decide-mythos-card = Którą kartę Mitów wylosowano?
mansions-decide-trauma-card = Którą kartę Traumy wylosowano?
mansions-decide-monster-figure = Którą figurkę wylosowano?
mansions-decide-puzzle-piece = Który element łamigłówki wylosowano?
mansions-decide-both-win = Obie strony spełniają warunki w tej samej chwili, a instrukcja nie mówi, kto wygrywa.
mansions-decide-next-turn = Badacze: czyja tura następna? Bez porozumienia gra toczy się zgodnie z ruchem wskazówek zegara.
mansions-decide-do = { $by }: co robisz?
mansions-decide-which-step = { $by }: którą fazę poświęcasz?
mansions-decide-skill-point = { $by }: wydajesz punkt umiejętności przed rzutem?
mansions-decide-force-reroll = Strażnik Tajemnic: wymuszasz powtórzenie rzutu?
mansions-decide-force-special = Strażnik Tajemnic: wydajesz punkt umiejętności na atak specjalny?
mansions-decide-evade-order = { $by }: którego potwora unikasz najpierw?
mansions-decide-evade-damage = Strażnik Tajemnic: czy potwór zadaje obrażenia?
mansions-decide-horror-order = Strażnik Tajemnic: który test Przerażenia najpierw?
mansions-decide-each-order = Strażnik Tajemnic: kto pierwszy?
mansions-decide-trauma = Strażnik Tajemnic: zagrywasz kartę Traumy?
mansions-decide-which-insanity = Strażnik Tajemnic: które szaleństwo?
mansions-decide-mythos = Strażnik Tajemnic: zagrywasz kartę Mitów?
mansions-decide-use-key = { $by }: używasz klucza?
mansions-decide-bar-met = Strażnik Tajemnic: czy warunek karty jest spełniony?
mansions-decide-take-dropped = { $by }: zabierasz upuszczoną kartę?
mansions-decide-drop-what = { $by }: co upuszczasz?
mansions-decide-drop-weapon = { $by }: którą broń upuszczasz?
mansions-decide-discard-item = { $by }: którą kartę odrzucasz?
mansions-decide-weapon = { $by }: czym atakujesz?
mansions-decide-target = { $by }: kto jest celem?
mansions-decide-cure =
    { $by ->
        [keeper] Strażnik Tajemnic
       *[other] { $by }
    }: którą kartę Traumy leczysz?
mansions-decide-drag-corpse = { $by }: ciągniesz zwłoki za sobą?
mansions-decide-burn-how-many = { $by }: ile zwłok palisz?
mansions-decide-door = { $by }: na które drzwi?
mansions-decide-new-investigator = Gracz, który prowadził badacza ({ $by }): którego nowego badacza wybierasz?
mansions-decide-puzzle-action = { $by }: która akcja łamigłówki?
mansions-decide-replace-piece = { $by }: który element zastępujesz nowym?
mansions-decide-may =
    { $by ->
        [keeper] Strażnik Tajemnic
       *[other] { $by }
    }: robisz to?
mansions-decide-choose =
    { $by ->
        [keeper] Strażnik Tajemnic
       *[other] { $by }
    }: która możliwość?
mansions-decide-whom =
    { $by ->
        [keeper] Strażnik Tajemnic
       *[other] { $by }
    }: który badacz?
mansions-decide-monster =
    { $by ->
        [keeper] Strażnik Tajemnic
       *[other] { $by }
    }: który potwór?
mansions-decide-room = Strażnik Tajemnic: które pomieszczenie?
mansions-decide-space = Strażnik Tajemnic: na którym obszarze?
mansions-decide-corpse = Strażnik Tajemnic: które zwłoki powstają?
mansions-decide-trade = Badacze: co przekazujecie?
mansions-decide-keeper-action = Strażnik Tajemnic: która akcja?
mansions-decide-urge = Strażnik Tajemnic: kto i czego musi użyć?
mansions-decide-monster-step = Strażnik Tajemnic: dokąd rusza się potwór?
mansions-decide-investigator-step = Strażnik Tajemnic: dokąd przesuwasz badacza?
mansions-decide-re-place = Strażnik Tajemnic: zabijasz jednego ze swoich potworów, aby go tu umieścić?
mansions-decide-monster-attack = Strażnik Tajemnic: który potwór atakuje?
mansions-decide-victim = Strażnik Tajemnic: kogo atakuje?
mansions-decide-go-through = Strażnik Tajemnic: czy potwór idzie dalej przez drzwi?
mansions-decide-story-choice = Strażnik Tajemnic: którą opcję historii wybrano na początku gry?
mansions-decide-start-space = { $by }: który obszar jest obszarem startowym? (Podaje go Podręcznik Badacza.)
mansions-decide-burn-order = Strażnik Tajemnic: który potwór pierwszy otrzymuje obrażenia od ognia?
mansions-decide-discard-mythos = Strażnik Tajemnic: którą kartę Mitów odrzucasz?
mansions-decide-discard-trauma = Strażnik Tajemnic: którą kartę Traumy odrzucasz?

mansions-option-yes = tak
mansions-option-no = nie
mansions-option-done = gotowe
mansions-option-stop = koniec
mansions-option-end = koniec tury
mansions-option-clockwise = zgodnie z ruchem wskazówek zegara
mansions-option-keeper = wygrywa Strażnik Tajemnic
mansions-option-investigators = wygrywają badacze
mansions-option-move = ruch: { $what }
mansions-option-run = bieg: { $what }
mansions-option-escape = ucieczka: { $what }
mansions-option-explore = przeszukanie
mansions-option-drop = upuszczenie
mansions-option-attack = atak: { $what }
mansions-option-cast = rzucenie zaklęcia: { $what }
mansions-option-ability = akcja karty: { $what }
mansions-option-use = użycie: { $what }
mansions-option-barrier = bariera: { $what }
mansions-option-burn-corpses = spalenie zwłok
mansions-option-hide = ukrycie się
mansions-option-leave-hiding = wyjście z kryjówki
mansions-option-movement-step = faza ruchu
mansions-option-action-step = faza akcji
mansions-option-unarmed = gołe ręce
mansions-option-weapon = { $what }
mansions-option-card = { $what }
mansions-option-play = zagranie: { $what }
mansions-option-to = na: { $what }
mansions-option-kill = zabicie: { $what }
mansions-option-give = { $giver } oddaje: { $card }; otrzymuje: { $to }
mansions-option-action = akcja: { $what }
mansions-option-insanity = szaleństwo dla: { $what }
mansions-option-urge = { $who } musi użyć: { $card }
mansions-option-horror = { $who }; potwór: { $monster }
mansions-option-swap = zamiana: { $what }
mansions-option-turn-left =
    obrót w lewo: { $what ->
        [base] bazowa płytka
       *[other] { $what }
    }
mansions-option-turn-right =
    obrót w prawo: { $what ->
        [base] bazowa płytka
       *[other] { $what }
    }
mansions-option-draw = dobranie elementu (dwie akcje)
mansions-option-skill-point = wydanie punktu umiejętności
mansions-option-time-up = czas minął

mansions-assumed-a-step-cut-short-is-over = Badacz przesunięty w inne miejsce w trakcie fazy nie odzyskuje tej fazy. To na korzyść Strażnika Tajemnic.
mansions-assumed-another-investigator-is-left = Arkusz nie wymienia niewykorzystanych badaczy; w pudełku jest ich ośmiu, więc któryś został. To na korzyść badaczy.
mansions-assumed-attack-spell-is-combat = Zaklęcie ataku jest atakiem, więc do jego testu stosuje się kara za ciemność w walce.
mansions-assumed-darkness-only-in-attacks = Kara za ciemność dotyczy testów podczas walki, a walka to atak, więc testów Przerażenia i Uników nie obejmuje. To na korzyść badaczy.
mansions-assumed-dropped-cards-may-be-left = Zakryte karty trzeba wziąć, a karty upuszczone wolno zostawić.
mansions-assumed-evade-before-lock = Testy Uników następują przed kartą Zamka pomieszczenia, do którego się wchodzi. To na korzyść Strażnika Tajemnic.
mansions-assumed-forced-move-ends-hiding = Strażnik Tajemnic może przesunąć także ukrytego badacza, który przestaje wtedy być ukryty. To na korzyść Strażnika Tajemnic.
mansions-assumed-forced-move-needs-no-fire-test = Test przy ogniu wykonuje ten, kto usiłuje wejść; badacz przesuwany przez Strażnika Tajemnic go nie wykonuje. To na korzyść badaczy.
mansions-assumed-forced-move-stops-at-locks = Strażnik Tajemnic nie wprowadza badacza do pomieszczenia z kartą Zamka. To na korzyść badaczy.
mansions-assumed-hidden-investigator-evades = Ukryty badacz wykonuje testy Uników jak każdy inny. To na korzyść Strażnika Tajemnic.
mansions-assumed-hidden-take-horror-tests = Ukryci wykonują testy Przerażenia jak wszyscy w pomieszczeniu. Instrukcja milczy; to na korzyść Strażnika Tajemnic.
mansions-assumed-hiding-needs-evade = Wejście do kryjówki poprzedzają testy Uników. To na korzyść Strażnika Tajemnic.
mansions-assumed-insanity-as-an-action-is-free = Szaleństwo zagrane jako akcja Strażnika Tajemnic nie kosztuje zagrożenia, bo instrukcja nie podaje kosztu. To na korzyść Strażnika Tajemnic.
mansions-assumed-keeper-action-again = Instrukcja nie stawia ograniczenia, więc Strażnik Tajemnic może w jednej turze zapłacić za tę samą kartę ponownie. To na jego korzyść.
mansions-assumed-keeper-orders-investigators = Gdy karta dotyczy kilku badaczy, kolejność wybiera Strażnik Tajemnic. To na jego korzyść.
mansions-assumed-keeper-orders-monsters-of-horror-tests = Kolejność testów Przerażenia jednego badacza wobec kilku potworów wybiera Strażnik Tajemnic. To na jego korzyść.
mansions-assumed-last-event-objective-wins = Strona, której cel mówi o ostatnim Wydarzeniu, wygrywa po jego rozpatrzeniu; instrukcja wspomina o tym tylko w zasadzie opcjonalnej.
mansions-assumed-lock-bars-entry-only = Karta Zamka broni wejścia do pomieszczenia; kto jest w środku, przeszukuje karty leżące pod nią. To na korzyść badaczy.
mansions-assumed-lock-before-fire = Karta Zamka jest rozpatrywana przed testem przy ogniu: kto nie wejdzie, nie wykonuje go. To na korzyść badaczy.
mansions-assumed-met-obstacle-is-discarded = Kartę Przeszkody odrzuca się tylko, gdy sama to wyraźnie nakazuje; arkusz tego nie podaje, a pokonane przeszkody zwykle się odrzuca. To na korzyść badaczy.
mansions-assumed-monsters-burn-after-the-event-step = Potwory otrzymują obrażenia od ognia na koniec tury Strażnika Tajemnic, po fazie wydarzeń, w wybranej przez niego kolejności.
mansions-assumed-mythos-requirement-is-met = Wymaganie karty Mitów, którego arkusz nie może pokazać, uznaje się za spełnione. To na korzyść Strażnika Tajemnic.
mansions-assumed-named-monster-is-not-re-placed = Nazwany potwór jest odporny na natychmiastowe zabicie, więc Strażnik Tajemnic nie może go zabić, by umieścić go gdzie indziej. To na korzyść badaczy.
mansions-assumed-new-investigator-is-not-told = Gracz wybiera nowego badacza; arkusz nie mówi, kto jest do wyboru, więc tura się tu kończy.
mansions-assumed-no-entry-even-with-a-key-found-later = Do pomieszczenia, którego Zamek nie ustąpił, nie wchodzi się w tej turze nawet z kluczem znalezionym później. To na korzyść Strażnika Tajemnic.
mansions-assumed-no-mythos-for-a-skipped-step = Faza, której nie rozegrano, nie daje Strażnikowi Tajemnic okazji do zagrania karty Mitów. To na korzyść badaczy.
mansions-assumed-no-trauma-on-the-dead = Po śmiertelnych obrażeniach nie ma już na kogo zagrać karty Traumy.
mansions-assumed-objective-is-still-hidden = Arkusz nie podaje celu, więc uznaje się go za nieujawniony, a gracz nie zostaje wyeliminowany. To na korzyść badaczy.
mansions-assumed-re-placed-monster-is-a-new-one = Figurka zabita i umieszczona na nowo to nowy potwór: testy wobec niego liczą się od początku. To na korzyść Strażnika Tajemnic.
mansions-assumed-re-placed-monster-is-of-the-type = Potwór zabity, by umieścić go na nowo, musi być wskazanego typu.
mansions-assumed-several-skill-points-on-a-puzzle = Łamigłówka nie jest testem, więc wolno wydać na nią kilka punktów umiejętności. To na korzyść badaczy.
mansions-assumed-several-traumas-for-one-harm = Instrukcja nie ogranicza liczby kart Traumy po jednym ciosie; druga tego samego rodzaju zastępuje pierwszą.
mansions-assumed-stunned-monster-is-evaded = Ogłuszonego potwora także trzeba unikać. Instrukcja milczy; to na korzyść Strażnika Tajemnic.
mansions-assumed-the-dead-keep-nothing = Karty Traumy, żetony ogłuszenia i zakryte karty Mitów znikają razem z zabitym badaczem; instrukcja ich nie wymienia.
mansions-assumed-the-killed-are-not-in-the-game = Zabity badacz nie jest w grze, gdy gracz czeka na nowego, więc grupowe karty Traumy losuje się ponownie. To na korzyść badaczy.
mansions-assumed-urge-needs-no-evade-test = Badacz zmuszony przez Strażnika Tajemnic do użycia karty nie wykonuje przy tym testu Uników. To na korzyść badaczy.
mansions-assumed-usual-values = Czego arkusz nie podaje, przyjmuje się jako: umiejętności 4, Szczęście 3, wytrzymałość 10, poczytalność 8; u potwora Czujność i współczynnik przerażenia 0, obrażenia 1, wytrzymałość 3; obrażenia broni 0.
mansions-assumed-waiting-player-must-escape-too = „Wszyscy” to jeden badacz na gracza, więc gracz czekający na nowego badacza musi jeszcze uciec. To na korzyść Strażnika Tajemnic.
