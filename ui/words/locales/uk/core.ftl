# Слова командного рядка та застосунку.

app-name = Grimrule
tagline = Правила ігор родини «Жах Аркгема»: за столом і трьома мовами.
unofficial = Неофіційний проєкт. Видавці цих ігор не мають до нього стосунку й не підтримують його.
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
kind-monster-type = вид монстрів
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

why-asked = гравці питають: «{ $text }»{ $verdict ->
    [yes] {" → "}так
    [no] {" → "}ні
   *[other] {""}
}
known-yes = Так.
known-no = Ні.
known-yes-so = Так, саме так.
known-no-so = Ні, це не так.
likely-yes = Найімовірніше, так.
likely-no = Найімовірніше, ні.
likely-yes-so = Найімовірніше, так і є.
likely-no-so = Найімовірніше, це не так.
no-answer = Жодне правило на це не відповідає. Найближчі:
perhaps-no-answer = Можливо, жодне правило на це не відповідає. Найближчі:
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

step-help = Відповідайте номером або назвою. back: назад; why: правило; why not НАЗВА: чому чогось немає серед варіантів; odds: імовірності; random: хай вирішить випадок; save ФАЙЛ: зберегти; help: довідка; quit: вийти.
whynot-title = Чому не можна…?
whynot-line = Зараз не можна: { $options }.
whynot-none = Усе, що тут передбачають правила, можна вибрати.
whynot-legal = «{ $word }» можна вибрати.
whynot-unknown = «{ $word }» немає серед варіантів. З чого тут вибирають, каже це правило:
step-over = Перевірку завершено.
step-saved = Збережено: { $file }
what-commit = залучення карти
what-ability = застосування властивості
what-token = витягнутий жетон хаосу
what-forced-order = порядок примусових властивостей
what-result-order = порядок результатів
skill-willpower = волі
skill-intellect = інтелекту
skill-combat = бою
skill-agility = спритності

# Помилки, які можна виправити самому.

error-corpus-damaged = { $count ->
    [one] { $count } вада у зводі правил. Нічого не завантажено.
    [few] { $count } вади у зводі правил. Нічого не завантажено.
   *[other] { $count } вад у зводі правил. Нічого не завантажено.
}
error-words-damaged = { $count ->
    [one] { $count } вада у списках слів.
    [few] { $count } вади у списках слів.
   *[other] { $count } вад у списках слів.
}
error-unknown-game = Гри «{ $game }» немає. Є такі ігри: { $games }.
error-unknown-rule = Правила «{ $rule }» немає. Можливо, ви шукали: { $nearest }?
error-illegal-answer = «{ $answer }» не є відповіддю на «{ $what }». Можливі відповіді: { $options }.
error-bad-situation = { $line ->
    [0] {""}
   *[other] { $file ->
        [none] Рядок { NUMBER($line, useGrouping: 0) }:{" "}
       *[other] { $file }, рядок { NUMBER($line, useGrouping: 0) }:{" "}
    }
  }{ $fault ->
    [field] Поля «{ $value }» немає ({ $field }). Поля в цьому місці: { $known }.
    [missing] Бракує поля { $field }.
    [kind] У полі { $field } має бути { $known ->
        [number] ціле число
        [text] текст
        [list] список
        [mapping] набір полів зі значеннями
        [truth] true або false
       *[other] щось інше
    }, а не «{ $value }».
    [range] { $field }: «{ $value }» — забагато або замало ({ $known }).
    [long] { $field }: текст закороткий або задовгий ({ $known }).
    [many] { $field }: замало або забагато записів ({ $value }; { $known }).
    [deep] { $field }: забагато вкладень, щонайбільше { $known }.
    [twice] { $field }: назву «{ $value }» вже має щось інше. Кожній речі потрібна своя.
    [reserved] { $field }: слово «{ $value }» має тут власне значення. Оберіть іншу назву.
    [name] { $field }: «{ $value }» не може бути назвою. Назва починається з літери чи цифри й не містить знаків { $known }.
    [elsewhere] { $field }: «{ $value }» — це інше місце. Має бути: { $known }.
    [itself] { $field }: з місця «{ $value }» до нього самого немає куди йти.
   *[unknown] Такої ситуації не може бути: «{ $value }» у полі { $field }.{ $known ->
        [none] {""}
       *[other] {" "}Відомі: { $known }.
    }
  }{ $nearest ->
    [none] {""}
   *[other] {" "}Може, «{ $nearest }»?
  }
error-forbidden = Зараз цього робити не можна: { $said }.
error-forbidden-by = { $rule }: { $statement } ({ $cites })
error-endless = Ці властивості запускають одна одну без кінця («{ $ability }» знову й знову). Правила не кажуть, що тоді робити.
error-bad-bag = { $token ->
    [none] Торба хаосу порожня.
   *[other] «{ $token }» не є жетоном хаосу.
  } Вкажіть одну торбу ({ $bags }) або жетони: числа, як-от +1, а також { $tokens }.{ $nearest ->
    [none] {""}
   *[other] {" "}Може, «{ $nearest }»?
  }
