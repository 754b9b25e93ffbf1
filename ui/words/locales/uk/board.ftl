# Поле.

board-title = Поле: { $locations ->
    [one] { $locations } локація
    [few] { $locations } локації
   *[many] { $locations } локацій
}, { $investigators ->
    [one] { $investigators } дослідник
    [few] { $investigators } дослідники
   *[many] { $investigators } дослідників
}, { $enemies ->
    [one] { $enemies } ворог
    [few] { $enemies } вороги
   *[many] { $enemies } ворогів
}
board-agenda = Загроза
board-act = Акт
board-shroud = морок
board-clues = зачіпки
board-doom = приреченість
board-damage = рани
board-horror = потрясіння
board-resources = ресурси
board-unrevealed = закрита
board-exhausted = виснажений
board-engaged = у бою: { $names }
board-nowhere = поза полем
board-eliminated = Вибули: { $names }
board-uses = використання
board-exhausted-card = виснажена
board-attached = приєднана до: { $host }
board-area-play = { $name }: у грі
board-area-threat = { $name }: зона небезпеки
board-resolving = Розігрується
