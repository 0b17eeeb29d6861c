### Titles and descriptions of the catalog in Spanish. No native reader has looked at this translation yet.

## antimagic-square-4

py-Antimagic-square-of-order-4 = Cuadrado antimágico de orden 4
py-The-rows-columns-and-diagonals-of-this-square-of-the-numbers-3923 = Las filas, columnas y diagonales de este cuadrado de los números del 1 al 16 tienen las diez sumas del 29 al 38, cada una una vez. ¿Dónde está cada número?

## aztec-diamond-6

py-Aztec-diamond-of-order-6 = Diamante azteca de orden 6
py-Dominoes-cover-the-Aztec-diamond-of-order-n-in-2-to-the-powe-ca3a = Las fichas de dominó cubren el diamante azteca de orden n de 2 elevado a n(n + 1)/2 maneras; aquí hay 42 fichas de dominó y 2 elevado a 21 maneras.

## bedlam-cube

py-Bedlam-cube = Cubo de Bedlam
py-Twelve-pieces-of-five-cubes-and-one-of-four-fill-a-cube-of-s-245a = Doce piezas de cinco cubos y una de cuatro llenan un cubo de lado cuatro. Algunas piezas se distinguen de sus imágenes especulares, que no están en el juego. De Bruce Bedlam.

## bibi-puzzle

py-Bibi-puzzle = Puzle Bibi
py-Nine-cards-with-upper-halves-1-2-and-lower-halves-1-2-of-fou-2437 = Nueve cartas con las mitades superiores (1, 2, ...) e inferiores (-1, -2, ...) de cuatro brujas. Unicorn es el mismo puzle con otros dibujos.

## big-cats

py-Scramble-Squares-Big-cats = Scramble Squares: grandes felinos
py-Nine-cards-with-the-heads-H-and-tails-T-of-a-lion-L-a-tiger-9bb1 = Nueve cartas con las cabezas (H) y las colas (T) de un león (L), un tigre (T), una pantera (P) y un leopardo (C). Con otros dibujos son los insectos de la misma serie.

## broken-chessboard

py-Another-broken-chessboard = Otro tablero de ajedrez roto
py-A-chessboard-broken-into-the-twelve-pentominoes-and-a-square-6cc1 = Un tablero de ajedrez, roto en los doce pentominós y un cuadrado. Las piezas están coloreadas por una cara, así que se pueden girar, pero no voltear.

## bwinf-triangle-0

py-Dreieckspuzzle-sample-0 = Dreieckspuzzle, ejemplo 0
py-Nine-triangles-from-a-German-programming-contest-a-figure-s-4871 = Nueve triángulos de un concurso alemán de programación; la primera mitad de una figura, por ejemplo 3, debe tocar su segunda mitad, -3. Solo hay tres figuras, así que queda mucha libertad: 28 soluciones esencialmente distintas, de las que el enunciado pide una.

## bwinf-triangle-1

py-Dreieckspuzzle-sample-1 = Dreieckspuzzle, ejemplo 1
py-Nine-triangles-from-a-German-programming-contest-a-figure-s-6570 = Nueve triángulos de un concurso alemán de programación; la primera mitad de una figura, por ejemplo 3, debe tocar su segunda mitad, -3. El segundo ejemplo del enunciado; como la mayoría, tiene varias soluciones.

## bwinf-triangle-3

py-Dreieckspuzzle-sample-3 = Dreieckspuzzle, ejemplo 3
py-Nine-triangles-from-a-German-programming-contest-a-figure-s-4b1f = Nueve triángulos de un concurso alemán de programación; la primera mitad de una figura, por ejemplo 3, debe tocar su segunda mitad, -3. De la figura 10 solo hay primeras mitades, así que sus lados nunca tocan nada y deben quedar en el borde. Eso deja una sola solución.

## cairo-rosette

py-Cairo-rosette = Roseta de El Cairo
py-The-eight-shapes-of-one-two-and-three-pentagons-fill-a-board-66f6 = Las ocho formas de uno, dos y tres pentágonos llenan un tablero alrededor del centro de un par de pentágonos, cuyas simetrías son dos reflexiones y media vuelta.

## cairo-tripents

py-Cairo-tripents = Tripentágonos de El Cairo
py-Eight-shapes-of-three-pentagons-mirror-images-told-apart-pie-639d = Ocho formas de tres pentágonos, distinguiendo las imágenes especulares: las piezas se pueden girar, pero no voltear.

## cairo-wheel

py-Cairo-wheel = Rueda de El Cairo
py-The-eight-shapes-of-one-two-and-three-pentagons-fill-a-board-12a0 = Las ocho formas de uno, dos y tres pentágonos llenan un tablero alrededor de una esquina donde se tocan cuatro pentágonos. El tablero se puede girar por cuartos de vuelta, pero no es imagen especular de sí mismo.

## calendar

py-A-Puzzle-A-Day = A-Puzzle-A-Day
py-Eight-pieces-cover-a-calendar-but-for-today-s-month-and-day-0536 = Ocho piezas cubren un calendario salvo el mes y el día de hoy. Se pueden mostrar las 366 fechas: el 6 de octubre de solo 7 maneras, el 25 de enero de 216. De DragonFjord.

## calendar-square

py-Calendar-on-a-square = Calendario en un cuadrado
py-Months-and-days-lie-mixed-on-a-square-of-seven-by-seven-with-f7b9 = Los meses y los días están mezclados en un cuadrado de siete por siete, con seis casillas que siempre quedan cubiertas. Ocho piezas de cinco, seis y siete casillas dejan libre la fecha; algunas fechas tienen solo dos soluciones. De sh1ura, en una versión de ocho piezas.

## calendar-weekday

py-Calendar-with-weekdays = Calendario con días de la semana
py-Ten-pieces-cover-a-calendar-but-for-today-s-month-day-and-we-088a = Diez piezas cubren un calendario salvo el mes, el día y el día de la semana de hoy. Se pueden mostrar las 2562 fechas: el lunes 6 de abril de solo 97 maneras, el martes 7 de junio de 10.374. Varios fabricantes lo venden como puzle de calendario diario.

## checkerboard-12

py-Checkerboard-in-twelve-pieces = Tablero de damas en doce piezas
py-A-checkerboard-in-twelve-pieces-of-three-to-seven-squares-a-52f3 = Un tablero de damas en doce piezas de tres a siete casillas, un puzle de plástico de hacia 1960. Las piezas están coloreadas por una cara, así que se pueden girar, pero no voltear.

## checkerboard-hooks

py-Checkerboard-with-two-hooks = Tablero de damas con dos ganchos
py-A-checkerboard-in-twelve-pieces-of-three-to-seven-squares-tw-d743 = Un tablero de damas en doce piezas de tres a siete casillas, dos de ellas iguales. Las piezas están coloreadas por una cara, así que se pueden girar, pero no voltear.

## checkered-pentominoes-5x12

py-Checkered-pentominoes-in-5-x-12 = Pentominós a cuadros en 5 x 12
py-The-twelve-pentominoes-cut-from-a-board-of-5-x-12-black-and-b5f9 = Los doce pentominós, recortados de un tablero de 5 x 12 casillas blancas y negras. Están coloreados por una cara, así que se pueden girar, pero no voltear.

## checkered-pentominoes-6x10

py-Checkered-pentominoes-in-6-x-10 = Pentominós a cuadros en 6 x 10
py-The-twelve-pentominoes-cut-from-a-board-of-6-x-10-black-and-353d = Los doce pentominós, recortados de un tablero de 6 x 10 casillas blancas y negras. Están coloreados por una cara, así que se pueden girar, pero no voltear.

## checkered-pentominoes-hole

py-Checkered-pentominoes-around-a-hole = Pentominós a cuadros alrededor de un hueco
py-The-twelve-pentominoes-cut-from-a-chessboard-without-its-cen-7fd6 = Los doce pentominós, recortados de un tablero de ajedrez sin su centro. Están coloreados por una cara, así que se pueden girar, pero no voltear.

## circles-and-colors

py-Circles-and-colors = Círculos y colores
py-Put-1-to-9-into-the-square-so-that-the-four-numbers-around-e-8e52 = Coloca los números del 1 al 9 en el cuadrado de modo que los cuatro números alrededor de cada esquina interior y los de cada color tengan las sumas dadas. De las 281.304 elecciones posibles de estas siete sumas, 216.016 dejan una sola solución, como estas.

## circus-seven

py-Circus-Seven = Circus Seven
py-Seven-hexagons-with-the-colors-red-green-blue-yellow-white-a-1eec = Siete hexágonos con los colores rojo, verde, azul, amarillo, blanco y naranja en sus lados; los colores que se tocan deben ser iguales. De Masudaya. Drive Ya Nuts es el mismo puzle con números en lugar de colores.

## clumsy-dominoes

py-Clumsy-dominoes = Dominós torpes
py-Lay-12-dominoes-on-a-board-of-6-x-6-so-that-there-is-no-room-5a3e = Pon 12 fichas de dominó en un tablero de 6 x 6 de modo que no quepa ninguna más. Con menos es imposible. Los monominós grises representan las casillas que quedan libres: no puede haber dos que se toquen.

## colored-pentominoes

py-Pentominoes-on-a-colored-board = Pentominós en un tablero de colores
py-Six-pentominoes-with-colored-cells-red-green-and-blue-Some-c-1411 = Seis pentominós con casillas de colores: rojo, verde y azul. Algunas casillas del tablero admiten solo dos de los colores, las demás cualquiera.

## colored-tetrominoes

py-Tetrominoes-on-a-colored-board = Tetrominós en un tablero de colores
py-Nine-tetrominoes-with-colored-cells-red-green-and-blue-Some-7974 = Nueve tetrominós con casillas de colores: rojo, verde y azul. Algunas casillas del tablero admiten un solo color, otras uno de dos, las demás cualquiera.

## conway-5x5x5

py-Conway-s-boxes-in-5-x-5-x-5 = Las cajas de Conway en 5 x 5 x 5
py-Thirteen-blocks-of-1-x-2-x-4-one-of-2-x-2-x-2-one-of-1-x-2-x-506f = Trece bloques de 1 x 2 x 4, uno de 2 x 2 x 2, uno de 1 x 2 x 2 y tres barras de tres llenan un cubo de lado cinco. La paridad dice dónde deben estar las barras. De J. H. Conway.

## crazy-planes

py-Crazy-planes = Aviones locos
py-Nine-cards-with-the-front-ends-H-and-rear-ends-T-of-planes-i-443d = Nueve cartas con las partes delanteras (H) y traseras (T) de aviones en amarillo, azul, blanco y verde.

## cube-corners

py-Magic-cube-corners = Vértices mágicos del cubo
py-The-numbers-1-to-8-on-the-corners-of-a-cube-the-four-corners-bc66 = Los números del 1 al 8 en los vértices de un cubo; los cuatro vértices de cada cara suman 18.

## cube-edges

py-Magic-cube-edges = Aristas mágicas del cubo
py-The-numbers-1-to-12-on-the-edges-of-a-cube-the-four-edges-of-7bd8 = Los números del 1 al 12 en las aristas de un cubo; las cuatro aristas de cada cara suman 26.

## cubes-3x4

py-Twelve-cubes = Doce cubos
py-The-four-one-sided-shapes-of-three-rhombi-and-the-six-of-fou-4a75 = Las cuatro formas de una sola cara de tres rombos y las seis de cuatro llenan doce cubos en tres filas.

