# Маєтки божевілля, 1-ше видання: події, рішення, варіанти, прийняті прочитання.

mansions-event-reached =
    — { $point ->
        [playing-the-game] Новий раунд
        [investigator-turn] Хід: { $who }
        [movement-step] Фаза руху: { $who }
        [action-step] Фаза дії: { $who }
        [keeper-turn] Хід Хранителя
        [trading-step] 1. Фаза обміну дослідників
        [threat-step] 2. Фаза зростання загрози
        [keeper-action-step] 3. Фаза дій Хранителя
        [monster-attack-step] 4. Фаза атаки монстрів
       *[event-step] 5. Фаза подій
    } —
mansions-event-step-spent = { $who } витрачає фазу руху.
mansions-event-assumed = Припущення: { $reading }
mansions-event-logged = { $text }
mansions-event-vetoed =
    { $whom }: { $what ->
        [move] туди рухатися не можна
        [attack] атакувати не може
        [kill] так убити не можна
        [place] немає фігурки, яку можна поставити
        [corpse] маркерів трупів більше немає
        [no-card-fits] жодна карта бою не підходить
        [no-deck] в аркуші такої колоди немає
        [no-target] немає дозволеної цілі
        [draw-piece] залишилося замало елементів головоломки
       *[attempt] цього ходу спроба вже була
    }.
mansions-event-no-effect = Без ефекту.
mansions-event-goes-on = { $who } попри це робить задумане.
mansions-event-step-broken = { $who }: розпочате переривається.
mansions-event-test-began =
    { $by }: { $purpose ->
       *[attribute] перевірка навички
        [combat] перевірка в бою
        [horror] перевірка жаху ({ $against })
        [evade] перевірка ухиляння ({ $against })
        [fire] перевірка, щоб увійти у вогонь
    }, { $attribute ->
        [intellect] Інтелект
        [willpower] Воля
        [lore] Знання
        [luck] Удача
        [strength] Сила
        [dexterity] Спритність
       *[marksmanship] Влучність
    }, модифікатор { $modifier }.
mansions-event-skill-point-spent = { $who } витрачає очко навичок: Удача +{ $luck }.
mansions-event-target-set = Треба викинути не більше ніж { $target }: значення { $value }, модифікатор { $modifier }, оглушення { $stun }, темрява { $darkness }, карти { $cards }, Удача { $luck }.
mansions-event-die-rolled = { $by } викидає { $face }.
mansions-event-reroll-forced = Хранитель витрачає очко навичок: { $who } кидає знову.
mansions-event-test-result =
    { $by }: { $automatic ->
        [yes] автоматичний{ " " }
       *[no] { "" }
    }{ $success ->
        [yes] успіх
       *[no] провал
    }.
mansions-event-horror-tested =
    { $who } – перевірку жаху ({ $monster }) на цей хід зроблено: { $success ->
        [yes] успіх
       *[no] провал
    }.
mansions-event-no-horror-test =
    { $who } не проходить перевірки жаху ({ $monster }): { $why ->
        [tested] лише раз на монстра за хід
        [returned] цього ходу монстр вийшов і повернувся
        [same-room] ніхто не ввійшов до кімнати
        [elsewhere] монстр в іншій кімнаті
       *[turn-start] монстр був у кімнаті на початку ходу
    }.
mansions-event-no-evade-test =
    { $who } не проходить перевірки ухиляння ({ $monster }): { $why ->
        [tested] цього ходу її вже зроблено
        [attack] це атака на монстра на тій самій ділянці
        [elsewhere] монстр на іншій ділянці
       *[no-action] це не дія
    }.
mansions-event-evaded =
    { $who } цього ходу більше не мусить ухилятися від цього монстра: { $monster } ({ $success ->
        [yes] успіх
       *[no] провал
    }).
mansions-event-puzzle-set-up = Викладено головоломку ({ $puzzle }): { $pieces }.
mansions-event-puzzle-began = { $who } береться за головоломку ({ $puzzle }); дій головоломки: { $actions }.
mansions-event-puzzle-moved =
    { $puzzle }: { $kind ->
        [swap] перестановка
        [turn-right] поворот за годинниковою стрілкою:
       *[turn-left] поворот проти годинникової стрілки:
    } { $what ->
        [base] базова плитка
       *[other] { $what }
    }; лишилося дій головоломки: { $left }.
mansions-event-piece-drawn = { $puzzle }: добраний елемент { $piece } лягає на місце { $slot }; лишилося дій головоломки: { $left }.
mansions-event-puzzle-solved = { $who } розв'язує головоломку ({ $puzzle }); її елементи повертаються до стосу.
mansions-event-puzzle-reset = Головоломку ({ $puzzle }) замішано назад у стос.
mansions-event-puzzle-left = Головоломку ({ $puzzle }) не розв'язано, вона лишається як є.
mansions-event-threat-changed =
    Загроза Хранителя { $way ->
        [down] зменшується
       *[up] зростає
    } на { $by }, до { $to }.
mansions-event-keeper-action-used = Хранитель використовує карту: { $card } (вартість { $cost }).
mansions-event-keeper-turn-lost = Хранитель втрачає цей хід.
mansions-event-mythos-drawn = Хранитель добирає карту міфу: { $card }.
mansions-event-trauma-drawn = Хранитель добирає карту травми: { $card }.
mansions-event-deck-reshuffled =
    Зі скинутих карт { $deck ->
        [mythos] міфу
       *[trauma] травм
    } складають нову колоду.
mansions-event-no-card-left =
    Карт більше немає: { $deck ->
        [mythos] міф
        [trauma] травми
       *[other] { $deck }
    }.
mansions-event-hand-discarded =
    Хранитель скидає карту { $deck ->
        [mythos] міфу
       *[trauma] травми
    }: { $card }.
mansions-event-mythos-played = Хранитель грає карту: { $card }; ціль: { $who }.
mansions-event-time-passed = Жетонів часу на колоді подій: { $tokens }.
mansions-event-event-held-back = На кубику { $face }: останню подію цього ходу не відкривають.
mansions-event-event-revealed =
    З колоди подій відкрито: { $card }{ $choice ->
        [none] {""}
       *[other] ; частина: { $choice }
    }.
mansions-event-objective-revealed =
    Розкрито карту мети: { $why ->
        [clue-1] знайдено зачіпку 1
        [event-iv] подія IV
        [own-condition] виконано її власну вимогу
        [card] так велить карта
       *[won] одна зі сторін перемогла
    }.
mansions-event-marked = Справдилося: { $name }.
mansions-event-game-ended =
    Кінець гри: { $winner ->
        [keeper] перемагає Хранитель
        [investigators] перемагають дослідники
       *[nobody] програють усі
    } ({ $why ->
        [objective] мета
        [eliminated] усі дослідники вибули
        [last-event] виконано останню подію
        [card] так каже карта
       *[at-once] обидві сторони водночас; домашнє правило
    }).
mansions-event-moved = { $who } переходить: { $origin } → { $to }.
mansions-event-moved-by-keeper = Хранитель пересуває фігурку: { $who }, { $origin } → { $to }.
mansions-event-move-wasted = { $who } не входить до кімнати ({ $room }): фазу змарновано, цього ходу вже не ввійти.
mansions-event-suffered =
    { $who } отримує { $harm ->
        [damage] рани
       *[horror] потрясіння
    }: { $amount }.
mansions-event-no-more-horror = { $who }: божевілля, тож потрясінь більше не додають.
mansions-event-went-insane = { $who }: розсудок 0, божевілля.
mansions-event-healed = { $who } лікує рани: { $damage }, потрясіння: { $horror }.
mansions-event-sane-again = { $who } знову при тямі.
mansions-event-stunned = { $who }: жетонів оглушення +{ $tokens }.
mansions-event-stun-removed = { $who } скидає один жетон оглушення.
mansions-event-trauma-played =
    Хранитель грає карту травми: { $card }; ціль: { $who }{ $action ->
        [yes] { " " }(дія Хранителя)
       *[no] { "" }
    }.
mansions-event-trauma-discarded = { $who } позбувається карти травми: { $card }.
mansions-event-skill-points-changed = { $who }: очки навичок { $by }.
mansions-event-investigator-killed = { $who } гине.
mansions-event-stripped = { $who } лишає в кімнаті ({ $room }): { $dropped }; скинуті закляття: { $spells }.
mansions-event-awaits-another = { $who }: гравець цього дослідника обере нового наступного свого ходу.
mansions-event-player-eliminated = { $who }: гравець цього дослідника вибуває.
mansions-event-investigator-chosen = { $who } вступає в гру: { $space } (замість: { $instead_of }).
mansions-event-escaped = { $who } тікає ({ $door }).
mansions-event-hid = { $who } ховається у схованці.
mansions-event-left-hiding = { $who } більше не у схованці.
mansions-event-traded = { $giver } передає карту: { $card }; отримує { $to }.
mansions-event-item-dropped = { $who } залишає карту: { $card } ({ $room }).
mansions-event-item-discarded = { $who } скидає карту: { $card }.
mansions-event-ability-used = { $who } використовує карту: { $card }.
mansions-event-spell-cast = { $who } накладає закляття: { $spell }; ціль: { $target }.
mansions-event-spell-flipped = { $spell }: карту перевертають.
mansions-event-spell-discarded = { $spell } лягає під низ своєї колоди.
mansions-event-spell-gained = { $who } бере закляття: { $spell }.
mansions-event-card-found = { $who } забирає карту: { $card } ({ $room }).
mansions-event-monster-moved = { $monster } переходить: { $origin } → { $to }.
mansions-event-monster-placed = { $monster } ({ $type }) з'являється: { $space }.
mansions-event-monster-hurt = { $monster } отримує ран: { $amount }; разом { $taken }.
mansions-event-monster-killed = { $monster } гине.
mansions-event-monster-stunned = { $monster }: жетонів оглушення +{ $tokens }.
mansions-event-monster-recovers = { $monster } не атакує та втрачає один жетон оглушення.
mansions-event-monster-attacks = { $monster } атакує; ціль: { $who }.
mansions-event-investigator-attacks =
    { $who } атакує, ціль: { $monster }; { $weapon ->
        [unarmed] голими руками
       *[other] зброя: { $weapon }
    }.
mansions-event-combat-card-drawn =
    Карта бою ({ $card }): { $fits ->
        [yes] підходить, її виконують
       *[no] не підходить
    }.
mansions-event-combat-cards-discarded = Скинуто карти бою: { $cards }.
mansions-event-combat-deck-reshuffled =
    Колоду бою { $deck ->
        [humanoid] гуманоїдів
        [beast] звірів
       *[eldritch] почвар
    } складають наново зі скинутих карт.
mansions-event-special-attack-made = { $monster } виконує спеціальну атаку.
mansions-event-keeper-point-spent = Хранитель витрачає очко навичок на спеціальну атаку: { $monster }.
mansions-event-sample-taken = { $monster } здобуває зразок.
mansions-event-samples-left = { $monster } лишає зразки на вівтарі: { $count }.
mansions-event-card-revealed = Відкрито карту: { $card } ({ $room }).
mansions-event-bar-opened = { $who } виконує умову карти: { $card }.
mansions-event-samples-lost = { $monster }: зразки скинуто: { $count }.
mansions-event-lock-passed = { $monster }: замок не спиняє; кімната: { $room }.
mansions-event-nothing-there = { $who } нічого не знаходить: у кімнаті ({ $room }) немає жодної карти.
mansions-event-bar-holds = { $who } не може цього подолати: { $card }; карта лишається відкритою.
mansions-event-room-card-discarded = Скинуто карту: { $card } ({ $room }).
mansions-event-token-placed =
    Жетон { $token ->
        [fire] вогню
       *[darkness] темряви
    } кладуть сюди: { $room }.
mansions-event-token-removed =
    Жетон { $token ->
        [fire] вогню
       *[darkness] темряви
    } зникає: { $room }.
mansions-event-corpse-placed = З'являється труп: { $space }.
mansions-event-corpses-removed = Прибрано трупи ({ $space }): { $count }.
mansions-event-corpse-dragged = { $who } перетягує труп: { $origin } → { $to }.
mansions-event-barrier-moved =
    { $door ->
        [none] Барикаду знято з дверей: { $barrier }
       *[other] Барикаду ({ $barrier }) пересунуто до дверей: { $door }
    }.
mansions-event-barrier-destroyed = Барикаду знищено: { $barrier }.
mansions-event-monster-stopped = { $monster } не проходить крізь барикаду й цього ходу більше не рухається.

mansions-decide-d10 = Що випало на десятигранному кубику?
mansions-decide-combat-card = Яку карту бою витягнуто?
mansions-decide-mythos-card = Яку карту міфу добрано?
mansions-decide-trauma-card = Яку карту травми добрано?
mansions-decide-monster-figure = Яку фігурку взято навмання?
mansions-decide-puzzle-piece = Який елемент головоломки добрано?
mansions-decide-both-win = Обидві сторони виконують умови тієї самої миті, а книга не каже, хто перемагає.
mansions-decide-next-turn = Дослідники: чий хід наступний? Без згоди – за годинниковою стрілкою.
mansions-decide-do = { $by }: що робите?
mansions-decide-which-step = { $by }: яку фазу на це витрачаєте?
mansions-decide-skill-point = { $by }: витрачаєте очко навичок перед кидком?
mansions-decide-force-reroll = Хранителю: змушуєте перекинути?
mansions-decide-force-special = Хранителю: витрачаєте очко навичок на спеціальну атаку?
mansions-decide-evade-order = { $by }: від якого монстра ухиляєтеся спершу?
mansions-decide-evade-damage = Хранителю: чи завдає монстр ран?
mansions-decide-horror-order = Хранителю: яка перевірка жаху перша?
mansions-decide-each-order = Хранителю: хто перший?
mansions-decide-trauma = Хранителю: граєте карту травми?
mansions-decide-which-insanity = Хранителю: який розлад?
mansions-decide-mythos = Хранителю: граєте карту міфу?
mansions-decide-use-key = { $by }: використовуєте ключ?
mansions-decide-bar-met = Хранителю: чи виконано умову карти?
mansions-decide-take-dropped = { $by }: берете залишену карту?
mansions-decide-drop-what = { $by }: що залишаєте?
mansions-decide-drop-weapon = { $by }: яку зброю залишаєте?
mansions-decide-discard-item = { $by }: яку карту скидаєте?
mansions-decide-weapon = { $by }: чим атакуєте?
mansions-decide-target = { $by }: хто ціль?
mansions-decide-cure =
    { $by ->
        [keeper] Хранителю
       *[other] { $by }
    }: яку карту травми лікуєте?
mansions-decide-drag-corpse = { $by }: тягнете труп за собою?
mansions-decide-burn-how-many = { $by }: скільки трупів спалюєте?
mansions-decide-door = { $by }: на які двері?
mansions-decide-new-investigator = { $by }: якого нового дослідника обирає гравець?
mansions-decide-puzzle-action = { $by }: яка дія головоломки?
mansions-decide-replace-piece = { $by }: який елемент замінити новим?
mansions-decide-may =
    { $by ->
        [keeper] Хранителю
       *[other] { $by }
    }: робите це?
mansions-decide-choose =
    { $by ->
        [keeper] Хранителю
       *[other] { $by }
    }: який варіант?
mansions-decide-whom =
    { $by ->
        [keeper] Хранителю
       *[other] { $by }
    }: який дослідник?
mansions-decide-monster =
    { $by ->
        [keeper] Хранителю
       *[other] { $by }
    }: який монстр?
mansions-decide-room = Хранителю: яка кімната?
mansions-decide-space = Хранителю: на якій ділянці?
mansions-decide-corpse = Хранителю: який труп підводиться?
mansions-decide-trade = Дослідники: що передаєте?
mansions-decide-keeper-action = Хранителю: яка дія?
mansions-decide-urge = Хранителю: хто й що мусить використати?
mansions-decide-monster-step = Хранителю: куди рухається монстр?
mansions-decide-investigator-step = Хранителю: куди пересуваєте дослідника?
mansions-decide-re-place = Хранителю: вбиваєте одного зі своїх монстрів, щоб поставити його тут?
mansions-decide-monster-attack = Хранителю: який монстр атакує?
mansions-decide-victim = Хранителю: кого він атакує?
mansions-decide-go-through = Хранителю: чи йде монстр далі крізь двері?
mansions-decide-story-choice = Хранителю: який вибір історії ви зробили на початку?
mansions-decide-start-space = { $by }: яка ділянка стартова? (Її названо в Посібнику дослідника.)
mansions-decide-burn-order = Хранителю: який монстр горить першим?
mansions-decide-discard-mythos = Хранителю: яку карту міфу скидаєте?
mansions-decide-discard-trauma = Хранителю: яку карту травми скидаєте?

mansions-option-yes = так
mansions-option-no = ні
mansions-option-done = готово
mansions-option-stop = досить
mansions-option-end = кінець ходу
mansions-option-clockwise = за годинниковою стрілкою
mansions-option-keeper = перемагає Хранитель
mansions-option-investigators = перемагають дослідники
mansions-option-move = рух: { $what }
mansions-option-run = біг: { $what }
mansions-option-escape = втеча: { $what }
mansions-option-explore = обшук
mansions-option-drop = залишити речі
mansions-option-attack = атака: { $what }
mansions-option-cast = закляття: { $what }
mansions-option-ability = дія карти: { $what }
mansions-option-use = використати: { $what }
mansions-option-barrier = барикада: { $what }
mansions-option-burn-corpses = спалити трупи
mansions-option-hide = сховатися
mansions-option-leave-hiding = вийти зі схованки
mansions-option-movement-step = фаза руху
mansions-option-action-step = фаза дії
mansions-option-unarmed = голі руки
mansions-option-weapon = { $what }
mansions-option-card = { $what }
mansions-option-play = зіграти: { $what }
mansions-option-to = на: { $what }
mansions-option-kill = убити: { $what }
mansions-option-give = { $giver } віддає: { $card }; отримує { $to }
mansions-option-action = дія: { $what }
mansions-option-insanity = розлад: { $what }
mansions-option-urge = { $who } мусить використати: { $card }
mansions-option-horror = { $who }; монстр: { $monster }
mansions-option-swap = перестановка { $what }
mansions-option-turn-left =
    поворот проти годинникової стрілки: { $what ->
        [base] базова плитка
       *[other] { $what }
    }
mansions-option-turn-right =
    поворот за годинниковою стрілкою: { $what ->
        [base] базова плитка
       *[other] { $what }
    }
mansions-option-draw = добрати елемент (дві дії)
mansions-option-skill-point = витратити очко навичок
mansions-option-time-up = час вийшов

mansions-assumed-a-step-cut-short-is-over = Дослідник, якого посеред фази перемістили, цієї фази назад не отримує. Це на користь Хранителя.
mansions-assumed-another-investigator-is-left = Аркуш не називає невикористаних дослідників; у коробці їх вісім, тож хтось лишився. Це на користь дослідників.
mansions-assumed-attack-spell-is-combat = Закляття атаки – це атака, тож на його перевірку діє штраф темряви в бою.
mansions-assumed-darkness-only-in-attacks = Штраф темряви стосується перевірок у бою, а бій – це атака, тож перевірок жаху й ухиляння він не зачіпає. Це на користь дослідників.
mansions-assumed-dropped-cards-may-be-left = Приховані карти треба взяти, а залишені, відкриті, можна не брати.
mansions-assumed-evade-before-lock = Перевірки ухиляння йдуть перед замком кімнати, куди входять. Це на користь Хранителя.
mansions-assumed-forced-move-ends-hiding = Хранитель може перемістити й схованого дослідника, який тоді вже не схований. Це на користь Хранителя.
mansions-assumed-forced-move-needs-no-fire-test = Перевірку перед вогнем проходить той, хто намагається ввійти; кого заводить Хранитель, той її не проходить. Це на користь дослідників.
mansions-assumed-forced-move-stops-at-locks = Хранитель не заводить дослідника до кімнати із замком. Це на користь дослідників.
mansions-assumed-hidden-investigator-evades = Схований дослідник проходить перевірки ухиляння, як і всі. Це на користь Хранителя.
mansions-assumed-hidden-take-horror-tests = Сховані проходять перевірки жаху, як і всі в кімнаті. Книга мовчить; це на користь Хранителя.
mansions-assumed-hiding-needs-evade = Перш ніж сховатися, треба пройти перевірки ухиляння. Це на користь Хранителя.
mansions-assumed-insanity-as-an-action-is-free = Розлад, зіграний як дія Хранителя, не коштує загрози, бо книга не називає ціни. Це на користь Хранителя.
mansions-assumed-keeper-action-again = Книга не ставить обмеження, тож Хранитель може за хід заплатити за ту саму карту знову. Це на його користь.
mansions-assumed-keeper-orders-investigators = Коли карта стосується кількох дослідників, порядок обирає Хранитель. Це на його користь.
mansions-assumed-keeper-orders-monsters-of-horror-tests = Порядок перевірок жаху одного дослідника проти кількох монстрів обирає Хранитель. Це на його користь.
mansions-assumed-last-event-objective-wins = Сторона, чия мета називає останню подію, перемагає, коли ту розіграно; книга згадує про це лише в необов'язковому правилі.
mansions-assumed-lock-bars-entry-only = Замок перекриває вхід до кімнати; хто всередині, обшукує карти під ним. Це на користь дослідників.
mansions-assumed-lock-before-fire = Замок іде перед перевіркою через вогонь: хто не ввійшов, той її не проходить. Це на користь дослідників.
mansions-assumed-met-obstacle-is-discarded = Карту перешкоди скидають, лише якщо вона прямо так каже; аркуш цього не подає, а подолані перешкоди зазвичай скидають. Це на користь дослідників.
mansions-assumed-monsters-burn-after-the-event-step = Монстри горять у кінці ходу Хранителя, після фази подій, у порядку, який обирає він.
mansions-assumed-mythos-requirement-is-met = Вимогу карти міфу, якої аркуш показати не може, вважаємо виконаною. Це на користь Хранителя.
mansions-assumed-named-monster-is-not-re-placed = Іменованого монстра не можна вбити відразу, тож Хранитель не може вбити його, щоб поставити деінде. Це на користь дослідників.
mansions-assumed-new-investigator-is-not-told = Гравець обирає нового дослідника; аркуш не каже, хто є, тож хід тут закінчується.
mansions-assumed-no-entry-even-with-a-key-found-later = До кімнати, чий замок не піддався, цього ходу не ввійти навіть зі знайденим згодом ключем. Це на користь Хранителя.
mansions-assumed-no-mythos-for-a-skipped-step = Пропущена фаза не дає Хранителю нагоди зіграти карту міфу. Це на користь дослідників.
mansions-assumed-no-trauma-on-the-dead = Після смертельних ран карту травми вже нема на кого грати.
mansions-assumed-objective-is-still-hidden = Аркуш не називає мети, тож вважаємо, що її не розкрито, а гравець не вибуває. Це на користь дослідників.
mansions-assumed-re-placed-monster-is-a-new-one = Фігурка, яку вбили й поставили знову, – новий монстр: перевірки проти нього рахуються наново. Це на користь Хранителя.
mansions-assumed-re-placed-monster-is-of-the-type = Монстр, якого вбивають, щоб поставити знову, має бути названого типу.
mansions-assumed-several-skill-points-on-a-puzzle = Головоломка – не перевірка, тож на неї можна витратити кілька очок навичок. Це на користь дослідників.
mansions-assumed-several-traumas-for-one-harm = Книга не обмежує кількості карт травм за один удар; друга такого ж виду замінює першу.
mansions-assumed-stunned-monster-is-evaded = Від оглушеного монстра теж треба ухилятися. Книга мовчить; це на користь Хранителя.
mansions-assumed-the-dead-keep-nothing = Карти травм, жетони оглушення й карти міфу, що лежать долілиць, виходять із гри разом із загиблим дослідником; книга їх не називає.
mansions-assumed-the-killed-are-not-in-the-game = Загиблий дослідник не в грі, поки гравець чекає на нового, тож групові карти травм замінюють новими. Це на користь дослідників.
mansions-assumed-urge-needs-no-evade-test = Дослідник, якого Хранитель змушує використати карту, не проходить для цього перевірки ухиляння. Це на користь дослідників.
mansions-assumed-usual-values = Чого аркуш не каже, те вважаємо таким: навички 4, Удача 3, здоров'я 10, розсудок 8; у монстра пильність і показник жаху 0, показник шкоди 1, здоров'я 3; у зброї шкода 0.
mansions-assumed-waiting-player-must-escape-too = «Усі» – це по одному дослідникові на гравця, тож гравець, який чекає на нового, мусить іще втекти. Це на користь Хранителя.
