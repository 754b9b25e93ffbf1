# Сторінка головоломок
page-puzzle = Головоломка
puzzlepage-lead = Введіть головоломку так, як вона лежить; найменша кількість дій головоломки, що її розв'язують, покажеться крок за кроком, кожен зі своїм правилом.
puzzlepage-other-game = Головоломки є у грі «{ $game }».
puzzlepage-to-game = Показати головоломки гри «{ $game }»
puzzlepage-examples = Що розв'язуємо
puzzlepage-example-puzzle = Приклад: дроти
puzzlepage-example-puzzle-lock = Приклад: замок
puzzlepage-example-puzzle-rune = Приклад: руни
puzzlepage-own = Ваша головоломка
puzzlepage-secrecy = За правилами тому, хто складає головоломку, ніхто не допомагає, і сам він нічим не користується: зазирайте сюди потім або якщо за столом усі згодні.
puzzlepage-solving = Шукаю найменшу кількість дій головоломки: переглянуто положень: { $tried }; треба щонайменше { $least }.
puzzlepage-solved = Вона вже розв'язана: не треба жодної дії головоломки.
puzzlepage-fewest =
    { $count ->
        [one] { $count } дія головоломки розв'язує її; менше – замало.
        [few] { $count } дії головоломки розв'язують її; менше – замало.
       *[other] { $count } дій головоломки розв'язують її; менше – замало.
    }
puzzlepage-not-proved =
    { $count ->
        [one] { $count } дія головоломки розв'язує її. Пошук перервано: треба щонайменше { $least }, тож може вистачити й меншої кількості.
        [few] { $count } дії головоломки розв'язують її. Пошук перервано: треба щонайменше { $least }, тож може вистачити й меншої кількості.
       *[other] { $count } дій головоломки розв'язують її. Пошук перервано: треба щонайменше { $least }, тож може вистачити й меншої кількості.
    }
puzzlepage-impossible = Із цих елементів її не скласти, хоч як переставляй і повертай. Допоможе лише новий елемент, за дві дії головоломки.
puzzlepage-impossible-rune = Із цих елементів такого малюнка не скласти, хоч як переставляй; перевірте, що де лежить.
puzzlepage-given-up = Пошук перервано, перш ніж знайшовся розв'язок. Дій головоломки треба щонайменше { $least }.
puzzlepage-not-within = Розв'язку за стільки дій головоломки немає: { $most }.
puzzlepage-one-attempt = { $who } впорається за одну спробу: Інтелект { $intellect }.
puzzlepage-attempts =
    { $who } має на спробу { $intellect ->
        [one] { $intellect } дію головоломки
        [few] { $intellect } дії головоломки
       *[other] { $intellect } дій головоломки
    } (за Інтелектом), а спроба одна за хід. Ходів: { $count } ({ $split }).
puzzlepage-points =
    { $points ->
        [one] З одним очком навичок
       *[other] Зі стількома очками навичок: { $points }
    } (Удача { $luck }) вистачить однієї спроби.
puzzlepage-others = Того самого раунду її може продовжити інший дослідник.
puzzlepage-never = { $who } не має дій головоломки: Інтелект 0.
puzzlepage-step = Крок { $step } з { $count }
puzzlepage-start = Як вона лежить
puzzlepage-attempt = Спроба { $number }, { $number ->
        [1] цього ходу
       *[other] пізнішого ходу
    }
puzzlepage-swap = Поміняйте місцями { $one } і { $other }.
puzzlepage-turn-right = Поверніть { $what } на 90° за годинниковою стрілкою.
puzzlepage-turn-left = Поверніть { $what } на 90° проти годинникової стрілки.
puzzlepage-turn-base-2 = Поверніть базову плитку на 180°.
puzzlepage-turn-right-base = Поверніть базову плитку на { $degrees }° за годинниковою стрілкою.
puzzlepage-turn-left-base = Поверніть базову плитку на { $degrees }° проти годинникової стрілки.
puzzlepage-left = Лишилося дій головоломки в цій спробі: { $left }.
puzzlepage-now-solved = Розв'язано.
puzzlepage-steps = Усі кроки
puzzlepage-back = Назад
puzzlepage-next = Далі
puzzlepage-enter = Ввести свою головоломку
puzzlepage-enter-help = Виберіть вид і розмір, тоді натисніть елемент і вкажіть, що є на кожному його боці так, як він лежить.
puzzlepage-kind = Вид
puzzlepage-kind-wiring = Головоломка з дротами
puzzlepage-kind-lock = Головоломка-замок
puzzlepage-kind-rune = Рунна головоломка
puzzlepage-short-wiring = Дроти
puzzlepage-short-lock = Замок
puzzlepage-short-rune = Руни
puzzlepage-rows = Рядки
puzzlepage-columns = Стовпці
puzzlepage-shape = Базова плитка
puzzlepage-shape-4 = 4: прямокутник
puzzlepage-shape-5 = 5: трикутник
puzzlepage-shape-6 = 6: хрест
puzzlepage-shape-own = як в аркуші
puzzlepage-piece = Елемент { $slot }
puzzlepage-turn = Повернути
puzzlepage-on-side = Бік: { $side }
puzzlepage-side-n = верх
puzzlepage-side-e = право
puzzlepage-side-s = низ
puzzlepage-side-w = ліво
puzzlepage-nothing = нічого
puzzlepage-thing-red = червоний
puzzlepage-thing-blue = синій
puzzlepage-both = червоний і синій
puzzlepage-thing-sun = сонце
puzzlepage-thing-moon = місяць
puzzlepage-thing-star = зірка
puzzlepage-thing-eye = око
puzzlepage-thing-key = ключ
puzzlepage-thing-drop = крапля
puzzlepage-thing-leaf = листок
puzzlepage-thing-cross = хрестик
puzzlepage-lies-here = Яка частина малюнка тут лежить?
puzzlepage-from = Дроти починаються біля
puzzlepage-to = Дроти закінчуються біля
puzzlepage-colours = Дроти, які треба з'єднати
puzzlepage-place = { $slot }, { $side }
puzzlepage-base-symbols = Символи базової плитки
puzzlepage-base-at = біля { $slot }, { $side }
puzzlepage-who = Хто складає
puzzlepage-name = Ім'я
puzzlepage-intellect = Інтелект
puzzlepage-luck = Удача
puzzlepage-skill-points = Очки навичок
puzzlepage-play = Розіграти спробу крок за кроком
puzzlepage-yaml = Аркуш (YAML)
puzzlepage-svg = Усі кроки малюнком (SVG)
error-no-puzzle = В аркуші немає викладеної головоломки, за яку хтось береться. Під `attempt` напишіть `puzzle:` з `by:` і `puzzle:`, а головоломці дайте елементи під `rows:`.
