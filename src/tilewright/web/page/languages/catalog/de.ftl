### Titles and descriptions of the catalog in German. No native reader has looked at this translation yet.

## antimagic-square-4

py-Antimagic-square-of-order-4 = Antimagisches Quadrat der Ordnung 4
py-The-rows-columns-and-diagonals-of-this-square-of-the-numbers-3923 = Die Zeilen, Spalten und Diagonalen dieses Quadrats aus den Zahlen 1 bis 16 haben die zehn Summen von 29 bis 38, jede einmal. Wo liegt jede Zahl?

## aztec-diamond-6

py-Aztec-diamond-of-order-6 = Aztekendiamant der Ordnung 6
py-Dominoes-cover-the-Aztec-diamond-of-order-n-in-2-to-the-powe-ca3a = Dominosteine bedecken den Aztekendiamanten der Ordnung n auf 2 hoch n(n + 1)/2 Arten; hier sind es 42 Dominosteine und 2 hoch 21 Arten.

## bedlam-cube

py-Bedlam-cube = Bedlam-Würfel
py-Twelve-pieces-of-five-cubes-and-one-of-four-fill-a-cube-of-s-245a = Zwölf Teile aus fünf Würfeln und eines aus vieren füllen einen Würfel der Seite vier. Manche Teile unterscheiden sich von ihren Spiegelbildern, die nicht im Satz sind. Von Bruce Bedlam.

## bibi-puzzle

py-Bibi-puzzle = Bibi-Puzzle
py-Nine-cards-with-upper-halves-1-2-and-lower-halves-1-2-of-fou-2437 = Neun Karten mit den oberen Hälften (1, 2, ...) und unteren Hälften (-1, -2, ...) von vier Hexen. Einhorn ist dasselbe Rätsel mit anderen Bildern.

## big-cats

py-Scramble-Squares-Big-cats = Scramble Squares: Großkatzen
py-Nine-cards-with-the-heads-H-and-tails-T-of-a-lion-L-a-tiger-9bb1 = Neun Karten mit den Köpfen (H) und Schwänzen (T) eines Löwen (L), eines Tigers (T), eines Panthers (P) und eines Leoparden (C). Mit anderen Bildern sind es die Insekten derselben Reihe.

## broken-chessboard

py-Another-broken-chessboard = Noch ein zerbrochenes Schachbrett
py-A-chessboard-broken-into-the-twelve-pentominoes-and-a-square-6cc1 = Ein Schachbrett, zerbrochen in die zwölf Pentominos und ein Quadrat. Die Teile sind auf einer Seite gefärbt: Du darfst sie drehen, aber nicht wenden.

## bwinf-triangle-0

py-Dreieckspuzzle-sample-0 = Dreieckspuzzle, Beispiel 0
py-Nine-triangles-from-a-German-programming-contest-a-figure-s-4871 = Neun Dreiecke aus einem deutschen Programmierwettbewerb; die erste Hälfte einer Figur, etwa 3, muss auf ihre zweite Hälfte treffen, -3. Nur drei Figuren, also viel Freiheit: 28 wesentlich verschiedene Lösungen, von denen die Aufgabe eine verlangt.

## bwinf-triangle-1

py-Dreieckspuzzle-sample-1 = Dreieckspuzzle, Beispiel 1
py-Nine-triangles-from-a-German-programming-contest-a-figure-s-6570 = Neun Dreiecke aus einem deutschen Programmierwettbewerb; die erste Hälfte einer Figur, etwa 3, muss auf ihre zweite Hälfte treffen, -3. Das zweite Beispiel der Aufgabe; wie die meisten hat es mehrere Lösungen.

## bwinf-triangle-3

py-Dreieckspuzzle-sample-3 = Dreieckspuzzle, Beispiel 3
py-Nine-triangles-from-a-German-programming-contest-a-figure-s-4b1f = Neun Dreiecke aus einem deutschen Programmierwettbewerb; die erste Hälfte einer Figur, etwa 3, muss auf ihre zweite Hälfte treffen, -3. Von Figur 10 kommen nur erste Hälften vor. Ihre Seiten passen daher nirgends an und müssen am Rand liegen. So bleibt eine Lösung.

## cairo-rosette

py-Cairo-rosette = Kairo-Rosette
py-The-eight-shapes-of-one-two-and-three-pentagons-fill-a-board-66f6 = Die acht Formen aus einem, zwei und drei Fünfecken füllen ein Brett um die Mitte eines Paars von Fünfecken. Seine Symmetrien sind zwei Spiegelungen und eine halbe Drehung.

## cairo-tripents

py-Cairo-tripents = Kairo-Tripents
py-Eight-shapes-of-three-pentagons-mirror-images-told-apart-pie-639d = Acht Formen aus drei Fünfecken, Spiegelbilder zählen getrennt: Du darfst die Teile drehen, aber nicht wenden.

## cairo-wheel

py-Cairo-wheel = Kairo-Rad
py-The-eight-shapes-of-one-two-and-three-pentagons-fill-a-board-12a0 = Die acht Formen aus einem, zwei und drei Fünfecken füllen ein Brett um eine Ecke, an der vier Fünfecke zusammenstoßen. Das Brett lässt sich um Viertel drehen, ist aber nicht sein eigenes Spiegelbild.

## calendar

py-A-Puzzle-A-Day = A-Puzzle-A-Day
py-Eight-pieces-cover-a-calendar-but-for-today-s-month-and-day-0536 = Acht Teile bedecken einen Kalender bis auf den heutigen Monat und Tag. Alle 366 Daten lassen sich zeigen, der 6. Oktober auf nur 7 Arten, der 25. Januar auf 216. Von DragonFjord.

## calendar-square

py-Calendar-on-a-square = Kalender auf einem Quadrat
py-Months-and-days-lie-mixed-on-a-square-of-seven-by-seven-with-f7b9 = Monate und Tage liegen gemischt auf einem Quadrat von sieben mal sieben, mit sechs Feldern, die immer bedeckt sind. Acht Teile aus fünf, sechs und sieben Quadraten lassen das Datum frei; manche Daten haben nur zwei Lösungen. Von sh1ura, in einer Fassung mit acht Teilen.

## calendar-weekday

py-Calendar-with-weekdays = Kalender mit Wochentagen
py-Ten-pieces-cover-a-calendar-but-for-today-s-month-day-and-we-088a = Zehn Teile bedecken einen Kalender bis auf den heutigen Monat, Tag und Wochentag. Alle 2.562 Daten lassen sich zeigen, Montag, der 6. April auf nur 97 Arten, Dienstag, der 7. Juni auf 10.374. Mehrere Hersteller verkaufen es als täglichen Kalender zum Puzzeln.

## checkerboard-12

py-Checkerboard-in-twelve-pieces = Damebrett in zwölf Teilen
py-A-checkerboard-in-twelve-pieces-of-three-to-seven-squares-a-52f3 = Ein Damebrett in zwölf Teilen aus drei bis sieben Quadraten, ein Puzzle aus Kunststoff von etwa 1960. Die Teile sind auf einer Seite gefärbt: Du darfst sie drehen, aber nicht wenden.

## checkerboard-hooks

py-Checkerboard-with-two-hooks = Damebrett mit zwei Haken
py-A-checkerboard-in-twelve-pieces-of-three-to-seven-squares-tw-d743 = Ein Damebrett in zwölf Teilen aus drei bis sieben Quadraten, zwei davon gleich. Die Teile sind auf einer Seite gefärbt: Du darfst sie drehen, aber nicht wenden.

## checkered-pentominoes-5x12

py-Checkered-pentominoes-in-5-x-12 = Karierte Pentominos in 5 x 12
py-The-twelve-pentominoes-cut-from-a-board-of-5-x-12-black-and-b5f9 = Die zwölf Pentominos, ausgeschnitten aus einem Brett von 5 x 12 schwarzen und weißen Feldern. Sie sind auf einer Seite gefärbt: Du darfst sie drehen, aber nicht wenden.

## checkered-pentominoes-6x10

py-Checkered-pentominoes-in-6-x-10 = Karierte Pentominos in 6 x 10
py-The-twelve-pentominoes-cut-from-a-board-of-6-x-10-black-and-353d = Die zwölf Pentominos, ausgeschnitten aus einem Brett von 6 x 10 schwarzen und weißen Feldern. Sie sind auf einer Seite gefärbt: Du darfst sie drehen, aber nicht wenden.

## checkered-pentominoes-hole

py-Checkered-pentominoes-around-a-hole = Karierte Pentominos um ein Loch
py-The-twelve-pentominoes-cut-from-a-chessboard-without-its-cen-7fd6 = Die zwölf Pentominos, ausgeschnitten aus einem Schachbrett ohne seine Mitte. Sie sind auf einer Seite gefärbt: Du darfst sie drehen, aber nicht wenden.

## circles-and-colors

py-Circles-and-colors = Kreise und Farben
py-Put-1-to-9-into-the-square-so-that-the-four-numbers-around-e-8e52 = Setze 1 bis 9 so in das Quadrat, dass die vier Zahlen um jede innere Ecke und die Zahlen jeder Farbe die angegebenen Summen haben. Von den 281.304 möglichen Zusammenstellungen dieser sieben Summen lassen 216.016 genau eine Lösung übrig, so auch diese.

## circus-seven

py-Circus-Seven = Circus Seven
py-Seven-hexagons-with-the-colors-red-green-blue-yellow-white-a-1eec = Sieben Sechsecke mit den Farben Rot, Grün, Blau, Gelb, Weiß und Orange an den Seiten; Farben, die sich berühren, müssen gleich sein. Von Masudaya. Drive Ya Nuts ist dasselbe Rätsel mit Zahlen statt Farben.

## clumsy-dominoes

py-Clumsy-dominoes = Ungeschickte Dominosteine
py-Lay-12-dominoes-on-a-board-of-6-x-6-so-that-there-is-no-room-5a3e = Lege 12 Dominosteine so auf ein Brett von 6 x 6, dass für keinen weiteren Platz ist. Mit weniger ist das unmöglich. Graue Monominos stehen für die Felder, die frei bleiben: Keine zwei davon dürfen sich berühren.

## colored-pentominoes

py-Pentominoes-on-a-colored-board = Pentominos auf einem farbigen Brett
py-Six-pentominoes-with-colored-cells-red-green-and-blue-Some-c-1411 = Sechs Pentominos mit farbigen Feldern, rot, grün und blau. Manche Felder des Bretts nehmen nur zwei der Farben an, die übrigen jede.

## colored-tetrominoes

py-Tetrominoes-on-a-colored-board = Tetrominos auf einem farbigen Brett
py-Nine-tetrominoes-with-colored-cells-red-green-and-blue-Some-7974 = Neun Tetrominos mit farbigen Feldern, rot, grün und blau. Manche Felder des Bretts nehmen nur eine Farbe an, andere eine von zweien, die übrigen jede.

## conway-5x5x5

py-Conway-s-boxes-in-5-x-5-x-5 = Conways Kisten in 5 x 5 x 5
py-Thirteen-blocks-of-1-x-2-x-4-one-of-2-x-2-x-2-one-of-1-x-2-x-506f = Dreizehn Blöcke von 1 x 2 x 4, einer von 2 x 2 x 2, einer von 1 x 2 x 2 und drei Stäbe der Länge drei füllen einen Würfel der Seite fünf. Wo die Stäbe liegen müssen, verrät die Parität. Von J. H. Conway.

## crazy-planes

py-Crazy-planes = Verrückte Flugzeuge
py-Nine-cards-with-the-front-ends-H-and-rear-ends-T-of-planes-i-443d = Neun Karten mit den Vorderenden (H) und Hinterenden (T) von Flugzeugen in Gelb, Blau, Weiß und Grün.

## cube-corners

py-Magic-cube-corners = Magische Würfelecken
py-The-numbers-1-to-8-on-the-corners-of-a-cube-the-four-corners-bc66 = Die Zahlen 1 bis 8 auf den Ecken eines Würfels; die vier Ecken jeder Fläche ergeben zusammen 18.

## cube-edges

py-Magic-cube-edges = Magische Würfelkanten
py-The-numbers-1-to-12-on-the-edges-of-a-cube-the-four-edges-of-7bd8 = Die Zahlen 1 bis 12 auf den Kanten eines Würfels; die vier Kanten jeder Fläche ergeben zusammen 26.

## cubes-3x4

py-Twelve-cubes = Zwölf Würfel
py-The-four-one-sided-shapes-of-three-rhombi-and-the-six-of-fou-4a75 = Die vier einseitigen Formen aus drei Rhomben und die sechs aus vieren füllen zwölf Würfel in drei Reihen.

