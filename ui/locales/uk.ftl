# Слова командного рядка та застосунку.

app-name = Grimrule
tagline = Правила ігор родини «Жах Аркгема»: за столом і трьома мовами.
unofficial = Неофіційний проєкт, не пов'язаний із видавцями цих ігор і не підтримуваний ними.
language = Мова
language-en = English
language-pl = Polski
language-uk = Українська

game = Гра
games = Ігри
kind = Вид
rules = Правила
statements = Твердження
questions = Запитання
all-kinds = усі види
counts-title = Що містить звід правил
n-rules = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[other] { $count } правил
}
n-statements = { $count ->
    [one] { $count } твердження
    [few] { $count } твердження
   *[other] { $count } тверджень
}
n-questions = { $count ->
    [one] { $count } запитання
    [few] { $count } запитання
   *[other] { $count } запитань
}
in-languages = українською, польською та англійською
read-in = За книгами:
book-line = { $title } ({ $language }, { $year })
by-kind = Правила за видами

kind-core-rule = головне правило
kind-glossary = стаття глосарія
kind-section = підрозділ
kind-keyword = ключове слово
kind-action = дія
kind-ability-type = тип властивості
kind-timing-word = слово часу
kind-card-type = тип карти
kind-class = клас
kind-phase = фаза
kind-step = крок
kind-window = вікно нагоди
kind-setup = крок підготовки
kind-anatomy = позначення на карті
kind-appendix = додаток

also-called = Інакше: { $names }
part-of = Належить до:
has-parts = Частини:
next-step = Далі:
see-also = Див. також:
referred-from = Сюди посилаються:
prints-disagree = Видання суперечать одне одному (^{ $anchor }):
printed-on = Сторінка у друку: { $pages }
print-en = англійське
print-pl = польське
print-uk = українське

# Пошук і граф.

edge-see = друковане посилання
edge-link = посилання
edge-part-of = частина
edge-next-step = наступний крок
edge-mentions = згадує
edge-same-as = те саме слово в іншій грі
edge-see-back = сюди посилаються у друку
edge-link-back = сюди посилаються
edge-part-of-back = містить
edge-next-step-back = попередній крок
edge-mentions-back = згадується в
edge-same-as-back = те саме слово в іншій грі

why-asked = гравці питають: «{ $text }»
why-named = назва: { $text }
why-says = сказано: { $text }
why-words = спільні слова: { $text }
why-neighbour = поруч із { $text }
no-answer = Жодне правило на це не відповідає. Найближчі:
nothing-found = Жодне правило на це не відповідає, і близьких немає.
search-without-meaning = Мовної моделі немає або її пошкоджено, тож пошук іде лише за словами та графом.
building-index = Готую пошук, лише цього разу
building-corpus = читаю правила
building-lexicon = вивчаю форми слів
building-words = індексую слова
building-vectors = індексую значення
no-path = Ніщо не поєднує { $source } і { $target }.
hubs = Найчастіше посилаються на:
graph-written = Записано: { $file } ({ $rules ->
    [one] { $rules } правило
    [few] { $rules } правила
   *[other] { $rules } правил
}, { $edges ->
    [one] { $edges } ребро
    [few] { $edges } ребра
   *[other] { $edges } ребер
}).
odds-success = Успіх: { $percent } %
odds-by-success = успіх на { $margin }
odds-by-failure = провал на { $margin }
odds-icons = { $icons ->
    [one] ще { $icons } позначка: { $before } % → { $after } %
    [few] ще { $icons } позначки: { $before } % → { $after } %
   *[other] ще { $icons } позначок: { $before } % → { $after } %
}
odds-silent = Рахуються як нуль, бо значення не вказано: { $symbols }. Вкажіть його через --symbol, наприклад --symbol skull=-2.

# Перевірка крок за кроком.

step-help = Відповідайте номером або назвою. back: назад; why: правило; odds: на скільки; draw: тягнути навмання; save ФАЙЛ: зберегти; quit: вийти.
step-over = Перевірку завершено.
step-saved = Збережено: { $file }
option-done = досить
option-pass = пас
decide-commit = { $by }: залучаєте карту?
decide-ability = { $by }: застосовуєте властивість?
decide-token = Який жетон хаосу витягли?
decide-forced-order = { $by } (провідний дослідник): котра примусова властивість перша?
decide-result-order = { $by }: який результат перший?
what-commit = залучення карти
what-ability = застосування властивості
what-token = витягнутий жетон хаосу
what-forced-order = порядок примусових властивостей
what-result-order = порядок результатів
skill-willpower = волі
skill-intellect = інтелекту
skill-combat = бою
skill-agility = спритності
event-test-began = { $by } проходить перевірку { $skill }, складність { $difficulty }.
event-test-called = Потрібна ще одна перевірка; вона чекає на кінець цієї.
event-reached = — { $point } —
event-card-committed = { $by } залучає карту { $card }.
event-ability-used = Застосовано властивість: { $ability }.
event-token-revealed = Витягнуто жетон: { $token }.
event-token-cancelled = Скасовано жетон: { $token }.
event-token-ignored = Жетон не враховується: { $token }.
event-token-resolved = Застосовано ефект жетона { $token }.
event-value-determined = Значення навички: { $base } + позначки { $icons } + жетони { $tokens } + властивості { $abilities } = { $value }.
event-test-decided = { $succeeded ->
    [yes] Успіх на { $margin } ({ $value } проти { $difficulty }).
   *[no] Провал на { $margin } ({ $value } проти { $difficulty }).
}
event-clues-discovered = { $by } знаходить зачіпки в локації { $location }: { $count }.
event-enemy-damaged = { $enemy } отримує рани: { $damage }.
event-enemy-evaded = { $by } тікає від ворога { $enemy }, і той виснажується.
event-investigator-hurt = { $investigator } отримує рани: { $damage } та потрясіння: { $horror }.
event-enemy-attacked = { $enemy } атакує дослідника { $investigator }: рани { $damage }, потрясіння { $horror }.
event-card-discarded = { $by } скидає карту { $card }.
event-test-ended = Жетони повертаються до торби; перевірку завершено.

