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
kind-component = елемент гри
kind-status = статус
kind-stat = навичка або показник
kind-test = вид перевірки
kind-encounter = зустріч
kind-monster-type = вид потвор
kind-investigator = дослідник
kind-faq = часте запитання
kind-optional-rule = необов'язкове правило

also-called = Інакше: { $names }
part-of = Належить до:
has-parts = Частини:
next-step = Далі:
see-also = Див. також:
referred-from = Сюди посилаються:
prints-disagree = Видання суперечать одне одному (^{ $anchor }):
printed-on = Сторінки у виданнях: { $pages }
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
why-neighbour = поруч: { $text }
no-answer = Жодне правило на це не відповідає. Найближчі:
nothing-found = Жодне правило на це не відповідає, і близьких немає.
search-without-meaning = Мовної моделі немає або її пошкоджено, тож пошук іде лише за словами та графом.
building-index = Готую пошук, лише цього разу
building-corpus = читаю правила
building-lexicon = вивчаю форми слів
building-words = індексую слова
building-vectors = індексую значення
no-path = Між «{ $source }» і «{ $target }» немає зв'язку.
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
error-bad-situation = Такої ситуації не може бути: «{ $value }» у полі { $field }. Відомі: { $known }.{ $nearest ->
    [none] {""}
   *[other] {" "}Може, «{ $nearest }»?
  }
error-endless = Ці властивості запускають одна одну без кінця («{ $ability }» знову й знову). Правила не кажуть, що тоді робити.
error-bad-bag = «{ $token }» не є ні торбою хаосу, ні жетоном. Торби: { $bags }; або жетони, як-от «+1 0 -1 skull auto_fail».
error-bad-symbol = Не вдається прочитати «{ $symbol }». Напишіть символ і його значення, наприклад skull=-2.
error-bad-save = «{ $file }» не є ні аркушем ситуації, ні збереженою перевіркою. Див. docs/situation.md.
error-empty-question = Запитання порожнє. Запитайте, наприклад: «чи вдарить мене гуль, якщо я візьму ресурс?».
error-unknown-format = Не вдається записати «{ $file }». Вкажіть файл із закінченням { $endings }.
error-unreadable-file = Не вдалося прочитати «{ $file }» ({ $problem }). Вкажіть читабельний текстовий файл в UTF-8.
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

# Що відбувається, хто вирішує, що вважаємо.