## cut-cube

py-Cube-of-six-different-pieces = Würfel aus sechs verschiedenen Teilen
py-A-cube-is-cut-into-24-tetrahedra-by-the-planes-through-its-m-2a1d = Ein Würfel wird durch die Ebenen, die durch seine Mitte und zwei seiner Kanten gehen, in 24 Tetraeder zerlegt. Vier davon lassen sich auf 24 Arten verbinden, wenn Spiegelbilder als verschieden zählen; sechs verschiedene Teile ergeben den Würfel.

## de-bruijn-6x6x6

py-Bricks-in-a-cube = Quader in einem Würfel
py-27-bricks-of-1-x-2-x-4-have-as-many-cubes-as-a-cube-of-side-13b3 = 27 Quader von 1 x 2 x 4 haben so viele Würfel wie ein Würfel der Seite sechs und füllen ihn doch nicht. De Bruijn bewies das, nachdem es seinem Sohn nicht gelungen war, ihn zu füllen.

## diabolical-cube

py-Diabolical-cube = Diabolischer Würfel
py-Six-flat-pieces-of-two-three-up-to-seven-cubes-fill-a-cube-o-a1fb = Sechs flache Teile aus zwei, drei und so weiter bis sieben Würfeln füllen einen Würfel der Seite drei. Das Rätsel ist älter als Soma: Hoffmann beschrieb es 1893.

## didrafters

py-Drafters-in-a-hexagon = Drafter in einem Sechseck
py-Nine-didrafters-and-two-drafters-no-piece-to-be-turned-over-e346 = Neun Didrafter und zwei Drafter, von denen keiner gewendet werden darf, füllen ein Sechseck aus zehn Dreiecken. Ein Drafter ist ein halbes gleichseitiges Dreieck, und ein Didrafter besteht aus zweien, verbunden auf dem Dreiecksgitter. Spiegelbilder sind zwei Teile, selbst die beiden Rechtecke, die das Gitter verschieden zerschneidet.

## domino-cube

py-Cube-of-four-dominoes = Würfel aus vier Dominosteinen
py-Four-of-the-ten-dominoes-from-0-0-to-3-3-as-bricks-of-two-cu-e55d = Vier der zehn Dominosteine von 0-0 bis 3-3, als Quader aus zwei Würfeln, in einem Würfel aus acht: Die Werte aller sechs Flächen ergeben dieselbe Summe.

## domino-latin-square

py-Latin-square-of-dominoes = Lateinisches Quadrat aus Dominosteinen
py-Eight-of-twelve-dominoes-1-2-to-3-4-twice-each-in-a-square-e-0024 = Acht von zwölf Dominosteinen, 1-2 bis 3-4 je zweimal, in einem Quadrat: Jede Zeile und jede Spalte hat die Zahlen 1 bis 4.

## domino-magic-square-1

py-Domino-magic-square-1-1-and-3-3-twice = Magisches Domino-Quadrat: 1-1 und 3-3 zweimal
py-The-six-dominoes-from-1-1-to-3-3-two-of-them-twice-in-a-magi-0f0b = Die sechs Dominosteine von 1-1 bis 3-3, zwei davon zweimal, in einem magischen Quadrat: Zeilen, Spalten und beide Diagonalen haben dieselbe Summe.

## domino-magic-square-30

py-Domino-magic-square-1-2-and-2-3-twice = Magisches Domino-Quadrat: 1-2 und 2-3 zweimal

## domino-magic-square-5

py-Domino-magic-square-with-the-sum-five = Magisches Domino-Quadrat mit der Summe fünf
py-Eight-of-the-28-dominoes-in-a-magic-square-with-the-smallest-c7f6 = Acht der 28 Dominosteine in einem magischen Quadrat mit der kleinsten Summe, die es gibt, 5. Zieh jede Augenzahl von sechs ab, und es hat die größte, 19.

## domino-rectangle

py-Double-two-rectangle = Rechteck bis zur Doppelzwei
py-The-six-dominoes-from-0-0-to-2-2-the-values-of-each-row-add-351e = Die sechs Dominosteine von 0-0 bis 2-2: Die Werte jeder Zeile ergeben zusammen 4, die jeder Spalte 3.

## domino-sudoku

py-Sudoku-of-dominoes = Sudoku aus Dominosteinen
py-Eight-of-twelve-dominoes-1-2-to-3-4-twice-each-in-a-square-e-b673 = Acht von zwölf Dominosteinen, 1-2 bis 3-4 je zweimal, in einem Quadrat: Jede Zeile, jede Spalte und jedes Viertel hat die Zahlen 1 bis 4.

## domino-sums-10

py-Domino-sums-ten-dominoes = Dominosummen: zehn Steine
py-Ten-dominoes-on-a-board-with-regions-where-the-values-add-up-b1d0 = Zehn Dominosteine auf einem Brett mit Gebieten, in denen die Werte die verlangte Summe ergeben oder gleich sind. Es gibt eine Lösung.

## domino-sums-12

py-Domino-sums-twelve-dominoes = Dominosummen: zwölf Steine
py-Twelve-dominoes-on-a-board-with-regions-where-the-values-add-6bc2 = Zwölf Dominosteine auf einem Brett mit Gebieten, in denen die Werte die verlangte Summe ergeben oder gleich sind. Es gibt eine Lösung.

## domino-sums-14

py-Domino-sums-fourteen-dominoes = Dominosummen: vierzehn Steine
py-Fourteen-dominoes-on-a-board-with-regions-where-the-values-a-a1f4 = Vierzehn Dominosteine auf einem Brett mit Gebieten, in denen die Werte die verlangte Summe ergeben oder gleich sind. Es gibt eine Lösung.

## domino-sums-16

py-Domino-sums-sixteen-dominoes = Dominosummen: sechzehn Steine
py-Sixteen-dominoes-on-a-board-with-regions-where-the-values-ad-9a2a = Sechzehn Dominosteine auf einem Brett mit Gebieten, in denen die Werte die verlangte Summe ergeben oder gleich sind. Es gibt eine Lösung.

## domino-sums-4

py-Domino-sums-four-dominoes = Dominosummen: vier Steine
py-Four-dominoes-on-a-board-with-regions-where-the-values-add-u-62c2 = Vier Dominosteine auf einem Brett mit Gebieten, in denen die Werte die verlangte Summe ergeben oder gleich sind. Es gibt eine Lösung.

## domino-sums-5

py-Domino-sums-five-dominoes = Dominosummen: fünf Steine
py-Five-dominoes-on-a-board-with-regions-where-the-values-add-u-6238 = Fünf Dominosteine auf einem Brett mit Gebieten, in denen die Werte die verlangte Summe ergeben oder gleich sind. Es gibt eine Lösung.

## domino-sums-6

py-Domino-sums-six-dominoes = Dominosummen: sechs Steine
py-Six-dominoes-on-a-board-with-regions-where-the-values-add-up-2321 = Sechs Dominosteine auf einem Brett mit Gebieten, in denen die Werte die verlangte Summe ergeben oder gleich sind. Es gibt eine Lösung.

## domino-sums-7

py-Domino-sums-seven-dominoes = Dominosummen: sieben Steine
py-Seven-dominoes-on-a-board-with-regions-where-the-values-add-56e8 = Sieben Dominosteine auf einem Brett mit Gebieten, in denen die Werte die verlangte Summe ergeben oder gleich sind. Es gibt eine Lösung.

## domino-sums-8

py-Domino-sums-eight-dominoes = Dominosummen: acht Steine
py-Eight-dominoes-on-a-board-with-regions-where-the-values-add-3b12 = Acht Dominosteine auf einem Brett mit Gebieten, in denen die Werte die verlangte Summe ergeben oder gleich sind. Es gibt eine Lösung.

## domino-sums-9

py-Domino-sums-nine-dominoes = Dominosummen: neun Steine
py-Nine-dominoes-on-a-board-with-regions-where-the-values-add-u-f847 = Neun Dominosteine auf einem Brett mit Gebieten, in denen die Werte die verlangte Summe ergeben oder gleich sind. Es gibt eine Lösung.

## domino-window-11

py-Domino-window = Dominofenster
py-Four-of-the-28-dominoes-around-a-square-hole-with-the-sum-el-f075 = Vier der 28 Dominosteine um ein quadratisches Loch, mit der Summe elf auf allen vier Seiten.

## domino-window-4

py-Double-three-window = Fenster bis zur Doppeldrei
py-Four-of-the-ten-dominoes-from-0-0-to-3-3-around-a-square-hol-d4b9 = Vier der zehn Dominosteine von 0-0 bis 3-3 um ein quadratisches Loch, mit der Summe vier auf allen vier Seiten.

## dominoes-8x8

py-Dominoes-on-a-chessboard = Dominosteine auf einem Schachbrett
py-32-dominoes-cover-a-chessboard-Kasteleyn-and-Temperley-and-F-bba8 = 32 Dominosteine bedecken ein Schachbrett. Kasteleyn sowie Temperley und Fisher fanden die Anzahl 1961 durch eine Formel. Der Variante fehlen zwei gegenüberliegende Ecken, die von einer Farbe sind, und sie lässt sich nicht bedecken.

## dominoes-klein-bottle

py-Dominoes-on-a-Klein-bottle = Dominosteine auf einer Kleinschen Flasche
py-A-board-of-4-x-4-or-6-x-6-squares-whose-top-meets-its-bottom-90ec = Ein Brett von 4 x 4 oder 6 x 6 Feldern, dessen oberer Rand wie bei einem Rohr auf den unteren trifft und dessen linker Rand kopfüber auf den rechten.

## dominoes-moebius

py-Dominoes-on-a-Moebius-strip = Dominosteine auf einem Möbiusband
py-A-strip-of-6-x-4-or-8-x-8-squares-whose-left-end-meets-its-r-6416 = Ein Streifen von 6 x 4 oder 8 x 8 Feldern, dessen linkes Ende kopfüber auf das rechte trifft. Als Rechtecke haben diese Bretter 281 und 12.988.816 Überdeckungen mit Dominosteinen, als Rohre 725 und 71.385.601.

## dominoes-projective-plane

py-Dominoes-on-a-projective-plane = Dominosteine auf einer projektiven Ebene
py-A-board-of-4-x-4-or-6-x-6-squares-each-of-whose-sides-meets-eb9b = Ein Brett von 4 x 4 oder 6 x 6 Feldern, dessen Seiten jeweils umgekehrt auf die gegenüberliegende treffen. Gegenüberliegende Ecken treffen zweimal aufeinander; ein Dominostein auf ihnen zählt einmal.

## dominoes-torus

py-Dominoes-on-a-torus = Dominosteine auf einem Torus
py-A-board-of-4-x-4-or-6-x-6-whose-left-meets-its-right-and-who-c040 = Ein Brett von 4 x 4 oder 6 x 6, dessen linker Rand auf den rechten trifft und dessen oberer auf den unteren. Aufgeschnitten haben die Bretter 36 und 6.728 Überdeckungen mit Dominosteinen.

## dominosa-3

py-Dominosa-double-three = Dominosa, Doppeldrei
py-The-numbers-are-given-find-where-each-of-the-10-dominoes-fro-7da8 = Die Zahlen sind gegeben: Finde, wo jeder der 10 Dominosteine von 0-0 bis 3-3 liegt. Jeder kommt einmal vor.

## dominosa-4

py-Dominosa-double-four = Dominosa, Doppelvier
py-The-numbers-are-given-find-where-each-of-the-15-dominoes-fro-a686 = Die Zahlen sind gegeben: Finde, wo jeder der 15 Dominosteine von 0-0 bis 4-4 liegt. Jeder kommt einmal vor.

## dominosa-5

py-Dominosa-double-five = Dominosa, Doppelfünf
py-The-numbers-are-given-find-where-each-of-the-21-dominoes-fro-bc60 = Die Zahlen sind gegeben: Finde, wo jeder der 21 Dominosteine von 0-0 bis 5-5 liegt. Jeder kommt einmal vor.

## dominosa-6

py-Dominosa-double-six = Dominosa, Doppelsechs
py-The-numbers-are-given-find-where-each-of-the-28-dominoes-fro-b4f8 = Die Zahlen sind gegeben: Finde, wo jeder der 28 Dominosteine von 0-0 bis 6-6 liegt. Jeder kommt einmal vor.

## dominosa-9