error-bad-symbol = Не вдається прочитати «{ $symbol }». Напишіть символ ({ $known }) і його значення, наприклад skull=-2.{ $nearest ->
    [none] {""}
   *[other] {" "}Може, «{ $nearest }»?
  }
error-bad-save = «{ $file }» не є ні аркушем ситуації, ні збереженою перевіркою. Див. docs/situation.md.
error-empty-question = Запитання порожнє. Запитайте, наприклад: «чи вдарить мене гуль, якщо я візьму ресурс?».
error-port-taken = Порт { NUMBER($port, useGrouping: 0) } зайнятий або недоступний. Вкажіть інший: --port.
error-unknown-model = { $setting } вказує на «{ $name }», але такої моделі (cross-encoder) тут не вдається завантажити. Вкажіть іншу модель чи її теку або приберіть це налаштування.
error-unknown-format = Не вдається записати «{ $file }». Вкажіть файл із закінченням { $endings }.
error-unreadable-file = Не вдалося прочитати «{ $file }» ({ $problem }). Вкажіть читабельний текстовий файл в UTF-8.
error-unwritable-file = Не вдалося записати «{ $file }» ({ $problem }). Вкажіть файл у теці, яка існує.
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
problem-unknown-concept = Жоден код не читає поняття «{ $concept }». Може, «{ $nearest }»?
problem-dangling = Правила { $target } немає. Можливо, { $nearest }?
problem-self-link = { $target } веде до правила, в якому стоїть. Приберіть.
problem-duplicate-id = Ідентифікатор { $id } уже належить { $owner }. Приберіть його тут.
problem-orphan = Ніщо не веде до { $rule }, і воно нікуди не веде. Додайте посилання.
problem-no-game-file = Гра не має файлу game.yaml. Додайте його з назвами гри та книг.
problem-no-rules = Тут немає правил. Вкажіть теку, де кожна гра має власну теку.

# Що відбувається, хто вирішує, що вважаємо.

what-reaction-order = чия реакція перша
what-target = ціль
what-targets = цілі
what-x = значення X
what-mulligan = карти стартової руки на заміну
what-may = чи робити це
what-choose = одне з кількох
what-assign-damage = розподіл ран
what-assign-horror = розподіл потрясінь
what-attack-order = порядок атак
what-massive-order = кого масивний ворог атакує першим
what-massive-way = як атакує масивний ворог
what-engage-whom = на кого нападає
what-arrival = що перше після прибуття
what-hunter-order = порядок переслідувачів
what-hunt-whom = у чий бік іде
what-hunt-path = якою дорогою йде
what-trauma = яка травма
what-new-lead = новий провідний дослідник
what-next-turn = чий хід
what-action = дія
what-slot = який актив звільняє місце
what-discard = карта, яку скинути
what-give-clues = скільки зачіпок
what-spawn = де з'являється ворог
what-card = витягнута карта
what-empty-draw = потрясіння за порожню колоду
what-weaknesses-over-limit = слабкості понад розмір руки
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
until-your-next-turn = до початку наступного ходу
until-round = до кінця раунду
value-willpower = воля
value-intellect = інтелект
value-combat = бій
value-agility = спритність
value-all = навички
value-shroud = морок
value-fight = значення бою
value-health = здоров'я
value-sanity = розсудок
value-cost = вартість
value-evade = значення спритності
resolve-waits = Чекає на відповідь:
resolve-decides = вирішує: { $by }
resolve-chance = вирішує випадок
resolve-unread = Не виконано, бо текст не розпізнано. Робіть те, що кажуть карти
ask-unread-texts = Не виконано, бо текст не розпізнано: { $texts }. Робіть те, що кажуть карти.
resolve-assumed = Де правила мовчать
resolve-over = Це все.
grim-title = Безжальне правило
grim-tie = Жоден варіант не гірший за інші; обираємо перший.
grim-harm = { $option }: { $harm }
what-prevent = якій рані чи потрясінню запобігти
what-symbol-order = порядок символів
what-discard-order = порядок скидання
value-blank = порожнє текстове поле
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
what-search = карта, яку взяти
what-skill = застосована навичка
decider-players = гравці разом
quoted = «{ $word }»

name-numbered = { $name } ({ $number })
lasting-value = { $value } { $add } ({ $until })
statements-wanting = менш як { $enough } запитань
asked-yes = так
asked-no = ні
asked-depends = залежить
asked-open = відкриті
cases-told = описані випадки
twins = Майже те саме запитання, інший вердикт: { $count }
