# Made by docs/make_sentences.py from the titles and descriptions of the catalog. Copy a message into the files of other
# languages beside this one to translate it. A message may leave values out, and may choose by any value.

## antimagic-square-4

py-Antimagic-square-of-order-4 = Antimagic square of order 4
py-The-rows-columns-and-diagonals-of-this-square-of-the-numbers-3923 = The rows, columns and diagonals of this square of the numbers 1 to 16 have the ten sums from 29 to 38, one each. Where does each number lie?

## aztec-diamond-6

py-Aztec-diamond-of-order-6 = Aztec diamond of order 6
py-Dominoes-cover-the-Aztec-diamond-of-order-n-in-2-to-the-powe-ca3a = Dominoes cover the Aztec diamond of order n in 2 to the power of n(n + 1)/2 ways; here there are 42 dominoes and 2 to the power of 21 ways.

## bedlam-cube

py-Bedlam-cube = Bedlam cube
py-Twelve-pieces-of-five-cubes-and-one-of-four-fill-a-cube-of-s-245a = Twelve pieces of five cubes and one of four fill a cube of side four. Some pieces differ from their mirror images, which are not in the set. By Bruce Bedlam.

## bibi-puzzle

py-Bibi-puzzle = Bibi puzzle
py-Nine-cards-with-upper-halves-1-2-and-lower-halves-1-2-of-fou-2437 = Nine cards with upper halves (1, 2, ...) and lower halves (-1, -2, ...) of four witches. Unicorn is the same puzzle with other pictures.

## big-cats

py-Scramble-Squares-Big-cats = Scramble Squares: Big cats
py-Nine-cards-with-the-heads-H-and-tails-T-of-a-lion-L-a-tiger-9bb1 = Nine cards with the heads (H) and tails (T) of a lion (L), a tiger (T), a panther (P) and a leopard (C). With other pictures they are the insects of the same series.

## broken-chessboard

py-Another-broken-chessboard = Another broken chessboard
py-A-chessboard-broken-into-the-twelve-pentominoes-and-a-square-6cc1 = A chessboard, broken into the twelve pentominoes and a square. The pieces are colored on one side, so that they may be turned, but not turned over.

## bwinf-triangle-0

py-Dreieckspuzzle-sample-0 = Dreieckspuzzle, sample 0
py-Nine-triangles-from-a-German-programming-contest-a-figure-s-4871 = Nine triangles from a German programming contest; a figure's first half, such as 3, must meet its second half, -3. Three figures only, so there is much freedom: 28 essentially different solutions, of which the task asks for one.

## bwinf-triangle-1

py-Dreieckspuzzle-sample-1 = Dreieckspuzzle, sample 1
py-Nine-triangles-from-a-German-programming-contest-a-figure-s-6570 = Nine triangles from a German programming contest; a figure's first half, such as 3, must meet its second half, -3. The second sample of the task; like most of them it has several solutions.

## bwinf-triangle-3

py-Dreieckspuzzle-sample-3 = Dreieckspuzzle, sample 3
py-Nine-triangles-from-a-German-programming-contest-a-figure-s-4b1f = Nine triangles from a German programming contest; a figure's first half, such as 3, must meet its second half, -3. Figure 10 is shown by its first halves only, so its sides never meet anything and must lie on the rim. That leaves one solution.

## cairo-rosette

py-Cairo-rosette = Cairo rosette
py-The-eight-shapes-of-one-two-and-three-pentagons-fill-a-board-66f6 = The eight shapes of one, two and three pentagons fill a board around the middle of a pair of pentagons, whose symmetries are two mirrors and half a turn.

## cairo-tripents

py-Cairo-tripents = Cairo tripents
py-Eight-shapes-of-three-pentagons-mirror-images-told-apart-pie-639d = Eight shapes of three pentagons, mirror images told apart: pieces may be turned but not flipped.

## cairo-wheel

py-Cairo-wheel = Cairo wheel
py-The-eight-shapes-of-one-two-and-three-pentagons-fill-a-board-12a0 = The eight shapes of one, two and three pentagons fill a board around a corner where four pentagons meet. The board can be turned by quarters but is no mirror image of itself.

## calendar

py-A-Puzzle-A-Day = A-Puzzle-A-Day
py-Eight-pieces-cover-a-calendar-but-for-today-s-month-and-day-0536 = Eight pieces cover a calendar but for today's month and day. All 366 dates can be shown, 6 October in only 7 ways, 25 January in 216. By DragonFjord.

## calendar-square

py-Calendar-on-a-square = Calendar on a square
py-Months-and-days-lie-mixed-on-a-square-of-seven-by-seven-with-f7b9 = Months and days lie mixed on a square of seven by seven, with six squares that are always covered. Eight pieces of five, six and seven squares leave free the date; some dates have only two solutions. By sh1ura, in a version of eight pieces.

## calendar-weekday

py-Calendar-with-weekdays = Calendar with weekdays
py-Ten-pieces-cover-a-calendar-but-for-today-s-month-day-and-we-088a = Ten pieces cover a calendar but for today's month, day and weekday. All 2,562 dates can be shown, Monday, 6 April in only 97 ways, Tuesday, 7 June in 10,374. Several makers sell it as a daily calendar puzzle.

## checkerboard-12

py-Checkerboard-in-twelve-pieces = Checkerboard in twelve pieces
py-A-checkerboard-in-twelve-pieces-of-three-to-seven-squares-a-52f3 = A checkerboard in twelve pieces of three to seven squares, a plastic puzzle of about 1960. The pieces are colored on one side, so that they may be turned, but not turned over.

## checkerboard-hooks

py-Checkerboard-with-two-hooks = Checkerboard with two hooks
py-A-checkerboard-in-twelve-pieces-of-three-to-seven-squares-tw-d743 = A checkerboard in twelve pieces of three to seven squares, two of them alike. The pieces are colored on one side, so that they may be turned, but not turned over.

## checkered-pentominoes-5x12

py-Checkered-pentominoes-in-5-x-12 = Checkered pentominoes in 5 x 12
py-The-twelve-pentominoes-cut-from-a-board-of-5-x-12-black-and-b5f9 = The twelve pentominoes, cut from a board of 5 x 12 black and white squares. They are colored on one side, so that they may be turned, but not turned over.

## checkered-pentominoes-6x10

py-Checkered-pentominoes-in-6-x-10 = Checkered pentominoes in 6 x 10
py-The-twelve-pentominoes-cut-from-a-board-of-6-x-10-black-and-353d = The twelve pentominoes, cut from a board of 6 x 10 black and white squares. They are colored on one side, so that they may be turned, but not turned over.

## checkered-pentominoes-hole

py-Checkered-pentominoes-around-a-hole = Checkered pentominoes around a hole
py-The-twelve-pentominoes-cut-from-a-chessboard-without-its-cen-7fd6 = The twelve pentominoes, cut from a chessboard without its center. They are colored on one side, so that they may be turned, but not turned over.

## circles-and-colors

py-Circles-and-colors = Circles and colors
py-Put-1-to-9-into-the-square-so-that-the-four-numbers-around-e-8e52 = Put 1 to 9 into the square so that the four numbers around each inner corner and those of each color have the sums that are given. Of 281,304 choices of these seven sums that can be had, 216,016 leave one solution, as these do.

## circus-seven

py-Circus-Seven = Circus Seven
py-Seven-hexagons-with-the-colors-red-green-blue-yellow-white-a-1eec = Seven hexagons with the colors red, green, blue, yellow, white and orange on their sides; colors that touch must be equal. By Masudaya. Drive Ya Nuts is the same puzzle with numbers for colors.

## clumsy-dominoes

py-Clumsy-dominoes = Clumsy dominoes
py-Lay-12-dominoes-on-a-board-of-6-x-6-so-that-there-is-no-room-5a3e = Lay 12 dominoes on a board of 6 x 6 so that there is no room for another. With fewer that is impossible. Gray monominoes stand for the cells that stay free: no two of them may touch.

## colored-pentominoes

py-Pentominoes-on-a-colored-board = Pentominoes on a colored board
py-Six-pentominoes-with-colored-cells-red-green-and-blue-Some-c-1411 = Six pentominoes with colored cells, red, green and blue. Some cells of the board take only two of the colors, the rest take any.

## colored-tetrominoes

py-Tetrominoes-on-a-colored-board = Tetrominoes on a colored board
py-Nine-tetrominoes-with-colored-cells-red-green-and-blue-Some-7974 = Nine tetrominoes with colored cells, red, green and blue. Some cells of the board take one color alone, others one of two, the rest any.

## conway-5x5x5

py-Conway-s-boxes-in-5-x-5-x-5 = Conway's boxes in 5 x 5 x 5
py-Thirteen-blocks-of-1-x-2-x-4-one-of-2-x-2-x-2-one-of-1-x-2-x-506f = Thirteen blocks of 1 x 2 x 4, one of 2 x 2 x 2, one of 1 x 2 x 2 and three rods of three fill a cube of side five. Where the rods must lie, parity tells. By J. H. Conway.

## crazy-planes

py-Crazy-planes = Crazy planes
py-Nine-cards-with-the-front-ends-H-and-rear-ends-T-of-planes-i-443d = Nine cards with the front ends (H) and rear ends (T) of planes in yellow, blue, white and green.

## cube-corners

py-Magic-cube-corners = Magic cube corners
py-The-numbers-1-to-8-on-the-corners-of-a-cube-the-four-corners-bc66 = The numbers 1 to 8 on the corners of a cube; the four corners of every face add up to 18.

## cube-edges

py-Magic-cube-edges = Magic cube edges
py-The-numbers-1-to-12-on-the-edges-of-a-cube-the-four-edges-of-7bd8 = The numbers 1 to 12 on the edges of a cube; the four edges of every face add up to 26.

## cubes-3x4

py-Twelve-cubes = Twelve cubes
py-The-four-one-sided-shapes-of-three-rhombi-and-the-six-of-fou-4a75 = The four one-sided shapes of three rhombi and the six of four fill twelve cubes in three rows.