py-Dominosa-double-nine = Dominosa, Doppelneun
py-The-numbers-are-given-find-where-each-of-the-55-dominoes-fro-1d4b = Die Zahlen sind gegeben: Finde, wo jeder der 55 Dominosteine von 0-0 bis 9-9 liegt. Jeder kommt einmal vor.

## drive-ya-nuts

py-Drive-Ya-Nuts = Drive Ya Nuts
py-Seven-hexagonal-nuts-with-the-numbers-1-to-6-round-their-rim-9c2c = Sieben sechseckige Muttern mit den Zahlen 1 bis 6 rings am Rand; Zahlen, die sich berühren, müssen gleich sein. Verkauft von Milton Bradley.

## eight-triangles-octahedron

py-Eight-triangles-on-an-octahedron = Acht Dreiecke auf einem Oktaeder
py-Of-MacMahon-s-24-triangles-of-four-colors-those-eight-that-h-80ab = Von MacMahons 24 Dreiecken in vier Farben die acht mit drei verschiedenen, als Flächen eines Oktaeders.

## eight-triangles-row

py-Eight-triangles-in-a-row = Acht Dreiecke in einer Reihe
py-Of-MacMahon-s-24-triangles-of-four-colors-those-eight-that-h-3781 = Von MacMahons 24 Dreiecken in vier Farben die acht mit drei verschiedenen, in einer Reihe. Farbe 0 bleibt innen, oder jede Farbe darf am Rand liegen.

## eternity-2

py-Eternity-II = Eternity II
py-256-squares-with-patterned-sides-the-gray-side-0-goes-to-the-db0c = 256 Quadrate mit gemusterten Seiten; die graue Seite, 0, kommt an den Rand und sonst nirgendwohin. Plättchen 139 muss auf Feld 136 liegen. Eine vollständige Lösung ist öffentlich nicht bekannt; auf den besten gezeigten Brettern passen 470 der 480 Seitenpaare. Von C. Monckton, 2007.

## eternity-2-clue-1

py-Eternity-II-clue-puzzle-1 = Eternity II, Hinweisrätsel 1
py-A-small-companion-of-Eternity-II-with-36-tiles-whose-solutio-b365 = Ein kleiner Begleiter von Eternity II mit 36 Plättchen. Seine Lösung verriet, wo ein weiteres Plättchen des großen Rätsels liegt. Die graue Seite, 0, kommt an den Rand und sonst nirgendwohin. Mehrere Plättchen sind gleich. Eine Anzahl ist nicht bekannt: Eine halbe Minute Suche findet sechs Millionen Lösungen und kommt nicht zum Ende.

## eternity-2-clue-2

py-Eternity-II-clue-puzzle-2 = Eternity II, Hinweisrätsel 2
py-A-small-companion-of-Eternity-II-with-72-tiles-whose-solutio-a079 = Ein kleiner Begleiter von Eternity II mit 72 Plättchen. Seine Lösung verriet, wo ein weiteres Plättchen des großen Rätsels liegt. Die graue Seite, 0, kommt an den Rand und sonst nirgendwohin. Mehrere Plättchen sind gleich. Eine Anzahl ist nicht bekannt: Eine halbe Minute Suche findet siebzigtausend Lösungen und kommt nicht zum Ende.

## eternity-2-clue-4

py-Eternity-II-clue-puzzle-4 = Eternity II, Hinweisrätsel 4
py-The-last-of-the-four-small-companions-of-Eternity-II-72-tile-de22 = Der letzte der vier kleinen Begleiter von Eternity II: 72 Plättchen in sechs Zwölferreihen. Die graue Seite, 0, kommt an den Rand und sonst nirgendwohin. Mehrere Plättchen sind gleich. Eine Anzahl ist nicht bekannt: Eine Suche hat neun Millionen Lösungen gefunden, wenn sie kaum begonnen hat.

## five-rings

py-Five-rings = Fünf Ringe
py-The-numbers-1-to-9-in-the-nine-areas-of-five-interlaced-ring-d69e = Die Zahlen 1 bis 9 in den neun Flächen von fünf verschlungenen Ringen; alle Ringe haben dieselbe Summe, die 11, 13 oder 14 sein darf.

## genius-square

py-The-Genius-Square = The Genius Square
py-Seven-dice-say-which-cells-of-a-6-x-6-square-are-blocked-the-8a46 = Sieben Spielwürfel sagen, welche Felder eines Quadrats von 6 x 6 gesperrt sind; die neun freien Polyominos aus einem bis vier Quadraten füllen den Rest. Jeder der 62.208 Würfe hat eine Lösung, mindestens 11 und höchstens 22.317 (The Happy Puzzle Company).

## genius-star

py-The-Genius-Star = The Genius Star
py-Seven-dice-say-which-cells-of-a-six-pointed-star-are-blocked-62e2 = Sieben Spielwürfel sagen, welche Felder eines sechszackigen Sterns gesperrt sind; elf Teile aus einem bis fünf Dreiecken, darunter beide Triamonds, füllen den Rest. Jeder der 165.888 Würfe hat eine Lösung, mindestens 3 und höchstens 30.583 (The Happy Puzzle Company).

## giants-causeway

py-Giant-s-Causeway = Giant's Causeway
py-Seven-hexagons-six-of-them-round-a-fixed-one-with-the-colors-a405 = Sieben Sechsecke, sechs davon um ein festes, mit den Farben Gelb, Weiß, Schwarz (K), Rot, Grün und Blau. Das Plättchen in der Mitte ist festgeklebt. Circus Seven hat dasselbe Brett und ebenso viele Farben, aber andere Plättchen: Kein Umbenennen der Farben macht aus dem einen Satz den anderen.

## hemp-leaf

py-Hemp-leaf = Hanfblatt
py-The-four-shapes-of-four-thirds-of-a-triangle-and-two-single-840e = Die vier Formen aus vier Dritteln eines Dreiecks und zwei einzelne Drittel füllen ein Sechseck, ein Blatt des japanischen Musters Asanoha, bis auf seine Symmetrie auf eine Art.

## heptagram

py-Magic-heptagram = Magisches Heptagramm
py-The-numbers-1-to-14-on-the-points-and-crossings-of-a-seven-p-9c98 = Die Zahlen 1 bis 14 auf den Spitzen und Kreuzungen eines siebenzackigen Sterns; seine sieben Viererlinien ergeben je 30. Die Zeichnung kennt nur die Spiegelsymmetrie des Sterns, eine Zählung bis auf Symmetrie ist also die Hälfte von allen; bis auf die 14 Symmetrien des Sterns selbst bleiben 72.

## heptiamonds-7x12

py-Heptiamonds-in-7-x-12 = Heptiamonds in 7 x 12
py-The-24-shapes-of-seven-triangles-fill-a-parallelogram-of-7-b-03b2 = Die 24 Formen aus sieben Dreiecken füllen ein Parallelogramm von 7 mal 12. Eine Anzahl ist nicht bekannt: Nach einer Schätzung gibt es etwa 10^12 Lösungen, und sie zu zählen dauert Jahrzehnte.

## heterosquare-3

py-The-spiral-heterosquare = Das spiralförmige Heteroquadrat
py-Written-in-a-spiral-1-to-9-give-a-square-whose-rows-columns-36a3 = In einer Spirale geschrieben ergeben 1 bis 9 ein Quadrat, dessen Zeilen, Spalten und Diagonalen lauter verschiedene Summen haben. Finde die Zahlen allein aus diesen Summen.

## hexagon-trios-triangles

py-Triangles-of-hexagons-in-threes = Dreiecke aus Sechsecken zu dritt
py-A-triangle-of-hexagons-with-side-to-a-side-is-filled-with-th-2274 = Ein Dreieck aus Sechsecken mit `side` an jeder Seite lässt sich mit je drei Sechsecken um einen Punkt, die Spitze oben oder unten, genau dann füllen, wenn die Seite beim Teilen durch 12 den Rest 0, 2, 9 oder 11 lässt. Keine Färbung der Sechsecke beweist das; Conway und Lagarias gelang es mit einer Gruppe, in der die Teile Relationen sind.

## hexagram

py-Magic-hexagram = Magisches Hexagramm
py-Twelve-numbers-on-the-points-and-crossings-of-a-six-pointed-2ff7 = Zwölf Zahlen auf den Spitzen und Kreuzungen eines sechszackigen Sterns; seine sechs Viererlinien ergeben je 26.

## hexiamonds-4x9

py-Hexiamonds-in-4-x-9 = Hexiamonds in 4 x 9
py-The-twelve-hexiamonds-in-a-parallelogram-of-four-rows-three-9974 = Die zwölf Hexiamonds in einem Parallelogramm aus vier Reihen; drei Reihen sind zu wenig.

## hexiamonds-6x6

py-Hexiamonds-in-a-rhombus = Hexiamonds in einem Rhombus
py-The-twelve-shapes-of-six-triangles-fill-a-rhombus-of-side-si-ff5d = Die zwölf Formen aus sechs Dreiecken füllen einen Rhombus der Seite sechs.

## hexiamonds-coin

py-Hexiamonds-in-a-coin = Hexiamonds in einer Münze
py-A-round-board-with-a-hole-in-the-middle-like-an-old-coin- = Ein rundes Brett mit einem Loch in der Mitte, wie eine alte Münze.

## hexiamonds-crescent

py-Hexiamonds-in-a-crescent = Hexiamonds in einer Mondsichel
py-A-hexagon-of-side-four-out-of-one-corner-of-which-a-hexagon-86fa = Ein Sechseck der Seite vier, aus dem an einer Ecke ein Sechseck der Seite zwei herausgebissen ist. In der Variante liegt der Biss in der Mitte einer Seite.

## hexiamonds-hexagon

py-Hexiamonds-in-a-hexagon = Hexiamonds in einem Sechseck
py-A-hexagon-with-sides-of-three-and-four-in-turn-and-a-hole-of-42e6 = Ein Sechseck mit Seiten abwechselnd von drei und vier und einem Loch von einem Dreieck in der Mitte.

## hexiamonds-ring

py-Hexiamonds-in-a-ring = Hexiamonds in einem Ring
py-A-hexagon-of-side-four-with-a-hexagonal-hole-of-side-two-one-09ad = Ein Sechseck der Seite vier mit einem sechseckigen Loch der Seite zwei, einen Schritt neben der Mitte. Mit dem Loch in der Mitte gibt es keine Lösung.

## hexiamonds-six

py-Six-of-twelve-hexiamonds = Sechs von zwölf Hexiamonds
py-Choose-six-of-the-twelve-hexiamonds-and-fill-a-parallelogram-b36a = Wähle sechs der zwölf Hexiamonds und fülle mit ihnen ein Parallelogramm von 3 x 6: Mit 39 der 924 Sätze geht es.

## hexiamonds-snowflake

py-Hexiamonds-in-a-snowflake = Hexiamonds in einer Schneeflocke
py-A-hexagon-with-six-dents-which-turns-onto-itself-but-has-no-783f = Ein Sechseck mit sechs Dellen, das beim Drehen in sich übergeht, aber keine Spiegelachse hat.

## hexiamonds-tenyo

py-Hexiamonds-of-Tenyo = Hexiamonds von Tenyo
py-The-board-of-a-plastic-puzzle-from-Japan-with-the-twelve-hex-8bb4 = Das Brett eines Kunststoffpuzzles aus Japan mit den zwölf Hexiamonds als Teilen.

## hexiamonds-trefoil

py-Hexiamonds-in-a-trefoil = Hexiamonds in einem Kleeblatt
py-Three-hexagons-joined-to-a-clover-leaf-The-variant-joins-the-ca82 = Drei Sechsecke, zu einem Kleeblatt verbunden. Die Variante verbindet sie auf andere Art.

## hexominoes-15x15

py-Hexominoes-in-15-x-15 = Hexominos in 15 x 15
py-The-35-hexominoes-fill-no-rectangle-eleven-of-them-cover-fou-343d = Die 35 Hexominos füllen kein Rechteck: Elf von ihnen bedecken vier Felder einer Farbe, darum gleichen sich die Farben nie aus. Ein Quadrat mit einem Loch von 3 mal 5 in der Mitte ist ein klassischer Ausweg. Eine Lösung ist im Nu gefunden; eine Anzahl ist nicht bekannt, und der Suchbaum ist viel zu groß, um ihn zu durchlaufen.

## iq-puzzler-pro

