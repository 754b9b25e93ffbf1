# Strona rundy.

roundpage-lead = Runda od 1.1 do 4.6: schemat pokazuje krok lub okno, plansza – co gdzie leży.
roundpage-phase = Fazy rundy
roundpage-chart = Kroki i okna gracza: { $phase }; teraz: { $now }
roundpage-within = W tym kroku: { $name }
roundpage-next = Następny krok
roundpage-to-decision = Do najbliższej decyzji
roundpage-back = Wstecz
roundpage-again = Od początku
roundpage-just = Co się właśnie stało
roundpage-story = Wszystko do tej pory: { $count ->
    [one] { $count } zdarzenie
    [few] { $count } zdarzenia
   *[many] { $count } zdarzeń
}
roundpage-decides = Decyduje: { $by }
roundpage-chance = Decyduje los: losuj albo wskaż, co wypadło przy stole.
roundpage-draw = Losuj
roundpage-outcome = { $name } ({ $weight } z { $total })
roundpage-nobody = Zasady nie wskazują, kto o tym decyduje.
roundpage-over = Runda dobiegła końca.
roundpage-own = Inna sytuacja: własny arkusz albo przykład
roundpage-sheet = Arkusz sytuacji (YAML)
roundpage-sheet-help = Kto gdzie jest, lokalizacje i połączenia, wrogowie, tajemnica, akt i worek chaosu; wzorem jest przykład.
roundpage-file = Albo plik z arkuszem
roundpage-begin = Zacznij rundę
roundpage-example = Wróć do przykładu
roundpage-empty = Najpierw wklej arkusz albo wskaż plik.
roundpage-not-text = Ten plik nie jest tekstem (UTF-8). Wskaż arkusz w formacie YAML.
error-bad-sheet-text = Arkusza nie da się odczytać jako YAML: zob. wiersz { $line }.
roundpage-named-roland = Roland
roundpage-named-daisy = Daisy
roundpage-named-study = Gabinet
roundpage-named-hall = Korytarz
roundpage-named-attic = Strych
roundpage-named-ghoul = Ghul
roundpage-named-agenda = Tajemnica
roundpage-named-act = Akt
roundpage-named-rat = Szczur
roundpage-named-cold-draught = Zimny przeciąg
