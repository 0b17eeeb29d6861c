### The words of the page in English: docs/adding/language.md tells how messages are written.

## page

skip = Skip to the content
nav-main = Main
nav-puzzles = Puzzles
nav-make = Make your own
nav-workshop = Workshop
nav-about = About
language = Language
loading = Loading…
not-shown = This cannot be shown
nothing-here = There is nothing here
leads-nowhere = The address leads to no puzzle and no view.
did-you-mean = Did you mean { $names }?
all-puzzles = Look at all puzzles
own-page = Open in a page of its own
loaded = Loaded
all-loaded = Everything is loaded.
about-this-page = About this page
about-choose = Choose a puzzle that you own, or make your own; lay its pieces, get a hint, let it be solved while you watch, and learn how many solutions there are.
about-kinds = Three kinds of puzzles
about-pieces = Pieces that fill a board: pentominoes, hexiamonds, the Genius Star, the Soma cube.
about-tiles = Tiles whose sides match: Scramble Squares, Drive Ya Nuts, Eternity II.
about-numbers = Numbers that add up: magic squares, the magic hexagon, magic stars.
about-teachers = For teachers
about-class = Open a puzzle, lay what shall lie there from the start, and choose “For a class” below “Share”: you get a link for the class, with a question and with or without hints, and a worksheet to print. Several puzzles go together into a collection: one link for the class, and sheets to print.
about-answers = What the answers mean
about-no-solution = “There is no solution” is only said after every possibility was tried. A search that was stopped says so: what it found is then a lower bound. Every solution is checked against the rules by code that had no part in finding it.
about-kept = There are no accounts and no cookies, and nothing is sent anywhere but to the computer that serves this page. What lies on the table, the solutions that you found, your days, and a puzzle that you are making, are kept in this browser only.

## parts

very-many = very many
about-power = about 10^{ $exponent }
less-than-a-second = less than a second
thousands-of-years = thousands of years
not-known-how-long = not known how long
more-than = more than { $time }
about-time = about { $time }
up-to-time = up to { $time }
from-to = { $least } to { $most }
time-to-go = { $time } to go
percent = { $n } %
less-than-percent = less than { $n } %
share-of-search = { $share } of the search
n-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
search-share = How much of the search is done
searching = Searching
speed = Speed
placements-a-second =
    { $n ->
        [one] { $n } placement
       *[other] { $n } placements
    } a second, { $how ->
        [followed] to follow each piece
        [slow] slow
        [lively] lively
        [fast] fast
       *[blur] a blur
    }
went-wrong = Something went wrong.
one-moment = One moment
n-pieces =
    { $kind ->
        [tile]
            { $n ->
                [one] { $n } tile
               *[other] { $n } tiles
            }
        [number]
            { $n ->
                [one] { $n } number
               *[other] { $n } numbers
            }
       *[piece]
            { $n ->
                [one] { $n } piece
               *[other] { $n } pieces
            }
    }
back-in-tray =
    { n-pieces } { $n ->
        [one] is
       *[other] are
    } back in the tray.
on-board-again =
    { n-pieces } { $n ->
        [one] is
       *[other] are
    } on the board again.
places-named =
    { $place ->
        [point] points
       *[cell] cells
    } { $names }
stay-open = { $names } stay open
piece-lying = { $piece }, { $way }
cell-chosen = { $cell }, chosen to be blocked
cell-covered = { $cell }: { $piece }
cell-covered-fixed = { $cell }: { $piece }, fixed
cell-blocked = { $cell }, blocked
cell-optional = { $cell }, empty, may stay empty
cell-empty = { $cell }, empty
region-met = met
region-broken = broken
key-shift = Shift
key-does = { $key }: { $what }.
board-keys = Arrow keys go from cell to cell. Enter lays the piece in your hand, or picks up the piece that lies there.
board-keys-besides = Delete takes it back, Escape lets go. P goes to the pieces.

## what fits on a cell, and the best board