py-IQ-Puzzler-Pro-flat = IQ-Puzzler Pro, flach
py-Twelve-pieces-of-3-4-and-5-balls-another-set-than-Kanoodle-s-ac0d = Zwölf Teile aus 3, 4 und 5 Kugeln, ein anderer Satz als der von Kanoodle, füllen eine Schale von 5 mal 11.

## iq-puzzler-pro-pyramid

py-IQ-Puzzler-Pro-pyramid = IQ-Puzzler Pro, Pyramide
py-Twelve-flat-pieces-of-3-4-and-5-balls-fill-a-square-pyramid-b6fd = Zwölf flache Teile aus 3, 4 und 5 Kugeln füllen eine quadratische Pyramide aus 55. Sie unterscheiden sich von denen von Kanoodle in vier Formen. Von SmartGames.

## iq-puzzler-pro-slanted

py-IQ-Puzzler-Pro-slanted = IQ-Puzzler Pro, schräg
py-The-other-side-of-the-tray-the-same-twelve-pieces-fill-a-ban-6281 = Die andere Seite der Schale: Dieselben zwölf Teile füllen ein Band, das in Stufen über sie läuft.

## iq-xoxo

py-IQ-XOXO = IQ XOXO
py-Ten-of-the-twelve-pentominoes-all-but-F-and-X-fill-a-tray-of-53d9 = Zehn der zwölf Pentominos, alle außer F und X, füllen eine Schale von 5 mal 10. Jedes Teil zeigt abwechselnd X und O, auf der Rückseite umgekehrt; auch auf der Schale wechseln X und O einander ab. Hier liegen die Teile in einer Kiste, die einen Würfel hoch ist, mit Marken oben und unten. Vertauscht man X und O auf der ganzen Schale, gibt es genauso viele Lösungen.

## kanoodle

py-Kanoodle-flat = Kanoodle, flach
py-Twelve-pieces-of-3-4-and-5-balls-fill-a-tray-of-5-by-11-The-9c1c = Zwölf Teile aus 3, 4 und 5 Kugeln füllen eine Schale von 5 mal 11. Derselbe Satz wird als Lonpos 101 verkauft, und dieselben Teile bauen auch eine Pyramide.

## kanoodle-extreme

py-Kanoodle-Extreme-flat = Kanoodle Extreme, flach
py-Twelve-pieces-of-four-and-five-balls-which-lie-as-close-as-c-ddfb = Zwölf Teile aus vier und fünf Kugeln, die so dicht liegen wie Münzen, füllen eine Schale mit fünf Reihen.

## kanoodle-extreme-tetrahedron

py-Kanoodle-Extreme-tetrahedron = Kanoodle Extreme, Tetraeder
py-Twelve-flat-pieces-of-four-and-five-balls-fill-a-tetrahedron-1ed8 = Zwölf flache Teile aus vier und fünf Kugeln füllen ein Tetraeder aus 56. Ein Teil ist so verbunden wie Kugeln in Dreiecken und liegt darum in einer Schicht oder lehnt längs einer der drei anderen Flächen. Die Lösungen sind noch nicht gezählt: Nach einer Schätzung sind es 400 Millionen bis 1,2 Milliarden.

## kanoodle-genius

py-Kanoodle-Genius = Kanoodle Genius
py-Seven-of-the-pieces-of-Kanoodle-Extreme-all-of-five-balls-fi-56d8 = Sieben der Teile von Kanoodle Extreme, alle aus fünf Kugeln, füllen ein Brett mit sieben Reihen.

## kanoodle-pyramid

py-Kanoodle-pyramid = Kanoodle-Pyramide
py-Twelve-flat-pieces-of-3-4-and-5-balls-fill-a-square-pyramid-275f = Zwölf flache Teile aus 3, 4 und 5 Kugeln füllen eine quadratische Pyramide aus 55. Ein Teil liegt in einer Schicht oder steht aufrecht längs einer Diagonale der Grundfläche. Lonpos 101 hat dieselben Teile.

## katamino

py-Katamino = Katamino
py-A-slider-leaves-3-to-12-columns-of-five-cells-and-as-many-of-b699 = Ein Schieber lässt 3 bis 12 Spalten aus fünf Feldern frei, und ebenso viele der zwölf Pentominos füllen sie. Von den 792 Sätzen aus fünf Teilen füllen nur 45 fünf Spalten. Das Heft des Spiels nennt Sätze für jede Zahl von Spalten (Gigamic).

## katamino-tower

py-Katamino-Tower = Katamino Tower
py-A-wooden-tower-of-five-layers-with-twelve-cells-each-round-i-b151 = Ein Holzturm aus fünf Schichten mit je zwölf Feldern um seinen Kern: zehn gebogene Pentominos und für jede Schicht ein Ring mit zwei Feldern ihrer Außenseite. Die obere Hälfte des Bretts ist der Kern, zwölf Felder in jeder Schicht, die nur Ringe bedecken. Gebogene Teile kannst du auf den Kopf stellen, aber nicht auf die Seite: Darum tragen waagerechte Seiten die Marke h, senkrechte die Marke v. Der Hersteller zählt 6.164 Türme; jeder lässt sich auf zwölf Arten drehen und auf den Kopf stellen. Zuerst als Logiq Tower verkauft.

## kisrhombs-2x2

py-Two-and-three-sixths-of-a-triangle = Zwei und drei Sechstel eines Dreiecks
py-Two-of-each-of-the-three-shapes-of-two-cells-and-of-the-six-6763 = Je zwei der drei Formen aus zwei Feldern und der sechs aus dreien, von denen keine gewendet werden darf, füllen einen Rhombus aus acht Dreiecken.

## kisrhombs-2x3

py-Four-sixths-of-a-triangle = Vier Sechstel eines Dreiecks
py-Two-of-each-of-the-nine-shapes-of-four-cells-each-a-sixth-of-b722 = Je zwei der neun Formen aus vier Feldern, jedes ein Sechstel eines Dreiecks, füllen ein Parallelogramm aus zwölf Dreiecken.

## l-tetromino

py-L-tetromino-rectangles = L-Tetromino: Rechtecke
py-Which-rectangles-do-L-tetrominoes-fill-Those-of-2-x-4-and-3-7523 = Welche Rechtecke füllen L-Tetrominos? Die von 2 x 4 und 3 x 8 und alle, die sich daraus zusammensetzen: niemals mit einer ungeraden Zahl von Teilen, denn jedes bedeckt in jeder zweiten Spalte eine ungerade Zahl von Feldern.

## lonpos-arrowhead

py-Lonpos-arrowhead = Lonpos-Pfeilspitze
py-The-twelve-Lonpos-pieces-fill-an-arrowhead-with-a-hole-The-b-1f6a = Die zwölf Lonpos-Teile füllen eine Pfeilspitze mit einem Loch. Das Brett hat keine Symmetrie, also steht jede Lösung für sich.

## lonpos-butterfly

py-Lonpos-butterfly = Lonpos-Schmetterling
py-The-twelve-Lonpos-pieces-fill-a-board-like-a-butterfly-with-3076 = Die zwölf Lonpos-Teile füllen ein Brett wie einen Schmetterling, mit zwei Symmetrieachsen.

## lonpos-triangle

py-Lonpos-triangle = Lonpos-Dreieck
py-The-twelve-Lonpos-pieces-the-same-as-those-of-Kanoodle-fill-3df4 = Die zwölf Lonpos-Teile, dieselben wie die von Kanoodle, füllen eine Treppe mit zehn Stufen.

## lozenge-square-5

py-Lozenge-magic-square = Magisches Rautenquadrat
py-A-magic-square-of-order-5-with-all-odd-numbers-in-a-lozenge-285d = Ein magisches Quadrat der Ordnung 5 mit allen ungeraden Zahlen in einer Raute um seine Mitte, wie beim Rautenverfahren von J. H. Conway. Hier ergeben auch gegenüberliegende Zahlen 26; ohne das gibt es nach unserer Zählung 702.912 Quadrate.

## lozenges-4

py-Lozenges-in-a-hexagon = Rauten in einem Sechseck
py-48-lozenges-each-of-two-triangles-fill-a-hexagon-of-side-fou-61e1 = 48 Rauten, jede aus zwei Dreiecken, füllen ein Sechseck der Seite vier. Das Bild sieht aus wie Würfel, die in einer Ecke gestapelt sind, und MacMahons Formel für ebene Partitionen in einer Kiste liefert die Anzahl.

## macmahon-squares-2

py-Squares-of-two-colors = Quadrate in zwei Farben
py-There-are-six-ways-to-color-the-sides-of-a-square-with-two-c-861f = Es gibt sechs Arten, die Seiten eines Quadrats mit zwei Farben zu färben. Die sechs Plättchen füllen ein Rechteck von 2 mal 3; gleiche Farben treffen aufeinander.

## macmahon-squares-4x6

py-MacMahon-s-three-colored-squares = MacMahons dreifarbige Quadrate
py-All-24-squares-with-sides-in-three-colors-fill-a-rectangle-s-ea82 = Alle 24 Quadrate mit Seiten in drei Farben füllen ein Rechteck; Seiten, die sich berühren, haben dieselbe Farbe, und der Rand hat ringsum Farbe 0. Der Satz ist abgeschlossen unter Spiegelung und unter Tausch der Farben, darum kommen die Lösungen in Familien zu acht.

## macmahon-triangles

py-MacMahon-s-four-colored-triangles = MacMahons vierfarbige Dreiecke
py-All-24-triangles-with-sides-in-four-colors-fill-a-hexagon-si-ae88 = Alle 24 Dreiecke mit Seiten in vier Farben füllen ein Sechseck; Seiten, die sich berühren, haben dieselbe Farbe, und der Rand hat ringsum Farbe 0. Der Satz ist abgeschlossen unter Spiegelung und unter Tausch der Farben 1 bis 3, darum kommen die Lösungen in Familien zu 72.

## magic-19

py-Magic-19 = Magic-19
py-Nineteen-pegs-in-a-hexagon-the-six-sides-and-the-six-rays-fr-9a26 = Neunzehn Stifte in einem Sechseck; die sechs Seiten und die sechs Strahlen von der Mitte haben je drei, und jede dieser Linien ergibt 22. Das ist auch die kleinste Summe, die möglich ist; andere Summen lassen sich verlangen.

## magic-cube-3

py-Magic-cube-of-order-3 = Magischer Würfel der Ordnung 3
py-The-numbers-1-to-27-in-a-cube-all-rows-in-the-three-directio-ee4e = Die Zahlen 1 bis 27 in einem Würfel; alle Reihen in den drei Richtungen und die vier Raumdiagonalen ergeben 42. Es gibt vier solche Würfel.

## magic-hexagon-2

py-Magic-hexagon-of-order-2 = Magisches Sechseck der Ordnung 2
py-Impossible-two-rows-of-two-cells-on-the-rim-share-a-cell-so-b8d2 = Unmöglich: Zwei Reihen aus zwei Feldern am Rand haben ein Feld gemeinsam, also müssten ihre anderen Felder gleich sein.

## magic-hexagon-3

py-Magic-hexagon = Magisches Sechseck
py-All-fifteen-straight-rows-of-a-hexagon-of-side-three-add-up-a5b9 = Alle fünfzehn geraden Reihen eines Sechsecks der Seite drei ergeben 38. Bis auf Drehen und Spiegeln gibt es eine Art, und abgesehen von einem einzelnen Feld geht es in keiner anderen Größe.

## magic-square-3

py-Magic-square-of-order-3 = Magisches Quadrat der Ordnung 3
py-The-Lo-Shu-rows-columns-and-diagonals-all-add-up-to-15- = Das Lo Shu: Zeilen, Spalten und Diagonalen ergeben alle 15.

## magic-square-3-of-20

py-Magic-squares-from-1-to-20 = Magische Quadrate von 1 bis 20
py-Nine-different-numbers-any-from-1-to-20-in-a-magic-square-of-5804 = Neun verschiedene Zahlen, beliebige von 1 bis 20, in einem magischen Quadrat der Ordnung 3. Die Summe einer Linie ist dreimal die Zahl in der Mitte.

## magic-square-4

py-Magic-square-of-order-4 = Magisches Quadrat der Ordnung 4
py-Rows-columns-and-diagonals-all-add-up-to-34- = Zeilen, Spalten und Diagonalen ergeben alle 34.

## magic-square-4-halves

py-Magic-square-of-small-and-large-numbers = Magisches Quadrat aus kleinen und großen Zahlen
py-In-each-row-and-column-of-a-magic-square-of-order-4-lie-two-a56a = In jeder Zeile und Spalte eines magischen Quadrats der Ordnung 4 liegen zwei der Zahlen 1 bis 8 und zwei von 9 bis 16, welches Quadrat es auch ist. In 712 der 880 Quadrate gilt das auch auf beiden Diagonalen.