## cut-cube

py-Cube-of-six-different-pieces = Cubo de seis piezas distintas
py-A-cube-is-cut-into-24-tetrahedra-by-the-planes-through-its-m-2a1d = Un cubo se corta en 24 tetraedros por los planos que pasan por su centro y por dos de sus aristas. Cuatro de ellos se unen de 24 maneras, si las imágenes especulares cuentan como distintas; seis piezas distintas forman el cubo.

## de-bruijn-6x6x6

py-Bricks-in-a-cube = Ladrillos en un cubo
py-27-bricks-of-1-x-2-x-4-have-as-many-cubes-as-a-cube-of-side-13b3 = 27 ladrillos de 1 x 2 x 4 tienen tantos cubos como un cubo de lado seis, y no lo llenan. De Bruijn lo demostró después de que su hijo no lo consiguiera.

## diabolical-cube

py-Diabolical-cube = Cubo diabólico
py-Six-flat-pieces-of-two-three-up-to-seven-cubes-fill-a-cube-o-a1fb = Seis piezas planas de dos, tres y hasta siete cubos llenan un cubo de lado tres. El puzle es más antiguo que Soma: Hoffmann lo describió en 1893.

## didrafters

py-Drafters-in-a-hexagon = Drafters en un hexágono
py-Nine-didrafters-and-two-drafters-no-piece-to-be-turned-over-e346 = Nueve didrafters y dos drafters, sin voltear ninguna pieza, llenan un hexágono de diez triángulos. Un drafter es la mitad de un triángulo equilátero, y un didrafter son dos de ellos, unidos sobre la red de triángulos. Las imágenes especulares son dos piezas, incluso los dos rectángulos, que la red corta de otra manera.

## domino-cube

py-Cube-of-four-dominoes = Cubo de cuatro fichas de dominó
py-Four-of-the-ten-dominoes-from-0-0-to-3-3-as-bricks-of-two-cu-e55d = Cuatro de las diez fichas de dominó del 0-0 al 3-3, como ladrillos de dos cubos, en un cubo de ocho: los valores de las seis caras suman lo mismo.

## domino-latin-square

py-Latin-square-of-dominoes = Cuadrado latino de dominós
py-Eight-of-twelve-dominoes-1-2-to-3-4-twice-each-in-a-square-e-0024 = Ocho de doce fichas de dominó, del 1-2 al 3-4 dos veces cada una, en un cuadrado: cada fila y cada columna tiene los números del 1 al 4.

## domino-magic-square-1

py-Domino-magic-square-1-1-and-3-3-twice = Cuadrado mágico de dominós: 1-1 y 3-3 dos veces
py-The-six-dominoes-from-1-1-to-3-3-two-of-them-twice-in-a-magi-0f0b = Las seis fichas de dominó del 1-1 al 3-3, dos de ellas dos veces, en un cuadrado mágico: las filas, las columnas y ambas diagonales tienen la misma suma.

## domino-magic-square-30

py-Domino-magic-square-1-2-and-2-3-twice = Cuadrado mágico de dominós: 1-2 y 2-3 dos veces

## domino-magic-square-5

py-Domino-magic-square-with-the-sum-five = Cuadrado mágico de dominós con la suma cinco
py-Eight-of-the-28-dominoes-in-a-magic-square-with-the-smallest-c7f6 = Ocho de las 28 fichas de dominó en un cuadrado mágico con la menor suma que existe, 5. Resta cada valor de seis y el cuadrado tendrá la mayor, 19.

## domino-rectangle

py-Double-two-rectangle = Rectángulo del doble dos
py-The-six-dominoes-from-0-0-to-2-2-the-values-of-each-row-add-351e = Las seis fichas de dominó del 0-0 al 2-2: los valores de cada fila suman 4, los de cada columna 3.

## domino-sudoku

py-Sudoku-of-dominoes = Sudoku de dominós
py-Eight-of-twelve-dominoes-1-2-to-3-4-twice-each-in-a-square-e-b673 = Ocho de doce fichas de dominó, del 1-2 al 3-4 dos veces cada una, en un cuadrado: cada fila, cada columna y cada cuarto tiene los números del 1 al 4.

## domino-sums-10

py-Domino-sums-ten-dominoes = Sumas de dominós: diez fichas
py-Ten-dominoes-on-a-board-with-regions-where-the-values-add-up-b1d0 = Diez fichas de dominó en un tablero con regiones, donde los valores suman lo que se pide o son iguales. Hay una sola solución.

## domino-sums-12

py-Domino-sums-twelve-dominoes = Sumas de dominós: doce fichas
py-Twelve-dominoes-on-a-board-with-regions-where-the-values-add-6bc2 = Doce fichas de dominó en un tablero con regiones, donde los valores suman lo que se pide o son iguales. Hay una sola solución.

## domino-sums-14

py-Domino-sums-fourteen-dominoes = Sumas de dominós: catorce fichas
py-Fourteen-dominoes-on-a-board-with-regions-where-the-values-a-a1f4 = Catorce fichas de dominó en un tablero con regiones, donde los valores suman lo que se pide o son iguales. Hay una sola solución.

## domino-sums-16

py-Domino-sums-sixteen-dominoes = Sumas de dominós: dieciséis fichas
py-Sixteen-dominoes-on-a-board-with-regions-where-the-values-ad-9a2a = Dieciséis fichas de dominó en un tablero con regiones, donde los valores suman lo que se pide o son iguales. Hay una sola solución.

## domino-sums-4

py-Domino-sums-four-dominoes = Sumas de dominós: cuatro fichas
py-Four-dominoes-on-a-board-with-regions-where-the-values-add-u-62c2 = Cuatro fichas de dominó en un tablero con regiones, donde los valores suman lo que se pide o son iguales. Hay una sola solución.

## domino-sums-5

py-Domino-sums-five-dominoes = Sumas de dominós: cinco fichas
py-Five-dominoes-on-a-board-with-regions-where-the-values-add-u-6238 = Cinco fichas de dominó en un tablero con regiones, donde los valores suman lo que se pide o son iguales. Hay una sola solución.

## domino-sums-6

py-Domino-sums-six-dominoes = Sumas de dominós: seis fichas
py-Six-dominoes-on-a-board-with-regions-where-the-values-add-up-2321 = Seis fichas de dominó en un tablero con regiones, donde los valores suman lo que se pide o son iguales. Hay una sola solución.

## domino-sums-7

py-Domino-sums-seven-dominoes = Sumas de dominós: siete fichas
py-Seven-dominoes-on-a-board-with-regions-where-the-values-add-56e8 = Siete fichas de dominó en un tablero con regiones, donde los valores suman lo que se pide o son iguales. Hay una sola solución.

## domino-sums-8

py-Domino-sums-eight-dominoes = Sumas de dominós: ocho fichas
py-Eight-dominoes-on-a-board-with-regions-where-the-values-add-3b12 = Ocho fichas de dominó en un tablero con regiones, donde los valores suman lo que se pide o son iguales. Hay una sola solución.

## domino-sums-9

py-Domino-sums-nine-dominoes = Sumas de dominós: nueve fichas
py-Nine-dominoes-on-a-board-with-regions-where-the-values-add-u-f847 = Nueve fichas de dominó en un tablero con regiones, donde los valores suman lo que se pide o son iguales. Hay una sola solución.

## domino-window-11

py-Domino-window = Ventana de dominós
py-Four-of-the-28-dominoes-around-a-square-hole-with-the-sum-el-f075 = Cuatro de las 28 fichas de dominó alrededor de un hueco cuadrado, con la suma once en los cuatro lados.

## domino-window-4

py-Double-three-window = Ventana del doble tres
py-Four-of-the-ten-dominoes-from-0-0-to-3-3-around-a-square-hol-d4b9 = Cuatro de las diez fichas de dominó del 0-0 al 3-3 alrededor de un hueco cuadrado, con la suma cuatro en los cuatro lados.

## dominoes-8x8

py-Dominoes-on-a-chessboard = Dominós en un tablero de ajedrez
py-32-dominoes-cover-a-chessboard-Kasteleyn-and-Temperley-and-F-bba8 = 32 fichas de dominó cubren un tablero de ajedrez. Kasteleyn, y Temperley y Fisher, hallaron el número con una fórmula en 1961. A la variante le faltan dos esquinas opuestas, que son de un mismo color, y no se puede cubrir.

## dominoes-klein-bottle

py-Dominoes-on-a-Klein-bottle = Dominós en una botella de Klein
py-A-board-of-4-x-4-or-6-x-6-squares-whose-top-meets-its-bottom-90ec = Un tablero de 4 x 4 o 6 x 6 casillas cuya parte de arriba toca la de abajo como en un tubo, y cuya izquierda toca su derecha cabeza abajo.

## dominoes-moebius

py-Dominoes-on-a-Moebius-strip = Dominós en una cinta de Moebius
py-A-strip-of-6-x-4-or-8-x-8-squares-whose-left-end-meets-its-r-6416 = Una cinta de 6 x 4 u 8 x 8 casillas cuyo extremo izquierdo toca el derecho cabeza abajo. Como rectángulos, estos tableros se cubren con fichas de dominó de 281 y 12.988.816 maneras; como tubos, de 725 y 71.385.601.

## dominoes-projective-plane

py-Dominoes-on-a-projective-plane = Dominós en un plano proyectivo
py-A-board-of-4-x-4-or-6-x-6-squares-each-of-whose-sides-meets-eb9b = Un tablero de 4 x 4 o 6 x 6 casillas, cada uno de cuyos lados toca el opuesto en sentido contrario. Las esquinas opuestas se tocan dos veces; una ficha de dominó sobre ellas cuenta una sola vez.

## dominoes-torus

py-Dominoes-on-a-torus = Dominós en un toro
py-A-board-of-4-x-4-or-6-x-6-whose-left-meets-its-right-and-who-c040 = Un tablero de 4 x 4 o 6 x 6 cuya izquierda toca su derecha y cuya parte de arriba toca la de abajo. Desplegados, se cubren con fichas de dominó de 36 y 6728 maneras.

## dominosa-3

py-Dominosa-double-three = Dominosa, doble tres
py-The-numbers-are-given-find-where-each-of-the-10-dominoes-fro-7da8 = Los números están dados: encuentra dónde está cada una de las 10 fichas de dominó del 0-0 al 3-3. Cada una se usa una vez.

## dominosa-4

py-Dominosa-double-four = Dominosa, doble cuatro
py-The-numbers-are-given-find-where-each-of-the-15-dominoes-fro-a686 = Los números están dados: encuentra dónde está cada una de las 15 fichas de dominó del 0-0 al 4-4. Cada una se usa una vez.

## dominosa-5

py-Dominosa-double-five = Dominosa, doble cinco
py-The-numbers-are-given-find-where-each-of-the-21-dominoes-fro-bc60 = Los números están dados: encuentra dónde está cada una de las 21 fichas de dominó del 0-0 al 5-5. Cada una se usa una vez.

## dominosa-6

py-Dominosa-double-six = Dominosa, doble seis
py-The-numbers-are-given-find-where-each-of-the-28-dominoes-fro-b4f8 = Los números están dados: encuentra dónde está cada una de las 28 fichas de dominó del 0-0 al 6-6. Cada una se usa una vez.

## dominosa-9