fits-on =
    { n-pieces } { $n ->
        [one] fits
       *[other] fit
    } on { $cell }.
fits-choose = { fits-on } Choose one to lay it there.
fits-none = Nothing that is left fits on { $cell }.
fits-of = { $n } of { $all } fit on { $cell }
fits-ways =
    { $n ->
        [0] does not fit there
        [one] fits there
       *[other] fits there in { $n } ways
    }
laid-on = { $piece }, laid on { $cell }.
cell-dead = nothing that is left fits here
sides-match = { $matching } of { $all } sides match
best-board = Best: { $n }
best-lay = Lay your best board so far, on which { $n } sides match
best-laid = Your best board lies on the table. Undo brings back what lay there.
board-from-text = Lay a board from a text
board-text = A link to a board on another site, or what a solver printed
board-lay = Lay it on the table
link-for = for { $viewer }

## today

easy = Easy
medium = Medium
hard = Hard
signs = ★ solved by hand, ☆ with hints, ▷ shown by Solve, ◐ begun, ○ not begun.
not-begun = not begun
record =
    { $state ->
        [solved]
            { $hints ->
                [0] solved by hand
                [one] solved by hand with { $hints } hint
               *[other] solved by hand with { $hints } hints
            }
        [shown]
            { $hints ->
                [0] shown by Solve
                [one] shown by Solve, { $hints } hint
               *[other] shown by Solve, { $hints } hints
            }
       *[begun]
            { $hints ->
                [0] begun
                [one] begun, { $hints } hint
               *[other] begun, { $hints } hints
            }
    }
record-with-time = { record }, { $time }
result-of = tilewright, { $day }
result-line = { $sign } { $level }, { $kind }: { $record }
result-says = It says how you did, and nothing of how it is done.
result-says-here = It says how you did, and nothing of how it is done. The link opens on this computer only.
three-of = Three of { $day }
same-for-all = { $day }. Everybody has the same.
level-and-kind = { $level }: { $kind }
streak-none = Solve one of the three by hand on its day, and a streak begins. It forgives one missed day.
streak-with-today =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    } in a row, today among them. One missed day is forgiven, two end it.
streak-last-chance =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    } in a row. Yesterday is missing, which is forgiven if you solve one today.
streak-open =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    } in a row. Today is still open.
sheet-of-level = { $level }: sheet to print, PDF
day-solved = { $date }: { $n } of 3 solved
day-begun = { $date }: begun
month-before = The month before
month-after = The month after
later-days = Later days are not out yet.
no-earlier-days = There are no earlier days.
your-days-of = Your days: { $month }
not-out-yet = not out yet
copied = Copied.
result-copied = Your result is copied.
text-selected = The text is selected; copy it with Ctrl+C.
share-result = Share my result
copy-result = Copy my result
share-dots = Share…
more-of-this-day = More of this day
three-for-today = Three for today
todays-three = Today’s three
your-days = Your days
day-not-out = the puzzles of { $day } are not out yet
come-back = come back on that day.
days-begin-with = these puzzles begin with { $day }
that-day-or-later = choose that day, or a later one.
no-date = no date stands here
day-up-to-today = choose a day up to today.
another-day = Another day
open = Open
making-pdf = Making the PDF
to-print = To print
to-print-what = A sheet with the board and the pieces, as a PDF.
bring-days-back = Bring them back
forget-days = Forget my days
days-forgotten = Your days are forgotten.
days-back = Your days are back.
what-is-kept = What is kept
show-clock-and-times = Show me a clock, and my times
days-stay-here = Your days stay in this browser; nothing of them is sent.

## gallery

three-of-the-day = Three of the day
puzzle-of-the-day = Puzzle of the day
dominoes-of-the-day = Dominoes of the day
days-in-a-row = { $n } days in a row
with-dice = dice
with-date = date
with-sets = sets of pieces
pieces-that-fill = Pieces that fill
sides-that-match = Sides that match
numbers-that-add-up = Numbers that add up
daily-kind = Daily: dice, date
n-puzzles =
    { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }
some-of-n-puzzles =
    { $some } of { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }
choose-one = Choose one that you own, { $cards }, or make your own. Lay it yourself, get a hint, or watch it being solved.
type-in-cards = type in your cards
quoted = “{ $word }”
no-puzzle-has = No puzzle here has { $words } in its words.
fewer-words = Fewer words find more.
nothing-found =
    { $isTyped ->
        [yes] Nothing found for “{ $typed }”
       *[no] Nothing found
    }{ $filters ->
        [yes] { " " }with these filters
       *[no] { "" }
    }.
without-filters =
    Without the filters: { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }
your-album-of = your album ({ $n })
n-variants =
    { $n ->
        [one] { $n } variant
       *[other] { $n } variants
    }
no-such-day = there is no such day as { $date }
how-dates-are-written = a date is the year, the month and the day, such as 2026-11-23.
known-first = Well known first
by-title = By title
fewest-first = Fewest solutions first
most-first = Most solutions first
narrow-down = Narrow down
by-cells = Cells
by-maker = Maker
by-kind = Kind
search-placeholder = Name or maker of a puzzle
search = Search
show-all-puzzles = Show all puzzles
all = All
filter-with-count = { $title } ({ $n })
order = Order
go-on-with = Go on with
easy-first = Easy first
level-very-easy = very easy
level-easy = easy
level-medium = medium
level-hard = hard
level-very-hard = very hard
which-puzzle-has = Which puzzle has this piece?
paint-a-piece = Paint the cells of a piece. It is found however it is turned or flipped, as far as the puzzle allows that.
or-the-labels = Or the labels of a tile, clockwise; or one label
labels-as-pictured = As the pictures of the puzzle write them. * is a side without a label.

## backend

page-fault = This is a fault of the page ({ $what }).
load-again = Load it again.

## collections: puzzles that a teacher gives out together

your-collection = Your collection
your-collection-of = your collection ({ $n })
in-your-collection = your collection
a-collection = A collection
the-collection = The collection
about-collection = Puzzles for a class, in an order, as one link and on paper. It is kept in this browser alone.
collect = Add to a collection
collect-title = Add to a collection: { $title }
collect-for-class = Collect for a class
collect-more = Add more
collected-as = Number { $number } of { $collection }
collection-no-room = There is no room left in this browser for your collection.
collection-no-room-help = Take out a puzzle of your own making.
collection-full = Your collection has { $n } puzzles, and takes no more.
collection-full-help = Give out its link, and begin a new one.
nothing-collected = Nothing yet: { $gallery }, or open one, choose its dice or date, and press “Add to a collection” below “Share”.
choose-in-gallery = choose puzzles in the gallery
begin-new-one = Begin a new one
bring-back-before = Bring back the one before
the-link = The link
words-for-class = Words for the class
title = Title
few-words = A few words for the class (or none)
question-or-none = A question (or none)
easy-to-hard = Easy to hard
rating-number = Looking at { $number } of { $n }…
is-easy-to-hard =
    { $without ->
        [0] From easy to hard.
        [one] From easy to hard; one puzzle that cannot be rated comes last.
       *[other] From easy to hard; { $without } puzzles that cannot be rated come last.
    }
up = Up
down = Down
take-out = Take out
word-of-title = { $words }: { $title }
is-number = { $title } is number { $number } of { $n }.
was-taken-out = { $title } was taken out.
on-paper = On paper
names-of-pupils = Names of pupils, one in a line, for a sheet each (or none); they are in no link
class-may-use = What the class may use
help-hint = Hints
help-solve = Solve, count and check
number-of = { $number } of { $n }
previous = Previous
next = Next
all-of-collection = All puzzles
some-are-found = { $found } of { $n } found.
found-so-far = { $found } of { $n } found. What you find is kept in this browser alone.
is-found = ✓ Found
not-found-yet = Not found yet
not-in-collection = There is no puzzle number { $number } in this collection.
collection-has =
    { $n ->
        [one] It has one.
       *[other] It has { $n }.
    }