## magic-square-4-pandiagonal

py-Pandiagonal-magic-square-of-order-4 = Pandiagonales magisches Quadrat der Ordnung 4
py-In-a-pandiagonal-magic-square-the-broken-diagonals-which-lea-bd5f = In einem pandiagonalen magischen Quadrat haben auch die gebrochenen Diagonalen, die das Quadrat auf einer Seite verlassen und auf der anderen wieder hereinkommen, die magische Summe.

## magic-square-4-quarters

py-Magic-square-of-quarters = Magisches Quadrat aus Vierteln
py-Of-the-880-magic-squares-of-order-4-in-432-the-four-numbers-9272 = Von den 880 magischen Quadraten der Ordnung 4 haben in 432 auch die vier Zahlen jedes Viertels die magische Summe. Hier genügt es zu verlangen, dass die Viertel A, B, C und D dieselbe Summe haben.

## magic-square-durer

py-Magic-square-of-Melencolia = Magisches Quadrat der Melencolia
py-Albrecht-D-rer-s-engraving-Melencolia-I-shows-a-magic-square-e743 = Albrecht Dürers Kupferstich Melencolia I zeigt ein magisches Quadrat mit seinem Entstehungsjahr, 1514, in der Mitte der letzten Zeile. Wie viele Quadrate haben dort dasselbe Jahr?

## magic-square-primes

py-Magic-square-of-primes = Magisches Quadrat aus Primzahlen
py-The-magic-square-of-nine-different-primes-with-the-smallest-3a58 = Das magische Quadrat aus neun verschiedenen Primzahlen mit der kleinsten Summe, 177.

## magic-triangle

py-The-Magic-Triangle = The Magic Triangle
py-Nine-triangular-cards-in-a-triangle-of-side-three-Heads-H-an-0d39 = Neun dreieckige Karten in einem Dreieck der Seite drei. Köpfe (H) und Körper (B) von Figuren in Orange (O), Grün (G) und Weiß (W) sind von den Seiten der Karten durchgeschnitten; ein Kopf muss auf den Körper seiner eigenen Farbe treffen. Verkauft von Heye mit Bildern von Snoopy.

## mayblox

py-Mayblox = Mayblox
py-MacMahon-s-30-cubes-carry-six-colors-one-on-each-face-in-all-0363 = MacMahons 30 Würfel tragen sechs Farben, auf jeder Fläche eine, auf alle möglichen Arten. Nimm einen davon als Vorbild: Acht der anderen 29 bauen ihn in doppelter Größe nach, und auch innen treffen gleiche Farben aufeinander. Es sind immer dieselben acht Würfel, auf zwei Arten. Hier ist das Vorbild weggelassen, und die Flächen der Kiste zeigen seine Farben.

## monkey-puzzle

py-Monkey-puzzle = Affenpuzzle
py-Nine-cards-with-heads-and-bodies-of-blue-green-red-and-purpl-be2d = Neun Karten mit Köpfen (+) und Körpern (-) von blauen, grünen, roten und lila Affen. Einhorn ist dasselbe Rätsel mit anderen Bildern.

## mrs-perkins-quilt

py-Mrs-Perkins-s-quilt = Mrs. Perkins' Steppdecke
py-Cut-a-quilt-of-13-x-13-patches-into-as-few-square-pieces-as-5364 = Schneide eine Steppdecke von 13 x 13 Flicken in möglichst wenige quadratische Stücke, mehr als eines. Elf sind nötig, und es gibt eine Art, die sich drehen und spiegeln lässt.

## mrs-perkins-quilt-13

py-Dudeney-s-quilt-of-13-by-13-patches-consists-of-eleven-squar-d7a8 = Dudeneys Steppdecke von 13 mal 13 Flicken besteht aus elf Quadraten, und aus nicht weniger.

## mrs-perkins-quilt-7

py-A-quilt-of-seven = Eine Steppdecke aus sieben
py-Cut-a-quilt-of-7-x-7-patches-into-as-few-square-pieces-as-po-f199 = Schneide eine Steppdecke von 7 x 7 Flicken in möglichst wenige quadratische Stücke, mehr als eines: Neun sind nötig.

## nine-cubes

py-Nine-cubes = Neun Würfel
py-The-eight-shapes-of-two-three-and-four-rhombi-fill-nine-cube-58fd = Die acht Formen aus zwei, drei und vier Rhomben füllen neun Würfel in drei Reihen.

## nine-hats

py-Nine-hats = Neun Hüte
py-The-hat-made-of-eight-kites-tiles-the-plane-but-never-period-48c3 = Der Hut, aus acht Drachenvierecken gemacht, parkettiert die Ebene, aber nie periodisch. Neun Hüte, einer davon gewendet, füllen diese Form auf eine einzige Art.

## nine-squares

py-Nine-squares-of-three-colors = Neun Quadrate mit drei Farben
py-Of-MacMahon-s-24-squares-of-three-colors-nine-have-all-three-5f1e = Von MacMahons 24 Quadraten in drei Farben haben neun alle drei. Sie ergeben ein Quadrat, auf manche Arten mit nur zwei Farben am Rand, und sie umhüllen einen Torus, eine Kleinsche Flasche und eine projektive Ebene.

## octagons-3x6

py-Octagons-in-a-rectangle = Achtecke in einem Rechteck
py-The-shapes-of-two-and-three-octagons-and-squares-with-up-to-c3ea = Die Formen aus zwei und drei Achtecken und Quadraten, mit bis zu drei einzelnen, füllen drei mal sechs Achtecke mit den Quadraten dazwischen.

## octagons-4x4

py-Octagons-in-a-square = Achtecke in einem Quadrat
py-The-seven-shapes-of-three-octagons-and-squares-two-octagons-9de7 = Die sieben Formen aus drei Achtecken und Quadraten, zwei Achtecke und zwei Quadrate füllen vier mal vier Achtecke mit den Quadraten dazwischen.

## octagons-and-squares

py-An-octagon-a-square-and-the-seven-shapes-of-three-of-them-fi-ac8e = Ein Achteck, ein Quadrat und die sieben Formen aus dreien davon füllen fünf mal drei Achtecke mit den Quadraten dazwischen.

## octagram

py-Magic-octagram = Magisches Oktagramm
py-The-numbers-1-to-16-on-the-points-and-crossings-of-two-squar-c9c7 = Die Zahlen 1 bis 16 auf den Spitzen und Kreuzungen zweier Quadrate, die einen achtzackigen Stern bilden; seine acht Viererlinien ergeben je 34. Die Zeichnung hat acht der sechzehn Symmetrien des Sterns; bis auf alle zusammen bleiben 112 Lösungen.

## octahedron-2

py-Octahedron-of-six-octahedra = Oktaeder aus sechs Oktaedern
py-An-octahedron-of-edge-two-holds-six-octahedra-and-eight-tetr-e7f0 = Ein Oktaeder der Kante zwei enthält sechs Oktaeder und acht Tetraeder. Teile aus zwei und drei Zellen füllen es, von jeder Sorte so viele, wie man mag.

## pentagram

py-Magic-pentagram = Magisches Pentagramm
py-Ten-numbers-on-the-points-and-crossings-of-a-five-pointed-st-c143 = Zehn Zahlen auf den Spitzen und Kreuzungen eines fünfzackigen Sterns. Mit 1 bis 10 müssten seine fünf Viererlinien je 22 ergeben, und das ist unmöglich.

## pentagram-12

py-Magic-pentagram-with-1-to-12 = Magisches Pentagramm mit 1 bis 12
py-Ten-different-numbers-from-1-to-12-on-the-points-and-crossin-6511 = Zehn verschiedene Zahlen von 1 bis 12 auf den Spitzen und Kreuzungen eines fünfzackigen Sterns, sodass seine fünf Viererlinien dieselbe Summe haben. Mit 1 bis 10 gibt es keinen solchen Stern, mit 1 bis 11 auch nicht. Hier lässt die Summe 24 die 7 und die 11 weg, und 28 lässt die 2 und die 6 weg.

## pentahexes-10x11

py-Pentahexes-in-10-x-11 = Pentahexe in 10 x 11
py-The-22-shapes-of-five-hexagons-fill-a-parallelogram-of-10-by-7526 = Die 22 Formen aus fünf Sechsecken füllen ein Parallelogramm von 10 mal 11. Eine Anzahl ist nicht bekannt: Nach einer Schätzung gibt es etwa 10^14 Lösungen, und sie zu zählen dauert Jahrhunderte.

## pentarhombs

py-Pentarhombs = Pentarhomben
py-The-twelve-shapes-of-five-rhombi-fill-a-triangle-of-cubes-wi-41d0 = Die zwölf Formen aus fünf Rhomben füllen ein Dreieck aus Würfeln ohne seine Spitze.

## pentatans-4x5

py-Five-quarters-of-a-square = Fünf Viertel eines Quadrats
py-Two-of-each-of-the-eight-shapes-of-five-quarters-of-a-square-c0d2 = Je zwei der acht Formen aus fünf Vierteln eines Quadrats füllen ein Rechteck von 4 mal 5 Quadraten.

## pentominoes-2x3x10

py-Solid-pentominoes-in-2-x-3-x-10 = Räumliche Pentominos in 2 x 3 x 10
py-The-twelve-pentominoes-one-cube-thick-fill-a-long-box- = Die zwölf Pentominos, einen Würfel dick, füllen eine lange Kiste.

## pentominoes-2x5x6

py-Solid-pentominoes-in-2-x-5-x-6 = Räumliche Pentominos in 2 x 5 x 6
py-The-twelve-pentominoes-one-cube-thick-fill-a-box-two-cubes-h-c696 = Die zwölf Pentominos, einen Würfel dick, füllen eine Kiste, die zwei Würfel hoch ist.

## pentominoes-3x20

py-Pentominoes-in-3-x-20 = Pentominos in 3 x 20
py-The-narrowest-rectangle-that-the-twelve-pentominoes-can-fill-2971 = Das schmalste Rechteck, das die zwölf Pentominos füllen können.

## pentominoes-3x4x5

py-Solid-pentominoes-in-3-x-4-x-5 = Räumliche Pentominos in 3 x 4 x 5
py-The-twelve-pentominoes-one-cube-thick-fill-a-box-In-space-a-71fa = Die zwölf Pentominos, einen Würfel dick, füllen eine Kiste. Im Raum lässt sich ein flaches Teil wenden, darum sind Spiegelbilder von Lösungen wieder Lösungen.

## pentominoes-4x15

py-Pentominoes-in-4-x-15 = Pentominos in 4 x 15
py-The-twelve-pentominoes-in-a-rectangle-of-4-rows- = Die zwölf Pentominos in einem Rechteck aus 4 Reihen.

## pentominoes-5x12

py-Pentominoes-in-5-x-12 = Pentominos in 5 x 12
py-The-twelve-pentominoes-in-a-rectangle-of-5-rows- = Die zwölf Pentominos in einem Rechteck aus 5 Reihen.

## pentominoes-6x10

py-Pentominoes-in-6-x-10 = Pentominos in 6 x 10
py-The-classic-twelve-pentominoes-fill-a-rectangle-of-6-rows- = Der Klassiker: Zwölf Pentominos füllen ein Rechteck aus 6 Reihen.

## pentominoes-8x8-center

py-Pentominoes-in-8-x-8-without-the-center = Pentominos in 8 x 8 ohne die Mitte
py-Twelve-pentominoes-on-a-chessboard-whose-four-middle-squares-7cc9 = Zwölf Pentominos auf einem Schachbrett, dem die vier mittleren Felder fehlen: eines der ersten Rätsel, die ein Computer vollständig gelöst hat.

## pentominoes-8x8-corners

py-Pentominoes-in-8-x-8-without-the-corners = Pentominos in 8 x 8 ohne die Ecken
py-Twelve-pentominoes-on-a-chessboard-whose-four-corners-are-mi-68bf = Zwölf Pentominos auf einem Schachbrett, dem die vier Ecken fehlen.

## pentominoes-8x8-holes

py-Pentominoes-in-8-x-8-with-four-holes = Pentominos in 8 x 8 mit vier Löchern
py-A-chessboard-whose-four-empty-squares-lie-on-the-diagonals-o-980c = Ein Schachbrett, dessen vier leere Felder auf den Diagonalen liegen, einen Schritt von den Ecken. Die Varianten haben sie anderswo, mit der Symmetrie des Quadrats gesetzt.

