# Eldritch Horror: events, decisions, options, readings.

eldritch-event-reached =
    — { $point ->
        [phase-action] Фаза дій
        [phase-encounter] Фаза зустрічей
        [phase-mythos] Фаза міфу
        [actions] Дії: { $who }
        [encounters] Зустрічі: { $who }
        [mythos-1-advance-omen] 1. Знамення просувається
        [mythos-2-reckoning] 2. Розплата
        [mythos-3-spawn-gates] 3. Поява брам
        [mythos-4-monster-surge] 4. Навала монстрів
        [mythos-5-spawn-clues] 5. Поява зачіпок
        [mythos-6-place-rumor-token] 6. Жетон чутки
        [mythos-7-place-eldritch-tokens] 7. Жетони скверни
        [mythos-8-resolve-effect] 8. Текст карти
       *[mythos-end] Кінець фази міфу
    } —
eldritch-event-assumed = Припущення: { $reading }
eldritch-event-logged = { $text }
eldritch-event-vetoed =
    { $whom }: { $what ->
        [move] не можна перемістити
        [discard] не можна скинути
        [defeat] не можна так здолати
        [retreat] приреченість більше не може відступати
        [copy] копію мати не можна
        [third-improvement] навичку не поліпшують утретє
        [delay] затримати не можна
        [detain] ув'язнити не можна
        [pay] не може сплатити за жоден варіант
       *[set-aside] і далі відкладено вбік
    }.
eldritch-event-test-began =
    { $by }: перевірка – { $skill ->
        [lore] Знання
        [influence] Вплив
        [observation] Спостережливість
        [strength] Сила
       *[will] Воля
    }, модифікатор { $modifier }.
eldritch-event-pool-set =
    Пул кубиків ({ $skill ->
        [lore] Знання
        [influence] Вплив
        [observation] Спостережливість
        [strength] Сила
       *[will] Воля
    }): навичка { $value }, модифікатор { $modifier }, поліпшення { $improvement }, бонус { $bonus }, штраф { $penalty }, додаткові { $additional } = { $pool }; кубиків у кидку: { $dice }, успіх від { $success_on }.
eldritch-event-dice-rolled = { $by } – кидок: { $faces }.
eldritch-event-die-rerolled =
    { $by } – перекинуто кубик { $die } ({ $source ->
        [clue] за зачіпку
       *[other] { $source }
    }): { $old }, тепер { $new }.
eldritch-event-test-result =
    { $by }: результат { $result } – { $passed ->
        [yes] успіх
       *[no] провал
    }.
eldritch-event-roll-made = { $by } – кидок { $faces } (не перевірка); влучань: { $hits }.
eldritch-event-lost =
    { $who } втрачає: { $health ->
        [0] розсудок { $sanity }
       *[other] { $sanity ->
            [0] здоров'я { $health }
           *[other] здоров'я { $health }, розсудок { $sanity }
        }
    }.
eldritch-event-spent =
    { $who } витрачає: { $health ->
        [0] розсудок { $sanity }
       *[other] { $sanity ->
            [0] здоров'я { $health }
           *[other] здоров'я { $health }, розсудок { $sanity }
        }
    }.
eldritch-event-loss-prevented =
    { $card } запобігає ({ $who }): { $health ->
        [0] розсудок { $sanity }
       *[other] { $sanity ->
            [0] здоров'я { $health }
           *[other] здоров'я { $health }, розсудок { $sanity }
        }
    }.
eldritch-event-recovered =
    { $who } відновлює: { $health ->
        [0] розсудок { $sanity }
       *[other] { $sanity ->
            [0] здоров'я { $health }
           *[other] здоров'я { $health }, розсудок { $sanity }
        }
    }.
eldritch-event-investigator-defeated = Дослідника здолано: { $who }.
eldritch-event-marker-laid =
    { $who }: фішка лежить ({ $space }) з { $token ->
        [health] жетоном здоров'я
       *[sanity] жетоном розсудку
    }.
