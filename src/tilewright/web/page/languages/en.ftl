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
was-given-up = This was given up.

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
       *[other]
            { $puzzles ->
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
python-looking-up = Looking up what is needed
python-loading =
    Loading Python{ $host ->
        [here] { "" }
       *[other] { " " }from { $host }
    }, { $n } MB; kept for the next time
python-unpacking = Unpacking the puzzles
python-opening = Opening the puzzles
python-not-loaded =
    Python could not be loaded{ $host ->
        [here] { "" }
       *[other] { " " }from { $host }
    }. Is there a connection?
python-other-file = Python was not started: { $name } from { $host } is not the file that this site was made for.
file-not-loaded = { $name } could not be loaded. Is there a connection?
python-broke-down = Python broke down in the middle of its work; load the page again.
server-silent = The server does not answer.
server-running = Is tilewright serve still running? Try again when it is.
connection-lost = The connection is lost, trying again. The search goes on meanwhile.
search-gone = This search is gone: the server was started anew, or nobody looked at it for long.
server-late = The server has not answered for a minute.
try-again = Try again.
search-lasts = It goes on while this page is open, or if you are back within a minute.
server-error = The server answered with error { $status }.
page-loaded-again = The page was loaded again; the search goes on when Python is there.
notebook-busy = The notebook’s Python does not answer yet: it runs a cell, or was restarted
python-not-started = The Python of this page could not be started.
loading-again-may-help = Loading the page again may help.
gallery-not-loaded = The gallery could not be loaded.
is-there-a-connection = Is there a connection?

## pieces

n-left = { $n } left
all-on-board = all on the board
back-to-table-by =
    Choose a { $kind ->
        [tile] tile
        [number] number
       *[piece] piece
    } to go back to your table.
piece-on-board = { $piece }, on the board
copies-left =
    { $piece }, { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    } left
back-in-the-tray = Back in the tray.
all-pieces = Pieces
all-tiles = Tiles
all-numbers = Numbers
piece-fits =
    { $n ->
        [0] does not fit there
        [1] fits
       *[other] fits in { $n } ways
    }

## setup

the-month = the month
the-day = the day
the-weekday = the weekday
date-stays-open = { $fields } of the date will stay open.
open-on-date = { $cells } stay open; the pieces fill all other cells.
dice-show = The dice show { $cells }.
roll-rest = Roll{ $rest }
roll-rest-words = { " " }the dice
dice-block = The dice show { $cells }. These cells are blocked.
n-take-part =
    { $n ->
        [one] { $n } chosen piece takes part.
       *[other] { $n } chosen pieces take part.
    }
dice-show-so = the dice show { $cells }
pieces-chosen =
    { $pieces } { $n ->
        [one] is
       *[other] are
    } chosen
cells-blocked =
    { $cells } { $n ->
        [one] is
       *[other] are
    } blocked
n-chosen-already =
    { $n ->
        [one] { $n } cell is
       *[other] { $n } cells are
    } chosen already. Choose one of them again to free it.
n-cells-blocked =
    { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    } blocked
some-chosen = { $some } of { $n } chosen, { $left } more to choose
size-of = Size: { $axes }
board-is-size-now = The board is { $size }.
no-size-now = No size is chosen.
sum-of-each-line = Sum of each line
sum-is-now = The sum is { $sum }.
each-line-to-sum-now = Each line is to add up to { $sum }.
today = Today
date = Date
no-date-yet = This is no date yet. On the board { $cells } stay open as before.
is-no-date = this is no date.
open-as-before = on the board { $cells } stay open as before.
needs-a-date = it needs a month, a day and a year that go together.
die-twice = { $cell } is there twice.
on-one-die = No roll shows { $cell } together with { $others }: they are on one die.
on-no-die = No die has { $cell }.
free-die-has = A die that is free has { $cells }.
n-dice =
    There { $n ->
        [one] is { $n } die
       *[other] are { $n } dice
    }.
what-your-dice-show = What your dice show
roll-the-dice = Roll the dice
dice = Dice
die-named = Die { $k }, { $n } faces
faces-of = faces: { $cells }
level-any = any
how-hard = How hard
pieces-to-choose-from = Pieces to choose from
draw-a-set = Draw a set
choose-anew = Choose anew
level-solvable = solvable
set-up = Set up
sum-of-puzzle = the sum is that of the puzzle
each-line-to-sum = each line is to add up to { $sum }
dice-show-nothing = the dice show nothing yet
no-date-chosen = no date is chosen
board-is-size = the board is { $size }
no-size-chosen = no size is chosen
no-pieces-chosen = no pieces are chosen
no-cells-blocked = you have blocked no cells
type-or-tap-dice = Type or tap what your dice show
choose-cells = Choose cells
block-cells = Block cells
block-none = Block none
choose-blocked = Choose the cells of the board that are to be blocked.
you-blocked-none = You have blocked no cells
too-many = { $n } too many
all-n-chosen = All { $n } are chosen
as-in-puzzle = as in the puzzle: { $sums }
any-sum = any, the same for all lines
only-sum = Each line adds up to { $sum }; no other sum is possible.
no-sum = No sum is possible.
no-date-here = no date stands here.

## sharing

making-file = Making the { $kind }
picture-of-shown = Of what is shown now: { $what }.
a-solution = a solution
copy-link =
    { $what ->
        [viewer] Copy a link for { $viewer }
        [album] Copy a link to your album
        [class] Copy a link for the class
        [solution] Copy a link to this solution
       *[all] Copy a link
    }
link-holds-all =
    { $n } characters. All of it is in the link; it is kept nowhere else.{ $isLong ->
        [yes] { " " }Some programs cut off links as long as this: try it before you rely on it.
       *[no] { "" }
    }{ $isHere ->
        [yes] { " " }It opens on this computer only; for another one, save the file and open it there.
       *[no] { "" }
    }
an-album = An album
link-copied = The link is copied. It has { $n } characters.
copied-and = Copied. { $more }
save-as = Save as { $kind }
picture-svg = Picture as SVG
picture-png = Picture as PNG
download-picture = Download a picture
picture-of-board = Of the board with what lies on it.
saved = { $name } saved
a-puzzle = A puzzle
share = Share
exercise-link = The link opens the same exercise with what you have laid.
for-a-class = For a class: an exercise, a worksheet
hints = Hints
table-stays-there = What lies on the table stays there
an-exercise = An exercise
a-question = A question, shown above the board (or none)
link-is-no-lock = The link shows only what you choose here. It is no lock: the puzzle is in it, and can be solved elsewhere.
worksheet-what = Pages to solve with a pencil, with the question and what lies on the table.
worksheet = Worksheet
make-worksheet = Make the worksheet
was-saved = { $name } was saved.
link-selected = The link is selected; copy it with Ctrl+C.
link-opens-as-is = The link opens the puzzle as it is now: with what is set up and what lies on the table.
change-a-copy = Change a copy
to-the-workshop = To the workshop
puzzle-as-file = The puzzle as a file
file-holds-puzzle = The file holds the puzzle itself; the command tilewright reads it as well. “Change a copy” opens it under “Make your own”; the workshop has tools for it.
link-to =
    { $what ->
        [viewer] The link for { $viewer }
        [class] The link for the class
        [solution] The link to this solution
        [album] The link to your album
       *[all] The link
    }

## album

album-full = The album is full: it holds { $n } solutions. Take some out.
found-before =
    You found this one before, perhaps turned; you have { $n }{ $total ->
        [none] { "" }
       *[other] { " " }of { $total }
    }.
found-first =
    The first that you found{ $total ->
        [none] { "" }
       *[other] , of { $total }
    }.
found-new =
    New: your number { $n }{ $total ->
        [none] { "" }
       *[other] { " " }of { $total }
    }.
album-holds =
    { $n ->
        [one] { $n } solution
       *[other] { $n } solutions
    } of { $puzzles ->
        [one] { $puzzles } puzzle
       *[other] { $puzzles } puzzles
    }.
looking-at-solutions =
    Looking at { $done } of { $n ->
        [one] { $n } solution
       *[other] { $n } solutions
    } …
album-added =
    { $n ->
        [one] { $n } new solution
       *[other] { $n } new solutions
    }, { $known } that you had{ $wrong ->
        [0] { "" }
        [one] , { $wrong } other left out that is no solution here
       *[other] , { $wrong } others left out that are no solutions here
    }.
n-different =
    { $total ->
        [none]
            { $n ->
                [one] { $n } different solution
               *[other] { $n } different solutions
            }
       *[other] { $n } of { $total } different solutions
    }
your-album = Your album
only-one = It is the only one.
save-the-album = Save the album
add-another-album = Add another album
album-nothing-yet = Nothing yet: solve a puzzle by hand, and its solution is kept here.
is-no-album = { $name } is no album.
album-files = “Save the album” writes such files, here or on somebody else's page.
looking-at-album = Looking at the album
album-what = Every solution that you found by hand, each once, however it is turned. It is kept in this browser alone: save it to keep it elsewhere, or to put it together with that of your family.
show-all-n = Show all { $n }
look-for-another = Look for another one
all-of-them = All of them!
solution-found-on = Solution { $n } of { $title }, found on { $day }
taken-out = The solution was taken out.
put-on-table-n = Put it on the table: solution { $n }
take-out-n = Take out solution { $n }

## plane

piece-of-cells =
    a piece of { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    } ({ $cells })
n-cells-dot =
    { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }.
piece-has-no-cells = The piece has no cells yet.
paint-some-cells = Paint some, or choose a piece.
looking-for-tiling = Looking for a tiling
no-such-cells-in-plane = There are no such cells in the plane: { $lattice }.
does-it-tile = Does it tile?
plane-what = Draw a piece. Do copies of it fill the plane, without gaps and without overlaps? If not: how often can it be surrounded?
the-piece = The piece
of-the-piece = of the piece
not-of-the-piece = not of the piece
piece-is-drawn = Piece { $name } is drawn.
begin-with = Begin with
your-own-piece = your own piece
copies = Copies
paint-the-piece = Click or drag over the cells of the piece.
clear = Clear
how-far-to-look = How far to look
pieces-to-a-period = Pieces to a period, at most
coronas-at-most = Coronas, at most
corona-what = A corona is a ring of pieces around all that lies there. Where neither a period nor a last corona is found, the question stays open: look further.
the-answer = The answer
save-the-picture = Save the picture
its-cells = Its cells

## solid

choose-then-place =
    Choose a { $kind ->
        [tile] tile
        [number] number
       *[piece] piece
    } first, then where it is to lie.
stands-so = As it stands: { $pieces }
nothing-lies-there = nothing lies there yet
next-layer = Next layer
layer-below = Layer below
layer = Layer
layer-of = Layer { $number } of { $n }
fits-nowhere-beside = fits nowhere beside what lies there: take a piece back.
drag-to-turn-piece = Drag to turn the piece
drag-to-turn = drag to turn
as-it-stands = As it stands
solid-keys = Arrow keys turn the solid, Home turns it back. B goes to the cells of its layers.
solid = Solid
all-together = All pieces are together
put-it-together = Put it together
step-back = Step back
next-step = Next step
how-it-goes-together = How it goes together
all-steps-in-words = All steps in words
looking-together = Looking whether these pieces go together …
pause = Pause
step-of = Step { $number } of { $n }: { $words }
turn-left = Turn to the left
turn-right = Turn to the right
tip-back = Tip back
tip-forward = Tip forward
as-at-first = As at first
turn-the-solid = Turn the solid
fly-apart = Fly apart
pick-out = Pick out
no-piece = no piece

## workshop

draw-and-see = Draw it, and see.
puzzle-of-maker = The puzzle of “Make your own”: { $title }
without-a-title = without a title
try-on-table = Try it on the table
change-it = Change it
save-the-file = Save the file
save-named = Save { $name }
to-begin-with = { $words } to begin with
puzzle-on-bench = The puzzle on the bench
tools = Tools
workshop-what = For puzzles that you design: invent them, make them unique, learn how hard they are, and make them real.
does-a-piece-tile = Does a piece tile the plane?
on-the-bench = On the bench
before-tools = Before the tools can work: { $what }.
choose-at-random = Choose at random

## board

heat-of =
    Heat: { $kind ->
        [numbers] numbers
        [tiles] tiles
       *[pieces] pieces
    }
heat-legend =
    Each number: { $what ->
        [ways-solutions]
            in how many ways the solutions left cover the { $place ->
                [point] point
               *[cell] cell
            }
        [ways]
            in how many ways the { $place ->
                [point] point
               *[cell] cell
            } can still be covered
        [things-solutions]
            how many { $kind ->
                [numbers] numbers
                [tiles] tiles
               *[pieces] pieces
            } lie there in some solution
       *[things]
            how many { $kind ->
                [numbers] numbers
                [tiles] tiles
               *[pieces] pieces
            } still fit there
    }.{ $ringed ->
        [0] { "" }
       *[other] { " " }Ringed: no choice is left.
    }
n-ways-here =
    { $n ->
        [one] { $n } way
       *[other] { $n } ways
    } to cover it
n-things-here =
    { $n } { $kind ->
        [numbers]
            { $n ->
                [one] number
               *[other] numbers
            }
        [tiles]
            { $n ->
                [one] tile
               *[other] tiles
            }
       *[pieces]
            { $n ->
                [one] piece
               *[other] pieces
            }
    } can lie here
no-choice-left = no choice is left
live-left =
    { $n ->
        [one] One{ "\u00A0" }solution
       *[other] { $n }{ "\u00A0" }solutions
    } left
live-at-least-left =
    At least { $n ->
        [one] one{ "\u00A0" }solution
       *[other] { $n }{ "\u00A0" }solutions
    } left
live-at-least =
    At least { $n ->
        [one] one{ "\u00A0" }solution
       *[other] { $n }{ "\u00A0" }solutions
    }
live-in-all =
    { $n ->
        [one] One solution
       *[other] { $n }{ "\u00A0" }solutions in{ "\u00A0" }all
    }
live-different =
    { $n ->
        [one] One{ "\u00A0" }solution
       *[other] { $n }{ "\u00A0" }solutions
    }, { $different }{ "\u00A0" }different
take-back-since = Take back { $piece } and what was laid later
n-taken-back-undo =
    { n-pieces } taken back. Undo lays { $n ->
        [one] it
       *[other] them
    } again.
board = Board
cell-is-blocked = { $cell } is blocked: nothing can lie there.
choose-piece-then-cell = Choose a piece first, then the cell on which it is to lie.
does-not-fit-here = { $piece } does not fit here as it is turned
does-not-fit-free = does not fit: { $cells } not free
would-lie-on = { $piece } would lie on { $cells }
heat-ways = Heat: ways
heat-off = Heat: off
is-a-solution = This is a solution
counting-dots = Counting…
too-large-to-count = This puzzle is too large for a live count
none-left = None left
there-is-no-solution = There is no solution
none-left-since = None left since { $piece }
not-known-whether-left = Not known whether a solution is left
go-back = Go back
heat-map = Heat map
heat-map-what = Write on the cells how much can still lie there
live = Live

## solving

changes-that-solve =
    { $n ->
        [one] With this change the puzzle has a solution.
       *[other] With any one of these { $n } changes the puzzle has a solution.
    }{ $compare ->
        [yes]
            { " " }{ $n ->
                [one] Compare it with yours.
               *[other] Compare them with yours, the likeliest first.
            }
       *[no] { "" }
    }{ $isAll ->
        [yes] { "" }
       *[no] { " " }There was not time enough to try everything.
    }
no-change-solves =
    No single change of a label, a cell or a number gives it a solution.{ $isAll ->
        [yes] { "" }
       *[no] { " " }There was not time enough to try everything.
    }
corrected =
    { $what }: done.{ $isMade ->
        [yes] { " " }The puzzle under “Make your own” is corrected, too; Undo there takes it back.
       *[no] { "" }
    } Now there is a solution.
at-least-pictures =
    At least { $n ->
        [one] { $n } distinct picture
       *[other] { $n } distinct pictures
    } so far
at-least-n = at least { $n }
differs-from-known = Differs from the known number, { $n }.
n-laid-plain =
    { $n ->
        [0] nothing
       *[other] { $n }
    } laid
waits-for-you = waits for you
n-solutions =
    { $n ->
        [one] { $n } solution
       *[other] { $n } solutions
    }
n-different-solutions =
    { $n ->
        [one] { $n } different solution
       *[other] { $n } different solutions
    }
n-of-whole = { $n } of { $whole }
n-taken-back = { n-pieces } taken back
take-back-n = Take back { n-pieces }
a-next =
    A next { $kind ->
        [tile] tile
        [number] number
       *[piece] piece
    }
solution-number = Solution { $n }
stopped-so-far = Stopped. { $found }.
different-so-far = { $n } different so far
stays-where-it-lies =
    { $n ->
        [one]
            The { $kind ->
                [tile] tile
                [number] number
               *[piece] piece
            } on your table stays where it lies.
       *[other] The { n-pieces } on your table stay where they lie.
    }
solutions-so-far =
    { $n ->
        [one] { $n } solution
       *[other] { $n } solutions
    } so far
different-solutions-so-far =
    { $n ->
        [one] { $n } different solution
       *[other] { $n } different solutions
    } so far
first-of-all = The first { $n } of { $whole } solutions.
first-of-different = The first { $n } of { $whole } different solutions.
different-ones = different ones
with-n-laid = with { n-pieces } laid
running = running
n-laid = { n-pieces } laid
n-placements =
    { $n ->
        [one] { $n } placement
       *[other] { $n } placements
    }
what-may-be-mistyped = What may be mistyped
looking-for-typo = Looking for a typing mistake…
show-n-more = Show { $n } more
perhaps-mistyped = Perhaps one thing is mistyped
no-simple-typo = No simple typing mistake
n-less-likely = and { $n } less likely ones
correct-it-so = Correct it: { $what }
correct-it = Correct it
count-all = Count all solutions
only-with-laid = Only solutions with what lies on your table are counted.
counted-with-others = Counted with other pieces on the table than lie there now.
count-the-solutions = Count the solutions
stopped = Stopped
counting = Counting
stop-counting = Stop counting
count-all-ways = Count them in all ways
agrees-with-known = Agrees with the known number.
watching = Watching
as-it-is = as it is
begun-at = begun at { $time }
searches-of-others = Searches of other puzzles
title-stopped = { $title }: stopped
stop = Stop
dismiss = Dismiss
no-solution-small = no solution
search-was-ended = the search was ended
perhaps-more = { $n }, perhaps more
n-so-far = { $n } so far
where-to-look = Where to look
where-not-to-look = Where not to look
does-not-work-out = This does not work out
solved = Solved
not-known = Not known
hint = Hint
thinking = Thinking…
show-on-board = Show it on the board
another = Another
perhaps-fewer = Perhaps fewer would do; that could not be found out in time.
lay-it = Lay it
laid = Laid
no-solution = No solution
solution-here = A solution
pdf-sheet = PDF sheet
solution-as = This solution as { $kind }
save-this-solution = Save this solution
save-it-as = Save it as
you-stopped-it = You stopped it.
stopped-dot = Stopped.
too-many-searches = { $n } searches are under way on this page already.
stop-one-of-them = Stop one of them, here or at the other puzzles, or wait.
first-solution = First solution
previous-solution = Previous solution
next-solution = Next solution
last-solution = Last solution
step-through = Step through the solutions: arrow keys, Home, End
back-to-my-table = Back to my table
your-table-again = Your table again
keep-on-table = Keep this on the table
shown-beside = Shown on the board. What lay there before has a strong outline; the search added the rest.
shown-instead = Shown on the board; your table is kept.
lies-on-table = The solution lies on your table. Undo takes it back.
solutions-as-pictures = Solutions as small pictures
solve = Solve
searched-with-others = Searched with other pieces on the table than lie there now.
no-solution-yet = No solution yet
different-what = Solutions that can be turned or mirrored into one another count as one.
different-only = Different ones only
counting-tells = Counting them all tells the whole number.
searches-of-this = Searches of this puzzle
watch-it-search = Watch it search
go-on-watching = Go on watching
watched-again = The watched search is shown again.
search-waits = The search waits. Go on, or take one step at a time.
watching-search = Watching the search
watched-waits = The watched search waits.
paused = Paused
going-on = Going on
one-step = One step
stop-watching = Stop watching
watch-the-search = Watch the search
pause-at-each = Pause at each solution
searching-dots = Searching…
go-on = Go on
paused-at-solution = paused at a solution
laid-on-step = { $piece } laid on { $cells }
taken-from-step = { $piece } taken back from { $cells }
impossible = Impossible
suspicious = Suspicious
note = Note
check-the-puzzle = Check the puzzle
check = Check
what-to-take-back = What to take back
looking = Looking…
no-simple-reason = No simple reason was found: only trying everything shows that there is no solution.
nothing-strange = Nothing strange was found.
why-no-solution = Why is there no solution?
n-findings = { $n } findings. { $words }
show-where = Show where
and-n-more = and { $n } more
now = now
as-corrected = corrected

## table

does-not-fit-there = { $piece } does not fit there: { $why }.
cells-taken =
    { $cells } { $n ->
        [one] is
       *[other] are
    } taken
cannot-cover = { $piece } cannot cover { $cell } as it is turned now: it would reach beyond the board. Turn it, or choose another place.
beyond-the-board = { $piece } does not lie on the board there as it is turned now: it would reach beyond the board. Turn it, or choose another place.
changed-places = { $piece } changed places with it.
was-set-up = Set up { $when }.
field-month = month
field-day = day
field-weekday = weekday
choose-date-first = Choose a date first: its { $fields } stay open.
held-so =
    { $where ->
        [tap] { $piece }: tap where it is to lie, or turn it.
        [cell] { $piece }: choose a cell, or turn it.
       *[other] { $piece }: choose another cell, or turn it.
    }
drag-onto-solid =
    Drag a { $kind ->
        [tile] tile
        [number] number
       *[piece] piece
    } onto the solid, or choose a { $kind ->
        [tile] tile
        [number] number
       *[piece] piece
    } and tap where it is to lie.
drag-onto-board =
    Drag a { $kind ->
        [tile] tile
        [number] number
       *[piece] piece
    } onto the board, or choose a { $kind ->
        [tile] tile
        [number] number
       *[piece] piece
    } and then a { $place ->
        [point] point
       *[cell] cell
    }.
times-noted =
    From the first piece that you lay to the last, with the hints that you took. The times stay in this browser. { $n ->
        [one] { $n } time
       *[other] { $n } times
    } noted.
about-the-puzzle = About the puzzle
made-by = Maker: { $makers }
sources = Sources
make-your-own-from = Make a puzzle of your own from it
known-counts = Known counts
counts-in-file = Counts written in its file
counts-of-before = They may be of the puzzle before it was changed.
not-your-table = This is not your table. Go back to your table to move pieces.
in-your-hand = { $piece }, in your hand. Choose a cell of the board.
picked-up = { $piece } picked up.
choose-piece-first = Choose a piece first.
looks-the-same = { $piece } looks the same so, or may not be moved like that.
as-it-was = as it was
does-not-fit-so = { $way }. It does not fit there so; choose another place.
lies-where-it-lay = It lies where it lay.
nothing-to-take-back = There is nothing to take back.
is-back = { $piece } is back in the tray.
fixed-by-puzzle = This piece is fixed by the puzzle.
known-rolls = Known rolls
known-dates = Known dates
known-cells = Known choices of cells
known-sets = Known sets
known-sizes = Known sizes
known-sums = Known sums
set-this-up-so = Set this up: { $when }
set-this-up = Set this up
open-this-variant = Open this variant
turn-the-piece = Turn the piece
take-back = Take back
undo = Undo
redo = Redo
clear-the-table = Clear the table
keys = Keys
key-arrows = Arrows
keys-arrows = from cell to cell, from piece to piece
key-enter = Enter
keys-enter = choose a piece, lay it, pick it up
keys-grip = hold the piece by another of its cells
key-delete = Delete
keys-delete = take back
key-esc = Esc
keys-esc = let go
keys-board = to the board
keys-pieces = to the pieces
key-undo = Ctrl Z
key-redo = Ctrl Shift Z
undone = Undone.
nothing-to-undo = There is nothing to undo.
done-again = Done again.
nothing-to-redo = There is nothing to do again.
table-is-empty = The table is empty.
all-back = All pieces are back in the tray. Undo lays them again.
let-go = Let go.
words-beside-board = Words beside the board
choose-to-be-blocked = Choose the cells that are to be blocked.
stays-when-solved = What lies on the table stays where it is when the puzzle is solved.
looked-up = This is a solution that you looked up.
solved-all-kept = Solved! Every rule is kept.
choose-roll-first = Roll the dice first, or set each die to what yours shows: they say which cells are blocked.
choose-size-first = Choose the size of the board first: its { $axes }.
choose-pieces-first = Choose first which pieces take part.
choose-cells-first = Choose first which cells are blocked.
what-to-do = What to do
answers = Answers
solutions = Solutions
about = About
variants = Variants
as-it-is-title = As it is
no-own-puzzle = There is no puzzle of your own yet
make-one = Make one
solid-once-chosen = Once all is chosen, the solid can be looked at here.
your-time = Your time
your-times = Your times
show-a-clock = Show me a clock
note-how-long = Note how long I take
noted = Noted: { $time }.
times-forgotten = The times are forgotten.
save-the-times = Save the times
forget-them = Forget them
turned-so = { $way }.
keys-undo = undo
keys-redo = redo

## make

not-yet-because = Not yet: { $what }
being-looked-at = the puzzle is being looked at.
board-wrapped = wrapped, as the text of the file says
board-glued = with glued sides, as the text of the file says
n-cells-of-board =
    { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }{ $blocked ->
        [0] { "" }
       *[other] , { $blocked } blocked
    }{ $optional ->
        [0] { "" }
       *[other] , { $optional } optional
    }
copies-in-all = { $name }: { $bounds } in all
n-fixed-pieces =
    { $n ->
        [one] { $n } fixed piece
       *[other] { $n } fixed pieces
    }
n-known-counts =
    { $n ->
        [one] { $n } known count
       *[other] { $n } known counts
    }
this-is =
    This is { $puzzle }{ $others ->
        [none] { "" }
       *[other] , the same as { $others }
    }.{ $known ->
        [none] { "" }
       *[other] { " " }Known solutions: { $known }.
    }
catalog-has-not =
    The catalog does not have this puzzle. { $words }: { $puzzles }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }.