## pentominoes-and-square-8x8

py-Pentominoes-and-a-square-in-8-x-8 = Pentominos und ein Quadrat in 8 x 8
py-Twelve-pentominoes-and-the-square-tetromino-which-may-lie-an-058f = Zwölf Pentominos und das quadratische Tetromino, das überall liegen darf, füllen ein Schachbrett. H. E. Dudeneys zerbrochenes Schachbrett (1907) ist eine der Lösungen.

## pentominoes-cross

py-Pentominoes-in-a-cross = Pentominos in einem Kreuz
py-A-cross-of-60-squares-with-a-hole-off-its-center- = Ein Kreuz aus 60 Quadraten mit einem Loch neben der Mitte.

## pentominoes-crystal

py-Solid-pentominoes-in-a-crystal = Räumliche Pentominos in einem Kristall
py-A-crystal-that-grows-out-of-one-corner-up-to-six-cubes-long-fcf2 = Ein Kristall, der aus einer Ecke wächst, bis zu sechs Würfel lang, auf eine einzige Art gefüllt.

## pentominoes-eye

py-Pentominoes-in-an-eye = Pentominos in einem Auge
py-An-eye-with-its-pupil-which-the-twelve-pentominoes-fill-in-a-fd4b = Ein Auge mit seiner Pupille, das die zwölf Pentominos auf eine einzige Art füllen. Die Figur ist von Joel Enwald.

## pentominoes-flower

py-Pentominoes-in-an-octagon = Pentominos in einem Achteck
py-A-rectangle-of-8-by-9-loses-its-corners-in-steps-and-becomes-48cb = Ein Rechteck von 8 mal 9 verliert seine Ecken in Stufen und wird zu einem Achteck aus 60 Quadraten.

## pentominoes-gift

py-Solid-pentominoes-in-a-gift = Räumliche Pentominos in einem Geschenk
py-Three-equal-layers-each-with-four-dents-and-four-bumps-fille-37b7 = Drei gleiche Schichten, jede mit vier Dellen und vier Beulen, auf eine einzige Art gefüllt. Die Figur ist von Yoshio Ohno.

## pentominoes-one-sided-3x30

py-One-sided-pentominoes-in-3-x-30 = Einseitige Pentominos in 3 x 30
py-Without-turning-them-over-there-are-18-pentominoes-They-fill-d20a = Ohne Wenden gibt es 18 Pentominos. Sie füllen das längste ihrer Rechtecke auf 46 Arten; 5 x 18, eine Variante wie die beiden anderen, hat bekanntlich 686.628 Lösungen.

## pentominoes-ring

py-Solid-pentominoes-in-a-ring = Räumliche Pentominos in einem Ring
py-A-frame-of-5-by-7-one-cube-thick-and-three-cubes-deep-filled-2e82 = Ein Rahmen von 5 mal 7, einen Würfel dick und drei Würfel tief, auf eine einzige Art gefüllt.

## pentominoes-skewed

py-Pentominoes-in-slanted-rectangles = Pentominos in schrägen Rechtecken
py-Each-row-of-a-rectangle-of-6-by-10-is-shifted-by-one-square-4b37 = Jede Reihe eines Rechtecks von 6 mal 10 ist gegen die Reihe darunter um ein Quadrat verschoben. Die Varianten stellen die anderen drei Rechtecke schräg.

## pentominoes-steps

py-Solid-pentominoes-in-steps = Räumliche Pentominos in Stufen
py-A-staircase-of-five-steps-four-cubes-wide- = Eine Treppe mit fünf Stufen, vier Würfel breit.

## pentominoes-triplication

py-Triplication-of-the-pentominoes = Verdreifachung der Pentominos
py-Nine-pentominoes-show-another-one-the-X-at-three-times-its-s-6f66 = Neun Pentominos zeigen ein anderes, das X, in dreifacher Größe; es selbst ist nicht unter den neun. Die Varianten verdreifachen die anderen elf. Von R. M. Robinson.

## pentominoes-yin-yang

py-Pentominoes-in-yin-and-yang = Pentominos in Yin und Yang
py-Two-bays-each-the-other-turned-by-half-a-turn-cut-a-board-of-d308 = Zwei Buchten, jede die um eine halbe Drehung gedrehte andere, verkleinern ein Brett von 8 mal 10 auf 60 Quadrate.

## perimeter-hexagon-3

py-Perimeter-magic-hexagon = Randmagisches Sechseck
py-The-numbers-1-to-12-on-the-rim-of-a-hexagon-of-side-three-th-10c2 = Die Zahlen 1 bis 12 auf dem Rand eines Sechsecks der Seite drei; die drei Zahlen jeder Seite haben dieselbe Summe.

## perimeter-pentagon-3

py-Perimeter-magic-pentagon = Randmagisches Fünfeck
py-The-numbers-1-to-10-on-the-corners-and-the-middles-of-the-si-cd11 = Die Zahlen 1 bis 10 auf den Ecken und den Seitenmitten eines Fünfecks; die drei Zahlen jeder Seite haben dieselbe Summe, die 14, 16, 17 oder 19 sein darf. Bis auf die zehn Symmetrien eines Fünfecks gibt es sechs Lösungen; die Zeichnung hat nur eine Spiegelachse.

## perimeter-square-3

py-Perimeter-magic-square-of-order-3 = Randmagisches Quadrat der Ordnung 3
py-The-numbers-1-to-8-round-a-square-three-on-each-side-all-sid-5c27 = Die Zahlen 1 bis 8 rings um ein Quadrat, drei auf jeder Seite; alle Seiten haben dieselbe Summe.

## perimeter-square-4

py-Perimeter-magic-square-of-order-4 = Randmagisches Quadrat der Ordnung 4
py-The-numbers-1-to-12-round-a-square-four-on-each-side-all-sid-5c79 = Die Zahlen 1 bis 12 rings um ein Quadrat, vier auf jeder Seite; alle Seiten haben dieselbe Summe. Die zwei inneren Zahlen einer Seite lassen sich immer vertauschen.

## perimeter-triangle-3

py-Perimeter-magic-triangle-of-order-3 = Randmagisches Dreieck der Ordnung 3
py-The-numbers-1-to-6-round-a-triangle-three-on-each-side-all-s-dd69 = Die Zahlen 1 bis 6 rings um ein Dreieck, drei auf jeder Seite; alle Seiten haben dieselbe Summe.

## perimeter-triangle-4

py-Perimeter-magic-triangle-of-order-4 = Randmagisches Dreieck der Ordnung 4
py-The-numbers-1-to-9-round-a-triangle-four-on-each-side-all-si-d6e6 = Die Zahlen 1 bis 9 rings um ein Dreieck, vier auf jeder Seite; alle Seiten haben dieselbe Summe. Außer zu drehen und zu spiegeln kannst du die zwei inneren Zahlen einer Seite vertauschen; fasst man auch das zusammen, bleiben 18.

## polyiamonds-snowflake

py-Polyiamonds-of-one-to-five-in-a-snowflake = Polyiamonds aus einem bis fünf in einer Schneeflocke
py-All-ten-shapes-of-one-to-five-triangles-fill-a-snowflake- = Alle zehn Formen aus einem bis fünf Dreiecken füllen eine Schneeflocke.

## polyominoes-astroid

py-Polyominoes-of-one-to-four-in-a-star = Polyominos aus einem bis vier in einem Stern
py-The-nine-polyominoes-of-up-to-four-squares-fill-a-four-point-ae8e = Die neun Polyominos aus bis zu vier Quadraten füllen einen vierzackigen Stern. Die Figur ist von Kate Jones.

## polyominoes-one-sided-6x6

py-One-sided-polyominoes-in-6-x-6 = Einseitige Polyominos in 6 x 6
py-The-domino-the-two-trominoes-and-the-seven-tetrominoes-none-8804 = Der Dominostein, die zwei Trominos und die sieben Tetrominos, keines davon gewendet, füllen ein Quadrat.

## polypons-triangle

py-Polypons-in-a-triangle = Polypons in einem Dreieck
py-The-nine-shapes-of-one-to-four-thirds-of-a-triangle-fill-a-t-4065 = Die neun Formen aus einem bis vier Dritteln eines Dreiecks füllen ein Dreieck der Seite drei.

## quadrille

py-Quadrille = Quadrille
py-The-28-dominoes-from-0-0-to-6-6-so-that-equal-numbers-form-s-0985 = Die 28 Dominosteine von 0-0 bis 6-6, sodass gleiche Zahlen Viererquadrate bilden, zwei für jede Zahl. Die ersten drei Quadrate sind 0, 1 und 2; ohne sie ließe sich jede Lösung auf 5.040 Arten umbenennen.

## quadrille-clues

py-Quadrille-with-six-clues = Quadrille mit sechs Hinweisen
py-The-28-dominoes-from-0-0-to-6-6-so-that-equal-numbers-form-s-e564 = Die 28 Dominosteine von 0-0 bis 6-6, sodass gleiche Zahlen Viererquadrate bilden, zwei für jede Zahl. Sechs Quadrate sind gegeben.

## quadrille-double-two

py-Little-quadrille = Kleine Quadrille
py-The-six-dominoes-from-0-0-to-2-2-so-that-the-twelve-numbers-225f = Die sechs Dominosteine von 0-0 bis 2-2, sodass die zwölf Zahlen Quadrate aus vier gleichen bilden.

## rectangles-6x6

py-Eight-different-rectangles = Acht verschiedene Rechtecke
py-Cut-6-x-6-cells-into-as-many-rectangles-as-possible-no-two-o-2712 = Schneide 6 x 6 Felder in möglichst viele Rechtecke, keine zwei davon gleich, Quadrate eingeschlossen. Mehr als acht geht nicht: Die neun kleinsten haben 39 Felder.

## rectangles-areas-4x4

py-Rectangles-of-different-areas-in-4-x-4 = Rechtecke verschiedener Fläche in 4 x 4
py-Cut-4-x-4-cells-into-rectangles-squares-included-no-two-of-w-79b8 = Schneide 4 x 4 Felder in Rechtecke, Quadrate eingeschlossen, von denen keine zwei gleich viele Felder haben.

## rectangles-areas-5x5

py-Rectangles-of-different-areas-in-5-x-5 = Rechtecke verschiedener Fläche in 5 x 5
py-Cut-5-x-5-cells-into-rectangles-squares-included-no-two-of-w-3e6e = Schneide 5 x 5 Felder in Rechtecke, Quadrate eingeschlossen, von denen keine zwei gleich viele Felder haben.

## rectangles-areas-6x6

py-Rectangles-of-different-areas-in-6-x-6 = Rechtecke verschiedener Fläche in 6 x 6
py-Cut-6-x-6-cells-into-rectangles-squares-included-no-two-of-w-0324 = Schneide 6 x 6 Felder in Rechtecke, Quadrate eingeschlossen, von denen keine zwei gleich viele Felder haben.

## rhombic-dodecahedron

py-Rhombic-dodecahedron-of-twelve-different-pieces = Rhombendodekaeder aus zwölf verschiedenen Teilen
py-A-cube-with-a-pyramid-on-each-of-its-faces-is-a-rhombic-dode-9707 = Ein Würfel mit einer Pyramide auf jeder Fläche ist ein Rhombendodekaeder und enthält 48 Tetraeder, 24 davon im Würfel. Teile aus vieren füllen es, keine zwei gleich; Spiegelbilder sind verschiedene Teile.

## scramble-africa

py-Scramble-Squares-Africa = Scramble Squares: Afrika
py-Nine-cards-with-heads-and-bodies-of-an-elephant-E-a-zebra-Z-c28f = Neun Karten mit Köpfen (+) und Körpern (-) eines Elefanten (E), eines Zebras (Z), einer Giraffe (G) und eines Nashorns (R). Die Karten 2 und 6 sind gleich, darum lässt sich jedes fertige Bild auf zwei Arten legen.

## scramble-cowboys

py-Scramble-Squares-Cowboys = Scramble Squares: Cowboys
py-Nine-cards-with-the-tops-t-and-bottoms-b-of-four-pictures-of-ab71 = Neun Karten mit den oberen (t) und unteren Hälften (b) von vier Bildern vom Football.

## scramble-guitars

py-Scramble-Squares-guitars = Scramble Squares: Gitarren
py-Nine-cards-with-tops-and-bottoms-of-a-red-electric-guitar-R-a1f8 = Neun Karten mit den oberen (+) und unteren Hälften (-) einer roten E-Gitarre (R), eines Basses (B), einer akustischen Gitarre (A) und einer schwarzen E-Gitarre (K). Die Karten 1 und 7 sind gleich.