cannot-be-shown = This puzzle cannot be shown: { $problem }.
for-teachers = You are a teacher? { $change }
change-copy = Change a copy

## an album that goes to others

album-for-you = An album for you
link-brings =
    { $solutions ->
        [one] This link brings one solution.
       *[other] { $puzzles ->
            [one] This link brings { $solutions } solutions of one puzzle.
           *[other] This link brings { $solutions } solutions of { $puzzles } puzzles.
        }
    }
add-to-my-album = Add to my album
album-too-long = This album is too long for a link.
album-too-long-help = Save the album as a file, and send that.
## proof-reading

proof-next =
    { $n ->
        [one] Compare tile { $tiles } with yours: more likely than not, the mistake is there.
       *[other] Compare tiles { $tiles } with yours, in this order: more likely than not, the mistake is on one of them.
    } { $left ->
        [one] One change is left of { $all }.
       *[other] { $left } changes are left of { $all }.
    }
proof-rest =
    { $n ->
        [one] Compare tile { $tiles } with yours: if just one label is mistyped, it is there.
       *[other] Compare tiles { $tiles } with yours, in this order: if just one label is mistyped, it is on one of them.
    } { $left ->
        [one] One change is left of { $all }.
       *[other] { $left } changes are left of { $all }.
    }
proof-none = None of these changes is left: more than one label may be mistyped, or something else is wrong.
proof-otherwise = A tile that is wrong in another way is corrected in “Make your own”; then check again.
proof-these-right =
    { $n ->
        [one] Tile { $tiles } is right
       *[other] Tiles { $tiles } are right
    }
proof-all-tiles = All tiles
proof-tile = Tile { $tile }
proof-tile-right = Tile { $tile }: right
proof-tile-next = Tile { $tile }: number { $number } to compare, { $share }
proof-tile-other = Tile { $tile }: { $share }
proof-tile-is-right = Tile { $tile } is right
proof-side-is-right = { $side }: it reads { $label }
proof-is-it = or { $label }?
proof-correct = Correct it: { $right } instead of { $label } on tile { $tile }, { $side }
side-name =
    { $side ->
       *[other] { $words }
    }
## make: how many solutions the puzzle has, how hard it is, and what is wrong

gauge = Solutions and difficulty
gauge-waits = Not counted yet
gauge-setup = Each choice of its setup has solutions of its own
gauge-large = Too large for a quick count
gauge-count =
    { $kind ->
        [counting] Counting…
        [unknown] Not known yet whether there is a solution
        [none] No solution
        [least]
            { $n ->
                [one] At least one solution
               *[other] At least { $n } solutions
            }
        [different]
            { $n ->
                [one] One solution
               *[other] { $n } different solutions
            }
       *[all]
            { $n ->
                [one] One solution
               *[other] { $n } solutions
            }
    }
gauge-before =
    { $kind ->
        [same] { $now }, as before
        [none] { $now }, none before
        [least] { $now }, at least { $n } before
       *[all] { $now }, { $n } before
    }
gauge-more = { $n } with turned or mirrored ones
gauge-difficulty =
    { $kind ->
        [counting] Difficulty: …
        [unknown] Difficulty: not known yet
        [about] Difficulty: about { gauge-grade }, { $n }
       *[exact] Difficulty: { gauge-grade }, { $n }
    }
gauge-grade =
    { $grade ->
        [very-easy] very easy
        [easy] easy
        [medium] medium
        [hard] hard
        [very-hard] very hard
       *[beyond] beyond
    }
gauge-unique = Make it unique
gauge-why = Why none?
gauge-taken = Changed as it was found. Undo takes it back.
finding-take = Take it
blamed = { $words }, something is wrong here