layer-number =
    Layer { $n }{ $place ->
        [bottom] { " " }(bottom)
        [top] { " " }(top)
       *[between] { "" }
    }
line-too-short =
    A line has two points or more; this one has { $n ->
        [0] none
       *[other] one
    } yet.
opened-to-change =
    { $title } was opened to be changed.{ $isFirst ->
        [yes] { "" }
       *[no] { " " }Undo brings back the puzzle that was here.
    }
the-puzzle = The puzzle
made-elsewhere =
    { $title ->
        [none] In another tab you made a puzzle without a title. It is kept beside this one.
       *[other] In another tab you made the puzzle “{ $title }”. It is kept beside this one.
    }
own-sum = own sum
all-n-rows-are-lines =
    All { $n ->
        [one] { $n } straight row
       *[other] { $n } straight rows
    } of the board are lines.
board-with-cell-each = The board is a { $shape } with a cell for each.
piece-by-itself =
    { $name } is a piece by itself now, with { $n ->
        [one] { $n } copy
       *[other] { $n } copies
    }.
set-is-n-pieces =
    The set is { $n ->
        [one] { $n } piece
       *[other] { $n } pieces
    } now.
n-cells =
    { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }
piece-of-n =
    piece { $name }, { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }
your-puzzle-small = your puzzle
not-ready =
    Not ready: { $todo ->
        [0] { "" }
        [one] { $todo } thing to do
       *[other] { $todo } things to do
    }{ $wrong ->
        [0] { "" }
       *[other]
            { $todo ->
                [0] { "" }
               *[other] ,
            }
    }{ $wrong ->
        [0] { "" }
        [one] { $wrong } mistake
       *[other] { $wrong } mistakes
    }.
no-solution-look =
    It can be laid on the table, but has no solution: look at { $n ->
        [one] this
       *[other] these { $n }
    }:
but-look =
    It can be laid on the table, but look at { $n ->
        [one] this
       *[other] these { $n }
    }:
puzzle-also-has =
    This puzzle also has { $others }; all of it is kept as it is, and can be changed under “Text”.{ $known ->
        [yes] { " " }Known counts may be wrong once the puzzle is changed.
       *[no] { "" }
    }
is-another-puzzle = is another puzzle than the one that you have drawn, which is still here.
written-as-text = { $what } are written as text.
add-a-tile-so = Add a tile { $form }
n-tiles-for =
    { $n ->
        [one] { $n } tile
       *[other] { $n } tiles
    }{ $cells ->
        [none] { "" }
       *[other]
            { " " }for { $cells ->
                [one] { $cells } cell
               *[other] { $cells } cells
            }
    }
no-ready-board =
    There is no ready board of { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }.
board-is-shape =
    The board is a { $shape } of { $n ->
        [one] { $n } cell
       *[other] { $n } cells
    }.
n-typed =
    { $n } of { $room ->
        [one] { $room } tile
       *[other] { $room } tiles
    } typed.{ $bare ->
        [0] { "" }
        [one] { " " }Without a label on some side: tile { $names }.
       *[other] { " " }Without a label on some side: tiles { $names }.
    }
