# Сторінка раунду.

roundpage-lead = Раунд від 1.1 до 4.6: схема показує крок або вікно, поле – що де лежить.
roundpage-phase = Фази раунду
roundpage-chart = Кроки та вікна нагоди: { $phase }; зараз: { $now }
roundpage-within = У цьому кроці: { $name }
roundpage-next = Наступний крок
roundpage-to-decision = До найближчого рішення
roundpage-back = Назад
roundpage-again = Спочатку
roundpage-just = Що щойно сталося
roundpage-story = Усе досі: { $count ->
    [one] { $count } подія
    [few] { $count } події
   *[many] { $count } подій
}
roundpage-decides = Вирішує: { $by }
roundpage-chance = Вирішує випадок: тягніть навмання або вкажіть, що випало за столом.
roundpage-draw = Тягнути навмання
roundpage-outcome = { $name } ({ $weight } з { $total })
roundpage-nobody = Правила не називають, хто це вирішує.
roundpage-over = Раунд завершено.
roundpage-own = Інший стіл: власний аркуш або приклад
roundpage-sheet = Аркуш ситуації (YAML)
roundpage-sheet-help = Хто де є, локації та сполучення, вороги, загроза, акт і торба хаосу; як це писати, видно з прикладу.
roundpage-file = Або файл з аркушем
roundpage-begin = Почати раунд
roundpage-example = Повернутися до прикладу
roundpage-empty = Спершу вставте аркуш або виберіть файл.
roundpage-not-text = Цей файл не є текстом (UTF-8). Виберіть аркуш у форматі YAML.
error-bad-sheet-text = Аркуш не читається як YAML: див. рядок { $line }.
roundpage-named-roland = Роланд
roundpage-named-daisy = Дейзі
roundpage-named-study = Кабінет
roundpage-named-hall = Коридор
roundpage-named-attic = Горище
roundpage-named-ghoul = Гуль
roundpage-named-agenda = Загроза
roundpage-named-act = Акт
roundpage-named-rat = Щур
roundpage-named-cold-draught = Холодний протяг
