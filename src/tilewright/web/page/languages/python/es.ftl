# Lo que dice Python, en español. El modelo inglés está en en.ftl.
# Los mensajes cuyo nombre empieza por word- son palabras para otros mensajes.

word-thing = { $noun ->
        [tile] ficha
        [number] número
        [cell] casilla
        [point] punto
        [side] lado
        [line] línea
        [value] valor
        [label] marca
        [place] lugar
        [orientation] orientación
        [solution] solución
        [puzzle] puzle
        [corona] corona
        [other] otra
        [choice] opción
        [different-piece] pieza distinta
        [different-tile] ficha distinta
        [distinct-solution] solución distinta
        [face] cara
        [fixed-tile] ficha fija
        [given-value] valor dado
        [list] lista
        [more-piece] pieza más
        [name] nombre
        [part] parte
        [placement] colocación
        [roll] tirada
        [shape] forma
        [size] tamaño
       *[piece] pieza
    }
word-things = { $noun ->
        [tile] fichas
        [number] números
        [cell] casillas
        [point] puntos
        [side] lados
        [line] líneas
        [value] valores
        [label] marcas
        [place] lugares
        [orientation] orientaciones
        [solution] soluciones
        [puzzle] puzles
        [corona] coronas
        [other] otras
        [choice] opciones
        [different-piece] piezas distintas
        [different-tile] fichas distintas
        [distinct-solution] soluciones distintas
        [face] caras
        [fixed-tile] fichas fijas
        [given-value] valores dados
        [list] listas
        [more-piece] piezas más
        [name] nombres
        [part] partes
        [placement] colocaciones
        [roll] tiradas
        [shape] formas
        [size] tamaños
       *[piece] piezas
    }
word-the-thing = { $noun ->
        [tile] la ficha
        [number] el número
        [cell] la casilla
        [point] el punto
       *[piece] la pieza
    }

## design/at_table/hints.py

hint-completable-unknown = No se ha podido averiguar a tiempo si se puede completar lo que hay puesto.
hint-done = Ya está: es una solución.
hint-doubt = No se ha podido averiguar a tiempo si lo que hay puesto es correcto.
hint-in-every-solution = En todas las soluciones que quedan, { $thing } va aquí.
hint-in-most-solutions = En { $n } de las { $all } soluciones que quedan, { $thing } va aquí.
hint-no-more-found = No se ha encontrado nada más que se pueda descartar.
hint-no-more-in-time = No se ha podido descartar nada más a tiempo.
hint-no-more-to-exclude = No hay nada más que descartar: todo lo demás que aún cabe en algún sitio está allí en alguna solución.
hint-no-solution = El puzle no tiene solución.
hint-no-way = Desde aquí ningún camino lleva a una solución.
hint-none-at-all = El puzle no tiene solución, aunque lo quites todo.
hint-none-found = No se ha encontrado nada que se pueda descartar.
hint-none-in-time = No se ha podido descartar nada a tiempo.
hint-none-to-exclude = No hay nada que descartar: todo lo que aún cabe en algún sitio está allí en alguna solución.
hint-not-there = { UP($thing) } no va en { $place }: { $why }.
hint-not-together = lo que hay puesto no es compatible entre sí
hint-one-solution-left = Solo queda una solución, y en ella { $thing } va aquí.
hint-perhaps-fewer = Quizá basten menos.
hint-solvable-unknown = No se ha podido averiguar a tiempo si hay una solución.
hint-take-back = Quita { $things }.
hint-take-back-unknown = No se ha podido averiguar a tiempo qué hay que quitar.
hint-with-it-a-solution = Con { $thing } aquí hay una solución.
no-solution-has-it = ninguna solución de las que quedan lo tiene ahí
then-would = entonces { $what }
thing-on-place = { $thing } en { $place }

## design/at_table/near_hints.py