py-Dominosa-double-nine = Dominosa, doble nueve
py-The-numbers-are-given-find-where-each-of-the-55-dominoes-fro-1d4b = Los números están dados: encuentra dónde está cada una de las 55 fichas de dominó del 0-0 al 9-9. Cada una se usa una vez.

## drive-ya-nuts

py-Drive-Ya-Nuts = Drive Ya Nuts
py-Seven-hexagonal-nuts-with-the-numbers-1-to-6-round-their-rim-9c2c = Siete tuercas hexagonales con los números del 1 al 6 en sus bordes; los números que se tocan deben ser iguales. Vendido por Milton Bradley.

## eight-triangles-octahedron

py-Eight-triangles-on-an-octahedron = Ocho triángulos en un octaedro
py-Of-MacMahon-s-24-triangles-of-four-colors-those-eight-that-h-80ab = De los 24 triángulos de cuatro colores de MacMahon, los ocho que tienen tres distintos, como caras de un octaedro.

## eight-triangles-row

py-Eight-triangles-in-a-row = Ocho triángulos en fila
py-Of-MacMahon-s-24-triangles-of-four-colors-those-eight-that-h-3781 = De los 24 triángulos de cuatro colores de MacMahon, los ocho que tienen tres distintos, en fila. El color 0 se queda dentro, o cualquier color puede estar en el borde.

## eternity-2

py-Eternity-II = Eternity II
py-256-squares-with-patterned-sides-the-gray-side-0-goes-to-the-db0c = 256 cuadrados con dibujos en los lados; el lado gris, 0, va al borde y a ningún otro sitio. La ficha 139 debe estar en la casilla 136. No se conoce públicamente ninguna solución completa; en los mejores tableros mostrados coinciden 470 de los 480 pares de lados. De C. Monckton, 2007.

## eternity-2-clue-1

py-Eternity-II-clue-puzzle-1 = Eternity II, puzle de pistas 1
py-A-small-companion-of-Eternity-II-with-36-tiles-whose-solutio-b365 = Un pequeño compañero de Eternity II con 36 fichas, cuya solución decía dónde va una ficha más del puzle grande. El lado gris, 0, va al borde y a ningún otro sitio. Varias fichas son iguales. No se conoce ningún recuento: medio minuto de búsqueda encuentra seis millones de soluciones y no termina.

## eternity-2-clue-2

py-Eternity-II-clue-puzzle-2 = Eternity II, puzle de pistas 2
py-A-small-companion-of-Eternity-II-with-72-tiles-whose-solutio-a079 = Un pequeño compañero de Eternity II con 72 fichas, cuya solución decía dónde va una ficha más del puzle grande. El lado gris, 0, va al borde y a ningún otro sitio. Varias fichas son iguales. No se conoce ningún recuento: medio minuto de búsqueda encuentra setenta mil soluciones y no termina.

## eternity-2-clue-4

py-Eternity-II-clue-puzzle-4 = Eternity II, puzle de pistas 4
py-The-last-of-the-four-small-companions-of-Eternity-II-72-tile-de22 = El último de los cuatro pequeños compañeros de Eternity II: 72 fichas en seis filas de doce. El lado gris, 0, va al borde y a ningún otro sitio. Varias fichas son iguales. No se conoce ningún recuento: una búsqueda ha encontrado nueve millones de soluciones cuando apenas ha empezado.

## five-rings

py-Five-rings = Cinco anillos
py-The-numbers-1-to-9-in-the-nine-areas-of-five-interlaced-ring-d69e = Los números del 1 al 9 en las nueve zonas de cinco anillos entrelazados; todos los anillos tienen la misma suma, que puede ser 11, 13 o 14.

## genius-square

py-The-Genius-Square = The Genius Square
py-Seven-dice-say-which-cells-of-a-6-x-6-square-are-blocked-the-8a46 = Siete dados dicen qué casillas de un cuadrado de 6 x 6 están bloqueadas; los nueve poliominós libres de uno a cuatro cuadrados llenan el resto. Cada una de las 62.208 tiradas tiene solución, al menos 11 y como mucho 22.317 (The Happy Puzzle Company).

## genius-star

py-The-Genius-Star = The Genius Star
py-Seven-dice-say-which-cells-of-a-six-pointed-star-are-blocked-62e2 = Siete dados dicen qué casillas de una estrella de seis puntas están bloqueadas; once piezas de uno a cinco triángulos, entre ellas los dos triamantes, llenan el resto. Cada una de las 165.888 tiradas tiene solución, al menos 3 y como mucho 30.583 (The Happy Puzzle Company).

## giants-causeway

py-Giant-s-Causeway = Giant's Causeway
py-Seven-hexagons-six-of-them-round-a-fixed-one-with-the-colors-a405 = Siete hexágonos, seis de ellos alrededor de uno fijo, con los colores amarillo, blanco, negro (K), rojo, verde y azul. La ficha del centro está pegada. Circus Seven tiene el mismo tablero y otros tantos colores, pero otras fichas: ningún cambio de nombre de los colores convierte un juego en el otro.

## hemp-leaf

py-Hemp-leaf = Hoja de cáñamo
py-The-four-shapes-of-four-thirds-of-a-triangle-and-two-single-840e = Las cuatro formas de cuatro tercios de triángulo y dos tercios sueltos llenan un hexágono, una hoja del motivo japonés asanoha, de una sola manera salvo simetría.

## heptagram

py-Magic-heptagram = Heptagrama mágico
py-The-numbers-1-to-14-on-the-points-and-crossings-of-a-seven-p-9c98 = Los números del 1 al 14 en las puntas y los cruces de una estrella de siete puntas; sus siete líneas de cuatro suman 30. El dibujo solo conoce la simetría especular de la estrella, así que un recuento salvo simetría es la mitad del total; salvo las 14 simetrías de la propia estrella quedan 72.

## heptiamonds-7x12

py-Heptiamonds-in-7-x-12 = Heptiamantes en 7 x 12
py-The-24-shapes-of-seven-triangles-fill-a-parallelogram-of-7-b-03b2 = Las 24 formas de siete triángulos llenan un paralelogramo de 7 por 12. No se conoce ningún recuento: según una estimación hay unas 10^12 soluciones, y contarlas lleva décadas.

## heterosquare-3

py-The-spiral-heterosquare = El heterocuadrado en espiral
py-Written-in-a-spiral-1-to-9-give-a-square-whose-rows-columns-36a3 = Escritos en espiral, los números del 1 al 9 dan un cuadrado cuyas filas, columnas y diagonales tienen todas sumas distintas. Solo con estas sumas, encuentra los números.

## hexagon-trios-triangles

py-Triangles-of-hexagons-in-threes = Triángulos de hexágonos de tres en tres
py-A-triangle-of-hexagons-with-side-to-a-side-is-filled-with-th-2274 = Un triángulo de hexágonos con `side` por lado se llena con tríos de hexágonos alrededor de un punto, en cualquiera de las dos posiciones, exactamente cuando el lado deja resto 0, 2, 9 u 11 al dividirlo entre 12. Ninguna coloración de los hexágonos lo demuestra; Conway y Lagarias lo hicieron con un grupo que tiene las piezas como relaciones.

## hexagram

py-Magic-hexagram = Hexagrama mágico
py-Twelve-numbers-on-the-points-and-crossings-of-a-six-pointed-2ff7 = Doce números en las puntas y los cruces de una estrella de seis puntas; sus seis líneas de cuatro suman 26.

## hexiamonds-4x9

py-Hexiamonds-in-4-x-9 = Hexiamantes en 4 x 9
py-The-twelve-hexiamonds-in-a-parallelogram-of-four-rows-three-9974 = Los doce hexiamantes en un paralelogramo de cuatro filas; tres filas son muy pocas.

## hexiamonds-6x6

py-Hexiamonds-in-a-rhombus = Hexiamantes en un rombo
py-The-twelve-shapes-of-six-triangles-fill-a-rhombus-of-side-si-ff5d = Las doce formas de seis triángulos llenan un rombo de lado seis.

## hexiamonds-coin

py-Hexiamonds-in-a-coin = Hexiamantes en una moneda
py-A-round-board-with-a-hole-in-the-middle-like-an-old-coin- = Un tablero redondo con un hueco en el centro, como una moneda antigua.

## hexiamonds-crescent

py-Hexiamonds-in-a-crescent = Hexiamantes en una media luna
py-A-hexagon-of-side-four-out-of-one-corner-of-which-a-hexagon-86fa = Un hexágono de lado cuatro al que le han mordido, en una esquina, un hexágono de lado dos. En la variante el mordisco está en el centro de un lado.

## hexiamonds-hexagon

py-Hexiamonds-in-a-hexagon = Hexiamantes en un hexágono
py-A-hexagon-with-sides-of-three-and-four-in-turn-and-a-hole-of-42e6 = Un hexágono con lados alternos de tres y cuatro y un hueco de un triángulo en el centro.

## hexiamonds-ring

py-Hexiamonds-in-a-ring = Hexiamantes en un anillo
py-A-hexagon-of-side-four-with-a-hexagonal-hole-of-side-two-one-09ad = Un hexágono de lado cuatro con un hueco hexagonal de lado dos, a un paso del centro. Con el hueco en el centro no hay solución.

## hexiamonds-six

py-Six-of-twelve-hexiamonds = Seis de doce hexiamantes
py-Choose-six-of-the-twelve-hexiamonds-and-fill-a-parallelogram-b36a = Elige seis de los doce hexiamantes y llena con ellos un paralelogramo de 3 x 6: lo consiguen 39 de los 924 conjuntos.

## hexiamonds-snowflake

py-Hexiamonds-in-a-snowflake = Hexiamantes en un copo de nieve
py-A-hexagon-with-six-dents-which-turns-onto-itself-but-has-no-783f = Un hexágono con seis muescas, que al girar coincide consigo mismo, pero no tiene eje de simetría.

## hexiamonds-tenyo

py-Hexiamonds-of-Tenyo = Hexiamantes de Tenyo
py-The-board-of-a-plastic-puzzle-from-Japan-with-the-twelve-hex-8bb4 = El tablero de un puzle de plástico de Japón que tiene como piezas los doce hexiamantes.

## hexiamonds-trefoil

py-Hexiamonds-in-a-trefoil = Hexiamantes en un trébol
py-Three-hexagons-joined-to-a-clover-leaf-The-variant-joins-the-ca82 = Tres hexágonos unidos en una hoja de trébol. La variante los une de otra manera.

## hexominoes-15x15

py-Hexominoes-in-15-x-15 = Hexominós en 15 x 15
py-The-35-hexominoes-fill-no-rectangle-eleven-of-them-cover-fou-343d = Los 35 hexominós no llenan ningún rectángulo: once de ellos cubren cuatro casillas de un color, así que los colores nunca se equilibran. Un cuadrado con un hueco de 3 por 5 en el centro es una salida clásica. Una solución se encuentra en un momento; no se conoce ningún recuento, y el árbol es demasiado grande para recorrerlo.

## iq-puzzler-pro

py-IQ-Puzzler-Pro-flat = IQ Puzzler Pro, plano
py-Twelve-pieces-of-3-4-and-5-balls-another-set-than-Kanoodle-s-ac0d = Doce piezas de 3, 4 y 5 bolas, otro juego distinto del de Kanoodle, llenan una bandeja de 5 por 11.

## iq-puzzler-pro-pyramid