## cut-cube

py-Cube-of-six-different-pieces = Cube of six different pieces
py-A-cube-is-cut-into-24-tetrahedra-by-the-planes-through-its-m-2a1d = A cube is cut into 24 tetrahedra by the planes through its middle and two of its edges. Four of them are joined in 24 ways, if mirror images count as different; six different pieces make the cube.

## de-bruijn-6x6x6

py-Bricks-in-a-cube = Bricks in a cube
py-27-bricks-of-1-x-2-x-4-have-as-many-cubes-as-a-cube-of-side-13b3 = 27 bricks of 1 x 2 x 4 have as many cubes as a cube of side six, and do not fill it. De Bruijn proved it after his son had failed to.

## diabolical-cube

py-Diabolical-cube = Diabolical cube
py-Six-flat-pieces-of-two-three-up-to-seven-cubes-fill-a-cube-o-a1fb = Six flat pieces of two, three, up to seven cubes fill a cube of side three. The puzzle is older than Soma: Hoffmann described it in 1893.

## didrafters

py-Drafters-in-a-hexagon = Drafters in a hexagon
py-Nine-didrafters-and-two-drafters-no-piece-to-be-turned-over-e346 = Nine didrafters and two drafters, no piece to be turned over, fill a hexagon of ten triangles. A drafter is half of an equilateral triangle, and a didrafter is two of them, joined on the lattice of triangles. Mirror images are two pieces, even the two rectangles, which the lattice cuts otherwise.

## domino-cube

py-Cube-of-four-dominoes = Cube of four dominoes
py-Four-of-the-ten-dominoes-from-0-0-to-3-3-as-bricks-of-two-cu-e55d = Four of the ten dominoes from 0-0 to 3-3, as bricks of two cubes, in a cube of eight: the values of all six faces add up to the same.

## domino-latin-square

py-Latin-square-of-dominoes = Latin square of dominoes
py-Eight-of-twelve-dominoes-1-2-to-3-4-twice-each-in-a-square-e-0024 = Eight of twelve dominoes, 1-2 to 3-4 twice each, in a square: each row and each column has the numbers 1 to 4.

## domino-magic-square-1

py-Domino-magic-square-1-1-and-3-3-twice = Domino magic square: 1-1 and 3-3 twice
py-The-six-dominoes-from-1-1-to-3-3-two-of-them-twice-in-a-magi-0f0b = The six dominoes from 1-1 to 3-3, two of them twice, in a magic square: rows, columns and both diagonals have the same sum.

## domino-magic-square-30

py-Domino-magic-square-1-2-and-2-3-twice = Domino magic square: 1-2 and 2-3 twice

## domino-magic-square-5

py-Domino-magic-square-with-the-sum-five = Domino magic square with the sum five
py-Eight-of-the-28-dominoes-in-a-magic-square-with-the-smallest-c7f6 = Eight of the 28 dominoes in a magic square with the smallest sum there is, 5. Take each pip from six, and it has the greatest, 19.

## domino-rectangle

py-Double-two-rectangle = Double-two rectangle
py-The-six-dominoes-from-0-0-to-2-2-the-values-of-each-row-add-351e = The six dominoes from 0-0 to 2-2: the values of each row add up to 4, those of each column to 3.

## domino-sudoku

py-Sudoku-of-dominoes = Sudoku of dominoes
py-Eight-of-twelve-dominoes-1-2-to-3-4-twice-each-in-a-square-e-b673 = Eight of twelve dominoes, 1-2 to 3-4 twice each, in a square: each row, each column and each quarter has the numbers 1 to 4.

## domino-sums-10

py-Domino-sums-ten-dominoes = Domino sums: ten dominoes
py-Ten-dominoes-on-a-board-with-regions-where-the-values-add-up-b1d0 = Ten dominoes on a board with regions, where the values add up to what is asked or are equal. There is one solution.

## domino-sums-12

py-Domino-sums-twelve-dominoes = Domino sums: twelve dominoes
py-Twelve-dominoes-on-a-board-with-regions-where-the-values-add-6bc2 = Twelve dominoes on a board with regions, where the values add up to what is asked or are equal. There is one solution.

## domino-sums-14

py-Domino-sums-fourteen-dominoes = Domino sums: fourteen dominoes
py-Fourteen-dominoes-on-a-board-with-regions-where-the-values-a-a1f4 = Fourteen dominoes on a board with regions, where the values add up to what is asked or are equal. There is one solution.

## domino-sums-16

py-Domino-sums-sixteen-dominoes = Domino sums: sixteen dominoes
py-Sixteen-dominoes-on-a-board-with-regions-where-the-values-ad-9a2a = Sixteen dominoes on a board with regions, where the values add up to what is asked or are equal. There is one solution.

## domino-sums-4

py-Domino-sums-four-dominoes = Domino sums: four dominoes
py-Four-dominoes-on-a-board-with-regions-where-the-values-add-u-62c2 = Four dominoes on a board with regions, where the values add up to what is asked or are equal. There is one solution.

## domino-sums-5

py-Domino-sums-five-dominoes = Domino sums: five dominoes
py-Five-dominoes-on-a-board-with-regions-where-the-values-add-u-6238 = Five dominoes on a board with regions, where the values add up to what is asked or are equal. There is one solution.

## domino-sums-6

py-Domino-sums-six-dominoes = Domino sums: six dominoes
py-Six-dominoes-on-a-board-with-regions-where-the-values-add-up-2321 = Six dominoes on a board with regions, where the values add up to what is asked or are equal. There is one solution.

## domino-sums-7

py-Domino-sums-seven-dominoes = Domino sums: seven dominoes
py-Seven-dominoes-on-a-board-with-regions-where-the-values-add-56e8 = Seven dominoes on a board with regions, where the values add up to what is asked or are equal. There is one solution.

## domino-sums-8

py-Domino-sums-eight-dominoes = Domino sums: eight dominoes
py-Eight-dominoes-on-a-board-with-regions-where-the-values-add-3b12 = Eight dominoes on a board with regions, where the values add up to what is asked or are equal. There is one solution.

## domino-sums-9

py-Domino-sums-nine-dominoes = Domino sums: nine dominoes
py-Nine-dominoes-on-a-board-with-regions-where-the-values-add-u-f847 = Nine dominoes on a board with regions, where the values add up to what is asked or are equal. There is one solution.

## domino-window-11

py-Domino-window = Domino window
py-Four-of-the-28-dominoes-around-a-square-hole-with-the-sum-el-f075 = Four of the 28 dominoes around a square hole, with the sum eleven on all four sides.

## domino-window-4

py-Double-three-window = Double-three window
py-Four-of-the-ten-dominoes-from-0-0-to-3-3-around-a-square-hol-d4b9 = Four of the ten dominoes from 0-0 to 3-3 around a square hole, with the sum four on all four sides.

## dominoes-8x8

py-Dominoes-on-a-chessboard = Dominoes on a chessboard
py-32-dominoes-cover-a-chessboard-Kasteleyn-and-Temperley-and-F-bba8 = 32 dominoes cover a chessboard. Kasteleyn, and Temperley and Fisher, found the number by a formula in 1961. The variant lacks two opposite corners, which are of one color, and cannot be covered.

## dominoes-klein-bottle

py-Dominoes-on-a-Klein-bottle = Dominoes on a Klein bottle
py-A-board-of-4-x-4-or-6-x-6-squares-whose-top-meets-its-bottom-90ec = A board of 4 x 4 or 6 x 6 squares whose top meets its bottom as on a tube, and whose left meets its right upside down.

## dominoes-moebius

py-Dominoes-on-a-Moebius-strip = Dominoes on a Moebius strip
py-A-strip-of-6-x-4-or-8-x-8-squares-whose-left-end-meets-its-r-6416 = A strip of 6 x 4 or 8 x 8 squares whose left end meets its right end upside down. As rectangles these boards have 281 and 12,988,816 coverings by dominoes, as tubes 725 and 71,385,601.

## dominoes-projective-plane

py-Dominoes-on-a-projective-plane = Dominoes on a projective plane
py-A-board-of-4-x-4-or-6-x-6-squares-each-of-whose-sides-meets-eb9b = A board of 4 x 4 or 6 x 6 squares, each of whose sides meets the opposite one the other way round. Opposite corners meet twice; a domino on them counts once.

## dominoes-torus

py-Dominoes-on-a-torus = Dominoes on a torus
py-A-board-of-4-x-4-or-6-x-6-whose-left-meets-its-right-and-who-c040 = A board of 4 x 4 or 6 x 6 whose left meets its right and whose top meets its bottom. Unwrapped, they have 36 and 6,728 coverings by dominoes.

## dominosa-3

py-Dominosa-double-three = Dominosa, double-three
py-The-numbers-are-given-find-where-each-of-the-10-dominoes-fro-7da8 = The numbers are given: find where each of the 10 dominoes from 0-0 to 3-3 lies. Each is used once.

## dominosa-4

py-Dominosa-double-four = Dominosa, double-four
py-The-numbers-are-given-find-where-each-of-the-15-dominoes-fro-a686 = The numbers are given: find where each of the 15 dominoes from 0-0 to 4-4 lies. Each is used once.

## dominosa-5

py-Dominosa-double-five = Dominosa, double-five
py-The-numbers-are-given-find-where-each-of-the-21-dominoes-fro-bc60 = The numbers are given: find where each of the 21 dominoes from 0-0 to 5-5 lies. Each is used once.

## dominosa-6

py-Dominosa-double-six = Dominosa, double-six
py-The-numbers-are-given-find-where-each-of-the-28-dominoes-fro-b4f8 = The numbers are given: find where each of the 28 dominoes from 0-0 to 6-6 lies. Each is used once.

## dominosa-9

py-Dominosa-double-nine = Dominosa, double-nine
py-The-numbers-are-given-find-where-each-of-the-55-dominoes-fro-1d4b = The numbers are given: find where each of the 55 dominoes from 0-0 to 9-9 lies. Each is used once.

## drive-ya-nuts

py-Drive-Ya-Nuts = Drive Ya Nuts
py-Seven-hexagonal-nuts-with-the-numbers-1-to-6-round-their-rim-9c2c = Seven hexagonal nuts with the numbers 1 to 6 round their rims; numbers that touch must be equal. Sold by Milton Bradley.

## eight-triangles-octahedron

py-Eight-triangles-on-an-octahedron = Eight triangles on an octahedron
py-Of-MacMahon-s-24-triangles-of-four-colors-those-eight-that-h-80ab = Of MacMahon's 24 triangles of four colors those eight that have three different ones, as the faces of an octahedron.

## eight-triangles-row

py-Eight-triangles-in-a-row = Eight triangles in a row
py-Of-MacMahon-s-24-triangles-of-four-colors-those-eight-that-h-3781 = Of MacMahon's 24 triangles of four colors those eight that have three different ones, in a row. Color 0 stays inside, or any color may lie on the rim.

## eternity-2

py-Eternity-II = Eternity II
py-256-squares-with-patterned-sides-the-gray-side-0-goes-to-the-db0c = 256 squares with patterned sides; the gray side, 0, goes to the rim and nowhere else. Tile 139 must lie on cell 136. No complete solution is publicly known; the best boards shown match 470 of the 480 pairs of sides. By C. Monckton, 2007.

## eternity-2-clue-1

py-Eternity-II-clue-puzzle-1 = Eternity II, clue puzzle 1
py-A-small-companion-of-Eternity-II-with-36-tiles-whose-solutio-b365 = A small companion of Eternity II with 36 tiles, whose solution told where one more tile of the large puzzle lies. The gray side, 0, goes to the rim and nowhere else. Several tiles are alike. No count is known: half a minute of search finds six million solutions and does not end.

## eternity-2-clue-2

py-Eternity-II-clue-puzzle-2 = Eternity II, clue puzzle 2
py-A-small-companion-of-Eternity-II-with-72-tiles-whose-solutio-a079 = A small companion of Eternity II with 72 tiles, whose solution told where one more tile of the large puzzle lies. The gray side, 0, goes to the rim and nowhere else. Several tiles are alike. No count is known: half a minute of search finds seventy thousand solutions and does not end.

## eternity-2-clue-4

py-Eternity-II-clue-puzzle-4 = Eternity II, clue puzzle 4
py-The-last-of-the-four-small-companions-of-Eternity-II-72-tile-de22 = The last of the four small companions of Eternity II: 72 tiles in six rows of twelve. The gray side, 0, goes to the rim and nowhere else. Several tiles are alike. No count is known: a search has found nine million solutions when it has hardly begun.

## five-rings

py-Five-rings = Five rings
py-The-numbers-1-to-9-in-the-nine-areas-of-five-interlaced-ring-d69e = The numbers 1 to 9 in the nine areas of five interlaced rings; all rings have the same sum, which may be 11, 13 or 14.

## genius-square

py-The-Genius-Square = The Genius Square
py-Seven-dice-say-which-cells-of-a-6-x-6-square-are-blocked-the-8a46 = Seven dice say which cells of a 6 x 6 square are blocked; the nine free polyominoes of one to four squares fill the rest. Each of the 62,208 rolls has a solution, at least 11 and at most 22,317 (The Happy Puzzle Company).

## genius-star

py-The-Genius-Star = The Genius Star
py-Seven-dice-say-which-cells-of-a-six-pointed-star-are-blocked-62e2 = Seven dice say which cells of a six-pointed star are blocked; eleven pieces of one to five triangles, both triamonds among them, fill the rest. Each of the 165,888 rolls has a solution, at least 3 and at most 30,583 (The Happy Puzzle Company).

## giants-causeway

py-Giant-s-Causeway = Giant's Causeway
py-Seven-hexagons-six-of-them-round-a-fixed-one-with-the-colors-a405 = Seven hexagons, six of them round a fixed one, with the colors yellow, white, black (K), red, green and blue. The tile in the middle is glued down. Circus Seven has the same board and as many colors, but other tiles: no renaming of colors turns one set into the other.

## hemp-leaf

py-Hemp-leaf = Hemp leaf
py-The-four-shapes-of-four-thirds-of-a-triangle-and-two-single-840e = The four shapes of four thirds of a triangle and two single thirds fill a hexagon, a leaf of the Japanese pattern asanoha, in one way but for its symmetry.

## heptagram

py-Magic-heptagram = Magic heptagram
py-The-numbers-1-to-14-on-the-points-and-crossings-of-a-seven-p-9c98 = The numbers 1 to 14 on the points and crossings of a seven-pointed star; its seven lines of four add up to 30. The drawing knows only the mirror symmetry of the star, so a count up to symmetry is half of all; up to the 14 symmetries of the star itself 72 are left.

## heptiamonds-7x12

py-Heptiamonds-in-7-x-12 = Heptiamonds in 7 x 12
py-The-24-shapes-of-seven-triangles-fill-a-parallelogram-of-7-b-03b2 = The 24 shapes of seven triangles fill a parallelogram of 7 by 12. No count is known: by an estimate there are about 10^12 solutions, and counting them takes decades.

## heterosquare-3

py-The-spiral-heterosquare = The spiral heterosquare
py-Written-in-a-spiral-1-to-9-give-a-square-whose-rows-columns-36a3 = Written in a spiral, 1 to 9 give a square whose rows, columns and diagonals all have different sums. From these sums alone, find the numbers.

## hexagon-trios-triangles

py-Triangles-of-hexagons-in-threes = Triangles of hexagons in threes
py-A-triangle-of-hexagons-with-side-to-a-side-is-filled-with-th-2274 = A triangle of hexagons with `side` to a side is filled with three hexagons around a point, either way up, just if the side leaves 0, 2, 9 or 11 when it is divided by 12. No coloring of the hexagons proves that; Conway and Lagarias did it with a group that has the pieces as relations.

## hexagram

py-Magic-hexagram = Magic hexagram
py-Twelve-numbers-on-the-points-and-crossings-of-a-six-pointed-2ff7 = Twelve numbers on the points and crossings of a six-pointed star; its six lines of four add up to 26.

## hexiamonds-4x9

py-Hexiamonds-in-4-x-9 = Hexiamonds in 4 x 9
py-The-twelve-hexiamonds-in-a-parallelogram-of-four-rows-three-9974 = The twelve hexiamonds in a parallelogram of four rows; three rows are too few.

## hexiamonds-6x6

py-Hexiamonds-in-a-rhombus = Hexiamonds in a rhombus
py-The-twelve-shapes-of-six-triangles-fill-a-rhombus-of-side-si-ff5d = The twelve shapes of six triangles fill a rhombus of side six.

## hexiamonds-coin

py-Hexiamonds-in-a-coin = Hexiamonds in a coin
py-A-round-board-with-a-hole-in-the-middle-like-an-old-coin- = A round board with a hole in the middle, like an old coin.

## hexiamonds-crescent

py-Hexiamonds-in-a-crescent = Hexiamonds in a crescent
py-A-hexagon-of-side-four-out-of-one-corner-of-which-a-hexagon-86fa = A hexagon of side four, out of one corner of which a hexagon of side two is bitten. In the variant the bite is at the middle of a side.

## hexiamonds-hexagon

py-Hexiamonds-in-a-hexagon = Hexiamonds in a hexagon
py-A-hexagon-with-sides-of-three-and-four-in-turn-and-a-hole-of-42e6 = A hexagon with sides of three and four in turn and a hole of one triangle in the middle.

## hexiamonds-ring

py-Hexiamonds-in-a-ring = Hexiamonds in a ring
py-A-hexagon-of-side-four-with-a-hexagonal-hole-of-side-two-one-09ad = A hexagon of side four with a hexagonal hole of side two, one step away from the center. With the hole in the center there is no solution.

## hexiamonds-six

py-Six-of-twelve-hexiamonds = Six of twelve hexiamonds
py-Choose-six-of-the-twelve-hexiamonds-and-fill-a-parallelogram-b36a = Choose six of the twelve hexiamonds, and fill a parallelogram of 3 x 6 with them: 39 of the 924 sets do.

## hexiamonds-snowflake

py-Hexiamonds-in-a-snowflake = Hexiamonds in a snowflake
py-A-hexagon-with-six-dents-which-turns-onto-itself-but-has-no-783f = A hexagon with six dents, which turns onto itself but has no mirror axis.

## hexiamonds-tenyo

py-Hexiamonds-of-Tenyo = Hexiamonds of Tenyo
py-The-board-of-a-plastic-puzzle-from-Japan-with-the-twelve-hex-8bb4 = The board of a plastic puzzle from Japan with the twelve hexiamonds as its pieces.

## hexiamonds-trefoil

py-Hexiamonds-in-a-trefoil = Hexiamonds in a trefoil
py-Three-hexagons-joined-to-a-clover-leaf-The-variant-joins-the-ca82 = Three hexagons joined to a clover leaf. The variant joins them in another way.

## hexominoes-15x15

py-Hexominoes-in-15-x-15 = Hexominoes in 15 x 15
py-The-35-hexominoes-fill-no-rectangle-eleven-of-them-cover-fou-343d = The 35 hexominoes fill no rectangle: eleven of them cover four squares of one color, so the colors never balance. A square with a hole of 3 by 5 in its middle is a classical way out. A solution is found in a moment; no count is known, and the tree is far too large to walk.

## iq-puzzler-pro

py-IQ-Puzzler-Pro-flat = IQ Puzzler Pro, flat
py-Twelve-pieces-of-3-4-and-5-balls-another-set-than-Kanoodle-s-ac0d = Twelve pieces of 3, 4 and 5 balls, another set than Kanoodle's, fill a tray of 5 by 11.

## iq-puzzler-pro-pyramid

py-IQ-Puzzler-Pro-pyramid = IQ Puzzler Pro, pyramid
py-Twelve-flat-pieces-of-3-4-and-5-balls-fill-a-square-pyramid-b6fd = Twelve flat pieces of 3, 4 and 5 balls fill a square pyramid of 55. They differ from those of Kanoodle in four shapes. By SmartGames.

