# Жах Аркгема, 2-ге видання: події, рішення, вибори, прочитання.

arkham2e-event-reached =
    — { $point ->
        [upkeep-phase] I. Відновлення
        [refresh-exhausted-cards] Підготовка виснажених карт
        [upkeep-actions] Дії відновлення: { $who }
        [adjust-skills] Коригування навичок: { $who }
        [movement-phase] II. Рух
        [arkham-movement] Рух в Аркгемі: { $who }
        [other-world-movement] Рух в Інших Світах: { $who }
        [arkham-encounters-phase] III. Зустрічі в Аркгемі
        [encounter-no-gate] Брами немає: { $who }
        [encounter-gate] Брама: { $who }
        [other-world-encounters-phase] IV. Зустрічі в Інших Світах
        [mythos-phase] V. Міф
        [open-gate-and-spawn] 1. Відкриття брами й поява монстра
        [place-clue-token] 2. Розміщення жетона зачіпки
        [move-monsters] 3. Рух монстрів
        [activate-mythos-ability] 4. Властивість карти міфу
        [end-of-turn] Кінець ходу
        [final-battle-refresh] Остання битва, 1: перепочинок дослідників
        [final-battle-investigators-attack] Остання битва, 2: атака дослідників
       *[final-battle-ancient-one-attacks] Остання битва, 3: атака Прадавнього
    } —
arkham2e-event-assumed = Книга мовчить; ми вважаємо так: { $reading }
arkham2e-event-logged = { $text }
arkham2e-event-look-up =
    { $what ->
        [upkeep-roll] Зробіть кидок відновлення, як каже карта: { $source }.
        [unique-movement] Пересуньте монстра, як каже бойовий бік його жетона: { $source }.
        [mythos-card] Візьміть карту міфу й прочитайте її.
        [white-arrow] Пересуньте за білою стрілкою, що веде з поля монстра на ігровому полі: { $source }.
        [black-arrow] Пересуньте за чорною стрілкою, що веде з поля монстра на ігровому полі: { $source }.
        [encounter-symbols] Подивіться на кольори символів зустрічей: { $source }. Підходить лише карта одного з них.
        [monster] Витягніть монстра з пулу; він з'являється тут: { $source }, а понад ліміт – на Околицях.
        [outskirts-monster] Витягніть монстра з пулу; він іде на Околиці.
        [met-monster] Витягніть монстра з пулу лише на цю зустріч: { $source }.
        [gate-marker] Візьміть жетон брами й покладіть його: { $source }. Усіх, хто там є, затягує, і вони затримані.
        [ally-leaves] Випадкова карта колоди союзників іде до коробки.
        [common-card] Візьміть із колоди звичайних предметів: { $source }.
        [unique-card] Візьміть із колоди унікальних предметів: { $source }.
        [spell-card] Візьміть із колоди заклять: { $source }.
        [skill-card] Візьміть із колоди навичок: { $source }.
        [ally-card] Візьміть із колоди союзників: { $source }.
       *[new-investigator] Гравець, чий дослідник – { $source }, навмання бере нового.
    }
arkham2e-event-prevented =
    { $what ->
        [gate] { $where }: локацію запечатано, брама не відкривається.
        [monster] { $where }: локацію запечатано, монстр не з'являється.
        [second-gate] { $where }: брама вже відкрита, друга не з'являється.
        [clue] { $where }: там відкрита брама, жетон зачіпки не кладуть.
        [entry] { $where }: локацію зачинено, увійти не можна.
        [stable-gate] { $where }: стабільна локація, брами там не відкриваються.
        [stable-monster] { $where }: стабільна локація, монстри там не з'являються.
       *[special-card] { $where }: другої особливої карти цього виду мати не можна.
    }
