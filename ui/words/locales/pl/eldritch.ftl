# Eldritch Horror: events, decisions, options, readings.

eldritch-event-reached =
    — { $point ->
        [phase-action] Faza Akcji
        [phase-encounter] Faza Spotkań
        [phase-mythos] Faza Mitów
        [actions] Akcje: { $who }
        [encounters] Spotkania: { $who }
        [mythos-1-advance-omen] 1. Postęp Omenu
        [mythos-2-reckoning] 2. Efekty Rozrachunku
        [mythos-3-spawn-gates] 3. Rozmnożenie Bram
        [mythos-4-monster-surge] 4. Napływ Potworów
        [mythos-5-spawn-clues] 5. Rozmnożenie Wskazówek
        [mythos-6-place-rumor-token] 6. Żeton Pogłoski
        [mythos-7-place-eldritch-tokens] 7. Żetony plugastwa
        [mythos-8-resolve-effect] 8. Rozpatrzenie efektu
       *[mythos-end] Koniec Fazy Mitów
    } —
eldritch-event-assumed = Przyjęto: { $reading }
eldritch-event-logged = { $text }
eldritch-event-vetoed =
    { $whom }: { $what ->
        [move] nie można przesunąć
        [discard] nie można odrzucić
        [defeat] nie można tak pokonać
        [retreat] Zagłady nie można już cofnąć
        [copy] nie można mieć kopii
        [third-improvement] umiejętności nie ulepsza się trzeci raz
        [delay] niewrażliwość na Wstrzymanie
        [detain] niewrażliwość na Uwięzienie
        [pay] nie może zapłacić za żadną z opcji
       *[set-aside] pozostaje na boku
    }.
eldritch-event-test-began =
    { $by }: test – { $skill ->
        [lore] Wiedza
        [influence] Wpływ
        [observation] Spostrzegawczość
        [strength] Siła
       *[will] Wola
    }, modyfikator { $modifier }.
eldritch-event-pool-set =
    Pula kości ({ $skill ->
        [lore] Wiedza
        [influence] Wpływ
        [observation] Spostrzegawczość
        [strength] Siła
       *[will] Wola
    }): umiejętność { $value }, modyfikator { $modifier }, ulepszenie { $improvement }, premia { $bonus }, kara { $penalty }, dodatkowe { $additional } = { $pool }; kości w rzucie: { $dice }, sukces od { $success_on }.
eldritch-event-dice-rolled = { $by } – rzut: { $faces }.
eldritch-event-die-rerolled =
    { $by } – przerzut kości { $die } ({ $source ->
        [clue] za Wskazówkę
       *[other] { $source }
    }): { $old }, teraz { $new }.
eldritch-event-test-result =
    { $by }: wynik testu { $result } – { $passed ->
        [yes] zdany
       *[no] niezdany
    }.
eldritch-event-roll-made = { $by } – rzut { $faces } (to nie test); trafienia: { $hits }.
eldritch-event-lost =
    { $who } traci: { $health ->
        [0] Poczytalność { $sanity }
       *[other] { $sanity ->
            [0] Zdrowie { $health }
           *[other] Zdrowie { $health }, Poczytalność { $sanity }
        }
    }.
eldritch-event-spent =
    { $who } poświęca: { $health ->
        [0] Poczytalność { $sanity }
       *[other] { $sanity ->
            [0] Zdrowie { $health }
           *[other] Zdrowie { $health }, Poczytalność { $sanity }
        }
    }.
eldritch-event-loss-prevented =
    { $card } zapobiega ({ $who }): { $health ->
        [0] Poczytalność { $sanity }
       *[other] { $sanity ->
            [0] Zdrowie { $health }
           *[other] Zdrowie { $health }, Poczytalność { $sanity }
        }
    }.
eldritch-event-recovered =
    { $who } odzyskuje: { $health ->
        [0] Poczytalność { $sanity }
       *[other] { $sanity ->
            [0] Zdrowie { $health }
           *[other] Zdrowie { $health }, Poczytalność { $sanity }
        }
    }.