## scramble-insects

py-Scramble-Squares-insects = Scramble Squares: Insekten
py-Nine-cards-with-heads-and-tails-of-an-ant-A-a-beetle-B-a-dra-376e = Neun Karten mit Köpfen (+) und Hinterenden (-) einer Ameise (A), eines Käfers (B), einer Libelle (D) und einer Gottesanbeterin (M). Mit anderen Bildern sind es die Großkatzen derselben Reihe.

## scramble-wizards

py-Scramble-Squares-Wizards-and-dragons = Scramble Squares: Zauberer und Drachen
py-Nine-cards-with-the-tops-T-and-bottoms-B-of-dragons-in-red-g-8fe0 = Neun Karten mit den oberen (T) und unteren Hälften (B) von Drachen in Rot, Grün, Blau und Weiß.

## six-flowers

py-Six-flowers = Sechs Blüten
py-The-eight-shapes-of-three-pentagons-the-three-of-two-and-six-c9c1 = Die acht Formen aus drei Fünfecken, die drei aus zweien und sechs einzelne füllen ein Dreieck aus sechs Blüten. Die Blüten sind gegeneinander verdreht: Das Brett und seine Teile lassen sich drehen, und nichts hier hat ein Spiegelbild.

## six-squares-cube

py-Six-squares-on-a-cube = Sechs Quadrate auf einem Würfel
py-The-six-squares-that-have-each-of-four-colors-on-one-side-as-dfaf = Die sechs Quadrate, die jede von vier Farben auf einer Seite haben, als Flächen eines Würfels. Es gibt eine Lösung, in zwei Spiegelbildern.

## six-sums

py-Six-sums = Sechs Summen
py-Put-1-to-9-into-the-square-so-that-rows-and-columns-have-the-4be1 = Setze 1 bis 9 so in das Quadrat, dass Zeilen und Spalten die angegebenen Summen haben. Von den 46.147 möglichen Zusammenstellungen von sechs Summen lassen 2.736 genau eine Lösung übrig, so auch diese.

## slothouber-graatsma

py-Slothouber-Graatsma-puzzle = Slothouber-Graatsma-Rätsel
py-Six-blocks-of-1-x-2-x-2-and-three-single-cubes-fill-a-cube-o-72de = Sechs Blöcke von 1 x 2 x 2 und drei einzelne Würfel füllen einen Würfel der Seite drei. Die eine Lösung hat selbst Symmetrien, darum hat sie 8 Lagen, nicht 48.

## snub-seven

py-Snub-seven = Abgeschrägte Sieben
py-Seven-shapes-of-three-squares-and-triangles-mirror-images-to-9ee3 = Sieben Formen aus drei Quadraten und Dreiecken, Spiegelbilder zählen getrennt, füllen ein Brett aus 21 Feldern, bis auf sein Spiegelbild auf eine Art. Du darfst die Teile drehen, aber nicht wenden.

## snub-ten

py-Snub-ten = Abgeschrägte Zehn
py-The-ten-shapes-of-four-squares-and-triangles-fill-a-board-of-2ba1 = Die zehn Formen aus vier Quadraten und Dreiecken füllen ein Brett aus 40 Feldern, bis auf seine Symmetrie auf eine Art.

## snub-thirteen

py-Snub-thirteen = Abgeschrägte Dreizehn
py-The-thirteen-shapes-of-one-two-and-three-squares-and-triangl-96c6 = Die dreizehn Formen aus einem, zwei und drei Quadraten und Dreiecken, Spiegelbilder zählen getrennt, füllen ein Brett um eine Kante zwischen zwei Dreiecken. Quadrate, die nach links und nach rechts geneigt sind, sind zwei davon: Keine Drehung führt das eine ins andere über.

## soma

py-Soma-cube = Soma-Würfel
py-All-irregular-shapes-of-at-most-four-cubes-seven-pieces-fill-5969 = Alle unregelmäßigen Formen aus höchstens vier Würfeln, sieben Teile, füllen einen Würfel der Seite drei. Die beiden Schrauben A und B sind Spiegelbilder voneinander. Darum ist das Spiegelbild einer Lösung wieder eine Lösung, obwohl sich kein Teil spiegeln lässt. Von Piet Hein.

## soma-checkered

py-Checkered-Soma-cube = Karierter Soma-Würfel
py-The-Soma-cube-with-black-and-white-cubes-that-take-turns-in-fa5c = Der Soma-Würfel mit schwarzen und weißen Würfeln, die sich in allen Richtungen abwechseln. Mit der anderen Färbung des L erscheinen die übrigen Lösungen des Soma-Würfels.

## soma-figures

py-Figures-of-the-Soma-cube = Figuren des Soma-Würfels
py-The-seven-pieces-of-the-Soma-cube-build-much-more-than-the-c-e45c = Die sieben Teile des Soma-Würfels bauen viel mehr als den Würfel. Zuerst eine Pyramide, dann, als Varianten, Figuren, die seit den ersten Heften überliefert sind; die letzte ist eine Mauer, die sich nicht bauen lässt.

## sphinx

py-Sphinxes-of-sphinxes = Sphinxe aus Sphinxen
py-Four-sphinxes-make-a-sphinx-twice-as-large-and-nine-make-one-8405 = Vier Sphinxe ergeben eine doppelt so große Sphinx, und neun ergeben eine in dreifacher Größe: Sie ist ein Rep-Tile. Auf wie viele Arten ergeben sie eine von jeder Größe? Einige musst du wenden, immer.

## tangram

py-Tangram = Tangram
py-The-seven-tans-fill-a-square-With-its-variants-these-are-all-ef7b = Die sieben Tans füllen ein Quadrat. Mit seinen Varianten sind dies alle konvexen Formen, die die Tans füllen können.

## tans-4x4

py-Four-and-five-quarters-of-a-square = Vier und fünf Viertel eines Quadrats
py-The-six-shapes-of-four-quarters-of-a-square-and-the-eight-of-a487 = Die sechs Formen aus vier Vierteln eines Quadrats und die acht aus fünfen füllen ein Quadrat von 4 mal 4.

## tatami

py-Tatami = Tatami
py-Fifteen-tatami-mats-cover-the-floor-of-a-room-so-that-no-fou-60eb = Fünfzehn Tatami-Matten bedecken den Boden eines Zimmers so, dass sich nie vier von ihnen in einem Punkt treffen: Vier Ecken beieinander bringen Unglück.

## ten-in-a-ring

py-Ten-in-a-ring = Zehn in einem Ring
py-Put-1-to-10-around-a-ring-so-that-no-three-neighbors-add-up-6aab = Setze 1 bis 10 so um einen Ring, dass keine drei Nachbarn zusammen mehr als 18 ergeben. Dass irgendwelche drei 17 oder mehr ergeben, wie die Zahlen auch liegen, ist eine Übung zum Schubfachprinzip. Ebenso die 18: Lass die 1 weg, und drei der übrigen Dreiergruppen ergeben 54.

## tetraboloes-4x7

py-Tetraboloes-in-4-x-7 = Tetrabolos in 4 x 7
py-The-14-shapes-of-four-half-squares-have-an-area-of-28-square-7754 = Die 14 Formen aus vier halben Quadraten haben eine Fläche von 28 Quadraten, füllen aber kein Rechteck dieser Fläche.

## tetracubes-2x2x8

py-Tetracubes-in-2-x-2-x-8 = Tetrakuben in 2 x 2 x 8
py-The-eight-ways-to-join-four-cubes-mirror-images-told-apart-f-1295 = Die acht Arten, vier Würfel zu verbinden, Spiegelbilder getrennt gezählt, füllen eine Kiste, die zwei mal zwei Würfel dick ist.

## tetracubes-2x4x4

py-Tetracubes-in-2-x-4-x-4 = Tetrakuben in 2 x 4 x 4
py-The-eight-ways-to-join-four-cubes-mirror-images-told-apart-f-053f = Die acht Arten, vier Würfel zu verbinden, Spiegelbilder getrennt gezählt, füllen eine Kiste, die zwei Würfel hoch ist.

## tetrahedra-2x2x2

py-Tetrahedra-and-octahedra-in-a-block = Tetraeder und Oktaeder in einem Block
py-Pieces-of-three-cells-up-to-three-of-each-kind-fill-a-block-aa53 = Teile aus drei Zellen, bis zu drei von jeder Sorte, füllen einen Block aus acht Oktaedern und sechzehn Tetraedern.

## tetrahedron-20-balls

py-Tetrahedron-of-20-balls = Tetraeder aus 20 Kugeln
py-Two-rods-of-four-balls-and-two-plates-of-two-times-three-bec-1ffa = Zwei Stäbe aus vier Kugeln und zwei Platten aus zwei mal drei werden zu einem Tetraeder. Es steht auf einem der Stäbe, sodass seine Schichten Rechtecke sind.

## tetrahedron-3

py-Tetrahedron-of-edge-three = Tetraeder der Kante drei
py-A-tetrahedron-of-edge-three-holds-four-octahedra-and-eleven-108c = Ein Tetraeder der Kante drei enthält vier Oktaeder und elf Tetraeder. Teile aus drei Zellen füllen es zusammen mit bis zu drei einzelnen von jeder Sorte.

## tetrahexes-4x7

py-Tetrahexes-in-a-parallelogram = Tetrahexe in einem Parallelogramm
py-The-seven-shapes-of-four-hexagons-fill-a-parallelogram-of-fo-c52f = Die sieben Formen aus vier Sechsecken füllen ein Parallelogramm aus vier Reihen.

## tetrahexes-coin

py-Tetrahexes-in-a-coin = Tetrahexe in einer Münze
py-A-board-like-a-coin-with-a-hole-in-the-middle- = Ein Brett wie eine Münze mit einem Loch in der Mitte.

## tetrahexes-rectangle

py-Tetrahexes-in-a-rectangle = Tetrahexe in einem Rechteck
py-Seven-rows-of-four-hexagons-each-shifted-by-half-a-hexagon-a-4343 = Sieben Reihen aus vier Sechsecken, jede gegen die nächste um ein halbes Sechseck verschoben, hin und her.

## tetrahexes-triangle

py-Tetrahexes-in-a-triangle = Tetrahexe in einem Dreieck
py-The-seven-tetrahexes-have-as-many-hexagons-as-a-triangle-of-7278 = Die sieben Tetrahexe haben so viele Sechsecke wie ein Dreieck der Seite sieben und füllen es doch nicht.

## tetrakites

py-Tetrakites = Tetrakites
py-The-ten-shapes-of-four-kites-and-one-of-the-two-shapes-of-tw-6f88 = Die zehn Formen aus vier Drachenvierecken und eine der beiden Formen aus zweien füllen ein Dreieck ohne zwei seiner Ecken.

## tetravex-3x3-a

py-Tetravex-3-x-3-sample-A = Tetravex 3 x 3, Beispiel A
py-Nine-squares-with-a-digit-on-each-side-They-may-not-be-turne-e6c2 = Neun Quadrate mit einer Ziffer an jeder Seite. Du darfst sie nicht drehen, und gleiche Ziffern treffen aufeinander. Tetravex zieht seine Spiele zufällig; dieses ist ein Beispiel aus einem Lösungsprogramm.

## tetravex-3x3-b

py-Tetravex-3-x-3-sample-B = Tetravex 3 x 3, Beispiel B

## tetravex-4x4-a

py-Tetravex-4-x-4-sample-A = Tetravex 4 x 4, Beispiel A
py-Sixteen-squares-with-a-digit-on-each-side-They-may-not-be-tu-3ab7 = Sechzehn Quadrate mit einer Ziffer an jeder Seite. Du darfst sie nicht drehen, und gleiche Ziffern treffen aufeinander. Tetravex zieht seine Spiele zufällig; dieses ist ein Beispiel aus einem Lösungsprogramm.

## tetravex-4x4-b

py-Tetravex-4-x-4-sample-B = Tetravex 4 x 4, Beispiel B

## tetris-cube

py-Tetris-cube = Tetris-Würfel
py-Nine-pieces-of-five-cubes-and-three-of-six-four-pieces-of-ea-b302 = Neun Teile aus fünf Würfeln und drei aus sechs, vier Teile in jeder Farbe, füllen einen Würfel der Seite vier.

## tetrominoes-4x5

