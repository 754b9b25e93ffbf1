# Сторінка раунду.

roundpage-phase = Фази раунду
roundpage-chart = Кроки та вікна нагоди: { $phase }; зараз: { $now }
roundpage-within = У цьому кроці: { $name }
roundpage-just = Що щойно сталося
roundpage-story = Усі події: { $count ->
    [one] { $count } запис
    [few] { $count } записи
   *[many] { $count } записів
}
roundpage-decides = Вирішує: { $by }
roundpage-draw = Витягнути навмання
roundpage-outcome = { $name } ({ $weight } з { $total })
roundpage-nobody = Правила не називають, хто це вирішує.
roundpage-over = Раунд завершено.
roundpage-sheet = Аркуш ситуації (YAML)
roundpage-file = Або файл з аркушем
error-bad-sheet-text = Аркуш не читається як YAML: див. рядок { $line }.
