rule-choose = Правило
rule-choose-hint = Оберіть або введіть назву
rule-nearest = Найближчі:
rule-none-chosen = Оберіть правило за назвою або почніть з одного з тих, до яких веде найбільше інших.
rule-no-statement = У цьому правилі немає твердження ^{ $at }. Нижче все правило.
rule-all-languages = Усі три мови поруч
rule-executed-title = Це твердження виконує рушій.
rule-executed = { $statements ->
    [one] Рушій виконує { $done } із { $statements } твердження.
   *[other] Рушій виконує { $done } із { $statements } тверджень.
}
rule-carried-out = Рушій виконує це правило як окремий крок.
rule-cases = { $cases ->
    [one] Це показує { $cases } нумерований випадок.
    [few] Це показують { $cases } нумеровані випадки.
   *[many] Це показують { $cases } нумерованих випадків.
}
rule-reference-only = Лише для довідки: рушій на це правило не посилається.
rule-graph = Правила довкола
rule-graph-hint = Натисніть правило, щоб відкрити його. Тягніть, щоб рухати; прокручуйте або розводьте пальці, щоб наблизити.
rule-graph-farther = На крок далі
rule-graph-mentions = І звичайні згадки
rule-graph-save = Зберегти зображення (SVG)
rule-graph-refresh = Розкласти наново
rule-graph-fullscreen = На весь екран
rule-graph-zoom-in = Наблизити
rule-graph-zoom-out = Віддалити
rule-graph-fit = Умістити в рамку
rule-graph-centre = По центру
rule-way = Як воно поєднане з іншим правилом
rule-way-to = Інше правило

# Символи у твердженнях.

rule-symbol-action = дія
rule-symbol-fast = безкоштовна
rule-symbol-reaction = реакція
rule-symbol-per-investigator = за дослідника
rule-symbol-willpower = воля
rule-symbol-intellect = інтелект
rule-symbol-combat = бій
rule-symbol-agility = спритність
rule-symbol-wild = універсальна
rule-symbol-skull = череп
rule-symbol-cultist = культист
rule-symbol-tablet = табличка
rule-symbol-elder-thing = Прадавній
rule-symbol-auto-fail = автопровал
rule-symbol-elder-sign = знак Прадавніх
rule-symbol-guardian = вартові
rule-symbol-mystic = містики
rule-symbol-rogue = спритники
rule-symbol-seeker = шукачі
rule-symbol-survivor = вцілілі
rule-same-word = Те саме слово в іншій грі має власне значення:
