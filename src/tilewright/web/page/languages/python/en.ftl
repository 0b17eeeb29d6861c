# Made by docs/make_sentences.py from the English sentences in the source. Copy a message into the files of other
# languages beside this one to translate it. A message may leave values out, and may choose by any value.

## design/at_table/advice.py

thing-on-place = { $thing } on { $place }

## design/at_table/hints.py

hint-completable-unknown = Whether what lies there can be completed could not be found out in time.
hint-done = All done: this is a solution.
hint-doubt = Whether what lies there is right could not be found out in time.
hint-in-every-solution = In every solution that is left { $thing } lies here.
hint-in-most-solutions = In { $n } of the { $all } solutions that are left { $thing } lies here.
hint-no-more-found = Nothing more was found that can be excluded.
hint-no-more-in-time = Nothing more could be excluded in time.
hint-no-more-to-exclude = There is nothing more to exclude: everything else that still fits somewhere lies there in a solution.
hint-no-solution = The puzzle has no solution.
hint-no-way = There is no way to go on from here that leads to a solution.
hint-none-at-all = The puzzle has no solution, even if you take everything back.
hint-none-found = Nothing was found that can be excluded.
hint-none-in-time = Nothing could be excluded in time.
hint-none-to-exclude = There is nothing to exclude: everything that still fits somewhere lies there in a solution.
hint-not-there = { UP($thing) } does not lie on { $place }: { $why }.
hint-not-together = what lies there does not go together
hint-one-solution-left = Only one solution is left, and in it { $thing } lies here.
hint-perhaps-fewer = Perhaps fewer would do.
hint-solvable-unknown = Whether there is a solution could not be found out in time.
hint-take-back = Take back { $things }.
hint-take-back-unknown = What to take back could not be found out in time.
hint-with-it-a-solution = With { $thing } here there is a solution.
no-solution-has-it = no solution that is left has it there
then-would = then { $what }

## design/at_table/near_hints.py

near-dead = nothing left fits on { $places }
near-dead-piece = followed from cell to cell, no place is left for { $thing }
near-dead-place = followed from cell to cell, nothing is left for { $place }
near-fewest = No place that was looked at takes fewer.
near-fit = { UP($things) } { $n ->
        [one] fits
       *[other] fit
    } there.
near-fit-of = Of the { $n_all } that match there only { $things } { $n ->
        [one] leaves
       *[other] leave
    } something for each of these cells.
near-followed-only = Followed from cell to cell, only { $thing } is left for { $place }.
near-looked-around = Looked at { $n } cells around { $place }.
near-looked-at = Looked at { $place }.
near-not = { UP($thing) } does not lie on { $place }: then the { $n } { $n ->
        [one] cell
       *[other] cells
    } around it could not be filled.
near-not-known = Which of them is in a solution is not known.
near-nothing-excluded = Looked around { $n } { $n ->
        [one] cell
       *[other] cells
    }: nothing more is excluded.
near-one-fits = Only { $thing } fits there.
near-one-fits-ways = Only { $thing } fits there, in { $n } ways.
near-only-place = { UP($thing) } fits only on { $place }.
near-only-thing = On { $place } only { $thing } fits beside what lies there.
near-take-back = Take back { $things }; whether the rest can be completed is not known.

## design/at_table/reasoning.py

and-otherwise = { $what }; otherwise { $why }
can-only-go = { $thing } can only go on { $place }
fewest-choices = { $place } has the fewest choices: { $fits }
fewest-places = { $thing } has the fewest places: { $n } { $n ->
        [one] is
       *[other] are
    } left
hint-otherwise = { UP($lead) }: otherwise { $why }.
hint-otherwise-further = { UP($lead) }: otherwise, thought a few steps further, { $why }.
in-so-many-ways = { $fits }, in { $n } ways
only-these = only { $things }
only-works = on { $place } only { $thing } works
only-works-so = on { $place } only { $thing } works, and only in this way
they-fit-there = { $things } { $n ->
        [one] fits
       *[other] fit
    } there
would-be-left-over = something would be left over; mostly { $example }

## design/moves/base.py

dead-piece = no place is left for { $thing }
dead-place = nothing fits on { $place } any more
dead-sum = { $subject } cannot { $wanted } any more
would-leave-piece = no place would be left for { $things }
would-leave-place = nothing would fit on { $places }
would-miss-sum = { $subject } could not { $wanted }

