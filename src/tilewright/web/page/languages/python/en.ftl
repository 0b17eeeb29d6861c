# Made by docs/make_sentences.py from the English sentences in the source. Copy a message into the files of other
# languages beside this one to translate it. A message may leave values out, and may choose by any value.

## boards/board.py

py-a-board-is-wrapped-or-glued-not-both = a board is wrapped or glued, not both
py-cell-is-no-cell-of-the-lattice-lattice-form-of-cell = { $cell } is no cell of the { $lattice } lattice; { $form_of_cell }
py-glue-all-parts-of-the-board-to-one = glue all parts of the board to one
py-message-give-one-name-for-each-cell-in-reading-order = { $message }; give one name for each cell, in reading order
py-name-has-control-characters-names-of-cells-are-texts-on-one-c544 = { $name } has control characters; names of cells are texts on one line
py-no-way-leads-across-sides-from-cell-name-to-cell-name-2 = no way leads across sides from cell { $name } to cell { $name_2 }
py-the-board-has-no-cells-give-a-shape-a-picture-or-a-list-of-c-fd60 = the board has no cells; give a shape, a picture or a list of cells
py-the-board-has-not-as-many-names-n-as-cells-n-2 = the board has not as many names, { $n }, as cells, { $n_2 }
py-the-board-lists-cell-twice-twice = the board lists cell { $twice } twice
py-two-cells-of-the-board-are-named-name-each-needs-a-name-of-i-f440 = two cells of the board are named { $name }; each needs a name of its own

## boards/gluing.py

py-cell-name-would-touch-itself = cell { $name } would touch itself
py-glue-sides-of-two-cells = glue sides of two cells
py-list-each-pair-of-sides-once = list each pair of sides once
py-only-sides-without-a-neighbor-can-be-glued = only sides without a neighbor can be glued
py-sides-are-glued-on-boards-in-the-plane-the-lattice-lattice-l-8d48 = sides are glued on boards in the plane; the { $lattice } lattice lies in space
py-the-side-called-has-a-neighbor-already = the side { $called } has a neighbor already
py-the-side-called-is-glued-twice = the side { $called } is glued twice
py-the-sides-called-and-called-2-have-different-lengths = the sides { $called } and { $called_2 } have different lengths

## boards/periods.py

py-cells-name-and-name-2-are-the-same-as-they-differ-by = cells { $name } and { $name_2 } are the same, as they differ { $by }
py-give-periods-of-two-cells-at-least-in-each-direction = give periods of two cells at least in each direction
py-give-the-board-one-row-more-or-less = give the board one row more or less
py-keep-one-of-them-or-give-longer-periods = keep one of them, or give longer periods
py-leave-it-out = leave it out
py-leave-it-out-or-give-another-direction = leave it out, or give another direction
py-let-the-plain-period-lead-straight-across-the-one-that-mirro-8a52 = let the plain period lead straight across the one that mirrors, or change its length
py-listed-runs-along-the-periods-before-it = { $listed } runs along the periods before it
py-periods-that-mirror-run-along-names-or-multiples-of-one-of-t-366d = periods that mirror run along { $names }, or multiples of one of them
py-the-periods-are-so-short-that-cell-name-would-touch-itself = the periods are so short that cell { $name } would touch itself
py-the-periods-lead-cell-name-to-itself-turned = the periods lead cell { $name } to itself, turned
py-the-periods-together-make-a-plain-reflection-which-leaves-a-de37 = the periods together make a plain reflection, which leaves a line in place
py-value-would-do-or-a-board-with-one-row-more-or-less = { $value } would do, or a board with one row more or less

## boards/picture.py

py-a-noun-cannot-stand-here = a { $noun } cannot stand here
py-a-noun-here-is-symbol-words = a { $noun } here is { $symbol } ({ $words })
py-row-row-column-column-of-the-picture = row { $row }, column { $column } of the picture
py-the-picture-does-not-say-which-noun-are-words-draw-at-least-1659 = the picture does not say which { $noun } are { $words }: draw at least one as { $listed }
py-the-picture-shows-no-cell-draw-cells-with-any-character-but-6e7f = the picture shows no cell; draw cells with any character but '.' and blank
py-where-layer-n = { $where } (layer { $n })

## boards/shapes.py

py-a-shape-on-the-lattice-lattice-needs-wanted-not-found = a { $shape } on the { $lattice } lattice needs { $wanted }, not { $found }
py-name-of-the-shape-is-size-it-must-be-at-least-1 = { $name } of the { $shape } is { $size }; it must be at least 1
py-the-lattice-lattice-has-no-shape-shape-it-has-known = the { $lattice } lattice has no shape { $shape }; it has { $known }

## catalog/__init__.py

py-did-you-mean-names- = did you mean { $names }?
py-name-a-puzzle-or-a-file = name a puzzle or a file
py-tilewright-list-shows-all-there-are = `tilewright list` shows all there are

## catalog/days.py

py-the-puzzle-of-day-is-not-out-yet = the puzzle of { $day } is not out yet
py-there-is-no-such-day-as-date-a-date-is-the-year-the-month-an-1b1d = there is no such day as { $date }; a date is the year, the month and the day

## catalog/identify.py

py-title-variant-variant = { $title }, variant { $variant }
py-title-when = { $title } { $when }

## catalog/today.py

py-A-roll-of-dice = A roll of dice
py-Cards-to-match = Cards to match
py-Dominoes-in-regions = Dominoes in regions
py-Numbers-to-add-up = Numbers to add up
py-Shapes-to-fit-in = Shapes to fit in

## deadline.py

py-stopped-at-the-limit-of-time-after-after-without-an-answer-r-9b2e = stopped at the limit of time, after { $after }, without an answer: reading a puzzle, placements, symmetries and estimates take time, too; give it more seconds

## design/analyzing/analysis.py

py-exact-over-all-n-solutions = exact, over all { $n } solutions
py-exact-over-the-only-solution = exact, over the only solution
py-from-n-uniform-samples-give-or-take-error-1f = from { $n } uniform samples, give or take { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
py-move-labels = { $move } ({ $labels })
py-piece-on-cells = { $piece } on { $cells }
py-stopped-after-n-n-solution-solutions-which-are-no-fair-sampl-1026 = stopped after { $n } { $n ->
        [one] solution
       *[other] solutions
    }, which are no fair sample: no shares are known
py-stopped-too-soon-nothing-is-known-yet = stopped too soon: nothing is known yet

## design/analyzing/analyze.py

py-an-analysis-is-about-all-solutions-give-no-limit-of-solution-a77c = an analysis is about all solutions; give no limit of solutions
py-samples-solutions-cannot-be-drawn-give-a-number-from-1-on = { $samples } solutions cannot be drawn; give a number from 1 on

## design/assembling/assembly.py

py-from-the-slide-words = from the { $slide_words }
py-name-has-no-pieces-in-space-there-is-nothing-to-put-together = { $name } has no pieces in space: there is nothing to put together

## design/assembling/assembly_words.py

py-No-way-was-found-to-put-these-n-pieces-together-by-straight-5958 = No way was found to put these { $n } pieces together by straight moves: { $pieces }.
py-These-n-pieces-hold-each-other-and-no-straight-move-takes-th-3da4 = These { $n } pieces hold each other, and no straight move takes them apart: { $pieces }.
py-These-pieces-can-be-put-together-by-straight-moves-but-some-95b4 = These pieces can be put together by straight moves, but some must be shifted on the way.
py-These-pieces-can-be-put-together-by-straight-moves-but-some-d290 = These pieces can be put together by straight moves, but some must go in together.
py-These-pieces-can-be-put-together-one-by-one-in-this-order- = These pieces can be put together one by one, in this order.
py-from-the-side = from the { $side }
py-moving-to-standing-way = { $moving } to { $standing }, { $way }
py-moving-way = { $moving } { $way }
py-step-then-n-n-shift-shifts = { $step }, then { $n } { $n ->
        [one] shift
       *[other] shifts
    }

## design/at_table/advice.py

py-thing-on-place = { $thing } on { $place }

## design/at_table/hints.py

py-All-done-this-is-a-solution- = All done: this is a solution.
py-In-every-solution-that-is-left-thing-lies-here- = In every solution that is left { $thing } lies here.
py-In-n-of-the-all-solutions-that-are-left-thing-lies-here- = In { $n } of the { $all } solutions that are left { $thing } lies here.
py-Nothing-could-be-excluded-in-time- = Nothing could be excluded in time.
py-Nothing-more-could-be-excluded-in-time- = Nothing more could be excluded in time.
py-Nothing-more-was-found-that-can-be-excluded- = Nothing more was found that can be excluded.
py-Nothing-was-found-that-can-be-excluded- = Nothing was found that can be excluded.
py-Only-one-solution-is-left-and-in-it-thing-lies-here- = Only one solution is left, and in it { $thing } lies here.
py-Perhaps-fewer-would-do- = Perhaps fewer would do.
py-Take-back-things- = Take back { $things }.
py-The-puzzle-has-no-solution- = The puzzle has no solution.
py-The-puzzle-has-no-solution-even-if-you-take-everything-back- = The puzzle has no solution, even if you take everything back.
py-There-is-no-way-to-go-on-from-here-that-leads-to-a-solution- = There is no way to go on from here that leads to a solution.
py-There-is-nothing-more-to-exclude-everything-else-that-still-9473 = There is nothing more to exclude: everything else that still fits somewhere lies there in a solution.
py-There-is-nothing-to-exclude-everything-that-still-fits-somew-8f42 = There is nothing to exclude: everything that still fits somewhere lies there in a solution.
py-Thing-does-not-lie-on-place-why- = { UP($thing) } does not lie on { $place }: { $why }.
py-What-to-take-back-could-not-be-found-out-in-time- = What to take back could not be found out in time.
py-Whether-there-is-a-solution-could-not-be-found-out-in-time- = Whether there is a solution could not be found out in time.
py-Whether-what-lies-there-can-be-completed-could-not-be-found-363b = Whether what lies there can be completed could not be found out in time.
py-Whether-what-lies-there-is-right-could-not-be-found-out-in-t-40ca = Whether what lies there is right could not be found out in time.
py-With-thing-here-there-is-a-solution- = With { $thing } here there is a solution.
py-no-solution-that-is-left-has-it-there = no solution that is left has it there
py-then-what = then { $what }
py-what-lies-there-does-not-go-together = what lies there does not go together

## design/at_table/near_hints.py

py-Followed-from-cell-to-cell-only-thing-is-left-for-place- = Followed from cell to cell, only { $thing } is left for { $place }.
py-Looked-around-n-n-cell-cells-nothing-more-is-excluded- = Looked around { $n } { $n ->
        [one] cell
       *[other] cells
    }: nothing more is excluded.
py-Looked-at-n-cells-around-place- = Looked at { $n } cells around { $place }.
py-Looked-at-place- = Looked at { $place }.
py-No-place-that-was-looked-at-takes-fewer- = No place that was looked at takes fewer.
py-Of-the-n-all-that-match-there-only-things-n-leaves-leave-som-6469 = Of the { $n_all } that match there only { $things } { $n ->
        [one] leaves
       *[other] leave
    } something for each of these cells.
py-On-place-only-thing-fits-beside-what-lies-there- = On { $place } only { $thing } fits beside what lies there.
py-Only-thing-fits-there- = Only { $thing } fits there.
py-Only-thing-fits-there-in-n-ways- = Only { $thing } fits there, in { $n } ways.
py-Take-back-things-whether-the-rest-can-be-completed-is-not-kn-2800 = Take back { $things }; whether the rest can be completed is not known.
py-Thing-does-not-lie-on-place-then-the-n-n-cell-cells-around-i-68e1 = { UP($thing) } does not lie on { $place }: then the { $n } { $n ->
        [one] cell
       *[other] cells
    } around it could not be filled.
py-Thing-fits-only-on-place- = { UP($thing) } fits only on { $place }.
py-Things-n-fits-fit-there- = { UP($things) } { $n ->
        [one] fits
       *[other] fit
    } there.
py-Which-of-them-is-in-a-solution-is-not-known- = Which of them is in a solution is not known.
py-followed-from-cell-to-cell-no-place-is-left-for-thing = followed from cell to cell, no place is left for { $thing }
py-followed-from-cell-to-cell-nothing-is-left-for-place = followed from cell to cell, nothing is left for { $place }
py-nothing-left-fits-on-places = nothing left fits on { $places }

## design/at_table/reasoning.py

py-Lead-otherwise-thought-a-few-steps-further-why- = { UP($lead) }: otherwise, thought a few steps further, { $why }.
py-Lead-otherwise-why- = { UP($lead) }: otherwise { $why }.
py-fits-in-n-ways = { $fits }, in { $n } ways
py-on-place-only-thing-works = on { $place } only { $thing } works
py-on-place-only-thing-works-and-only-in-this-way = on { $place } only { $thing } works, and only in this way
py-only-things = only { $things }
py-place-has-the-fewest-choices-fits = { $place } has the fewest choices: { $fits }
py-something-would-be-left-over-mostly-example = something would be left over; mostly { $example }
py-thing-can-only-go-on-place = { $thing } can only go on { $place }
py-thing-has-the-fewest-places-n-n-is-are-left = { $thing } has the fewest places: { $n } { $n ->
        [one] is
       *[other] are
    } left
py-things-n-fits-fit-there = { $things } { $n ->
        [one] fits
       *[other] fit
    } there
py-what-otherwise-why = { $what }; otherwise { $why }

## design/at_table/watch.py

py-the-search-of-name-cannot-be-watched-reason = the search of { $name } cannot be watched: { $reason }

## design/at_table/why_not.py

py-a-hint-says-what-to-take-back = a hint says what to take back
py-take-back-what-is-wrong-there = take back what is wrong there
py-the-puzzle-fixes-things-there-look-whether-that-is-right-and-be00 = the puzzle fixes { $things } there: look whether that is right, and which way it is turned
py-the-puzzle-has-no-solution-at-all-even-with-nothing-laid = the puzzle has no solution at all, even with nothing laid
py-what-lies-there-cannot-be-completed = what lies there cannot be completed
py-what-lies-there-cannot-be-completed-although-the-puzzle-has-0862 = what lies there cannot be completed, although the puzzle has solutions
py-what-lies-there-does-not-go-together-with-what-the-puzzle-fi-a427 = what lies there does not go together with what the puzzle fixes
py-what-why = { $what }: { $why }

## design/difficulty/attempts.py

py-attempts-cannot-be-made-reason = attempts cannot be made: { $reason }

## design/difficulty/rating.py

py-A-typical-attempt-tries-tried-in-vain- = A typical attempt tries { $tried } in vain.
py-A-typical-attempt-tries-tried-in-vain-fewest-in-the-luckiest-1145 = A typical attempt tries { $tried } in vain: { $fewest } in the luckiest quarter of attempts, { $most } or more in the unluckiest.
py-Given-up-after-most-tries-in-vain-n-of-all-attempts- = Given up after { $most } tries in vain: { $n } of { $all } attempts.
py-No-attempt-led-to-a-solution-whether-there-is-one-is-open- = No attempt led to a solution; whether there is one is open.
py-Of-things-in-a-typical-solution-parts- = Of { $things } in a typical solution, { $parts }.
py-Stopped-at-the-limit-of-time-before-the-first-attempt-ended-22ff = Stopped at the limit of time before the first attempt ended: with more seconds the rating may be another one.
py-Stopped-at-the-limit-of-time-with-more-seconds-the-rating-ma-d700 = Stopped at the limit of time: with more seconds the rating may be another one.
py-The-first-dead-end-shows-when-things-n-lies-lie- = The first dead end shows when { $things } { $n ->
        [one] lies
       *[other] lie
    }.
py-at-least-counted = at least { $counted }
py-beyond = beyond
py-easy = easy
py-hard = hard
py-hardly-a-noun = hardly a { $noun }
py-medium = medium
py-n-n-follows-follow-at-once = { $n } { $n ->
        [one] follows
       *[other] follow
    } at once
py-n-n-follows-follow-by-a-look-one-step-ahead = { $n } { $n ->
        [one] follows
       *[other] follow
    } by a look one step ahead
py-n-n-follows-follow-by-a-look-two-steps-ahead = { $n } { $n ->
        [one] follows
       *[other] follow
    } by a look two steps ahead
py-n-n-needs-need-a-guess = { $n } { $n ->
        [one] needs
       *[other] need
    } a guess
py-n-of-things = { $n } of { $things }
py-n-things = { $n } { $things }
py-no-solution = no solution
py-none = none
py-none-needs-a-guess = none needs a guess
py-unknown = unknown
py-up-to-n = up to { $n }
py-very-easy = very easy
py-very-hard = very hard

## design/moves/base.py

py-no-place-is-left-for-thing = no place is left for { $thing }
py-no-place-would-be-left-for-things = no place would be left for { $things }
py-nothing-fits-on-place-any-more = nothing fits on { $place } any more
py-nothing-would-fit-on-places = nothing would fit on { $places }
py-subject-cannot-wanted-any-more = { $subject } cannot { $wanted } any more
py-subject-could-not-wanted = { $subject } could not { $wanted }

## design/moves/cover_moves.py

py-What-why- = { UP($what) }: { $why }.
py-only-n-places-are-left-for-thing-which-is-still-needed-as-of-3f91 = only { $n } places are left for { $thing }, which is still needed as often
py-only-piece-fits-on-place-and-only-in-this-way = only { $piece } fits on { $place }, and only in this way
py-puzzle-is-too-large-for-hints-its-noun-s-can-be-laid-in-up-t-717b = { $puzzle } is too large for hints: its { $noun }s can be laid in up to { $n } ways; { $most } can be thought through
py-subject-must-wanted = { $subject } must { $wanted }
py-the-sums-leave-nothing-else = the sums leave nothing else
py-this-is-the-only-place-left-for-thing = this is the only place left for { $thing }

## design/moves/sum_moves.py

py-Line-points-lacks-only-place-to-add-up-to-sum-it-needs-value-ddc4 = Line { $points } lacks only { $place }: to add up to { $sum } it needs { $value } there.
py-Only-place-is-left-for-thing- = Only { $place } is left for { $thing }.
py-Only-value-fits-on-place-the-lines-leave-no-other-number-tha-d7fa = Only { $value } fits on { $place }: the lines leave no other number that is still to be had.
py-Only-value-fits-on-place-the-regions-leave-no-other-number-t-b518 = Only { $value } fits on { $place }: the regions leave no other number that is still to be had.
py-add-up-to-sum = add up to { $sum }
py-line-points = line { $points }
py-n-points = { $n } points
py-n-points-and-values-numbers = { $n } points and { $values } numbers
py-puzzle-cannot-be-thought-through-reason = { $puzzle } cannot be thought through: { $reason }
py-puzzle-is-too-large-for-hints-it-has-points-up-to-200-can-be-1b68 = { $puzzle } is too large for hints: it has { $points }; up to 200 can be thought through
py-reach-the-same-sum = reach the same sum
py-the-lines = the lines

## design/uniqueness/unify.py

py-n-makes-no-sense-ask-for-at-least-1-solution-and-1-change = { $n } makes no sense; ask for at least 1 solution and 1 change
py-the-time-was-over-before-all-changes-were-looked-at = the time was over before all changes were looked at

## desk/asks.py

py-The-time-was-over-before-the-search-began-the-puzzle-is-too-7fbd = The time was over before the search began: the puzzle is too large for a search here.
py-expected-an-object = expected an object
py-expected-piece-cells-numbers-of-the-puzzle = expected [piece, cells], numbers of the puzzle
py-n-different-solutions = { $n } different solutions
py-n-solutions = { $n } solutions
py-nothing-is-called-ask-here = nothing is called { $ask } here
py-one-solution = one solution
py-there-are-names = there are { $names }
py-there-is-no-such-piece-or-way = there is no such piece or way
py-there-is-no-such-puzzle-in-the-catalog = there is no such puzzle in the catalog

## desk/boards.py

py-expected-a-text = expected a text
py-n-n-piece-lies-pieces-lie-as-the-text-says- = { $n } { $n ->
        [one] piece lies
       *[other] pieces lie
    } as the text says.
py-the-text-has-n-characters-at-most-most-are-taken = the text has { $n } characters; at most { $most } are taken
py-there-is-no-such-site = there is no such site
py-this-is-no-board = this is no board
py-this-text-lays-nothing-on-the-table = this text lays nothing on the table

## desk/class_sheets.py

py-Making-file = Making { $file }
py-The-file-is-made- = The file is made.
py-The-files-are-made- = The files are made.
py-There-is-nothing-to-print-remarks- = There is nothing to print: { $remarks }.
py-make-two-files = make two files
py-n-names-are-given-at-most-most-names-are-taken = { $n } names are given; at most { $most_names } are taken
py-puzzle-number-n-is-left-out-problem = puzzle number { $n } is left out: { $problem }

## desk/collection.py

py-this-is-no-link-to-a-collection = this is no link to a collection
py-title-details = { $title } ({ $details })

## desk/drafts.py

py-This-is-no-puzzle-yet- = This is no puzzle yet.
py-all-shapes = all { $shapes }
py-all-shapes-of-a-size = all shapes of a size
py-draw-on-until-the-pieces-and-the-board-have-as-many-cells = draw on, until the pieces and the board have as many cells
py-n-n-shape-shapes-of-size-size-cell-cells = { $n } { $n ->
        [one] shape
       *[other] shapes
    } of { $size } { $size ->
        [one] cell
       *[other] cells
    }
py-this-puzzle-is-too-large-to-be-edited-here = this puzzle is too large to be edited here

## desk/files.py

py-a-number-is-infinite-or-none-at-all = a number is infinite, or none at all
py-a-text-holds-half-a-character = a text holds half a character
py-all-right = all right
py-choose-a-toml-or-json-file-or-the-csv-files-of-the-cards-and-ae32 = choose a .toml or .json file, or the .csv files of the cards and of the neighbors
py-expected-names = expected { $names }
py-expected-one-file-or-the-two-files-of-a-deck-found-n = expected one file, or the two files of a deck; found { $n }
py-it-may-be-another-file-than-you-meant-or-an-editor-saved-it-7af5 = it may be another file than you meant, or an editor saved it in another encoding
py-lists-or-tables-are-nested-too-deeply = lists or tables are nested too deeply
py-n-wrong-the-first-is-number-wrong = { $n } wrong, the first is number { $wrong }
py-source-has-n-n-solution-solutions-of-this-puzzle-which = { $source } has { $n } { $n ->
        [one] solution
       *[other] solutions
    } of this puzzle, { $which }
py-the-file-has-n-characters-at-most-most-are-taken = the file has { $n } characters; at most { $most } are taken
py-the-file-message = the file { $message }
py-the-file-name-is-not-text-in-UTF-8 = the file { $name } is not text in UTF-8
py-this-puzzle-holds-values-that-cannot-be-written-down = this puzzle holds values that cannot be written down
py-this-puzzle-is-too-large-to-be-saved-here = this puzzle is too large to be saved here

## desk/levels.py

py-come-back-on-that-day = come back on that day
py-draw-again-or-take-any-set = draw again, or take any set
py-expected-a-date-such-as-2026-11-22 = expected a date such as 2026-11-22
py-grade-a-typical-attempt-tries-tried-in-vain = { $grade }: a typical attempt tries { $tried } in vain
py-n-sets-were-drawn-and-none-of-them-has-a-solution = { $n } sets were drawn, and none of them has a solution
py-no-roll-was-found-to-have-a-solution = no roll was found to have a solution
py-none-of-rolls-was-level-the-nearest-to-it-is-words = none of { $rolls } was { $level }; the nearest to it is { $words }
py-try-again = try again

## desk/limits.py

py-on-your-own-machine-command-takes-it = on your own machine, { $command } takes it
py-the-board-has-n-cells-at-most-most-are-served-here = the board has { $n } cells; at most { $most } are served here

## desk/link_contents.py

py-add-one-at-its-table-or-in-the-gallery = add one, at its table or in the gallery
py-make-two-collections-of-it = make two collections of it
py-solve-a-puzzle-by-hand-and-it-comes-in = solve a puzzle by hand, and it comes in
py-there-is-no-puzzle-in-this-collection = there is no puzzle in this collection
py-there-is-no-solution-in-this-album = there is no solution in this album
py-this-collection-has-n-puzzles-at-most-most-are-taken = this collection has { $n } puzzles; at most { $most } are taken

## desk/links.py

py-expected-a-link = expected a link
py-make-two-collections-of-it-or-leave-out-the-puzzle-that-take-2977 = make two collections of it, or leave out the puzzle that takes most: number { $number }
py-reload-the-page-or-ask-the-person-who-runs-it-for-the-newest-edd3 = reload the page, or ask the person who runs it for the newest version
py-save-it-as-a-file-and-send-that = save it as a file and send that
py-save-the-album-as-a-file-and-send-that = save the album as a file, and send that
py-the-puzzle-in-this-link-is-too-large = the puzzle in this link is too large
py-this-album-is-too-long-for-a-link = this album is too long for a link
py-this-collection-is-too-long-for-a-link = this collection is too long for a link
py-this-is-no-link-to-a-puzzle = this is no link to a puzzle
py-this-link-is-damaged = this link is damaged
py-this-link-is-damaged-only-one-to-an-exercise-has-a-start = this link is damaged: only one to an exercise has a start
py-this-link-is-damaged-there-is-no-exercise-in-it = this link is damaged: there is no exercise in it
py-this-link-is-damaged-there-is-no-puzzle-in-it = this link is damaged: there is no puzzle in it
py-this-link-is-not-whole = this link is not whole
py-this-link-is-too-long = this link is too long
py-this-link-was-made-by-a-newer-version-of-the-page-it-is-of-k-abcf = this link was made by a newer version of the page (it is of kind { $version }, this page knows { $album })
py-this-puzzle-is-too-large-for-a-link = this puzzle is too large for a link
py-words-it-would-have-n-characters-and-most-are-the-most = { $words }: it would have { $n } characters, and { $most } are the most

## desk/live.py

py-No-dead-end-seen = No dead end seen
py-No-solution-left-why = No solution left: { $why }
py-n-n-side-does-sides-do-not-match = { $n } { $n ->
        [one] side does
       *[other] sides do
    } not match

## desk/opened.py

py-a-size-is-not-chosen-together-with-cells-or-pieces = a size is not chosen together with cells or pieces
py-cells-and-pieces-are-not-both-to-be-chosen = cells and pieces are not both to be chosen
py-expected-a-list = expected a list
py-look-for-it-among-all-puzzles-by-words-of-its-title = look for it among all puzzles, by words of its title
py-mistakes-and-n-more-mistakes = { $mistakes }; and { $n } more mistakes
py-n-pieces-cannot-lie-on-the-table = { $n } pieces cannot lie on the table
py-piece-name-cannot-lie-so-on-cell-name-2-it-points-another-wa-521f = piece { $name } cannot lie so on cell { $name_2 }: it points another way
py-piece-name-does-not-lie-on-the-board-with-all-its-cells = piece { $name } does not lie on the board with all its cells
py-piece-name-has-no-way-number-way-there-are-n = piece { $name } has no way number { $way }; there are { $n }
py-pieces-lie-there-from-the-start-so-the-choices-of-the-setup-3de9 = pieces lie there from the start, so the choices of the setup must be made
py-points-of-a-puzzle-of-numbers-cannot-be-blocked = points of a puzzle of numbers cannot be blocked
py-the-cells-are-named-name-to-name-2 = the cells are named { $name } to { $name_2 }
py-the-puzzle-file-has-n-characters-at-most-most-are-taken = the puzzle file has { $n } characters; at most { $most } are taken
py-there-is-no-cell-name-on-the-board = there is no cell { $name } on the board
py-there-is-no-cell-number-cell-the-board-has-n = there is no cell number { $cell }; the board has { $n }
py-there-is-no-piece-number-number-there-are-n = there is no piece number { $number }; there are { $n }
py-there-is-no-puzzle-name-in-the-catalog = there is no puzzle { $name } in the catalog
py-this-is-no-puzzle-file-its-values-are-nested-too-deeply-or-n-b4c8 = this is no puzzle file: its values are nested too deeply, or no numbers

## desk/outlines.py

py-Balls = Balls
py-Balls-in-triangles = Balls in triangles
py-Cubes = Cubes
py-Cubes-cut-into-24 = Cubes cut into 24
py-Flowers-of-pentagons = Flowers of pentagons
py-Hexagons = Hexagons
py-Kites = Kites
py-Octagons-and-squares = Octagons and squares
py-Pentagons = Pentagons
py-Prisms = Prisms
py-Quarter-squares = Quarter squares
py-Rhombi = Rhombi
py-Sixths-of-triangles = Sixths of triangles
py-Squares = Squares
py-Squares-and-triangles = Squares and triangles
py-Tetra-and-octahedra = Tetra- and octahedra
py-Thirds-of-triangles = Thirds of triangles
py-Triangles = Triangles
py-Triangles-and-hexagons = Triangles and hexagons
py-edit-them-as-text = edit them as text
py-expected-an-object-with-the-sizes = expected an object with the sizes
py-it-has-names = it has { $names }
py-key-must-be-a-number-from-least-to-most = { $key } must be a number from { $least } to { $most }
py-make-it-smaller = make it smaller
py-n-cells-are-too-many-at-most-most = { $n } cells are too many; at most { $most }
py-row-row-column-column = row { $row }, column { $column }
py-the-cells-lie-too-far-apart-to-be-painted = the cells lie too far apart to be painted
py-the-lattice-lattice-has-no-such-shape = the { $lattice } lattice has no such shape
py-there-is-no-such-lattice = there is no such lattice
py-this-is-no-cell-of-the-lattice-lattice = this is no cell of the { $lattice } lattice
py-this-patch-is-too-large-to-paint-on = this patch is too large to paint on
py-with-n-sides = with { $n } sides

## desk/plane.py

py-A-tiling-of-the-plane = A tiling of the plane
py-Each-piece-has-the-number-of-its-corona-0-is-the-piece-in-th-c858 = Each piece has the number of its corona; 0 is the piece in the middle.
py-No-tiling-of-the-plane = No tiling of the plane
py-The-time-allowed-for-one-search-is-over- = The time allowed for one search is over.
py-What-is-in-the-parallelogram-moved-by-its-sides-again-and-ag-2ccc = What is in the parallelogram, moved by its sides again and again, gives all of the plane.
py-You-stopped-it- = You stopped it.
py-an-object-with-lattice-and-cells = an object with "lattice" and "cells"
py-choose-one-in-the-plane = choose one in the plane
py-expected-a-piece = expected a piece
py-looking-for-a-tiling-of-the-plane = looking for a tiling of the plane
py-n-n-corona-coronas-found = { $n } { $n ->
        [one] corona
       *[other] coronas
    } found
py-no-period-of-up-to-n-n-piece-pieces = no period of up to { $n } { $n ->
        [one] piece
       *[other] pieces
    }
py-paint-some = paint some
py-the-lattice-lattice-lies-in-space = the { $lattice } lattice lies in space
py-the-piece-has-no-cells-yet = the piece has no cells yet
py-trying-the-smallest-periods = trying the smallest periods

## desk/repaint.py

py-Things-went-with-n-its-cell-the-cells- = { UP($things) } went with { $n ->
        [one] its cell
       *[other] the cells
    }.
py-a-cell-is-changed-twice = a cell is changed twice
py-a-choice-of-the-setup = a choice of the setup
py-a-given-value = a given value
py-a-line = a line
py-a-pair-of-glued-sides = a pair of glued sides
py-a-region = a region
py-expected-a-shape-and-its-sizes = expected a shape and its sizes
py-expected-a-value-one-word-without-blanks = expected a value, one word without blanks
py-expected-cells-each-with-a-state = expected cells, each with a state
py-expected-the-puzzle-file-as-an-object = expected the puzzle file as an object
py-the-states-are-names = the states are { $names }

## desk/requests.py

py-an-object-with-name-or-document = an object with "name" or "document"
py-expected-a-puzzle = expected a puzzle
py-expected-about = expected { $about }
py-expected-either-name-or-document = expected either "name" or "document"
py-expected-what = expected { $what }
py-the-keys-are-names = the keys are { $names }
py-what-has-no-unknown = { $what } has no { $unknown }

## desk/searches.py

py-At-least-solutions-the-count-is-not-complete = At least { $solutions }; the count is not complete
py-Every-possibility-was-tried- = Every possibility was tried.
py-Exactly-solutions-how-many-are-left-of-them-up-to-symmetry-w-8f41 = Exactly { $solutions }; how many are left of them up to symmetry was not counted to the end
py-No-solution-found-so-far-the-count-is-not-complete = No solution found so far; the count is not complete
py-No-solution-found-so-far-the-search-is-not-complete = No solution found so far; the search is not complete
py-No-solution-has-what-lies-on-the-table- = No solution has what lies on the table.
py-The-first-n-of-all-different-solutions- = The first { $n } of { $all } different solutions.
py-The-first-n-of-all-solutions- = The first { $n } of { $all } solutions.
py-There-is-no-solution- = There is no solution.
py-These-numbers-are-exact = These numbers are exact
py-counting-all-solutions-with-engine = counting all solutions with { $engine }
py-it-needed-more-memory-than-one-search-may-have = it needed more memory than one search may have
py-it-was-stopped = it was stopped
py-looking-for-solutions-with-engine = looking for solutions with { $engine }
py-n-different-n-solution-solutions = { $n } different { $n ->
        [one] solution
       *[other] solutions
    }
py-n-n-solution-solutions = { $n } { $n ->
        [one] solution
       *[other] solutions
    }
py-no-more-are-kept-here = no more are kept here
py-so-far-why- = { $so_far }: { $why }.
py-solutions-That-is-all = { $solutions }. That is all
py-solutions-all-with-turned-or-mirrored-ones = { $solutions }, { $all } with turned or mirrored ones
py-solutions-so-far-there-may-be-more = { $solutions } so far; there may be more
py-solutions-with-what-lies-on-the-table = { $solutions } with what lies on the table
py-take-back-what-does-not-fit = take back what does not fit
py-the-time-allowed-for-one-search-is-over = the time allowed for one search is over
py-watch-pieces-come-and-go-as-the-search-tries-them = watch: pieces come and go as the search tries them
py-whole-every-possibility-was-tried- = { $whole }: every possibility was tried.
py-you-stopped-it = you stopped it

## desk/sizes.py

py-a-cell-has-the-coordinate-shown-they-go-to-farthest-here = a cell has the coordinate { $shown }; they go to { $farthest } here
py-a-piece-of-n-cells-is-too-large-here-at-most-most = a piece of { $n } cells is too large here; at most { $most }
py-a-shape-of-this-size-is-too-large-at-most-most-cells-are-ser-4a51 = a { $shape } of this size is too large; at most { $most } cells are served here
py-all-these-polyforms-together-are-too-many-here = all these polyforms together are too many here
py-board = board
py-n-cells-in-all-pieces-are-too-many-here-at-most-most = { $n } cells in all pieces are too many here; at most { $most }
py-n-pieces-are-too-many-here-at-most-most = { $n } pieces are too many here; at most { $most }
py-polyforms-of-shown-cells-are-too-many-here-they-have-at-most-0090 = polyforms of { $shown } cells are too many here; they have at most { $most }
py-take-smaller-values-or-fewer = take smaller values, or fewer
py-the-pieces-can-lie-in-too-many-ways-n-with-all-their-orienta-50a8 = the pieces can lie in too many ways: { $n } with all their orientations; at most { $most } are served here
py-the-puzzle-has-n-pieces-at-most-most-are-served-here = the puzzle has { $n } pieces; at most { $most } are served here
py-the-values-lie-too-far-apart-from-shown-to-shown-2-for-all-t-a80e = the values lie too far apart, from { $shown } to { $shown_2 }, for all their sums to be looked at here

## desk/solids.py

py-only-pieces-in-space-make-a-solid = only pieces in space make a solid

## desk/tools.py

py-0-for-the-usual-size = 0 for the usual size
py-3MF-for-a-3D-printer = 3MF, for a 3D printer
py-Analyze = Analyze
py-Analyze-it = Analyze it
py-Analyzing = Analyzing
py-Brief = Brief
py-Count-turned-and-mirrored-ones-as-well = Count turned and mirrored ones as well
py-DXF-for-a-laser-cutter = DXF, for a laser cutter
py-Each-further-point-doubles-what-is-tried-in-vain- = Each further point doubles what is tried in vain.
py-Edge-of-a-cell-in-mm = Edge of a cell in mm
py-Fewer-changes-may-be-enough- = Fewer changes may be enough.
py-File = File
py-Files-at-true-size-paper-to-cut-out-outlines-for-a-laser-sol-b15a = Files at true size: paper to cut out, outlines for a laser, solids for a 3D printer.
py-Find-the-reason = Find the reason
py-First-moves-that-leave-fewest = First moves that leave fewest
py-First-moves-that-leave-most = First moves that leave most
py-How-hard-the-puzzle-is-for-a-person-told-from-attempts-like-bdf7 = How hard the puzzle is for a person, told from attempts like those of a person.
py-In-every-solution = In every solution
py-In-percent-of-the-solutions-where-each-noun-lies = In percent of the solutions, where each { $noun } lies
py-Invent = Invent
py-Inventing = Inventing
py-It-is-not-known-if-there-is-a-solution- = It is not known if there is a solution.
py-Laser-and-solids-a-tray-too = Laser and solids: a tray, too
py-Look-for-changes = Look for changes
py-Looking-for-changes = Looking for changes
py-Looking-for-the-reason = Looking for the reason
py-Make-it-real = Make it real
py-Make-it-unique = Make it unique
py-Make-the-file = Make the file
py-Make-the-sheets = Make the sheets
py-Making-a-file = Making a file
py-Making-sheets = Making sheets
py-Names-of-pupils-one-in-a-line = Names of pupils, one in a line
py-New-puzzles-to-order-each-counted-by-two-engines-The-brief-s-fe15 = New puzzles to order, each counted by two engines. The brief says what is given and what is free.
py-No-fewer-changes-are-enough- = No fewer changes are enough.
py-No-such-change-was-found- = No such change was found.
py-None-of-these-can-be-left-out- = None of these can be left out.
py-On-paper = On paper
py-Over-all-solutions-where-each-piece-lies-how-often-what-is-f-ef40 = Over all solutions: where each piece lies how often, what is forced, and what each first move leaves.
py-PDF-to-print-on-paper = PDF, to print on paper
py-Paper = Paper
py-Paper-pages-to-solve-with-a-pencil = Paper: pages to solve with a pencil
py-Puzzles = Puzzles
py-Puzzles-on-a-page = Puzzles on a page
py-Rate = Rate
py-Rate-it = Rate it
py-Rating = Rating
py-STL-for-a-3D-printer = STL, for a 3D printer
py-SVG-for-a-laser-cutter = SVG, for a laser cutter
py-Seed = Seed
py-Sheets-to-solve-with-a-pencil-several-puzzles-on-a-page-each-259c = Sheets to solve with a pencil, several puzzles on a page, each page with a line for a name.
py-Side-by-side = Side by side
py-Solutions = Solutions
py-Solutions-on-paper = Solutions on paper
py-The-least-change-after-which-the-puzzle-has-as-many-solution-d1da = The least change after which the puzzle has as many solutions as you want: a piece laid, a cell blocked, two pieces glued together, a label changed.
py-The-puzzle-has-as-many-solutions-as-it-is- = The puzzle has as many solutions as it is.
py-The-same-seed-invents-the-same-puzzles- = The same seed invents the same puzzles.
py-The-search-was-stopped- = The search was stopped.
py-The-smallest-set-of-pieces-and-cells-that-cannot-be-together-b11d = The smallest set of pieces and cells that cannot be together, for a puzzle without a solution.
py-The-time-is-over- = The time is over.
py-There-are-no-more- = There are no more.
py-There-is-a-solution- = There is a solution.
py-There-is-no-solution-and-no-smaller-reason-that-was-proved- = There is no solution, and no smaller reason: that was proved.
py-There-may-be-more-changes- = There may be more changes.
py-This-cannot-be-together = This cannot be together
py-Why-none- = Why none?
py-distinct-distinct-different-up-to-symmetry-counted-by-engine-9903 = { $distinct } distinct, { $different } up to symmetry, counted by { $engines }.
py-grade-number-1f = { $grade }: { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
py-move = move
py-noun-words = { $noun } { $words }
py-of-the-solutions = of the solutions
py-one = one
py-pair = pair
py-six = six
py-solutions-left = solutions left
py-up-to-a-hundred = up to a hundred

## desk/typed_tiles.py

py-Capital-and-small-letters-are-two-halves-of-a-picture = Capital and small letters are two halves of a picture
py-Equal-labels-meet- = Equal labels meet.
py-The-words-name-and-name-2-tell-two-halves-of-a-picture-apart-cf31 = The words { $name } and { $name_2 } tell two halves of a picture apart, which meet.
py-as-their-sides-are-listed = as their sides are listed
py-has-a-which-stands-for-no-label = has a *, which stands for no label
py-is-longer-than-longest-letters = is longer than { $longest } letters
py-line-number-has-n-but-a-tile-has-names-sides = line { $number } has { $n }, but a tile has { $names } sides
py-line-number-the-label-label-what = line { $number }: the label { $label } { $what }
py-mark-and-other-tell-two-halves-of-a-picture-apart-first-meet-a174 = { $mark } and { $other } tell two halves of a picture apart: { $first } meets { $second }.
py-n-n-tile-tiles-read-as-order- = { $n } { $n ->
        [one] tile
       *[other] tiles
    }, read as { $order }.
py-n-tiles-are-too-many-at-most-most-are-served-here = { $n } tiles are too many; at most { $most } are served here
py-no-line-of-this-has-labels = no line of this has labels
py-order-a-dot-stands-for-a-side-without-a-label = { $order }; a dot stands for a side without a label
py-there-is-nothing-to-read = there is nothing to read
py-write-a-short-word-or-a-letter = write a short word or a letter
py-write-a-tile-on-each-line-for-example-sample = write a tile on each line, for example: { $sample }
py-write-them-in-the-order-names-for-example-sample = write them in the order { $names }, for example: { $sample }

## desk/views.py

py-Different-pictures-where-one-that-can-be-turned-into-another-f8ac = Different pictures, where one that can be turned into another does not count again.
py-Distinct = Distinct
py-Every-way-to-lay-the-pieces-with-pieces-that-look-alike-told-c69a = Every way to lay the pieces, with pieces that look alike told apart.
py-Finished-pictures-that-look-different-on-a-board-that-stays-70fd = Finished pictures that look different on a board that stays where it is.
py-Flip-over = Flip over
py-Raw = Raw
py-Really-different-pictures-what-can-be-turned-or-mirrored-int-9e16 = Really different pictures: what can be turned or mirrored into another does not count again.
py-Really-different-pictures-where-renaming-the-labels-for-numb-df5c = Really different pictures, where renaming the labels (for numbers: exchanging large and small) makes no difference either.
py-Roll = Roll
py-Roll-back = Roll back
py-Tip = Tip
py-Tip-back = Tip back
py-Turn = Turn
py-Turn-back = Turn back
py-Up-to-rotation = Up to rotation
py-Up-to-symmetry = Up to symmetry
py-Up-to-symmetry-and-relabeling = Up to symmetry and relabeling
py-any-sum-the-same-for-all = any sum, the same for all
py-cell-layer-n = { $cell }, layer { $n }
py-given-value = given { $value }
py-in-a-region-where-condition = in a region where { $condition }
py-kind-name = { $kind } { $name }
py-on-a-line-with-the-sum-sum = on a line with the sum { $sum }
py-the-sum-is-sum = the sum is { $sum }
py-variant-variant = variant { $variant }
py-without-a-variant = without a variant

## desk/workshop.py

py-a-text-of-at-most-most-characters = a text of at most { $most } characters
py-a-whole-number-from-least-to-most = a whole number from { $least } to { $most }
py-expected-expected = expected { $expected }
py-one-of-names = one of { $names }
py-true-or-false = true or false

## families/all_setups.py

py-name-has-n-setups-more-than-the-most-setups-that-can-be-list-e38f = { $name } has { $n } setups, more than the { $most_setups } that can be listed; ask for a sample of them

## families/board_sizes.py

py-axis-cannot-be-size-in-name-this-puzzle-has-numbers-in-words = { $axis } cannot be { $size } in { $name }; this puzzle has { $numbers_in_words }
py-name-cannot-be-wrapped-around-as-this-puzzle-is-help = { $name } cannot be wrapped around as this puzzle is; { $help }
py-name-has-n-n-cell-cells-which-is-no-multiple-of-multiple-hel-f561 = { $name } has { $n } { $n ->
        [one] cell
       *[other] cells
    }, which is no multiple of { $multiple }; { $help }
py-one-size-is-chosen-such-as-name-found-names = one size is chosen, such as { $name }; found { $names }
py-there-are = there are
py-there-is-no-size-name-form = there is no size { $name }; { $form }

## families/build_board.py

py-a-shape-has-sizes-of-its-own-scale-is-for-a-picture-or-cells = a shape has sizes of its own; `scale` is for a `picture` or `cells`
py-a-shape-on-the-lattice-lattice = a { $shape } on the { $lattice } lattice
py-a-side-is-a-cell-and-its-side-such-as-1-left = a side is a cell and its side, such as "1 left"
py-cell-cell-has-no-side-side = cell { $cell } has no side { $side }
py-expected-two-sides-that-meet-found-n = expected two sides that meet, found { $n }
py-give-a-number-or-the-name-of-one-of-its-sizes = give a number, or the name of one of its sizes
py-give-one-name-for-each-cell-in-reading-order-rows-from-the-t-b63d = give one name for each cell, in reading order: rows from the top, each from the left
py-its-sides-are = its sides are
py-its-sizes-are-wanted = its sizes are { $wanted }
py-key-is-a-size-of-a-shape-which-this-board-does-not-have = `{ $key }` is a size of a `shape`, which this board does not have
py-n-n-name-names-for-n-cells-n-cells-cell-cells = { $n } { $n ->
        [one] name
       *[other] names
    } for { $n_cells } { $n_cells ->
        [one] cell
       *[other] cells
    }
py-no-cell-of-the-board-is-left = no cell of the board is left
py-such-as-1-left-4-right = such as ["1 left", "4 right"]
py-the-lattice-lattice-has-no-shape-shape-it-has-makers = the { $lattice } lattice has no shape { $shape }; it has { $makers }
py-this-board-has-more-than-most-cells-cells = this board has more than { $most_cells } cells
py-this-board-has-no-entry = this board has no `{ $entry }`
py-two-cells-are-named-name-number-first-and-number-k = two cells are named { $name }: number { $first } and number { $k }
py-what-has-no-key = { $what } has no `{ $key }`
py-what-needs-wanted-are-missing = { $what } needs { $wanted }; { $are_missing }
py-without-takes-the-numbers-of-cells-in-reading-order-before-a-9478 = `without` takes the numbers of cells in reading order, before any is taken away: 1 to { $n }

## families/build_parts.py

py-a-board-that-is-no-shape = a board that is no `shape`
py-a-shape-on-the-name-lattice = a { $shape } on the { $name } lattice
py-about-where-about-2-chosen = { $about }, where { $about_2 } chosen
py-any-cells-may-be-chosen-with-kind-cells-there-are-no-choices-c3ca = any cells may be chosen with kind = "cells"; there are no choices to list
py-block-cells-cannot-be-chosen-on-a-board-of-n = { $block } cells cannot be chosen on a board of { $n }
py-block-the-number-of-cells-that-are-chosen-is-missing = `block`, the number of cells that are chosen, is missing
py-choose-pieces-cannot-be-chosen-from-n-pieces = { $choose } pieces cannot be chosen from { $n_pieces }
py-chosen-chosen-from-n-n-choice-choices-one-is-chosen-from-eac-165e = { $chosen } chosen from { $n } { $n ->
        [one] choice
       *[other] choices
    }; one is chosen from each
py-for-another-choice-of-cells-set-kind-dice = for another choice of cells set kind = "dice"
py-its-size-is-its = its size is { $its }
py-its-sizes-are-its = its sizes are { $its }
py-key-is-about-what = `{ $key }` is about { $what }
py-kind-kind-needs-choices-a-list-with-the-cells-of-each-of-wha-36a1 = kind = "{ $kind }" needs `choices`, a list with the cells of each { $of_what }
py-leave-block-out-or-make-the-two-agree = leave `block` out, or make the two agree
py-leave-choices-out-or-set-kind-dice-or-date = leave `choices` out, or set kind = "dice" or "date"
py-leave-variant-out-or-say-under-variant-variant-what-differs = leave `variant` out, or say under [variant.{ $variant }] what differs
py-let-their-sizes-end-sooner = let their sizes end sooner
py-list-them-from-Monday-to-Sunday-wherever-they-stand-on-the-b-c80b = list them from Monday to Sunday, wherever they stand on the board
py-n-n-cell-cells-for-a-setup-that-blocks-blocked = { $n } { $n ->
        [one] cell
       *[other] cells
    } for a setup that blocks { $blocked }
py-only-one-size-can-be-chosen-say-what-sizes-may-be = only one size can be chosen; say what { $sizes } may be
py-piece-name-is-listed-twice = piece { $name } is listed twice
py-pieces-names-a-set-of-pieces-but-here-cells-are-chosen = `pieces` names a set of pieces, but here cells are chosen
py-size-is-a-size-of-the-board-which-is-not-chosen-here = `size` is a size of the board, which is not chosen here
py-target-is-a-sum-of-numbers-on-lines-which-pieces-do-not-have = `target` is a sum of numbers on lines, which pieces do not have
py-the-choices-of-a-date-are-lists-of-the-cells-of-lists-each-a-646d = the choices of a date are lists of the cells of { $lists }, each at most once; found { $numbers } names
py-the-largest-of-these-boards-has-more-than-most-cells-cells = the largest of these boards has more than { $most_cells } cells
py-the-list-of-weekdays-begins-with-first-it-is-read-from-Monda-cb15 = the list of weekdays begins with { $first }; it is read from Monday on
py-the-pieces-are = the pieces are
py-the-variants-are = the variants are
py-there-is-no-piece-name = there is no piece { $name }
py-there-is-no-variant-variant-in-this-file = there is no variant { $variant } in this file
py-there-is-nothing-to-choose-from-here = there is nothing to choose from here
py-these-are-n-boards-boards-at-most-most-boards-can-be-chosen-5374 = these are { $n_boards } boards; at most { $most_boards } can be chosen from
py-these-boards-have-more-than-most-wrapped-cells-together-too-fc28 = these boards have more than { $most_wrapped } cells together, too many to wrap each of them

## families/closed.py

py-a-Klein-bottle = a Klein bottle
py-a-projective-plane = a projective plane
py-a-sphere = a sphere
py-a-sphere-with-n-handles = a sphere with { $n } handles
py-a-torus = a torus
py-cell-side = { $cell } { $side }
py-glued-closed-with-edges-edges-and-corners-corners-surface = { $glued }; closed, with { $edges } edges and { $corners } corners: { $surface }
py-glued-pairs = glued: { $pairs }
py-shifts-n-leads-lead-back-to-the-same-cell = { $shifts } { $n ->
        [one] leads
       *[other] lead
    } back to the same cell
py-way-mirrored = { $way }, mirrored
py-wrapped-closed-surface = { $wrapped }; closed: { $surface }
py-wrapped-ways = wrapped: { $ways }

## families/common.py

py-cell-name-is-blocked-twice-name-blocked-different-cells = cell { $name } is blocked twice; name { $blocked } different cells
py-counted-blocked-but-this-puzzle-blocks-blocked-found-names = { $counted } blocked, but this puzzle blocks { $blocked }: found { $names }
py-name-is-a-template-first-step = { $name } is a template: { $first_step }
py-the-cells-are-named-board-name-to-board-name-2 = the cells are named { $board_name } to { $board_name_2 }
py-there-is-no-cell-name-on-the-board-hint = there is no cell { $name } on the board; { $hint }

## families/fields.py

py-cell-cell-is-listed-twice = cell { $cell } is listed twice
py-cell-is-no-cell-of-the-lattice-lattice = { $cell } is no cell of the { $lattice } lattice
py-cell-is-too-far-away-coordinates-go-up-to-farthest = { $cell } is too far away; coordinates go up to { $farthest }
py-cell-name-is-listed-twice = cell { $name } is listed twice
py-expected-a-text-on-one-line-without-control-characters-found-a012 = expected a text on one line without control characters, found { $value }
py-expected-a-text-or-a-list-of-texts-found-value = expected a text or a list of texts, found { $value }
py-expected-a-text-or-a-whole-number-found-value = expected a text or a whole number, found { $value }
py-expected-a-whole-number-or-at-the-end-of-a-period-mirror-fou-8e29 = expected a whole number, or at the end of a period "{ $mirror }", found { $value }
py-given-and-key-both-say-what-what-is-keep-one-of-them = `{ $given }` and `{ $key }` both say what { $what } is; keep one of them
py-the-list-of-cells-is-empty = the list of cells is empty
py-the-noun-s-are-named = the { $noun }s are named
py-there-is-no-noun-name-on-the-board = there is no { $noun } { $name } on the board
py-these-are-n-cells-cells-a-board-or-a-piece-has-at-most-most-77db = these are { $n_cells } cells; a board or a piece has at most { $most_cells }
py-what-needs-one-of-names = { $what } needs one of { $names }

## families/labeling/check.py

py-line-line-adds-up-to-total-but-line-first-to-common = line { $line } adds up to { $total }, but line { $first } to { $common }
py-line-line-adds-up-to-total-not-target = line { $line } adds up to { $total }, not { $target }
py-line-line-adds-up-to-total-not-wanted = line { $line } adds up to { $total }, not { $wanted }
py-number-value-is-not-used = number { $value } is not used
py-number-value-is-used-n-times-on-points-names = number { $value } is used { $n } times: on points { $names }
py-number-value-lies-on-a-point-that-is-not-on-the-board = number { $value } lies on a point that is not on the board
py-numbers-values-lie-on-the-same-point-name = numbers { $values } lie on the same point, { $name }
py-point-name-has-no-value = point { $name } has no value
py-point-name-has-value-on-but-value-is-given-there = point { $name } has { $value_on }, but { $value } is given there
py-point-name-has-value-which-is-not-among-the-values = point { $name } has { $value }, which is not among the values
py-region-first-adds-up-to-one-but-region-second-to-two = region { $first } adds up to { $one }, but region { $second } to { $two }
py-region-region-wrong = region { $region }: { $wrong }
py-strange-lies-there-where-only-values-may = { $strange } lies there, where only { $values } may
py-the-sum-is-sum-instead-of-allowed = the sum is { $sum } instead of { $allowed }
py-values-lies-on-n-of-its-points-instead-of-allowed = { $values } lies on { $n } of its points instead of { $allowed }

## families/labeling/edits.py

py-give-other-instead-of-value-on-point-point = give { $other } instead of { $value } on point { $point }
py-give-value-on-point-point = give { $value } on point { $point }
py-let-points-add-up-to-other-instead-of-sum = let { $points } add up to { $other } instead of { $sum }
py-let-the-lines-add-up-to-other-instead-of-sum = let the lines add up to { $other } instead of { $sum }
py-write-other-instead-of-point-in-the-line-points = write { $other } instead of { $point } in the line { $points }

## families/labeling/fields.py

py-cells-of-the-name-lattice-have-no-straight-lines-list-the-li-f381 = cells of the { $name } lattice have no straight lines; list the lines
py-every-point-of-a-labeling-puzzle-takes-a-value-none-is-key = every point of a labeling puzzle takes a value; none is { $key }
py-expected-a-list-of-lines-such-as-A-B-C-or-straight-found-val-3388 = expected a list of lines such as "A B C", or "straight", found { $value }
py-expected-a-number-a-list-of-numbers-or-common-found-value = expected a number, a list of numbers, or "common", found { $value }
py-expected-a-range-such-as-1-9-or-a-list-of-whole-numbers-foun-fbd1 = expected a range such as "1..9" or a list of whole numbers, found { $value }
py-first-last-is-an-empty-range = { $first }..{ $last } is an empty range
py-first-last-is-too-long-a-range = { $first }..{ $last } is too long a range
py-has-no-line-is-left-for-target = { $has }; no line is left for { $target }
py-leave-out-target-or-the-sum-of-a-line = leave out `target`, or the sum of a line
py-lines-is-missing = `lines` is missing
py-n-n-value-values-for-n-2-n-2-point-points-each-point-takes-o-6e0e = { $n } { $n ->
        [one] value
       *[other] values
    } for { $n_2 } { $n_2 ->
        [one] point
       *[other] points
    }; each point takes one value
py-order-is-that-of-tiles-in-lines-of-labels = `order` is that of tiles in lines of labels
py-say-which-points-add-up-or-give-regions = say which points add up, or give regions
py-straight-lines-have-no-ends-on-a-board-that-is-wrapped-or-gl-14bd = straight lines have no ends on a board that is wrapped or glued; list the lines
py-target-is-missing = `target` is missing
py-this-board-has-no-straight-lines-of-two-cells-or-more = this board has no straight lines of two cells or more
py-this-line-has-no-points = this line has no points
py-this-line-passes-point-word-twice = this line passes point { $word } twice
py-use-without-for-cells-that-are-not-there = use `without` for cells that are not there
py-value-value-is-given-to-two-points-name-and-name-2 = value { $value } is given to two points, { $name } and { $name_2 }
py-value-value-is-listed-twice-all-values-must-differ = value { $value } is listed twice; all values must differ
py-value-value-of-point-name-is-not-among-the-values = value { $value } of point { $name } is not among the values

## families/labeling/lint.py

py-a-line-of-low-low-point-points-adds-up-to-at-least-least = a line of { $low } { $low ->
        [one] point
       *[other] points
    } adds up to at least { $least }
py-check-the-given-values = check the given values
py-check-the-lines-and-the-values = check the lines and the values
py-check-the-sum-or-leave-it-out = check the sum, or leave it out
py-check-the-sum-the-values-and-the-line = check the sum, the values and the line
py-check-the-sum-the-values-and-the-lines = check the sum, the values and the lines
py-given-on-add-up-to-one-those-on-named-to-two = { $given_on } add up to { $one }, those on { $named } to { $two }
py-given-on-add-up-to-total-not-allowed = { $given_on } add up to { $total }, not { $allowed }
py-is-one-of-the-lines-mistyped- = is one of the lines mistyped?
py-is-one-of-them-mistyped- = is one of them mistyped?
py-line-named-adds-up-to-own-wherever-the-values-lie = line { $named } adds up to { $own }, wherever the values lie
py-line-outer-passes-all-points-of-line-inner = line { $outer } passes all points of line { $inner }
py-message-in-any-order-which-multiplies-the-solutions = { $message }, in any order, which multiplies the solutions
py-no-sum-is-common-to-all-lines-one-one-of-high-high-point-poi-0bd6 = no sum is common to all lines: { $one }, one of { $high } { $high ->
        [one] point
       *[other] points
    } to at most { $most }
py-passes-and-besides-names-whose-values-would-have-to-add-up-t-36db = { $passes } and besides { $names }, whose values would have to add up to { $rest }
py-passes-so-that-names-n-is-add-up-to-rest = { $passes }, so that { $names } { $n ->
        [one] is
       *[other] add up to
    } { $rest }
py-point-idle-is-on-no-line-it-takes-any-value-that-is-left-ove-ed39 = point { $idle } is on no line: it takes any value that is left over, which multiplies the solutions
py-point-idle-is-on-no-line-it-takes-the-value-that-is-left-ove-1a94 = point { $idle } is on no line: it takes the value that is left over
py-point-names-would-have-to-be-needed = point { $names } would have to be { $needed }
py-points-idle-are-on-no-line-they-take-the-values-that-are-lef-6742 = points { $idle } are on no line: they take the values that are left over
py-the-lines-one-and-two-differ-only-in-the-points-a-and-b-whic-12d9 = the lines { $one } and { $two } differ only in the points { $a } and { $b }, which would have to take the same value
py-the-lines-one-and-two-pass-the-same-points = the lines { $one } and { $two } pass the same points
py-the-lines-one-and-two-pass-the-same-points-but-their-sums-ar-9656 = the lines { $one } and { $two } pass the same points, but their sums are { $own_first } and { $own_second }
py-the-sum-own-of-line-named-is-why = the sum { $own } of line { $named } is { $why }
py-the-sum-target-is-why = the sum { $target } is { $why }
py-the-values-given-on-line-named = the values given on line { $named }
py-values-values-value-values-for-points-points-point-points-so-f925 = { $values } { $values ->
        [one] value
       *[other] values
    } for { $points } { $points ->
        [one] point
       *[other] points
    }, so that { $unused } { $unused ->
        [one] value stays
       *[other] values stay
    } unused
py-wanted-to-complete-line-named-but-that-is-not-left-among-the-6961 = { $wanted } to complete line { $named }, but that is not left among the values

## families/labeling/lint_regions.py

py-check-the-condition-or-leave-it-out = check the condition, or leave it out
py-give-another-region-with-the-same-sum-or-leave-it-out = give another region with the same sum, or leave it out
py-here-the-values-wanted-wherever-they-lie = { $here }: the values { $wanted }, wherever they lie
py-its-sum-is-at-most-most-that-of-region-named-at-least-least = its sum is at most { $most }, that of region { $named } at least { $least }
py-only-n-values-n-values-value-values-may-lie-on-its-n-points-c9f9 = only { $n_values } { $n_values ->
        [one] value
       *[other] values
    } may lie on its { $n_points } { $n_points ->
        [one] point
       *[other] points
    }
py-region-named = region { $named }
py-region-named-has-the-same-sum-as-other-regions-and-there-are-cc89 = region { $named } has the same sum as other regions, and there are none
py-the-sum-allowed-is-why = the sum { $allowed } is { $why }
py-value-is-given-on-point-names-where-only-values-may-lie = { $value } is given on point { $names }, where only { $values } may lie
py-values-can-lie-on-how-many-of-its-points-not-on-allowed = { $values } can lie on { $how_many } of its points, not on { $allowed }

## families/labeling/lint_sums.py

py-out-of-reach-no-length-of-the-values-add-up-to-it = out of reach: no { $length } of the values add up to it
py-too-large-a-line-of-length-length-point-points-adds-up-to-at-23e9 = too large: a line of { $length } { $length ->
        [one] point
       *[other] points
    } adds up to at most { $most }
py-too-small-a-line-of-length-length-point-points-adds-up-to-at-6c5b = too small: a line of { $length } { $length ->
        [one] point
       *[other] points
    } adds up to at least { $least }

## families/labeling/lint_totals.py

py-argument-so-that-every-line-adds-up-to-decided = { $argument }, so that every line adds up to { $decided }
py-argument-so-that-every-other-line-adds-up-to-decided = { $argument }, so that every other line adds up to { $decided }
py-argument-their-own-sums-make-sum = { $argument }; their own sums make { $sum }
py-argument-total-is-no-multiple-of-n-lines-so-that-the-lines-c-f480 = { $argument }; { $total } is no multiple of { $n_lines }, so that the lines cannot have the same sum
py-argument-which-leaves-total-for-n-n-line-lines = { $argument }, which leaves { $total } for { $n } { $n ->
        [one] line
       *[other] lines
    }
py-at-least-least = at least { $least }
py-at-most-most = at most { $most }
py-check-the-sums-the-values-and-the-lines = check the sums, the values and the lines
py-check-the-values-and-the-lines = check the values and the lines
py-conclusion-never-never = { $conclusion }, never { $never }
py-conclusion-not-targets = { $conclusion }, not { $targets }
py-is-the-sum-decided-meant- = is the sum { $decided } meant?
py-leave-out-all-sums-but-decided = leave out all sums but { $decided }
py-lines-have-between-least-and-most-in-all-no-multiple-of-n-so-2496 = { $lines } have between { $least } and { $most } in all, no multiple of { $n }, so that their sums cannot be the same
py-lines-n-makes-make-sum-in-all-but-however-the-values-lie-the-da61 = { $lines } { $n ->
        [one] makes
       *[other] make
    } { $sum } in all, but however the values lie they make { $bound }
py-lines-without-sums-of-their-own = { $lines } without sums of their own
py-possible-are-sums-from-least-to-most-at-the-most = possible are sums from { $least } to { $most } at the most
py-the-line-named-passes-every-point-once = the line { $named } passes every point once
py-the-lines-names-together-pass-every-point-once = the lines { $names } together pass every point once
py-the-n-lines = the { $n } lines
py-the-n-lines-lines-together-pass-every-point-times-times-and-89fc = the { $n_lines } lines together pass every point { $times } times and { $times } times the total of the values is { $total }
py-the-n-lines-without-sums-of-their-own = the { $n } lines without sums of their own
py-the-sum-target-is-too-large-why = the sum { $target } is too large: { $why }
py-the-sum-target-is-too-small-why = the sum { $target } is too small: { $why }
py-the-sums-of-all-lines-make-own-but-however-the-values-lie-th-827d = the sums of all lines make { $own }, but however the values lie, the lines make { $bound }
py-which-and-all-values-add-up-to-total = { $which } and all values add up to { $total }

## families/labeling/pictured.py

py-number-value-stands-on-points-name-and-name-2 = number { $value } stands on points { $name } and { $name_2 }

## families/labeling/regions.py

py-add-up-to-the-same-in-all-such-regions = add up to the same in all such regions
py-all-values-of-a-labeling-are-different = all values of a labeling are different
py-are-values = are { $values }
py-be-values = be { $values }
py-no-two-values-of-a-labeling-are-equal = no two values of a labeling are equal
py-region-region = region { $region }
py-the-values-in-region-region = the values in region { $region }
py-values-on-n-of-the-points = { $values } on { $n } of the points

## families/labeling/relaxed.py

py-points-adds-up-to-sum = { $points } adds up to { $sum }
py-points-adds-up-to-the-same-as-the-other-lines = { $points } adds up to the same as the other lines
py-the-values-in-region-region-wanted = the values in region { $region } { $wanted }
py-value-lies-on-point-point = { $value } lies on point { $point }

## families/labeling/scene.py

py-every-line = every line
py-every-other-line = every other line
py-least-to-most = { $least } to { $most }
py-lines-with-sums-of-their-own-lines = lines with sums of their own: { $lines }
py-n-of-values = { $n } of { $values }
py-place-values-every-line-adds-up-to-its-own-sum = place { $values }: every line adds up to its own sum
py-place-values-every-region-meets-its-condition = place { $values }: every region meets its condition
py-place-values-line-adds-up-to-sums = place { $values }: { $line } adds up to { $sums }
py-place-values-line-adds-up-to-the-same-sums = place { $values }: { $line } adds up to the same, { $sums }
py-place-values-line-has-the-same-sum = place { $values }: { $line } has the same sum
py-points-sum = { $points } = { $sum }
py-region-region-the-values-wanted = region { $region }: the values { $wanted }
py-the-values-first-to-last-each-at-most-once = the values { $first } to { $last }, each at most once
py-the-values-first-to-last-each-once = the values { $first } to { $last }, each once

## families/labeling/setups.py

py-name-leaves-nothing-to-choose-each-of-its-lines-has-a-sum-of-3a2f = { $name } leaves nothing to choose: each of its lines has a sum of its own

## families/labeling/solutions.py

py-expected-a-value-for-each-point-found-data = expected a value for each point, found { $data }
py-point-name-expected-a-whole-number-found-data = point { $name }: expected a whole number, found { $data }
py-there-is-no-point-name-suggestion = there is no point { $name }; { $suggestion }

## families/labeling/table.py

py-title-is-about-values-on-points-it-has-no-pieces-to-lay = { $title } is about values on points; it has no pieces to lay

## families/number_sets.py

py-expected-numbers-such-as-forms-or-or-else-found-value = expected numbers such as { $forms } or { $or_else }, found { $value }

## families/placements.py

py-name-has-no-noun-piece-suggestion = { $name } has no { $noun } { $piece }; { $suggestion }

## families/ranges.py

py-expected-a-range-from-the-least-to-the-most-most-least-found-52b5 = expected a range from the least to the most, "{ $most }..{ $least }", found { $value }
py-expected-a-whole-number-or-a-range-such-as-4-6-found-value = expected a whole number or a range such as "4..6", found { $value }
py-expected-a-whole-number-or-a-range-such-as-forms-found-value = expected a whole number or a range such as { $forms }, found { $value }
py-expected-forms-found-value = expected { $forms }, found { $value }
py-expected-whole-numbers-from-1-on-found-value = expected whole numbers from 1 on, found { $value }
py-value-are-more-than-most-listed-numbers = { $value } are more than { $most_listed } numbers

## families/region_cells.py

py-a-region-needs-a-condition-wanted = a region needs a condition: { $wanted }
py-cell-twice-is-listed-twice = cell { $twice } is listed twice
py-cells-are-named = cells are named
py-lines-are-for-boards-of-squares-not-for-the-lattice-lattice = lines are for boards of squares, not for the { $lattice } lattice
py-list-the-cells = list the cells
py-there-is-no-cell-word-on-the-board-and-none-is-drawn-so = there is no cell { $word } on the board, and none is drawn so

## families/setup_kinds.py

py-choose-a-size = choose a size
py-choose-pieces-or-draw-a-set = choose pieces, or draw a set
py-click-cells-on-the-board = click cells on the board
py-of-size-size = of size { $size }
py-on-date = on { $date }
py-pick-a-date = pick a date
py-roll-the-dice-or-set-each-to-what-yours-shows = roll the dice, or set each to what yours shows
py-with-cells-blocked = with { $cells } blocked
py-with-sum-sum = with sum { $sum }
py-with-the-pieces-pieces = with the pieces { $pieces }

## families/setups.py

py-name-does-not-go-by-the-date = { $name } does not go by the date
py-name-has-no-cells-to-choose-it-is-one-fixed-puzzle = { $name } has no cells to choose: it is one fixed puzzle
py-name-has-no-dice-to-roll = { $name } has no dice to roll
py-name-has-no-sums-a-target-is-for-puzzles-with-numbers-that-a-9d8d = { $name } has no sums; a target is for puzzles with numbers that add up
py-name-has-no-what-to-choose-but-what-2 = { $name } has no { $what } to choose, but { $what_2 }
py-name-has-no-what-to-choose-it-is-one-fixed-puzzle = { $name } has no { $what } to choose: it is one fixed puzzle
py-name-leaves-no-sum-open-each-of-its-lines-has-one-of-its-own = { $name } leaves no sum open; each of its lines has one of its own
py-name-needs-12-months-31-days-or-7-weekdays-to-go-by-the-date = { $name } needs 12 months, 31 days or 7 weekdays to go by the date
py-no-set-of-the-pieces-of-name-has-as-many-cells-as-it-takes = no set of the pieces of { $name } has as many cells as it takes
py-the-dice-of-name-hardly-ever-show-blocked-different-cells = the dice of { $name } hardly ever show { $blocked } different cells

## families/tiling/__init__.py

py-Add-a-tile- = Add a tile.
py-Draw-one-or-take-a-ready-set- = Draw one, or take a ready set.
py-Paint-them-or-take-it-away- = Paint them, or take it away.
py-Piece-name-has-no-cells-yet- = Piece { $name } has no cells yet.
py-There-are-no-pieces-yet- = There are no pieces yet.
py-There-are-no-tiles-yet- = There are no tiles yet.

## families/tiling/checking/apart.py

py-equal-pieces-may-not-touch = equal pieces may not touch
py-pieces-first-and-second-touch-at-cells-why = pieces { $first } and { $second } touch at { $cells }; { $why }
py-pieces-of-one-color-may-not-touch-and-both-are-color = pieces of one color may not touch, and both are { $color }

## families/tiling/checking/check.py

py-cell-name-is-blocked-but-covered = cell { $name } is blocked, but covered
py-cell-name-is-not-covered = cell { $name } is not covered
py-first-on-cell-a-meets-second-on-cell-b-which-do-not-match = { $first } on cell { $a } meets { $second } on cell { $b }, which do not match
py-named-lies-on-the-rim-place-where-it-may-not-be = { $named } lies on the rim ({ $place }), where it may not be
py-named-lies-on-the-rim-place-where-must-must-be = { $named } lies on the rim ({ $place }), where { $must } must be
py-piece-name-covers-cells-n-times = piece { $name } covers { $cells } { $n } times
py-piece-piece-cannot-lie-on-cells = piece { $piece } cannot lie on { $cells }
py-piece-piece-cannot-lie-with-these-labels-on-cells = piece { $piece } cannot lie with these labels on { $cells }
py-piece-piece-cannot-lie-with-these-values-on-cells = piece { $piece } cannot lie with these values on { $cells }
py-piece-piece-covers-a-cell-that-is-not-on-the-board = piece { $piece } covers a cell that is not on the board
py-piece-piece-does-not-lie-on-names-where-it-is-fixed = piece { $piece } does not lie on { $names }, where it is fixed
py-piece-piece-is-turned-on-names-it-is-fixed-there-in-another-a2f3 = piece { $piece } is turned on { $names }; it is fixed there in another orientation
py-piece-piece-is-used-used-times-instead-of-wanted = piece { $piece } is used { $used } times instead of { $wanted }
py-piece-piece-lies-both-on-others-and-on-names-where-two-piece-68a9 = piece { $piece } lies both on { $others } and on { $names }, where two pieces are fixed
py-piece-piece-lies-there-used-times-but-there-is-only-most = piece { $piece } lies there { $used } times, but there is only { $most }
py-pieces-names-overlap-on-cells = pieces { $names } overlap on { $cells }
py-shown-lies-inside-on-cell-name-but-may-lie-only-on-the-rim = { $shown } lies inside, on cell { $name }, but may lie only on the rim
py-side-side-of-cell-cell = { $side } side of cell { $cell }
py-the-rim-has-more-than-one-label-commas = the rim has more than one label: { $commas }
py-there-is-no-piece-piece-in-this-puzzle = there is no piece { $piece } in this puzzle

## families/tiling/checking/crossing.py

py-pieces-names-meet-at-the-point-between-cells-each-with-one-c-9dd7 = pieces { $names } meet at the point between { $cells }, each with one cell

## families/tiling/checking/given.py

py-cell-name-has-found-where-wanted-is-given = cell { $name } has { $found }, where { $wanted } is given

## families/tiling/checking/group.py

py-n-of-the-pieces-pieces-are-used-instead-of-wanted = { $n } of the pieces { $pieces } are used instead of { $wanted }

## families/tiling/checking/region.py

py-region-first-adds-up-to-one-but-region-second-to-other = region { $first } adds up to { $one }, but region { $second } to { $other }
py-shown-are-not-equal = { $shown } are not equal
py-the-sum-is-total-instead-of-wanted = the sum is { $total } instead of { $wanted }
py-twice-lies-there-more-than-once = { $twice } lies there more than once
py-values-lies-on-total-of-its-cells-instead-of-wanted = { $values } lies on { $total } of its cells instead of { $wanted }

## families/tiling/checking/total.py

py-only-counted-used-but-at-least-least-must-be = only { $counted } used, but at least { $least } must be
py-used-pieces-lie-there-but-at-most-most-may-be-used-in-all = { $used } pieces lie there, but at most { $most } may be used in all

## families/tiling/compiling/relaxed.py

py-cell-cell-is-covered = cell { $cell } is covered
py-n-copies-of-pieces-are-used = { $n } copies of { $pieces } are used
py-piece-lies-on-cells = { $piece } lies on { $cells }
py-pieces-n-is-are-used = { $pieces } { $n ->
        [one] is
       *[other] are
    } used

## families/tiling/facts.py

py-a-table-says-which-sides-may-touch-pairs = a table says which sides may touch: { $pairs }
py-any-label = any label
py-color-for-pieces = { $color } for { $pieces }
py-colors-colors = colors: { $colors }
py-fixed-pieces = fixed: { $pieces }
py-label-labels = label { $labels }
py-label-which-n-lies-lie-nowhere-else = { $label }, which { $n ->
        [one] lies
       *[other] lie
    } nowhere else
py-labels-at-cell = { $labels } at { $cell }
py-labels-names = labels: { $names }
py-least-to-pieces = { $least } to { $pieces }
py-matching-rule = matching: { $rule }
py-may-stay-empty-cells = may stay empty: { $cells }
py-never-labels = never { $labels }
py-on-single-sides-labels = on single sides { $labels }
py-one-label-all-round-whichever = one label all round, whichever
py-piece-at-cells = { $piece } at { $cells }
py-piece-at-cells-as-drawn = { $piece } at { $cells }, as drawn
py-piece-at-cells-free-to-turn = { $piece } at { $cells }, free to turn
py-pieces-on-cells = { $pieces } on { $cells }
py-rim-rule = rim: { $rule }
py-sides-that-touch-complete-each-other-pairs = sides that touch complete each other: { $pairs }
py-sides-that-touch-have-the-same-label = sides that touch have the same label

## families/tiling/file/build.py

py-cell-cell-is-both-blocked-and-optional = cell { $cell } is both blocked and optional
py-cell-name-cannot-be-chosen-why = cell { $name } cannot be chosen: { $why }
py-it-is-always-blocked-or-covered-by-a-fixed-piece = it is always blocked or covered by a fixed piece
py-list-every-cell-once-or-leave-order-out = list every cell once, or leave `order` out
py-piece-name-cannot-be-chosen-it-is-fixed-and-always-takes-par-753c = piece { $name } cannot be chosen: it is fixed, and always takes part
py-the-order-lists-n-of-n-2-n-2-cell-cells = the order lists { $n } of { $n_2 } { $n_2 ->
        [one] cell
       *[other] cells
    }

## families/tiling/file/build_fixed.py

py-cell-and-cells-both-say-where-the-piece-lies = `cell` and `cells` both say where the piece lies
py-cell-name-is-blocked-no-piece-can-lie-there = cell { $name } is blocked; no piece can lie there
py-cell-name-is-taken-by-the-fixed-piece-taken = cell { $name } is taken by the fixed piece { $taken }
py-cell-or-cells-must-say-where-the-piece-lies = `cell` or `cells` must say where the piece lies
py-expected-a-list-of-labels-for-each-of-n-n-cell-cells-found-n-e0e8 = expected a list of labels for each of { $n } { $n ->
        [one] cell
       *[other] cells
    }, found { $n_2 }
py-give-the-labels-as-it-lies = give the `labels` as it lies
py-it-may-be-may-be = it may be { $may_be }
py-it-reads-in-words-as-it-is-listed-and-may-be-may-be = it reads { $in_words } as it is listed, and may be { $may_be }
py-keep-one-of-them = keep one of them
py-neither-turned-nor-flipped = neither turned nor flipped
py-piece-piece-cannot-lie-like-this = piece { $piece } cannot lie like this
py-piece-piece-has-no-key = piece { $piece } has no { $key }
py-piece-piece-has-only-n-cells-not-n = piece { $piece } has only { $n_cells }, not { $n }
py-piece-piece-is-fixed-used-times-but-there-most-is-are-only-m-3e1e = piece { $piece } is fixed { $used } times, but there { $most ->
        [one] is
       *[other] are
    } only { $most }
py-say-on-which-cells-it-lies = say on which `cells` it lies
py-the-pieces-are-named = the pieces are named
py-there-is-no-piece-piece = there is no piece { $piece }
py-this-cell-has-n-sides-of-n-sides-of-side-sides-not-n = this cell has { $n_sides_of } { $n_sides_of ->
        [one] side
       *[other] sides
    }, not { $n }
py-tile-piece-cannot-lie-like-this = tile { $piece } cannot lie like this
py-tile-piece-may-be-may-be-so-it-cannot-lie-like-this = tile { $piece } may be { $may_be }, so it cannot lie like this
py-turned = turned
py-turned-and-flipped = turned and flipped
py-turned-not-flipped = turned, not flipped
py-turns-and-labels-disagree-turned-by-turns-the-tile-reads-in-9a07 = `turns` and `labels` disagree: turned by { $turns } the tile reads { $in_words }
py-turns-in-space-are-not-numbered-give-the-labels-as-the-tile-c884 = turns in space are not numbered; give the `labels` as the tile lies
py-turns-is-for-tiles-piece-piece-is-none = `turns` is for tiles; piece { $piece } is none

## families/tiling/file/build_labels.py

py-label-label-is-named-name-but-name-stands-on-pieces-beside-i-3c36 = label { $label } is named { $name }, but { $name } stands on pieces beside it
py-no-piece-has-labels = no piece has labels
py-the-labels-are = the labels are
py-there-is-no-label-label-in-this-puzzle = there is no label { $label } in this puzzle
py-write-label-on-all-pieces-or-take-another-name = write { $label } on all pieces, or take another name

## families/tiling/file/build_pieces.py

py-a-tile-has-its-labels-already = a `tile` has its labels already
py-a-tile-has-labels-and-no-value = a `tile` has labels and no value
py-draw-it-as-a-picture-of-one-cell-with-labels-beside-values = draw it as a `picture` of one cell, with `labels` beside `values`
py-freedom-plural-of-size-size-cell-cells = { $freedom } { $plural } of { $size } { $size ->
        [one] cell
       *[other] cells
    }
py-its-cells-are-names = its cells are { $names }
py-labels-belong-on-its-outline = labels belong on its outline
py-labels-go-with-picture-or-cells-not-with-path = labels go with `picture` or `cells`, not with `path`
py-least-to-most-copies-make-no-sense = { $least } to { $most } copies make no sense
py-leave-names-out = leave `names` out
py-list-names-or-leave-names-out = list names, or leave `names` out
py-list-some-or-leave-values-out = list some, or leave `values` out
py-list-the-pieces-you-need-as-piece = list the pieces you need as [[piece]]
py-list-them-in-tiles-piece-or-polyforms = list them in `tiles`, [[piece]] or [[polyforms]]
py-n-n-name-names-for-counted = { $n } { $n ->
        [one] name
       *[other] names
    } for { $counted }
py-name-at-least-one-in-only-or-not-all-in-without = name at least one in `only`, or not all in `without`
py-name-them-apart-copies-says-how-many-alike-there-are = name them apart; `copies` says how many alike there are
py-no-shape-of-this-set-is-left = no shape of this set is left
py-only-and-without-both-choose-the-shapes-keep-one-of-them = `only` and `without` both choose the shapes; keep one of them
py-pieces-with-all-values-are-named-by-these = pieces with all values are named by these
py-sets-are-made-up-to-limit-cells-list-the-pieces-you-need-as-2c89 = sets are made up to { $limit } cells; list the pieces you need as [[piece]]
py-the-least-number-comes-first-and-at-least-one-copy-must-be-a-9cb2 = the least number comes first, and at least one copy must be allowed
py-the-piece-has-no-cell-cell = the piece has no cell { $cell }
py-the-shapes-are-named = the shapes are named
py-the-side-side-of-cell = the { $side } side of { $cell }
py-there-are-n-freedom-plural-of-size-size-cell-cells = there are { $n } { $freedom } { $plural } of { $size } { $size ->
        [one] cell
       *[other] cells
    }
py-there-are-no-pieces = there are no pieces
py-there-are-no-usual-names-for-what = there are no usual names for { $what }
py-there-are-no-values = there are no values
py-there-are-too-many-plural-of-size-cells = there are too many { $plural } of { $size } cells
py-there-is-no-piece-name-to-take-away = there is no piece { $name } to take away
py-there-is-no-shape-name-in-this-set = there is no shape { $name } in this set
py-these-are-more-than-most-valued-pieces = these are more than { $most_valued } pieces
py-this-cell-has-no-side-side = this cell has no side { $side }
py-this-tile-has-n-n-label-labels-a-cell-of-the-lattice-lattice-4094 = this tile has { $n } { $n ->
        [one] label
       *[other] labels
    }; a cell of the { $lattice } lattice has { $sides_in_words } sides
py-two-pieces-are-named-made = two pieces are named { $made }
py-up-to-here-the-pieces-have-n-cells-cells-at-most-most-cells-3827 = up to here the pieces have { $n_cells } cells; at most { $most_cells_in_all }
py-walk-k-ends-on-the-same-cell-as-walk-index = walk { $k } ends on the same cell as walk { $index }
py-what-has-two-labels = { $what } has two labels
py-what-lies-between-two-cells-of-the-piece = { $what } lies between two cells of the piece

## families/tiling/file/build_rules.py

py-all-labels-have-the-marker-at-the-end-or-all-have-it-at-the-bc94 = all labels have the marker at the end, or all have it at the start
py-expected-a-pair-of-labels-found-n-n-label-labels = expected a pair of labels, found { $n } { $n ->
        [one] label
       *[other] labels
    }
py-expected-two-different-single-characters = expected two different single characters
py-for-example-H-T = for example ["H", "T"]
py-halves-and-pairs-both-say-which-labels-meet-keep-one-of-them = `halves` and `pairs` both say which labels meet; keep one of them
py-has-its-marker-shown-at-the-other-end-than-the-other-labels = has its marker { $shown } at the other end than the other labels
py-label-and-labels-both-say-what-lies-there-keep-one-of-them = `label` and `labels` both say what lies there; keep one of them
py-label-forbidden-is-demanded-on-the-rim-and-forbidden-there = label { $forbidden } is demanded on the rim and forbidden there
py-label-label-is-demanded-on-the-rim-and-forbidden-there = label { $label } is demanded on the rim and forbidden there
py-label-label-what = label { $label } { $what }
py-label-or-labels-must-say-what-lies-there = `label` or `labels` must say what lies there
py-leave-relation-out = leave `relation` out
py-list-all-that-may-lie-there-in-one-labels = list all that may lie there in one `labels`
py-only-there-speaks-of-the-rim-s-label-which-is-missing = `only_there` speaks of the rim's `label`, which is missing
py-relation-wanted-does-not-agree-with-key-which-make-it-kind = relation = "{ $wanted }" does not agree with `{ $key }`, which make it "{ $kind }"
py-relation-wanted-needs-halves-or-pairs-to-say-which-labels-me-fa2e = relation = "{ $wanted }" needs `halves` or `pairs` to say which labels meet
py-starts-or-ends-with-neither-of-the-halves-shown = starts or ends with neither of the `halves` { $shown }
py-the-list-of-labels-is-empty = the list of labels is empty
py-the-side-side-of-cell-cell = the { $side } side of cell { $cell }
py-what-is-not-on-the-rim-cell-name-lies-beyond-it = { $what } is not on the rim: cell { $name } lies beyond it
py-what-must-have-label-before-already = { $what } must have label { $before } already
py-wild-is-no-label-it-stands-for-a-side-without-one-which-meet-b251 = { $wild } is no label: it stands for a side without one, which meets anything

## families/tiling/file/build_values.py

py-are-too-many-for-a-shape-of-n-n-cell-cells = { $are } too many for a shape of { $n } { $n ->
        [one] cell
       *[other] cells
    }
py-list-the-value-of-each-cell = list the value of each cell
py-n-n-value-values-for-n-2-n-2-cell-cells = { $n } { $n ->
        [one] value
       *[other] values
    } for { $n_2 } { $n_2 ->
        [one] cell
       *[other] cells
    }
py-there-is-no-picture-to-take-the-values-from = there is no `picture` to take the values from
py-wild-is-a-cell-without-one = { $wild } is a cell without one
py-wild-stands-for-a-cell-without-a-value = { $wild } stands for a cell without a value
py-word-are-too-many-values-at-most-most-in-a-set = { $word } are too many values; at most { $most_in_a_set }

## families/tiling/file/fields.py

py-expected-lists-of-X-Y-and-Z-such-as-X-Y-Z-found-value = expected lists of X, Y and Z such as "[[], [X], [Y, Z]]", found { $value }

## families/tiling/label_names.py

py-a-name-is-a-word-or-several-with-single-blanks-between-witho-5955 = a name is a word, or several with single blanks between, without commas and brackets
py-give-each-label-a-name-of-its-own-capital-and-small-letters-46b3 = give each label a name of its own; capital and small letters are the same
py-label-label-cannot-be-named-name = label { $label } cannot be named { $name }
py-label-label-is-named-name-but-other-is-another-label = label { $label } is named { $name }, but { $other } is another label
py-labels-first-and-label-are-both-named-name = labels { $first } and { $label } are both named { $name }
py-name-it-so-that-nobody-takes-one-for-the-other = name it so that nobody takes one for the other
py-wild-is-no-label-it-stands-for-a-side-without-one = { $wild } is no label: it stands for a side without one

## families/tiling/laid/label_lines.py

py-1-place-takes-one = 1 place takes one
py-a-line-for-each-place-and-an-empty-line-or-a-heading-such-as-2eef = a line for each place, and an empty line or a heading such as `solution 2:` between two solutions
py-label-label-cannot-be-written-in-a-line-of-labels-it-has-quo-0d5c = label { $label } cannot be written in a line of labels: it has quotation marks of both kinds
py-list-them-as-names-wild-is-a-side-without-label = list them as { $names }; { $wild } is a side without label
py-n-places-n-places-place-places-take-as-many = { $n_places } { $n_places ->
        [one] place
       *[other] places
    } take as many
py-place-name = place { $name }
py-wanted-or-n-without-tiles-fixed-tiles-tile-tiles = { $wanted }, or { $n } without { $tiles } fixed { $tiles ->
        [one] tile
       *[other] tiles
    }
py-where-has-n-n-line-lines-wanted = { $where } has { $n } { $n ->
        [one] line
       *[other] lines
    }; { $wanted }
py-where-no-tile-of-name-has-these-labels-in-this-order = { $where }: no tile of { $name } has these labels in this order
py-where-place-name-has-n-sides-sides-found-n-n-label-labels = { $where }: place { $name } has { $n_sides } sides, found { $n } { $n ->
        [one] label
       *[other] labels
    }
py-where-there-is-no-label-text = { $where }: there is no label { $text }
py-where-tile-fit-lies-on-more-than-one-place-it-is-the-only-on-64be = { $where }: tile { $fit } lies on more than one place; it is the only one with these labels

## families/tiling/laid/solutions.py

py-expected-a-list-of-placed-pieces-found-data = expected a list of placed pieces, found { $data }
py-piece-piece = piece { $piece }
py-placed-piece-k = placed piece { $k }
py-where-expected-a-list-of-cells-found-names = { $where }: expected a list of cells, found { $names }
py-where-expected-a-value-for-each-of-its-n-cells-found-listed = { $where }: expected a value for each of its { $n } cells, found { $listed }
py-where-expected-an-object-found-entry = { $where }: expected an object, found { $entry }
py-where-expected-labels-found-wrong = { $where }: expected labels, found { $wrong }
py-where-expected-n-labels-for-each-of-its-n-2-cells = { $where }: expected { $n } labels for each of its { $n_2 } cells
py-where-expected-the-name-of-a-noun-found-name = { $where }: expected the name of a { $noun }, found { $name }
py-where-expected-values-found-wrong = { $where }: expected values, found { $wrong }
py-where-there-is-no-noun-name-help = { $where }: there is no { $noun } { $name }; { $help }

## families/tiling/laid/table.py

py-as-listed = as listed
py-done-n-times = { $done } { $n } times
py-done-three-times = { $done } three times
py-done-twice = { $done } twice
py-flipped-over = flipped over
py-name-piece-piece-is-fixed-on-names-turned-in-another-way = { $name }: piece { $piece } is fixed on { $names }, turned in another way
py-no-label = no label
py-side-label = { $side } { $label }
py-tile-color = { $tile }, { $color }
py-tile-sides = { $tile }: { $sides }
py-tipped = tipped
py-title-is-laid-with-pieces-it-has-no-values-to-place = { $title } is laid with pieces; it has no values to place
py-turned-back = turned back
py-values-values = values { $values }

## families/tiling/matching.py

py-label-twice-has-several-mates-that-is-a-table-not-a-compleme-8a3d = label { $twice } has several mates; that is a table, not a complementary relation
py-pairs-go-both-ways-but-only-names-use-Relation-of-pairs = pairs go both ways, but only { $names }; use Relation.of_pairs
py-where-equal-labels-meet-there-are-no-pairs-use-Relation-of-p-e077 = where equal labels meet there are no pairs; use Relation.of_pairs

## families/tiling/mistakes/edits.py

py-add-a-cell-beside-cell-cell = add a cell beside cell { $cell }
py-add-a-cell-to-piece = add a cell to { $piece }
py-block-cell-cell = block cell { $cell }
py-cells-as-labels = { $cells } as { $labels }
py-do-not-block-cell-name = do not block cell { $name }
py-do-not-fix-piece-on-names = do not fix { $piece } on { $names }
py-glue-piece-to-other-as-they-lie-on-cells-and-others = glue { $piece } to { $other } as they lie on { $cells } and { $others }
py-lay-piece-on-cells = lay { $piece } on { $cells }
py-move-a-cell-of-piece = move a cell of { $piece }
py-one-of-the-pieces-names-is-glued-to-another-already = one of the pieces { $names } is glued to another already
py-piece-piece-is-there-only-once = piece { $piece } is there only once
py-side-of-cell-n = { $side } of cell { $n }
py-take-a-cell-from-piece = take a cell from { $piece }
py-write-label-instead-of-old-on-piece-side = write { $label } instead of { $old } on { $piece }, { $side }

## families/tiling/mistakes/lint.py

py-a-period-is-as-long-as-the-board-for-ten-columns-it-is-10-0 = a period is as long as the board: for ten columns it is [10, 0]
py-all-ways-in-which-pieces-can-lie-on-cells = all ways in which { $pieces } can lie on { $cells }
py-as-many-cells-of-one-color-as = as many cells of one color as
py-at-least-counted-must-be-used-but-at-most-many-can-be = at least { $counted } must be used, but at most { $many } can be
py-at-most-counted-may-be-used-but-at-least-few-are-needed = at most { $counted } may be used, but at least { $few } are needed
py-color-the-board-like-a-chessboard-it-has-cells-of-the-other-378a = color the board like a chessboard: it has { $cells } of the other, but { $why }
py-count-the-noun-s-and-the-cells-again-is-a-cell-blocked-that-411d = count the { $noun }s and the cells again; is a cell blocked that should not be, or a { $noun } missing?
py-count-the-noun-s-their-cells-and-those-of-the-board-again-lo-0fd9 = count the { $noun }s, their cells and those of the board again; look at `choose` and `cells`
py-groups-and-n-more-groups = { $groups }; and { $n } more groups
py-is-there-a-hole-too-small-for-every-noun- = is there a hole too small for every { $noun }?
py-look-at-its-cells-if-it-is-meant-so-nothing-is-wrong = look at its cells; if it is meant so, nothing is wrong
py-look-at-its-shape-its-labels-the-rim-and-these-cells = look at its shape, its labels, the rim and these cells
py-look-at-shapes-labels-the-rim-and-the-blocked-cells = look at shapes, labels, the rim and the blocked cells
py-n-cell-cells-names = { $n ->
        [one] cell
       *[other] cells
    } { $names }
py-n-more-n-cell-cells-of-one-color-than = { $n } more { $n ->
        [one] cell
       *[other] cells
    } of one color than
py-n-noun-s-fit-nowhere-on-the-board-names = { $n } { $noun }s fit nowhere on the board: { $names }
py-no-noun-can-cover-cells = no { $noun } can cover { $cells }
py-no-set-of-the-noun-s-has-as-many-cells-as-the-board-has-to-f-0470 = no set of the { $noun }s has as many cells as the board has to fill
py-no-sides-of-the-board-meet-by-the-period-listed = no sides of the board meet by the period { $listed }
py-noun-name-is-in-n-parts-that-touch-across-no-side-shown = { $noun } { $name } is in { $n } parts that touch across no side: { $shown }
py-noun-names-fits-nowhere-on-the-board = { $noun } { $names } fits nowhere on the board
py-noun-piece-cannot-lie-on-which-where-it-is-fixed = { $noun } { $piece } cannot lie on { $which }, where it is fixed
py-noun-s-listed-are-alike-raw-counts-tell-them-apart-distinct-d39d = { $noun }s { $listed } are alike: raw counts tell them apart, distinct ones do not
py-noun-s-listed-are-mirror-images-of-each-other = { $noun }s { $listed } are mirror images of each other
py-noun-s-that-fit-nowhere-cells-that-no-noun-covers-colors-lik-a534 = { $noun }s that fit nowhere, cells that no { $noun } covers, colors like those of a chessboard
py-the-nearest-that-the-noun-s-can-cover-is-a-difference-of-nea-c78d = the nearest that the { $noun }s can cover is a difference of { $nearest_to_board }
py-the-noun-s-always-cover-an-even-difference = the { $noun }s always cover an even difference
py-the-noun-s-always-cover-an-odd-difference = the { $noun }s always cover an odd difference
py-the-noun-s-have-least-least-cell-cells-but-the-board-has-roo-49e0 = the { $noun }s have { $least } { $least ->
        [one] cell
       *[other] cells
    }, but the board has room for only { $room }
py-the-noun-s-have-only-most-most-cell-cells-but-needed-must-be-04fb = the { $noun }s have only { $most } { $most ->
        [one] cell
       *[other] cells
    }, but { $needed } must be covered
py-the-time-was-over-before-ways-were-seen = the time was over before { $ways } were seen
py-this-parity-argument-rules-out-every-arrangement = this parity argument rules out every arrangement
py-why-not-looked-at-left-out = { $why }; not looked at: { $left_out }

## families/tiling/mistakes/lint_labels.py

py-beside-a-side-without-a-label = beside a side without a label
py-beside-an-empty-cell = beside an empty cell
py-cells-cells-cell-cells-of-the-board-cells-has-have-k-k-side-f711 = { $cells } { $cells ->
        [one] cell
       *[other] cells
    } of the board { $cells ->
        [one] has
       *[other] have
    } { $k } { $k ->
        [one] side
       *[other] sides
    } on the rim, but { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    } { $tiles ->
        [one] has
       *[other] have
    } { $k } { $k ->
        [one] side
       *[other] sides
    } labeled { $label }
py-counts-its-partner-label-n-times = { $counts }, its partner { $label } { $n } times
py-is-a-tile-of-the-frame-missing-or-one-of-its-sides-typed-wro-bb01 = is a tile of the frame missing, or one of its sides typed wrong?
py-it-can-only-lie-places = it can only lie { $places }
py-label-label-has-no-partner = label { $label } has no partner
py-label-label-is-on-one-on-only-so-that-nothing-matches-it-whe-c370 = label { $label } is on one { $on } only, so that nothing matches it: { $where }
py-label-occurs-n-times = { $label } occurs { $n } times
py-labels-n-occurs-occur-an-odd-number-of-times = { $labels } { $n ->
        [one] occurs
       *[other] occur
    } an odd number of times
py-lone-mates-is-on-no-noun = { $lone } ({ $mates } is on no { $noun })
py-lone-where = { $lone }: { $where }
py-look-is-near-meant- = { $look }; is { $near } meant?
py-look-whether-a-side-with-suspects-was-typed-wrong = look whether a side with { $suspects } was typed wrong
py-look-whether-label-was-typed-right-on-pieces = look whether { $label } was typed right on { $pieces }
py-look-whether-often-was-typed-for-seldom-on-one-of-the-tiles = look whether { $often } was typed for { $seldom } on one of the tiles
py-none-lies = none lies
py-noun-n-s-names = { $noun }{ $n ->
        [one] { "" }
       *[other] s
    } { $names }
py-often-is-on-more-sides-and-seldom-on-less-every-other-label-3067 = { $often } is on { $more } sides and { $seldom } on { $less }, every other label on { $usual }
py-on-the-rim = on the rim
py-only-n-n-side-sides-n-lies-lie = only { $n } { $n ->
        [one] side
       *[other] sides
    } { $n ->
        [one] lies
       *[other] lie
    }
py-the-rim-has-n-rim-sides-but-only-n-labeled-sides-of-the-tile-d116 = the rim has { $n_rim } sides, but only { $n_labeled } sides of the tiles are labeled { $label }
py-there-is-no-place-for-it = there is no place for it
py-total-sides-find-no-partner-but-room-where-none-is-needed-co-5f1b = { $total } sides find no partner, but { $room } where none is needed: { $counts }

## families/tiling/mistakes/lint_values.py

py-compare-the-numbers-of-the-regions-and-the-pieces-with-the-o-9508 = compare the numbers of the regions and the pieces with the original
py-compare-the-numbers-of-this-region-and-the-values-of-the-pie-4592 = compare the numbers of this region, and the values of the pieces, with the original
py-it-cannot-be-that-requirement-found = it cannot be that { $requirement }: { $found }
py-the-values-of-nouns-add-up-to-total-but-those-in-all-regions-4cf2 = the values of { $nouns } add up to { $total }, but those in all regions to { $bound }
py-they-can-be-from-low-to-high = they can be from { $low } to { $high }
py-they-can-be-number = they can be { $number }

## families/tiling/pieces/copies.py

py-lines-such-as-piece-name-name-2-below-it-tell-which-cells-be-d43d = lines such as "piece { $name }: { $name_2 }, ..." below it tell which cells belong together
py-there-is-how-to-make-copies-of-piece-name-of-the-cells-on-wh-aef5 = there is { $how } to make copies of piece { $name } of the cells on which it is seen; { $help }

## families/tiling/pieces/piece_sets.py

py-choose-choose-piece-pieces-still-to-be-chosen = { $choose } { $choose ->
        [one] piece
       *[other] pieces
    } still to be chosen
py-low-low-cell-cells-still-to-be-filled = { $low } { $low ->
        [one] cell
       *[other] cells
    } still to be filled
py-no-pieces-are-chosen-yet = no pieces are chosen yet
py-piece-name-always-takes-part-choose-from-names = piece { $name } always takes part; choose from { $names }
py-piece-name-is-chosen-twice-name-different-pieces = piece { $name } is chosen twice; name different pieces
py-there-is-no-piece-name-to-choose-help = there is no piece { $name } to choose; { $help }

## families/tiling/rules/apart.py

py-give-pieces-a-color-for-example-color-red = give pieces a `color`, for example color = "red"
py-no-piece-has-a-color = no piece has a color
py-pieces-that-are-kept-apart-are-those-of-one-color-or-equal-o-c3a0 = pieces that are kept apart are those of one color or equal ones, not { $pieces }

## families/tiling/rules/base.py

py-subject-wanted = { $subject } { $wanted }

## families/tiling/rules/crossing.py

py-cell-name-may-stay-empty-but-lies-at-cells = cell { $name } may stay empty, but lies at { $cells }
py-crossing-at-no-point-do-all-cells-belong-to-different-pieces = crossing: at no point do all cells belong to different pieces
py-crossings-are-points-of-boards-in-the-plane = crossings are points of boards in the plane
py-leave-crossing-out = leave `crossing` out
py-let-no-cell-at-such-a-point-stay-empty = let no cell at such a point stay empty
py-some-piece-covers-two-cells-at-point = some piece covers two cells at { $point }
py-the-point-between-cells-cells = the point between cells { $cells }
py-two-cells-at-point = two cells at { $point }
py-what-all-of-which-crossing-needs-covered = { $what }, all of which `crossing` needs covered

## families/tiling/rules/given.py

py-cell-cell-has-the-value-value = cell { $cell } has the value { $value }
py-list-a-value-for-each-cell-in-reading-order-wild-is-any = list a value for each cell in reading order; { $wild } is any
py-n-n-given-value-given-values-for-n-2-n-2-cell-cells = { $n } { $n ->
        [one] given value
       *[other] given values
    } for { $n_2 } { $n_2 ->
        [one] cell
       *[other] cells
    }
py-the-value-value-is-given-but-no-piece-has-it = the value { $value } is given, but no piece has it

## families/tiling/rules/group.py

py-a-group-has-no-pieces = a group has no pieces
py-a-rule-of-groups-has-none = a rule of groups has none
py-exactly-n = exactly { $n }
py-group-n-of-pieces = group: { $n } of { $pieces }
py-least-to-most-pieces-make-no-sense = { $least } to { $most } pieces make no sense
py-n-of-the-pieces-pieces-are-used = { $n } of the pieces { $pieces } are used
py-name-both = name both
py-name-it-once = name it once
py-name-some = name some
py-one-of-the-pieces-pieces = one of the pieces { $pieces }
py-piece-name-is-twice-in-a-group = piece { $name } is twice in a group
py-pieces-split-and-split-2-are-equal-but-only-one-is-in-a-grou-277a = pieces { $split } and { $split_2 } are equal, but only one is in a group
py-the-least-number-comes-first = the least number comes first
py-there-is-no-piece-name-to-be-in-a-group = there is no piece { $name } to be in a group

## families/tiling/rules/region.py

py-a-rule-of-regions-has-none = a rule of regions has none
py-a-values-in-region-region = a { $values } in region { $region }
py-add-up-to-the-same = add up to the same
py-are-all-different = are all different
py-are-equal = are equal
py-compare-them-instead = compare them instead
py-give-pieces-values = give pieces `values`
py-here-condition-is-no-condition = { $here }: { $condition } is no condition
py-here-has-a-cell-twice = { $here } has a cell twice
py-here-least-to-most-makes-no-sense = { $here }: { $least } to { $most } makes no sense
py-here-names-no-value = { $here } names no value
py-here-no-piece-has-the-value-value = { $here }: no piece has the value { $value }
py-least-or-more = { $least } or more
py-regions-are-about-values-and-no-cell-of-a-piece-has-one = regions are about values, and no cell of a piece has one
py-the-cells-of-a-region-are-on-the-board-cells-are-not = the cells of a region are on the board; { $cells } are not
py-the-values-in-regions-first-and-second = the values in regions { $first } and { $second }
py-there-are-values = there are { $values }
py-there-are-words = there are { $words }
py-values-on-n-of-the-cells = { $values } on { $n } of the cells
py-values-that-add-up-are-at-most-most-added-found-map = values that add up are at most { $most_added }; found { $map }
py-values-that-add-up-are-whole-numbers-none-negative-word-is-n-c2a7 = values that add up are whole numbers, none negative; { $word } is none

## families/tiling/rules/region_fields.py

py-expected-a-sum-such-as-forms-found-value = expected a sum such as { $forms }, found { $value }

## families/tiling/rules/total.py

py-another-noun = another { $noun }
py-any-number-of-pieces-in-all-is-no-rule = any number of pieces in all is no rule
py-at-most-counted = at most { $counted }
py-in-all-pieces = in all: { $pieces }
py-least-to-most-pieces = { $least } to { $most } pieces
py-least-to-most-pieces-are-used-in-all = { $least } to { $most } pieces are used in all
py-n-pieces-are-used-in-all = { $n } pieces are used in all
py-numbers-of-pieces-are-whole-numbers-not-least-and-most = numbers of pieces are whole numbers, not { $least } and { $most }
py-the-least-number-comes-first-and-at-least-one-piece-must-be-80a1 = the least number comes first, and at least one piece must be allowed

## families/tiling/rules/value_slips.py

py-change-in-region-region = { $change } in region { $region }
py-write-new-instead-of-old = write { $new } instead of { $old }
py-write-new-instead-of-old-on-cell-cell = write { $new } instead of { $old } on cell { $cell }
py-write-opposite-instead-of-condition = write `{ $opposite }` instead of `{ $condition }`

## families/tiling/setups.py

py-cell-name-is-always-blocked-choose-others = cell { $name } is always blocked; choose others
py-n-cells-have-still-to-be-chosen = { $n } cells have still to be chosen
py-n-dice-show-nothing-yet = { $n } dice show nothing yet
py-name-is-one-fixed-puzzle-there-are-no-dice-no-date-and-no-su-6c02 = { $name } is one fixed puzzle: there are no dice, no date and no sum to choose
py-no-date-is-chosen-yet = no date is chosen yet
py-one-cell-has-still-to-be-chosen = one cell has still to be chosen
py-one-die-shows-nothing-yet = one die shows nothing yet
py-piece-piece-always-lies-on-cell-name-choose-others = piece { $piece } always lies on cell { $name }; choose others

## families/tiling/size_setups.py

py-no-size-is-chosen-yet = no size is chosen yet

## families/tiling/validate.py

py-a-cell-of-the-lattice-lattice-has-sides-in-words = a cell of the { $lattice } lattice has { $sides_in_words }
py-a-side-between-two-cells-of-the-piece-which-never-meets-anyt-ae3c = a side between two cells of the piece, which never meets anything; labels belong on its outline
py-a-way-round-this-board-brings-it-back-mirrored-so-that-its-f-8543 = a way round this board brings it back mirrored, so that its front and its back are one
py-at-least-one-copy-must-be-allowed-and-the-least-not-exceed-t-0cf4 = at least one copy must be allowed, and the least not exceed the most
py-what-belong-to-a-board-of-one-size-but-here-its-size-is-chos-f41b = { $what } belong to a board of one size, but here its size is chosen; leave them out
py-where-the-size-of-the-board-is-chosen-the-board-shown-is-a-w-a5ec = where the size of the board is chosen, the board shown is a whole { $shape }

## families/wording.py

py-What- = { UP($what) }.
py-a-list = a list
py-a-number-of-n-digits = a number of { $n } digits
py-a-table = a table
py-a-text-with-number = a text with { $number }
py-an-empty-list = an empty list
py-back = back
py-bottom = bottom
py-counted-n-is-are = { $counted } { $n ->
        [one] is
       *[other] are
    }
py-did-you-mean-near- = did you mean { $near }?
py-few-and-n-more = { $few } and { $n } more
py-front = front
py-left = left
py-lower-left = lower left
py-lower-right = lower right
py-nothing = nothing
py-noun-name = { $noun } { $name }
py-noun-s-names = { $noun }s { $names }
py-right = right
py-the-date-date = the date { $date }
py-the-number-number = the number { $number }
py-the-text-text = the text { $text }
py-the-time-time = the time { $time }
py-top = top
py-upper-left = upper left
py-upper-right = upper right
py-what-1-to-n = { $what } 1 to { $n }
py-what-names = { $what }: { $names }

## formats/__init__.py

py-a-deck-of-cards-has-no-variants-found-variant = a deck of cards has no variants; found { $variant }
py-a-puzzle-in-upper-is-one-file-found-n = a puzzle in { $upper } is one file; found { $n }
py-a-row-takes-n-files-files-files-found-n = a { $row } takes { $n_files } files, { $files }; found { $n }
py-path-has-found-puzzles-are-read-from-files-in-known = { $path } has { $found }; puzzles are read from files in { $known }
py-path-is-an-exact-cover-without-its-puzzle-tilewright-count-m-eba9 = { $path } is an exact cover without its puzzle; `tilewright count --model { $path }` counts its solutions, `tilewright solve --model { $path }` lists them
py-path-puzzles-are-written-into-files-that-end-in-suffixes = { $path }: puzzles are written into files that end in { $suffixes }

## formats/daily_dominoes.py

py-expected-a-list-of-dominoes-such-as-0-3-2-2-found-listed = expected a list of dominoes such as [[0, 3], [2, 2]], found { $listed }
py-expected-a-list-of-regions-found-regions = expected a list of regions, found { $regions }
py-expected-a-puzzle-found-row = expected a puzzle, found { $row }
py-expected-a-region-found-region = expected a region, found { $region }
py-expected-a-row-and-a-column-found-index = expected a row and a column, found { $index }
py-expected-cells-such-as-0-1-0-2-found-indices = expected cells such as [[0, 1], [0, 2]], found { $indices }
py-expected-dominoes-or-puzzles-named-levels = expected "dominoes", or puzzles named { $levels }
py-expected-names-found-kind = expected { $names }, found { $kind }
py-expected-the-two-numbers-of-a-domino-found-ends = expected the two numbers of a domino, found { $ends }
py-kind-needs-a-target-found-target = "{ $kind }" needs a target, found { $target }
py-the-cell-in-row-row-column-column-is-in-a-region-already = the cell in row { $row }, column { $column } is in a region already
py-the-regions-have-no-cells = the regions have no cells
py-there-is-no-puzzle-here = there is no puzzle here

## formats/deck.py

py-a-row-of-cards-looks-like-HO-BW-HW = a row of cards looks like "HO", "BW", "HW"
py-cards-do-not-lie-on-a-lattice-match = cards do not lie on a lattice { $match }
py-expected-values-with-commas-between = expected values with commas between
py-one-of-the-rows-that-name-these-places-is-wrong = one of the rows that name these places is wrong
py-place-place-and-place-near = place { $place } and place { $near }
py-there-are-no-rows-only-comments = there are no rows, only comments
py-they-lie-on-one-of-names = they lie on one of { $names }
py-value-k-of-this-row-is-empty = value { $k } of this row is empty

## formats/document.py

py-a-between-the-values-or-a-at-the-end-is-missing = a `,` between the values or a `]` at the end is missing
py-a-between-the-values-or-a-brace-at-the-end-is-missing = a `,` between the values or a `{ $brace }` at the end is missing
py-a-in-a-text-starts-a-special-character = a `\` in a text starts a special character
py-a-line-cannot-start-like-this = a line cannot start like this
py-a-line-is-key-value-table-or-a-comment = a line is `key = value`, `[table]` or a `# comment`
py-a-number-has-too-many-digits = a number has too many digits
py-a-text-is-not-closed = a text is not closed
py-a-text-is-not-closed-on-its-line = a text is not closed on its line
py-address-is-an-address-and-Tilewright-fetches-nothing-from-th-9b91 = { $address } is an address, and Tilewright fetches nothing from the network; save the file first, and name that
py-expected-after-the-key = expected `=` after the key
py-keep-one-of-the-two = keep one of the two
py-one-key-a-line-texts-of-several-words-stand-in-quotes = one key a line; texts of several words stand in quotes
py-path-cannot-be-read-strerror = { $path } cannot be read: { $strerror }
py-path-is-a-folder-name-a-file-in-it = { $path } is a folder; name a file in it
py-put-the-keys-of-both-under-one-heading = put the keys of both under one heading
py-something-stands-after-the-end-of-the-value = something stands after the end of the value
py-texts-stand-in-quotes-text-numbers-have-no-leading-zeros = texts stand in quotes: "text"; numbers have no leading zeros
py-the-file-is-empty = the file is empty
py-the-quotes-at-its-end-are-missing = the quotes at its end are missing
py-the-quotes-at-its-end-are-missing-texts-of-several-lines-sta-3ac0 = the quotes at its end are missing; texts of several lines stand in """triple quotes"""
py-there-is-no-file-path = there is no file { $path }
py-this-adds-to-a-table-or-list-that-is-complete-already = this adds to a table or list that is complete already
py-this-is-no-value = this is no value
py-this-is-not-JSON-problem = this is not JSON: { $problem }
py-this-key-is-given-twice = this key is given twice
py-this-list-is-not-closed = this list is not closed
py-this-table-is-given-twice = this table is given twice
py-this-table-is-not-closed = this table is not closed
py-write-it-as-or-use-single-quotes = write it as `\\`, or use 'single quotes'

## formats/e2_board.py

py-a-list-of-all-tiles-can-be-read-tilewright-check-PUZZLE-FILE-a6da = a list of all tiles can be read; `tilewright check PUZZLE FILE` looks at a board of a puzzle
py-n-empty-of-n-cells-n-empty-is-are-empty-the-board-does-not-s-b384 = { $n_empty } of { $n } cells { $n_empty ->
        [one] is
       *[other] are
    } empty: the board does not say which tiles belong there
py-name-has-more-labels-than-there-are-letters = { $name } has more labels than there are letters
py-no-tile-that-is-left-has-the-labels-names-at-row-row-column-414f = no tile that is left has the labels { $names }, at row { $row }, column { $column }
py-the-board-has-rows-rows-and-columns-columns-name-has-rows-2-b51e = the board has { $rows } rows and { $columns } columns; { $name } has { $rows_2 } and { $columns_2 }
py-there-is-no-board-such-as-board-w-2-board-h-1-board-edges-ab-504b = there is no board, such as board_w=2&board_h=1&board_edges=abcaaadc

## formats/e2_pieces.py

py-a-board-of-rows-rows-and-columns-columns = a board of { $rows } rows and { $columns } columns
py-a-square-board = a square board
py-expected-1-to-most-tiles-tiles-found-n = expected 1 to { $most_tiles } tiles, found { $n }
py-expected-a-number-of-up-to-nine-digits-found-wrong = expected a number of up to nine digits, found { $wrong }
py-n-n-tile-does-tiles-do-not-fill-board = { $n } { $n ->
        [one] tile does
       *[other] tiles do
    } not fill { $board }
py-name-has-no-solution-as-its-gray-sides-are-not-those-of-the-0ef0 = { $name } has no solution, as its gray sides are not those of the rim: a list could not say so
py-name-is-no-puzzle-of-square-tiles-as-Eternity-II-is-names = { $name } is no puzzle of square tiles as Eternity II is: { $names }
py-the-first-line-may-give-the-rows-and-columns-of-the-board = the first line may give the rows and columns of the board
py-tile-number-at-row-cell-column-cell-2 = tile { $number } at row { $cell }, column { $cell_2 }
py-top-right-bottom-left-such-as-0-1-3-0 = top, right, bottom, left, such as: 0 1 3 0

## formats/exact_cover.py

py-a-color-stands-after-its-item = a color stands after its item
py-an-item-that-is-to-be-covered-two-or-three-times-is-written-43a0 = an item that is to be covered two or three times is written `2:3|item`
py-name-counts-a-piece-several-times-which-no-option-says-OPB-a-6e3d = { $name } counts a piece several times, which no option says; OPB and MiniZinc do
py-name-has-values-that-add-up-which-no-exact-cover-says-OPB-an-a732 = { $name } has values that add up, which no exact cover says; OPB and MiniZinc do
py-the-items-are = the items are

## formats/folder.py

py-filename-cannot-be-read-strerror = { $filename } cannot be read: { $strerror }
py-folder-is-no-folder = { $folder } is no folder

## formats/lines.py

py-name-has-numbers-on-points-lines-of-labels-are-for-tiles = { $name } has numbers on points; lines of labels are for tiles

## formats/pictures.py

py-name-the-last-picture-in-line-line-is-cut-off-and-was-left-o-d7ff = { $name }: the last picture, in line { $line }, is cut off and was left out
py-place-name-no-piece-of-name-2-shows-words-here = { $place } { $name }: no { $piece } of { $name_2 } shows { $words } here
py-the-lines-of-a-picture-must-stay-as-tilewright-solve-draws-t-a68b = the lines of a picture must stay as `tilewright solve` draws them
py-this-line-does-not-fit-the-picture-above-it-finished-does = this line does not fit the picture above it; { $finished } does

## formats/polycube.py

py-oneSide-is-only-for-a-box-and-pieces-of-one-layer = oneSide is only for a box and pieces of one layer
py-some-of-the-puzzles-are-flat-and-some-are-not-put-them-into-cdba = some of the puzzles are flat and some are not; put them into files of their own
py-the-puzzle-has-no-end-D = the puzzle has no end, ~D
py-the-stationary-piece-name-does-not-lie-in-the-box = the stationary piece { $name } does not lie in the box
py-there-is-no-puzzle-from-D-to-D = there is no puzzle, from D to ~D

## formats/puzzle_file.py

py-a-variant-has-no-variants-of-its-own = a variant has no variants of its own
py-expected-a-list-of-names-of-pieces-found-drop = expected a list of names of pieces, found { $drop }
py-expected-families-found-family = expected { $families }, found { $family }
py-family-first-has-about-rest = family = "{ $first }" has { $about }{ $rest }
py-family-is-missing = `family` is missing
py-it-has = it has
py-it-has-no-variants = it has no variants
py-name-has-no-variant-variant-help = { $name } has no variant { $variant }; { $help }
py-name-has-no-variant-variant-size-or-NAME-size-chooses-its-si-ecb5 = { $name } has no variant { $variant } ({ $size }, or NAME,{ $size }, chooses its size); { $help }

## formats/setup_in_file.py

py-this-is-another-setup-than-that-above-solutions-of-each-belo-96ec = this is another setup than that above; solutions of each belong into a file of their own
py-this-setup-cannot-be-understood-it-has-some-of-names-each-wi-911a = this setup cannot be understood; it has some of { $names }, each with a value

## formats/solution_table.py

py-expected-n-columns-found-found = expected { $n } columns, found { $found }
py-this-is-no-CSV-problem = this is no CSV: { $problem }

## formats/solutions.py

py-a-solution-of-name-is-an-object-with-the-key-key-found-data = a solution of { $name } is an object with the key { $key }, found { $data }
py-solution-n-problem = solution { $n }: { $problem }
py-solutions-are-read-as-tilewright-solve-all-prints-them-as-pi-c920 = solutions are read as `tilewright solve --all` prints them: as pictures, with --json, or with --format csv, which has commas; and from lines of labels
py-there-are-no-solutions-in-this-file = there are no solutions in this file

## formats/validation.py

py-add-the-line-line = add the line: { $line }
py-add-the-line-line-or-others = add the line: { $line } (or { $others })
py-at-the-top-of-the-file = at the top of the file
py-expected-allowed-found-value = expected { $allowed }, found { $value }
py-expected-at-least-detail-found-value = expected at least { $detail }, found { $value }
py-expected-detail-found-value = expected { $detail }, found { $value }
py-in-path = in { $path }
py-install-the-newest-tilewright = install the newest tilewright
py-key-belongs-to-the-board-move-it-below-the-heading-board = `{ $key }` belongs to the board: move it below the heading [board]
py-key-belongs-to-the-whole-puzzle-move-it-above-the-first-tabl-0257 = `{ $key }` belongs to the whole puzzle: move it above the first [table]; in TOML everything below a table's heading belongs to that table
py-key-is-missing = `{ $key }` is missing
py-key-is-missing-in-table = `{ $key }` is missing in { $table }
py-the-cells-in-play-stand-under-the-heading-board = the cells in play stand under the heading [board]
py-the-keys-are = the keys are
py-there-is-no-key-key-where = there is no key `{ $key }` { $where }
py-this-file-is-made-for-a-newer-version-of-tilewright-its-form-2db0 = this file is made for a newer version of tilewright: its format is { $value }, this version reads format 1
py-write-it-once-with-single-brackets-path = write it once, with single brackets: [{ $path }]
py-write-the-heading-with-double-brackets-names = write the heading with double brackets: [[{ $names }]]

## formats/xml_tree.py

py-the-file-has-n-characters-at-most-largest-are-read = the file has { $n } characters; at most { $largest } are read
py-this-is-not-XML-words = this is not XML: { $words }

## formats/xmpuzzle.py

py-a-box-of-x-x-y-x-z-has-x-2-voxels-found-n = a box of { $x } x { $y } x { $z } has { $x_2 } voxels, found { $n }
py-at-most-most-of-n-optional-variable-voxels-may-stay-empty-wh-7dcb = at most { $most } of { $n_optional } variable voxels may stay empty, which no puzzle file can say
py-expected-voxels-and-the-first-two-with-the-number-of-a-color-f9a8 = expected voxels #, + and _, the first two with the number of a color; found { $strange }
py-the-file-has-n-n-shape-shapes-and-no-problem-that-says-which-e173 = the file has { $n } { $n ->
        [one] shape
       *[other] shapes
    }, and no problem that says which of them go where
py-the-shape-name-has-only-a-part-of-an-octahedron-which-no-lat-27cb = the shape { $name } has only a part of an octahedron, which no lattice here has
py-the-shapes-that-the-problems-use-one-after-the-other-have-mo-46e6 = the shapes that the problems use, one after the other, have more than { $most_letters } letters
py-the-voxel-at-voxel-is-filled-where-this-grid-has-no-noun = the voxel at { $voxel } is filled, where this grid has no { $noun }

## inventing/brief.py

py-a-grade-is-grades-a-number-is-that-of-tilewright-rate-from-0-8815 = a grade is { $grades }; a number is that of `tilewright rate`, from 0 to 15
py-a-puzzle-without-a-solution-has-no-rating = a puzzle without a solution has no rating
py-dice-make-many-puzzles-each-with-its-own-rating = dice make many puzzles, each with its own rating
py-expected-a-range-such-as-2-4-5-or-easy-medium-found-difficul-a1b8 = expected a range such as "2..4.5" or "easy..medium", found { $difficulty }
py-expected-kinds-found-data = expected { $kinds }, found { $data }
py-invent-is-missing = `invent` is missing
py-leave-it-out-or-demand-a-solution = leave it out, or demand a solution
py-leave-it-out-rate-sample-rates-rolls = leave it out; `rate --sample` rates rolls
py-no-number-is-from-low-g-on-and-below-high-g = no number is from { $low } on and below { $high }
py-this-brief-says-too-little = this brief says too little
py-write-the-lower-end-first = write the lower end first

## inventing/certify.py

py-all-solutions-counted-by-engine-alone-no-other-engine-is-ins-8c13 = all solutions counted by { $engine } alone: no other engine is installed
py-all-solutions-counted-by-engine-and-again-by-other = all solutions counted by { $engine } and again by { $other }
py-each-of-the-n-setups-has-a-solution-as-told-by-engines = each of the { $n } setups has a solution, as told by { $engines }

## models/number_sets.py

py-any-number = any number

## models/room.py

py-name-n-options-placements-and-more-would-need-over-needed-Mi-5316 = { $name }: { $n_options } placements and more would need over { $needed } MiB of memory, and { $most } MiB may be taken; `tilewright count --memory MIB` allows more

## sentences.py

py-first-then = { $first } { $then }
py-message-help = { $message }; { $help }

## solving/counting.py

py-engine-name-cannot-count-it-finds-solutions-but-never-knows-45dc = engine { $name } cannot count: it finds solutions, but never knows all
py-engine-name-never-sees-a-solution-and-here-each-must-be-look-6aea = engine { $name } never sees a solution, and here each must be looked at to be counted

## solving/live.py

py-stopped-at-the-limit-of-time-amid-a-search = stopped at the limit of time, amid a search

## tessellating/sentences.py

py-Does-not-tile-the-plane- = Does not tile the plane.
py-Each-piece-has-n-n-corona-coronas- = Each piece has { $n } { $n ->
        [one] corona
       *[other] coronas
    }.
py-If-the-outermost-corona-may-leave-holes-it-is-n- = If the outermost corona may leave holes, it is { $n }.
py-It-is-isohedral-as-its-symmetries-carry-each-piece-to-each-o-d6ee = It is isohedral, as its symmetries carry each piece to each other one.
py-It-is-not-isohedral-its-symmetries-leave-n-orbits-of-pieces- = It is not isohedral: its symmetries leave { $n } orbits of pieces.
py-Its-Heesch-number-is-n-so-many-coronas-leave-no-holes- = Its Heesch number is { $n }: so many coronas leave no holes.
py-Its-symmetry-group-is-group- = Its symmetry group is { $group }.
py-Open-no-period-was-searched-to-its-end- = Open: no period was searched to its end.
py-Open-no-tiling-has-a-period-of-up-to-n-n-piece-pieces- = Open: no tiling has a period of up to { $n } { $n ->
        [one] piece
       *[other] pieces
    }.
py-The-search-ended-before-coronas-with-holes-in-the-outermost-402f = The search ended before coronas with holes in the outermost one were found.
py-The-search-ended-before-its-Heesch-number-was-found- = The search ended before its Heesch number was found.
py-The-smallest-period-has-pieces-pieces-piece-pieces-cells-cel-8fef = The smallest period has { $pieces } { $pieces ->
        [one] piece
       *[other] pieces
    }, { $cells } { $cells ->
        [one] cell
       *[other] cells
    }; the tiling repeats itself after the shifts { $shifts }.
py-Tiles-the-plane- = Tiles the plane.
py-Which-cannot-be-surrounded-no-pieces-cover-all-cells-around-f337 = { UP($which) } cannot be surrounded: no pieces cover all cells around it.
py-Which-has-at-most-n-n-corona-coronas-whatever-holes-they-lea-268c = { UP($which) } has at most { $n } { $n ->
        [one] corona
       *[other] coronas
    }, whatever holes they leave.
py-piece-n = piece { $n }
py-the-piece = the piece

## tessellating/tessellate.py

py-n-pieces-of-which-each-is-used-need-periods-of-at-least-n-pi-52bf = { $n } pieces, of which each is used, need periods of at least { $n } pieces, but only periods of up to { $most_pieces } are tried; name fewer pieces, or try longer periods (--pieces { $n })
py-the-lattice-lattice-lies-in-space-only-pieces-in-the-plane-c-8b88 = the { $lattice } lattice lies in space; only pieces in the plane can tile the plane
py-there-is-no-piece-give-one-at-least = there is no piece; give one at least
py-this-is-no-tiling-of-the-plane-problem = this is no tiling of the plane: { $problem }
py-value-is-no-shape-list-each-of-its-cells-once = { $value } is no shape; list each of its cells once