py-Tetrominoes-in-4-x-5 = Tetrominos in 4 x 5
py-Impossible-on-a-chessboard-coloring-the-T-covers-three-cells-e360 = Unmöglich: Bei einer Schachbrettfärbung bedeckt das T drei Felder einer Farbe, die anderen vier Teile je zwei.

## tetrominoes-cylinder

py-Tetrominoes-round-a-cylinder = Tetrominos rund um einen Zylinder
py-The-five-tetrominoes-cover-no-rectangle-since-they-cover-an-5971 = Die fünf Tetrominos bedecken kein Rechteck, denn sie bedecken auf einem Schachbrett eine ungerade Zahl schwarzer Felder. Rund um einen Zylinder mit fünf Spalten lässt sich kein Schachbrett färben, und sie passen. Als Magnete auf einem Rohr ist das ein Rätsel von Edo Timmermans.

## tetrominoes-double-4x10

py-Two-sets-of-tetrominoes-in-4-x-10-equal-ones-apart = Zwei Sätze Tetrominos in 4 x 10, gleiche getrennt
py-Two-of-each-of-the-five-tetrominoes-so-that-no-two-equal-one-98d9 = Je zwei der fünf Tetrominos, sodass sich keine zwei gleichen längs einer Seite berühren: Von 1.796 Bildern sind zwanzig so.

## tetrominoes-double-5x8

py-Two-sets-of-tetrominoes-in-5-x-8 = Zwei Sätze Tetrominos in 5 x 8
py-Two-of-each-of-the-five-tetrominoes-Pieces-that-look-alike-a-956f = Je zwei der fünf Tetrominos. Teile, die gleich aussehen, lassen sich frei vertauschen, darum gibt es 32 Arten, jedes Bild zu legen.

## tetrominoes-one-sided-4x7

py-One-sided-tetrominoes-in-4-x-7 = Einseitige Tetrominos in 4 x 7
py-The-seven-tetrominoes-of-the-falling-blocks-games-which-may-2938 = Die sieben Tetrominos der Spiele mit fallenden Blöcken, die du drehen, aber nicht wenden darfst. Unmöglich, denn allein das T bedeckt drei Felder einer Schachbrettfarbe.

## tetrominoes-pentominoes-diamond

py-Tetrominoes-and-pentominoes-in-an-Aztec-diamond = Tetrominos und Pentominos in einem Aztekendiamanten
py-The-five-tetrominoes-and-the-twelve-pentominoes-fill-a-jagge-df61 = Die fünf Tetrominos und die zwölf Pentominos füllen einen gezackten Diamanten aus 80 Quadraten rund um ein Loch von zwei mal zwei.

## three-circles

py-Three-circles = Drei Kreise
py-The-numbers-1-to-6-at-the-six-crossings-of-three-circles-the-5897 = Die Zahlen 1 bis 6 an den sechs Kreuzungen von drei Kreisen; die vier Zahlen jedes Kreises ergeben zusammen 14.

## triangles-and-hexagons

py-The-shapes-of-two-and-three-triangles-and-hexagons-one-more-b7a4 = Die Formen aus zwei und drei Dreiecken und Sechsecken, ein weiteres Sechseck und vier weitere Dreiecke füllen ein Sechseck aus sieben Sechsecken.

## triballs-block

py-Triballs-in-a-slanted-block = Kugeldrillinge in einem schrägen Block
py-Two-of-each-of-the-five-shapes-of-three-balls-fill-a-slanted-19a0 = Je zwei der fünf Formen aus drei Kugeln füllen einen schrägen Block aus zwei Schichten.

## triballs-pyramid

py-Pyramid-of-triballs = Pyramide aus Kugeldrillingen
py-Three-balls-can-be-joined-in-five-ways-mirror-images-told-ap-6d90 = Drei Kugeln lassen sich auf fünf Arten verbinden, Spiegelbilder getrennt gezählt. Je zwei davon füllen eine quadratische Pyramide aus vier Schichten.

## triballs-small-block

py-Triballs-in-a-small-block = Kugeldrillinge in einem kleinen Block
py-The-five-shapes-of-three-balls-and-a-single-ball-fill-a-slan-fc72 = Die fünf Formen aus drei Kugeln und eine einzelne Kugel füllen einen schrägen Block aus 16 Kugeln.

## trihexagons-2x3

py-Triangles-and-hexagons-in-2-x-3 = Dreiecke und Sechsecke in 2 x 3
py-The-four-shapes-of-three-triangles-and-hexagons-one-more-hex-85e7 = Die vier Formen aus drei Dreiecken und Sechsecken, ein weiteres Sechseck und fünf Dreiecke füllen ein Parallelogramm aus sechs Sechsecken.

## trihexagons-2x5

py-Triangles-and-hexagons-in-2-x-5 = Dreiecke und Sechsecke in 2 x 5
py-Two-of-each-of-the-four-shapes-of-three-triangles-and-hexago-cc2f = Je zwei der vier Formen aus drei Dreiecken und Sechsecken sowie sechs Dreiecke füllen ein Parallelogramm aus zehn Sechsecken.

## trihexes-tetrahexes-hexagon

py-Trihexes-and-tetrahexes-in-a-hexagon = Trihexe und Tetrahexe in einem Sechseck
py-The-three-trihexes-and-the-seven-tetrahexes-have-37-cells-as-05a2 = Die drei Trihexe und die sieben Tetrahexe haben 37 Felder, so viele wie ein Sechseck der Seite vier.

## trihexes-tetrahexes-star

py-Trihexes-and-tetrahexes-in-a-star = Trihexe und Tetrahexe in einem Stern
py-The-three-trihexes-and-the-seven-tetrahexes-fill-a-six-point-e341 = Die drei Trihexe und die sieben Tetrahexe füllen einen sechszackigen Stern.

## trikites-2x3

py-Trikites-in-a-parallelogram = Trikites in einem Parallelogramm
py-Two-of-each-of-the-six-one-sided-trikites-fill-a-parallelogr-18d2 = Je zwei der sechs einseitigen Trikites füllen ein Parallelogramm aus sechs Sechsecken.

## triprisms-3

py-Triprisms-in-a-column-of-three-layers = Triprismen in einer Säule aus drei Schichten
py-Three-triangular-prisms-can-be-joined-in-three-ways-Two-piec-6b72 = Drei dreieckige Prismen lassen sich auf drei Arten verbinden. Zwei Teile jeder Sorte füllen eine sechseckige Säule aus 18 Prismen, bis auf Symmetrie auf eine Art.

## triprisms-6

py-Triprisms-in-a-column-of-six-layers = Triprismen in einer Säule aus sechs Schichten
py-Four-of-each-of-the-three-triprisms-fill-a-hexagonal-column-b61d = Je vier der drei Triprismen füllen eine sechseckige Säule aus 36 Prismen.

## triprisms-star

py-Triprisms-in-a-star = Triprismen in einem Stern
py-Four-of-each-of-the-three-triprisms-fill-a-six-pointed-star-ed80 = Je vier der drei Triprismen füllen einen sechszackigen Stern aus drei Schichten.

## trominoes-5x5

py-L-trominoes-and-one-cell-of-5-x-5 = L-Trominos und ein Feld von 5 x 5
py-With-one-cell-of-5-x-5-covered-eight-L-trominoes-can-fill-th-1022 = Ist ein Feld von 5 x 5 bedeckt, können acht L-Trominos die anderen nur dann füllen, wenn das Feld in einer ungeraden Zeile und einer ungeraden Spalte liegt. Wähle das Feld und zähle.

## trominoes-5x9

py-L-trominoes-in-5-x-9 = L-Trominos in 5 x 9
py-The-smallest-rectangle-with-two-odd-sides-that-L-trominoes-f-1279 = Das kleinste Rechteck mit zwei ungeraden Seiten, das L-Trominos füllen.

## trominoes-7x7

py-L-trominoes-and-one-cell-of-7-x-7 = L-Trominos und ein Feld von 7 x 7
py-Whichever-cell-of-7-x-7-is-covered-sixteen-L-trominoes-fill-efe6 = Welches Feld von 7 x 7 auch bedeckt ist, sechzehn L-Trominos füllen die anderen. Wähle das Feld und zähle.

## trominoes-8x8

py-L-trominoes-and-one-square = L-Trominos und ein Feld
py-Whichever-square-of-a-chessboard-is-covered-21-L-trominoes-f-ee86 = Welches Feld eines Schachbretts auch bedeckt ist, 21 L-Trominos füllen die anderen 63: Golombs Induktionsbeweis ist ein Musterbeispiel seiner Art. Wähle das Feld und zähle.

## twelve-squares

py-Twelve-squares-of-two-colors-each = Zwölf Quadrate mit je zwei Farben
py-Of-MacMahon-s-24-squares-of-three-colors-twelve-have-two-In-18bc = Von MacMahons 24 Quadraten in drei Farben haben zwölf zwei. In zwei Sechserreihen lässt sich eine Farbe vom Rand fernhalten; in drei Viererreihen keine.

## ubongo-3d-4-24

py-Ubongo-3D-Family-card-4-24 = Ubongo 3D Family, Karte 4-24
py-Four-pieces-fill-an-outline-of-eight-squares-two-cubes-high-0cab = Vier Teile füllen einen Umriss aus acht Quadraten, zwei Würfel hoch: eine der Karten des Spiels, mit ihrem Satz von Teilen.

## ubongo-duel

py-Ubongo-Duel-a-sample-board = Ubongo Duel, ein Beispielbrett
py-Three-of-21-pieces-fill-a-board-of-16-cells-of-495-sets-with-e2e3 = Drei von 21 Teilen füllen ein Brett aus 16 Feldern: Von 495 Sätzen mit ebenso vielen Feldern tun es nur 13, alle bis auf einen auf eine einzige Art. Das Brett ist ein Beispiel aus einem Programm, keine Karte des Spiels (Kosmos).

## ultimate

py-The-Ultimate = The Ultimate
py-Sixteen-cards-with-bumps-O-out-and-dents-I-in-in-cyan-amber-611e = Sechzehn Karten mit Beulen (O, nach außen) und Dellen (I, nach innen) in Cyan, Bernstein, Blau und Lila: Eine Beule muss auf eine Delle ihrer eigenen Farbe treffen.

## unicorn

py-Unicorn = Einhorn
py-Nine-cards-with-heads-H-and-tails-T-of-pink-green-red-and-ye-46cc = Neun Karten mit Köpfen (H) und Schwänzen (T) von rosa, grünen, roten und gelben Einhörnern: Ein Kopf muss auf den Schwanz seiner eigenen Farbe treffen. Bibi-Puzzle und Affenpuzzle sind dasselbe mit anderen Bildern.

## wheel-9

py-Magic-wheel = Magisches Rad
py-A-number-in-the-hub-and-eight-round-it-the-four-lines-throug-d0da = Eine Zahl in der Nabe und acht ringsum; die vier Linien durch die Nabe haben alle dieselbe Summe.

## y-pentacube

py-Y-pentacube-boxes = Y-Pentakubus: Kisten
py-Which-boxes-do-solid-Y-pentominoes-fill-The-smallest-ones-ta-2082 = Welche Kisten füllen räumliche Y-Pentominos? Die kleinsten brauchen zwölf: 3 x 4 x 5 und 2 x 5 x 6.

## y-pentacubes-5x5x5

py-Y-pentominoes-in-a-cube = Y-Pentominos in einem Würfel
py-25-solid-Y-pentominoes-fill-a-cube-of-side-five- = 25 räumliche Y-Pentominos füllen einen Würfel der Seite fünf.

## y-pentomino

py-Y-pentomino-rectangles = Y-Pentomino: Rechtecke
py-Which-rectangles-do-Y-pentominoes-fill-Ten-of-them-make-the-cf42 = Welche Rechtecke füllen Y-Pentominos? Zehn davon ergeben das kleinste: Das ist ihre Ordnung.

## y-pentominoes-15x15

py-Y-pentominoes-in-15-x-15 = Y-Pentominos in 15 x 15
py-45-Y-pentominoes-in-the-smallest-square-with-an-odd-side-tha-edc3 = 45 Y-Pentominos in dem kleinsten Quadrat mit ungerader Seite, das sie füllen; Jenifer Haselgrove fand 1973 eine Lösung.

## y-pentominoes-5x10

py-Y-pentominoes-in-5-x-10 = Y-Pentominos in 5 x 10
py-The-smallest-rectangle-that-Y-pentominoes-fill-has-ten-of-th-6d6f = Das kleinste Rechteck, das Y-Pentominos füllen, hat zehn davon.