eldritch-event-investigator-devoured = Дослідника поглинуто: { $who }.
eldritch-event-stripped = { $who } скидає всі жетони здоров'я, розсудку та поліпшень.
eldritch-event-no-sanity-lost = { $who } не втрачає розсудку; монстр: { $monster }.
eldritch-event-possessions-laid = { $who }: майно лишається на аркуші для того, хто матиме з ним зустріч: { $what }.
eldritch-event-sheet-laid =
    { $where ->
        [box] Аркуш дослідника і фішка йдуть до коробки
       *[play-area] Аркуш дослідника лягає у спільну ігрову зону, його не перевертають
    }: { $who }.
eldritch-event-tokens-on-sheet = Жетони скверни на аркуші Прадавнього ({ $name }): { $count }.
eldritch-colour-blue = синій
eldritch-colour-green = зелений
eldritch-colour-red = червоний
eldritch-omen-of-two = { $colour } ({ $number })
eldritch-what-asset = актив
eldritch-what-artifact = артефакт
eldritch-what-spell = закляття
eldritch-what-condition = стан
eldritch-what-clue = зачіпка
eldritch-what-item = предмет
eldritch-what-ally = союзник
eldritch-what-service = послуга
eldritch-event-player-eliminated = Гравець вибуває: { $who }.
eldritch-event-investigator-chosen = Новий дослідник: { $who } (замість: { $seat }).
eldritch-event-lead-passed = { $by } передає жетон провідного дослідника; тепер його має { $to }.
eldritch-event-moved = { $who } рухається: { $origin } → { $space }.
eldritch-event-ticket-gained =
    { $who } отримує квиток: { $ticket ->
        [train] залізничний
       *[ship] морський
    }.
eldritch-event-ticket-discarded =
    { $who } скидає квиток: { $ticket ->
        [train] залізничний
       *[ship] морський
    }.
eldritch-event-became-delayed = Затримано: { $who }.
eldritch-event-stood-up = { $who } піднімає фішку замість виконання дій.
eldritch-event-actions-lost = { $who } перериває дію і втрачає решту дій, зате уникає затримання.
eldritch-event-improved =
    { $who }: жетон поліпшення ({ $skill ->
        [lore] Знання
        [influence] Вплив
        [observation] Спостережливість
        [strength] Сила
       *[will] Воля
    }): { $level }.
eldritch-event-clue-gained =
    { $who } отримує зачіпку{ $clue ->
        [unnamed] {""}
       *[other] {" "}({ $clue })
    }.
eldritch-event-clue-discarded =
    { $who } скидає зачіпку{ $clue ->
        [unnamed] {""}
       *[other] {" "}({ $clue })
    }.
eldritch-event-given = { $by } віддає: { $what }; отримує { $to }.
eldritch-event-action-taken =
    { $who } виконує дію: { $action ->
        [travel] подорож
        [prepare] підготовка до подорожі
        [acquire] придбання активів
        [rest] відпочинок
        [trade] обмін
        [component] особлива дія
       *[local] місцева дія
    }{ $about ->
        [none] {""}
        [unnamed] {""}
       *[other] {" "}({ $about })
    }.
eldritch-event-broken-off = { $who } негайно припиняє те, що робить.
eldritch-event-turn-ended = { $who } закінчує дії.
eldritch-event-doom-advanced = Приреченість просувається на { $by }, до поля { $to }.
eldritch-event-doom-retreated = Приреченість відступає на { $by }, до поля { $to }.
eldritch-event-doom-while-awake = Приреченість просувається на { $by }, коли Прадавній уже пробудився: наслідок описано на його аркуші.
eldritch-event-ancient-one-awakens = { $name }: Прадавній пробуджується.
eldritch-event-omen-advanced = Знамення просувається: { $origin } → { $to }.
eldritch-event-gate-spawned = З'являється брама ({ $gate }, { $symbol }): { $space }.
eldritch-event-gate-closed = { $by } закриває браму: { $gate }.
eldritch-event-renewed =
    Поновлено зі скинутих: { $what ->
        [gate-stack] стос брам
       *[clue-pool] пул зачіпок
    } ({ $count }).
eldritch-event-gates-seen = { $by } переглядає брами: { $gates }; зверху лежить { $top }.
eldritch-event-clue-spawned =
    З'являється зачіпка{ $clue ->
        [unnamed] {""}
       *[other] {" "}({ $clue })
    }: { $space }.
eldritch-event-clue-removed =
    Зачіпку{ $clue ->
        [unnamed] {""}
       *[other] {" "}({ $clue })
    } скинуто.
