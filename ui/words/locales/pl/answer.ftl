# Odpowiedź na słowa gracza

ask-players = Gracze pytają
ask-back = Pytania zwrotne
ask-play = Rozegrane tak, jak zrozumiano opis
ask-similar = Podobne przypadki
answer-differ = Odpowiedź niepewna: z zasady wynika co innego niż z rozegranej sytuacji.
answer-by-statement = Na podstawie samej zasady; sytuacja nie była rozgrywana.
answer-by-play = Na podstawie rozegranej sytuacji, tak jak ją zrozumiano.
answer-by-precedent = Na to właśnie pytanie odpowiedź jest już znana.
answer-which-game = Z pytania nie wynika, o którą grę chodzi. Może to być: { $games }.
witness-statement = Najbliższa zasada zdaje się mówić: { $says ->
    [yes] tak
   *[no] nie
}.
witness-precedent = Odpowiedź na to właśnie pytanie jest znana: { $says ->
    [yes] tak
   *[no] nie
}.
witness-play = Z rozegranej sytuacji wynika: { $says ->
    [yes] tak
   *[no] nie
}.
back-exhausted = Czy karta „{ $name }” jest wyczerpana?
back-lead = Czy głównym badaczem jest { $name }?
back-monster-here = Czy tam, gdzie stoisz, jest potwór?
back-then = Jeśli tak, odpowiedź brzmi: { $says ->
    [yes] tak
   *[no] nie
}.
tell-exhausted = { $name } jest wyczerpany.
tell-lead = { $name } jest głównym badaczem.
tell-monster-here = Na moim polu jest potwór.
similar-case = { $text }{ $says ->
    [yes] {" → "}tak
    [no] {" → "}nie
   *[other] {""}
} ({ $case })
answer-step-by-step = Rozegraj krok po kroku
similar-open = Rozegraj ten przypadek
answer-unearned = Bez rozstrzygnięcia: to, o co pytasz, nie zdarzyło się w rozgrywce albo mogło zostać odczytane na odwrót.
