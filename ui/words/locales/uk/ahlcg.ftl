# Карткова гра: що стається, про що питають, відповіді, прийняті прочитання, шкода.

ahlcg-option-done = досить
ahlcg-option-pass = пас
ahlcg-decide-commit = { $by }: залучаєте карту?
ahlcg-decide-ability = { $by }: застосовуєте властивість?
ahlcg-decide-token = Який жетон хаосу витягли?
ahlcg-decide-forced-order = { $by } (провідний дослідник): котра примусова властивість перша?
ahlcg-decide-result-order = { $by }: який результат перший?
ahlcg-event-test-began = { $by } проходить перевірку { $skill }, складність { $difficulty }.
ahlcg-event-test-called = Потрібна ще одна перевірка; вона чекає на кінець цієї.
ahlcg-event-card-committed = { $by } залучає карту: { $card }.
ahlcg-event-ability-used = Застосовано властивість: { $ability }.
ahlcg-event-token-revealed = Витягнуто жетон: { $token }.
ahlcg-event-token-cancelled = Скасовано жетон: { $token }.
ahlcg-event-token-ignored = Жетон не враховується: { $token }.
ahlcg-event-token-resolved = Застосовано ефект жетона: { $token }.
ahlcg-event-value-determined = Значення навички: { $base } + позначки { $icons } + жетони { $tokens } + властивості { $abilities } = { $value }.
ahlcg-event-test-decided = { $succeeded ->
    [yes] Успіх на { $margin } ({ $value } проти { $difficulty }).
   *[no] Провал на { $margin } ({ $value } проти { $difficulty }).
}
ahlcg-event-clues-discovered = { $by } знаходить зачіпки ({ $location }): { $count }.
ahlcg-event-enemy-damaged = { $enemy } отримує рани: { $damage }.
ahlcg-event-enemy-evaded = { $by } тікає; виснажується ворог: { $enemy }.
ahlcg-event-card-discarded = { $by } скидає карту: { $card }.
ahlcg-event-test-ended = Жетони повертаються до торби; перевірку завершено.
ahlcg-event-harm-assigned = { $investigator }: розподілено рани/потрясіння: { $shares }.
ahlcg-event-harm-prevented = { $investigator }: запобігли ранам ({ $damage }) і потрясінням ({ $horror }).
ahlcg-event-harm-dealt = Завдано рани/потрясіння: { $shares }.
ahlcg-event-healed = { $whom }: вилікувано ран: { $damage }, потрясінь: { $horror }.
ahlcg-event-enemy-attacks = { $enemy } атакує: { $investigator } (рани { $damage }, потрясіння { $horror }).
ahlcg-event-enemy-stayed = { $enemy } лишається на місці: шлях до мети ({ $location }) заблоковано.
ahlcg-event-attack-barred = { $enemy } не може атакувати (ціль: { $investigator }): атаки немає.
ahlcg-event-enemy-not-spawned = { $card } не з'являється: ворога скинуто.
ahlcg-event-rounded = { $way ->
    [down] Дріб округлюємо вниз, бо так каже карта.
   *[up] Дріб округлюємо вгору.
}
ahlcg-event-enemy-defeated = Ворога здолано: { $enemy }.
ahlcg-event-card-defeated = Карту здолано: { $card }.
ahlcg-event-investigator-defeated = Дослідника здолано: { $investigator }.
ahlcg-event-card-flipped = { $card }: карту перевернуто, виконайте вказівки сторони b.
ahlcg-event-cancelled = { $by } це скасовує: ефекти не застосовуються.
ahlcg-event-replaced = Натомість відбувається: { $by }.
ahlcg-event-assumed = У правилах цього немає; вважаємо так: { $said }
ahlcg-event-opaque = Зробіть те, що каже карта: { $text }
ahlcg-event-clues-placed = Викладено зачіпки ({ $location }): { $count }.
ahlcg-event-clues-spent = Група витрачає зачіпки: { $given }.
ahlcg-event-enemy-engaged = { $enemy } нападає: { $investigator }.
ahlcg-event-enemy-disengaged = { $enemy } та { $investigator } більше не в бою.
ahlcg-event-threat-area-left = { $enemy } лежить біля локації ({ $location }), ні в чиїй зоні небезпеки.
ahlcg-event-enemy-moved = { $enemy } переміщується: { $origin } → { $location }.
ahlcg-event-enemy-followed = { $enemy } переміщується разом із дослідником ({ $investigator }) і лишається з ним у бою: { $location }.
ahlcg-event-enemy-spawned = { $enemy } з'являється: { $location }.
ahlcg-event-card-left-play = { $card } виходить із гри: { $where }.
ahlcg-event-card-drawn = { $by } витягує: { $cards }.
ahlcg-event-card-set-aside = { $by } відкладає вбік: { $cards }.
ahlcg-event-card-shuffled-back = { $by } замішує в колоду: { $cards }.
ahlcg-event-trauma-marked = { $investigator } через травми починає гру з ранами ({ $damage }) і потрясіннями ({ $horror }).
ahlcg-event-deck-refilled = Скид перетасовано, тепер це колода.
ahlcg-event-encounter-drawn = { $by } витягує карту контактів: { $card }.
ahlcg-event-peril-changed = { $who ->
    [nobody] Халепа цієї карти минула.
   *[other] Халепа: діяти може лише { $who }.
}
ahlcg-event-cost-paid = { $by } сплачує: { $paid }.
ahlcg-event-card-played = { $by } починає розігрувати карту: { $card }.
ahlcg-event-limit-counted = { $ability }: скасовано, але застосування рахується до ліміту.
ahlcg-event-card-entered-play = У гру вступає карта: { $card } ({ $by }).
ahlcg-event-event-resolved = Карту розіграно, вона йде у скид: { $card }.
ahlcg-event-treachery-resolved = { $card }: ефект виконано, карта йде { $where }.
ahlcg-event-card-exhausted = { $card } виснажується.
ahlcg-event-card-readied = Знову напоготові: { $cards }.
ahlcg-event-investigator-moved = { $by } переміщується: { $origin } → { $location }.
ahlcg-event-investigator-stayed = { $by } уже деінде, а звідти ця локація не суміжна ({ $location }): переміщення немає.
ahlcg-event-location-revealed = Локацію відкрито: { $location }; зачіпок на ній: { $clues }.
ahlcg-event-resources-gained = { $by }: ресурси { $count }.
ahlcg-event-actions-changed = { $by }: дії { $count }.
ahlcg-event-actions-reset = Усі знову мають свої дії.
ahlcg-event-turn-ended = Хід завершено: { $by }.
ahlcg-event-doom-placed = Приреченість ({ $on }): { $count }.
ahlcg-event-uses-changed = Використання ({ $card }): { $count }.
ahlcg-event-tokens-removed = { $deck ->
    [agenda] Усю приреченість у грі прибрано.
   *[act] Жетони з карти прибрано: { $card }.
}
ahlcg-event-act-advanced = Карту вилучено з гри: { $card }; тепер активна: { $current }.
ahlcg-event-lasting-began = Тривалий ефект ({ $whom }): { $what }.
ahlcg-event-lasting-ended = Скінчилося тривалих ефектів: { $count }.
ahlcg-event-delayed-set = { $ability } чекає на свій момент.
ahlcg-event-trauma-suffered = { $investigator } отримує травму: фізична { $physical }, психічна { $mental }.
ahlcg-event-fate-met = { $fate ->
    [resigned] { $investigator } відступає.
    [killed] { $investigator } гине.
    [insane] { $investigator } божеволіє.
   *[defeated] { $investigator } вибуває через поразку.
}
ahlcg-event-possessions-removed = Усі карти вилучено з гри: { $investigator }.
ahlcg-event-tokens-returned = { $investigator }: зачіпки в локацію { $clues }, ресурси до резерву { $resources }.
ahlcg-event-eliminated = { $investigator } вибуває зі сценарію.
ahlcg-event-lead-chosen = Провідним дослідником стає { $investigator }.
ahlcg-event-game-ended = Сценарій завершено: { $how }.
ahlcg-decide-reaction-order = { $by } (провідний дослідник): чия реакція перша?
ahlcg-decide-target = { $by }: яка ціль?
ahlcg-decide-targets = { $by }, які саме? Ще одна чи досить?
ahlcg-decide-x = { $by }: чому дорівнює X?
ahlcg-decide-mulligan = { $by }, яку карту стартової руки заміняєте?
ahlcg-decide-may = { $by }: робите це?
ahlcg-decide-choose = { $by }: оберіть одне.
ahlcg-decide-assign-damage = { $by }: куди покласти 1 рану?
ahlcg-decide-assign-horror = { $by }: куди покласти 1 потрясіння?
ahlcg-decide-attack-order = { $by }: котрий ворог атакує першим?
ahlcg-decide-massive-order = { $by } (провідний дослідник): кого атакує першим?
ahlcg-decide-massive-way = { $by } (провідний дослідник): масивний ворог атакує всіх разом чи кожного в його чергу?
ahlcg-decide-engage-whom = { $by } (провідний дослідник): на кого нападає?
ahlcg-decide-arrival = { $by } (провідний дослідник): спершу відкриття локації чи напад?
ahlcg-decide-hunter-order = { $by } (провідний дослідник): котрий переслідувач рушає першим?
ahlcg-decide-hunt-whom = { $by } (провідний дослідник): у чий бік?
ahlcg-decide-hunt-path = { $by } (провідний дослідник): якою дорогою?
ahlcg-decide-trauma = { $by }: яка травма?
ahlcg-decide-new-lead = Хто стає провідним дослідником?
ahlcg-decide-next-turn = Чий хід наступний?
ahlcg-decide-action = { $by }: яка дія?
ahlcg-decide-slot = { $by }: який актив звільняє місце?
ahlcg-decide-discard = { $by }: яку карту скидаєте?
ahlcg-decide-give-clues = { $by }: скільки зачіпок даєте?
ahlcg-decide-spawn = { $by }: де з'являється ворог?
ahlcg-decide-card = Яка це карта?
ahlcg-decide-empty-draw = Колода і скид порожні: чи буде потрясіння за порожню колоду? Правила не кажуть, хто вирішує.
ahlcg-decide-weaknesses-over-limit = Понад розмір руки лишилися самі слабкості: лишити чи скинути? Правила не кажуть, хто вирішує.
ahlcg-option-yes = так
ahlcg-option-no = ні
ahlcg-option-end-turn = завершити хід
ahlcg-option-horror = потрясіння
ahlcg-option-damage = рани
ahlcg-option-no-horror = без потрясіння
ahlcg-option-keep = лишити
ahlcg-option-discard = скинути
ahlcg-option-reveal = спершу відкриття
ahlcg-option-engage = спершу напад
ahlcg-option-in-player-order = кожного в його чергу
ahlcg-option-together = усіх разом
ahlcg-option-advance-act = витратити зачіпки й просунути акт
ahlcg-option-investigate = дослідити
ahlcg-option-draw = витягти карту
ahlcg-option-resource = отримати ресурс
ahlcg-option-move = переміститися: { $what }
ahlcg-option-fight = атакувати: { $what }
ahlcg-option-evade = втекти: { $what }
ahlcg-option-engage-enemy = вступити в бій: { $what }
ahlcg-option-play = розіграти: { $what }
ahlcg-option-activate = активувати: { $what }
ahlcg-assumed-aloof-engaged-with-another = байдужого ворога можна атакувати, якщо він у бою з ким завгодно, не лише з нападником.
ahlcg-assumed-defeated-mid-action = хто вибув через спровоковану атаку, дії не завершує; сплачене не повертається.
ahlcg-assumed-elimination-then-engage = вороги, що лишилися після вибулого, нападають аж коли виконано всі кроки вибування.
ahlcg-assumed-hunters-one-by-one = переслідувачі рухаються по одному, у порядку, який визначає провідний дослідник, і кожен зважає на те, хто де стоїть у цю мить.
ahlcg-assumed-latest-replacement = із двох замін діє застосована останньою.
ahlcg-assumed-no-longer-engaged = ворог, який на момент своєї черги вже не напоготові або не в бою, спровокованої атаки не здійснює.
ahlcg-assumed-nothing-to-draw = якщо колода контактів і її скид порожні, ніхто нічого не витягує.
ahlcg-assumed-test-abandoned = перевірка одразу завершується, якщо дослідник, який її проходить, вибув.
ahlcg-assumed-cost-in-words = вартість, яку не вдалося розпізнати, вважаємо сплаченою.
ahlcg-assumed-spawn-in-words = ворог із нерозпізнаною вказівкою появи з'являється там, де скажуть гравці.
ahlcg-assumed-spawn-at-drawer = байдужий або масивний ворог без вказівки появи з'являється в локації того, хто його витягнув.
ahlcg-assumed-tests-one-by-one = коли перевірку проходить кожен із кількох дослідників, вони роблять це по черзі за порядком ходу, і кожна перевірка завершується до початку наступної.
ahlcg-assumed-passed-over = акти й загрози між старою картою і тією, яку вона називає, теж вибувають із колоди.
ahlcg-assumed-absent-place = мета, що стосується локації, якої немає у грі, не виконана, навіть якщо вимагає, щоб чогось там не було.
ahlcg-decide-prevent = { $by }: на якій карті запобігаєте 1 рані чи потрясінню?
ahlcg-decide-symbol-order = { $by }: котрий символ перший?
ahlcg-decide-discard-order = { $by } (провідний дослідник): яку карту скинути першою?
ahlcg-assumed-endless-draw = сорока карт контактів поспіль досить: якби колода щоразу веліла витягувати ще, це не скінчилося б ніколи.
ahlcg-event-card-taken = { $by } бере карту: { $card }.
ahlcg-event-deck-shuffled = Тасування колоди: { $who }.
ahlcg-event-deck-discarded = З верху колоди скинуто: { $card }.
ahlcg-event-enemy-healed = { $enemy }: вилікувано ран: { $damage }.
ahlcg-event-clues-gained = { $by }: зачіпки { $count }.
ahlcg-event-tokens-moved = Переміщено жетони ({ $kind }): { $count }, з: { $off }.
ahlcg-decide-search = { $by }: яку карту берете?
ahlcg-decide-skill = { $by }: яку навичку застосовуєте?
ahlcg-harm-lost = програш
ahlcg-harm-out = вибули
ahlcg-harm-doom = приреченість
ahlcg-harm-trauma = травма
ahlcg-harm-hurt = рани й потрясіння
ahlcg-harm-assets = ушкодження активів
ahlcg-harm-enemies = атаки ворогів напоготові
ahlcg-harm-weaknesses = слабкості в руці
ahlcg-harm-clues = зачіпки
ahlcg-assumed-retaliate-before-end = мстивий ворог атакує після результатів перевірки, але до її останнього кроку.
ahlcg-assumed-nested = властивість, що спрацьовує посеред іншої, спершу виконується до кінця.
ahlcg-event-control-changed = { $by } бере під контроль карту: { $card }.
ahlcg-event-extra-actions = { $by }: додаткові дії цього ходу { $count }.

ahlcg-house-rule = Безжальне правило
ahlcg-house-rule-taken = Правила не кажуть, хто це вирішує, тож обираємо найгірше для дослідників: { $taken }.