eldritch-event-nothing-spawns =
    { $what ->
        [clue] Немає зачіпки, яка могла б з'явитися.
        [monster] Немає монстра, якого можна витягнути.
       *[gate] Немає брами, яка могла б з'явитися.
    }
eldritch-event-monster-spawned = { $monster } з'являється: { $space }.
eldritch-event-monster-moved = { $monster } рухається: { $origin } → { $space }.
eldritch-event-monster-lost = { $monster } втрачає здоров'я: { $health }.
eldritch-event-monster-defeated = Монстра здолано: { $monster }.
eldritch-event-monster-returned =
    { $monster } повертається { $where ->
        [cup] до пулу монстрів
        [set-aside] до відкладених убік
       *[box] до коробки
    }.
eldritch-event-ambushed = Засідка: { $monster } нападає; ціль: { $who }.
eldritch-event-ambush-over = Засідка скінчилася ({ $monster }); жетона, який треба було б скинути, немає.
eldritch-event-combat-began = Бойова зустріч: { $who } та { $monster }.
eldritch-event-text-read = Прочитано ефекти: { $monster }.
eldritch-event-eldritch-placed = Покладено жетон скверни: { $space }.
eldritch-event-eldritch-removed =
    Скинуто жетон скверни{ $token ->
        [unnamed] {""}
       *[other] : { $token }
    }.
eldritch-event-rumor-placed = Покладено жетон чутки ({ $card }): { $space }.
eldritch-event-rumor-removed = Скинуто жетон чутки: { $card }.
eldritch-event-card-gained =
    { $who } отримує карту: { $card } – { $origin ->
        [deck] з колоди
        [discard] зі скиду
        [reserve] з резерву
       *[search] знайдено пошуком
    }.
eldritch-event-card-discarded = Скинуто карту: { $card }.
eldritch-event-card-flipped =
    Перевернуто карту ({ $card }): { $side ->
        [front] лицьовий бік
       *[back] зворот
    }.
eldritch-event-reserve-refilled = Резерв поповнює карта: { $card }.
eldritch-event-deck-shuffled =
    Колоду перемішано: { $kind ->
        [asset] активи
        [artifact] артефакти
        [spell] закляття
       *[condition] стани
    }.
eldritch-event-not-found = { $who } не знаходить: { $what }.
eldritch-event-loan-taken = { $by } бере банківську позику: результат тепер { $result }.
eldritch-event-seen = { $by } дивиться карту: { $card }.
eldritch-event-component-used = Виконано особливу дію: { $component }.
eldritch-event-encounter-began =
    { $who }: { $kind ->
        [general] загальна зустріч
        [america] зустріч в Америці
        [europe] зустріч у Європі
        [asia] зустріч в Азії/Австралії
        [research] дослідницька зустріч
        [other-world] зустріч в іншому світі
        [expedition] експедиційна зустріч
        [special] особлива зустріч
        [rumor] чутка
        [eldritch] жетон скверни
        [crippled] зустріч зі скаліченим
        [insane] зустріч із божевільним
        [may] те, з чим можна зустрітися
        [detained] зворот карти ув'язнення
       *[instead] замість зустрічі
    }{ $about ->
        [none] {""}
        [unnamed] {""}
       *[other] {" "}({ $about })
    }.
eldritch-event-encounter-card-drawn = { $who } бере карту: { $card }.
eldritch-event-encounters-renewed =
    Колоду поновлено: { $deck ->
        [general] загальні зустрічі
        [america] зустрічі в Америці
        [europe] зустрічі в Європі
        [asia] зустрічі в Азії/Австралії
        [research] дослідницькі зустрічі
        [other-world] зустрічі в інших світах
        [expedition] експедиційні зустрічі
       *[special] особливі зустрічі
    }.
eldritch-event-expedition-moved = Жетон активної експедиції переходить сюди: { $space }.
eldritch-event-mythos-drawn = Карта міфу: { $card }.
eldritch-event-mythos-placed =
    { $card }: карту { $where ->
        [discard] скинуто
        [beside] покладено біля аркуша Прадавнього
       *[box] відкладено до коробки
    }.
