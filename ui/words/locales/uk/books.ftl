# Книги, які імпортував гравець
error-unknown-book = Немає книги «{ $book }», яку можна прочитати. { $books ->
    [none] Ви ще не маєте жодної.
   *[other] Ваші книги: { $books }.
  } Імпортуйте книгу: grimrule import ФАЙЛ --game ahlcg --lang pl
error-bad-book = { $reason ->
    [unreadable] Не вдалося прочитати файл: { $problem }.
    [empty] Файл порожній.
    [binary] Це не текст: у файлі є байти, яких у тексті не буває. Дайте текстовий файл, Markdown або PDF.
    [archive] Це запакований файл ({ $kind }). Розпакуйте його й імпортуйте книгу, що всередині.
    [other-format] Це файл { $kind }. Збережіть його як текст, Markdown або PDF і спробуйте ще раз.
    [too-large] Файл завеликий ({ $unit ->
        [lines] рядків
        [pages] сторінок
       *[other] МБ
    }: { $size }), а читаємо щонайбільше { $limit }.
    [encoding] Не вдалося прочитати літери (пробували { $encoding }, рядок { $line }). Збережіть текст у UTF-8.
    [no-text] У цьому PDF немає тексту, лише зображення (сторінок: { $pages }). Спершу розпізнайте текст (OCR).
    [broken-pdf] Цей PDF пошкоджений, прочитати його не можна.
    [encrypted-pdf] Цей PDF захищений паролем. Збережіть незахищену копію.
    [too-slow] Читання зупинено через { $seconds } с. Це справді правила гри?
    [too-much-memory] Читання зупинено: потрібно більше пам'яті, ніж { $limit }. Це справді правила гри?
    [wrong-language] Очікувалася книга { $language ->
        [en] англійською
        [pl] польською
       *[uk] українською
    }, а цей текст { $found ->
        [en] англійською
        [pl] польською
       *[uk] українською
    }. Вкажіть мову опцією --lang.
    [wrong-game] Очікувалася книга гри «{ $game }», а заголовки в ній – з гри «{ $found }». Вкажіть гру опцією --game.
   *[no-sections] Жоден заголовок у файлі не називає правила цієї гри. Це справді її правила?
}

page-books = Мої книги
books = Мої книги
books-lead = Імпортуйте книгу правил, що лежить у вас на столі. Її текст лишається на цьому комп'ютері, а правила, пошук і рішення цитуватимуть її поруч із нашими словами.
books-none = Ще не імпортовано жодної книги.
books-file = Книга правил (текст, Markdown або PDF)
books-lang = Мова книги
books-import = Імпортувати
books-importing = Імпорт книги
books-imported = Імпортовано: { $file }
books-remove = Вилучити
books-removed = Вилучено: { $book }
books-damaged = Збережений файл книги { $book } пошкоджений. Імпортуйте її ще раз.
books-again = Вона замінить книгу тієї самої гри тією самою мовою.
books-line = { $file }, імпортовано { $date }
building-reading = читання
building-repairing = виправлення слів
building-aligning = пошук правил
building-referring = перевірка посилань

report = Як пройшов імпорт
report-lines = Прочитано рядків
report-sections = Знайдено заголовків
report-aligned = з них віднесено до правила
report-not-aligned = не віднесено
report-no-rule = правила не потребують (назва, вказівник, підписи)
report-references = Посилання
report-dangling = з них ведуть у нікуди
report-repaired = Виправлено слів
report-repaired-lines = у рядках
report-known = Знайомих слів до виправлення
report-dropped = Пропущено рядків
report-rules-missing = Правила без заголовка в книзі
report-sure = Заголовки, віднесені з певністю { $sure }
drop-page-number = номер сторінки
drop-running-head = колонтитул
drop-table-rule = лінія таблиці
drop-no-words = немає слів
how-name = за назвою
how-near-name = за схожою назвою
how-name-and-content = за схожою назвою і змістом
how-number = за номером
how-run-in = за першими словами
how-term = за виділеним терміном
how-order = за порядком
how-content = за змістом
placed = Куди віднесено кожен заголовок
placed-line = Рядок
placed-heading = Заголовок
placed-rule = Правило
placed-how = Знайдено
placed-sure = Певність

your-book = Ваша книга
your-book-of = Ваша книга ({ $lang }): { $heading }
your-book-lines = { $count ->
    [one] рядок { $first }
    [few] рядки { $first }–{ $last }
   *[many] рядки { $first }–{ $last }
}
your-book-page = сторінка { $page }
your-book-repaired = виправлено
your-book-placed = знайдено { $how }, певність { $sure }
your-book-raw = Так було у файлі
your-book-none = Жодна імпортована книга не говорить про це правило.
your-book-only = Лише у вашій книзі

doctor = Що не так із книгою
doctor-well = Нічого поганого не знайдено.
doctor-line = рядок { $line }
ailment-dead-reference = Посилання «{ $words }»{ $pages ->
    [none] {""}
   *[other] {" "}(сторінка { $pages })
} веде в нікуди.
ailment-duplicate-heading = Заголовок «{ $heading }» трапляється кілька разів (рядки { $lines }).
ailment-undefined-term = «{ $term }» вжито як термін (разів: { $count }), але його ніде не пояснено.
ailment-numbers-differ = { $rule }: числа відрізняються: тут { $here }, там ({ $other }) { $there }.
ailment-steps-differ = { $rule }: кількість кроків відрізняється: тут { $here }, там ({ $other }) { $there }.
doctor-count = { $count ->
    [one] { $count } зауваження
    [few] { $count } зауваження
   *[many] { $count } зауважень
}
ailment-name-dead-reference = Посилання, що ведуть у нікуди
ailment-name-duplicate-heading = Повторені заголовки
ailment-name-undefined-term = Терміни без пояснення
ailment-name-numbers-differ = Числа, не такі, як в іншому виданні
ailment-name-steps-differ = Кроки, не такі, як в іншому виданні