eldritch-event-investigator-defeated = Badacz pokonany: { $who }.
eldritch-event-marker-laid =
    Znacznik badacza ({ $who }) leży na polu { $space } z { $token ->
        [health] żetonem Zdrowia
       *[sanity] żetonem Poczytalności
    }.
eldritch-event-investigator-devoured = Badacz pochłonięty: { $who }.
eldritch-event-stripped = { $who } odrzuca wszystkie żetony Zdrowia, Poczytalności i Ulepszeń.
eldritch-event-no-sanity-lost = { $who } nie traci Poczytalności; potwór: { $monster }.
eldritch-event-possessions-laid = { $who }: wyposażenie zostaje na arkuszu dla tego, kto będzie mieć z nim spotkanie: { $what }.
eldritch-event-sheet-laid =
    { $where ->
        [box] Arkusz badacza i znacznik trafiają do pudełka
       *[play-area] Arkusz badacza trafia do wspólnego obszaru gry, bez odwracania
    }: { $who }.
eldritch-event-tokens-on-sheet = Żetony plugastwa na arkuszu Przedwiecznego ({ $name }): { $count }.
eldritch-colour-blue = niebieski
eldritch-colour-green = zielony
eldritch-colour-red = czerwony
eldritch-omen-of-two = { $colour } ({ $number })
eldritch-what-asset = zasób
eldritch-what-artifact = artefakt
eldritch-what-spell = zaklęcie
eldritch-what-condition = stan
eldritch-what-clue = Wskazówka
eldritch-what-item = przedmiot
eldritch-what-ally = sprzymierzeniec
eldritch-what-service = usługa
eldritch-event-player-eliminated = Gracz wyeliminowany: { $who }.
eldritch-event-investigator-chosen = Nowy badacz: { $who } (zamiast: { $seat }).
eldritch-event-lead-passed = { $by } przekazuje żeton Głównego Badacza; teraz ma go { $to }.
eldritch-event-moved = { $who } przesuwa się: { $origin } → { $space }.
eldritch-event-ticket-gained =
    { $who } otrzymuje bilet { $ticket ->
        [train] Kolejowy
       *[ship] Morski
    }.
eldritch-event-ticket-discarded =
    { $who } odrzuca bilet { $ticket ->
        [train] Kolejowy
       *[ship] Morski
    }.
eldritch-event-became-delayed = Badacz Wstrzymany: { $who }.
eldritch-event-stood-up = { $who } stawia znacznik zamiast wykonywać akcje.
eldritch-event-actions-lost = { $who } przerywa akcję i traci pozostałe, zamiast ulec Wstrzymaniu.
eldritch-event-improved =
    { $who }: żeton Ulepszenia ({ $skill ->
        [lore] Wiedza
        [influence] Wpływ
        [observation] Spostrzegawczość
        [strength] Siła
       *[will] Wola
    }): { $level }.
eldritch-event-clue-gained =
    { $who } otrzymuje Wskazówkę{ $clue ->
        [unnamed] {""}
       *[other] {" "}{ $clue }
    }.
eldritch-event-clue-discarded =
    { $who } odrzuca Wskazówkę{ $clue ->
        [unnamed] {""}
       *[other] {" "}{ $clue }
    }.
eldritch-event-given = { $by } oddaje: { $what }; otrzymuje: { $to }.
eldritch-event-action-taken =
    { $who } wykonuje akcję: { $action ->
        [travel] Podróż
        [prepare] Przygotowanie do podróży
        [acquire] Pozyskanie zasobów
        [rest] Odpoczynek
        [trade] Wymiana
        [component] akcja specjalna
       *[local] akcja lokalna
    }{ $about ->
        [none] {""}
        [unnamed] {""}
       *[other] {" "}({ $about })
    }.
