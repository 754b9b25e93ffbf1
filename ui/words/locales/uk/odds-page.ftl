oddspage-bag = Торба хаосу
oddspage-bag-easy = Простий рівень
oddspage-bag-standard = Нормальний рівень
oddspage-bag-hard = Складний рівень
oddspage-bag-expert = Експертний рівень
oddspage-bag-own = Власні жетони
oddspage-tokens = Жетони в торбі
oddspage-tokens-help = Через пробіл: числа, skull (череп), cultist (культист), tablet (табличка), elder_thing (Прадавній), auto_fail (автопровал), elder_sign (знак Прадавніх), bless (благословення), curse (прокляття).
oddspage-token-skull = Череп
oddspage-token-cultist = Культист
oddspage-token-tablet = Табличка
oddspage-token-elder_thing = Пра{"\u00AD"}давній
oddspage-token-auto_fail = Авто{"\u00AD"}провал
oddspage-token-elder_sign = Знак Пра{"\u00AD"}давніх
oddspage-token-bless = Благо{"\u00AD"}словення
oddspage-token-curse = Про{"\u00AD"}кляття
oddspage-counts = { $token }: значення
oddspage-all-zero = Поки що значення кожного символу – нуль. Їхні значення вказано в пам'ятці сценарію та на карті дослідника.
oddspage-percent = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
oddspage-skill = Значення навички
oddspage-skill-help = З усіма позначками й модифікаторами.
oddspage-difficulty = Складність
oddspage-chance = Шанс на успіх
oddspage-exactly = точно { $fraction }
oddspage-compare = Порівняти
oddspage-compare-none = ні з чим
oddspage-compare-icons = з більшою кількістю позначок
oddspage-compare-bag = з іншою торбою
oddspage-more-icons = Додаткові позначки
oddspage-other-bag = Інша торба
oddspage-with-icons = { $icons ->
    [one] ще { $icons } позначка
    [few] ще { $icons } позначки
   *[many] ще { $icons } позначок
}
oddspage-as-is = як є
oddspage-own-named = { $name } (інша)
oddspage-points = { $sign }{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } в. п.
oddspage-by-skill = Шанс на успіх залежно від значення навички
oddspage-by-margin = На скільки
oddspage-axis-margin = Успіх (0 і більше) або провал (менше) на
oddspage-legend = Зелений ✓: успіх, червоний ✗: провал.
