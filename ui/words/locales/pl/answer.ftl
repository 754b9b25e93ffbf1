# Odpowiedź na słowa gracza

ask-players = Gracze pytają
ask-back = Pytania zwrotne
ask-play = Rozegrane tak, jak zostało zrozumiane
ask-similar = Podobne przypadki
answer-differ = Bez pewności: zasada i rozegrana sytuacja mówią co innego.
answer-by-statement = Na podstawie samej zasady; sytuacja nie była rozgrywana.
answer-by-play = Na podstawie rozegranej sytuacji, tak jak została zrozumiana.
answer-by-precedent = Na to właśnie pytanie odpowiedź jest już znana.
answer-which-game = Ze słów nie wynika, o którą grę chodzi. Może to być: { $games }.
witness-statement = Najbliższa zasada zdaje się mówić: { $says ->
    [yes] tak
   *[no] nie
}.
witness-precedent = Odpowiedź na to właśnie pytanie jest znana: { $says ->
    [yes] tak
   *[no] nie
}.
witness-play = Rozegrana sytuacja kończy się odpowiedzią: { $says ->
    [yes] tak
   *[no] nie
}.
back-exhausted = Czy „{ $name }” jest w stanie wyczerpania?
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
answer-unearned = Bez rozstrzygnięcia: to, o co chodzi, nie wyszło w rozgrywce albo mogło zostać odczytane na odwrót.
