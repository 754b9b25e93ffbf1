# Strona zakresu.

coverage-lead = Które zasady silnik wykonuje i przytacza, z numerowanymi przypadkami, które to pokazują, a które są tylko do wglądu.
coverage-missing = Dla gry { $game } nie ma jeszcze listy tego, co wykonuje silnik. Jej zasady można wyszukiwać i czytać.
coverage-executed = wykonywane
coverage-reference = tylko do wglądu
coverage-rules = Wykonywane zasady
coverage-of = { $count } z { $total }
coverage-cases = Numerowane przypadki
coverage-by-kind = Według rodzaju zasady
coverage-chart = Jaką część zasad każdego rodzaju wykonuje silnik
coverage-why-reference = Pozostałe są do wglądu: ich treść pokazuje inna, przytaczana zasada albo nie są procedurą (budowa kart, przygotowanie, tworzenie talii).
coverage-status = Które zasady
coverage-all = wszystkie
coverage-kind = Rodzaj zasady
coverage-search = Zasada
coverage-search-hint = część nazwy, w dowolnym języku
coverage-found = { $count ->
    [one] { $count } zasada
    [few] { $count } zasady
   *[many] { $count } zasad
}
coverage-none = Żadna zasada nie ma tego w nazwie. Wpisz krótsze słowo albo wybierz wszystkie rodzaje.
coverage-n-cases = { $count ->
    [one] { $count } przypadek
    [few] { $count } przypadki
   *[many] { $count } przypadków
}
