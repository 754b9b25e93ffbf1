# Gra karciana: co się dzieje, o co się pyta, odpowiedzi, przyjęte odczytania, szkody.

ahlcg-option-done = wystarczy
ahlcg-option-pass = pas
ahlcg-decide-commit = { $by }: przeznaczasz kartę na test?
ahlcg-decide-ability = { $by }: używasz zdolności?
ahlcg-decide-token = Jaki żeton chaosu wylosowano?
ahlcg-decide-forced-order = { $by } (główny badacz): która zdolność wymuszona pierwsza?
ahlcg-decide-result-order = { $by }: który wynik pierwszy?
ahlcg-event-test-began = { $by } wykonuje test { $skill }, poziom trudności { $difficulty }.
ahlcg-event-test-called = Trzeba wykonać jeszcze jeden test; poczeka, aż skończy się ten.
ahlcg-event-card-committed = { $by } przeznacza na test kartę { $card }.
ahlcg-event-ability-used = Użyto zdolności: { $ability }.
ahlcg-event-token-revealed = Odkryty żeton: { $token }.
ahlcg-event-token-cancelled = Anulowany żeton: { $token }.
ahlcg-event-token-ignored = Zignorowany żeton: { $token }.
ahlcg-event-token-resolved = Rozpatrzono efekt żetonu: { $token }.
ahlcg-event-value-determined = Wartość umiejętności: { $base } + symbole { $icons } + żetony { $tokens } + zdolności { $abilities } = { $value }.
ahlcg-event-test-decided = { $succeeded ->
    [yes] Sukces o { $margin } ({ $value } przeciw { $difficulty }).
   *[no] Porażka o { $margin } ({ $value } przeciw { $difficulty }).
}
ahlcg-event-clues-discovered = { $by } odkrywa wskazówki w lokalizacji { $location }: { $count }.
ahlcg-event-enemy-damaged = { $enemy } otrzymuje obrażenia: { $damage }.
ahlcg-event-enemy-evaded = { $by } wymyka się wrogowi { $enemy }; wróg się wyczerpuje.
ahlcg-event-card-discarded = { $by } odrzuca kartę { $card }.
ahlcg-event-test-ended = Żetony wracają do worka; test się kończy.
ahlcg-event-harm-assigned = { $investigator }: przypisane obrażenia/przerażenie: { $shares }.
ahlcg-event-harm-prevented = { $investigator }: zapobieżono; obrażenia: { $damage }, przerażenie: { $horror }.
ahlcg-event-harm-dealt = Zadane obrażenia/przerażenie: { $shares }.
ahlcg-event-healed = { $whom }: wyleczone obrażenia { $damage }, przerażenie { $horror }.
ahlcg-event-enemy-attacks = { $enemy } atakuje: { $investigator } (obrażenia { $damage }, przerażenie { $horror }).
ahlcg-event-enemy-stayed = { $enemy } nie może wejść do lokalizacji { $location } i zostaje na miejscu.
ahlcg-event-attack-barred = { $enemy } nie może atakować: { $investigator }. Do ataku nie dochodzi.
ahlcg-event-enemy-not-spawned = Wróg { $card } nie zostaje rozstawiony, lecz odrzucony.
ahlcg-event-rounded = { $way ->
    [down] Ułamek zaokrąglamy w dół, bo tak mówi karta.
   *[up] Ułamek zaokrąglamy w górę.
}
ahlcg-event-enemy-defeated = Pokonano: { $enemy }.
ahlcg-event-card-defeated = Pokonano: { $card }.
ahlcg-event-investigator-defeated = Pokonano: { $investigator }.
ahlcg-event-card-flipped = { $card }: karta zostaje odwrócona, rozpatrzcie stronę b.
ahlcg-event-cancelled = { $by } to anuluje: efekty nie są rozpatrywane.
ahlcg-event-replaced = Zamiast tego: { $by }.
ahlcg-event-assumed = Zasady tego nie określają; przyjmujemy: { $said }
ahlcg-event-opaque = Zróbcie to, co mówi karta: { $text }
ahlcg-event-clues-placed = Wskazówki umieszczone w lokalizacji { $location }: { $count }.
ahlcg-event-clues-spent = Grupa wydaje wskazówki: { $given }.
ahlcg-event-enemy-engaged = { $enemy } wchodzi w zwarcie z: { $investigator }.
ahlcg-event-enemy-disengaged = { $enemy } i { $investigator } nie są już w zwarciu.
ahlcg-event-threat-area-left = { $enemy } leży przy karcie lokalizacji { $location }, na niczyim obszarze zagrożenia.
ahlcg-event-enemy-moved = { $enemy } przechodzi: { $origin } → { $location }.
ahlcg-event-enemy-followed = { $enemy } porusza się wraz z badaczem ({ $investigator }) do lokalizacji { $location } i pozostaje z nim w zwarciu.
ahlcg-event-enemy-spawned = Rozstawiono w lokalizacji { $location }: { $enemy }.
ahlcg-event-card-left-play = { $card } opuszcza grę i trafia { $where }.
ahlcg-event-card-drawn = { $by } dobiera: { $cards }.
ahlcg-event-card-set-aside = { $by } odkłada na bok: { $cards }.
ahlcg-event-card-shuffled-back = { $by } wtasowuje z powrotem do talii: { $cards }.
ahlcg-event-trauma-marked = { $investigator } zaczyna grę z żetonami za traumę: obrażenia { $damage }, przerażenie { $horror }.
ahlcg-event-deck-refilled = Stos kart odrzuconych zostaje potasowany i staje się talią.
ahlcg-event-encounter-drawn = { $by } dobiera kartę spotkania: { $card }.
ahlcg-event-peril-changed = { $who ->
    [nobody] Zagrożenie tej karty już minęło.
   *[other] Zagrożenie: działać może tylko { $who }.
}
ahlcg-event-cost-paid = { $by } płaci: { $paid }.
ahlcg-event-card-played = { $by } zaczyna zagrywać kartę { $card }.
ahlcg-event-limit-counted = { $ability }: anulowano, ale użycie liczy się do limitu.
ahlcg-event-card-entered-play = Karta { $card } wchodzi do gry ({ $by }).
ahlcg-event-event-resolved = Karta { $card } została zagrana i trafia na stos kart odrzuconych.
ahlcg-event-treachery-resolved = Karta { $card } została rozpatrzona i trafia { $where }.
ahlcg-event-card-exhausted = { $card } się wyczerpuje.
ahlcg-event-card-readied = Znów przygotowane: { $cards }.
ahlcg-event-investigator-moved = { $by } przechodzi: { $origin } → { $location }.
ahlcg-event-investigator-stayed = { $by } jest już gdzie indziej i nie ma stamtąd połączenia z lokalizacją { $location }: do ruchu nie dochodzi.
ahlcg-event-location-revealed = Lokalizacja { $location } zostaje odkryta; wskazówki na niej: { $clues }.
ahlcg-event-resources-gained = { $by }: zasoby { $count }.
ahlcg-event-actions-changed = { $by }: akcje { $count }.
ahlcg-event-actions-reset = Wszyscy odzyskują akcje.
ahlcg-event-turn-ended = Koniec tury: { $by }.
ahlcg-event-doom-placed = Zagłada ({ $on }): { $count }.
ahlcg-event-uses-changed = Żetony zużycia ({ $card }): { $count }.
ahlcg-event-tokens-removed = { $deck ->
    [agenda] Cała zagłada w grze zostaje usunięta.
   *[act] Żetony z karty { $card } zostają usunięte.
}
ahlcg-event-act-advanced = Karta { $card } zostaje usunięta z gry; obecna karta: { $current }.
ahlcg-event-lasting-began = Efekt długotrwały ({ $whom }): { $what }.
ahlcg-event-lasting-ended = Kończące się efekty długotrwałe: { $count }.
ahlcg-event-delayed-set = { $ability } czeka na swój moment.
ahlcg-event-trauma-suffered = { $investigator } doznaje traumy: fizyczna { $physical }, psychiczna { $mental }.
ahlcg-event-fate-met = { $fate ->
    [resigned] { $investigator } rezygnuje.
    [killed] { $investigator } ginie.
    [insane] { $investigator } popada w obłęd.
   *[defeated] { $investigator } odpada wskutek pokonania.
}
ahlcg-event-possessions-removed = Usunięto z gry wszystkie karty: { $investigator }.
ahlcg-event-tokens-returned = { $investigator }: wskazówki zwrócone lokalizacji: { $clues }, zasoby zwrócone do puli: { $resources }.
ahlcg-event-eliminated = Wyeliminowano: { $investigator }.
ahlcg-event-lead-chosen = Głównym badaczem zostaje { $investigator }.
ahlcg-event-game-ended = Koniec scenariusza: { $how }.
ahlcg-decide-reaction-order = { $by } (główny badacz): czyja reakcja pierwsza?
ahlcg-decide-target = { $by }: który cel?
ahlcg-decide-targets = { $by }: które cele? Wskaż kolejny albo zakończ.
ahlcg-decide-x = { $by }: ile wynosi X?
ahlcg-decide-mulligan = { $by }: którą kartę z początkowej ręki wymieniasz?
ahlcg-decide-may = { $by }: robisz to?
ahlcg-decide-choose = { $by }: wybierz jedno.
ahlcg-decide-assign-damage = { $by }: do której karty przypisujesz 1 obrażenie?
ahlcg-decide-assign-horror = { $by }: do której karty przypisujesz 1 punkt przerażenia?
ahlcg-decide-attack-order = { $by }: który wróg atakuje pierwszy?
ahlcg-decide-massive-order = { $by } (główny badacz): kogo atakuje najpierw?
ahlcg-decide-massive-way = { $by } (główny badacz): czy masywny wróg atakuje wszystkich naraz, czy każdego w jego kolejności?
ahlcg-decide-engage-whom = { $by } (główny badacz): z kim wchodzi w zwarcie?
ahlcg-decide-arrival = { $by } (główny badacz): najpierw odkrycie lokalizacji czy zwarcie?
ahlcg-decide-hunter-order = { $by } (główny badacz): który łowca rusza pierwszy?
ahlcg-decide-hunt-whom = { $by } (główny badacz): w czyją stronę?
ahlcg-decide-hunt-path = { $by } (główny badacz): którędy?
ahlcg-decide-trauma = { $by }: która trauma?
ahlcg-decide-new-lead = Kto zostaje głównym badaczem?
ahlcg-decide-next-turn = Czyja tura teraz?
ahlcg-decide-action = { $by }: jaka akcja?
ahlcg-decide-slot = { $by }: który atut ustępuje miejsca?
ahlcg-decide-discard = { $by }: którą kartę odrzucasz?
ahlcg-decide-give-clues = { $by }: ile wskazówek dajesz?
ahlcg-decide-spawn = { $by }: gdzie go rozstawiasz?
ahlcg-decide-card = Która to karta?
ahlcg-decide-empty-draw = Talia i stos kart odrzuconych są puste: czy otrzymuje się przerażenie za pustą talię? Zasady nie wskazują, kto rozstrzyga.
ahlcg-decide-weaknesses-over-limit = Ponad wielkość ręki zostały same osłabienia: zatrzymać czy odrzucić? Zasady nie wskazują, kto rozstrzyga.
ahlcg-option-yes = tak
ahlcg-option-no = nie
ahlcg-option-end-turn = koniec tury
ahlcg-option-horror = przerażenie
ahlcg-option-damage = obrażenia
ahlcg-option-no-horror = bez przerażenia
ahlcg-option-keep = zatrzymać
ahlcg-option-discard = odrzucić
ahlcg-option-reveal = najpierw odkrycie
ahlcg-option-engage = najpierw zwarcie
ahlcg-option-in-player-order = każdego w jego kolejności
ahlcg-option-together = wszystkich naraz
ahlcg-option-advance-act = wydanie wskazówek i postęp aktu
ahlcg-option-investigate = badanie
ahlcg-option-draw = dobranie karty
ahlcg-option-resource = wzięcie zasobu
ahlcg-option-move = ruch: { $what }
ahlcg-option-fight = walka: { $what }
ahlcg-option-evade = wymknięcie się: { $what }
ahlcg-option-engage-enemy = zwarcie: { $what }
ahlcg-option-play = zagranie: { $what }
ahlcg-option-activate = aktywacja: { $what }
ahlcg-assumed-aloof-engaged-with-another = powściągliwego wroga wolno atakować, gdy jest w zwarciu z kimkolwiek, nie tylko z atakującym.
ahlcg-assumed-defeated-mid-action = kto zostaje wyeliminowany przez atak towarzyszący, nie kończy akcji; zapłacony koszt przepada.
ahlcg-assumed-elimination-then-engage = wrogowie, których zostawił wyeliminowany badacz, wchodzą w zwarcie z innymi dopiero po wszystkich krokach eliminacji.
ahlcg-assumed-hunters-one-by-one = łowcy poruszają się po kolei, w kolejności ustalonej przez głównego badacza; każdy kieruje się tym, gdzie wszyscy są w tej chwili.
ahlcg-assumed-latest-replacement = z dwóch efektów zastępujących decyduje ten użyty jako ostatni.
ahlcg-assumed-no-longer-engaged = wróg, który nie jest już przygotowany i w zwarciu, gdy przychodzi jego kolej, nie wykonuje ataku towarzyszącego.
ahlcg-assumed-nothing-to-draw = gdy talia spotkań i jej stos kart odrzuconych są puste, nikt nie dobiera.
ahlcg-assumed-test-abandoned = test kończy się od razu, gdy wykonujący go badacz zostaje wyeliminowany.
ahlcg-assumed-cost-in-words = koszt, którego nie umiemy odczytać, uznajemy za zapłacony.
ahlcg-assumed-spawn-in-words = niezrozumiane polecenie rozstawienia prowadzi tam, gdzie wskażą gracze.
ahlcg-assumed-spawn-at-drawer = powściągliwy lub masywny wróg bez polecenia rozstawienia pojawia się w lokalizacji dobierającego.
ahlcg-assumed-tests-one-by-one = gdy test wykonuje każdy z kilku badaczy, robią to po kolei, zgodnie z kolejnością graczy, a każdy test kończy się, zanim zacznie się następny.
ahlcg-assumed-passed-over = akty i tajemnice leżące między starą kartą a tą, którą ona wskazuje, także opuszczają talię.
ahlcg-assumed-absent-place = cel dotyczący lokalizacji, której nie ma w grze, nie jest spełniony, nawet jeśli wymaga, żeby czegoś tam nie było.
ahlcg-decide-prevent = { $by }: której karcie oszczędzasz 1 punkt?
ahlcg-decide-symbol-order = { $by }: który symbol pierwszy?
ahlcg-decide-discard-order = { $by } (główny badacz): która karta odrzucana pierwsza?
ahlcg-assumed-endless-draw = czterdzieści kart spotkań z rzędu wystarczy: talia, która wciąż każe dobierać, nie skończyłaby się nigdy.
ahlcg-event-card-taken = { $by } bierze kartę: { $card }.
ahlcg-event-deck-shuffled = Tasowanie talii: { $who }.
ahlcg-event-deck-discarded = Z wierzchu talii odrzucono: { $card }.
ahlcg-event-enemy-healed = { $enemy }: wyleczone obrażenia: { $damage }.
ahlcg-event-clues-gained = { $by }: wskazówki { $count }.
ahlcg-event-tokens-moved = Przeniesione żetony ({ $kind }): { $count }, z: { $off }.
ahlcg-decide-search = { $by }: którą kartę bierzesz?
ahlcg-decide-skill = { $by }: której umiejętności używasz?
ahlcg-harm-lost = przegrana
ahlcg-harm-out = wyeliminowani
ahlcg-harm-doom = zagłada
ahlcg-harm-trauma = trauma
ahlcg-harm-hurt = obrażenia i przerażenie
ahlcg-harm-assets = obrażenia i przerażenie na atutach
ahlcg-harm-enemies = ataki przygotowanych wrogów
ahlcg-harm-weaknesses = osłabienia na ręce
ahlcg-harm-clues = wskazówki
ahlcg-assumed-retaliate-before-end = mściwy wróg atakuje po zastosowaniu wyników testu, a przed jego ostatnim krokiem.
ahlcg-assumed-nested = zdolność użyta w odpowiedzi w trakcie innej jest najpierw rozpatrywana do końca.
ahlcg-event-control-changed = { $by } przejmuje kontrolę nad kartą { $card }.
ahlcg-event-extra-actions = { $by }: dodatkowe akcje w tej turze: { $count }.

ahlcg-house-rule = Ponura zasada
ahlcg-house-rule-taken = Zasady nie wskazują, kto rozstrzyga, więc przyjmujemy to, co najgorsze dla badaczy: { $taken }.