type-letters-how = For each tile type one letter for each side: { $order }. If two halves of a picture meet, type a capital letter for one half and a small one for the other. A blank leaves a side without a label; Backspace goes back.
type-labels-how = For each tile type the label of each side, and Tab for the next: { $order }. If two halves of a picture meet, type a capital letter for one half and a small one for the other. A blank leaves a side without a label; Backspace goes back.
by-letters = One letter for each side: the next side follows by itself
mistake-and-more =
    { $place }: { $message }{ $n ->
        [0] { "" }
        [one] ; and { $n } more mistake
       *[other] ; and { $n } more mistakes
    }.
text-unread =
    { $file ->
        [none] The text cannot be read.
       *[other] The text of { $file } cannot be read.
    }
until-read =
    Until it can, there is nothing to draw on. { $title ->
        [none] The puzzle as it was before is kept, and “Take back the text” shows it again.
       *[other] The puzzle “{ $title }” as it was before is kept, and “Take back the text” shows it again.
    }
puzzle-of-my-own = A puzzle of my own
your-puzzle = Your puzzle
not-yet-unread = Not yet: the text cannot be read.
open-a-file = Open a file
saved-with-mistakes = { $name } was saved as it was typed, with its mistakes.
file-too-large = The file { $name } is too large to hold a puzzle
was-opened = { $name } was opened.
has-mistakes = { $name } has mistakes.
not-all-kept = Not all of { $name } could be kept: { $notes }.
cannot-be-read = { $names } cannot be read:
on-the-board = on the board
is-blocked = blocked
may-stay-empty = may stay empty
not-on-the-board = not on the board
cell-named = named { $name }
with-the-value = with the value { $value }
in-a-region = in a region where { $rule }
on-board-or-not = on the board or not
tool-blocked = Blocked
always-stays-empty = always stays empty
tool-optional = Optional
tool-regions = Regions
regions-about = whose values add up, are equal ...
given-values = Given values
given-about = that must lie on cells
cell-not-on-board = This cell is not on the board.
cell-not-on-board-help = Only cells of the board can be blocked or stay empty. Choose “Cells” above to put it on the board.
the-board = The board
canvas-size = Size of the canvas
click-changes = A click or a drag changes
board-only-as-text = This board can only be changed as text.
canvas-keys = Arrow keys go from cell to cell, Space paints.
piece-needs-name = A piece needs a name.
it-was = It was { $name }.
turning = Turning
bounds-apart = There cannot be at least { $from } and at most { $to }.
copies-of = Copies of { $name }
copies-at-least = Copies: at least
let-at-most = Let “at most” be as many; then both are taken.
at-most = at most
let-at-least = Let “at least” be as few; then both are taken.
kind-pieces = Pieces that fill a board
kind-pieces-about = Shapes of several cells, such as pentominoes, cover the board.
kind-tiles = Tiles whose sides match
kind-tiles-about = Every cell takes a tile; sides that meet must suit each other.
kind-numbers-about = Every point takes a number; all lines have the same sum.
may-turn-and-flip = may turn and flip
may-turn-not-flip = may turn, not flip
only-as-drawn = only as drawn
may-turn = may turn
my-puzzle = My puzzle
a-setup = a setup
the-variant = the variant { $name }
pairs-of-labels = the pairs of labels that meet
rules-of-rim = rules for single sides of the rim
pieces-apart = pieces that may not touch
number-in-all = the number of pieces in all
rule-of-crossings = a rule against crossings
colors-of-pieces = colors of pieces
labels-on-large = labels on pieces of several cells
names-of-labels = names of labels
names-of-cells = names of cells
order-of-cells = the order of cells in lines of labels
the-maker = the maker
sources-of-file = sources
packed-and-damaged = The file { $name } is packed with gzip, and damaged
value-is-one-word = A value is one word.
another-value-after = Paint the cells of another value after this one.
any-value = any
value-on-a-cell = The value on a cell
value-then-drag = Then drag over the cells on which it must lie. With nothing typed, a cell takes any value again.
no-such-point = There is no such point on the board.
points-are-called = Its points are called { $first } to { $last }, as in the picture above.
value-is-whole = A value is a whole number.
value-is-given = The value is given.
values-given = Values that are given
point = Point
value = Value
give-this-value = Give this value
value-given-no-more = The value is given no more.
point-has = point { $name }: { $value }
remove = Remove
remove-value-of = Remove the value of point { $name }
type-names-first = Type the names of the pieces first.
blanks-between = There are blanks between them: L J.
no-number-of-pieces = This is no number of pieces.
number-of-pieces-help = It can be 2, 0..1, 2.. (at least two) or ..3 (at most three).
groups-of-pieces = Groups of pieces
groups-about = Of some pieces only so many are used. Let each of them have 0 to 1 copies, so that it may stay away.
pieces-of-group = Pieces of a group
used-together = Used together
add-the-group = Add the group
group-added = The group was added.
group-removed = The group was removed.
group-uses = { $names }: { $total } used together
remove-group = Remove the group { $names }
open-named = Open { $title }
no-label = no label
labels-by-press = Labels, each typed by a press
cell-below = a cell on the layer below
cell-above = a cell on the layer above
point-named = point { $name }
points-in-order = Points of a line, one after the other
not-on-line = not on this line
number-on-line = number { $n } of this line
this-line = This line: { $names }
choose-points = Choose the points of a line one after the other.
click-points = Click its points on the board, one after the other.
other-tab-is-here = The puzzle of the other tab is here now. Undo brings yours back.
text-taken-back = The text was taken back. Undo brings it again.
text-unread-because = The text cannot be read. { $what }
make-own-puzzle = Make your own puzzle
puzzle-so-far = Your puzzle so far
new-tiles-begun = New tiles were begun. Undo brings back the puzzle that was here.
puzzle-is-kept = Your puzzle is kept in this browser until you begin another one; it goes nowhere else.
no-room-to-keep = This browser has no room to keep your puzzle: save the file before you close this tab.
go-on-with-that = Go on with that one
no-whole-numbers = These are no whole numbers.
whole-numbers-help = They can be a range such as 1..9, or a list such as 1, 2, 5.
lines = Lines
board-first = Make the board first.
values = Values
values-help = a range such as 1..9, or a list; of more values than points, some stay unused
one-to-n = 1 to { $n }
values-are = The values are 1 to { $n }.
any-sum-same = any sum, the same for all
this-sum = this sum
other-lines-sum = Every other line adds up to
every-line-sum = Every line adds up to
is-no-sum = “{ $typed }” is no sum.
sum-help = A sum is a whole number, such as 38; several can be asked for, such as 20 or 25.
sum = Sum
line-added = Line { $names } was added.
rows-are-lines = Each straight row is a line by itself now.
add-this-line = Add this line
begin-it-anew = Begin it anew
take-all-rows = Take all straight rows
all-rows-are-lines = All straight rows are lines.
list-one-by-one = List them one by one
remove-all-lines = Remove all lines
no-lines-now = There are no lines now.
line-removed = Line { $names } was removed.
remove-line = Remove line { $names }
line-sums = Line { $names } adds up to { $sum }.
line-no-sum = Line { $names } has no sum of its own.
own-sum-help = A sum is a whole number; it can also be 12 or 15, 3..5, < 5, or > 12.
own-sum-of = Own sum of line { $names }
paste-help = A tile on each line, as in a spreadsheet or a text: R g B y, RgBy, red+ green-, fish head; cat tail. Numbers in front and a line with the names of the sides do no harm.
paste-a-list = Paste a list of tiles
read-the-list = Read the list
no-equal-labels = No, equal labels meet
no-more-room = The canvas cannot grow any more.
larger-as-text = What is larger can be written as text.
photo-of-cards = A photo of your cards
put-it-away = Put it away
your-photo = Your photo of the cards
your-photo-keys = Your photo; the arrow keys move it
photo-size = How large the photo is
photo-what = A photo beside the grid saves turning your head. It stays in this browser: it is sent nowhere, and nothing is read from it.
larger = Larger
photo-shown = The photo is shown beside the grid.
no-picture = This file is no picture that the browser can show. A JPEG or PNG can be.
piece-named = Piece { $name }
shape-named = shape { $name }
break-up = Break up into pieces
set-removed = The set was removed.
remove-named = Remove { $name }
set-not-shown = A set of this size is not shown here.
one-shape-of-set = One shape of the set
one-shape = One shape
leave-it-out = Leave it out
have-it-twice = Have it twice
ready-set-all = A ready set: all
values-of-cells = Values of their cells
none-or-such = none, or such as 0..6
add-the-set = Add the set
set-added = The set was added.
set-has-these = The set has these pieces.
only-these = Only these
all-or-such = all, or such as 3-5 0-2, or 35 02
as-in-file = as in the file
names = Names
is-left-out = { $name } is left out.
piece-was-added = Piece { $name } was added; paint its cells.
draw-a-piece = Draw a piece
cells-only-as-text = Its cells can only be changed as text.
done = Done
paint-its-cells = Paint its cells
name = Name
the-piece-named = piece { $name }
copy-as-another = Copy as another piece
copy-added = A copy was added at the end.
piece-removed = Piece { $name } was removed.
remove-piece = Remove piece { $name }
picture-of = A picture of { $title }: the board, and what is laid on it.
ready-shape = Ready shape
use-this-shape = Use this shape
take-cells-away = Take all cells away
rule-sum = add up to
rule-sum-takes = 12, 3..5, < 5, > 12 or same
rule-equal = are equal
rule-different = are all different
rule-values = are only
rule-values-takes = values, such as 1 2
rule-count = are there so often
type-values-first = Type what the values are to be first.
paint-region-again = Then paint the cells of the region again.
no-counts = This does not say how many cells have a value.
counts-help = Write the value, = and a number or a range: 6 = 1, or 0 = ..2 for at most two.
number-or-values = Number or values
values-in-region = The values in a region
region-then-drag = Then drag over the cells of the region, and go on with the next one.
region-added = The region was added.
region-removed = The region was removed.
as-text-says = as the text of the file says
remove-region = Remove the region { $names }
to-do = To do
mistake = Mistake
how-it-stands = How it stands
how-it-stands-short = How it stands, in short
go-to-mistake = Go to the mistake
not-ready-unread = Not ready: the text cannot be read.
show-where-of = Show where: { $what }
ready-for-table = Ready for the table.
ready-but-large = Ready for the table. It is large, and will be checked there.
drawn-is-there = What you have drawn is still there. Press “Begin a new puzzle” to begin.
this-is-yours = This is the puzzle that you are making.
new-puzzle-begun = A new puzzle was begun; Undo brings the one before back.
what-do-you-make = What do you make?
title-of = Title
in-few-words = In a few words (optional)
no-cells = no cells
begin-new-puzzle = Begin a new puzzle
keep-mine = Keep mine
undo-brings-yours = Undo brings yours back.
text-start = Variants, published counts and sources
text-board = A setup (dice, a date, cells, pieces or a size to choose) and names of cells
text-pieces = Pieces that always lie at one place, their colors and number in all, those that may not touch, and labels on pieces of several cells,
text-tiles = Pairs of labels that meet, rules for single sides of the rim, and tiles that always lie at one place
steps = Steps
step-kind = 1 Kind
step-board = 2 Board
step-pieces = 3 Pieces
text = Text
step-numbers = 3 Numbers
step-tiles = 3 Tiles
large-as-well = Pieces of several cells as well
tiles-as-well = Tiles with labels as well
open-the-text = Open the text
text-can-be-read = The text can be read.
take-back-text = Take back the text
text-what = The puzzle file in TOML. What the other parts do not show can be changed here; the puzzle follows as soon as the text can be read.
the-puzzle-file = The puzzle file
line-and-column = line { $line }, column { $column }
the-whole-file = the whole file
side-has = { $name }, side { $side }: { $label }
choose-a-label = Choose a label, then click the sides that have it
label-is-one-word = A label is one word, without blanks and without *.
join-two-words = For two words, join them: dark-red.
label-is-there = The label { $label } is there already.
choose-it-above = It can be chosen above.
another-label = Another label
add-the-label = Add the label
meet-equal = have the same label
red-meets-red = red meets red
meet-halves = are two halves
one-meets-other = { $one } meets { $other }
red-head-meets = a red head (RH) meets a red tail (RT)
meet-pairs = are a pair
pairs-listed = the pairs are listed under “Text”
two-sides-that-meet = Two sides that meet
equal-labels-meet = Equal labels meet.
heads-meet-tails = Heads meet tails.
the-tiles = The tiles
anything = anything
always-one-label = always one label:
one-label-whichever = one and the same label, whichever
one-of-some = one of some labels, listed under “Text”
rim-of-board = The rim of the board
label-of-rim = Label of the rim
and-nowhere-else = and nowhere else
tile-side = { $name }, side { $side }
tile-named = Tile { $name }
copy = Copy
tile-copied = A copy of tile { $name } was added.
copy-tile = Copy tile { $name }
tile-removed = Tile { $name } was removed.
remove-tile = Remove tile { $name }
named-removed = { $name } was removed.
tile-added = A tile was added.
add-a-tile = Add a tile
labels-of-tiles = The labels of the tiles
tile = Tile
tile-and-side = Tile { $name }, { $side }
choose-a-board = Choose or paint one under “2 Board”.
equal-letters-meet = Equal letters meet.
letters-are-halves = Capital and small letters are two halves of a picture now: { $capital } meets { $small }.
no-equal-letters = No, equal letters meet
lay-on-table = Lay them on the table
one-more-tile = One more tile
begin-new-tiles = Begin with new tiles
new-tiles-before = New tiles were begun; Undo brings the ones before back.
how-many-tiles = How many tiles there are
type-the-tiles = Type the tiles
text-being-read = The text is being read…
whole-number-from = It can be a whole number from { $least } to { $most }.
is-no-number = This is no number.
no-whole-number = { $typed } is no whole number.
too-few = { $typed } is too few.
too-many-of = { $typed } is too many.
usual = usual