## iq-puzzler-pro-slanted

py-IQ-Puzzler-Pro-slanted = IQ Puzzler Pro, slanted
py-The-other-side-of-the-tray-the-same-twelve-pieces-fill-a-ban-6281 = The other side of the tray: the same twelve pieces fill a band that runs across it in steps.

## iq-xoxo

py-IQ-XOXO = IQ XOXO
py-Ten-of-the-twelve-pentominoes-all-but-F-and-X-fill-a-tray-of-53d9 = Ten of the twelve pentominoes, all but F and X, fill a tray of 5 by 10. Each piece shows X and O in turn, and the other way round on its back; on the tray, too, X and O take turns. Here the pieces lie in a box one cube high, with labels above and below. With X and O exchanged all over the tray there are just as many solutions.

## kanoodle

py-Kanoodle-flat = Kanoodle, flat
py-Twelve-pieces-of-3-4-and-5-balls-fill-a-tray-of-5-by-11-The-9c1c = Twelve pieces of 3, 4 and 5 balls fill a tray of 5 by 11. The same set is sold as Lonpos 101, and the same pieces also build a pyramid.

## kanoodle-extreme

py-Kanoodle-Extreme-flat = Kanoodle Extreme, flat
py-Twelve-pieces-of-four-and-five-balls-which-lie-as-close-as-c-ddfb = Twelve pieces of four and five balls, which lie as close as coins do, fill a tray of five rows.

## kanoodle-extreme-tetrahedron

py-Kanoodle-Extreme-tetrahedron = Kanoodle Extreme, tetrahedron
py-Twelve-flat-pieces-of-four-and-five-balls-fill-a-tetrahedron-1ed8 = Twelve flat pieces of four and five balls fill a tetrahedron of 56. A piece is joined as balls in triangles are, and so lies in a layer or leans along one of the three other faces. The solutions are not counted yet: by an estimate there are 400 million to 1.2 billion.

## kanoodle-genius

py-Kanoodle-Genius = Kanoodle Genius
py-Seven-of-the-pieces-of-Kanoodle-Extreme-all-of-five-balls-fi-56d8 = Seven of the pieces of Kanoodle Extreme, all of five balls, fill a board of seven rows.

## kanoodle-pyramid

py-Kanoodle-pyramid = Kanoodle pyramid
py-Twelve-flat-pieces-of-3-4-and-5-balls-fill-a-square-pyramid-275f = Twelve flat pieces of 3, 4 and 5 balls fill a square pyramid of 55. A piece lies in a layer or stands upright along a diagonal of the base. Lonpos 101 has the same pieces.

## katamino

py-Katamino = Katamino
py-A-slider-leaves-3-to-12-columns-of-five-cells-and-as-many-of-b699 = A slider leaves 3 to 12 columns of five cells, and as many of the twelve pentominoes fill them. Of the 792 sets of five pieces only 45 fill five columns. The booklet of the game lists sets for each number of columns (Gigamic).

## katamino-tower

py-Katamino-Tower = Katamino Tower
py-A-wooden-tower-of-five-layers-with-twelve-cells-each-round-i-b151 = A wooden tower of five layers with twelve cells each round its core: ten bent pentominoes, and a ring for each layer with two cells of its outside. The upper half of the board is the core, twelve cells in each layer, which only rings cover. Bent pieces can be turned upside down, but not on their sides: so level sides are labeled h, upright ones v. The maker counts 6164 towers; each can be turned in twelve ways, and upside down. First sold as Logiq Tower.

## kisrhombs-2x2

py-Two-and-three-sixths-of-a-triangle = Two and three sixths of a triangle
py-Two-of-each-of-the-three-shapes-of-two-cells-and-of-the-six-6763 = Two of each of the three shapes of two cells and of the six of three, none to be turned over, fill a rhombus of eight triangles.

## kisrhombs-2x3

py-Four-sixths-of-a-triangle = Four sixths of a triangle
py-Two-of-each-of-the-nine-shapes-of-four-cells-each-a-sixth-of-b722 = Two of each of the nine shapes of four cells, each a sixth of a triangle, fill a parallelogram of twelve triangles.

## l-tetromino

py-L-tetromino-rectangles = L tetromino: rectangles
py-Which-rectangles-do-L-tetrominoes-fill-Those-of-2-x-4-and-3-7523 = Which rectangles do L tetrominoes fill? Those of 2 x 4 and 3 x 8, and all that are made of them: never with an odd number of pieces, since each covers an odd number of cells in every other column.

## lonpos-arrowhead

py-Lonpos-arrowhead = Lonpos arrowhead
py-The-twelve-Lonpos-pieces-fill-an-arrowhead-with-a-hole-The-b-1f6a = The twelve Lonpos pieces fill an arrowhead with a hole. The board has no symmetry, so every solution stands alone.

## lonpos-butterfly

py-Lonpos-butterfly = Lonpos butterfly
py-The-twelve-Lonpos-pieces-fill-a-board-like-a-butterfly-with-3076 = The twelve Lonpos pieces fill a board like a butterfly, with two axes of symmetry.

## lonpos-triangle

py-Lonpos-triangle = Lonpos triangle
py-The-twelve-Lonpos-pieces-the-same-as-those-of-Kanoodle-fill-3df4 = The twelve Lonpos pieces, the same as those of Kanoodle, fill a staircase of ten steps.

## lozenge-square-5

py-Lozenge-magic-square = Lozenge magic square
py-A-magic-square-of-order-5-with-all-odd-numbers-in-a-lozenge-285d = A magic square of order 5 with all odd numbers in a lozenge around its center, as in the lozenge method of J. H. Conway. Here opposite numbers also make 26; without that there are 702,912 squares by our count.

## lozenges-4

py-Lozenges-in-a-hexagon = Lozenges in a hexagon
py-48-lozenges-each-of-two-triangles-fill-a-hexagon-of-side-fou-61e1 = 48 lozenges, each of two triangles, fill a hexagon of side four. The picture looks like cubes stacked in a corner, and MacMahon's formula for plane partitions in a box gives the number.

## macmahon-squares-2

py-Squares-of-two-colors = Squares of two colors
py-There-are-six-ways-to-color-the-sides-of-a-square-with-two-c-861f = There are six ways to color the sides of a square with two colors. The six tiles fill a rectangle of 2 by 3; equal colors meet.

## macmahon-squares-4x6

py-MacMahon-s-three-colored-squares = MacMahon's three-colored squares
py-All-24-squares-with-sides-in-three-colors-fill-a-rectangle-s-ea82 = All 24 squares with sides in three colors fill a rectangle; sides that touch have the same color and the rim has color 0 all round. The set is closed under reflection and under exchange of the colors, so solutions come in families of eight.

## macmahon-triangles

py-MacMahon-s-four-colored-triangles = MacMahon's four-colored triangles
py-All-24-triangles-with-sides-in-four-colors-fill-a-hexagon-si-ae88 = All 24 triangles with sides in four colors fill a hexagon; sides that touch have the same color and the rim has color 0 all round. The set is closed under reflection and under exchange of the colors 1 to 3, so solutions come in families of 72.

## magic-19

py-Magic-19 = Magic-19
py-Nineteen-pegs-in-a-hexagon-the-six-sides-and-the-six-rays-fr-9a26 = Nineteen pegs in a hexagon; the six sides and the six rays from the middle have three each, and every one of these lines adds up to 22. That is also the least sum that is possible; other sums can be asked for.

## magic-cube-3

py-Magic-cube-of-order-3 = Magic cube of order 3
py-The-numbers-1-to-27-in-a-cube-all-rows-in-the-three-directio-ee4e = The numbers 1 to 27 in a cube; all rows in the three directions and the four long diagonals add up to 42. There are four such cubes.

## magic-hexagon-2

py-Magic-hexagon-of-order-2 = Magic hexagon of order 2
py-Impossible-two-rows-of-two-cells-on-the-rim-share-a-cell-so-b8d2 = Impossible: two rows of two cells on the rim share a cell, so their other cells would have to be equal.

## magic-hexagon-3

py-Magic-hexagon = Magic hexagon
py-All-fifteen-straight-rows-of-a-hexagon-of-side-three-add-up-a5b9 = All fifteen straight rows of a hexagon of side three add up to 38. But for turning and reflecting there is one way, and apart from a single cell no other size can be done.

## magic-square-3

py-Magic-square-of-order-3 = Magic square of order 3
py-The-Lo-Shu-rows-columns-and-diagonals-all-add-up-to-15- = The Lo Shu: rows, columns and diagonals all add up to 15.

## magic-square-3-of-20

py-Magic-squares-from-1-to-20 = Magic squares from 1 to 20
py-Nine-different-numbers-any-from-1-to-20-in-a-magic-square-of-5804 = Nine different numbers, any from 1 to 20, in a magic square of order 3. The sum of a line is three times the number in the middle.

## magic-square-4

py-Magic-square-of-order-4 = Magic square of order 4
py-Rows-columns-and-diagonals-all-add-up-to-34- = Rows, columns and diagonals all add up to 34.

## magic-square-4-halves

py-Magic-square-of-small-and-large-numbers = Magic square of small and large numbers
py-In-each-row-and-column-of-a-magic-square-of-order-4-lie-two-a56a = In each row and column of a magic square of order 4 lie two of the numbers 1 to 8 and two of 9 to 16, whichever square it is. In 712 of the 880 squares it is so on both diagonals as well.

## magic-square-4-pandiagonal

py-Pandiagonal-magic-square-of-order-4 = Pandiagonal magic square of order 4
py-In-a-pandiagonal-magic-square-the-broken-diagonals-which-lea-bd5f = In a pandiagonal magic square the broken diagonals, which leave the square on one side and come in again on the other, have the magic sum as well.

## magic-square-4-quarters