eldritch-event-broken-off = { $who } natychmiast przerywa to, co robi.
eldritch-event-turn-ended = { $who } kończy akcje.
eldritch-event-doom-advanced = Zagłada postępuje o { $by }, na pole { $to }.
eldritch-event-doom-retreated = Zagłada cofa się o { $by }, na pole { $to }.
eldritch-event-doom-while-awake = Zagłada postępuje o { $by } przy przebudzonym Przedwiecznym: skutek podaje jego arkusz.
eldritch-event-ancient-one-awakens = { $name }: Przedwieczny się budzi.
eldritch-event-omen-advanced = Omen postępuje: { $origin } → { $to }.
eldritch-event-gate-spawned = Rozmnaża się Brama { $gate } ({ $symbol }) na polu { $space }.
eldritch-event-gate-closed = { $by } zamyka Bramę { $gate }.
eldritch-event-renewed =
    Uzupełniono z odrzuconych: { $what ->
        [gate-stack] stos Bram
       *[clue-pool] pula Wskazówek
    } ({ $count }).
eldritch-event-gates-seen = { $by } ogląda Bramy: { $gates }; na wierzchu leży { $top }.
eldritch-event-clue-spawned =
    Rozmnaża się Wskazówka{ $clue ->
        [unnamed] {""}
       *[other] {" "}{ $clue }
    } na polu { $space }.
eldritch-event-clue-removed =
    Wskazówka{ $clue ->
        [unnamed] {""}
       *[other] {" "}{ $clue }
    } zostaje odrzucona.
eldritch-event-nothing-spawns =
    { $what ->
        [clue] Nie ma Wskazówki do rozmnożenia.
        [monster] Nie ma Potwora do dobrania.
       *[gate] Nie ma Bramy do rozmnożenia.
    }
eldritch-event-monster-spawned = Rozmnaża się Potwór { $monster } na polu { $space }.
eldritch-event-monster-moved = Potwór { $monster } przesuwa się: { $origin } → { $space }.
eldritch-event-monster-lost = Potwór { $monster } traci Zdrowie: { $health }.
eldritch-event-monster-defeated = Potwór pokonany: { $monster }.
eldritch-event-monster-returned =
    { $monster } trafia { $where ->
        [cup] do Puli Potworów
        [set-aside] ponownie na bok
       *[box] do pudełka
    }.
eldritch-event-ambushed = Zasadzka: { $monster } atakuje; cel: { $who }.
eldritch-event-ambush-over = Koniec zasadzki ({ $monster }); żadnego żetonu się nie odkłada.
eldritch-event-combat-began = Spotkanie Walki: { $who } i { $monster }.
eldritch-event-text-read = Sprawdzono efekty: { $monster }.
eldritch-event-eldritch-placed = Żeton plugastwa trafia na pole { $space }.
eldritch-event-eldritch-removed =
    Odrzucono żeton plugastwa{ $token ->
        [unnamed] {""}
       *[other] : { $token }
    }.
eldritch-event-rumor-placed = Żeton Pogłoski ({ $card }) na polu { $space }.
eldritch-event-rumor-removed = Odrzucono żeton Pogłoski: { $card }.
eldritch-event-card-gained =
    { $who } otrzymuje kartę { $card } – { $origin ->
        [deck] z talii
        [discard] ze stosu kart odrzuconych
        [reserve] z rezerw
       *[search] znaleziona podczas przeszukiwania
    }.
eldritch-event-card-discarded = Odrzucono kartę: { $card }.
eldritch-event-card-flipped =
    Odwrócono kartę { $card }: { $side ->
        [front] awers
       *[back] rewers
    }.
eldritch-event-reserve-refilled = Karta { $card } uzupełnia rezerwy.
eldritch-event-deck-shuffled =
    Potasowano talię: { $kind ->
        [asset] Zasoby
        [artifact] Artefakty
        [spell] Zaklęcia
       *[condition] Stany
    }.