py-IQ-Puzzler-Pro-pyramid = IQ Puzzler Pro, pirámide
py-Twelve-flat-pieces-of-3-4-and-5-balls-fill-a-square-pyramid-b6fd = Doce piezas planas de 3, 4 y 5 bolas llenan una pirámide cuadrada de 55. Se diferencian de las de Kanoodle en cuatro formas. De SmartGames.

## iq-puzzler-pro-slanted

py-IQ-Puzzler-Pro-slanted = IQ Puzzler Pro, inclinado
py-The-other-side-of-the-tray-the-same-twelve-pieces-fill-a-ban-6281 = La otra cara de la bandeja: las mismas doce piezas llenan una banda que la cruza en escalones.

## iq-xoxo

py-IQ-XOXO = IQ XOXO
py-Ten-of-the-twelve-pentominoes-all-but-F-and-X-fill-a-tray-of-53d9 = Diez de los doce pentominós, todos menos F y X, llenan una bandeja de 5 por 10. Cada pieza muestra X y O por turnos, y al revés en el dorso; también en la bandeja se alternan X y O. Aquí las piezas están en una caja de un cubo de alto, con marcas arriba y abajo. Si cambias X por O en toda la bandeja, hay otras tantas soluciones.

## kanoodle

py-Kanoodle-flat = Kanoodle, plano
py-Twelve-pieces-of-3-4-and-5-balls-fill-a-tray-of-5-by-11-The-9c1c = Doce piezas de 3, 4 y 5 bolas llenan una bandeja de 5 por 11. El mismo juego se vende como Lonpos 101, y las mismas piezas también forman una pirámide.

## kanoodle-extreme

py-Kanoodle-Extreme-flat = Kanoodle Extreme, plano
py-Twelve-pieces-of-four-and-five-balls-which-lie-as-close-as-c-ddfb = Doce piezas de cuatro y cinco bolas, tan juntas como se juntan las monedas, llenan una bandeja de cinco filas.

## kanoodle-extreme-tetrahedron

py-Kanoodle-Extreme-tetrahedron = Kanoodle Extreme, tetraedro
py-Twelve-flat-pieces-of-four-and-five-balls-fill-a-tetrahedron-1ed8 = Doce piezas planas de cuatro y cinco bolas llenan un tetraedro de 56. Una pieza está unida como las bolas en triángulos, así que va en una capa o se inclina a lo largo de una de las otras tres caras. Las soluciones aún no se han contado: según una estimación hay de 400 a 1200 millones.

## kanoodle-genius

py-Kanoodle-Genius = Kanoodle Genius
py-Seven-of-the-pieces-of-Kanoodle-Extreme-all-of-five-balls-fi-56d8 = Siete de las piezas de Kanoodle Extreme, todas de cinco bolas, llenan un tablero de siete filas.

## kanoodle-pyramid

py-Kanoodle-pyramid = Pirámide Kanoodle
py-Twelve-flat-pieces-of-3-4-and-5-balls-fill-a-square-pyramid-275f = Doce piezas planas de 3, 4 y 5 bolas llenan una pirámide cuadrada de 55. Una pieza va tumbada en una capa o de pie a lo largo de una diagonal de la base. Lonpos 101 tiene las mismas piezas.

## katamino

py-Katamino = Katamino
py-A-slider-leaves-3-to-12-columns-of-five-cells-and-as-many-of-b699 = Una corredera deja de 3 a 12 columnas de cinco casillas, y otros tantos de los doce pentominós las llenan. De los 792 conjuntos de cinco piezas solo 45 llenan cinco columnas. El folleto del juego da conjuntos para cada número de columnas (Gigamic).

## katamino-tower

py-Katamino-Tower = Katamino Tower
py-A-wooden-tower-of-five-layers-with-twelve-cells-each-round-i-b151 = Una torre de madera de cinco capas con doce casillas cada una alrededor de su núcleo: diez pentominós curvados, y un anillo por cada capa con dos casillas de su exterior. La mitad superior del tablero es el núcleo, doce casillas en cada capa, que solo cubren los anillos. Las piezas curvadas se pueden poner cabeza abajo, pero no de lado: por eso los lados horizontales llevan la marca h y los verticales la v. El fabricante cuenta 6164 torres; cada una se puede girar de doce maneras y poner cabeza abajo. Se vendió primero como Logiq Tower.

## kisrhombs-2x2

py-Two-and-three-sixths-of-a-triangle = Dos y tres sextos de triángulo
py-Two-of-each-of-the-three-shapes-of-two-cells-and-of-the-six-6763 = Dos de cada una de las tres formas de dos casillas y de las seis de tres, sin voltear ninguna, llenan un rombo de ocho triángulos.

## kisrhombs-2x3

py-Four-sixths-of-a-triangle = Cuatro sextos de triángulo
py-Two-of-each-of-the-nine-shapes-of-four-cells-each-a-sixth-of-b722 = Dos de cada una de las nueve formas de cuatro casillas, cada una un sexto de triángulo, llenan un paralelogramo de doce triángulos.

## l-tetromino

py-L-tetromino-rectangles = Tetrominó L: rectángulos
py-Which-rectangles-do-L-tetrominoes-fill-Those-of-2-x-4-and-3-7523 = ¿Qué rectángulos llenan los tetrominós L? Los de 2 x 4 y 3 x 8, y todos los que se componen de ellos: nunca con un número impar de piezas, ya que cada una cubre un número impar de casillas en las columnas alternas.

## lonpos-arrowhead

py-Lonpos-arrowhead = Punta de flecha Lonpos
py-The-twelve-Lonpos-pieces-fill-an-arrowhead-with-a-hole-The-b-1f6a = Las doce piezas Lonpos llenan una punta de flecha con un hueco. El tablero no tiene simetría, así que cada solución está sola.

## lonpos-butterfly

py-Lonpos-butterfly = Mariposa Lonpos
py-The-twelve-Lonpos-pieces-fill-a-board-like-a-butterfly-with-3076 = Las doce piezas Lonpos llenan un tablero en forma de mariposa, con dos ejes de simetría.

## lonpos-triangle

py-Lonpos-triangle = Triángulo Lonpos
py-The-twelve-Lonpos-pieces-the-same-as-those-of-Kanoodle-fill-3df4 = Las doce piezas Lonpos, las mismas que las de Kanoodle, llenan una escalera de diez peldaños.

## lozenge-square-5

py-Lozenge-magic-square = Cuadrado mágico del rombo
py-A-magic-square-of-order-5-with-all-odd-numbers-in-a-lozenge-285d = Un cuadrado mágico de orden 5 con todos los números impares en un rombo alrededor de su centro, como en el método del rombo de J. H. Conway. Aquí, además, los números opuestos suman 26; sin eso hay 702.912 cuadrados según nuestro recuento.

## lozenges-4

py-Lozenges-in-a-hexagon = Rombos en un hexágono
py-48-lozenges-each-of-two-triangles-fill-a-hexagon-of-side-fou-61e1 = 48 rombos, cada uno de dos triángulos, llenan un hexágono de lado cuatro. El dibujo parece cubos apilados en un rincón, y la fórmula de MacMahon para las particiones planas en una caja da el número.

## macmahon-squares-2

py-Squares-of-two-colors = Cuadrados de dos colores
py-There-are-six-ways-to-color-the-sides-of-a-square-with-two-c-861f = Hay seis maneras de colorear los lados de un cuadrado con dos colores. Las seis fichas llenan un rectángulo de 2 por 3; se tocan colores iguales.

## macmahon-squares-4x6

py-MacMahon-s-three-colored-squares = Los cuadrados de tres colores de MacMahon
py-All-24-squares-with-sides-in-three-colors-fill-a-rectangle-s-ea82 = Los 24 cuadrados con lados de tres colores llenan un rectángulo; los lados que se tocan tienen el mismo color y el borde tiene el color 0 todo alrededor. El juego es cerrado por reflexión y por intercambio de los colores, así que las soluciones vienen en familias de ocho.

## macmahon-triangles

py-MacMahon-s-four-colored-triangles = Los triángulos de cuatro colores de MacMahon
py-All-24-triangles-with-sides-in-four-colors-fill-a-hexagon-si-ae88 = Los 24 triángulos con lados de cuatro colores llenan un hexágono; los lados que se tocan tienen el mismo color y el borde tiene el color 0 todo alrededor. El juego es cerrado por reflexión y por intercambio de los colores 1 a 3, así que las soluciones vienen en familias de 72.

## magic-19

py-Magic-19 = Magic-19
py-Nineteen-pegs-in-a-hexagon-the-six-sides-and-the-six-rays-fr-9a26 = Diecinueve clavijas en un hexágono; los seis lados y los seis radios desde el centro tienen tres cada uno, y cada una de estas líneas suma 22. Es también la menor suma posible; se pueden pedir otras sumas.

## magic-cube-3

py-Magic-cube-of-order-3 = Cubo mágico de orden 3
py-The-numbers-1-to-27-in-a-cube-all-rows-in-the-three-directio-ee4e = Los números del 1 al 27 en un cubo; todas las filas en las tres direcciones y las cuatro diagonales largas suman 42. Hay cuatro cubos así.

## magic-hexagon-2

py-Magic-hexagon-of-order-2 = Hexágono mágico de orden 2
py-Impossible-two-rows-of-two-cells-on-the-rim-share-a-cell-so-b8d2 = Imposible: dos filas de dos casillas en el borde comparten una casilla, así que sus otras casillas tendrían que ser iguales.

## magic-hexagon-3

py-Magic-hexagon = Hexágono mágico
py-All-fifteen-straight-rows-of-a-hexagon-of-side-three-add-up-a5b9 = Las quince filas rectas de un hexágono de lado tres suman 38. Salvo giros y reflexiones hay una sola manera, y aparte de una única casilla ningún otro tamaño es posible.

## magic-square-3

py-Magic-square-of-order-3 = Cuadrado mágico de orden 3
py-The-Lo-Shu-rows-columns-and-diagonals-all-add-up-to-15- = El Lo Shu: las filas, columnas y diagonales suman todas 15.

## magic-square-3-of-20

py-Magic-squares-from-1-to-20 = Cuadrados mágicos del 1 al 20
py-Nine-different-numbers-any-from-1-to-20-in-a-magic-square-of-5804 = Nueve números distintos, cualesquiera del 1 al 20, en un cuadrado mágico de orden 3. La suma de una línea es el triple del número del centro.

## magic-square-4

py-Magic-square-of-order-4 = Cuadrado mágico de orden 4
py-Rows-columns-and-diagonals-all-add-up-to-34- = Las filas, columnas y diagonales suman todas 34.

## magic-square-4-halves

py-Magic-square-of-small-and-large-numbers = Cuadrado mágico de números pequeños y grandes
py-In-each-row-and-column-of-a-magic-square-of-order-4-lie-two-a56a = En cada fila y columna de un cuadrado mágico de orden 4 hay dos de los números del 1 al 8 y dos del 9 al 16, sea cual sea el cuadrado. En 712 de los 880 cuadrados ocurre también en ambas diagonales.

## magic-square-4-pandiagonal

py-Pandiagonal-magic-square-of-order-4 = Cuadrado mágico pandiagonal de orden 4
py-In-a-pandiagonal-magic-square-the-broken-diagonals-which-lea-bd5f = En un cuadrado mágico pandiagonal las diagonales quebradas, que salen del cuadrado por un lado y vuelven a entrar por el otro, también tienen la suma mágica.