## design/moves/cover_moves.py

hint-because = { UP($what) }: { $why }.
only-n-places = only { $n } places are left for { $thing }, which is still needed as often
only-piece-so = only { $piece } fits on { $place }, and only in this way
only-place = this is the only place left for { $thing }
sum-must = { $subject } must { $wanted }
sums-leave-nothing = the sums leave nothing else
too-many-moves-for-hints = { $puzzle } is too large for hints: its { $noun }s can be laid in up to { $n } ways; { $most } can be thought through

## design/moves/sum_moves.py

add-up-to = add up to { $sum }
cannot-be-thought = { $puzzle } cannot be thought through: { $reason }
hint-line-lacks = Line { $points } lacks only { $place }: to add up to { $sum } it needs { $value } there.
hint-only-by-lines = Only { $value } fits on { $place }: the lines leave no other number that is still to be had.
hint-only-by-regions = Only { $value } fits on { $place }: the regions leave no other number that is still to be had.
hint-only-point = Only { $place } is left for { $thing }.
line-named = line { $points }
n-points = { $n } points
n-points-and-numbers = { $n } points and { $values } numbers
reach-same-sum = reach the same sum
the-lines = the lines
too-many-points-for-hints = { $puzzle } is too large for hints: it has { $points }; up to 200 can be thought through

## desk/boards.py

board-laid = { $n } { $n ->
        [one] piece lies
       *[other] pieces lie
    } as the text says.

## desk/live.py

live-no-dead-end = No dead end seen
live-none-left = No solution left: { $why }
live-wrong-sides = { $n } { $n ->
        [one] side does
       *[other] sides do
    } not match

## families/labeling/regions.py

add-up-to-same = add up to the same in all such regions
values-are = are { $values }
values-be = be { $values }
values-in-region = the values in region { $region }
values-on-points = { $values } on { $n } of the points

## families/tiling/rules/base.py

sum-required = { $subject } { $wanted }

## families/tiling/rules/crossing.py

covers-two-cells = some piece covers two cells at { $point }
crossing-rule = crossing: at no point do all cells belong to different pieces
point-between = the point between cells { $cells }
two-cells-at = two cells at { $point }

## families/tiling/rules/given.py

cell-has-value = cell { $cell } has the value { $value }

## families/tiling/rules/group.py

group-rule = group: { $n } of { $pieces }
numbers-at-least = at least { $least }
numbers-exactly = exactly { $n }
numbers-to = { $least } to { $most }
of-pieces-used = { $n } of the pieces { $pieces } are used
one-of-pieces = one of the pieces { $pieces }

## families/tiling/rules/region.py

a-value-in-region = a { $values } in region { $region }
add-up-to-equal = add up to the same
or-more = { $least } or more
region-rule = region { $region }: the values { $wanted }
values-are-different = are all different
values-are-equal = are equal
values-in-regions = the values in regions { $first } and { $second }
values-on-cells = { $values } on { $n } of the cells
values-required = the values in region { $region } { $wanted }

## families/tiling/rules/total.py

another-thing = another { $noun }
at-least-things = at least { $counted }
at-most-things = at most { $counted }
pieces-from-to = { $least } to { $most } pieces
total-rule = in all: { $pieces }
total-used = { $n } pieces are used in all
total-used-from-to = { $least } to { $most } pieces are used in all

## families/wording.py

did-you-mean = did you mean { $near }?
ended = { UP($what) }.
few-and-more = { $few } and { $n } more
found-date = the date { $date }
found-empty-list = an empty list
found-list = a list
found-long-number = a number of { $n } digits
found-nothing = nothing
found-number = the number { $number }
found-table = a table
found-text = the text { $text }
found-text-with = a text with { $number }
found-time = the time { $time }
n-things = { $n } { $things }
n-things-are = { $counted } { $n ->
        [one] is
       *[other] are
    }
place-named = { $noun } { $name }
places-named = { $noun }s { $names }
they-are = { $what }: { $names }
they-are-1-to = { $what } 1 to { $n }
thing-named = { $noun } { $name }

## models/number_sets.py

any-number = any number
numbers-at-most = at most { $most }

## sentences.py

one-then-another = { $first } { $then }
