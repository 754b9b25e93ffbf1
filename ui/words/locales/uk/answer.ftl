# Відповідь на слова гравця

ask-players = Гравці питають
ask-back = Зустрічні запитання
ask-play = Розіграно так, як було зрозуміло
ask-similar = Схожі випадки
answer-differ = Без певності: правило й розіграна ситуація кажуть різне.
answer-by-statement = Лише за словами правила; ситуацію не розігрували.
answer-by-play = За розіграною ситуацією, так як її було зрозуміло.
answer-by-precedent = Відповідь саме на це запитання вже відома.
answer-which-game = Зі слів не видно, про яку гру йдеться. Можливо, це: { $games }.
witness-statement = Найближче правило, схоже, каже: { $says ->
    [yes] так
   *[no] ні
}.
witness-precedent = Відповідь саме на це запитання відома: { $says ->
    [yes] так
   *[no] ні
}.
witness-play = Розіграна ситуація дає відповідь: { $says ->
    [yes] так
   *[no] ні
}.
back-exhausted = «{ $name }» у стані виснаження?
back-lead = Головний дослідник – { $name }?
back-monster-here = Чи є монстр там, де ви стоїте?
back-then = Якщо так, відповідь: { $says ->
    [yes] так
   *[no] ні
}.
tell-exhausted = { $name } виснажений.
tell-lead = { $name } – головний дослідник.
tell-monster-here = На моєму полі є монстр.
similar-case = { $text }{ $says ->
    [yes] {" → "}так
    [no] {" → "}ні
   *[other] {""}
} ({ $case })
answer-step-by-step = Розіграти крок за кроком
similar-open = Розіграти цей випадок
answer-unearned = Не розсуджено: те, про що питають, у розіграному не трапилося або могло бути прочитане навпаки.
