# Books that a player imports
error-unknown-book = There is no book "{ $book }" that can be read. { $books ->
    [none] You have imported none yet.
   *[other] Your books: { $books }.
  } Import one with: grimrule import FILE --game ahlcg --lang pl
error-bad-book = { $reason ->
    [unreadable] Cannot read the file: { $problem }.
    [empty] The file is empty.
    [binary] This is no text: the file holds bytes that no text has. Give a text, Markdown or PDF file.
    [archive] This is a packed file ({ $kind }). Unpack it and import the book inside.
    [other-format] This is a { $kind } file. Save it as text, Markdown or PDF and import that.
    [too-large] The file is too large: { $size } { $unit ->
        [lines] lines
        [pages] pages
       *[other] MB
    }, and at most { $limit } are read.
    [encoding] The letters cannot be read (tried { $encoding }, line { $line }). Save the text as UTF-8.
    [no-text] This PDF has no text, only pictures ({ $pages } pages). Run text recognition (OCR) over it first.
    [broken-pdf] This PDF is damaged and cannot be read.
    [encrypted-pdf] This PDF is locked with a password. Save an unlocked copy.
    [too-slow] Reading was stopped after { $seconds } seconds. Is this really a rulebook?
    [too-much-memory] Reading was stopped: it needed more than { $limit } of memory. Is this really a rulebook?
    [wrong-language] The book is to be in { $language ->
        [en] English
        [pl] Polish
       *[uk] Ukrainian
    }, but this text is in { $found ->
        [en] English
        [pl] Polish
       *[uk] Ukrainian
    }. Give the language with --lang.
    [wrong-game] The book is to be of { $game }, but its headings are those of { $found }. Give the game with --game.
   *[no-sections] No heading of this file names a rule of the game. Is it the rulebook?
}

page-books = My books
books = My books
books-lead = Import the rulebook that lies on your table. Its text stays on this computer; rules, search and rulings then quote it beside our words.
books-none = No book has been imported yet.
books-file = Rulebook (text, Markdown or PDF)
books-lang = Language of the book
books-import = Import
books-importing = Importing the book
books-imported = Imported: { $file }
books-remove = Remove
books-removed = Removed: { $book }
books-damaged = The stored file of { $book } is damaged. Import the book again.
books-again = It replaces the book of the same game and language.
books-line = { $file }, imported { $date }
building-reading = reading
building-repairing = repairing words
building-aligning = finding the rules
building-referring = following references

report = How the import went
report-lines = Lines read
report-sections = Headings found
report-aligned = of them placed at a rule
report-not-aligned = not placed
report-no-rule = that need no rule (title, index, captions)
report-references = Cross-references
report-dangling = of them leading nowhere
report-repaired = Words repaired
report-repaired-lines = on lines
report-known = Words known before repair
report-dropped = Lines left out
report-rules-missing = Rules that the book does not head
report-sure = Headings placed, { $sure } sure
drop-page-number = page number
drop-running-head = head or foot of a page
drop-table-rule = line of a table
drop-no-words = no words in it
how-name = by its name
how-near-name = by a similar name
how-name-and-content = by a similar name and its content
how-number = by its number
how-run-in = by its opening words
how-term = by a term that stands out
how-order = by its place in the order
how-content = by its content
placed = Where each heading was placed
placed-line = Line
placed-heading = Heading
placed-rule = Rule
placed-how = Found
placed-sure = Sure

your-book = Your book
your-book-of = Your book ({ $lang }): { $heading }
your-book-lines = { $count ->
    [one] line { $first }
   *[other] lines { $first }–{ $last }
}
your-book-page = page { $page }
your-book-repaired = repaired
your-book-placed = found { $how }, { $sure } sure
your-book-raw = As it stood in the file
your-book-none = No imported book says anything about this rule.
your-book-only = Only in your book

doctor = What is wrong with the book
doctor-well = Nothing was found wrong.
doctor-line = line { $line }
ailment-dead-reference = The reference "{ $words }"{ $pages ->
    [none] {""}
   *[other] {" "}(page { $pages })
} leads nowhere.
ailment-duplicate-heading = The heading "{ $heading }" is there more than once (lines { $lines }).
ailment-undefined-term = "{ $term }" is used like a term ({ $count } times), but nothing explains it.
ailment-numbers-differ = { $rule }: numbers differ from { $other }: here { $here }, there { $there }.
ailment-steps-differ = { $rule }: here { $here } steps, in { $other } { $there }.
doctor-count = { $count ->
    [one] { $count } finding
   *[other] { $count } findings
}
ailment-name-dead-reference = References that lead nowhere
ailment-name-duplicate-heading = Headings that repeat
ailment-name-undefined-term = Terms used but not explained
ailment-name-numbers-differ = Numbers that differ from another print
ailment-name-steps-differ = Steps that differ from another print