eldritch-event-not-found = { $who } nie znajduje: { $what }.
eldritch-event-loan-taken = { $by } bierze Pożyczkę bankową: wynik to teraz { $result }.
eldritch-event-seen = { $by } ogląda kartę { $card }.
eldritch-event-component-used = Użyto akcji: { $component }.
eldritch-event-encounter-began =
    { $who }: { $kind ->
        [general] Spotkanie Ogólne
        [america] Spotkanie w Ameryce
        [europe] Spotkanie w Europie
        [asia] Spotkanie w Azji/Australii
        [research] Spotkanie Badawcze
        [other-world] Spotkanie w Innym Świecie
        [expedition] Spotkanie Ekspedycyjne
        [special] Spotkanie Specjalne
        [rumor] Pogłoska
        [eldritch] żeton plugastwa
        [crippled] spotkanie z Okaleczonym
        [insane] spotkanie z Obłąkanym
        [may] spotkanie z karty
        [detained] rewers karty Uwięzienia
       *[instead] zamiast spotkania
    }{ $about ->
        [none] {""}
        [unnamed] {""}
       *[other] {" "}({ $about })
    }.
eldritch-event-encounter-card-drawn = { $who } dobiera kartę { $card }.
eldritch-event-encounters-renewed =
    Odnowiono talię: { $deck ->
        [general] Spotkania Ogólne
        [america] Spotkania w Ameryce
        [europe] Spotkania w Europie
        [asia] Spotkania w Azji/Australii
        [research] Spotkania Badawcze
        [other-world] Spotkania w Innych Światach
        [expedition] Spotkania Ekspedycyjne
       *[special] Spotkania Specjalne
    }.
eldritch-event-expedition-moved = Żeton Aktywnej Ekspedycji trafia na pole { $space }.
eldritch-event-mythos-drawn = Karta Mitów: { $card }.
eldritch-event-mythos-placed =
    Karta { $card }: { $where ->
        [discard] odrzucona
        [beside] położona obok arkusza Przedwiecznego
       *[box] odłożona do pudełka
    }.
eldritch-event-tokens-on-mythos = Żetony plugastwa na karcie { $card }: { $count }.
eldritch-event-tokens-off-mythos = Żetony plugastwa odrzucone z karty { $card }: { $count }; zostaje: { $left }.
eldritch-event-reckons =
    Rozrachunek ({ $group ->
        [monsters] Potwory
        [ancient-one] Przedwieczny
        [mythos] karty Mitów
       *[investigators] wyposażenie i Stany
    }): { $source }.
eldritch-event-mystery-advanced = Żetony na Tajemnicy { $mystery }: { $tokens }.
eldritch-event-mystery-solved = Tajemnica { $mystery } rozwiązana; rozwiązanych dotąd: { $solved }.
eldritch-event-mystery-drawn = Nowa Tajemnica: { $mystery }.
eldritch-event-mystery-removed = Tajemnica { $mystery } opuszcza grę i nie liczy się jako rozwiązana.
eldritch-event-final-mystery-solved = Ostateczna Tajemnica rozwiązana ({ $name }).
eldritch-event-no-mythos-card = Nie można dobrać karty Mitów: faza się kończy.
eldritch-event-game-ended =
    { $verdict ->
        [won] Badacze zwyciężają.
       *[lost] Badacze przegrywają.
    }
eldritch-event-boxed = Karta { $card } trafia do pudełka.
eldritch-event-scored = Wynik { $score }: Bramy { $gates }, Potwory { $monsters }, Stany { $conditions }, Pogłoski { $rumors }; odjęto: Wskazówki { $clues }, Błogosławieństwa { $blessed }, Zagłada { $doom }.

eldritch-decide-die = Co wypadło na kości?
eldritch-decide-card = Którą kartę dobrano?
eldritch-decide-clue = Którą Wskazówkę dobrano?
eldritch-decide-gate = Która Brama?
eldritch-decide-monster = Którego Potwora dobrano z Puli?
eldritch-decide-mythos = Którą kartę Mitów dobrano?
eldritch-decide-clue-space = Jakie pole jest na Wskazówce?
eldritch-decide-bank-loan = { $by }: bierzesz Pożyczkę bankową?
eldritch-decide-diana-horror = { $by }: liczysz przerażanie jako 1?
eldritch-decide-jacqueline-look = { $by }: oglądasz rewers Stanu?
eldritch-decide-lily-again = { $by }: ulepszasz umiejętność jeszcze raz?
eldritch-decide-lola-die = { $by }: dajesz dodatkową kość przed rzutem?
eldritch-decide-may = { $by }: robisz to?
eldritch-decide-trade-agreed = { $by }: zgadzasz się na wymianę?
eldritch-decide-trish-two-dice = { $by }: pozwalasz przerzucić dwie kości?
eldritch-decide-unless = { $by }: rozpatrujesz to, co po „chyba że”?
eldritch-decide-additional-action = { $by }: która dodatkowa akcja?
eldritch-decide-ally = { $by }: który SPRZYMIERZENIEC?
eldritch-decide-combat-order = { $by }: który Potwór pierwszy?
eldritch-decide-defeat-order = { $by } (aktywny gracz): kto pierwszy zostaje pokonany?
eldritch-decide-rest-order = { $by }: która karta pierwsza?
eldritch-decide-devour-order = { $by } (aktywny gracz): kto pierwszy zostaje pochłonięty?
eldritch-decide-discard = { $by }: którą kartę odrzucasz?
eldritch-decide-discard-ticket = { $by }: który bilet odrzucasz?
eldritch-decide-each-order = { $by } (aktywny gracz): kto następny?
eldritch-decide-end-order = { $by } (Główny Badacz): co najpierw?
eldritch-decide-exchange = { $by }: ile poświęcasz?
eldritch-decide-from-reserve = { $by }: która karta z rezerw?
eldritch-decide-give-clues = { $by }: ile Wskazówek oddajesz?
eldritch-decide-improve = { $by }: którą umiejętność ulepszasz?
eldritch-decide-monster-choice = { $by }: który Potwór?
eldritch-decide-move-to = { $by }: dokąd?
eldritch-decide-nearest = { $by } (aktywny gracz): które z równie bliskich pól?
eldritch-decide-new-investigator = { $by }: który nowy badacz?
eldritch-decide-new-lead = { $by }: kto zostaje Głównym Badaczem?
eldritch-decide-pass-lead = { $by }: przekazujesz żeton Głównego Badacza?
eldritch-decide-pay-clue = { $by }: co poświęcasz?
eldritch-decide-random-space = { $by } (Główny Badacz): które pole?
eldritch-decide-receiver = { $by }: kto otrzymuje kartę?
eldritch-decide-reckoning-order = { $by }: który efekt Rozrachunku pierwszy?
eldritch-decide-reroll = { $by }: przerzucasz kość?
eldritch-decide-reroll-die = { $by }: która kość?
eldritch-decide-surge-order = { $by } (Główny Badacz): przy której Bramie najpierw Napływ?
eldritch-decide-ticket = { $by }: jaki bilet?
eldritch-decide-ticket-for = { $by }: poświęcasz bilet, by ruszyć dalej?
eldritch-decide-top-gate = { $by }: która Brama na wierzch?
eldritch-decide-travel = { $by }: dokąd podróżujesz?
eldritch-decide-whom = { $by }: który badacz?
eldritch-decide-acquire = { $by }: którą kartę pozyskujesz?
eldritch-decide-action = { $by }: która akcja?
eldritch-decide-additional-die = { $by }: dodajesz kości przed rzutem?
eldritch-decide-encounter = { $by }: które spotkanie?
eldritch-decide-additional-encounter = { $by }: dodatkowe spotkanie?
eldritch-decide-choose = { $by }: wybierz jedno.
eldritch-decide-discard-from-reserve = { $by }: odrzucasz kartę z rezerw?
eldritch-decide-instead = { $by }: używasz tego zamiast spotkania?
eldritch-decide-marker = { $by }: który żeton na znacznik?
eldritch-decide-own-defeat-wakes = Własna porażka przebudziła Przedwiecznego: czy gracz zostaje wyeliminowany? Almanach nie mówi, kto rozstrzyga.
eldritch-decide-other-defeat-wakes = Jednoczesna porażka innego badacza przebudziła Przedwiecznego: czy ten gracz zostaje wyeliminowany? Almanach nie mówi, kto rozstrzyga.
eldritch-decide-prevent = { $by }: zapobiegasz stracie?
eldritch-decide-spend = { $by }: poświęcasz to?
eldritch-decide-spend-token = { $by }: który żeton Ulepszenia poświęcasz?
eldritch-decide-trade = { $by }: co podlega wymianie?