py-Magic-square-of-quarters = Magic square of quarters
py-Of-the-880-magic-squares-of-order-4-in-432-the-four-numbers-9272 = Of the 880 magic squares of order 4, in 432 the four numbers of each quarter have the magic sum, too. Here it is enough to ask that the quarters A, B, C and D add up to the same.

## magic-square-durer

py-Magic-square-of-Melencolia = Magic square of Melencolia
py-Albrecht-D-rer-s-engraving-Melencolia-I-shows-a-magic-square-e743 = Albrecht Dürer's engraving Melencolia I shows a magic square with its year, 1514, in the middle of the last row. How many squares have the same year there?

## magic-square-primes

py-Magic-square-of-primes = Magic square of primes
py-The-magic-square-of-nine-different-primes-with-the-smallest-3a58 = The magic square of nine different primes with the smallest sum, 177.

## magic-triangle

py-The-Magic-Triangle = The Magic Triangle
py-Nine-triangular-cards-in-a-triangle-of-side-three-Heads-H-an-0d39 = Nine triangular cards in a triangle of side three. Heads (H) and bodies (B) of orange (O), green (G) and white (W) figures are cut by the sides of the cards; a head must meet the body of its own color. Sold by Heye with pictures of Snoopy.

## mayblox

py-Mayblox = Mayblox
py-MacMahon-s-30-cubes-carry-six-colors-one-on-each-face-in-all-0363 = MacMahon's 30 cubes carry six colors, one on each face, in all possible ways. Take one of them as a model: eight of the other 29 build it at twice its size, and inside, too, equal colors meet. The same eight cubes always do, in two ways. Here the model is left out, and the faces of the box show its colors.

## monkey-puzzle

py-Monkey-puzzle = Monkey puzzle
py-Nine-cards-with-heads-and-bodies-of-blue-green-red-and-purpl-be2d = Nine cards with heads (+) and bodies (-) of blue, green, red and purple monkeys. Unicorn is the same puzzle with other pictures.

## mrs-perkins-quilt

py-Mrs-Perkins-s-quilt = Mrs. Perkins's quilt
py-Cut-a-quilt-of-13-x-13-patches-into-as-few-square-pieces-as-5364 = Cut a quilt of 13 x 13 patches into as few square pieces as possible, more than one. Eleven are needed, and there is one way to do it, which can be turned and reflected.

## mrs-perkins-quilt-13

py-Dudeney-s-quilt-of-13-by-13-patches-consists-of-eleven-squar-d7a8 = Dudeney's quilt of 13 by 13 patches consists of eleven squares, and of no fewer.

## mrs-perkins-quilt-7

py-A-quilt-of-seven = A quilt of seven
py-Cut-a-quilt-of-7-x-7-patches-into-as-few-square-pieces-as-po-f199 = Cut a quilt of 7 x 7 patches into as few square pieces as possible, more than one: nine are needed.

## nine-cubes

py-Nine-cubes = Nine cubes
py-The-eight-shapes-of-two-three-and-four-rhombi-fill-nine-cube-58fd = The eight shapes of two, three and four rhombi fill nine cubes in three rows.

## nine-hats

py-Nine-hats = Nine hats
py-The-hat-made-of-eight-kites-tiles-the-plane-but-never-period-48c3 = The hat, made of eight kites, tiles the plane, but never periodically. Nine hats, one of them turned over, fill this shape in a single way.

## nine-squares

py-Nine-squares-of-three-colors = Nine squares of three colors
py-Of-MacMahon-s-24-squares-of-three-colors-nine-have-all-three-5f1e = Of MacMahon's 24 squares of three colors nine have all three. They make a square, in some ways with only two colors on its rim, and they wrap a torus, a Klein bottle and a projective plane.

## octagons-3x6

py-Octagons-in-a-rectangle = Octagons in a rectangle
py-The-shapes-of-two-and-three-octagons-and-squares-with-up-to-c3ea = The shapes of two and three octagons and squares, with up to three single ones, fill three by six octagons with the squares between.

## octagons-4x4

py-Octagons-in-a-square = Octagons in a square
py-The-seven-shapes-of-three-octagons-and-squares-two-octagons-9de7 = The seven shapes of three octagons and squares, two octagons and two squares fill four by four octagons with the squares between.

## octagons-and-squares

py-An-octagon-a-square-and-the-seven-shapes-of-three-of-them-fi-ac8e = An octagon, a square and the seven shapes of three of them fill five by three octagons with the squares between.

## octagram

py-Magic-octagram = Magic octagram
py-The-numbers-1-to-16-on-the-points-and-crossings-of-two-squar-c9c7 = The numbers 1 to 16 on the points and crossings of two squares that make an eight-pointed star; its eight lines of four add up to 34. The drawing has eight of the sixteen symmetries of the star; up to all of them 112 solutions are left.

## octahedron-2

py-Octahedron-of-six-octahedra = Octahedron of six octahedra
py-An-octahedron-of-edge-two-holds-six-octahedra-and-eight-tetr-e7f0 = An octahedron of edge two holds six octahedra and eight tetrahedra. Pieces of two and three cells fill it, as many of each kind as one likes.

## pentagram

py-Magic-pentagram = Magic pentagram
py-Ten-numbers-on-the-points-and-crossings-of-a-five-pointed-st-c143 = Ten numbers on the points and crossings of a five-pointed star. With 1 to 10 its five lines of four would have to add up to 22, and that is impossible.

## pentagram-12

py-Magic-pentagram-with-1-to-12 = Magic pentagram with 1 to 12
py-Ten-different-numbers-from-1-to-12-on-the-points-and-crossin-6511 = Ten different numbers from 1 to 12 on the points and crossings of a five-pointed star, so that its five lines of four have the same sum. With 1 to 10 there is no such star, and with 1 to 11 neither. Here the sum 24 leaves out 7 and 11, and 28 leaves out 2 and 6.

## pentahexes-10x11

py-Pentahexes-in-10-x-11 = Pentahexes in 10 x 11
py-The-22-shapes-of-five-hexagons-fill-a-parallelogram-of-10-by-7526 = The 22 shapes of five hexagons fill a parallelogram of 10 by 11. No count is known: by an estimate there are about 10^14 solutions, and counting them takes centuries.

## pentarhombs

py-Pentarhombs = Pentarhombs
py-The-twelve-shapes-of-five-rhombi-fill-a-triangle-of-cubes-wi-41d0 = The twelve shapes of five rhombi fill a triangle of cubes without its top.

## pentatans-4x5

py-Five-quarters-of-a-square = Five quarters of a square
py-Two-of-each-of-the-eight-shapes-of-five-quarters-of-a-square-c0d2 = Two of each of the eight shapes of five quarters of a square fill a rectangle of 4 by 5 squares.

## pentominoes-2x3x10

py-Solid-pentominoes-in-2-x-3-x-10 = Solid pentominoes in 2 x 3 x 10
py-The-twelve-pentominoes-one-cube-thick-fill-a-long-box- = The twelve pentominoes, one cube thick, fill a long box.

## pentominoes-2x5x6

py-Solid-pentominoes-in-2-x-5-x-6 = Solid pentominoes in 2 x 5 x 6
py-The-twelve-pentominoes-one-cube-thick-fill-a-box-two-cubes-h-c696 = The twelve pentominoes, one cube thick, fill a box two cubes high.

## pentominoes-3x20

py-Pentominoes-in-3-x-20 = Pentominoes in 3 x 20
py-The-narrowest-rectangle-that-the-twelve-pentominoes-can-fill-2971 = The narrowest rectangle that the twelve pentominoes can fill.

## pentominoes-3x4x5

py-Solid-pentominoes-in-3-x-4-x-5 = Solid pentominoes in 3 x 4 x 5
py-The-twelve-pentominoes-one-cube-thick-fill-a-box-In-space-a-71fa = The twelve pentominoes, one cube thick, fill a box. In space a flat piece can be turned over, so mirror images of solutions are solutions.

## pentominoes-4x15

py-Pentominoes-in-4-x-15 = Pentominoes in 4 x 15
py-The-twelve-pentominoes-in-a-rectangle-of-4-rows- = The twelve pentominoes in a rectangle of 4 rows.

## pentominoes-5x12

py-Pentominoes-in-5-x-12 = Pentominoes in 5 x 12
py-The-twelve-pentominoes-in-a-rectangle-of-5-rows- = The twelve pentominoes in a rectangle of 5 rows.

## pentominoes-6x10

py-Pentominoes-in-6-x-10 = Pentominoes in 6 x 10
py-The-classic-twelve-pentominoes-fill-a-rectangle-of-6-rows- = The classic: twelve pentominoes fill a rectangle of 6 rows.

## pentominoes-8x8-center

py-Pentominoes-in-8-x-8-without-the-center = Pentominoes in 8 x 8 without the center
py-Twelve-pentominoes-on-a-chessboard-whose-four-middle-squares-7cc9 = Twelve pentominoes on a chessboard whose four middle squares are missing: one of the first puzzles solved completely by a computer.

## pentominoes-8x8-corners

py-Pentominoes-in-8-x-8-without-the-corners = Pentominoes in 8 x 8 without the corners
py-Twelve-pentominoes-on-a-chessboard-whose-four-corners-are-mi-68bf = Twelve pentominoes on a chessboard whose four corners are missing.

## pentominoes-8x8-holes

py-Pentominoes-in-8-x-8-with-four-holes = Pentominoes in 8 x 8 with four holes
py-A-chessboard-whose-four-empty-squares-lie-on-the-diagonals-o-980c = A chessboard whose four empty squares lie on the diagonals, one step from the corners. The variants have them elsewhere, placed with the symmetry of the square.

## pentominoes-and-square-8x8

py-Pentominoes-and-a-square-in-8-x-8 = Pentominoes and a square in 8 x 8
py-Twelve-pentominoes-and-the-square-tetromino-which-may-lie-an-058f = Twelve pentominoes and the square tetromino, which may lie anywhere, fill a chessboard. H. E. Dudeney's broken chessboard (1907) is one of the solutions.

## pentominoes-cross

