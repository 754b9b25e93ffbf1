# Instrukcje zaimportowane przez gracza
error-unknown-book = Nie ma instrukcji „{ $book }”, którą dałoby się odczytać. { $books ->
    [none] Nie masz jeszcze żadnej.
   *[other] Twoje instrukcje: { $books }.
  } Zaimportuj instrukcję: grimrule import PLIK --game ahlcg --lang pl
error-bad-book = { $reason ->
    [unreadable] Nie można odczytać pliku: { $problem }.
    [empty] Plik jest pusty.
    [binary] To nie jest tekst: plik zawiera bajty, jakich w tekście nie ma. Wskaż plik tekstowy, Markdown lub PDF.
    [archive] To spakowany plik ({ $kind }). Rozpakuj go i zaimportuj instrukcję ze środka.
    [other-format] To plik { $kind }. Zapisz go jako tekst, Markdown lub PDF i zaimportuj ponownie.
    [too-large] Plik jest za duży: { $size } { $unit ->
        [lines] wierszy
        [pages] stron
       *[other] MB
    }, a czytamy najwyżej { $limit }.
    [encoding] Nie można odczytać liter (próbowano { $encoding }, wiersz { $line }). Zapisz tekst w UTF-8.
    [no-text] W tym pliku PDF nie ma tekstu, są tylko obrazy (stron: { $pages }). Najpierw rozpoznaj tekst (OCR).
    [broken-pdf] Ten plik PDF jest uszkodzony i nie da się go odczytać.
    [encrypted-pdf] Ten plik PDF jest zabezpieczony hasłem. Zapisz odblokowaną kopię.
    [too-slow] Czytanie przerwano po { $seconds } s. Czy to na pewno instrukcja?
    [too-much-memory] Czytanie przerwano: potrzeba więcej pamięci niż { $limit }. Czy to na pewno instrukcja?
    [wrong-language] Instrukcja miała być w języku { $language ->
        [en] angielskim
        [pl] polskim
       *[uk] ukraińskim
    }, a ten tekst jest w języku { $found ->
        [en] angielskim
        [pl] polskim
       *[uk] ukraińskim
    }. Podaj język opcją --lang.
    [wrong-game] Instrukcja miała dotyczyć gry { $game }, a jej nagłówki należą do { $found }. Podaj grę opcją --game.
   *[no-sections] Żaden nagłówek w pliku nie jest nazwą zasady tej gry. Czy to na pewno jej instrukcja?
}

page-books = Moje instrukcje
books = Moje instrukcje
books-lead = Zaimportuj instrukcję, która leży na stole. Jej tekst zostaje na tym komputerze, a zasady, wyszukiwarka i rozstrzygnięcia cytują ją obok naszych słów.
books-none = Nie zaimportowano jeszcze żadnej instrukcji.
books-file = Instrukcja (tekst, Markdown lub PDF)
books-lang = Język instrukcji
books-import = Importuj
books-importing = Importowanie instrukcji
books-imported = Zaimportowano: { $file }
books-remove = Usuń
books-removed = Usunięto: { $book }
books-damaged = Zapisany plik instrukcji { $book } jest uszkodzony. Zaimportuj ją jeszcze raz.
books-again = Zastąpi instrukcję tej samej gry w tym samym języku.
books-line = { $file }, zaimportowano { $date }
building-reading = czytanie
building-repairing = naprawianie słów
building-aligning = szukanie zasad
building-referring = sprawdzanie odsyłaczy

report = Jak przebiegł import
report-lines = Przeczytane wiersze
report-sections = Znalezione nagłówki
report-aligned = w tym przypisane do zasady
report-not-aligned = nieprzypisane
report-no-rule = bez zasady (tytuł, indeks, podpisy)
report-references = Odsyłacze
report-dangling = w tym prowadzące donikąd
report-repaired = Naprawione słowa
report-repaired-lines = w wierszach
report-known = Znane słowa przed naprawą
report-dropped = Pominięte wiersze
report-rules-missing = Zasady bez nagłówka w instrukcji
report-sure = Nagłówki przypisane z pewnością { $sure }
drop-page-number = numer strony
drop-running-head = nagłówek lub stopka strony
drop-table-rule = linia tabeli
drop-no-words = brak słów
how-name = po nazwie
how-near-name = po podobnej nazwie
how-name-and-content = po podobnej nazwie i treści
how-number = po numerze
how-run-in = po pierwszych słowach
how-term = po wyróżnionym terminie
how-order = po kolejności
how-content = po treści
placed = Gdzie trafił każdy nagłówek
placed-line = Wiersz
placed-heading = Nagłówek
placed-rule = Zasada
placed-how = Odnaleziono
placed-sure = Pewność

your-book = Twoja instrukcja
your-book-of = Twoja instrukcja ({ $lang }): { $heading }
your-book-lines = { $count ->
    [one] wiersz { $first }
    [few] wiersze { $first }–{ $last }
   *[many] wiersze { $first }–{ $last }
}
your-book-page = strona { $page }
your-book-repaired = naprawione
your-book-placed = odnaleziono { $how }, pewność { $sure }
your-book-raw = Tak było w pliku
your-book-none = Żadna zaimportowana instrukcja nie mówi o tej zasadzie.
your-book-only = Tylko w twojej instrukcji

doctor = Co jest nie tak z instrukcją
doctor-well = Nie znaleziono żadnych błędów.
doctor-line = wiersz { $line }
ailment-dead-reference = Odsyłacz „{ $words }”{ $pages ->
    [none] {""}
   *[other] {" "}(strona { $pages })
} prowadzi donikąd.
ailment-duplicate-heading = Nagłówek „{ $heading }” występuje więcej niż raz (wiersze { $lines }).
ailment-undefined-term = „{ $term }” wygląda na termin (wystąpień: { $count }), ale nic go nie objaśnia.
ailment-numbers-differ = { $rule }: inne liczby niż w { $other }: tutaj { $here }, tam { $there }.
ailment-steps-differ = { $rule }: tutaj kroków { $here }, w { $other } { $there }.
doctor-count = { $count ->
    [one] { $count } uwaga
    [few] { $count } uwagi
   *[many] { $count } uwag
}
ailment-name-dead-reference = Odsyłacze prowadzące donikąd
ailment-name-duplicate-heading = Powtórzone nagłówki
ailment-name-undefined-term = Terminy używane bez objaśnienia
ailment-name-numbers-differ = Liczby inne niż w drugim wydaniu
ailment-name-steps-differ = Kroki inne niż w drugim wydaniu