eldritch-event-tokens-on-mythos = Жетони скверни на карті ({ $card }): { $count }.
eldritch-event-tokens-off-mythos = Скинуто жетонів скверни з карти ({ $card }): { $count }; лишилося: { $left }.
eldritch-event-reckons =
    Розплата ({ $group ->
        [monsters] монстри
        [ancient-one] Прадавній
        [mythos] карти міфу
       *[investigators] майно та стани
    }): { $source }.
eldritch-event-mystery-advanced = Жетони на таємниці ({ $mystery }): { $tokens }.
eldritch-event-mystery-solved = Таємницю розгадано: { $mystery }; усього розгадано: { $solved }.
eldritch-event-mystery-drawn = Нова таємниця: { $mystery }.
eldritch-event-mystery-removed = Таємниця виходить із гри й не вважається розгаданою: { $mystery }.
eldritch-event-final-mystery-solved = Останню таємницю розгадано ({ $name }).
eldritch-event-no-mythos-card = Карту міфу взяти неможливо: фаза завершується.
eldritch-event-game-ended =
    { $verdict ->
        [won] Дослідники перемагають.
       *[lost] Дослідники програють.
    }
eldritch-event-boxed = До коробки йде карта: { $card }.
eldritch-event-scored = Рахунок { $score }: брами { $gates }, монстри { $monsters }, стани { $conditions }, чутки { $rumors }; віднято: зачіпки { $clues }, благословення { $blessed }, приреченість { $doom }.

eldritch-decide-die = Що випало на кубику?
eldritch-decide-card = Яку карту взято?
eldritch-decide-clue = Яку зачіпку витягнуто?
eldritch-decide-gate = Яка брама?
eldritch-decide-monster = Якого монстра витягнуто з пулу?
eldritch-decide-mythos = Яку карту міфу взято?
eldritch-decide-clue-space = Яке поле на зачіпці?
eldritch-decide-bank-loan = { $by }: берете банківську позику?
eldritch-decide-diana-horror = { $by }: рахувати жах як 1?
eldritch-decide-jacqueline-look = { $by }: дивитеся на зворот стану?
eldritch-decide-lily-again = { $by }: поліпшуєте навичку ще раз?
eldritch-decide-lola-die = { $by }: даєте додатковий кубик перед кидком?
eldritch-decide-may = { $by }: робите це?
eldritch-decide-trade-agreed = { $by }: згодні на обмін?
eldritch-decide-trish-two-dice = { $by }: дозволяєте перекинути два кубики?
eldritch-decide-unless = { $by }: виконуєте те, що після «якщо не»?
eldritch-decide-additional-action = { $by }: яка додаткова дія?
eldritch-decide-ally = { $by }: який СОЮЗНИК?
eldritch-decide-combat-order = { $by }: який монстр перший?
eldritch-decide-defeat-order = { $by } (активний гравець): кого здолано першим?
eldritch-decide-rest-order = { $by }: яка карта перша?
eldritch-decide-devour-order = { $by } (активний гравець): кого поглинуто першим?
eldritch-decide-discard = { $by }: яку карту скидаєте?
eldritch-decide-discard-ticket = { $by }: який квиток скидаєте?
eldritch-decide-each-order = { $by } (активний гравець): хто наступний?
eldritch-decide-end-order = { $by } (провідний дослідник): що спочатку?
eldritch-decide-exchange = { $by }: скільки витрачаєте?
eldritch-decide-from-reserve = { $by }: яка карта з резерву?
eldritch-decide-give-clues = { $by }: скільки зачіпок віддаєте?
eldritch-decide-improve = { $by }: яку навичку поліпшуєте?
eldritch-decide-monster-choice = { $by }: який монстр?
eldritch-decide-move-to = { $by }: куди?
eldritch-decide-nearest = { $by } (активний гравець): яке з однаково близьких полів?
eldritch-decide-new-investigator = { $by }: який новий дослідник?
eldritch-decide-new-lead = { $by }: хто стає провідним дослідником?
eldritch-decide-pass-lead = { $by }: передаєте жетон провідного дослідника?
eldritch-decide-pay-clue = { $by }: що витрачаєте?
eldritch-decide-random-space = { $by } (провідний дослідник): яке поле?
eldritch-decide-receiver = { $by }: хто отримує карту?
eldritch-decide-reckoning-order = { $by }: який ефект розплати перший?
eldritch-decide-reroll = { $by }: перекидаєте кубик?
eldritch-decide-reroll-die = { $by }: який кубик?
eldritch-decide-surge-order = { $by } (провідний дослідник): біля якої брами навала перша?
eldritch-decide-ticket = { $by }: який квиток?
eldritch-decide-ticket-for = { $by }: витрачаєте квиток, щоб рухатися далі?
eldritch-decide-top-gate = { $by }: яка брама зверху?
eldritch-decide-travel = { $by }: куди подорожуєте?
eldritch-decide-whom = { $by }: який дослідник?
eldritch-decide-acquire = { $by }: яку карту купуєте?
eldritch-decide-action = { $by }: яка дія?
eldritch-decide-additional-die = { $by }: додаєте кубики перед кидком?
eldritch-decide-encounter = { $by }: яка зустріч?
eldritch-decide-additional-encounter = { $by }: додаткова зустріч?
eldritch-decide-choose = { $by }: оберіть одне.
eldritch-decide-discard-from-reserve = { $by }: скидаєте карту з резерву?
eldritch-decide-instead = { $by }: використовуєте це замість зустрічі?
eldritch-decide-marker = { $by }: який жетон кладете на фішку?
eldritch-decide-own-defeat-wakes = Власна поразка розбудила Прадавнього: чи вибуває гравець? «Альманах» не каже, хто це вирішує.
eldritch-decide-other-defeat-wakes = Одночасна поразка іншого дослідника розбудила Прадавнього: чи вибуває цей гравець? «Альманах» не каже, хто це вирішує.
eldritch-decide-prevent = { $by }: запобігаєте втраті?
eldritch-decide-spend = { $by }: витрачаєте це?
eldritch-decide-spend-token = { $by }: який жетон поліпшення витрачаєте?
eldritch-decide-trade = { $by }: що обмінюєте?