## magic-square-4-quarters

py-Magic-square-of-quarters = Cuadrado mágico de cuartos
py-Of-the-880-magic-squares-of-order-4-in-432-the-four-numbers-9272 = De los 880 cuadrados mágicos de orden 4, en 432 los cuatro números de cada cuarto también tienen la suma mágica. Aquí basta pedir que los cuartos A, B, C y D sumen lo mismo.

## magic-square-durer

py-Magic-square-of-Melencolia = Cuadrado mágico de Melencolia
py-Albrecht-D-rer-s-engraving-Melencolia-I-shows-a-magic-square-e743 = El grabado Melencolia I de Alberto Durero muestra un cuadrado mágico con su año, 1514, en el centro de la última fila. ¿Cuántos cuadrados tienen ahí el mismo año?

## magic-square-primes

py-Magic-square-of-primes = Cuadrado mágico de primos
py-The-magic-square-of-nine-different-primes-with-the-smallest-3a58 = El cuadrado mágico de nueve primos distintos con la menor suma, 177.

## magic-triangle

py-The-Magic-Triangle = The Magic Triangle
py-Nine-triangular-cards-in-a-triangle-of-side-three-Heads-H-an-0d39 = Nueve cartas triangulares en un triángulo de lado tres. Las cabezas (H) y los cuerpos (B) de figuras naranjas (O), verdes (G) y blancas (W) están cortados por los lados de las cartas; una cabeza debe tocar el cuerpo de su propio color. Vendido por Heye con dibujos de Snoopy.

## mayblox

py-Mayblox = Mayblox
py-MacMahon-s-30-cubes-carry-six-colors-one-on-each-face-in-all-0363 = Los 30 cubos de MacMahon llevan seis colores, uno en cada cara, de todas las maneras posibles. Toma uno de ellos como modelo: ocho de los otros 29 lo forman al doble de tamaño, y también por dentro se tocan colores iguales. Siempre lo consiguen los mismos ocho cubos, de dos maneras. Aquí se ha dejado fuera el modelo, y las caras de la caja muestran sus colores.

## monkey-puzzle

py-Monkey-puzzle = Puzle de los monos
py-Nine-cards-with-heads-and-bodies-of-blue-green-red-and-purpl-be2d = Nueve cartas con las cabezas (+) y los cuerpos (-) de monos azules, verdes, rojos y morados. Unicorn es el mismo puzle con otros dibujos.

## mrs-perkins-quilt

py-Mrs-Perkins-s-quilt = La colcha de la señora Perkins
py-Cut-a-quilt-of-13-x-13-patches-into-as-few-square-pieces-as-5364 = Corta una colcha de 13 x 13 retales en el menor número posible de piezas cuadradas, más de una. Hacen falta once, y hay una sola manera de hacerlo, que se puede girar y reflejar.

## mrs-perkins-quilt-13

py-Dudeney-s-quilt-of-13-by-13-patches-consists-of-eleven-squar-d7a8 = La colcha de Dudeney de 13 por 13 retales consta de once cuadrados, y no de menos.

## mrs-perkins-quilt-7

py-A-quilt-of-seven = Una colcha de siete
py-Cut-a-quilt-of-7-x-7-patches-into-as-few-square-pieces-as-po-f199 = Corta una colcha de 7 x 7 retales en el menor número posible de piezas cuadradas, más de una: hacen falta nueve.

## nine-cubes

py-Nine-cubes = Nueve cubos
py-The-eight-shapes-of-two-three-and-four-rhombi-fill-nine-cube-58fd = Las ocho formas de dos, tres y cuatro rombos llenan nueve cubos en tres filas.

## nine-hats

py-Nine-hats = Nueve sombreros
py-The-hat-made-of-eight-kites-tiles-the-plane-but-never-period-48c3 = El sombrero, hecho de ocho cometas, tesela el plano, pero nunca de forma periódica. Nueve sombreros, uno de ellos volteado, llenan esta forma de una sola manera.

## nine-squares

py-Nine-squares-of-three-colors = Nueve cuadrados de tres colores
py-Of-MacMahon-s-24-squares-of-three-colors-nine-have-all-three-5f1e = De los 24 cuadrados de tres colores de MacMahon, nueve tienen los tres. Forman un cuadrado, de algunas maneras con solo dos colores en el borde, y envuelven un toro, una botella de Klein y un plano proyectivo.

## octagons-3x6

py-Octagons-in-a-rectangle = Octágonos en un rectángulo
py-The-shapes-of-two-and-three-octagons-and-squares-with-up-to-c3ea = Las formas de dos y tres octágonos y cuadrados, con hasta tres sueltos, llenan tres por seis octágonos con los cuadrados que hay entre ellos.

## octagons-4x4

py-Octagons-in-a-square = Octágonos en un cuadrado
py-The-seven-shapes-of-three-octagons-and-squares-two-octagons-9de7 = Las siete formas de tres octágonos y cuadrados, dos octágonos y dos cuadrados llenan cuatro por cuatro octágonos con los cuadrados que hay entre ellos.

## octagons-and-squares

py-An-octagon-a-square-and-the-seven-shapes-of-three-of-them-fi-ac8e = Un octágono, un cuadrado y las siete formas de tres de ellos llenan cinco por tres octágonos con los cuadrados que hay entre ellos.

## octagram

py-Magic-octagram = Octagrama mágico
py-The-numbers-1-to-16-on-the-points-and-crossings-of-two-squar-c9c7 = Los números del 1 al 16 en las puntas y los cruces de dos cuadrados que forman una estrella de ocho puntas; sus ocho líneas de cuatro suman 34. El dibujo tiene ocho de las dieciséis simetrías de la estrella; salvo todas ellas quedan 112 soluciones.

## octahedron-2

py-Octahedron-of-six-octahedra = Octaedro de seis octaedros
py-An-octahedron-of-edge-two-holds-six-octahedra-and-eight-tetr-e7f0 = Un octaedro de arista dos contiene seis octaedros y ocho tetraedros. Lo llenan piezas de dos y tres casillas, tantas de cada tipo como quieras.

## pentagram

py-Magic-pentagram = Pentagrama mágico
py-Ten-numbers-on-the-points-and-crossings-of-a-five-pointed-st-c143 = Diez números en las puntas y los cruces de una estrella de cinco puntas. Con los números del 1 al 10 sus cinco líneas de cuatro tendrían que sumar 22, y eso es imposible.

## pentagram-12

py-Magic-pentagram-with-1-to-12 = Pentagrama mágico con los números del 1 al 12
py-Ten-different-numbers-from-1-to-12-on-the-points-and-crossin-6511 = Diez números distintos del 1 al 12 en las puntas y los cruces de una estrella de cinco puntas, de modo que sus cinco líneas de cuatro tengan la misma suma. Con los del 1 al 10 no hay ninguna estrella así, y con los del 1 al 11 tampoco. Aquí la suma 24 deja fuera 7 y 11, y la 28 deja fuera 2 y 6.

## pentahexes-10x11

py-Pentahexes-in-10-x-11 = Pentahexes en 10 x 11
py-The-22-shapes-of-five-hexagons-fill-a-parallelogram-of-10-by-7526 = Las 22 formas de cinco hexágonos llenan un paralelogramo de 10 por 11. No se conoce ningún recuento: según una estimación hay unas 10^14 soluciones, y contarlas lleva siglos.

## pentarhombs

py-Pentarhombs = Pentarrombos
py-The-twelve-shapes-of-five-rhombi-fill-a-triangle-of-cubes-wi-41d0 = Las doce formas de cinco rombos llenan un triángulo de cubos sin su punta de arriba.

## pentatans-4x5

py-Five-quarters-of-a-square = Cinco cuartos de cuadrado
py-Two-of-each-of-the-eight-shapes-of-five-quarters-of-a-square-c0d2 = Dos de cada una de las ocho formas de cinco cuartos de cuadrado llenan un rectángulo de 4 por 5 cuadrados.

## pentominoes-2x3x10

py-Solid-pentominoes-in-2-x-3-x-10 = Pentominós sólidos en 2 x 3 x 10
py-The-twelve-pentominoes-one-cube-thick-fill-a-long-box- = Los doce pentominós, de un cubo de grosor, llenan una caja larga.

## pentominoes-2x5x6

py-Solid-pentominoes-in-2-x-5-x-6 = Pentominós sólidos en 2 x 5 x 6
py-The-twelve-pentominoes-one-cube-thick-fill-a-box-two-cubes-h-c696 = Los doce pentominós, de un cubo de grosor, llenan una caja de dos cubos de alto.

## pentominoes-3x20

py-Pentominoes-in-3-x-20 = Pentominós en 3 x 20
py-The-narrowest-rectangle-that-the-twelve-pentominoes-can-fill-2971 = El rectángulo más estrecho que pueden llenar los doce pentominós.

## pentominoes-3x4x5

py-Solid-pentominoes-in-3-x-4-x-5 = Pentominós sólidos en 3 x 4 x 5
py-The-twelve-pentominoes-one-cube-thick-fill-a-box-In-space-a-71fa = Los doce pentominós, de un cubo de grosor, llenan una caja. En el espacio una pieza plana se puede voltear, así que las imágenes especulares de soluciones son soluciones.

## pentominoes-4x15

py-Pentominoes-in-4-x-15 = Pentominós en 4 x 15
py-The-twelve-pentominoes-in-a-rectangle-of-4-rows- = Los doce pentominós en un rectángulo de 4 filas.

## pentominoes-5x12

py-Pentominoes-in-5-x-12 = Pentominós en 5 x 12
py-The-twelve-pentominoes-in-a-rectangle-of-5-rows- = Los doce pentominós en un rectángulo de 5 filas.

## pentominoes-6x10

py-Pentominoes-in-6-x-10 = Pentominós en 6 x 10
py-The-classic-twelve-pentominoes-fill-a-rectangle-of-6-rows- = El clásico: doce pentominós llenan un rectángulo de 6 filas.

## pentominoes-8x8-center

py-Pentominoes-in-8-x-8-without-the-center = Pentominós en 8 x 8 sin el centro
py-Twelve-pentominoes-on-a-chessboard-whose-four-middle-squares-7cc9 = Doce pentominós en un tablero de ajedrez al que le faltan las cuatro casillas centrales: uno de los primeros puzles resueltos por completo por un ordenador.

## pentominoes-8x8-corners

py-Pentominoes-in-8-x-8-without-the-corners = Pentominós en 8 x 8 sin las esquinas
py-Twelve-pentominoes-on-a-chessboard-whose-four-corners-are-mi-68bf = Doce pentominós en un tablero de ajedrez al que le faltan las cuatro esquinas.

## pentominoes-8x8-holes

py-Pentominoes-in-8-x-8-with-four-holes = Pentominós en 8 x 8 con cuatro huecos
py-A-chessboard-whose-four-empty-squares-lie-on-the-diagonals-o-980c = Un tablero de ajedrez cuyas cuatro casillas vacías están en las diagonales, a un paso de las esquinas. Las variantes las tienen en otro sitio, colocadas con la simetría del cuadrado.

## pentominoes-and-square-8x8

py-Pentominoes-and-a-square-in-8-x-8 = Pentominós y un cuadrado en 8 x 8
py-Twelve-pentominoes-and-the-square-tetromino-which-may-lie-an-058f = Doce pentominós y el tetrominó cuadrado, que puede estar en cualquier sitio, llenan un tablero de ajedrez. El tablero de ajedrez roto de H. E. Dudeney (1907) es una de las soluciones.