# Помилки, які можна виправити самому.

error-corpus-damaged = { $count ->
    [one] { $count } вада у зводі правил. Нічого не завантажено.
    [few] { $count } вади у зводі правил. Нічого не завантажено.
   *[other] { $count } вад у зводі правил. Нічого не завантажено.
}
error-unknown-game = Гри «{ $game }» немає. Є такі ігри: { $games }.
error-unknown-rule = Правила «{ $rule }» немає. Можливо, ви шукали: { $nearest }?
error-illegal-answer = «{ $answer }» не є відповіддю на «{ $what }». Можливі відповіді: { $options }.
error-bad-situation = Такої ситуації не може бути: «{ $value }» у полі { $field }. Відомі: { $known }.
error-bad-bag = «{ $token }» не є ні торбою хаосу, ні жетоном. Торби: { $bags }; або жетони, як-от «+1 0 -1 skull auto_fail».
error-bad-symbol = Не вдається прочитати «{ $symbol }». Напишіть символ і його значення, наприклад skull=-2.
error-bad-save = «{ $file }» не є ні аркушем ситуації, ні збереженою перевіркою. Див. docs/situation.md.
error-empty-question = Запитання порожнє. Запитайте, наприклад: «чи вдарить мене гуль, якщо я візьму ресурс?».
error-unknown-format = Не вдається записати «{ $file }». Вкажіть файл із закінченням { $endings }.
error-unreadable-file = Не вдається прочитати «{ $file }» ({ $problem }). Вкажіть текстовий файл UTF-8, де кожне запитання в окремому рядку.
error-rule-needed = Вкажіть правило, яке намалювати; увесь граф записується у файл .graphml або .json.

# Що знаходить `grimrule check`: що не так і що зробити.

problem-unreadable = Файл не читається ({ $problem }). Збережіть його як текст UTF-8.
problem-bad-file-name = «{ $name }» не може бути ідентифікатором. Пишіть малими латинськими літерами, цифрами, дефісами та крапками.
problem-no-front-matter = Немає заголовка. Почніть файл рядком «---», далі поля і знову рядок «---».
problem-bad-yaml = Заголовок не є YAML: { $problem }. Текст із «: » або з символом на початку візьміть у лапки.
problem-duplicate-field = Поле «{ $field }» записане двічі. Залиште одне.
problem-missing-field = Бракує поля «{ $field }». Додайте його.
problem-unknown-field = Поля «{ $field }» не існує. Приберіть його або виправте назву.
problem-bad-field = Поле «{ $field }» не може мати значення «{ $given }». Опис формату: docs/corpus.md.
problem-too-few-questions = { $count ->
    [one] У «{ $lang }» лише { $count } запитання; треба щонайменше { $needed }.
    [few] У «{ $lang }» лише { $count } запитання; треба щонайменше { $needed }.
   *[other] У «{ $lang }» лише { $count } запитань; треба щонайменше { $needed }.
}
problem-repeated-question = Запитання «{ $question }» вже є в { $rule }. Запитайте про інше.
problem-repeated-name = «{ $name }» двічі стоїть серед назв. Залиште одну.
problem-missing-language = Немає розділу «## { $lang }». Додайте його з усіма твердженнями.
problem-unknown-section = «{ $section }» не належить до жодної мови. Розділи лише такі: «## en», «## pl», «## uk».
problem-duplicate-section = Розділ «## { $section }» є двічі. Об'єднайте їх.
problem-no-anchor = Це твердження не має якоря: «{ $words }». Завершіть його « ^назвою» латинкою.
problem-empty-statement = Твердження ^{ $anchor } порожнє. Напишіть його або приберіть.
problem-duplicate-anchor = Якір ^{ $anchor } позначає два твердження в «{ $lang }». Перейменуйте один.
problem-anchors-differ = Якорі в «{ $lang }» не такі, як у першій мові: ^{ $found } стоїть там, де має бути ^{ $expected }. Потрібні ті самі якорі в тому самому порядку.
problem-links-differ = У «{ $lang }» немає посилання на { $target }, яке є в іншій мові. Додайте його всюди.
problem-link-without-words = Посилання на { $target } не має слів. У «{ $lang }» пишіть [[{ $target }|слова]].
problem-unknown-symbol = Символу [{ $symbol }] немає. Виправте назву.
problem-stray-markup = «{ $markup }» не місце у твердженні. Пишіть звичайним текстом.
problem-mixed-script = У слові «{ $word }» змішано латинку й кирилицю. Наберіть його однією абеткою.
problem-untranslated = ^{ $anchor } у «{ $lang }» таке саме, як англійською. Перекладіть.
problem-unknown-anchor = У цьому правилі немає твердження ^{ $anchor }. Виправте «at» у примітці.
problem-dangling = Правила { $target } немає. Можливо, { $nearest }?
problem-self-link = { $target } веде до правила, в якому стоїть. Приберіть.
problem-duplicate-id = Ідентифікатор { $id } уже належить { $owner }. Приберіть його тут.
problem-orphan = Ніщо не веде до { $rule }, і воно нікуди не веде. Додайте посилання.
problem-no-game-file = Гра не має файлу game.yaml. Додайте його з назвами гри та книг.
problem-no-rules = Тут немає правил. Вкажіть теку, де кожна гра має власну теку.