eldritch-option-stop = досить
eldritch-option-roll = кидок
eldritch-option-clue = витратити зачіпку
eldritch-option-health-for-clue = витратити здоров'я замість зачіпки
eldritch-option-sanity-for-clue = витратити розсудок замість зачіпки
eldritch-option-end = закінчити дії
eldritch-option-travel = подорож
eldritch-option-prepare = підготовка до подорожі
eldritch-option-acquire = придбання активів
eldritch-option-rest = відпочинок
eldritch-option-none = нічого
eldritch-option-done = готово
eldritch-option-yes = так
eldritch-option-no = ні
eldritch-option-keep = залишити
eldritch-option-pass = пас
eldritch-option-pass-lead = жетон провідного дослідника
eldritch-option-encounter = зустріч
eldritch-option-general = загальна зустріч
eldritch-option-america = зустріч в Америці
eldritch-option-europe = зустріч у Європі
eldritch-option-asia = зустріч в Азії/Австралії
eldritch-option-expedition = експедиційна зустріч
eldritch-option-special = особлива зустріч
eldritch-option-health = здоров'я
eldritch-option-sanity = розсудок
eldritch-option-train = залізничний квиток
eldritch-option-ship = морський квиток
eldritch-option-not-eliminated = не вибуває
eldritch-option-eliminated = вибуває
eldritch-option-lore = Знання
eldritch-option-influence = Вплив
eldritch-option-observation = Спостережливість
eldritch-option-strength = Сила
eldritch-option-will = Воля
eldritch-option-use = використати: { $what }
eldritch-option-trade = обмін: { $what }
eldritch-option-component = особлива дія: { $what }
eldritch-option-local = місцева дія: { $what }
eldritch-option-give = віддати: { $what }
eldritch-option-take = узяти: { $what }
eldritch-option-research =
    дослідницька зустріч{ $what ->
        [unnamed] {""}
       *[other] : { $what }
    }
eldritch-option-other-world = зустріч в іншому світі: { $what }
eldritch-option-rumor = чутка: { $what }
eldritch-option-eldritch = жетон скверни: { $what }
eldritch-option-crippled = зустріч зі скаліченим: { $what }
eldritch-option-insane = зустріч із божевільним: { $what }
eldritch-option-may = зустріч із карти: { $what }
eldritch-option-detained = зворот карти { $what }
eldritch-option-new = новий дослідник (замість: { $what })
eldritch-option-by-train = залізничний квиток: { $what }
eldritch-option-by-ship = морський квиток: { $what }
eldritch-option-spend-health = витратити здоров'я: { $what }
eldritch-option-spend-sanity = витратити розсудок: { $what }