## pentominoes-cross

py-Pentominoes-in-a-cross = Pentominós en una cruz
py-A-cross-of-60-squares-with-a-hole-off-its-center- = Una cruz de 60 casillas con un hueco fuera de su centro.

## pentominoes-crystal

py-Solid-pentominoes-in-a-crystal = Pentominós sólidos en un cristal
py-A-crystal-that-grows-out-of-one-corner-up-to-six-cubes-long-fcf2 = Un cristal que crece desde una esquina, de hasta seis cubos de largo, llenado de una sola manera.

## pentominoes-eye

py-Pentominoes-in-an-eye = Pentominós en un ojo
py-An-eye-with-its-pupil-which-the-twelve-pentominoes-fill-in-a-fd4b = Un ojo con su pupila, que los doce pentominós llenan de una sola manera. La figura es de Joel Enwald.

## pentominoes-flower

py-Pentominoes-in-an-octagon = Pentominós en un octágono
py-A-rectangle-of-8-by-9-loses-its-corners-in-steps-and-becomes-48cb = Un rectángulo de 8 por 9 pierde sus esquinas en escalones y se convierte en un octágono de 60 casillas.

## pentominoes-gift

py-Solid-pentominoes-in-a-gift = Pentominós sólidos en un regalo
py-Three-equal-layers-each-with-four-dents-and-four-bumps-fille-37b7 = Tres capas iguales, cada una con cuatro entrantes y cuatro salientes, llenadas de una sola manera. La figura es de Yoshio Ohno.

## pentominoes-one-sided-3x30

py-One-sided-pentominoes-in-3-x-30 = Pentominós de una sola cara en 3 x 30
py-Without-turning-them-over-there-are-18-pentominoes-They-fill-d20a = Sin voltearlos, hay 18 pentominós. Llenan el más largo de sus rectángulos de 46 maneras; el de 5 x 18, una variante como los otros dos, se sabe que tiene 686.628 soluciones.

## pentominoes-ring

py-Solid-pentominoes-in-a-ring = Pentominós sólidos en un anillo
py-A-frame-of-5-by-7-one-cube-thick-and-three-cubes-deep-filled-2e82 = Un marco de 5 por 7, de un cubo de grosor y tres cubos de fondo, llenado de una sola manera.

## pentominoes-skewed

py-Pentominoes-in-slanted-rectangles = Pentominós en rectángulos inclinados
py-Each-row-of-a-rectangle-of-6-by-10-is-shifted-by-one-square-4b37 = Cada fila de un rectángulo de 6 por 10 está desplazada una casilla respecto a la fila de abajo. Las variantes inclinan los otros tres rectángulos.

## pentominoes-steps

py-Solid-pentominoes-in-steps = Pentominós sólidos en una escalera
py-A-staircase-of-five-steps-four-cubes-wide- = Una escalera de cinco peldaños, de cuatro cubos de ancho.

## pentominoes-triplication

py-Triplication-of-the-pentominoes = Triplicación de los pentominós
py-Nine-pentominoes-show-another-one-the-X-at-three-times-its-s-6f66 = Nueve pentominós muestran otro, la X, al triple de tamaño; no está entre los nueve. Las variantes triplican los otros once. De R. M. Robinson.

## pentominoes-yin-yang

py-Pentominoes-in-yin-and-yang = Pentominós en yin y yang
py-Two-bays-each-the-other-turned-by-half-a-turn-cut-a-board-of-d308 = Dos bahías, cada una la otra tras media vuelta, reducen un tablero de 8 por 10 a 60 casillas.

## perimeter-hexagon-3

py-Perimeter-magic-hexagon = Hexágono mágico perimetral
py-The-numbers-1-to-12-on-the-rim-of-a-hexagon-of-side-three-th-10c2 = Los números del 1 al 12 en el borde de un hexágono de lado tres; los tres números de cada lado tienen la misma suma.

## perimeter-pentagon-3

py-Perimeter-magic-pentagon = Pentágono mágico perimetral
py-The-numbers-1-to-10-on-the-corners-and-the-middles-of-the-si-cd11 = Los números del 1 al 10 en las esquinas y los centros de los lados de un pentágono; los tres números de cada lado tienen la misma suma, que puede ser 14, 16, 17 o 19. Salvo las diez simetrías de un pentágono hay seis soluciones; el dibujo tiene un solo eje de simetría.

## perimeter-square-3

py-Perimeter-magic-square-of-order-3 = Cuadrado mágico perimetral de orden 3
py-The-numbers-1-to-8-round-a-square-three-on-each-side-all-sid-5c27 = Los números del 1 al 8 alrededor de un cuadrado, tres en cada lado; todos los lados tienen la misma suma.

## perimeter-square-4

py-Perimeter-magic-square-of-order-4 = Cuadrado mágico perimetral de orden 4
py-The-numbers-1-to-12-round-a-square-four-on-each-side-all-sid-5c79 = Los números del 1 al 12 alrededor de un cuadrado, cuatro en cada lado; todos los lados tienen la misma suma. Los dos números interiores de un lado siempre se pueden intercambiar.

## perimeter-triangle-3

py-Perimeter-magic-triangle-of-order-3 = Triángulo mágico perimetral de orden 3
py-The-numbers-1-to-6-round-a-triangle-three-on-each-side-all-s-dd69 = Los números del 1 al 6 alrededor de un triángulo, tres en cada lado; todos los lados tienen la misma suma.

## perimeter-triangle-4

py-Perimeter-magic-triangle-of-order-4 = Triángulo mágico perimetral de orden 4
py-The-numbers-1-to-9-round-a-triangle-four-on-each-side-all-si-d6e6 = Los números del 1 al 9 alrededor de un triángulo, cuatro en cada lado; todos los lados tienen la misma suma. Además de girar y reflejar, se pueden intercambiar los dos números interiores de un lado; si también estas se cuentan juntas, quedan 18.

## polyiamonds-snowflake

py-Polyiamonds-of-one-to-five-in-a-snowflake = Poliamantes de uno a cinco en un copo de nieve
py-All-ten-shapes-of-one-to-five-triangles-fill-a-snowflake- = Las diez formas de uno a cinco triángulos llenan un copo de nieve.

## polyominoes-astroid

py-Polyominoes-of-one-to-four-in-a-star = Poliominós de uno a cuatro en una estrella
py-The-nine-polyominoes-of-up-to-four-squares-fill-a-four-point-ae8e = Los nueve poliominós de hasta cuatro cuadrados llenan una estrella de cuatro puntas. La figura es de Kate Jones.

## polyominoes-one-sided-6x6

py-One-sided-polyominoes-in-6-x-6 = Poliominós de una sola cara en 6 x 6
py-The-domino-the-two-trominoes-and-the-seven-tetrominoes-none-8804 = El dominó, los dos trominós y los siete tetrominós, sin voltear ninguno, llenan un cuadrado.

## polypons-triangle

py-Polypons-in-a-triangle = Polypons en un triángulo
py-The-nine-shapes-of-one-to-four-thirds-of-a-triangle-fill-a-t-4065 = Las nueve formas de uno a cuatro tercios de triángulo llenan un triángulo de lado tres.

## quadrille

py-Quadrille = Cuadrilla
py-The-28-dominoes-from-0-0-to-6-6-so-that-equal-numbers-form-s-0985 = Las 28 fichas de dominó del 0-0 al 6-6, de modo que los números iguales formen cuadrados de cuatro, dos por cada número. Los tres primeros cuadrados son 0, 1 y 2; sin ellos, los números de cada solución se podrían renombrar de 5040 maneras.

## quadrille-clues

py-Quadrille-with-six-clues = Cuadrilla con seis pistas
py-The-28-dominoes-from-0-0-to-6-6-so-that-equal-numbers-form-s-e564 = Las 28 fichas de dominó del 0-0 al 6-6, de modo que los números iguales formen cuadrados de cuatro, dos por cada número. Seis cuadrados están dados.

## quadrille-double-two

py-Little-quadrille = Pequeña cuadrilla
py-The-six-dominoes-from-0-0-to-2-2-so-that-the-twelve-numbers-225f = Las seis fichas de dominó del 0-0 al 2-2, de modo que los doce números formen cuadrados de cuatro iguales.

## rectangles-6x6

py-Eight-different-rectangles = Ocho rectángulos distintos
py-Cut-6-x-6-cells-into-as-many-rectangles-as-possible-no-two-o-2712 = Corta 6 x 6 casillas en el mayor número posible de rectángulos, sin que haya dos iguales, cuadrados incluidos. Ocho es el máximo: los nueve más pequeños tienen 39 casillas.

## rectangles-areas-4x4

py-Rectangles-of-different-areas-in-4-x-4 = Rectángulos de áreas distintas en 4 x 4
py-Cut-4-x-4-cells-into-rectangles-squares-included-no-two-of-w-79b8 = Corta 4 x 4 casillas en rectángulos, cuadrados incluidos, sin que haya dos con el mismo número de casillas.

## rectangles-areas-5x5

py-Rectangles-of-different-areas-in-5-x-5 = Rectángulos de áreas distintas en 5 x 5
py-Cut-5-x-5-cells-into-rectangles-squares-included-no-two-of-w-3e6e = Corta 5 x 5 casillas en rectángulos, cuadrados incluidos, sin que haya dos con el mismo número de casillas.

## rectangles-areas-6x6

py-Rectangles-of-different-areas-in-6-x-6 = Rectángulos de áreas distintas en 6 x 6
py-Cut-6-x-6-cells-into-rectangles-squares-included-no-two-of-w-0324 = Corta 6 x 6 casillas en rectángulos, cuadrados incluidos, sin que haya dos con el mismo número de casillas.

## rhombic-dodecahedron

py-Rhombic-dodecahedron-of-twelve-different-pieces = Dodecaedro rómbico de doce piezas distintas
py-A-cube-with-a-pyramid-on-each-of-its-faces-is-a-rhombic-dode-9707 = Un cubo con una pirámide en cada una de sus caras es un dodecaedro rómbico, y contiene 48 tetraedros, 24 de ellos en el cubo. Lo llenan piezas de cuatro, sin que haya dos iguales; las imágenes especulares son piezas distintas.

## scramble-africa

py-Scramble-Squares-Africa = Scramble Squares: África
py-Nine-cards-with-heads-and-bodies-of-an-elephant-E-a-zebra-Z-c28f = Nueve cartas con las cabezas (+) y los cuerpos (-) de un elefante (E), una cebra (Z), una jirafa (G) y un rinoceronte (R). Las cartas 2 y 6 son iguales, así que cada cuadro terminado se puede colocar de dos maneras.

## scramble-cowboys

py-Scramble-Squares-Cowboys = Scramble Squares: Cowboys
py-Nine-cards-with-the-tops-t-and-bottoms-b-of-four-pictures-of-ab71 = Nueve cartas con las partes superiores (t) e inferiores (b) de cuatro dibujos de fútbol americano.

## scramble-guitars

py-Scramble-Squares-guitars = Scramble Squares: guitarras
py-Nine-cards-with-tops-and-bottoms-of-a-red-electric-guitar-R-a1f8 = Nueve cartas con las partes superiores (+) e inferiores (-) de una guitarra eléctrica roja (R), un bajo (B), una acústica (A) y una eléctrica negra (K). Las cartas 1 y 7 son iguales.