near-dead = en { $places } ya no cabe nada de lo que queda
near-dead-piece = siguiendo de casilla en casilla, no queda lugar para { $thing }
near-dead-place = siguiendo de casilla en casilla, no queda nada para { $place }
near-fewest = En ningún lugar de los mirados cabe menos.
near-fit = { $n ->
        [one] Ahí cabe { $things }.
       *[other] Ahí caben { $things }.
    }
near-fit-of = Ahí encajan con sus vecinas { $n_all }; para cada una de estas casillas { $n ->
        [one] solo { $things } deja algo.
       *[other] solo { $things } dejan algo.
    }
near-followed-only = Siguiendo de casilla en casilla, para { $place } solo queda { $thing }.
near-looked-around = Se han mirado { $n } casillas alrededor de { $place }.
near-looked-at = Se ha mirado { $place }.
near-not = { UP($thing) } no va en { $place }: entonces no se { $n ->
        [one] podría llenar la casilla de al lado.
       *[other] podrían llenar las { $n } casillas de alrededor.
    }
near-not-known = No se sabe cuál de ellas está en una solución.
near-nothing-excluded = Se ha mirado alrededor de { $n ->
        [one] una casilla
       *[other] { $n } casillas
    }: no se descarta nada más.
near-one-fits = Ahí solo cabe { $thing }.
near-one-fits-ways = Ahí solo cabe { $thing }, de { $n } maneras.
near-only-place = { UP($thing) } solo cabe en { $place }.
near-only-thing = En { $place } solo cabe { $thing } junto a lo que hay puesto.
near-take-back = Quita { $things }; no se sabe si lo demás se puede completar.

## design/at_table/reasoning.py

and-otherwise = { $what }; si no, { $why }
can-only-go = { $thing } solo puede ir en { $place }
fewest-choices = { $place } es donde hay menos opciones: { $fits }
fewest-places = { $thing } es lo que menos lugares tiene: { $n ->
        [one] queda 1
       *[other] quedan { $n }
    }
hint-otherwise = { UP($lead) }: si no, { $why }.
hint-otherwise-further = { UP($lead) }: si no, pensando unos pasos más, { $why }.
in-so-many-ways = { $fits }, de { $n } maneras
only-these = solo { $things }
only-works = en { $place } solo vale { $thing }
only-works-so = en { $place } solo vale { $thing }, y solo de esta manera
they-fit-there = { $n ->
        [one] ahí cabe { $things }
       *[other] ahí caben { $things }
    }
would-be-left-over = sobraría algo; en general { $example }

## design/moves/base.py

dead-piece = ya no queda lugar para { $thing }
dead-place = ya no cabe nada en { $place }
dead-sum = para { $subject } ya no es posible: { $wanted }
would-leave-piece = no quedaría lugar para { $things }
would-leave-place = no cabría nada en { $places }
would-miss-sum = para { $subject } ya no sería posible: { $wanted }

## design/moves/cover_moves.py

hint-because = { UP($what) }: { $why }.
only-n-places = solo quedan { $n } lugares para { $thing }, que aún hace falta otras tantas veces
only-piece-so = solo { $piece } cabe en { $place }, y solo de esta manera
only-place = este es el único lugar que queda para { $thing }
sum-must = para { $subject } se exige: { $wanted }
sums-leave-nothing = las sumas no dejan otra opción
too-many-moves-for-hints = { $puzzle } es demasiado grande para dar pistas: sus { word-things } se pueden colocar de hasta { $n } maneras; se pueden analizar { $most }

## design/moves/sum_moves.py