arkham2e-event-check-began =
    { $by }: { $check ->
        [evade] перевірка ухиляння
        [horror] перевірка жаху
        [combat] перевірка бою
        [spell] перевірка закляття
        [speed] перевірка швидкості
        [sneak] перевірка скритності
        [fight] перевірка бойовитості
        [will] перевірка волі
        [lore] перевірка знань
       *[luck] перевірка удачі
    } ({ $modifier }){ $difficulty ->
        [none] {""}
       *[other] {", складність "}{ $difficulty }
    }.
arkham2e-event-pool-set = Навичка { $value }, бонуси { $bonus }, зброя та закляття { $cards }, модифікатор { $modifier } = кубиків { $dice }; успіх від { $success_on }.
arkham2e-event-dice-rolled = { $by } – кидок: { $faces }; успіхів поки що: { $successes }.
arkham2e-event-clue-spent = { $by } витрачає зачіпку на ще один кубик; лишилося зачіпок: { $left }.
arkham2e-event-roll-again = { $by } кидає ще раз ({ $card }).
arkham2e-event-check-ended =
    { $by }: успіхів { $successes }, перевірку { $passed ->
        [yes] пройдено
       *[no] провалено
    }.
arkham2e-event-die-rolled = { $by } – кидок кубика: { $face }.
arkham2e-event-points-lost =
    { $who } втрачає: { $sanity ->
        [0] витривалість { $stamina }
       *[other] { $stamina ->
            [0] розсудок { $sanity }
           *[other] розсудок { $sanity } і витривалість { $stamina } водночас
        }
    }.
arkham2e-event-points-recovered =
    { $who } відновлює: { $sanity ->
        [0] витривалість { $stamina }
       *[other] { $stamina ->
            [0] розсудок { $sanity }
           *[other] розсудок { $sanity }, витривалість { $stamina }
        }
    }.
arkham2e-event-maximum-changed = { $who }: максимальний розсудок { $sanity }, максимальна витривалість { $stamina }.
arkham2e-event-went-insane = { $who }: божевілля; цього ходу зустрічей більше немає.
arkham2e-event-fell-unconscious = { $who } непритомніє; цього ходу зустрічей більше немає.
arkham2e-event-became-lost = { $who } губиться в часі та просторі: затримка і втрата наступного ходу.
arkham2e-event-came-back = { $who } повертається з поля «Загублений у часі та просторі»: { $to }.
arkham2e-event-arrested = { $who }: арешт ({ $to }), втрата { $money } $ і наступного ходу, затримка.
arkham2e-event-released = { $who }: фішку ставлять сторч і випускають із камери: { $to }.
arkham2e-event-was-delayed = { $who }: затримка, фішка лежить на боці.
arkham2e-event-stood-up = { $who }: фішку ставлять сторч, затримка минула.
arkham2e-event-turn-lost = { $who } втрачає цей хід.
arkham2e-event-turn-began = Новий хід; перший гравець: { $first }.
arkham2e-event-devoured = { $who }: поглинуто; втрачено всі карти, крім невитрачених трофеїв.
arkham2e-event-eliminated = Гравець, чий дослідник – { $who }, вибуває з гри.
arkham2e-event-new-investigator = Новий дослідник: { $new } (замість: { $who }).
arkham2e-event-moved = { $who } – рух: { $origin } → { $to }.
arkham2e-event-movement-began = { $who } має очки руху: { $points }.
arkham2e-event-movement-ended =
    { $lost ->
        [0] { $who } завершує тут рух.
       *[other] { $who }: рух закінчено; втрачено очок руху: { $lost }.
    }
arkham2e-event-drawn-through = Брама затягує: { $who } потрапляє на перше поле ({ $world }).
arkham2e-event-went-on = { $who } переходить на друге поле: { $world }.
arkham2e-event-returned = { $who } повертається до Аркгема ({ $to }) з маркером дослідження.
arkham2e-event-explored-discarded = { $who } залишає локацію брами й скидає маркер дослідження.
arkham2e-event-slider-moved =
    { $who } пересуває повзунок: { $skill ->
        [speed] швидкість
        [sneak] скритність
        [fight] бойовитість
        [will] воля
        [lore] знання
       *[luck] удача
    } тепер { $to }; лишилося зосередженості: { $left }.