## scramble-insects

py-Scramble-Squares-insects = Scramble Squares: insectos
py-Nine-cards-with-heads-and-tails-of-an-ant-A-a-beetle-B-a-dra-376e = Nueve cartas con las cabezas (+) y las colas (-) de una hormiga (A), un escarabajo (B), una libélula (D) y una mantis (M). Con otros dibujos son los grandes felinos de la misma serie.

## scramble-wizards

py-Scramble-Squares-Wizards-and-dragons = Scramble Squares: magos y dragones
py-Nine-cards-with-the-tops-T-and-bottoms-B-of-dragons-in-red-g-8fe0 = Nueve cartas con las partes superiores (T) e inferiores (B) de dragones en rojo, verde, azul y blanco.

## six-flowers

py-Six-flowers = Seis flores
py-The-eight-shapes-of-three-pentagons-the-three-of-two-and-six-c9c1 = Las ocho formas de tres pentágonos, las tres de dos y seis sueltos llenan un triángulo de seis flores. Las flores están torcidas unas respecto a otras: el tablero y sus piezas giran, y aquí nada tiene imagen especular.

## six-squares-cube

py-Six-squares-on-a-cube = Seis cuadrados en un cubo
py-The-six-squares-that-have-each-of-four-colors-on-one-side-as-dfaf = Los seis cuadrados que tienen cuatro colores, cada uno en un lado, como caras de un cubo. Hay una solución, en dos imágenes especulares.

## six-sums

py-Six-sums = Seis sumas
py-Put-1-to-9-into-the-square-so-that-rows-and-columns-have-the-4be1 = Coloca los números del 1 al 9 en el cuadrado de modo que las filas y columnas tengan las sumas dadas. De las 46.147 elecciones posibles de seis sumas, 2736 dejan una sola solución, como estas.

## slothouber-graatsma

py-Slothouber-Graatsma-puzzle = Puzle de Slothouber-Graatsma
py-Six-blocks-of-1-x-2-x-2-and-three-single-cubes-fill-a-cube-o-72de = Seis bloques de 1 x 2 x 2 y tres cubos sueltos llenan un cubo de lado tres. La única solución tiene simetrías propias, así que tiene 8 posiciones, no 48.

## snub-seven

py-Snub-seven = Siete piezas romas
py-Seven-shapes-of-three-squares-and-triangles-mirror-images-to-9ee3 = Siete formas de tres cuadrados y triángulos, distinguiendo las imágenes especulares, llenan un tablero de 21 casillas de una sola manera, salvo su imagen especular. Las piezas se pueden girar, pero no voltear.

## snub-ten

py-Snub-ten = Diez piezas romas
py-The-ten-shapes-of-four-squares-and-triangles-fill-a-board-of-2ba1 = Las diez formas de cuatro cuadrados y triángulos llenan un tablero de 40 casillas de una sola manera, salvo simetría.

## snub-thirteen

py-Snub-thirteen = Trece piezas romas
py-The-thirteen-shapes-of-one-two-and-three-squares-and-triangl-96c6 = Las trece formas de uno, dos y tres cuadrados y triángulos, distinguiendo las imágenes especulares, llenan un tablero alrededor de una arista entre dos triángulos. Los cuadrados que se inclinan a la izquierda y a la derecha son dos de ellas: ningún giro lleva uno al otro.

## soma

py-Soma-cube = Cubo Soma
py-All-irregular-shapes-of-at-most-four-cubes-seven-pieces-fill-5969 = Todas las formas irregulares de cuatro cubos como mucho, siete piezas, llenan un cubo de lado tres. Los dos tornillos A y B son imágenes especulares uno del otro, así que la imagen especular de una solución es también una solución, aunque ninguna pieza se puede reflejar. De Piet Hein.

## soma-checkered

py-Checkered-Soma-cube = Cubo Soma a cuadros
py-The-Soma-cube-with-black-and-white-cubes-that-take-turns-in-fa5c = El cubo Soma con cubos blancos y negros que se alternan en todas las direcciones. Con la otra coloración de la L aparecen las demás soluciones del cubo Soma.

## soma-figures

py-Figures-of-the-Soma-cube = Figuras del cubo Soma
py-The-seven-pieces-of-the-Soma-cube-build-much-more-than-the-c-e45c = Las siete piezas del cubo Soma forman mucho más que el cubo. Primero una pirámide; después, como variantes, figuras que se transmiten desde los primeros folletos; la última es un muro que no se puede construir.

## sphinx

py-Sphinxes-of-sphinxes = Esfinges de esfinges
py-Four-sphinxes-make-a-sphinx-twice-as-large-and-nine-make-one-8405 = Cuatro esfinges forman una esfinge el doble de grande, y nueve forman una del triple de tamaño: es una rep-tile. ¿De cuántas maneras forman una de cada tamaño? Algunas siempre hay que voltearlas.

## tangram

py-Tangram = Tangram
py-The-seven-tans-fill-a-square-With-its-variants-these-are-all-ef7b = Los siete tans llenan un cuadrado. Con sus variantes, estas son todas las formas convexas que los tans pueden llenar.

## tans-4x4

py-Four-and-five-quarters-of-a-square = Cuatro y cinco cuartos de cuadrado
py-The-six-shapes-of-four-quarters-of-a-square-and-the-eight-of-a487 = Las seis formas de cuatro cuartos de cuadrado y las ocho de cinco llenan un cuadrado de 4 por 4.

## tatami

py-Tatami = Tatami
py-Fifteen-tatami-mats-cover-the-floor-of-a-room-so-that-no-fou-60eb = Quince tatamis cubren el suelo de una habitación de modo que no haya cuatro que se toquen en un punto: cuatro esquinas juntas dan mala suerte.

## ten-in-a-ring

py-Ten-in-a-ring = Diez en un anillo
py-Put-1-to-10-around-a-ring-so-that-no-three-neighbors-add-up-6aab = Coloca los números del 1 al 10 en un anillo de modo que no haya tres vecinos que sumen más de 18. Que siempre hay tres que suman 17 o más, estén como estén los números, es un ejercicio sobre el principio del palomar. También lo es 18: deja fuera el 1, y tres de los tríos que quedan suman 54.

## tetraboloes-4x7

py-Tetraboloes-in-4-x-7 = Tetrabolos en 4 x 7
py-The-14-shapes-of-four-half-squares-have-an-area-of-28-square-7754 = Las 14 formas de cuatro medios cuadrados tienen un área de 28 cuadrados, pero no llenan ningún rectángulo de esa área.

## tetracubes-2x2x8

py-Tetracubes-in-2-x-2-x-8 = Tetracubos en 2 x 2 x 8
py-The-eight-ways-to-join-four-cubes-mirror-images-told-apart-f-1295 = Las ocho maneras de unir cuatro cubos, distinguiendo las imágenes especulares, llenan una caja de dos por dos cubos de grosor.

## tetracubes-2x4x4

py-Tetracubes-in-2-x-4-x-4 = Tetracubos en 2 x 4 x 4
py-The-eight-ways-to-join-four-cubes-mirror-images-told-apart-f-053f = Las ocho maneras de unir cuatro cubos, distinguiendo las imágenes especulares, llenan una caja de dos cubos de alto.

## tetrahedra-2x2x2

py-Tetrahedra-and-octahedra-in-a-block = Tetraedros y octaedros en un bloque
py-Pieces-of-three-cells-up-to-three-of-each-kind-fill-a-block-aa53 = Piezas de tres casillas, hasta tres de cada tipo, llenan un bloque de ocho octaedros y dieciséis tetraedros.

## tetrahedron-20-balls

py-Tetrahedron-of-20-balls = Tetraedro de 20 bolas
py-Two-rods-of-four-balls-and-two-plates-of-two-times-three-bec-1ffa = Dos barras de cuatro bolas y dos placas de dos por tres se convierten en un tetraedro. Se apoya en una de las barras, así que sus capas son rectángulos.

## tetrahedron-3

py-Tetrahedron-of-edge-three = Tetraedro de arista tres
py-A-tetrahedron-of-edge-three-holds-four-octahedra-and-eleven-108c = Un tetraedro de arista tres contiene cuatro octaedros y once tetraedros. Lo llenan piezas de tres casillas junto con hasta tres sueltas de cada tipo.

## tetrahexes-4x7

py-Tetrahexes-in-a-parallelogram = Tetrahexes en un paralelogramo
py-The-seven-shapes-of-four-hexagons-fill-a-parallelogram-of-fo-c52f = Las siete formas de cuatro hexágonos llenan un paralelogramo de cuatro filas.

## tetrahexes-coin

py-Tetrahexes-in-a-coin = Tetrahexes en una moneda
py-A-board-like-a-coin-with-a-hole-in-the-middle- = Un tablero como una moneda con un hueco en el centro.

## tetrahexes-rectangle

py-Tetrahexes-in-a-rectangle = Tetrahexes en un rectángulo
py-Seven-rows-of-four-hexagons-each-shifted-by-half-a-hexagon-a-4343 = Siete filas de cuatro hexágonos, cada una desplazada medio hexágono respecto a la siguiente, a un lado y a otro.

## tetrahexes-triangle

py-Tetrahexes-in-a-triangle = Tetrahexes en un triángulo
py-The-seven-tetrahexes-have-as-many-hexagons-as-a-triangle-of-7278 = Los siete tetrahexes tienen tantos hexágonos como un triángulo de lado siete, y aun así no lo llenan.

## tetrakites

py-Tetrakites = Tetracometas
py-The-ten-shapes-of-four-kites-and-one-of-the-two-shapes-of-tw-6f88 = Las diez formas de cuatro cometas y una de las dos formas de dos llenan un triángulo sin dos de sus esquinas.

## tetravex-3x3-a

py-Tetravex-3-x-3-sample-A = Tetravex 3 x 3, ejemplo A
py-Nine-squares-with-a-digit-on-each-side-They-may-not-be-turne-e6c2 = Nueve cuadrados con una cifra en cada lado. No se pueden girar, y se tocan cifras iguales. Tetravex saca sus partidas al azar; esta es un ejemplo de un programa que las resuelve.

## tetravex-3x3-b

py-Tetravex-3-x-3-sample-B = Tetravex 3 x 3, ejemplo B

## tetravex-4x4-a

py-Tetravex-4-x-4-sample-A = Tetravex 4 x 4, ejemplo A
py-Sixteen-squares-with-a-digit-on-each-side-They-may-not-be-tu-3ab7 = Dieciséis cuadrados con una cifra en cada lado. No se pueden girar, y se tocan cifras iguales. Tetravex saca sus partidas al azar; esta es un ejemplo de un programa que las resuelve.

## tetravex-4x4-b

py-Tetravex-4-x-4-sample-B = Tetravex 4 x 4, ejemplo B

## tetris-cube

py-Tetris-cube = Cubo Tetris
py-Nine-pieces-of-five-cubes-and-three-of-six-four-pieces-of-ea-b302 = Nueve piezas de cinco cubos y tres de seis, cuatro piezas de cada color, llenan un cubo de lado cuatro.

## tetrominoes-4x5

py-Tetrominoes-in-4-x-5 = Tetrominós en 4 x 5
py-Impossible-on-a-chessboard-coloring-the-T-covers-three-cells-e360 = Imposible: con los colores de un tablero de ajedrez, la T cubre tres casillas de un color y las otras cuatro piezas dos de cada uno.