event-harm-assigned = { $investigator }: розподілено рани/потрясіння: { $shares }.
event-harm-prevented = { $investigator }: запобігли ранам ({ $damage }) і потрясінням ({ $horror }).
event-harm-dealt = Завдано рани/потрясіння: { $shares }.
event-healed = { $whom }: вилікувано ран: { $damage }, потрясінь: { $horror }.
event-enemy-attacks = { $enemy } атакує дослідника { $investigator }: рани { $damage }, потрясіння { $horror }.
event-enemy-stayed = Ворог { $enemy } мав би переміститися в локацію { $location }, але шлях туди заблоковано: він лишається на місці.
event-enemy-defeated = Ворога { $enemy } здолано.
event-card-defeated = Карту { $card } здолано.
event-investigator-defeated = Дослідника { $investigator } здолано.
event-card-flipped = { $card }: карту перевернуто, виконайте вказівки сторони b.
event-cancelled = { $by } це скасовує: ефекти не застосовуються.
event-replaced = Натомість відбувається: { $by }.
event-assumed = У правилах цього немає; вважаємо так: { $said }
event-opaque = Зробіть те, що каже карта: { $text }
event-clues-placed = Зачіпки викладено в локацію { $location }: { $count }.
event-clues-spent = Група витрачає зачіпки: { $given }.
event-enemy-engaged = { $enemy } нападає на дослідника { $investigator }.
event-enemy-disengaged = { $enemy } та { $investigator } більше не в бою.
event-threat-area-left = { $enemy } лежить біля локації { $location }, у нічиїй зоні небезпеки.
event-enemy-moved = { $enemy } переміщується: { $origin } → { $location }.
event-enemy-spawned = { $enemy } з'являється в локації { $location }.
event-card-left-play = { $card } виходить із гри: { $where }.
event-card-drawn = { $by } тягне: { $cards }.
event-card-set-aside = { $by } відкладає вбік: { $cards }.
event-card-shuffled-back = { $by } замішує назад у колоду: { $cards }.
event-trauma-marked = { $investigator } через травми починає гру з ранами ({ $damage }) і потрясіннями ({ $horror }).
event-deck-refilled = Скид перетасовано, тепер це колода.
event-encounter-drawn = { $by } тягне карту контактів: { $card }.
event-peril-changed = { $who ->
    [nobody] Халепа минула: решта знову може діяти.
   *[other] Халепа: діяти може лише { $who }.
}
event-cost-paid = { $by } сплачує: { $paid }.
event-card-played = { $by } починає розігрувати карту { $card }.
event-limit-counted = { $ability }: скасовано, але застосування рахується до ліміту.
event-card-entered-play = Карта { $card } вступає у гру ({ $by }).
event-event-resolved = Карту { $card } розіграно, вона йде у скид.
event-treachery-resolved = { $card }: ефект виконано, карта йде { $where }.
event-card-exhausted = { $card } виснажується.
event-card-readied = Знову напоготові: { $cards }.
event-investigator-moved = { $by } переміщується: { $origin } → { $location }.
event-location-revealed = Локацію { $location } відкрито; зачіпок на ній: { $clues }.
event-resources-gained = { $by }: ресурси { $count }.
event-actions-changed = { $by }: дії { $count }.
event-actions-reset = Усі знову мають свої дії.
event-turn-ended = Хід завершено: { $by }.
event-doom-placed = Приреченість, { $on }: { $count }.
event-uses-changed = Використання, { $card }: { $count }.
event-tokens-removed = { $deck ->
    [agenda] Усю приреченість у грі прибрано.
   *[act] Жетони з карти { $card } прибрано.
}
event-act-advanced = Карту { $card } вилучено з гри; тепер активна: { $current }.
event-lasting-began = Тривалий ефект, { $whom }: { $what }.
event-lasting-ended = Тривалі ефекти, що скінчилися: { $count }.
event-delayed-set = { $ability } чекає на свій момент.
event-trauma-suffered = { $investigator } отримує травму: фізична { $physical }, психічна { $mental }.
event-fate-met = { $fate ->
    [resigned] { $investigator } відступає.
    [killed] { $investigator } гине.
    [insane] { $investigator } божеволіє.
   *[defeated] { $investigator } вибуває через поразку.
}
event-possessions-removed = Усі карти дослідника { $investigator } вилучено з гри.
event-tokens-returned = { $investigator }: зачіпки в локацію { $clues }, ресурси до резерву { $resources }.
event-eliminated = { $investigator } вибуває зі сценарію.
event-lead-chosen = Провідним дослідником стає { $investigator }.
event-game-ended = Сценарій завершено: { $how }.
decide-reaction-order = { $by } (провідний дослідник): чия реакція перша?
what-reaction-order = чия реакція перша
decide-target = { $by }: яка ціль?
what-target = ціль
decide-targets = { $by }, які саме? Ще одна чи досить?
what-targets = цілі
decide-x = { $by }: чому дорівнює X?
what-x = значення X
decide-mulligan = { $by }, яку карту стартової руки заміняєте?
what-mulligan = карти стартової руки на заміну
decide-may = { $by }: робите це?
what-may = чи робити це
decide-choose = { $by }: оберіть одне.
what-choose = одне з кількох
decide-assign-damage = { $by }: куди покласти 1 рану?
what-assign-damage = розподіл ран
decide-assign-horror = { $by }: куди покласти 1 потрясіння?
what-assign-horror = розподіл потрясінь
decide-attack-order = { $by }: котрий ворог атакує першим?
what-attack-order = порядок атак
decide-massive-order = { $by } (провідний дослідник): кого атакує першим?
what-massive-order = кого масивний ворог атакує першим
decide-massive-way = { $by } (провідний дослідник): масивний ворог атакує всіх разом чи кожного в його чергу?
what-massive-way = як атакує масивний ворог
decide-engage-whom = { $by } (провідний дослідник): на кого нападає?
what-engage-whom = на кого нападає
decide-arrival = { $by } (провідний дослідник): спершу відкриття локації чи напад?
what-arrival = що перше після прибуття
decide-hunter-order = { $by } (провідний дослідник): котрий переслідувач рушає першим?
what-hunter-order = порядок переслідувачів
decide-hunt-whom = { $by } (провідний дослідник): у чий бік?
what-hunt-whom = у чий бік іде
decide-hunt-path = { $by } (провідний дослідник): якою дорогою?
what-hunt-path = якою дорогою йде
decide-trauma = { $by }: яка травма?
what-trauma = яка травма
decide-new-lead = Хто стає провідним дослідником?
what-new-lead = новий провідний дослідник
decide-next-turn = Чий хід наступний?
what-next-turn = чий хід
decide-action = { $by }: яка дія?
what-action = дія
decide-slot = { $by }: який актив звільняє місце?
what-slot = який актив звільняє місце
decide-discard = { $by }: яку карту скидаєте?
what-discard = карта, яку скинути
decide-give-clues = { $by }: скільки зачіпок даєте?
what-give-clues = скільки зачіпок
decide-spawn = { $by }: де з'являється ворог?
what-spawn = де з'являється ворог
decide-card = Яка це карта?
what-card = витягнута карта
decide-empty-draw = Колода і скид порожні: чи буде потрясіння за порожню колоду? Правила не кажуть, хто вирішує.
what-empty-draw = потрясіння за порожню колоду
decide-weaknesses-over-limit = Понад розмір руки лишилися самі слабкості: лишити чи скинути? Правила не кажуть, хто вирішує.
what-weaknesses-over-limit = слабкості понад розмір руки
option-yes = так
option-no = ні
option-end-turn = завершити хід
option-horror = потрясіння
option-damage = рани
option-no-horror = без потрясіння
option-keep = лишити
option-discard = скинути
option-reveal = спершу відкриття
option-engage = спершу напад
option-in-player-order = кожного в його чергу
option-together = усіх разом
option-advance-act = витратити зачіпки й просунути акт
option-investigate = дослідити
option-draw = витягти карту
option-resource = отримати ресурс
option-move = переміститися: { $what }
option-fight = атакувати: { $what }
option-evade = втекти: { $what }
option-engage-enemy = вступити в бій: { $what }
option-play = розіграти: { $what }
option-activate = активувати: { $what }
assumed-aloof-engaged-with-another = байдужого ворога можна атакувати, якщо він у бою з ким завгодно, не лише з нападником.
assumed-defeated-mid-action = хто вибув через спровоковану атаку, дії не завершує; сплачене не повертається.
assumed-elimination-then-engage = вороги, що лишилися після вибулого, нападають аж коли виконано всі кроки вибування.
assumed-hunters-one-by-one = переслідувачі рухаються по одному, у порядку, який визначає провідний дослідник, і кожен зважає на те, хто де стоїть у цю мить.
assumed-latest-replacement = із двох замін діє застосована останньою.
assumed-no-longer-engaged = ворог, який на момент своєї черги вже не напоготові або не в бою, спровокованої атаки не здійснює.
assumed-nothing-to-draw = якщо колода контактів і її скид порожні, ніхто не тягне.
assumed-test-abandoned = перевірка одразу завершується, якщо дослідник, який її проходить, вибув.
assumed-cost-in-words = вартість, яку ми не змогли прочитати, вважаємо сплаченою.
assumed-spawn-at-drawer = байдужий або масивний ворог без вказівки появи з'являється в локації того, хто його витягнув.
where-discard = у скид
where-removed = у коробку (вилучено з гри)
where-hand = у руку
where-deck = у колоду
where-victory = у колоду перемоги
ending-no-resolution = розв'язки не досягнуто
ending-resolution = розв'язка { $resolution }
cost-actions = { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[other] { $count } дій
}
cost-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[other] { $count } ресурсів
}
cost-clues = { $count ->
    [one] { $count } зачіпка
    [few] { $count } зачіпки
   *[other] { $count } зачіпок
}
cost-uses = { $count ->
    [one] { $count } використання
    [few] { $count } використання
   *[other] { $count } використань
}
cost-exhaust = виснаження карти { $card }
until-test = до кінця перевірки
until-turn = до кінця ходу
until-phase = до кінця фази
until-round = до кінця раунду
value-willpower = воля
value-intellect = інтелект
value-combat = бій
value-agility = спритність
value-all = навички
value-shroud = морок
value-fight = значення бою
value-evade = значення спритності
resolve-waits = Чекає на відповідь:
resolve-decides = вирішує: { $by }
resolve-chance = вирішує випадок
resolve-rules = Застосовані правила
resolve-assumed = Де правила мовчать
resolve-over = Це все.
grim-title = Безжальне правило
grim-why = Правила не кажуть, хто це вирішує, тож обираємо найгірше для дослідників: { $taken }.
grim-tie = Жоден варіант не гірший за інші; обираємо перший.
grim-harm = { $option }: { $harm }
decide-prevent = { $by }: на якій карті запобігаєте 1 рані чи потрясінню?
what-prevent = якій рані чи потрясінню запобігти
decide-symbol-order = { $by }: котрий символ перший?
what-symbol-order = порядок символів
decide-discard-order = { $by } (провідний дослідник): яку карту скинути першою?
what-discard-order = порядок скидання
value-blank = порожнє текстове поле
assumed-endless-draw = сорока карт контактів поспіль досить: колода, що весь час велить тягнути ще, не скінчилася б ніколи.
cards-imported = Збережено карт: { $cards }. Розпізнано властивостей: { $recognised } із { $abilities }; виконуваних ефектів: { $executable } із { $with_effect }, решта посідає своє місце в порядку лише як текст.
cards-none = Карт ще немає. Завантажте файл з ArkhamDB: grimrule cards import ФАЙЛ
error-bad-cards = Не вдалося прочитати карти з «{ $path }» ({ $where }): { $what }.
error-bad-card = Не вдалося прочитати карту ({ $where }): «{ $value }» у полі { $field }.
error-unknown-card = Серед збережених карт ({ $known }) немає «{ $card }». Завантажте її: grimrule cards import ФАЙЛ
what-too-large = файл завеликий
what-not-json = це не JSON
what-too-deep = надто глибока вкладеність
what-no-list = у ньому немає списку карт
what-no-card = цей запис не є картою
event-card-taken = { $by } бере карту: { $card }.
event-deck-shuffled = Тасування колоди: { $who }.
event-deck-discarded = З верху колоди скинуто: { $card }.
event-enemy-healed = { $enemy }: вилікувано ран: { $damage }.
event-clues-gained = { $by }: зачіпки { $count }.
event-tokens-moved = Переміщено жетони ({ $kind }): { $count }, з: { $off }.
decide-search = { $by }: яку карту берете?
what-search = карта, яку взяти
decide-skill = { $by }: яку навичку застосовуєте?
what-skill = застосована навичка
harm-lost = програш
harm-out = вибули
harm-doom = приреченість
harm-trauma = травма
harm-hurt = рани й потрясіння
harm-assets = ушкодження активів
harm-enemies = атаки ворогів напоготові
harm-weaknesses = слабкості в руці
harm-clues = зачіпки
assumed-retaliate-before-end = мстивий ворог атакує після результатів перевірки, але до її останнього кроку.
assumed-nested = властивість, що спрацьовує посеред іншої, спершу виконується до кінця.
event-control-changed = { $by } бере під контроль карту { $card }.
event-extra-actions = { $by }: додаткові дії цього ходу { $count }.
the-players = гравці разом
quoted = «{ $word }»