arkham2e-event-card-gained = { $who } отримує: { $card }.
arkham2e-event-card-discarded =
    { $box ->
        [yes] { $who } повертає до коробки: { $card }.
       *[no] { $who } скидає: { $card }.
    }
arkham2e-event-cards-passed-over = Не залишено, під низ колоди: { $cards }.
arkham2e-event-card-exhausted = { $card }: карту виснажено ({ $who }).
arkham2e-event-cards-refreshed = { $who } готує: { $cards }.
arkham2e-event-card-aged = { $card }: у першому Відновленні після отримання кидка відновлення немає ({ $who }).
arkham2e-event-clues-gained = { $who } отримує зачіпки: { $count }.
arkham2e-event-clues-lost = { $who } позбувається зачіпок: { $count }.
arkham2e-event-money-gained = { $who } отримує { $count } $.
arkham2e-event-money-lost = { $who } віддає { $count } $.
arkham2e-event-card-traded = { $by } дає: { $card } → { $to }.
arkham2e-event-money-traded = { $by } дає { $count } $ → { $to }.
arkham2e-event-trophies-spent = { $who } витрачає трофеї, монстри: { $monsters }; брами: { $gates }.
arkham2e-event-card-in-hand = { $who } бере до рук: { $card }; рук: { $hands }.
arkham2e-event-card-released = { $who } випускає з рук: { $card }; карта перестає діяти.
arkham2e-event-spell-cast = { $who } накладає закляття: { $spell }.
arkham2e-event-spell-failed = { $who }: закляття не вдалося ({ $spell }).
arkham2e-event-bonus-counted = { $card }: бонус { $printed }, тут { $counted }.
arkham2e-event-monster-evaded = { $who } ухиляється від монстра: { $monster }.
arkham2e-event-combat-began = { $who } стає до бою з монстром: { $monster }.
arkham2e-event-flight-barred = { $who } не може втекти: { $monster } має властивість «Засідка».
arkham2e-event-combat-ended =
    { $how ->
        [defeated] { $who } виграє бій; здолано: { $monster }.
        [fled] { $who } тікає, { $monster } лишається; бій закінчено.
       *[apart] { $who } і { $monster } вже не на одному полі; бій закінчено.
    }
arkham2e-event-monster-damages = { $monster } завдає шкоди ({ $who }): { $damage }.
arkham2e-event-monster-defeated = { $by } перемагає монстра: { $monster }.
arkham2e-event-trophy-taken = { $who } бере трофей: { $monster }.
arkham2e-event-monster-returned = { $monster } повертається до пулу монстрів.
arkham2e-event-monster-placed = { $monster } з'являється: { $space }.
arkham2e-event-monster-to-outskirts = { $monster } потрапляє на Околиці.
arkham2e-event-monster-met = У зустрічі з'являється { $monster } ({ $who }).
arkham2e-event-outskirts-overflowed = Монстри з Околиць повертаються до пулу: { $monsters }.
arkham2e-event-monster-moved =
    { $monster } – рух: { $to ->
        [Sky] Небо
       *[other] { $to }
    }.
arkham2e-event-monster-stayed =
    { $monster } не рухається: { $why ->
        [investigator] поруч дослідник
        [stationary] він нерухомий
        [closed] шлях веде до зачиненої локації
        [no-arrow] звідси не веде стрілка цього кольору
       *[sky] на вулицях нікого немає
    }.
