# Strona rundy.

roundpage-phase = Fazy rundy
roundpage-chart = Kroki i okna gracza: { $phase }; teraz: { $now }
roundpage-within = W tym kroku: { $name }
roundpage-just = Co się właśnie stało
roundpage-story = Wszystko do tej pory: { $count ->
    [one] { $count } zdarzenie
    [few] { $count } zdarzenia
   *[many] { $count } zdarzeń
}
roundpage-decides = Decyduje: { $by }
roundpage-draw = Losuj
roundpage-outcome = { $name } ({ $weight } z { $total })
roundpage-nobody = Zasady nie wskazują, kto o tym decyduje.
roundpage-over = Runda dobiegła końca.
roundpage-sheet = Arkusz sytuacji (YAML)
roundpage-file = Albo plik z arkuszem
error-bad-sheet-text = Arkusza nie da się odczytać jako YAML: zob. wiersz { $line }.