eldritch-assumed-doom-after-each-omen-step = Коли знамення просувається на кілька полів, приреченість рахують після кожного.
eldritch-assumed-one-advance-for-all-gates = Приреченість за кілька відповідних брам – це одне просування на їхню кількість.
eldritch-assumed-no-monster-left-is-enough = Для додаткової зустрічі досить, що на полі не лишилося монстра, здоланого чи ні.
eldritch-assumed-delayed-encounter-goes-on = Затримання не перериває зустрічі.
eldritch-assumed-delayed-in-anothers-turn = Кого затримано в чужий хід, той справді затриманий і піднімає фішку у свій найближчий хід.
eldritch-assumed-loan-after-the-roll = Банківську позику можна взяти, побачивши кидок.
eldritch-assumed-penalties-all-count = Рахується кожен штраф; обмеження «лише один» стосується тільки бонусів.
eldritch-assumed-traded-copy-discarded = Отримане обміном закляття, яке дослідник уже має, скидають, а нового не тягнуть.
eldritch-assumed-win-as-the-last-phase-ends = Коли карт міфу немає, перемога наприкінці цієї фази все ж рахується (уточнення 2017 року).
eldritch-assumed-rumor-leftovers = Разом із розв'язаною чуткою скидають її епічних монстрів і жетони скверни на мапі (уточнення 2017 року).
eldritch-assumed-travel-past-monsters = Монстри не заважають подорожі.
eldritch-assumed-prepare-with-monster = Підготовка до подорожі дозволена й тоді, коли на полі є монстр.
eldritch-assumed-trade-with-monster = Обмін дозволений і тоді, коли на полі є монстр.
eldritch-assumed-order-goes-on-clockwise = Новий провідний дослідник посеред фази не змінює її порядку.
eldritch-assumed-every-mythos-card-reckons = У третьому кроці розплати бере участь кожна карта міфу в грі, навіть без риси ТРИВАЛИЙ.
eldritch-assumed-third-ticket-discarded = Хто після обміну має три квитки, тоді ж скидає один.
eldritch-assumed-text-of-the-fallen-monster = Якщо дослідник і монстр гинуть водночас, наслідки перемоги над монстром усе ж настають, але не для цього дослідника.
eldritch-assumed-may-is-a-choice-for-mark = Те, що Марк «може» зробити чи робить після слів «якщо не», – його власний вибір, тож імунітету до цього він не має.
eldritch-assumed-discarded-rumor-takes-its-token = Чутка, скинута нерозв'язаною, забирає з собою свій жетон чутки.
eldritch-assumed-monsters-of-a-mystery = Монстри, виставлені таємницею, зникають із мапи разом із нею, епічні теж.
eldritch-assumed-awake-doom-step-by-step = Коли Прадавній пробуджений, текст про просування приреченості виконують раз за кожне поле.
eldritch-assumed-later-monsters-are-met = З монстром, що з'явився на полі під час бою, теж проводять зустріч.
eldritch-assumed-named-epic-from-the-box = Ефект, що називає епічного монстра, бере його з коробки.
eldritch-assumed-mystery-checked-at-once = Таємниця, чия карта не називає моменту, розв'язана, щойно має досить жетонів.
eldritch-assumed-no-debt-card-no-loan = Коли карт боргу не лишилося, банківської позики немає.
eldritch-assumed-front-covered = Доки карта лежить зворотом догори, її лицьовий бік нічого не дає.
eldritch-assumed-lead-is-an-investigator = Хто вже не має дослідника, не може лишити собі жетон провідного дослідника.
eldritch-assumed-usual-values = Чого аркуш не каже, те вважаємо таким: навички 2; у монстра жах і шкода 0, живучість 1; на пам'ятці одна брама й одна зачіпка; приреченість 15.
eldritch-assumed-changed-successes-add-up = Кілька карт, що змінюють, який кубик є успіхом, додаються.
eldritch-assumed-no-city-known = На аркуші немає досяжного міста, тож найближчим вважаємо те саме поле.
eldritch-assumed-detained-in-combat = Хто отримав ув'язнення в бою, як додаткову зустріч може виконати лише зворот цієї карти.
