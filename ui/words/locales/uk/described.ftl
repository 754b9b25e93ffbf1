# Прості слова про настільну гру: відповідь і те, на що вона спирається.

described-yes = Так.
described-no = Ні.
described-no-sheet = З цього не вдалося скласти ситуацію, тож відповіді немає.
described-no-question = Запитання не розпізнано; ось що випливає з опису.
described-not-sure = Напевно сказати не можна: нерозпізнані слова можуть змінити відповідь.
described-unread = Не розпізнано: { $words }
described-missing = Бракує: { $what }
described-clues-used = Зачіпки й перекидання використовують, доки вони можуть допомогти.
described-number-dice = Кубиків у кидку: { $number }.
described-decides = Хто вирішує: { $by } ({ $what })
described-nobody = Правила не кажуть, хто це вирішує: { $what }
described-dice-wait = Тут вирішують кубики; що випало, не сказано.
described-course = Що відбувається, показано нижче.
described-missing-decision = рішення, яке хтось мав би ухвалити
described-missing-not = чого стосується заперечення
described-missing-possible = можлива за правилами ситуація (якесь число чи якась назва неприпустимі)