py-Pentominoes-in-a-cross = Pentominoes in a cross
py-A-cross-of-60-squares-with-a-hole-off-its-center- = A cross of 60 squares with a hole off its center.

## pentominoes-crystal

py-Solid-pentominoes-in-a-crystal = Solid pentominoes in a crystal
py-A-crystal-that-grows-out-of-one-corner-up-to-six-cubes-long-fcf2 = A crystal that grows out of one corner, up to six cubes long, filled in a single way.

## pentominoes-eye

py-Pentominoes-in-an-eye = Pentominoes in an eye
py-An-eye-with-its-pupil-which-the-twelve-pentominoes-fill-in-a-fd4b = An eye with its pupil, which the twelve pentominoes fill in a single way. The figure is by Joel Enwald.

## pentominoes-flower

py-Pentominoes-in-an-octagon = Pentominoes in an octagon
py-A-rectangle-of-8-by-9-loses-its-corners-in-steps-and-becomes-48cb = A rectangle of 8 by 9 loses its corners in steps and becomes an octagon of 60 squares.

## pentominoes-gift

py-Solid-pentominoes-in-a-gift = Solid pentominoes in a gift
py-Three-equal-layers-each-with-four-dents-and-four-bumps-fille-37b7 = Three equal layers, each with four dents and four bumps, filled in a single way. The figure is by Yoshio Ohno.

## pentominoes-one-sided-3x30

py-One-sided-pentominoes-in-3-x-30 = One-sided pentominoes in 3 x 30
py-Without-turning-them-over-there-are-18-pentominoes-They-fill-d20a = Without turning them over, there are 18 pentominoes. They fill the longest of their rectangles in 46 ways; 5 x 18, a variant like the other two, is known to have 686,628 solutions.

## pentominoes-ring

py-Solid-pentominoes-in-a-ring = Solid pentominoes in a ring
py-A-frame-of-5-by-7-one-cube-thick-and-three-cubes-deep-filled-2e82 = A frame of 5 by 7, one cube thick and three cubes deep, filled in a single way.

## pentominoes-skewed

py-Pentominoes-in-slanted-rectangles = Pentominoes in slanted rectangles
py-Each-row-of-a-rectangle-of-6-by-10-is-shifted-by-one-square-4b37 = Each row of a rectangle of 6 by 10 is shifted by one square against the row below. The variants slant the other three rectangles.

## pentominoes-steps

py-Solid-pentominoes-in-steps = Solid pentominoes in steps
py-A-staircase-of-five-steps-four-cubes-wide- = A staircase of five steps, four cubes wide.

## pentominoes-triplication

py-Triplication-of-the-pentominoes = Triplication of the pentominoes
py-Nine-pentominoes-show-another-one-the-X-at-three-times-its-s-6f66 = Nine pentominoes show another one, the X, at three times its size; it is not among the nine itself. The variants triple the other eleven. By R. M. Robinson.

## pentominoes-yin-yang

py-Pentominoes-in-yin-and-yang = Pentominoes in yin and yang
py-Two-bays-each-the-other-turned-by-half-a-turn-cut-a-board-of-d308 = Two bays, each the other turned by half a turn, cut a board of 8 by 10 down to 60 squares.

## perimeter-hexagon-3

py-Perimeter-magic-hexagon = Perimeter-magic hexagon
py-The-numbers-1-to-12-on-the-rim-of-a-hexagon-of-side-three-th-10c2 = The numbers 1 to 12 on the rim of a hexagon of side three; the three numbers of each side have the same sum.

## perimeter-pentagon-3

py-Perimeter-magic-pentagon = Perimeter-magic pentagon
py-The-numbers-1-to-10-on-the-corners-and-the-middles-of-the-si-cd11 = The numbers 1 to 10 on the corners and the middles of the sides of a pentagon; the three numbers of each side have the same sum, which may be 14, 16, 17 or 19. Up to the ten symmetries of a pentagon there are six solutions; the drawing has only one mirror axis.

## perimeter-square-3

py-Perimeter-magic-square-of-order-3 = Perimeter-magic square of order 3
py-The-numbers-1-to-8-round-a-square-three-on-each-side-all-sid-5c27 = The numbers 1 to 8 round a square, three on each side; all sides have the same sum.

## perimeter-square-4

py-Perimeter-magic-square-of-order-4 = Perimeter-magic square of order 4
py-The-numbers-1-to-12-round-a-square-four-on-each-side-all-sid-5c79 = The numbers 1 to 12 round a square, four on each side; all sides have the same sum. The two inner numbers of a side may always be exchanged.

## perimeter-triangle-3

py-Perimeter-magic-triangle-of-order-3 = Perimeter-magic triangle of order 3
py-The-numbers-1-to-6-round-a-triangle-three-on-each-side-all-s-dd69 = The numbers 1 to 6 round a triangle, three on each side; all sides have the same sum.

## perimeter-triangle-4

py-Perimeter-magic-triangle-of-order-4 = Perimeter-magic triangle of order 4
py-The-numbers-1-to-9-round-a-triangle-four-on-each-side-all-si-d6e6 = The numbers 1 to 9 round a triangle, four on each side; all sides have the same sum. Besides turning and reflecting, the two inner numbers of a side may be exchanged; taking these together as well leaves 18.

## polyiamonds-snowflake

py-Polyiamonds-of-one-to-five-in-a-snowflake = Polyiamonds of one to five in a snowflake
py-All-ten-shapes-of-one-to-five-triangles-fill-a-snowflake- = All ten shapes of one to five triangles fill a snowflake.

## polyominoes-astroid

py-Polyominoes-of-one-to-four-in-a-star = Polyominoes of one to four in a star
py-The-nine-polyominoes-of-up-to-four-squares-fill-a-four-point-ae8e = The nine polyominoes of up to four squares fill a four-pointed star. The figure is by Kate Jones.

## polyominoes-one-sided-6x6

py-One-sided-polyominoes-in-6-x-6 = One-sided polyominoes in 6 x 6
py-The-domino-the-two-trominoes-and-the-seven-tetrominoes-none-8804 = The domino, the two trominoes and the seven tetrominoes, none of them turned over, fill a square.

## polypons-triangle

py-Polypons-in-a-triangle = Polypons in a triangle
py-The-nine-shapes-of-one-to-four-thirds-of-a-triangle-fill-a-t-4065 = The nine shapes of one to four thirds of a triangle fill a triangle of side three.

## quadrille

py-Quadrille = Quadrille
py-The-28-dominoes-from-0-0-to-6-6-so-that-equal-numbers-form-s-0985 = The 28 dominoes from 0-0 to 6-6, so that equal numbers form squares of four, two for each number. The first three squares are 0, 1 and 2; without them, each solution could be renamed in 5,040 ways.

## quadrille-clues

py-Quadrille-with-six-clues = Quadrille with six clues
py-The-28-dominoes-from-0-0-to-6-6-so-that-equal-numbers-form-s-e564 = The 28 dominoes from 0-0 to 6-6, so that equal numbers form squares of four, two for each number. Six squares are given.

## quadrille-double-two

py-Little-quadrille = Little quadrille
py-The-six-dominoes-from-0-0-to-2-2-so-that-the-twelve-numbers-225f = The six dominoes from 0-0 to 2-2, so that the twelve numbers form squares of four equal ones.

## rectangles-6x6

py-Eight-different-rectangles = Eight different rectangles
py-Cut-6-x-6-cells-into-as-many-rectangles-as-possible-no-two-o-2712 = Cut 6 x 6 cells into as many rectangles as possible, no two of them alike, squares included. Eight is the most: the nine smallest have 39 cells.

## rectangles-areas-4x4

py-Rectangles-of-different-areas-in-4-x-4 = Rectangles of different areas in 4 x 4
py-Cut-4-x-4-cells-into-rectangles-squares-included-no-two-of-w-79b8 = Cut 4 x 4 cells into rectangles, squares included, no two of which have the same number of cells.

## rectangles-areas-5x5

py-Rectangles-of-different-areas-in-5-x-5 = Rectangles of different areas in 5 x 5
py-Cut-5-x-5-cells-into-rectangles-squares-included-no-two-of-w-3e6e = Cut 5 x 5 cells into rectangles, squares included, no two of which have the same number of cells.

## rectangles-areas-6x6

py-Rectangles-of-different-areas-in-6-x-6 = Rectangles of different areas in 6 x 6
py-Cut-6-x-6-cells-into-rectangles-squares-included-no-two-of-w-0324 = Cut 6 x 6 cells into rectangles, squares included, no two of which have the same number of cells.

## rhombic-dodecahedron

py-Rhombic-dodecahedron-of-twelve-different-pieces = Rhombic dodecahedron of twelve different pieces
py-A-cube-with-a-pyramid-on-each-of-its-faces-is-a-rhombic-dode-9707 = A cube with a pyramid on each of its faces is a rhombic dodecahedron, and holds 48 tetrahedra, 24 of them in the cube. Pieces of four fill it, no two alike; mirror images are different pieces.

## scramble-africa

py-Scramble-Squares-Africa = Scramble Squares: Africa
py-Nine-cards-with-heads-and-bodies-of-an-elephant-E-a-zebra-Z-c28f = Nine cards with heads (+) and bodies (-) of an elephant (E), a zebra (Z), a giraffe (G) and a rhino (R). Cards 2 and 6 are alike, so every finished picture can be laid in two ways.

## scramble-cowboys

py-Scramble-Squares-Cowboys = Scramble Squares: Cowboys
py-Nine-cards-with-the-tops-t-and-bottoms-b-of-four-pictures-of-ab71 = Nine cards with the tops (t) and bottoms (b) of four pictures of football.

## scramble-guitars

py-Scramble-Squares-guitars = Scramble Squares: guitars
py-Nine-cards-with-tops-and-bottoms-of-a-red-electric-guitar-R-a1f8 = Nine cards with tops (+) and bottoms (-) of a red electric guitar (R), a bass (B), an acoustic (A) and a black electric one (K). Cards 1 and 7 are alike.

## scramble-insects