eldritch-option-stop = wystarczy
eldritch-option-roll = rzut
eldritch-option-clue = poświęć Wskazówkę
eldritch-option-health-for-clue = poświęć Zdrowie zamiast Wskazówki
eldritch-option-sanity-for-clue = poświęć Poczytalność zamiast Wskazówki
eldritch-option-end = koniec akcji
eldritch-option-travel = podróż
eldritch-option-prepare = przygotowanie do podróży
eldritch-option-acquire = pozyskanie zasobów
eldritch-option-rest = odpoczynek
eldritch-option-none = nic
eldritch-option-done = gotowe
eldritch-option-yes = tak
eldritch-option-no = nie
eldritch-option-keep = zatrzymaj
eldritch-option-pass = pas
eldritch-option-pass-lead = żeton Głównego Badacza
eldritch-option-encounter = spotkanie
eldritch-option-general = Spotkanie Ogólne
eldritch-option-america = Spotkanie w Ameryce
eldritch-option-europe = Spotkanie w Europie
eldritch-option-asia = Spotkanie w Azji/Australii
eldritch-option-expedition = Spotkanie Ekspedycyjne
eldritch-option-special = Spotkanie Specjalne
eldritch-option-health = Zdrowie
eldritch-option-sanity = Poczytalność
eldritch-option-train = bilet Kolejowy
eldritch-option-ship = bilet Morski
eldritch-option-not-eliminated = nie zostaje wyeliminowany
eldritch-option-eliminated = zostaje wyeliminowany
eldritch-option-lore = Wiedza
eldritch-option-influence = Wpływ
eldritch-option-observation = Spostrzegawczość
eldritch-option-strength = Siła
eldritch-option-will = Wola
eldritch-option-use = użyj: { $what }
eldritch-option-trade = wymiana: { $what }
eldritch-option-component = akcja specjalna: { $what }
eldritch-option-local = akcja lokalna: { $what }
eldritch-option-give = oddaj: { $what }
eldritch-option-take = weź: { $what }
eldritch-option-research =
    Spotkanie Badawcze{ $what ->
        [unnamed] {""}
       *[other] : { $what }
    }
eldritch-option-other-world = Spotkanie w Innym Świecie: { $what }
eldritch-option-rumor = Pogłoska: { $what }
eldritch-option-eldritch = żeton plugastwa: { $what }
eldritch-option-crippled = spotkanie z Okaleczonym: { $what }
eldritch-option-insane = spotkanie z Obłąkanym: { $what }
eldritch-option-may = spotkanie z karty: { $what }
eldritch-option-detained = rewers karty { $what }
eldritch-option-new = nowy badacz (zamiast: { $what })
eldritch-option-by-train = bilet Kolejowy: { $what }
eldritch-option-by-ship = bilet Morski: { $what }
eldritch-option-spend-health = poświęć Zdrowie: { $what }
eldritch-option-spend-sanity = poświęć Poczytalność: { $what }

