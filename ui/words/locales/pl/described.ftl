# Zwykłe słowa o grze planszowej: odpowiedź i to, na czym się opiera.

described-yes = Tak.
described-no = Nie.
described-no-sheet = Nie udało się odczytać z tego sytuacji, więc nie ma odpowiedzi.
described-no-question = Nie rozpoznano pytania; oto, co wynika z opisu.
described-not-sure = Niepewne: słowa, których nie zrozumiano, mogą zmienić odpowiedź.
described-unread = Nie zrozumiano: { $words }
described-missing = Brakuje: { $what }
described-clues-used = Wskazówki i przerzuty wykorzystuje się, dopóki mogą pomóc.
described-number-dice = Liczba kości w rzucie: { $number }.
described-decides = Kto decyduje: { $by } ({ $what })
described-nobody = Zasady nie mówią, kto o tym decyduje: { $what }
described-dice-wait = Tu decydują kości, a nie podano, co wypadło.
described-course = Przebieg zdarzeń podano niżej.
described-missing-decision = decyzja, którą ktoś miałby podjąć
described-missing-not = do czego odnosi się przeczenie
described-missing-possible = możliwa sytuacja: któraś liczba lub nazwa jest niedozwolona
