# Сторінка охоплення.

coverage-lead = Які правила рушій виконує та цитує, із нумерованими випадками, що це показують, а які є лише довідкою.
coverage-missing = Для гри { $game } ще немає списку того, що виконує рушій. Її правила можна шукати й читати.
coverage-executed = виконувані
coverage-reference = лише довідка
coverage-rules = Виконувані правила
coverage-of = { $count } із { $total }
coverage-cases = Нумеровані випадки
coverage-by-kind = За видом правила
coverage-chart = Яку частку правил кожного виду виконує рушій
coverage-why-reference = Решта – довідка: їхній зміст показує інше правило, на яке рушій посилається, або вони не є процедурою (позначення на картах, підготовка, побудова колоди).
coverage-status = Які правила
coverage-all = усі
coverage-kind = Вид правила
coverage-search = Правило
coverage-search-hint = частина назви, будь-якою мовою
coverage-found = { $count ->
    [one] { $count } правило
    [few] { $count } правила
   *[many] { $count } правил
}
coverage-none = Жодне правило не має цього в назві. Спробуйте коротше слово або всі види.
coverage-n-cases = { $count ->
    [one] { $count } випадок
    [few] { $count } випадки
   *[many] { $count } випадків
}