eldritch-assumed-doom-after-each-omen-step = Gdy Omen postępuje o kilka pól, Zagładę liczy się po każdym z nich.
eldritch-assumed-one-advance-for-all-gates = Zagłada za kilka pasujących Bram to jeden postęp o ich liczbę.
eldritch-assumed-no-monster-left-is-enough = Do dodatkowego spotkania wystarczy, że na polu nie ma Potwora, pokonanego czy nie.
eldritch-assumed-delayed-encounter-goes-on = Wstrzymanie nie przerywa spotkania.
eldritch-assumed-delayed-in-anothers-turn = Kto zostaje Wstrzymany w turze innego badacza, też jest Wstrzymany i wstaje w swojej najbliższej turze.
eldritch-assumed-loan-after-the-roll = Pożyczkę bankową można wziąć po zobaczeniu rzutu.
eldritch-assumed-penalties-all-count = Każda kara się liczy; tylko premia może być jedna.
eldritch-assumed-traded-copy-discarded = Zaklęcie z wymiany, które już się ma, odrzuca się bez dobierania innego.
eldritch-assumed-win-as-the-last-phase-ends = Gdy nie ma karty Mitów, zwycięstwo na koniec tej fazy nadal się liczy (errata z 2017).
eldritch-assumed-rumor-leftovers = Z rozwiązaną Pogłoską znikają jej Potężne Potwory i żetony plugastwa na planszy (errata z 2017).
eldritch-assumed-travel-past-monsters = Potwory nie przeszkadzają w podróży.
eldritch-assumed-prepare-with-monster = Przygotowanie do podróży wolno wykonać mimo Potwora na polu.
eldritch-assumed-trade-with-monster = Wymianę wolno wykonać mimo Potwora na polu.
eldritch-assumed-order-goes-on-clockwise = Nowy Główny Badacz w trakcie fazy nie zmienia jej kolejności.
eldritch-assumed-every-mythos-card-reckons = W trzecim kroku Rozrachunku bierze udział każda karta Mitów w grze, także bez cechy TRWAŁY.
eldritch-assumed-third-ticket-discarded = Kto po wymianie ma trzy bilety, odrzuca wtedy jeden z nich.
eldritch-assumed-text-of-the-fallen-monster = Gdy badacz i Potwór padają jednocześnie, skutki pokonania Potwora i tak następują, ale nie dotyczą tego badacza.
eldritch-assumed-may-is-a-choice-for-mark = To, co Mark „może” zrobić albo robi po zwrocie „chyba że”, jest jego wyborem, więc nie jest na to odporny.
eldritch-assumed-discarded-rumor-takes-its-token = Pogłoska odrzucona bez rozwiązania zabiera ze sobą swój żeton Pogłoski.
eldritch-assumed-monsters-of-a-mystery = Potwory umieszczone przez Tajemnicę schodzą z planszy razem z nią, także Potężne.
eldritch-assumed-awake-doom-step-by-step = Gdy Przedwieczny jest przebudzony, opis postępu Zagłady rozpatruje się raz za każde pole.
eldritch-assumed-later-monsters-are-met = Z Potworem, który pojawi się na polu w trakcie walki, też odbywa się spotkanie.
eldritch-assumed-named-epic-from-the-box = Efekt, który wymienia Potężnego Potwora z nazwy, bierze go z pudełka.
eldritch-assumed-mystery-checked-at-once = Tajemnica, której karta nie podaje momentu, zostaje rozwiązana, gdy tylko ma dość żetonów.
eldritch-assumed-no-debt-card-no-loan = Gdy nie ma już karty Długu, nie ma też Pożyczki bankowej.
eldritch-assumed-front-covered = Dopóki karta leży rewersem do góry, jej awers nic nie daje.
eldritch-assumed-lead-is-an-investigator = Kto nie ma już badacza, nie może zatrzymać żetonu Głównego Badacza.
eldritch-assumed-usual-values = Czego arkusz nie podaje, przyjmuje się jako: umiejętności 2; u Potwora współczynniki przerażania i obrażeń 0, wytrzymałość 1; na karcie Schematu jedna Brama i jedna Wskazówka; Zagłada 15.
eldritch-assumed-changed-successes-add-up = Kilka kart, które zmieniają to, co jest sukcesem, sumuje się.
eldritch-assumed-no-city-known = Na arkuszu nie ma osiągalnego Miasta, więc za najbliższe uznaje się to samo pole.
eldritch-assumed-detained-in-combat = Kto otrzymał Uwięzienie w walce, jako dodatkowe spotkanie może rozpatrzyć tylko rewers tej karty.