## tetrominoes-cylinder

py-Tetrominoes-round-a-cylinder = Tetrominós alrededor de un cilindro
py-The-five-tetrominoes-cover-no-rectangle-since-they-cover-an-5971 = Los cinco tetrominós no cubren ningún rectángulo, ya que cubren un número impar de casillas negras en un tablero de ajedrez. Alrededor de un cilindro de cinco columnas no se puede colorear ningún tablero de ajedrez, y caben. Como imanes en un tubo es un puzle de Edo Timmermans.

## tetrominoes-double-4x10

py-Two-sets-of-tetrominoes-in-4-x-10-equal-ones-apart = Dos juegos de tetrominós en 4 x 10, iguales separados
py-Two-of-each-of-the-five-tetrominoes-so-that-no-two-equal-one-98d9 = Dos de cada uno de los cinco tetrominós, sin que se toquen dos iguales por un lado: de 1796 figuras, veinte son así.

## tetrominoes-double-5x8

py-Two-sets-of-tetrominoes-in-5-x-8 = Dos juegos de tetrominós en 5 x 8
py-Two-of-each-of-the-five-tetrominoes-Pieces-that-look-alike-a-956f = Dos de cada uno de los cinco tetrominós. Las piezas que parecen iguales se intercambian libremente, así que hay 32 maneras de colocar cada figura.

## tetrominoes-one-sided-4x7

py-One-sided-tetrominoes-in-4-x-7 = Tetrominós de una sola cara en 4 x 7
py-The-seven-tetrominoes-of-the-falling-blocks-games-which-may-2938 = Los siete tetrominós de los juegos de bloques que caen, que se pueden girar, pero no voltear. Imposible, ya que solo la T cubre tres casillas de un mismo color del tablero de ajedrez.

## tetrominoes-pentominoes-diamond

py-Tetrominoes-and-pentominoes-in-an-Aztec-diamond = Tetrominós y pentominós en un diamante azteca
py-The-five-tetrominoes-and-the-twelve-pentominoes-fill-a-jagge-df61 = Los cinco tetrominós y los doce pentominós llenan un diamante dentado de 80 casillas alrededor de un hueco de dos por dos.

## three-circles

py-Three-circles = Tres círculos
py-The-numbers-1-to-6-at-the-six-crossings-of-three-circles-the-5897 = Los números del 1 al 6 en los seis cruces de tres círculos; los cuatro números de cada círculo suman 14.

## triangles-and-hexagons

py-The-shapes-of-two-and-three-triangles-and-hexagons-one-more-b7a4 = Las formas de dos y tres triángulos y hexágonos, un hexágono más y cuatro triángulos más llenan un hexágono de siete hexágonos.

## triballs-block

py-Triballs-in-a-slanted-block = Tribolas en un bloque inclinado
py-Two-of-each-of-the-five-shapes-of-three-balls-fill-a-slanted-19a0 = Dos de cada una de las cinco formas de tres bolas llenan un bloque inclinado de dos capas.

## triballs-pyramid

py-Pyramid-of-triballs = Pirámide de tribolas
py-Three-balls-can-be-joined-in-five-ways-mirror-images-told-ap-6d90 = Tres bolas se pueden unir de cinco maneras, distinguiendo las imágenes especulares. Dos de cada una llenan una pirámide cuadrada de cuatro capas.

## triballs-small-block

py-Triballs-in-a-small-block = Tribolas en un bloque pequeño
py-The-five-shapes-of-three-balls-and-a-single-ball-fill-a-slan-fc72 = Las cinco formas de tres bolas y una bola suelta llenan un bloque inclinado de 16 bolas.

## trihexagons-2x3

py-Triangles-and-hexagons-in-2-x-3 = Triángulos y hexágonos en 2 x 3
py-The-four-shapes-of-three-triangles-and-hexagons-one-more-hex-85e7 = Las cuatro formas de tres triángulos y hexágonos, un hexágono más y cinco triángulos llenan un paralelogramo de seis hexágonos.

## trihexagons-2x5

py-Triangles-and-hexagons-in-2-x-5 = Triángulos y hexágonos en 2 x 5
py-Two-of-each-of-the-four-shapes-of-three-triangles-and-hexago-cc2f = Dos de cada una de las cuatro formas de tres triángulos y hexágonos, y seis triángulos, llenan un paralelogramo de diez hexágonos.

## trihexes-tetrahexes-hexagon

py-Trihexes-and-tetrahexes-in-a-hexagon = Trihexes y tetrahexes en un hexágono
py-The-three-trihexes-and-the-seven-tetrahexes-have-37-cells-as-05a2 = Los tres trihexes y los siete tetrahexes tienen 37 casillas, tantas como un hexágono de lado cuatro.

## trihexes-tetrahexes-star

py-Trihexes-and-tetrahexes-in-a-star = Trihexes y tetrahexes en una estrella
py-The-three-trihexes-and-the-seven-tetrahexes-fill-a-six-point-e341 = Los tres trihexes y los siete tetrahexes llenan una estrella de seis puntas.

## trikites-2x3

py-Trikites-in-a-parallelogram = Tricometas en un paralelogramo
py-Two-of-each-of-the-six-one-sided-trikites-fill-a-parallelogr-18d2 = Dos de cada una de las seis tricometas de una sola cara llenan un paralelogramo de seis hexágonos.

## triprisms-3

py-Triprisms-in-a-column-of-three-layers = Triprismas en una columna de tres capas
py-Three-triangular-prisms-can-be-joined-in-three-ways-Two-piec-6b72 = Tres prismas triangulares se pueden unir de tres maneras. Dos piezas de cada tipo llenan una columna hexagonal de 18 prismas, de una sola manera salvo simetría.

## triprisms-6

py-Triprisms-in-a-column-of-six-layers = Triprismas en una columna de seis capas
py-Four-of-each-of-the-three-triprisms-fill-a-hexagonal-column-b61d = Cuatro de cada uno de los tres triprismas llenan una columna hexagonal de 36 prismas.

## triprisms-star

py-Triprisms-in-a-star = Triprismas en una estrella
py-Four-of-each-of-the-three-triprisms-fill-a-six-pointed-star-ed80 = Cuatro de cada uno de los tres triprismas llenan una estrella de seis puntas de tres capas.

## trominoes-5x5

py-L-trominoes-and-one-cell-of-5-x-5 = Trominós L y una casilla de 5 x 5
py-With-one-cell-of-5-x-5-covered-eight-L-trominoes-can-fill-th-1022 = Con una casilla de 5 x 5 cubierta, ocho trominós L pueden llenar las demás solo si la casilla está en una fila impar y una columna impar. Elige la casilla y cuenta.

## trominoes-5x9

py-L-trominoes-in-5-x-9 = Trominós L en 5 x 9
py-The-smallest-rectangle-with-two-odd-sides-that-L-trominoes-f-1279 = El rectángulo más pequeño con dos lados impares que llenan los trominós L.

## trominoes-7x7

py-L-trominoes-and-one-cell-of-7-x-7 = Trominós L y una casilla de 7 x 7
py-Whichever-cell-of-7-x-7-is-covered-sixteen-L-trominoes-fill-efe6 = Sea cual sea la casilla de 7 x 7 cubierta, dieciséis trominós L llenan las demás. Elige la casilla y cuenta.

## trominoes-8x8

py-L-trominoes-and-one-square = Trominós L y una casilla
py-Whichever-square-of-a-chessboard-is-covered-21-L-trominoes-f-ee86 = Sea cual sea la casilla cubierta de un tablero de ajedrez, 21 trominós L llenan las otras 63: la demostración por inducción de Golomb es un modelo en su género. Elige la casilla y cuenta.

## twelve-squares

py-Twelve-squares-of-two-colors-each = Doce cuadrados de dos colores cada uno
py-Of-MacMahon-s-24-squares-of-three-colors-twelve-have-two-In-18bc = De los 24 cuadrados de tres colores de MacMahon, doce tienen dos. En dos filas de seis se puede mantener un color fuera del borde; en tres filas de cuatro, ninguno.

## ubongo-3d-4-24

py-Ubongo-3D-Family-card-4-24 = Ubongo 3D Family, carta 4-24
py-Four-pieces-fill-an-outline-of-eight-squares-two-cubes-high-0cab = Cuatro piezas llenan un contorno de ocho casillas, de dos cubos de alto: una de las cartas del juego, con su conjunto de piezas.

## ubongo-duel

py-Ubongo-Duel-a-sample-board = Ubongo Duel, un tablero de ejemplo
py-Three-of-21-pieces-fill-a-board-of-16-cells-of-495-sets-with-e2e3 = Tres de 21 piezas llenan un tablero de 16 casillas: de 495 conjuntos con otras tantas casillas solo 13 lo consiguen, todos menos uno de una sola manera. El tablero es un ejemplo de un programa, no una carta del juego (Kosmos).

## ultimate

py-The-Ultimate = The Ultimate
py-Sixteen-cards-with-bumps-O-out-and-dents-I-in-in-cyan-amber-611e = Dieciséis cartas con salientes (O, hacia fuera) y entrantes (I, hacia dentro) en cian, ámbar, azul y morado: un saliente debe tocar un entrante de su propio color.

## unicorn

py-Unicorn = Unicorn
py-Nine-cards-with-heads-H-and-tails-T-of-pink-green-red-and-ye-46cc = Nueve cartas con las cabezas (H) y las colas (T) de unicornios rosas, verdes, rojos y amarillos: una cabeza debe tocar la cola de su propio color. El puzle Bibi y el Puzle de los monos son el mismo con otros dibujos.

## wheel-9

py-Magic-wheel = Rueda mágica
py-A-number-in-the-hub-and-eight-round-it-the-four-lines-throug-d0da = Un número en el eje y ocho alrededor; las cuatro líneas que pasan por el eje tienen todas la misma suma.

## y-pentacube

py-Y-pentacube-boxes = Pentacubo Y: cajas
py-Which-boxes-do-solid-Y-pentominoes-fill-The-smallest-ones-ta-2082 = ¿Qué cajas llenan los pentominós Y sólidos? Las más pequeñas necesitan doce: 3 x 4 x 5 y 2 x 5 x 6.

## y-pentacubes-5x5x5

py-Y-pentominoes-in-a-cube = Pentominós Y en un cubo
py-25-solid-Y-pentominoes-fill-a-cube-of-side-five- = 25 pentominós Y sólidos llenan un cubo de lado cinco.

## y-pentomino

py-Y-pentomino-rectangles = Pentominó Y: rectángulos
py-Which-rectangles-do-Y-pentominoes-fill-Ten-of-them-make-the-cf42 = ¿Qué rectángulos llenan los pentominós Y? Diez de ellos forman el más pequeño: ese es su orden.

## y-pentominoes-15x15

py-Y-pentominoes-in-15-x-15 = Pentominós Y en 15 x 15
py-45-Y-pentominoes-in-the-smallest-square-with-an-odd-side-tha-edc3 = 45 pentominós Y en el cuadrado más pequeño de lado impar que llenan; Jenifer Haselgrove encontró una solución en 1973.

## y-pentominoes-5x10

py-Y-pentominoes-in-5-x-10 = Pentominós Y en 5 x 10
py-The-smallest-rectangle-that-Y-pentominoes-fill-has-ten-of-th-6d6f = El rectángulo más pequeño que llenan los pentominós Y tiene diez de ellos.