arkham2e-event-surge-began = Навала монстрів, { $space }: монстрів { $monsters }.
arkham2e-event-surge-planned = Вирішено до витягування: { $spaces }; на Околиці: { $outskirts }.
arkham2e-event-doom-added = Приреченість: { $to }.
arkham2e-event-doom-removed = Прибрано жетон приреченості; приреченість: { $to }.
arkham2e-event-gate-opened = Відкривається брама ({ $world }): { $space }; скинуто там зачіпок: { $clues }.
arkham2e-event-gate-closed = { $by } закриває браму ({ $space }) і бере її як трофей.
arkham2e-event-seal-placed =
    { $space }: локацію запечатано; жетон Знака Прадавніх узято з { $source ->
        [doom-track] треку приреченості
       *[unused] невикористаних жетонів
    }.
arkham2e-event-elder-sign-played = { $by } застосовує Знак Прадавніх ({ $card }).
arkham2e-event-clue-placed = З'являється зачіпка: { $space }.
arkham2e-event-terror-rose = Рівень паніки зростає до { $to }.
arkham2e-event-ally-left = { $ally } назавжди залишає місто.
arkham2e-event-marker-placed =
    { $marker ->
        [closed] { $space }: зачинено.
       *[activity] Маркер активності: { $space }.
    }
arkham2e-event-markers-removed = Зникають маркери карти ({ $source }): { $spaces }.
arkham2e-event-encounter-drawn =
    { $who } має зустріч ({ $at }){ $card ->
        [none] {""}
       *[other] {"; карта: "}{ $card }
    }.
arkham2e-event-ability-used = { $who } користується особливою властивістю локації: { $space }.
arkham2e-event-gate-card-put =
    { $fits ->
        [yes] { $card } повертається до колоди брам.
       *[no] { $card } має інший колір і йде під низ колоди брам.
    }
arkham2e-event-mythos-drawn = { $by } бере карту міфу: { $card }.
arkham2e-event-mythos-put = { $card } йде під низ колоди міфу.
arkham2e-event-mythos-stays =
    { $type ->
        [environment] У гру входять Обставини: { $card }.
       *[rumor] У гру входить Чутка: { $card }.
    }
arkham2e-event-rumor-ignored = Чутка вже в грі, текст карти пропускають: { $card }.
arkham2e-event-rumor-ended =
    { $how ->
        [pass] Чутка ({ $card }): Успіх.
       *[fail] Чутка ({ $card }): Провал.
    }
arkham2e-event-first-player-passed = Маркер першого гравця переходить далі: { $to }.
arkham2e-event-ancient-one-awakens =
    Прокидається Прадавній, { $name }: { $why ->
        [doom] трек приреченості заповнено
        [gates] відкрито забагато брам
        [no-gate-marker] не лишилося жетонів брам
        [no-monster] у пулі не лишилося монстрів
       *[terror] паніка 10, а монстрів удвічі більше за ліміт
    }.
arkham2e-event-battle-began = Починається остання битва: { $name }.
arkham2e-event-battle-round-began = Раунд { $round } останньої битви.
arkham2e-event-successes-counted = Успіхи групи: { $total }.
arkham2e-event-game-won =
    { $how ->
        [gates-closed] Останню браму закрито: дослідники перемагають!
        [gates-sealed] Запечатано шість локацій: дослідники перемагають!
       *[ancient-one-banished] Прадавнього здолано: дослідники перемагають!
    }
arkham2e-event-game-lost = Усіх дослідників поглинуто: гравці програють.
arkham2e-event-score-counted = Бали: { $base } − паніка { $terror } − позики { $loans } − Знаки Прадавніх { $elder_signs } + брами { $gates } + монстри { $monsters } + дослідники { $investigators } = { $score }.
arkham2e-event-first-citizen = Перший громадянин Аркгема: { $who }.

