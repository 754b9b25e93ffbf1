# Plansza.

board-title = Plansza: { $locations ->
    [one] { $locations } lokalizacja
    [few] { $locations } lokalizacje
   *[many] { $locations } lokalizacji
}, { $investigators ->
    [one] { $investigators } badacz
    [few] { $investigators } badaczy
   *[many] { $investigators } badaczy
}, { $enemies ->
    [one] { $enemies } wróg
    [few] { $enemies } wrogów
   *[many] { $enemies } wrogów
}
board-agenda = Tajemnica
board-act = Akt
board-shroud = zasłona
board-clues = wskazówki
board-doom = zagłada
board-damage = obrażenia
board-horror = przerażenie
board-resources = zasoby
board-unrevealed = nieodkryta
board-exhausted = wyczerpany
board-engaged = w zwarciu z: { $names }
board-nowhere = poza planszą
board-eliminated = Wyeliminowani: { $names }
board-uses = żetony zużycia
board-exhausted-card = wyczerpana
board-attached = dołączona do: { $host }
board-area-play = { $name }: w grze
board-area-threat = { $name }: obszar zagrożenia
board-resolving = Rozpatrywane