py-Scramble-Squares-insects = Scramble Squares: insects
py-Nine-cards-with-heads-and-tails-of-an-ant-A-a-beetle-B-a-dra-376e = Nine cards with heads (+) and tails (-) of an ant (A), a beetle (B), a dragonfly (D) and a mantis (M). With other pictures they are the big cats of the same series.

## scramble-wizards

py-Scramble-Squares-Wizards-and-dragons = Scramble Squares: Wizards and dragons
py-Nine-cards-with-the-tops-T-and-bottoms-B-of-dragons-in-red-g-8fe0 = Nine cards with the tops (T) and bottoms (B) of dragons in red, green, blue and white.

## six-flowers

py-Six-flowers = Six flowers
py-The-eight-shapes-of-three-pentagons-the-three-of-two-and-six-c9c1 = The eight shapes of three pentagons, the three of two and six single ones fill a triangle of six flowers. The flowers are twisted against each other: the board and its pieces turn, and nothing here has a mirror image.

## six-squares-cube

py-Six-squares-on-a-cube = Six squares on a cube
py-The-six-squares-that-have-each-of-four-colors-on-one-side-as-dfaf = The six squares that have each of four colors on one side, as the faces of a cube. There is one solution, in two mirror images.

## six-sums

py-Six-sums = Six sums
py-Put-1-to-9-into-the-square-so-that-rows-and-columns-have-the-4be1 = Put 1 to 9 into the square so that rows and columns have the sums that are given. Of 46,147 choices of six sums that can be had, 2,736 leave one solution, as these do.

## slothouber-graatsma

py-Slothouber-Graatsma-puzzle = Slothouber-Graatsma puzzle
py-Six-blocks-of-1-x-2-x-2-and-three-single-cubes-fill-a-cube-o-72de = Six blocks of 1 x 2 x 2 and three single cubes fill a cube of side three. The one solution has symmetries of its own, so it has 8 positions, not 48.

## snub-seven

py-Snub-seven = Snub seven
py-Seven-shapes-of-three-squares-and-triangles-mirror-images-to-9ee3 = Seven shapes of three squares and triangles, mirror images told apart, fill a board of 21 cells in one way but for its mirror image. Pieces may be turned but not flipped.

## snub-ten

py-Snub-ten = Snub ten
py-The-ten-shapes-of-four-squares-and-triangles-fill-a-board-of-2ba1 = The ten shapes of four squares and triangles fill a board of 40 cells in one way but for its symmetry.

## snub-thirteen

py-Snub-thirteen = Snub thirteen
py-The-thirteen-shapes-of-one-two-and-three-squares-and-triangl-96c6 = The thirteen shapes of one, two and three squares and triangles, mirror images told apart, fill a board around an edge between two triangles. Squares that lean to the left and to the right are two of them: no turn carries one to the other.

## soma

py-Soma-cube = Soma cube
py-All-irregular-shapes-of-at-most-four-cubes-seven-pieces-fill-5969 = All irregular shapes of at most four cubes, seven pieces, fill a cube of side three. The two screws A and B are mirror images of each other, so the mirror image of a solution is a solution again although no piece can be mirrored. By Piet Hein.

## soma-checkered

py-Checkered-Soma-cube = Checkered Soma cube
py-The-Soma-cube-with-black-and-white-cubes-that-take-turns-in-fa5c = The Soma cube with black and white cubes that take turns in all directions. With the other coloring of the L the remaining solutions of the Soma cube appear.

## soma-figures

py-Figures-of-the-Soma-cube = Figures of the Soma cube
py-The-seven-pieces-of-the-Soma-cube-build-much-more-than-the-c-e45c = The seven pieces of the Soma cube build much more than the cube. First a pyramid, then, as variants, figures that have been handed down since the first booklets; the last is a wall that cannot be built.

## sphinx

py-Sphinxes-of-sphinxes = Sphinxes of sphinxes
py-Four-sphinxes-make-a-sphinx-twice-as-large-and-nine-make-one-8405 = Four sphinxes make a sphinx twice as large, and nine make one of three times the size: it is a rep-tile. In how many ways do they make one of each size? Some of them must be turned over, always.

## tangram

py-Tangram = Tangram
py-The-seven-tans-fill-a-square-With-its-variants-these-are-all-ef7b = The seven tans fill a square. With its variants, these are all convex shapes that the tans can fill.

## tans-4x4

py-Four-and-five-quarters-of-a-square = Four and five quarters of a square
py-The-six-shapes-of-four-quarters-of-a-square-and-the-eight-of-a487 = The six shapes of four quarters of a square and the eight of five fill a square of 4 by 4.

## tatami

py-Tatami = Tatami
py-Fifteen-tatami-mats-cover-the-floor-of-a-room-so-that-no-fou-60eb = Fifteen tatami mats cover the floor of a room so that no four of them meet in a point: four corners together are bad luck.

## ten-in-a-ring

py-Ten-in-a-ring = Ten in a ring
py-Put-1-to-10-around-a-ring-so-that-no-three-neighbors-add-up-6aab = Put 1 to 10 around a ring so that no three neighbors add up to more than 18. That some three make 17 or more, however the numbers lie, is an exercise on the pigeonhole principle. So is 18: leave out 1, and three of the threes that are left make 54.

## tetraboloes-4x7

py-Tetraboloes-in-4-x-7 = Tetraboloes in 4 x 7
py-The-14-shapes-of-four-half-squares-have-an-area-of-28-square-7754 = The 14 shapes of four half squares have an area of 28 squares, but fill no rectangle of that area.

## tetracubes-2x2x8

py-Tetracubes-in-2-x-2-x-8 = Tetracubes in 2 x 2 x 8
py-The-eight-ways-to-join-four-cubes-mirror-images-told-apart-f-1295 = The eight ways to join four cubes, mirror images told apart, fill a box two by two cubes thick.

## tetracubes-2x4x4

py-Tetracubes-in-2-x-4-x-4 = Tetracubes in 2 x 4 x 4
py-The-eight-ways-to-join-four-cubes-mirror-images-told-apart-f-053f = The eight ways to join four cubes, mirror images told apart, fill a box two cubes high.

## tetrahedra-2x2x2

py-Tetrahedra-and-octahedra-in-a-block = Tetrahedra and octahedra in a block
py-Pieces-of-three-cells-up-to-three-of-each-kind-fill-a-block-aa53 = Pieces of three cells, up to three of each kind, fill a block of eight octahedra and sixteen tetrahedra.

## tetrahedron-20-balls

py-Tetrahedron-of-20-balls = Tetrahedron of 20 balls
py-Two-rods-of-four-balls-and-two-plates-of-two-times-three-bec-1ffa = Two rods of four balls and two plates of two times three become a tetrahedron. It stands on one of the rods, so that its layers are rectangles.

## tetrahedron-3

py-Tetrahedron-of-edge-three = Tetrahedron of edge three
py-A-tetrahedron-of-edge-three-holds-four-octahedra-and-eleven-108c = A tetrahedron of edge three holds four octahedra and eleven tetrahedra. Pieces of three cells fill it together with up to three single ones of each kind.

## tetrahexes-4x7

py-Tetrahexes-in-a-parallelogram = Tetrahexes in a parallelogram
py-The-seven-shapes-of-four-hexagons-fill-a-parallelogram-of-fo-c52f = The seven shapes of four hexagons fill a parallelogram of four rows.

## tetrahexes-coin

py-Tetrahexes-in-a-coin = Tetrahexes in a coin
py-A-board-like-a-coin-with-a-hole-in-the-middle- = A board like a coin with a hole in the middle.

## tetrahexes-rectangle

py-Tetrahexes-in-a-rectangle = Tetrahexes in a rectangle
py-Seven-rows-of-four-hexagons-each-shifted-by-half-a-hexagon-a-4343 = Seven rows of four hexagons, each shifted by half a hexagon against the next, back and forth.

## tetrahexes-triangle

py-Tetrahexes-in-a-triangle = Tetrahexes in a triangle
py-The-seven-tetrahexes-have-as-many-hexagons-as-a-triangle-of-7278 = The seven tetrahexes have as many hexagons as a triangle of side seven, and yet do not fill it.

## tetrakites

py-Tetrakites = Tetrakites
py-The-ten-shapes-of-four-kites-and-one-of-the-two-shapes-of-tw-6f88 = The ten shapes of four kites and one of the two shapes of two fill a triangle without two of its corners.

## tetravex-3x3-a

py-Tetravex-3-x-3-sample-A = Tetravex 3 x 3, sample A
py-Nine-squares-with-a-digit-on-each-side-They-may-not-be-turne-e6c2 = Nine squares with a digit on each side. They may not be turned, and equal digits meet. Tetravex draws its games at random; this one is a sample of a solver.

## tetravex-3x3-b

py-Tetravex-3-x-3-sample-B = Tetravex 3 x 3, sample B

## tetravex-4x4-a

py-Tetravex-4-x-4-sample-A = Tetravex 4 x 4, sample A
py-Sixteen-squares-with-a-digit-on-each-side-They-may-not-be-tu-3ab7 = Sixteen squares with a digit on each side. They may not be turned, and equal digits meet. Tetravex draws its games at random; this one is a sample of a solver.

## tetravex-4x4-b

py-Tetravex-4-x-4-sample-B = Tetravex 4 x 4, sample B

## tetris-cube

py-Tetris-cube = Tetris cube
py-Nine-pieces-of-five-cubes-and-three-of-six-four-pieces-of-ea-b302 = Nine pieces of five cubes and three of six, four pieces of each color, fill a cube of side four.

## tetrominoes-4x5

py-Tetrominoes-in-4-x-5 = Tetrominoes in 4 x 5
py-Impossible-on-a-chessboard-coloring-the-T-covers-three-cells-e360 = Impossible: on a chessboard coloring the T covers three cells of one color, the other four pieces two of each.

## tetrominoes-cylinder