arkham2e-decide-after-roll = { $by }: витратити зачіпку, кинути ще раз чи зупинитися?
arkham2e-decide-arm = { $by }: яка зброя та які закляття?
arkham2e-decide-evade-or-fight = { $by }: ухилитися від монстра чи битися?
arkham2e-decide-fight-or-flee = { $by }: бій чи втеча?
arkham2e-decide-which-monster = { $by }: який монстр перший?
arkham2e-decide-discard-item = { $by }: який предмет скинути?
arkham2e-decide-discard-card = { $by }: яку карту скинути?
arkham2e-decide-keep-card = { $by }: яку карту залишити?
arkham2e-decide-buy = { $by }: яку карту купити?
arkham2e-decide-spend = { $by }: заплатити?
arkham2e-decide-trophies = { $by }: які трофеї за монстрів витратити?
arkham2e-decide-gate-trophy = { $by }: який трофей за браму витратити?
arkham2e-decide-trade = { $by }: що переходить із рук у руки?
arkham2e-decide-trade-agreed = { $by }: чи є згода на обмін?
arkham2e-decide-trade-now = { $by }: обмінятися з кимось?
arkham2e-decide-move = { $by }: куди?
arkham2e-decide-clues = { $by }: скільки зачіпок узяти?
arkham2e-decide-return = { $by }: якою брамою повернутися?
arkham2e-decide-nearest-gate = Книга нікому не доручає рішення: яка з найближчих брам?
arkham2e-decide-come-back = { $by }: куди з поля «Загублений у часі та просторі»?
arkham2e-decide-upkeep-action = { $by }: яка дія відновлення тепер?
arkham2e-decide-adjust = { $by }: який повзунок пересунути?
arkham2e-decide-close-gate = { $by }: як закривати браму?
arkham2e-decide-seal = { $by }: витратити п'ять зачіпок і запечатати браму?
arkham2e-decide-encounter-or-ability = { $by }: зустріч чи властивість локації?
arkham2e-decide-who-takes-clue = Гравці разом, а без згоди { $by }: хто отримує зачіпку?
arkham2e-decide-surge-gate = Гравці разом, а без згоди { $by }: яка брама отримує ще одного?
arkham2e-decide-surge-place = Гравці разом, а без згоди { $by }: куди піде наступний монстр?
arkham2e-decide-flying-prey = { $by }: яку вулицю обирає летючий монстр?
arkham2e-decide-unique-prey = Книга нікому не доручає рішення: куди йде монстр?
arkham2e-decide-attack = { $by }: атакувати Прадавнього?
arkham2e-decide-may = { $by }: виконати це?
arkham2e-decide-choose = { $by }: що обрати?
arkham2e-decide-order = Гравці разом, а без згоди { $by }: що перше?
arkham2e-decide-reading = Книга мовчить і нікому не доручає рішення: як ви це читаєте?
arkham2e-decide-die = Що показує кубик?
arkham2e-decide-monster = Якого монстра витягнуто?
arkham2e-decide-gate = Який жетон брами витягнуто?
arkham2e-decide-card = Яку карту витягнуто?
arkham2e-decide-ally = Який союзник іде з міста?
arkham2e-decide-investigator = Якого дослідника витягнуто?
arkham2e-decide-location-card = Яку карту локації витягнуто?
arkham2e-decide-gate-card = Яку карту брам витягнуто?
arkham2e-decide-mythos-card = Яку карту міфу витягнуто?