add-up-to = suma { $sum }
cannot-be-thought = { $puzzle } no se puede analizar: { $reason }
hint-line-lacks = A la línea { $points } solo le falta { $place }: para sumar { $sum } necesita { $value } ahí.
hint-only-by-lines = Solo { $value } cabe en { $place }: las líneas no dejan ningún otro número de los que quedan.
hint-only-by-regions = Solo { $value } cabe en { $place }: las regiones no dejan ningún otro número de los que quedan.
hint-only-point = Solo queda { $place } para { $thing }.
line-named = la línea { $points }
n-points = { $n } puntos
n-points-and-numbers = { $n } puntos y { $values } números
reach-same-sum = la misma suma en todas
the-lines = las líneas
too-many-points-for-hints = { $puzzle } es demasiado grande para dar pistas: tiene { $points }; se pueden analizar hasta 200

## desk/boards.py

board-laid = { $n ->
        [one] Hay una pieza puesta como dice el texto.
       *[other] Hay { $n } piezas puestas como dice el texto.
    }

## desk/live.py

live-no-dead-end = No se ve ningún callejón sin salida
live-none-left = No queda ninguna solución: { $why }
live-wrong-sides = { $n ->
        [one] Un lado no encaja
       *[other] { $n } lados no encajan
    }

## families/labeling/regions.py

add-up-to-same = la misma suma en todas las regiones así
values-are = solo { $values }
values-be = solo { $values }
values-in-region = los valores de la región { $region }
values-on-points = { $values } en { $n } de los puntos

## families/tiling/rules/base.py

sum-required = { $subject }: { $wanted }

## families/tiling/rules/crossing.py

covers-two-cells = alguna pieza cubre dos casillas en { $point }
crossing-rule = cruces: en ningún punto son todas las casillas de piezas distintas
point-between = el punto entre las casillas { $cells }
two-cells-at = dos casillas en { $point }

## families/tiling/rules/given.py

cell-has-value = la casilla { $cell } tiene el valor { $value }

## families/tiling/rules/group.py

group-rule = grupo: { $n } de { $pieces }
numbers-at-least = al menos { $least }
numbers-exactly = exactamente { $n }
numbers-to = de { $least } a { $most }
of-pieces-used = se usan { $n } de las piezas { $pieces }
one-of-pieces = una de las piezas { $pieces }

## families/tiling/rules/region.py

a-value-in-region = { $values } en la región { $region }
add-up-to-equal = la misma suma
or-more = { $least } o más
region-rule = región { $region }: { $wanted }
values-are-different = todos distintos
values-are-equal = todos iguales
values-in-regions = los valores de las regiones { $first } y { $second }
values-on-cells = { $values } en { $n } de las casillas
values-required = los valores de la región { $region }: { $wanted }

## families/tiling/rules/total.py

another-thing = { $noun ->
        [number] otro número
        [tile] otra ficha
       *[piece] otra pieza
    }
at-least-things = al menos { $counted }
at-most-things = como mucho { $counted }
pieces-from-to = de { $least } a { $most } piezas
total-rule = en total: { $pieces }
total-used = se usan { $n } piezas en total
total-used-from-to = se usan de { $least } a { $most } piezas en total

## families/wording.py

did-you-mean = ¿quieres decir { $near }?
ended = { UP($what) }.
few-and-more = { $few } y { $n } más
found-date = la fecha { $date }
found-empty-list = una lista vacía
found-list = una lista
found-long-number = un número de { $n } cifras
found-nothing = nada
found-number = el número { $number }
found-table = una tabla
found-text = el texto { $text }
found-text-with = un texto con { $number }
found-time = la hora { $time }
n-things = { $n } { $n ->
        [one] { word-thing }
       *[other] { word-things }
    }
n-things-are = { $n ->
        [one] hay { $counted }
       *[other] hay { $counted }
    }
place-named = { word-the-thing } { $name }
places-named = { $noun ->
        [point] los puntos
       *[cell] las casillas
    } { $names }
they-are = { $what }: { $names }
they-are-1-to = { $what } del 1 al { $n }
thing-named = { word-the-thing } { $name }

## models/number_sets.py

any-number = cualquier número
numbers-at-most = como mucho { $most }

## sentences.py

one-then-another = { $first } { $then }