py-Tetrominoes-round-a-cylinder = Tetrominoes round a cylinder
py-The-five-tetrominoes-cover-no-rectangle-since-they-cover-an-5971 = The five tetrominoes cover no rectangle, since they cover an odd number of black cells on a chessboard. Round a cylinder of five columns no chessboard can be colored, and they fit. As magnets on a tube this is a puzzle by Edo Timmermans.

## tetrominoes-double-4x10

py-Two-sets-of-tetrominoes-in-4-x-10-equal-ones-apart = Two sets of tetrominoes in 4 x 10, equal ones apart
py-Two-of-each-of-the-five-tetrominoes-so-that-no-two-equal-one-98d9 = Two of each of the five tetrominoes, so that no two equal ones touch along a side: of 1,796 pictures twenty are so.

## tetrominoes-double-5x8

py-Two-sets-of-tetrominoes-in-5-x-8 = Two sets of tetrominoes in 5 x 8
py-Two-of-each-of-the-five-tetrominoes-Pieces-that-look-alike-a-956f = Two of each of the five tetrominoes. Pieces that look alike are exchanged freely, so there are 32 ways to lay each picture.

## tetrominoes-one-sided-4x7

py-One-sided-tetrominoes-in-4-x-7 = One-sided tetrominoes in 4 x 7
py-The-seven-tetrominoes-of-the-falling-blocks-games-which-may-2938 = The seven tetrominoes of the falling-blocks games, which may turn but not flip. Impossible, since the T alone covers three cells of one chessboard color.

## tetrominoes-pentominoes-diamond

py-Tetrominoes-and-pentominoes-in-an-Aztec-diamond = Tetrominoes and pentominoes in an Aztec diamond
py-The-five-tetrominoes-and-the-twelve-pentominoes-fill-a-jagge-df61 = The five tetrominoes and the twelve pentominoes fill a jagged diamond of 80 squares round a hole of two by two.

## three-circles

py-Three-circles = Three circles
py-The-numbers-1-to-6-at-the-six-crossings-of-three-circles-the-5897 = The numbers 1 to 6 at the six crossings of three circles; the four numbers of each circle add up to 14.

## triangles-and-hexagons

py-The-shapes-of-two-and-three-triangles-and-hexagons-one-more-b7a4 = The shapes of two and three triangles and hexagons, one more hexagon and four more triangles fill a hexagon of seven hexagons.

## triballs-block

py-Triballs-in-a-slanted-block = Triballs in a slanted block
py-Two-of-each-of-the-five-shapes-of-three-balls-fill-a-slanted-19a0 = Two of each of the five shapes of three balls fill a slanted block of two layers.

## triballs-pyramid

py-Pyramid-of-triballs = Pyramid of triballs
py-Three-balls-can-be-joined-in-five-ways-mirror-images-told-ap-6d90 = Three balls can be joined in five ways, mirror images told apart. Two of each fill a square pyramid of four layers.

## triballs-small-block

py-Triballs-in-a-small-block = Triballs in a small block
py-The-five-shapes-of-three-balls-and-a-single-ball-fill-a-slan-fc72 = The five shapes of three balls and a single ball fill a slanted block of 16 balls.

## trihexagons-2x3

py-Triangles-and-hexagons-in-2-x-3 = Triangles and hexagons in 2 x 3
py-The-four-shapes-of-three-triangles-and-hexagons-one-more-hex-85e7 = The four shapes of three triangles and hexagons, one more hexagon and five triangles fill a parallelogram of six hexagons.

## trihexagons-2x5

py-Triangles-and-hexagons-in-2-x-5 = Triangles and hexagons in 2 x 5
py-Two-of-each-of-the-four-shapes-of-three-triangles-and-hexago-cc2f = Two of each of the four shapes of three triangles and hexagons, and six triangles, fill a parallelogram of ten hexagons.

## trihexes-tetrahexes-hexagon

py-Trihexes-and-tetrahexes-in-a-hexagon = Trihexes and tetrahexes in a hexagon
py-The-three-trihexes-and-the-seven-tetrahexes-have-37-cells-as-05a2 = The three trihexes and the seven tetrahexes have 37 cells, as many as a hexagon of side four.

## trihexes-tetrahexes-star

py-Trihexes-and-tetrahexes-in-a-star = Trihexes and tetrahexes in a star
py-The-three-trihexes-and-the-seven-tetrahexes-fill-a-six-point-e341 = The three trihexes and the seven tetrahexes fill a six-pointed star.

## trikites-2x3

py-Trikites-in-a-parallelogram = Trikites in a parallelogram
py-Two-of-each-of-the-six-one-sided-trikites-fill-a-parallelogr-18d2 = Two of each of the six one-sided trikites fill a parallelogram of six hexagons.

## triprisms-3

py-Triprisms-in-a-column-of-three-layers = Triprisms in a column of three layers
py-Three-triangular-prisms-can-be-joined-in-three-ways-Two-piec-6b72 = Three triangular prisms can be joined in three ways. Two pieces of each kind fill a hexagonal column of 18 prisms, in one way up to symmetry.

## triprisms-6

py-Triprisms-in-a-column-of-six-layers = Triprisms in a column of six layers
py-Four-of-each-of-the-three-triprisms-fill-a-hexagonal-column-b61d = Four of each of the three triprisms fill a hexagonal column of 36 prisms.

## triprisms-star

py-Triprisms-in-a-star = Triprisms in a star
py-Four-of-each-of-the-three-triprisms-fill-a-six-pointed-star-ed80 = Four of each of the three triprisms fill a six-pointed star of three layers.

## trominoes-5x5

py-L-trominoes-and-one-cell-of-5-x-5 = L trominoes and one cell of 5 x 5
py-With-one-cell-of-5-x-5-covered-eight-L-trominoes-can-fill-th-1022 = With one cell of 5 x 5 covered, eight L trominoes can fill the others only if the cell lies in an odd row and an odd column. Choose the cell, and count.

## trominoes-5x9

py-L-trominoes-in-5-x-9 = L trominoes in 5 x 9
py-The-smallest-rectangle-with-two-odd-sides-that-L-trominoes-f-1279 = The smallest rectangle with two odd sides that L trominoes fill.

## trominoes-7x7

py-L-trominoes-and-one-cell-of-7-x-7 = L trominoes and one cell of 7 x 7
py-Whichever-cell-of-7-x-7-is-covered-sixteen-L-trominoes-fill-efe6 = Whichever cell of 7 x 7 is covered, sixteen L trominoes fill the others. Choose the cell, and count.

## trominoes-8x8

py-L-trominoes-and-one-square = L trominoes and one square
py-Whichever-square-of-a-chessboard-is-covered-21-L-trominoes-f-ee86 = Whichever square of a chessboard is covered, 21 L trominoes fill the other 63: Golomb's proof by induction is a model of its kind. Choose the square, and count.

## twelve-squares

py-Twelve-squares-of-two-colors-each = Twelve squares of two colors each
py-Of-MacMahon-s-24-squares-of-three-colors-twelve-have-two-In-18bc = Of MacMahon's 24 squares of three colors twelve have two. In two rows of six, one color can be kept from the rim; in three rows of four none can.

## ubongo-3d-4-24

py-Ubongo-3D-Family-card-4-24 = Ubongo 3D Family, card 4-24
py-Four-pieces-fill-an-outline-of-eight-squares-two-cubes-high-0cab = Four pieces fill an outline of eight squares, two cubes high: one of the cards of the game, with its set of pieces.

## ubongo-duel

py-Ubongo-Duel-a-sample-board = Ubongo Duel, a sample board
py-Three-of-21-pieces-fill-a-board-of-16-cells-of-495-sets-with-e2e3 = Three of 21 pieces fill a board of 16 cells: of 495 sets with as many cells only 13 do, all but one in a single way. The board is a sample of a program, not a card of the game (Kosmos).

## ultimate

py-The-Ultimate = The Ultimate
py-Sixteen-cards-with-bumps-O-out-and-dents-I-in-in-cyan-amber-611e = Sixteen cards with bumps (O, out) and dents (I, in) in cyan, amber, blue and purple: a bump must meet a dent of its own color.

## unicorn

py-Unicorn = Unicorn
py-Nine-cards-with-heads-H-and-tails-T-of-pink-green-red-and-ye-46cc = Nine cards with heads (H) and tails (T) of pink, green, red and yellow unicorns: a head must meet the tail of its own color. Bibi puzzle and Monkey puzzle are the same with other pictures.

## wheel-9

py-Magic-wheel = Magic wheel
py-A-number-in-the-hub-and-eight-round-it-the-four-lines-throug-d0da = A number in the hub and eight round it; the four lines through the hub all have the same sum.

## y-pentacube

py-Y-pentacube-boxes = Y pentacube: boxes
py-Which-boxes-do-solid-Y-pentominoes-fill-The-smallest-ones-ta-2082 = Which boxes do solid Y pentominoes fill? The smallest ones take twelve: 3 x 4 x 5 and 2 x 5 x 6.

## y-pentacubes-5x5x5

py-Y-pentominoes-in-a-cube = Y pentominoes in a cube
py-25-solid-Y-pentominoes-fill-a-cube-of-side-five- = 25 solid Y pentominoes fill a cube of side five.

## y-pentomino

py-Y-pentomino-rectangles = Y pentomino: rectangles
py-Which-rectangles-do-Y-pentominoes-fill-Ten-of-them-make-the-cf42 = Which rectangles do Y pentominoes fill? Ten of them make the smallest one: that is their order.

## y-pentominoes-15x15

py-Y-pentominoes-in-15-x-15 = Y pentominoes in 15 x 15
py-45-Y-pentominoes-in-the-smallest-square-with-an-odd-side-tha-edc3 = 45 Y pentominoes in the smallest square with an odd side that they fill; Jenifer Haselgrove found a solution in 1973.

## y-pentominoes-5x10

py-Y-pentominoes-in-5-x-10 = Y pentominoes in 5 x 10
py-The-smallest-rectangle-that-Y-pentominoes-fill-has-ten-of-th-6d6f = The smallest rectangle that Y pentominoes fill has ten of them.