arkham2e-option-stop = зупинитися
arkham2e-option-clue = витратити зачіпку
arkham2e-option-evade = ухилитися
arkham2e-option-fight = битися
arkham2e-option-flee = тікати
arkham2e-option-attack = атакувати
arkham2e-option-pass = не атакувати
arkham2e-option-with-lore = перевіркою знань
arkham2e-option-with-fight = перевіркою бойовитості
arkham2e-option-nothing = нічого
arkham2e-option-encounter = зустріч
arkham2e-option-ability = властивість локації
arkham2e-option-done = готово
arkham2e-option-stay = залишитися
arkham2e-option-yes = так
arkham2e-option-no = ні
arkham2e-option-outskirts = Околиці
arkham2e-option-points = втрата розсудку чи витривалості
arkham2e-option-besides = те, що йде разом із нею
arkham2e-option-delayed-face-monsters = затриманий має справу з монстрами
arkham2e-option-delayed-ignore-monsters = затриманий не має справи з монстрами
arkham2e-option-last-sanity-spell-lost = закляття не діє
arkham2e-option-last-sanity-spell-works = закляття все ж накладають
arkham2e-option-outskirts-do-not-count = Околиці не рахуються
arkham2e-option-outskirts-count = Околиці рахуються
arkham2e-option-encounter-gate-adds-doom = брама додає жетон приреченості
arkham2e-option-encounter-gate-adds-no-doom = брама не додає жетона приреченості
arkham2e-option-use = використати: { $what }
arkham2e-option-release = випустити з рук: { $what }
arkham2e-option-reroll = кинути ще раз: { $what }
arkham2e-option-trade = обмін: { $what }
arkham2e-special-retainer = Гонорар
arkham2e-special-bank-loan = Банківська позика
arkham2e-special-membership = Членство в Ложі Срібних Сутінків
arkham2e-special-deputy = Помічник шерифа Аркгема
arkham2e-special-blessing = Благословення
arkham2e-special-curse = Прокляття
arkham2e-option-give = дати: { $what }
arkham2e-option-take = узяти: { $what }
arkham2e-option-elder-sign = застосувати: { $what }
arkham2e-option-raise =
    підвищити: { $what ->
        [speed] швидкість
        [sneak] скритність
        [fight] бойовитість
        [will] волю
        [lore] знання
       *[luck] удачу
    }

arkham2e-assumed-delayed-face-monsters = затриманий дослідник мусить ухилитися від кожного монстра на своєму полі або битися з ним.
arkham2e-assumed-delayed-ignore-monsters = затриманий дослідник не йде з поля й не завершує рух, тож із монстрами справи не має.
arkham2e-assumed-last-sanity-spell-lost = хто платить за закляття останнім розсудком, одразу божеволіє, і закляття не діє.
arkham2e-assumed-last-sanity-spell-works = закляття, оплачене останнім розсудком, усе ж накладають; божевілля настає після нього.
arkham2e-assumed-outskirts-do-not-count = монстрів на Околицях не враховують у подвійному ліміті.
arkham2e-assumed-outskirts-count = монстрів на Околицях враховують у подвійному ліміті.
arkham2e-assumed-encounter-gate-adds-doom = брама із зустрічі додає жетон приреченості, як кожна нова брама.
arkham2e-assumed-encounter-gate-adds-no-doom = брама із зустрічі не додає жетона приреченості.
arkham2e-assumed-elder-sign-devours = Знак Прадавніх, що забирає водночас останні розсудок і витривалість, запечатує, а дослідника поглинуто.
arkham2e-assumed-first-upkeep-income = у першому Відновленні немає лише кидка; Гонорар дає гроші.
arkham2e-assumed-closed-location-monster-stays = монстр, чия стрілка веде до зачиненої локації, лишається на місці.
arkham2e-assumed-zero-in-battle = в останній битві 0 розсудку чи витривалості – це поглинання, навіть якщо їх забрала не атака Прадавнього.
arkham2e-assumed-faced-once-a-turn = з монстром, з яким дослідник уже мав справу цього ходу, після повернення на його поле мати справу знову не треба.
arkham2e-assumed-no-limit-in-surge = щойно паніка сягнула 10, решта монстрів навали з'являється біля брам, і жодна не дістає більше, ніж та, де сталася навала.
arkham2e-assumed-elder-sign-empty-track = якщо на треку приреченості немає жетона, жетон для Знака Прадавніх беруть із невикористаних.
arkham2e-assumed-new-investigator-plays-on = новий дослідник бере участь у фазах цього ходу, що ще лишилися.
arkham2e-assumed-reroll-with-clue-dice = повторний кидок охоплює й кубики, додані за зачіпки.
arkham2e-assumed-last-point-price-lost = хто платить ціну останнім розсудком чи витривалістю, одразу божеволіє або непритомніє й нічого за це не дістає.
