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

## boards/board.py

py-a-board-is-wrapped-or-glued-not-both = un tablero está enrollado o pegado, no ambas cosas
py-cell-is-no-cell-of-the-lattice-lattice-form-of-cell = { $cell } no es una casilla de la retícula { $lattice }; { $form_of_cell }
py-glue-all-parts-of-the-board-to-one = pega todas las partes del tablero en una sola
py-message-give-one-name-for-each-cell-in-reading-order = { $message }; da un nombre a cada casilla, en orden de lectura
py-name-has-control-characters-names-of-cells-are-texts-on-one-c544 = { $name } tiene caracteres de control; los nombres de casillas son textos de una línea
py-no-way-leads-across-sides-from-cell-name-to-cell-name-2 = ningún camino lleva por los lados de la casilla { $name } a la casilla { $name_2 }
py-the-board-has-no-cells-give-a-shape-a-picture-or-a-list-of-c-fd60 = el tablero no tiene casillas; da una forma, un dibujo o una lista de casillas
py-the-board-has-not-as-many-names-n-as-cells-n-2 = el tablero no tiene tantos nombres, { $n }, como casillas, { $n_2 }
py-the-board-lists-cell-twice-twice = el tablero enumera la casilla { $twice } dos veces
py-two-cells-of-the-board-are-named-name-each-needs-a-name-of-i-f440 = dos casillas del tablero se llaman { $name }; cada una necesita un nombre propio

## boards/gluing.py

py-cell-name-would-touch-itself = la casilla { $name } se tocaría a sí misma
py-glue-sides-of-two-cells = pega lados de dos casillas
py-list-each-pair-of-sides-once = enumera cada par de lados una sola vez
py-only-sides-without-a-neighbor-can-be-glued = solo se pueden pegar lados sin vecino
py-sides-are-glued-on-boards-in-the-plane-the-lattice-lattice-l-8d48 = los lados se pegan en tableros del plano; la retícula { $lattice } está en el espacio
py-the-side-called-has-a-neighbor-already = el lado { $called } ya tiene un vecino
py-the-side-called-is-glued-twice = el lado { $called } está pegado dos veces
py-the-sides-called-and-called-2-have-different-lengths = los lados { $called } y { $called_2 } tienen longitudes distintas

## boards/periods.py

py-cells-name-and-name-2-are-the-same-as-they-differ-by = las casillas { $name } y { $name_2 } son la misma, pues difieren en { $by }
py-give-periods-of-two-cells-at-least-in-each-direction = da periodos de al menos dos casillas en cada dirección
py-give-the-board-one-row-more-or-less = da al tablero una fila más o menos
py-keep-one-of-them-or-give-longer-periods = conserva uno de ellos, o da periodos más largos
py-leave-it-out = déjalo fuera
py-leave-it-out-or-give-another-direction = déjalo fuera, o da otra dirección
py-let-the-plain-period-lead-straight-across-the-one-that-mirro-8a52 = haz que el periodo simple vaya perpendicular al que refleja, o cambia su longitud
py-listed-runs-along-the-periods-before-it = { $listed } va a lo largo de los periodos anteriores
py-periods-that-mirror-run-along-names-or-multiples-of-one-of-t-366d = los periodos que reflejan van a lo largo de { $names }, o de múltiplos de uno de ellos
py-the-periods-are-so-short-that-cell-name-would-touch-itself = los periodos son tan cortos que la casilla { $name } se tocaría a sí misma
py-the-periods-lead-cell-name-to-itself-turned = los periodos llevan la casilla { $name } a sí misma, girada
py-the-periods-together-make-a-plain-reflection-which-leaves-a-de37 = los periodos dan juntos una simple reflexión, que deja fija una recta
py-value-would-do-or-a-board-with-one-row-more-or-less = serviría { $value }, o un tablero con una fila más o menos

## boards/picture.py

py-a-noun-cannot-stand-here = aquí no puede haber un { $noun }
py-a-noun-here-is-symbol-words = un { $noun } es aquí { $symbol } ({ $words })
py-row-row-column-column-of-the-picture = fila { $row }, columna { $column } del dibujo
py-the-picture-does-not-say-which-noun-are-words-draw-at-least-1659 = el dibujo no dice cuáles de los { $noun } son { $words }: dibuja al menos uno como { $listed }
py-the-picture-shows-no-cell-draw-cells-with-any-character-but-6e7f = el dibujo no muestra ninguna casilla; dibuja casillas con cualquier carácter salvo '.' y espacio
py-where-layer-n = { $where } (capa { $n })

## boards/shapes.py

py-a-shape-on-the-lattice-lattice-needs-wanted-not-found = { $shape } en la retícula { $lattice } necesita { $wanted }, no { $found }
py-name-of-the-shape-is-size-it-must-be-at-least-1 = { $name } de { $shape } es { $size }; debe ser al menos 1
py-the-lattice-lattice-has-no-shape-shape-it-has-known = la retícula { $lattice } no tiene la forma { $shape }; tiene { $known }

## catalog/__init__.py

py-did-you-mean-names- = ¿quieres decir { $names }?
py-name-a-puzzle-or-a-file = nombra un puzle o un archivo
py-tilewright-list-shows-all-there-are = `tilewright list` muestra todos los que hay

## catalog/days.py

py-the-puzzle-of-day-is-not-out-yet = el puzle del { $date } aún no ha salido
py-there-is-no-such-day-as-date-a-date-is-the-year-the-month-an-1b1d = no existe el día { $date }; una fecha es el año, el mes y el día

## catalog/identify.py

py-title-variant-variant = { $title }, variante { $variant }
py-title-when = { $title } { $when }

## catalog/today.py

py-A-roll-of-dice = Una tirada de dados
py-Cards-to-match = Cartas que encajan
py-Dominoes-in-regions = Dominós en regiones
py-Numbers-to-add-up = Números que se suman
py-Shapes-to-fit-in = Formas para encajar

## deadline.py

py-stopped-at-the-limit-of-time-after-after-without-an-answer-r-9b2e = detenido en el límite de tiempo, tras { $after }, sin respuesta: leer un puzle, las colocaciones, las simetrías y las estimaciones también llevan tiempo; da más segundos

## design/analyzing/analysis.py

py-exact-over-all-n-solutions = exacto, sobre todas las { $n } soluciones
py-exact-over-the-only-solution = exacto, sobre la única solución
py-from-n-uniform-samples-give-or-take-error-1f = de { $n } muestras uniformes, con un margen de { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
py-move-labels = { $move } ({ $labels })
py-piece-on-cells = { $piece } en { $cells }
py-stopped-after-n-n-solution-solutions-which-are-no-fair-sampl-1026 = detenido tras { $n } { $n ->
        [one] solución
       *[other] soluciones
    }, que no son una muestra justa: no se conocen proporciones
py-stopped-too-soon-nothing-is-known-yet = detenido demasiado pronto: aún no se sabe nada

## design/analyzing/analyze.py

py-an-analysis-is-about-all-solutions-give-no-limit-of-solution-a77c = un análisis trata de todas las soluciones; no des un límite de soluciones
py-samples-solutions-cannot-be-drawn-give-a-number-from-1-on = no se pueden sacar { $samples } soluciones; da un número desde 1

## design/assembling/assembly.py

py-from-the-slide-words = desde: { $slide_words }
py-name-has-no-pieces-in-space-there-is-nothing-to-put-together = { $name } no tiene piezas en el espacio: no hay nada que montar

## design/assembling/assembly_words.py

py-No-way-was-found-to-put-these-n-pieces-together-by-straight-5958 = No se encontró manera de montar estas { $n } piezas con movimientos rectos: { $pieces }.
py-These-n-pieces-hold-each-other-and-no-straight-move-takes-th-3da4 = Estas { $n } piezas se sujetan entre sí, y ningún movimiento recto las separa: { $pieces }.
py-These-pieces-can-be-put-together-by-straight-moves-but-some-95b4 = Estas piezas se pueden montar con movimientos rectos, pero algunas deben desplazarse por el camino.
py-These-pieces-can-be-put-together-by-straight-moves-but-some-d290 = Estas piezas se pueden montar con movimientos rectos, pero algunas deben entrar juntas.
py-These-pieces-can-be-put-together-one-by-one-in-this-order- = Estas piezas se pueden montar una a una, en este orden.
py-from-the-side = desde { $side }
py-moving-to-standing-way = { $moving } a { $standing }, { $way }
py-moving-way = { $moving } { $way }
py-step-then-n-n-shift-shifts = { $step }, luego { $n } { $n ->
        [one] desplazamiento
       *[other] desplazamientos
    }

## design/at_table/advice.py

py-thing-on-place = { $thing } en { $place }

## design/at_table/hints.py

py-All-done-this-is-a-solution- = Ya está: es una solución.
py-In-every-solution-that-is-left-thing-lies-here- = En todas las soluciones que quedan, { $thing } va aquí.
py-In-n-of-the-all-solutions-that-are-left-thing-lies-here- = En { $n } de las { $all } soluciones que quedan, { $thing } va aquí.
py-Nothing-could-be-excluded-in-time- = No se ha podido descartar nada a tiempo.
py-Nothing-more-could-be-excluded-in-time- = No se ha podido descartar nada más a tiempo.
py-Nothing-more-was-found-that-can-be-excluded- = No se ha encontrado nada más que se pueda descartar.
py-Nothing-was-found-that-can-be-excluded- = No se ha encontrado nada que se pueda descartar.
py-Only-one-solution-is-left-and-in-it-thing-lies-here- = Solo queda una solución, y en ella { $thing } va aquí.
py-Perhaps-fewer-would-do- = Quizá basten menos.
py-Take-back-things- = Quita { $things }.
py-The-puzzle-has-no-solution- = El puzle no tiene solución.
py-The-puzzle-has-no-solution-even-if-you-take-everything-back- = El puzle no tiene solución, aunque lo quites todo.
py-There-is-no-way-to-go-on-from-here-that-leads-to-a-solution- = Desde aquí ningún camino lleva a una solución.
py-There-is-nothing-more-to-exclude-everything-else-that-still-9473 = No hay nada más que descartar: todo lo demás que aún cabe en algún sitio está allí en alguna solución.
py-There-is-nothing-to-exclude-everything-that-still-fits-somew-8f42 = No hay nada que descartar: todo lo que aún cabe en algún sitio está allí en alguna solución.
py-Thing-does-not-lie-on-place-why- = { UP($thing) } no va en { $place }: { $why }.
py-What-to-take-back-could-not-be-found-out-in-time- = No se ha podido averiguar a tiempo qué hay que quitar.
py-Whether-there-is-a-solution-could-not-be-found-out-in-time- = No se ha podido averiguar a tiempo si hay una solución.
py-Whether-what-lies-there-can-be-completed-could-not-be-found-363b = No se ha podido averiguar a tiempo si se puede completar lo que hay puesto.
py-Whether-what-lies-there-is-right-could-not-be-found-out-in-t-40ca = No se ha podido averiguar a tiempo si lo que hay puesto es correcto.
py-With-thing-here-there-is-a-solution- = Con { $thing } aquí hay una solución.
py-no-solution-that-is-left-has-it-there = ninguna solución de las que quedan lo tiene ahí
py-then-what = entonces { $what }
py-what-lies-there-does-not-go-together = lo que hay puesto no es compatible entre sí

## design/at_table/near_hints.py

py-Followed-from-cell-to-cell-only-thing-is-left-for-place- = Siguiendo de casilla en casilla, para { $place } solo queda { $thing }.
py-Looked-around-n-n-cell-cells-nothing-more-is-excluded- = { $n ->
        [one] Mirada { $n } casilla
       *[other] Miradas { $n } casillas
    } alrededor: no se descarta nada más.
py-Looked-at-n-cells-around-place- = Miradas { $n } casillas alrededor de { $place }.
py-Looked-at-place- = Se ha mirado { $place }.
py-No-place-that-was-looked-at-takes-fewer- = Ningún lugar de los mirados admite menos.
py-Of-the-n-all-that-match-there-only-things-n-leaves-leave-som-6469 = De las { $n_all } que encajan ahí, solo { $things } { $n ->
        [one] deja
       *[other] dejan
    } algo para cada una de estas casillas.
py-On-place-only-thing-fits-beside-what-lies-there- = En { $place } solo cabe { $thing } junto a lo que hay puesto.
py-Only-thing-fits-there- = Ahí solo cabe { $thing }.
py-Only-thing-fits-there-in-n-ways- = Ahí solo cabe { $thing }, de { $n } maneras.
py-Take-back-things-whether-the-rest-can-be-completed-is-not-kn-2800 = Quita { $things }; no se sabe si el resto se puede completar.
py-Thing-does-not-lie-on-place-then-the-n-n-cell-cells-around-i-68e1 = { UP($thing) } no va en { $place }: entonces no se { $n ->
        [one] podría llenar la casilla
       *[other] podrían llenar las { $n } casillas
    } de alrededor.
py-Thing-fits-only-on-place- = { UP($thing) } solo cabe en { $place }.
py-Things-n-fits-fit-there- = { $n ->
        [one] Ahí cabe { $things }
       *[other] Ahí caben { $things }
    }.
py-Which-of-them-is-in-a-solution-is-not-known- = No se sabe cuál de ellas está en una solución.
py-followed-from-cell-to-cell-no-place-is-left-for-thing = siguiendo de casilla en casilla, no queda lugar para { $thing }
py-followed-from-cell-to-cell-nothing-is-left-for-place = siguiendo de casilla en casilla, no queda nada para { $place }
py-nothing-left-fits-on-places = nada de lo que queda cabe en { $places }

## design/at_table/reasoning.py

py-Lead-otherwise-thought-a-few-steps-further-why- = { UP($lead) }: si no, pensando unos pasos más, { $why }.
py-Lead-otherwise-why- = { UP($lead) }: si no, { $why }.
py-fits-in-n-ways = { $fits }, de { $n } maneras
py-on-place-only-thing-works = en { $place } solo vale { $thing }
py-on-place-only-thing-works-and-only-in-this-way = en { $place } solo vale { $thing }, y solo de esta manera
py-only-things = solo { $things }
py-place-has-the-fewest-choices-fits = { $place } es donde hay menos opciones: { $fits }
py-something-would-be-left-over-mostly-example = sobraría algo; en general { $example }
py-thing-can-only-go-on-place = { $thing } solo puede ir en { $place }
py-thing-has-the-fewest-places-n-n-is-are-left = { $thing } tiene el menor número de lugares: { $n ->
        [one] queda 1
       *[other] quedan { $n }
    }
py-things-n-fits-fit-there = { $n ->
        [one] ahí cabe { $things }
       *[other] ahí caben { $things }
    }
py-what-otherwise-why = { $what }; si no, { $why }

## design/at_table/watch.py

py-the-search-of-name-cannot-be-watched-reason = no se puede mirar la búsqueda de { $name }: { $reason }

## design/at_table/why_not.py

py-a-hint-says-what-to-take-back = una pista dice qué hay que quitar
py-take-back-what-is-wrong-there = quita lo que está mal ahí
py-the-puzzle-fixes-things-there-look-whether-that-is-right-and-be00 = el puzle fija ahí { $things }: mira si eso es correcto, y cómo está girado
py-the-puzzle-has-no-solution-at-all-even-with-nothing-laid = el puzle no tiene ninguna solución, ni siquiera sin nada puesto
py-what-lies-there-cannot-be-completed = lo que hay puesto no se puede completar
py-what-lies-there-cannot-be-completed-although-the-puzzle-has-0862 = lo que hay puesto no se puede completar, aunque el puzle tiene soluciones
py-what-lies-there-does-not-go-together-with-what-the-puzzle-fi-a427 = lo que hay puesto no es compatible con lo que fija el puzle
py-what-why = { $what }: { $why }

## design/difficulty/attempts.py

py-attempts-cannot-be-made-reason = no se pueden hacer intentos: { $reason }

## design/difficulty/rating.py

py-A-typical-attempt-tries-tried-in-vain- = Un intento típico prueba { $tried } en vano.
py-A-typical-attempt-tries-tried-in-vain-fewest-in-the-luckiest-1145 = Un intento típico prueba { $tried } en vano: { $fewest } en el cuarto de intentos con más suerte, { $most } o más en el de menos suerte.
py-Given-up-after-most-tries-in-vain-n-of-all-attempts- = Abandonados tras { $most } pruebas en vano: { $n } de { $all } intentos.
py-No-attempt-led-to-a-solution-whether-there-is-one-is-open- = Ningún intento llevó a una solución; no se sabe si la hay.
py-Of-things-in-a-typical-solution-parts- = De { $things } en una solución típica: { $parts }.
py-Stopped-at-the-limit-of-time-before-the-first-attempt-ended-22ff = Detenido en el límite de tiempo antes de acabar el primer intento: con más segundos la valoración puede ser otra.
py-Stopped-at-the-limit-of-time-with-more-seconds-the-rating-ma-d700 = Detenido en el límite de tiempo: con más segundos la valoración puede ser otra.
py-The-first-dead-end-shows-when-things-n-lies-lie- = El primer callejón sin salida aparece cuando { $n ->
        [one] está puesto
       *[other] están puestos
    }: { $things }.
py-at-least-counted = al menos { $counted }
py-beyond = más que muy difícil
py-easy = fácil
py-hard = difícil
py-hardly-a-noun = apenas { $noun ->
        [tile] una ficha
        [number] un número
       *[other] una pieza
    }
py-medium = medio
py-n-n-follows-follow-at-once = { $n } { $n ->
        [one] se sigue
       *[other] se siguen
    } de inmediato
py-n-n-follows-follow-by-a-look-one-step-ahead = { $n } { $n ->
        [one] se sigue
       *[other] se siguen
    } mirando un paso adelante
py-n-n-follows-follow-by-a-look-two-steps-ahead = { $n } { $n ->
        [one] se sigue
       *[other] se siguen
    } mirando dos pasos adelante
py-n-n-needs-need-a-guess = { $n } { $n ->
        [one] hay que adivinarlo
       *[other] hay que adivinarlos
    }
py-n-of-things = { $n } de { $things }
py-n-things = { $n } { $n ->
        [one] { word-thing }
       *[other] { word-things }
    }
py-no-solution = sin solución
py-none = ninguno
py-none-needs-a-guess = nada hay que adivinar
py-unknown = desconocida
py-up-to-n = hasta { $n }
py-very-easy = muy fácil
py-very-hard = muy difícil

## design/moves/base.py

py-no-place-is-left-for-thing = ya no queda lugar para { $thing }
py-no-place-would-be-left-for-things = no quedaría lugar para { $things }
py-nothing-fits-on-place-any-more = ya no cabe nada en { $place }
py-nothing-would-fit-on-places = no cabría nada en { $places }
py-subject-cannot-wanted-any-more = para { $subject } ya no es posible: { $wanted }
py-subject-could-not-wanted = para { $subject } ya no sería posible: { $wanted }

## design/moves/cover_moves.py

py-What-why- = { UP($what) }: { $why }.
py-only-n-places-are-left-for-thing-which-is-still-needed-as-of-3f91 = solo quedan { $n } lugares para { $thing }, que aún hace falta otras tantas veces
py-only-piece-fits-on-place-and-only-in-this-way = solo { $piece } cabe en { $place }, y solo de esta manera
py-puzzle-is-too-large-for-hints-its-noun-s-can-be-laid-in-up-t-717b = { $puzzle } es demasiado grande para dar pistas: sus { word-things } se pueden colocar de hasta { $n } maneras; se pueden analizar { $most }
py-subject-must-wanted = para { $subject } se exige: { $wanted }
py-the-sums-leave-nothing-else = las sumas no dejan otra opción
py-this-is-the-only-place-left-for-thing = este es el único lugar que queda para { $thing }

## design/moves/sum_moves.py

py-Line-points-lacks-only-place-to-add-up-to-sum-it-needs-value-ddc4 = A la línea { $points } solo le falta { $place }: para sumar { $sum } necesita { $value } ahí.
py-Only-place-is-left-for-thing- = Solo queda { $place } para { $thing }.
py-Only-value-fits-on-place-the-lines-leave-no-other-number-tha-d7fa = Solo { $value } cabe en { $place }: las líneas no dejan ningún otro número de los que quedan.
py-Only-value-fits-on-place-the-regions-leave-no-other-number-t-b518 = Solo { $value } cabe en { $place }: las regiones no dejan ningún otro número de los que quedan.
py-add-up-to-sum = suma { $sum }
py-line-points = la línea { $points }
py-n-points = { $n } puntos
py-n-points-and-values-numbers = { $n } puntos y { $values } números
py-puzzle-cannot-be-thought-through-reason = { $puzzle } no se puede analizar: { $reason }
py-puzzle-is-too-large-for-hints-it-has-points-up-to-200-can-be-1b68 = { $puzzle } es demasiado grande para dar pistas: tiene { $points }; se pueden analizar hasta 200
py-reach-the-same-sum = la misma suma en todas
py-the-lines = las líneas

## design/uniqueness/unify.py

py-n-makes-no-sense-ask-for-at-least-1-solution-and-1-change = { $n } no tiene sentido; pide al menos 1 solución y 1 cambio
py-the-time-was-over-before-all-changes-were-looked-at = se acabó el tiempo antes de mirar todos los cambios

## desk/asks.py

py-The-time-was-over-before-the-search-began-the-puzzle-is-too-7fbd = El tiempo se acabó antes de empezar la búsqueda: el puzle es demasiado grande para buscar aquí.
py-expected-an-object = se esperaba un objeto
py-expected-piece-cells-numbers-of-the-puzzle = se esperaba [pieza, casillas], números del puzle
py-n-different-solutions = { $n } soluciones diferentes
py-n-solutions = { $n } soluciones
py-nothing-is-called-ask-here = aquí nada se llama { $ask }
py-one-solution = una solución
py-there-are-names = hay { $names }
py-there-is-no-such-piece-or-way = no existe esa pieza o esa orientación
py-there-is-no-such-puzzle-in-the-catalog = no existe ese puzle en el catálogo

## desk/boards.py

py-expected-a-text = se esperaba un texto
py-n-n-piece-lies-pieces-lie-as-the-text-says- = { $n ->
        [one] Hay una pieza puesta como dice el texto.
       *[other] Hay { $n } piezas puestas como dice el texto.
    }
py-the-text-has-n-characters-at-most-most-are-taken = el texto tiene { $n } caracteres; se aceptan como mucho { $most }
py-there-is-no-such-site = no existe ese sitio
py-this-is-no-board = esto no es un tablero
py-this-text-lays-nothing-on-the-table = este texto no pone nada sobre la mesa

## desk/class_sheets.py

py-Making-file = Creando { $file }
py-The-file-is-made- = El archivo está creado.
py-The-files-are-made- = Los archivos están creados.
py-There-is-nothing-to-print-remarks- = No hay nada que imprimir: { $remarks }.
py-make-two-files = haz dos archivos
py-n-names-are-given-at-most-most-names-are-taken = se dan { $n } nombres; se aceptan como mucho { $most_names }
py-puzzle-number-n-is-left-out-problem = se deja fuera el puzle número { $n }: { $problem }

## desk/collection.py

py-this-is-no-link-to-a-collection = esto no es un enlace a una colección

## desk/drafts.py

py-This-is-no-puzzle-yet- = Esto aún no es un puzle.
py-all-shapes = todas las { $shapes }
py-all-shapes-of-a-size = todas las formas de un tamaño
py-draw-on-until-the-pieces-and-the-board-have-as-many-cells = sigue dibujando hasta que las piezas y el tablero tengan las mismas casillas
py-n-n-shape-shapes-of-size-size-cell-cells = { $n } { $n ->
        [one] forma
       *[other] formas
    } de { $size } { $size ->
        [one] casilla
       *[other] casillas
    }
py-this-puzzle-is-too-large-to-be-edited-here = este puzle es demasiado grande para editarlo aquí

## desk/files.py

py-a-number-is-infinite-or-none-at-all = un número es infinito, o no es un número
py-a-text-holds-half-a-character = un texto contiene medio carácter
py-all-right = todas correctas
py-choose-a-toml-or-json-file-or-the-csv-files-of-the-cards-and-ae32 = elige un archivo .toml o .json, o los archivos .csv de las cartas y de los vecinos
py-expected-names = se esperaba { $names }
py-expected-one-file-or-the-two-files-of-a-deck-found-n = se esperaba un archivo, o los dos archivos de una baraja; hay { $n }
py-it-may-be-another-file-than-you-meant-or-an-editor-saved-it-7af5 = puede ser otro archivo del que querías, o un editor lo guardó con otra codificación
py-lists-or-tables-are-nested-too-deeply = las listas o tablas están anidadas a demasiada profundidad
py-n-wrong-the-first-is-number-wrong = { $n } incorrectas, la primera es la número { $wrong }
py-source-has-n-n-solution-solutions-of-this-puzzle-which = { $source } tiene { $n } { $n ->
        [one] solución
       *[other] soluciones
    } de este puzle, { $which }
py-the-file-has-n-characters-at-most-most-are-taken = el archivo tiene { $n } caracteres; se aceptan como mucho { $most }
py-the-file-message = el archivo { $message }
py-the-file-name-is-not-text-in-UTF-8 = el archivo { $name } no es texto en UTF-8
py-this-puzzle-holds-values-that-cannot-be-written-down = este puzle contiene valores que no se pueden escribir
py-this-puzzle-is-too-large-to-be-saved-here = este puzle es demasiado grande para guardarlo aquí

## desk/levels.py

py-come-back-on-that-day = vuelve ese día
py-draw-again-or-take-any-set = saca otra vez, o toma cualquier juego
py-expected-a-date-such-as-2026-11-22 = se esperaba una fecha como 2026-11-22
py-grade-a-typical-attempt-tries-tried-in-vain = { $grade }: un intento típico prueba { $tried } en vano
py-n-sets-were-drawn-and-none-of-them-has-a-solution = se sacaron { $n } juegos, y ninguno tiene solución
py-no-roll-was-found-to-have-a-solution = no se encontró ninguna tirada con solución
py-none-of-rolls-was-level-the-nearest-to-it-is-words = ninguna de { $rolls } tiradas fue { $level }; la más cercana es { $words }
py-try-again = inténtalo otra vez

## desk/limits.py

py-on-your-own-machine-command-takes-it = en tu propio ordenador, { $command } lo acepta
py-the-board-has-n-cells-at-most-most-are-served-here = el tablero tiene { $n } casillas; aquí se admiten como mucho { $most }

## desk/link_contents.py

py-add-one-at-its-table-or-in-the-gallery = añade uno, en su mesa o en la galería
py-make-two-collections-of-it = haz dos colecciones
py-solve-a-puzzle-by-hand-and-it-comes-in = resuelve un puzle a mano, y entrará
py-there-is-no-puzzle-in-this-collection = no hay ningún puzle en esta colección
py-there-is-no-solution-in-this-album = no hay ninguna solución en este álbum
py-this-collection-has-n-puzzles-at-most-most-are-taken = esta colección tiene { $n } puzles; se aceptan como mucho { $most }

## desk/links.py

py-expected-a-link = se esperaba un enlace
py-make-two-collections-of-it-or-leave-out-the-puzzle-that-take-2977 = haz dos colecciones, o deja fuera el puzle que más ocupa: el número { $number }
py-reload-the-page-or-ask-the-person-who-runs-it-for-the-newest-edd3 = recarga la página, o pide a quien la gestiona la versión más nueva
py-save-it-as-a-file-and-send-that = guárdalo como archivo y envíalo
py-save-the-album-as-a-file-and-send-that = guarda el álbum como archivo, y envíalo
py-the-puzzle-in-this-link-is-too-large = el puzle de este enlace es demasiado grande
py-this-album-is-too-long-for-a-link = este álbum es demasiado largo para un enlace
py-this-collection-is-too-long-for-a-link = esta colección es demasiado larga para un enlace
py-this-is-no-link-to-a-puzzle = esto no es un enlace a un puzle
py-this-link-is-damaged = este enlace está dañado
py-this-link-is-damaged-only-one-to-an-exercise-has-a-start = este enlace está dañado: solo uno a un ejercicio tiene un comienzo
py-this-link-is-damaged-there-is-no-exercise-in-it = este enlace está dañado: no contiene ningún ejercicio
py-this-link-is-damaged-there-is-no-puzzle-in-it = este enlace está dañado: no contiene ningún puzle
py-this-link-is-not-whole = este enlace no está completo
py-this-link-is-too-long = este enlace es demasiado largo
py-this-link-was-made-by-a-newer-version-of-the-page-it-is-of-k-abcf = este enlace es de una versión más nueva de la página (es del tipo { $version }, esta página conoce { $album })
py-this-puzzle-is-too-large-for-a-link = este puzle es demasiado grande para un enlace
py-words-it-would-have-n-characters-and-most-are-the-most = { $words }: tendría { $n } caracteres, y el máximo es { $most }

## desk/live.py

py-No-dead-end-seen = Ningún callejón sin salida a la vista
py-No-solution-left-why = No queda ninguna solución: { $why }
py-n-n-side-does-sides-do-not-match = { $n } { $n ->
        [one] lado no encaja
       *[other] lados no encajan
    }

## desk/opened.py

py-a-size-is-not-chosen-together-with-cells-or-pieces = un tamaño no se elige junto con casillas o piezas
py-cells-and-pieces-are-not-both-to-be-chosen = no se eligen a la vez casillas y piezas
py-expected-a-list = se esperaba una lista
py-look-for-it-among-all-puzzles-by-words-of-its-title = búscalo entre todos los puzles, por palabras de su título
py-mistakes-and-n-more-mistakes = { $mistakes }; y { $n } errores más
py-n-pieces-cannot-lie-on-the-table = no pueden estar { $n } piezas sobre la mesa
py-piece-name-cannot-lie-so-on-cell-name-2-it-points-another-wa-521f = la pieza { $name } no puede ir así en la casilla { $name_2 }: apunta en otra dirección
py-piece-name-does-not-lie-on-the-board-with-all-its-cells = la pieza { $name } no está con todas sus casillas sobre el tablero
py-piece-name-has-no-way-number-way-there-are-n = la pieza { $name } no tiene la orientación número { $way }; hay { $n }
py-pieces-lie-there-from-the-start-so-the-choices-of-the-setup-3de9 = hay piezas puestas desde el principio, así que hay que elegir la preparación
py-points-of-a-puzzle-of-numbers-cannot-be-blocked = los puntos de un puzle de números no se pueden bloquear
py-the-cells-are-named-name-to-name-2 = las casillas se llaman de { $name } a { $name_2 }
py-the-puzzle-file-has-n-characters-at-most-most-are-taken = el archivo del puzle tiene { $n } caracteres; se aceptan como mucho { $most }
py-there-is-no-cell-name-on-the-board = no hay ninguna casilla { $name } en el tablero
py-there-is-no-cell-number-cell-the-board-has-n = no hay ninguna casilla número { $cell }; el tablero tiene { $n }
py-there-is-no-piece-number-number-there-are-n = no hay ninguna pieza número { $number }; hay { $n }
py-there-is-no-puzzle-name-in-the-catalog = no hay ningún puzle { $name } en el catálogo
py-this-is-no-puzzle-file-its-values-are-nested-too-deeply-or-n-b4c8 = esto no es un archivo de puzle: sus valores están anidados a demasiada profundidad, o no son números

## desk/outlines.py

py-Balls = Bolas
py-Balls-in-triangles = Bolas en triángulos
py-Cubes = Cubos
py-Cubes-cut-into-24 = Cubos cortados en 24
py-Flowers-of-pentagons = Flores de pentágonos
py-Hexagons = Hexágonos
py-Kites = Cometas
py-Octagons-and-squares = Octógonos y cuadrados
py-Pentagons = Pentágonos
py-Prisms = Prismas
py-Quarter-squares = Cuartos de cuadrado
py-Rhombi = Rombos
py-Sixths-of-triangles = Sextos de triángulo
py-Squares = Cuadrados
py-Squares-and-triangles = Cuadrados y triángulos
py-Tetra-and-octahedra = Tetraedros y octaedros
py-Thirds-of-triangles = Tercios de triángulo
py-Triangles = Triángulos
py-Triangles-and-hexagons = Triángulos y hexágonos
py-edit-them-as-text = edítalas como texto
py-expected-an-object-with-the-sizes = se esperaba un objeto con los tamaños
py-it-has-names = tiene { $names }
py-key-must-be-a-number-from-least-to-most = { $key } debe ser un número de { $least } a { $most }
py-make-it-smaller = hazlo más pequeño
py-n-cells-are-too-many-at-most-most = { $n } casillas son demasiadas; como mucho { $most }
py-row-row-column-column = fila { $row }, columna { $column }
py-the-cells-lie-too-far-apart-to-be-painted = las casillas están demasiado separadas para pintarlas
py-the-lattice-lattice-has-no-such-shape = la retícula { $lattice } no tiene esa forma
py-there-is-no-such-lattice = no existe esa retícula
py-this-is-no-cell-of-the-lattice-lattice = esto no es una casilla de la retícula { $lattice }
py-this-patch-is-too-large-to-paint-on = esta superficie es demasiado grande para pintar en ella
py-with-n-sides = con { $n } lados

## desk/plane.py

py-A-tiling-of-the-plane = Una teselación del plano
py-Each-piece-has-the-number-of-its-corona-0-is-the-piece-in-th-c858 = Cada pieza lleva el número de su corona; 0 es la pieza del centro.
py-No-tiling-of-the-plane = Ninguna teselación del plano
py-The-time-allowed-for-one-search-is-over- = Se acabó el tiempo permitido para una búsqueda.
py-What-is-in-the-parallelogram-moved-by-its-sides-again-and-ag-2ccc = Lo que hay en el paralelogramo, trasladado una y otra vez según sus lados, da todo el plano.
py-You-stopped-it- = La has detenido.
py-an-object-with-lattice-and-cells = un objeto con "lattice" y "cells"
py-choose-one-in-the-plane = elige una del plano
py-expected-a-piece = se esperaba una pieza
py-looking-for-a-tiling-of-the-plane = buscando una teselación del plano
py-n-n-corona-coronas-found = { $n } { $n ->
        [one] corona encontrada
       *[other] coronas encontradas
    }
py-no-period-of-up-to-n-n-piece-pieces = ningún periodo de hasta { $n } { $n ->
        [one] pieza
       *[other] piezas
    }
py-paint-some = pinta algunas
py-the-lattice-lattice-lies-in-space = la retícula { $lattice } está en el espacio
py-the-piece-has-no-cells-yet = la pieza aún no tiene casillas
py-trying-the-smallest-periods = probando los periodos más pequeños

## desk/repaint.py

py-Things-went-with-n-its-cell-the-cells- = Con { $n ->
        [one] la casilla
       *[other] las casillas
    } se fue también: { $things }.
py-a-cell-is-changed-twice = una casilla se cambia dos veces
py-a-choice-of-the-setup = una elección de la preparación
py-a-given-value = un valor dado
py-a-line = una línea
py-a-pair-of-glued-sides = un par de lados pegados
py-a-region = una región
py-expected-a-shape-and-its-sizes = se esperaba una forma y sus tamaños
py-expected-a-value-one-word-without-blanks = se esperaba un valor, una palabra sin espacios
py-expected-cells-each-with-a-state = se esperaban casillas, cada una con un estado
py-expected-the-puzzle-file-as-an-object = se esperaba el archivo del puzle como objeto
py-the-states-are-names = los estados son { $names }

## desk/requests.py

py-an-object-with-name-or-document = un objeto con "name" o "document"
py-expected-a-puzzle = se esperaba un puzle
py-expected-about = se esperaba: { $about }
py-expected-either-name-or-document = se esperaba "name" o "document"
py-expected-what = se esperaba: { $what }
py-the-keys-are-names = las claves son { $names }
py-what-has-no-unknown = { $what } no tiene { $unknown }

## desk/searches.py

py-At-least-solutions-the-count-is-not-complete = Al menos { $solutions }; el recuento no está completo
py-Every-possibility-was-tried- = Se probaron todas las posibilidades.
py-Exactly-solutions-how-many-are-left-of-them-up-to-symmetry-w-8f41 = Exactamente { $solutions }; no se terminó de contar cuántas quedan salvo simetría
py-No-solution-found-so-far-the-count-is-not-complete = Ninguna solución por ahora; el recuento no está completo
py-No-solution-found-so-far-the-search-is-not-complete = Ninguna solución por ahora; la búsqueda no está completa
py-No-solution-has-what-lies-on-the-table- = Ninguna solución contiene lo que hay sobre la mesa.
py-The-first-n-of-all-different-solutions- = Las primeras { $n } de { $all } soluciones diferentes.
py-The-first-n-of-all-solutions- = Las primeras { $n } de { $all } soluciones.
py-There-is-no-solution- = No hay solución.
py-These-numbers-are-exact = Estos números son exactos
py-counting-all-solutions-with-engine = contando todas las soluciones con { $engine }
py-it-needed-more-memory-than-one-search-may-have = necesitó más memoria de la que puede tener una búsqueda
py-it-was-stopped = se detuvo
py-looking-for-solutions-with-engine = buscando soluciones con { $engine }
py-n-different-n-solution-solutions = { $n } { $n ->
        [one] solución
       *[other] soluciones diferentes
    }
py-n-n-solution-solutions = { $n } { $n ->
        [one] solución
       *[other] soluciones
    }
py-no-more-are-kept-here = aquí no se guardan más
py-so-far-why- = { $so_far }: { $why }.
py-solutions-That-is-all = { $solutions }. Eso es todo
py-solutions-all-with-turned-or-mirrored-ones = { $solutions }, { $all } con las giradas o reflejadas
py-solutions-so-far-there-may-be-more = { $solutions } por ahora; puede haber más
py-solutions-with-what-lies-on-the-table = { $solutions } con lo que hay sobre la mesa
py-take-back-what-does-not-fit = quita lo que no cabe
py-the-time-allowed-for-one-search-is-over = se acabó el tiempo permitido para una búsqueda
py-watch-pieces-come-and-go-as-the-search-tries-them = mira: las piezas van y vienen según las prueba la búsqueda
py-whole-every-possibility-was-tried- = { $whole }: se probaron todas las posibilidades.
py-you-stopped-it = la has detenido

## desk/sizes.py

py-a-cell-has-the-coordinate-shown-they-go-to-farthest-here = una casilla tiene la coordenada { $shown }; aquí llegan hasta { $farthest }
py-a-piece-of-n-cells-is-too-large-here-at-most-most = una pieza de { $n } casillas es demasiado grande aquí; como mucho { $most }
py-a-shape-of-this-size-is-too-large-at-most-most-cells-are-ser-4a51 = { $shape } de este tamaño es demasiado grande; aquí se admiten como mucho { $most } casillas
py-all-these-polyforms-together-are-too-many-here = todas estas poliformas juntas son demasiadas aquí
py-board = tablero
py-n-cells-in-all-pieces-are-too-many-here-at-most-most = { $n } casillas en todas las piezas son demasiadas aquí; como mucho { $most }
py-n-pieces-are-too-many-here-at-most-most = { $n } piezas son demasiadas aquí; como mucho { $most }
py-polyforms-of-shown-cells-are-too-many-here-they-have-at-most-0090 = las poliformas de { $shown } casillas son demasiadas aquí; tienen como mucho { $most }
py-take-smaller-values-or-fewer = toma valores más pequeños, o menos
py-the-pieces-can-lie-in-too-many-ways-n-with-all-their-orienta-50a8 = las piezas se pueden colocar de demasiadas maneras: { $n } con todas sus orientaciones; aquí se admiten como mucho { $most }
py-the-puzzle-has-n-pieces-at-most-most-are-served-here = el puzle tiene { $n } piezas; aquí se admiten como mucho { $most }
py-the-values-lie-too-far-apart-from-shown-to-shown-2-for-all-t-a80e = los valores están demasiado separados, de { $shown } a { $shown_2 }, para mirar aquí todas sus sumas

## desk/solids.py

py-only-pieces-in-space-make-a-solid = solo las piezas en el espacio forman un sólido

## desk/tools.py

py-0-for-the-usual-size = 0 para el tamaño habitual
py-3MF-for-a-3D-printer = 3MF, para una impresora 3D
py-Analyze = Analizar
py-Analyze-it = Analizar
py-Analyzing = Analizando
py-Brief = Encargo
py-Count-turned-and-mirrored-ones-as-well = Contar también las giradas y reflejadas
py-DXF-for-a-laser-cutter = DXF, para una cortadora láser
py-Each-further-point-doubles-what-is-tried-in-vain- = Cada punto más duplica lo que se prueba en vano.
py-Edge-of-a-cell-in-mm = Arista de una casilla en mm
py-Fewer-changes-may-be-enough- = Puede que basten menos cambios.
py-File = Archivo
py-Files-at-true-size-paper-to-cut-out-outlines-for-a-laser-sol-b15a = Archivos a tamaño real: papel para recortar, contornos para un láser, sólidos para una impresora 3D.
py-Find-the-reason = Buscar el motivo
py-First-moves-that-leave-fewest = Primeras jugadas que menos dejan
py-First-moves-that-leave-most = Primeras jugadas que más dejan
py-How-hard-the-puzzle-is-for-a-person-told-from-attempts-like-bdf7 = Lo difícil que es el puzle para una persona, según intentos como los de una persona.
py-In-every-solution = En todas las soluciones
py-In-percent-of-the-solutions-where-each-noun-lies = En porcentaje de las soluciones, dónde va { $noun ->
        [tile] cada ficha
        [number] cada número
       *[other] cada pieza
    }
py-Invent = Inventar
py-Inventing = Inventando
py-It-is-not-known-if-there-is-a-solution- = No se sabe si hay solución.
py-Laser-and-solids-a-tray-too = Láser y sólidos: también una bandeja
py-Look-for-changes = Buscar cambios
py-Looking-for-changes = Buscando cambios
py-Looking-for-the-reason = Buscando el motivo
py-Make-it-real = Fabricarlo
py-Make-it-unique = Hacerlo único
py-Make-the-file = Crear el archivo
py-Make-the-sheets = Crear las hojas
py-Making-a-file = Creando un archivo
py-Making-sheets = Creando hojas
py-Names-of-pupils-one-in-a-line = Nombres del alumnado, uno por línea
py-New-puzzles-to-order-each-counted-by-two-engines-The-brief-s-fe15 = Puzles nuevos por encargo, cada uno contado por dos motores. El encargo dice qué está dado y qué es libre.
py-No-fewer-changes-are-enough- = No bastan menos cambios.
py-No-such-change-was-found- = No se encontró ningún cambio así.
py-None-of-these-can-be-left-out- = No se puede dejar fuera nada de esto.
py-On-paper = En papel
py-Over-all-solutions-where-each-piece-lies-how-often-what-is-f-ef40 = En todas las soluciones: con qué frecuencia va cada pieza en cada sitio, qué es forzoso, y qué deja cada primera jugada.
py-PDF-to-print-on-paper = PDF, para imprimir en papel
py-Paper = Papel
py-Paper-pages-to-solve-with-a-pencil = Papel: páginas para resolver con lápiz
py-Puzzles = Puzles
py-Puzzles-on-a-page = Puzles por página
py-Rate = Valorar
py-Rate-it = Valorar
py-Rating = Valorando
py-STL-for-a-3D-printer = STL, para una impresora 3D
py-SVG-for-a-laser-cutter = SVG, para una cortadora láser
py-Seed = Semilla
py-Sheets-to-solve-with-a-pencil-several-puzzles-on-a-page-each-259c = Hojas para resolver con lápiz, varios puzles en una página, cada página con una línea para un nombre.
py-Side-by-side = Lado a lado
py-Solutions = Soluciones
py-Solutions-on-paper = Soluciones en papel
py-The-least-change-after-which-the-puzzle-has-as-many-solution-d1da = El cambio mínimo tras el cual el puzle tiene tantas soluciones como quieras: una pieza puesta, una casilla bloqueada, dos piezas pegadas, una marca cambiada.
py-The-puzzle-has-as-many-solutions-as-it-is- = El puzle ya tiene tantas soluciones tal como está.
py-The-same-seed-invents-the-same-puzzles- = La misma semilla inventa los mismos puzles.
py-The-search-was-stopped- = La búsqueda se detuvo.
py-The-smallest-set-of-pieces-and-cells-that-cannot-be-together-b11d = El menor conjunto de piezas y casillas incompatibles, para un puzle sin solución.
py-The-time-is-over- = Se acabó el tiempo.
py-There-are-no-more- = No hay más.
py-There-is-a-solution- = Hay una solución.
py-There-is-no-solution-and-no-smaller-reason-that-was-proved- = No hay solución, ni motivo más pequeño: está demostrado.
py-There-may-be-more-changes- = Puede haber más cambios.
py-This-cannot-be-together = Esto no puede darse a la vez
py-Why-none- = ¿Por qué ninguna?
py-distinct-distinct-different-up-to-symmetry-counted-by-engine-9903 = { $distinct } distintas, { $different } salvo simetría, contadas por { $engines }.
py-grade-number-1f = { $grade }: { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
py-move = jugada
py-noun-words = { $noun ->
        [pieces] piezas
        [tiles] fichas
        [tile] ficha
        [numbers] números
        [number] número
       *[other] pieza
    } { $words }
py-of-the-solutions = de las soluciones
py-one = una
py-pair = pareja
py-six = seis
py-solutions-left = soluciones que quedan
py-up-to-a-hundred = hasta cien

## desk/typed_tiles.py

py-Capital-and-small-letters-are-two-halves-of-a-picture = las mayúsculas y las minúsculas son dos mitades de un dibujo
py-Equal-labels-meet- = Se tocan marcas iguales.
py-The-words-name-and-name-2-tell-two-halves-of-a-picture-apart-cf31 = Las palabras { $name } y { $name_2 } distinguen dos mitades de un dibujo, que se tocan.
py-as-their-sides-are-listed = en el orden de sus lados
py-has-a-which-stands-for-no-label = tiene un *, que significa sin marca
py-is-longer-than-longest-letters = tiene más de { $longest } letras
py-line-number-has-n-but-a-tile-has-names-sides = la línea { $number } tiene { $n }, pero una ficha tiene { $names } lados
py-line-number-the-label-label-what = línea { $number }: la marca { $label } { $what }
py-mark-and-other-tell-two-halves-of-a-picture-apart-first-meet-a174 = { $mark } y { $other } distinguen dos mitades de un dibujo: { $first } se toca con { $second }.
py-n-n-tile-tiles-read-as-order- = { $n } { $n ->
        [one] ficha
       *[other] fichas
    }, con los lados en el orden: { $order }.
py-n-tiles-are-too-many-at-most-most-are-served-here = { $n } fichas son demasiadas; aquí se admiten como mucho { $most }
py-no-line-of-this-has-labels = ninguna línea de este texto tiene marcas
py-order-a-dot-stands-for-a-side-without-a-label = { $order }; un punto significa un lado sin marca
py-there-is-nothing-to-read = no hay nada que leer
py-write-a-short-word-or-a-letter = escribe una palabra corta o una letra
py-write-a-tile-on-each-line-for-example-sample = escribe una ficha en cada línea, por ejemplo: { $sample }
py-write-them-in-the-order-names-for-example-sample = escríbelas en el orden { $names }, por ejemplo: { $sample }

## desk/views.py

py-Different-pictures-where-one-that-can-be-turned-into-another-f8ac = Dibujos diferentes, donde uno que se puede girar en otro no cuenta de nuevo.
py-Distinct = Distintas
py-Every-way-to-lay-the-pieces-with-pieces-that-look-alike-told-c69a = Cada manera de colocar las piezas, distinguiendo las piezas que se ven iguales.
py-Finished-pictures-that-look-different-on-a-board-that-stays-70fd = Dibujos acabados que se ven diferentes en un tablero que no se mueve.
py-Flip-over = Voltear
py-Raw = En bruto
py-Really-different-pictures-what-can-be-turned-or-mirrored-int-9e16 = Dibujos realmente diferentes: lo que se puede girar o reflejar en otro no cuenta de nuevo.
py-Really-different-pictures-where-renaming-the-labels-for-numb-df5c = Dibujos realmente diferentes, donde tampoco cuenta cambiar el nombre de las marcas (en números: intercambiar grandes y pequeños).
py-Roll = Rodar
py-Roll-back = Rodar atrás
py-Tip = Inclinar
py-Tip-back = Inclinar atrás
py-Turn = Girar
py-Turn-back = Girar atrás
py-Up-to-rotation = Salvo rotación
py-Up-to-symmetry = Salvo simetría
py-Up-to-symmetry-and-relabeling = Salvo simetría y cambio de nombres
py-any-sum-the-same-for-all = cualquier suma, la misma para todas
py-cell-layer-n = { $cell }, capa { $n }
py-given-value = dado { $value }
py-in-a-region-where-condition = en una región con la condición: { $condition }
py-kind-name = { $kind ->
        [cell] casilla
        [point] punto
        [tile] ficha
        [number] número
       *[other] pieza
    } { $name }
py-on-a-line-with-the-sum-sum = en una línea con la suma { $sum }
py-the-sum-is-sum = la suma es { $sum }
py-variant-variant = variante { $variant }
py-without-a-variant = sin variante

## desk/workshop.py

py-a-text-of-at-most-most-characters = un texto de como mucho { $most } caracteres
py-a-whole-number-from-least-to-most = un número entero de { $least } a { $most }
py-expected-expected = se esperaba: { $expected }
py-one-of-names = uno de { $names }
py-true-or-false = verdadero o falso

## families/all_setups.py

py-name-has-n-setups-more-than-the-most-setups-that-can-be-list-e38f = { $name } tiene { $n } preparaciones, más de las { $most_setups } que se pueden enumerar; pide una muestra de ellas

## families/board_sizes.py

py-axis-cannot-be-size-in-name-this-puzzle-has-numbers-in-words = { $axis } no puede ser { $size } en { $name }; este puzle tiene { $numbers_in_words }
py-name-cannot-be-wrapped-around-as-this-puzzle-is-help = { $name } no se puede enrollar como este puzle; { $help }
py-name-has-n-n-cell-cells-which-is-no-multiple-of-multiple-hel-f561 = { $name } tiene { $n } { $n ->
        [one] casilla
       *[other] casillas
    }, que no es múltiplo de { $multiple }; { $help }
py-one-size-is-chosen-such-as-name-found-names = se elige un tamaño, como { $name }; se encontró { $names }
py-there-are = hay
py-there-is-no-size-name-form = no hay tamaño { $name }; { $form }

## families/build_board.py

py-a-shape-has-sizes-of-its-own-scale-is-for-a-picture-or-cells = una forma tiene tamaños propios; `scale` es para `picture` o `cells`
py-a-shape-on-the-lattice-lattice = { $shape } en la retícula { $lattice }
py-a-side-is-a-cell-and-its-side-such-as-1-left = un lado es una casilla y su lado, como "1 left"
py-cell-cell-has-no-side-side = la casilla { $cell } no tiene el lado { $side }
py-expected-two-sides-that-meet-found-n = se esperaban dos lados que se tocan, hay { $n }
py-give-a-number-or-the-name-of-one-of-its-sizes = da un número, o el nombre de uno de sus tamaños
py-give-one-name-for-each-cell-in-reading-order-rows-from-the-t-b63d = da un nombre a cada casilla, en orden de lectura: filas desde arriba, cada una desde la izquierda
py-its-sides-are = sus lados son
py-its-sizes-are-wanted = sus tamaños son { $wanted }
py-key-is-a-size-of-a-shape-which-this-board-does-not-have = `{ $key }` es un tamaño de `shape`, que este tablero no tiene
py-n-n-name-names-for-n-cells-n-cells-cell-cells = { $n } { $n ->
        [one] nombre
       *[other] nombres
    } para { $n_cells } { $n_cells ->
        [one] casilla
       *[other] casillas
    }
py-no-cell-of-the-board-is-left = no queda ninguna casilla del tablero
py-such-as-1-left-4-right = como ["1 left", "4 right"]
py-the-lattice-lattice-has-no-shape-shape-it-has-makers = la retícula { $lattice } no tiene la forma { $shape }; tiene { $makers }
py-this-board-has-more-than-most-cells-cells = este tablero tiene más de { $most_cells } casillas
py-this-board-has-no-entry = este tablero no tiene `{ $entry }`
py-two-cells-are-named-name-number-first-and-number-k = dos casillas se llaman { $name }: la número { $first } y la número { $k }
py-what-has-no-key = { $what } no tiene `{ $key }`
py-what-needs-wanted-are-missing = { $what } necesita { $wanted }; { $are_missing }
py-without-takes-the-numbers-of-cells-in-reading-order-before-a-9478 = `without` toma los números de las casillas en orden de lectura, antes de quitar ninguna: de 1 a { $n }

## families/build_parts.py

py-a-board-that-is-no-shape = un tablero que no es `shape`
py-a-shape-on-the-name-lattice = { $shape } en la retícula { $name }
py-about-where-about-2-chosen = { $about }, donde se eligen { $about_2 }
py-any-cells-may-be-chosen-with-kind-cells-there-are-no-choices-c3ca = con kind = "cells" se pueden elegir casillas cualesquiera; no hay nada que enumerar
py-block-cells-cannot-be-chosen-on-a-board-of-n = no se pueden elegir { $block } casillas en un tablero de { $n }
py-block-the-number-of-cells-that-are-chosen-is-missing = falta `block`, el número de casillas que se eligen
py-choose-pieces-cannot-be-chosen-from-n-pieces = no se pueden elegir { $choose } piezas de { $n_pieces }
py-chosen-chosen-from-n-n-choice-choices-one-is-chosen-from-eac-165e = { $chosen } de { $n } { $n ->
        [one] elección
       *[other] elecciones
    }; se elige una de cada
py-for-another-choice-of-cells-set-kind-dice = para otra elección de casillas pon kind = "dice"
py-its-size-is-its = su tamaño es { $its }
py-its-sizes-are-its = sus tamaños son { $its }
py-key-is-about-what = `{ $key }` se refiere a { $what }
py-kind-kind-needs-choices-a-list-with-the-cells-of-each-of-wha-36a1 = kind = "{ $kind }" necesita `choices`, una lista con las casillas de: { $of_what }
py-leave-block-out-or-make-the-two-agree = deja fuera `block`, o haz que los dos coincidan
py-leave-choices-out-or-set-kind-dice-or-date = deja fuera `choices`, o pon kind = "dice" o "date"
py-leave-variant-out-or-say-under-variant-variant-what-differs = deja fuera `variant`, o di en [variant.{ $variant }] qué cambia
py-let-their-sizes-end-sooner = haz que sus tamaños terminen antes
py-list-them-from-Monday-to-Sunday-wherever-they-stand-on-the-b-c80b = enuméralos de lunes a domingo, estén donde estén en el tablero
py-n-n-cell-cells-for-a-setup-that-blocks-blocked = { $n } { $n ->
        [one] casilla
       *[other] casillas
    } para una preparación que bloquea { $blocked }
py-only-one-size-can-be-chosen-say-what-sizes-may-be = solo se puede elegir un tamaño; di qué puede ser { $sizes }
py-piece-name-is-listed-twice = la pieza { $name } está dos veces
py-pieces-names-a-set-of-pieces-but-here-cells-are-chosen = `pieces` nombra un juego de piezas, pero aquí se eligen casillas
py-size-is-a-size-of-the-board-which-is-not-chosen-here = `size` es un tamaño del tablero, que aquí no se elige
py-target-is-a-sum-of-numbers-on-lines-which-pieces-do-not-have = `target` es una suma de números en líneas, que las piezas no tienen
py-the-choices-of-a-date-are-lists-of-the-cells-of-lists-each-a-646d = las elecciones de una fecha son listas de las casillas de { $lists }, cada una como mucho una vez; hay { $numbers } nombres
py-the-largest-of-these-boards-has-more-than-most-cells-cells = el mayor de estos tableros tiene más de { $most_cells } casillas
py-the-list-of-weekdays-begins-with-first-it-is-read-from-Monda-cb15 = la lista de los días de la semana empieza por { $first }; se lee desde el lunes
py-the-pieces-are = las piezas son
py-the-variants-are = las variantes son
py-there-is-no-piece-name = no hay ninguna pieza { $name }
py-there-is-no-variant-variant-in-this-file = en este archivo no hay ninguna variante { $variant }
py-there-is-nothing-to-choose-from-here = aquí no hay nada que elegir
py-these-are-n-boards-boards-at-most-most-boards-can-be-chosen-5374 = son { $n_boards } tableros; se puede elegir entre como mucho { $most_boards }
py-these-boards-have-more-than-most-wrapped-cells-together-too-fc28 = estos tableros tienen juntos más de { $most_wrapped } casillas, demasiadas para enrollar cada uno

## families/closed.py

py-a-Klein-bottle = una botella de Klein
py-a-projective-plane = un plano proyectivo
py-a-sphere = una esfera
py-a-sphere-with-n-handles = una esfera con { $n } asas
py-a-torus = un toro
py-cell-side = { $cell } { $side }
py-glued-closed-with-edges-edges-and-corners-corners-surface = { $glued }; cerrado, con { $edges } aristas y { $corners } esquinas: { $surface }
py-glued-pairs = pegado: { $pairs }
py-shifts-n-leads-lead-back-to-the-same-cell = { $shifts } { $n ->
        [one] lleva
       *[other] llevan
    } de vuelta a la misma casilla
py-way-mirrored = { $way }, reflejada
py-wrapped-closed-surface = { $wrapped }; cerrado: { $surface }
py-wrapped-ways = enrollado: { $ways }

## families/common.py

py-cell-name-is-blocked-twice-name-blocked-different-cells = la casilla { $name } está bloqueada dos veces; nombra { $blocked } casillas diferentes
py-counted-blocked-but-this-puzzle-blocks-blocked-found-names = { $counted } bloqueadas, pero este puzle bloquea { $blocked }: se encontró { $names }
py-name-is-a-template-first-step = { $name } es una plantilla: { $first_step }
py-the-cells-are-named-board-name-to-board-name-2 = las casillas se llaman de { $board_name } a { $board_name_2 }
py-there-is-no-cell-name-on-the-board-hint = no hay ninguna casilla { $name } en el tablero; { $hint }

## families/fields.py

py-cell-cell-is-listed-twice = la casilla { $cell } está dos veces
py-cell-is-no-cell-of-the-lattice-lattice = { $cell } no es una casilla de la retícula { $lattice }
py-cell-is-too-far-away-coordinates-go-up-to-farthest = { $cell } está demasiado lejos; las coordenadas llegan hasta { $farthest }
py-cell-name-is-listed-twice = la casilla { $name } está dos veces
py-expected-a-text-on-one-line-without-control-characters-found-a012 = se esperaba un texto de una línea sin caracteres de control, se encontró { $value }
py-expected-a-text-or-a-list-of-texts-found-value = se esperaba un texto o una lista de textos, se encontró { $value }
py-expected-a-text-or-a-whole-number-found-value = se esperaba un texto o un número entero, se encontró { $value }
py-expected-a-whole-number-or-at-the-end-of-a-period-mirror-fou-8e29 = se esperaba un número entero, o al final de un periodo "{ $mirror }", se encontró { $value }
py-given-and-key-both-say-what-what-is-keep-one-of-them = `{ $given }` y `{ $key }` dicen ambos qué es { $what }; conserva uno de ellos
py-the-list-of-cells-is-empty = la lista de casillas está vacía
py-the-noun-s-are-named = { $noun ->
        [point] los puntos
       *[other] las casillas
    } se llaman
py-there-is-no-noun-name-on-the-board = no hay { $noun ->
        [point] ningún punto
       *[other] ninguna casilla
    } { $name } en el tablero
py-these-are-n-cells-cells-a-board-or-a-piece-has-at-most-most-77db = son { $n_cells } casillas; un tablero o una pieza tiene como mucho { $most_cells }
py-what-needs-one-of-names = { $what } necesita uno de { $names }

## families/labeling/check.py

py-line-line-adds-up-to-total-but-line-first-to-common = la línea { $line } suma { $total }, pero la línea { $first } suma { $common }
py-line-line-adds-up-to-total-not-target = la línea { $line } suma { $total }, no { $target }
py-line-line-adds-up-to-total-not-wanted = la línea { $line } suma { $total }, no { $wanted }
py-number-value-is-not-used = no se usa el número { $value }
py-number-value-is-used-n-times-on-points-names = el número { $value } se usa { $n } veces: en los puntos { $names }
py-number-value-lies-on-a-point-that-is-not-on-the-board = el número { $value } está en un punto que no es del tablero
py-numbers-values-lie-on-the-same-point-name = los números { $values } están en el mismo punto, { $name }
py-point-name-has-no-value = el punto { $name } no tiene valor
py-point-name-has-value-on-but-value-is-given-there = el punto { $name } tiene { $value_on }, pero ahí se da { $value }
py-point-name-has-value-which-is-not-among-the-values = el punto { $name } tiene { $value }, que no está entre los valores
py-region-first-adds-up-to-one-but-region-second-to-two = la región { $first } suma { $one }, pero la región { $second } suma { $two }
py-region-region-wrong = región { $region }: { $wrong }
py-strange-lies-there-where-only-values-may = ahí está { $strange }, donde solo puede estar { $values }
py-the-sum-is-sum-instead-of-allowed = la suma es { $sum } en lugar de { $allowed }
py-values-lies-on-n-of-its-points-instead-of-allowed = { $values } está en { $n } de sus puntos en lugar de { $allowed }

## families/labeling/edits.py

py-give-other-instead-of-value-on-point-point = dar { $other } en lugar de { $value } en el punto { $point }
py-give-value-on-point-point = dar { $value } en el punto { $point }
py-let-points-add-up-to-other-instead-of-sum = hacer que { $points } sume { $other } en lugar de { $sum }
py-let-the-lines-add-up-to-other-instead-of-sum = hacer que las líneas sumen { $other } en lugar de { $sum }
py-write-other-instead-of-point-in-the-line-points = escribir { $other } en lugar de { $point } en la línea { $points }

## families/labeling/fields.py

py-cells-of-the-name-lattice-have-no-straight-lines-list-the-li-f381 = las casillas de la retícula { $name } no tienen líneas rectas; enumera las líneas
py-every-point-of-a-labeling-puzzle-takes-a-value-none-is-key = cada punto de un puzle de números toma un valor; ninguno es { $key }
py-expected-a-list-of-lines-such-as-A-B-C-or-straight-found-val-3388 = se esperaba una lista de líneas como "A B C", o "straight", se encontró { $value }
py-expected-a-number-a-list-of-numbers-or-common-found-value = se esperaba un número, una lista de números, o "common", se encontró { $value }
py-expected-a-range-such-as-1-9-or-a-list-of-whole-numbers-foun-fbd1 = se esperaba un intervalo como "1..9" o una lista de números enteros, se encontró { $value }
py-first-last-is-an-empty-range = { $first }..{ $last } es un intervalo vacío
py-first-last-is-too-long-a-range = { $first }..{ $last } es un intervalo demasiado largo
py-has-no-line-is-left-for-target = { $has }; no queda ninguna línea para { $target }
py-leave-out-target-or-the-sum-of-a-line = deja fuera `target`, o la suma de una línea
py-lines-is-missing = falta `lines`
py-n-n-value-values-for-n-2-n-2-point-points-each-point-takes-o-6e0e = { $n } { $n ->
        [one] valor
       *[other] valores
    } para { $n_2 } { $n_2 ->
        [one] punto
       *[other] puntos
    }; cada punto toma un valor
py-order-is-that-of-tiles-in-lines-of-labels = `order` es el orden de las fichas en líneas de marcas
py-say-which-points-add-up-or-give-regions = di qué puntos se suman, o da regiones
py-straight-lines-have-no-ends-on-a-board-that-is-wrapped-or-gl-14bd = las líneas rectas no tienen extremos en un tablero enrollado o pegado; enumera las líneas
py-target-is-missing = falta `target`
py-this-board-has-no-straight-lines-of-two-cells-or-more = este tablero no tiene líneas rectas de dos casillas o más
py-this-line-has-no-points = esta línea no tiene puntos
py-this-line-passes-point-word-twice = esta línea pasa dos veces por el punto { $word }
py-use-without-for-cells-that-are-not-there = usa `without` para casillas que no existen
py-value-value-is-given-to-two-points-name-and-name-2 = el valor { $value } se da a dos puntos, { $name } y { $name_2 }
py-value-value-is-listed-twice-all-values-must-differ = el valor { $value } está dos veces; todos los valores deben ser distintos
py-value-value-of-point-name-is-not-among-the-values = el valor { $value } del punto { $name } no está entre los valores

## families/labeling/lint.py

py-a-line-of-low-low-point-points-adds-up-to-at-least-least = una línea de { $low } { $low ->
        [one] punto
       *[other] puntos
    } suma al menos { $least }
py-check-the-given-values = comprueba los valores dados
py-check-the-lines-and-the-values = comprueba las líneas y los valores
py-check-the-sum-or-leave-it-out = comprueba la suma, o déjala fuera
py-check-the-sum-the-values-and-the-line = comprueba la suma, los valores y la línea
py-check-the-sum-the-values-and-the-lines = comprueba la suma, los valores y las líneas
py-given-on-add-up-to-one-those-on-named-to-two = { $given_on } suman { $one }, los de { $named } suman { $two }
py-given-on-add-up-to-total-not-allowed = { $given_on } suman { $total }, no { $allowed }
py-is-one-of-the-lines-mistyped- = ¿hay un error al escribir una de las líneas?
py-is-one-of-them-mistyped- = ¿hay un error al escribir una de ellas?
py-line-named-adds-up-to-own-wherever-the-values-lie = la línea { $named } suma { $own }, estén donde estén los valores
py-line-outer-passes-all-points-of-line-inner = la línea { $outer } pasa por todos los puntos de la línea { $inner }
py-message-in-any-order-which-multiplies-the-solutions = { $message }, en cualquier orden, lo que multiplica las soluciones
py-no-sum-is-common-to-all-lines-one-one-of-high-high-point-poi-0bd6 = ninguna suma es común a todas las líneas: { $one }, una de { $high } { $high ->
        [one] punto
       *[other] puntos
    }, como mucho { $most }
py-passes-and-besides-names-whose-values-would-have-to-add-up-t-36db = { $passes } y además por { $names }, cuyos valores tendrían que sumar { $rest }
py-passes-so-that-names-n-is-add-up-to-rest = { $passes }, así que { $names } { $n ->
        [one] es
       *[other] suman
    } { $rest }
py-point-idle-is-on-no-line-it-takes-any-value-that-is-left-ove-ed39 = el punto { $idle } no está en ninguna línea: toma cualquier valor que sobre, lo que multiplica las soluciones
py-point-idle-is-on-no-line-it-takes-the-value-that-is-left-ove-1a94 = el punto { $idle } no está en ninguna línea: toma el valor que sobra
py-point-names-would-have-to-be-needed = el punto { $names } tendría que ser { $needed }
py-points-idle-are-on-no-line-they-take-the-values-that-are-lef-6742 = los puntos { $idle } no están en ninguna línea: toman los valores que sobran
py-the-lines-one-and-two-differ-only-in-the-points-a-and-b-whic-12d9 = las líneas { $one } y { $two } solo difieren en los puntos { $a } y { $b }, que tendrían que tener el mismo valor
py-the-lines-one-and-two-pass-the-same-points = las líneas { $one } y { $two } pasan por los mismos puntos
py-the-lines-one-and-two-pass-the-same-points-but-their-sums-ar-9656 = las líneas { $one } y { $two } pasan por los mismos puntos, pero sus sumas son { $own_first } y { $own_second }
py-the-sum-own-of-line-named-is-why = la suma { $own } de la línea { $named } es { $why }
py-the-sum-target-is-why = la suma { $target } es { $why }
py-the-values-given-on-line-named = los valores dados en la línea { $named }
py-values-values-value-values-for-points-points-point-points-so-f925 = { $values } { $values ->
        [one] valor
       *[other] valores
    } para { $points } { $points ->
        [one] punto
       *[other] puntos
    }, así que { $unused } { $unused ->
        [one] valor queda
       *[other] valores quedan
    } sin usar
py-wanted-to-complete-line-named-but-that-is-not-left-among-the-6961 = { $wanted } para completar la línea { $named }, pero eso ya no queda entre los valores

## families/labeling/lint_regions.py

py-check-the-condition-or-leave-it-out = comprueba la condición, o déjala fuera
py-give-another-region-with-the-same-sum-or-leave-it-out = da otra región con la misma suma, o déjalo fuera
py-here-the-values-wanted-wherever-they-lie = { $here }: { $wanted }, estén donde estén los valores
py-its-sum-is-at-most-most-that-of-region-named-at-least-least = su suma es como mucho { $most }, la de la región { $named } al menos { $least }
py-only-n-values-n-values-value-values-may-lie-on-its-n-points-c9f9 = solo { $n_values } { $n_values ->
        [one] valor puede
       *[other] valores pueden
    } estar en { $n_points ->
        [one] su
       *[other] sus
    } { $n_points } { $n_points ->
        [one] punto
       *[other] puntos
    }
py-region-named = región { $named }
py-region-named-has-the-same-sum-as-other-regions-and-there-are-cc89 = la región { $named } tiene la misma suma que otras regiones, y no las hay
py-the-sum-allowed-is-why = la suma { $allowed } es { $why }
py-value-is-given-on-point-names-where-only-values-may-lie = { $value } está dado en el punto { $names }, donde solo puede estar { $values }
py-values-can-lie-on-how-many-of-its-points-not-on-allowed = { $values } puede estar en { $how_many } de sus puntos, no en { $allowed }

## families/labeling/lint_sums.py

py-out-of-reach-no-length-of-the-values-add-up-to-it = inalcanzable: ningunos { $length } valores la suman
py-too-large-a-line-of-length-length-point-points-adds-up-to-at-23e9 = demasiado grande: una línea de { $length } { $length ->
        [one] punto
       *[other] puntos
    } suma como mucho { $most }
py-too-small-a-line-of-length-length-point-points-adds-up-to-at-6c5b = demasiado pequeña: una línea de { $length } { $length ->
        [one] punto
       *[other] puntos
    } suma al menos { $least }

## families/labeling/lint_totals.py

py-argument-so-that-every-line-adds-up-to-decided = { $argument }, así que cada línea suma { $decided }
py-argument-so-that-every-other-line-adds-up-to-decided = { $argument }, así que cada una de las demás líneas suma { $decided }
py-argument-their-own-sums-make-sum = { $argument }; sus sumas propias hacen { $sum }
py-argument-total-is-no-multiple-of-n-lines-so-that-the-lines-c-f480 = { $argument }; { $total } no es múltiplo de { $n_lines }, así que las líneas no pueden tener la misma suma
py-argument-which-leaves-total-for-n-n-line-lines = { $argument }, lo que deja { $total } para { $n } { $n ->
        [one] línea
       *[other] líneas
    }
py-at-least-least = al menos { $least }
py-at-most-most = como mucho { $most }
py-check-the-sums-the-values-and-the-lines = comprueba las sumas, los valores y las líneas
py-check-the-values-and-the-lines = comprueba los valores y las líneas
py-conclusion-never-never = { $conclusion }, nunca { $never }
py-conclusion-not-targets = { $conclusion }, no { $targets }
py-is-the-sum-decided-meant- = ¿quieres decir la suma { $decided }?
py-leave-out-all-sums-but-decided = deja fuera todas las sumas menos { $decided }
py-lines-have-between-least-and-most-in-all-no-multiple-of-n-so-2496 = { $lines } suman en total entre { $least } y { $most }, ningún múltiplo de { $n }, así que sus sumas no pueden ser iguales
py-lines-n-makes-make-sum-in-all-but-however-the-values-lie-the-da61 = { $lines } { $n ->
        [one] hace
       *[other] hacen
    } { $sum } en total, pero estén como estén los valores son { $bound }
py-lines-without-sums-of-their-own = { $lines } sin sumas propias
py-possible-are-sums-from-least-to-most-at-the-most = son posibles a lo sumo sumas de { $least } a { $most }
py-the-line-named-passes-every-point-once = la línea { $named } pasa una vez por cada punto
py-the-lines-names-together-pass-every-point-once = las líneas { $names } pasan juntas una vez por cada punto
py-the-n-lines = las { $n } líneas
py-the-n-lines-lines-together-pass-every-point-times-times-and-89fc = las { $n_lines } líneas pasan juntas { $times } veces por cada punto, y { $times } veces el total de los valores es { $total }
py-the-n-lines-without-sums-of-their-own = las { $n } líneas sin sumas propias
py-the-sum-target-is-too-large-why = la suma { $target } es demasiado grande: { $why }
py-the-sum-target-is-too-small-why = la suma { $target } es demasiado pequeña: { $why }
py-the-sums-of-all-lines-make-own-but-however-the-values-lie-th-827d = las sumas de todas las líneas hacen { $own }, pero estén como estén los valores las líneas hacen { $bound }
py-which-and-all-values-add-up-to-total = { $which } y todos los valores suman { $total }

## families/labeling/pictured.py

py-number-value-stands-on-points-name-and-name-2 = el número { $value } está en los puntos { $name } y { $name_2 }

## families/labeling/regions.py

py-add-up-to-the-same-in-all-such-regions = la misma suma en todas las regiones así
py-all-values-of-a-labeling-are-different = todos los valores de un puzle de números son distintos
py-are-values = solo { $values }
py-be-values = solo { $values }
py-no-two-values-of-a-labeling-are-equal = no hay dos valores iguales en un puzle de números
py-region-region = región { $region }
py-the-values-in-region-region = los valores de la región { $region }
py-values-on-n-of-the-points = { $values } en { $n } de los puntos

## families/labeling/relaxed.py

py-points-adds-up-to-sum = { $points } suma { $sum }
py-points-adds-up-to-the-same-as-the-other-lines = { $points } suma lo mismo que las demás líneas
py-the-values-in-region-region-wanted = los valores de la región { $region }: { $wanted }
py-value-lies-on-point-point = { $value } está en el punto { $point }

## families/labeling/scene.py

py-every-line = cada línea
py-every-other-line = cada una de las demás líneas
py-least-to-most = de { $least } a { $most }
py-lines-with-sums-of-their-own-lines = líneas con sumas propias: { $lines }
py-n-of-values = { $n } de { $values }
py-place-values-every-line-adds-up-to-its-own-sum = coloca { $values }: cada línea suma su propia suma
py-place-values-every-region-meets-its-condition = coloca { $values }: cada región cumple su condición
py-place-values-line-adds-up-to-sums = coloca { $values }: { $line } suma { $sums }
py-place-values-line-adds-up-to-the-same-sums = coloca { $values }: { $line } suma lo mismo, { $sums }
py-place-values-line-has-the-same-sum = coloca { $values }: { $line } tiene la misma suma
py-points-sum = { $points } = { $sum }
py-region-region-the-values-wanted = región { $region }: { $wanted }
py-the-values-first-to-last-each-at-most-once = los valores de { $first } a { $last }, cada uno como mucho una vez
py-the-values-first-to-last-each-once = los valores de { $first } a { $last }, cada uno una vez

## families/labeling/setups.py

py-name-leaves-nothing-to-choose-each-of-its-lines-has-a-sum-of-3a2f = { $name } no deja nada que elegir: cada una de sus líneas tiene una suma propia

## families/labeling/solutions.py

py-expected-a-value-for-each-point-found-data = se esperaba un valor para cada punto, se encontró { $data }
py-point-name-expected-a-whole-number-found-data = punto { $name }: se esperaba un número entero, se encontró { $data }
py-there-is-no-point-name-suggestion = no hay ningún punto { $name }; { $suggestion }

## families/labeling/table.py

py-title-is-about-values-on-points-it-has-no-pieces-to-lay = { $title } trata de valores en puntos; no tiene piezas que colocar

## families/number_sets.py

py-expected-numbers-such-as-forms-or-or-else-found-value = se esperaban números como { $forms } o { $or_else }, se encontró { $value }

## families/placements.py

py-name-has-no-noun-piece-suggestion = { $name } no tiene { $noun ->
        [tile] la ficha
        [number] el número
       *[other] la pieza
    } { $piece }; { $suggestion }

## families/ranges.py

py-expected-a-range-from-the-least-to-the-most-most-least-found-52b5 = se esperaba un intervalo del menor al mayor, "{ $most }..{ $least }", se encontró { $value }
py-expected-a-whole-number-or-a-range-such-as-4-6-found-value = se esperaba un número entero o un intervalo como "4..6", se encontró { $value }
py-expected-a-whole-number-or-a-range-such-as-forms-found-value = se esperaba un número entero o un intervalo como { $forms }, se encontró { $value }
py-expected-forms-found-value = se esperaba { $forms }, se encontró { $value }
py-expected-whole-numbers-from-1-on-found-value = se esperaban números enteros desde 1, se encontró { $value }
py-value-are-more-than-most-listed-numbers = { $value } son más de { $most_listed } números

## families/region_cells.py

py-a-region-needs-a-condition-wanted = una región necesita una condición: { $wanted }
py-cell-twice-is-listed-twice = la casilla { $twice } está dos veces
py-cells-are-named = las casillas se llaman
py-lines-are-for-boards-of-squares-not-for-the-lattice-lattice = las líneas son para tableros de cuadrados, no para la retícula { $lattice }
py-list-the-cells = enumera las casillas
py-there-is-no-cell-word-on-the-board-and-none-is-drawn-so = no hay ninguna casilla { $word } en el tablero, y ninguna está dibujada así

## families/setup_kinds.py

py-choose-a-size = elige un tamaño
py-choose-pieces-or-draw-a-set = elige piezas, o saca un juego
py-click-cells-on-the-board = haz clic en casillas del tablero
py-of-size-size = de tamaño { $size }
py-on-date = el { $date }
py-pick-a-date = elige una fecha
py-roll-the-dice-or-set-each-to-what-yours-shows = tira los dados, o pon cada uno en lo que muestra el tuyo
py-with-cells-blocked = con { $cells } bloqueadas
py-with-sum-sum = con la suma { $sum }
py-with-the-pieces-pieces = con las piezas { $pieces }

## families/setups.py

py-name-does-not-go-by-the-date = { $name } no va según la fecha
py-name-has-no-cells-to-choose-it-is-one-fixed-puzzle = { $name } no tiene casillas que elegir: es un puzle fijo
py-name-has-no-dice-to-roll = { $name } no tiene dados
py-name-has-no-sums-a-target-is-for-puzzles-with-numbers-that-a-9d8d = { $name } no tiene sumas; un objetivo es para puzles con números que se suman
py-name-has-no-what-to-choose-but-what-2 = { $name } no tiene { $what } que elegir, sino { $what_2 }
py-name-has-no-what-to-choose-it-is-one-fixed-puzzle = { $name } no tiene { $what } que elegir: es un puzle fijo
py-name-leaves-no-sum-open-each-of-its-lines-has-one-of-its-own = { $name } no deja ninguna suma abierta; cada una de sus líneas tiene la suya
py-name-needs-12-months-31-days-or-7-weekdays-to-go-by-the-date = { $name } necesita 12 meses, 31 días o 7 días de la semana para ir según la fecha
py-no-set-of-the-pieces-of-name-has-as-many-cells-as-it-takes = ningún juego de las piezas de { $name } tiene tantas casillas como hacen falta
py-the-dice-of-name-hardly-ever-show-blocked-different-cells = los dados de { $name } casi nunca muestran { $blocked } casillas diferentes

## families/tiling/__init__.py

py-Add-a-tile- = Añade una ficha.
py-Draw-one-or-take-a-ready-set- = Dibuja una, o toma un juego ya hecho.
py-Paint-them-or-take-it-away- = Píntalas, o quítala.
py-Piece-name-has-no-cells-yet- = La pieza { $name } aún no tiene casillas.
py-There-are-no-pieces-yet- = Aún no hay piezas.
py-There-are-no-tiles-yet- = Aún no hay fichas.

## families/tiling/checking/apart.py

py-equal-pieces-may-not-touch = las piezas iguales no pueden tocarse
py-pieces-first-and-second-touch-at-cells-why = las piezas { $first } y { $second } se tocan en { $cells }; { $why }
py-pieces-of-one-color-may-not-touch-and-both-are-color = las piezas de un color no pueden tocarse, y ambas son de color { $color }

## families/tiling/checking/check.py

py-cell-name-is-blocked-but-covered = la casilla { $name } está bloqueada, pero cubierta
py-cell-name-is-not-covered = la casilla { $name } no está cubierta
py-first-on-cell-a-meets-second-on-cell-b-which-do-not-match = { $first } en la casilla { $a } toca { $second } en la casilla { $b }, y no encajan
py-named-lies-on-the-rim-place-where-it-may-not-be = { $named } está en el borde ({ $place }), donde no puede estar
py-named-lies-on-the-rim-place-where-must-must-be = { $named } está en el borde ({ $place }), donde debe estar { $must }
py-piece-name-covers-cells-n-times = la pieza { $name } cubre { $cells } { $n } veces
py-piece-piece-cannot-lie-on-cells = la pieza { $piece } no puede ir en { $cells }
py-piece-piece-cannot-lie-with-these-labels-on-cells = la pieza { $piece } no puede ir con estas marcas en { $cells }
py-piece-piece-cannot-lie-with-these-values-on-cells = la pieza { $piece } no puede ir con estos valores en { $cells }
py-piece-piece-covers-a-cell-that-is-not-on-the-board = la pieza { $piece } cubre una casilla que no es del tablero
py-piece-piece-does-not-lie-on-names-where-it-is-fixed = la pieza { $piece } no está en { $names }, donde está fija
py-piece-piece-is-turned-on-names-it-is-fixed-there-in-another-a2f3 = la pieza { $piece } está girada en { $names }; ahí está fija en otra orientación
py-piece-piece-is-used-used-times-instead-of-wanted = la pieza { $piece } se usa { $used } veces en lugar de { $wanted }
py-piece-piece-lies-both-on-others-and-on-names-where-two-piece-68a9 = la pieza { $piece } está tanto en { $others } como en { $names }, donde hay dos piezas fijas
py-piece-piece-lies-there-used-times-but-there-is-only-most = la pieza { $piece } está { $used } veces, pero solo hay { $most }
py-pieces-names-overlap-on-cells = las piezas { $names } se solapan en { $cells }
py-shown-lies-inside-on-cell-name-but-may-lie-only-on-the-rim = { $shown } está dentro, en la casilla { $name }, pero solo puede estar en el borde
py-side-side-of-cell-cell = lado { $side } de la casilla { $cell }
py-the-rim-has-more-than-one-label-commas = el borde tiene más de una marca: { $commas }
py-there-is-no-piece-piece-in-this-puzzle = en este puzle no hay ninguna pieza { $piece }

## families/tiling/checking/crossing.py

py-pieces-names-meet-at-the-point-between-cells-each-with-one-c-9dd7 = las piezas { $names } se encuentran en el punto entre { $cells }, cada una con una casilla

## families/tiling/checking/given.py

py-cell-name-has-found-where-wanted-is-given = la casilla { $name } tiene { $found }, donde se da { $wanted }

## families/tiling/checking/group.py

py-n-of-the-pieces-pieces-are-used-instead-of-wanted = se usan { $n } de las piezas { $pieces } en lugar de { $wanted }

## families/tiling/checking/region.py

py-region-first-adds-up-to-one-but-region-second-to-other = la región { $first } suma { $one }, pero la región { $second } suma { $other }
py-shown-are-not-equal = { $shown } no son iguales
py-the-sum-is-total-instead-of-wanted = la suma es { $total } en lugar de { $wanted }
py-twice-lies-there-more-than-once = { $twice } está más de una vez
py-values-lies-on-total-of-its-cells-instead-of-wanted = { $values } está en { $total } de sus casillas en lugar de { $wanted }

## families/tiling/checking/total.py

py-only-counted-used-but-at-least-least-must-be = solo { $counted }, pero deben ser al menos { $least }
py-used-pieces-lie-there-but-at-most-most-may-be-used-in-all = hay { $used } piezas puestas, pero en total pueden ser como mucho { $most }

## families/tiling/compiling/relaxed.py

py-cell-cell-is-covered = la casilla { $cell } está cubierta
py-n-copies-of-pieces-are-used = se usan { $n } copias de { $pieces }
py-piece-lies-on-cells = { $piece } está en { $cells }
py-pieces-n-is-are-used = { $n ->
        [one] se usa
       *[other] se usan
    } { $pieces }

## families/tiling/facts.py

py-a-table-says-which-sides-may-touch-pairs = una tabla dice qué lados pueden tocarse: { $pairs }
py-any-label = cualquier marca
py-color-for-pieces = { $color } para { $pieces }
py-colors-colors = colores: { $colors }
py-fixed-pieces = fijas: { $pieces }
py-label-labels = marca { $labels }
py-label-which-n-lies-lie-nowhere-else = { $label }, que no { $n ->
        [one] está
       *[other] están
    } en ningún otro sitio
py-labels-at-cell = { $labels } en { $cell }
py-labels-names = marcas: { $names }
py-least-to-pieces = de { $least } a { $pieces }
py-matching-rule = encaje: { $rule }
py-may-stay-empty-cells = pueden quedar vacías: { $cells }
py-never-labels = nunca { $labels }
py-on-single-sides-labels = en lados concretos { $labels }
py-one-label-all-round-whichever = una sola marca en todo el contorno, cualquiera
py-piece-at-cells = { $piece } en { $cells }
py-piece-at-cells-as-drawn = { $piece } en { $cells }, como está dibujada
py-piece-at-cells-free-to-turn = { $piece } en { $cells }, se puede girar
py-pieces-on-cells = { $pieces } en { $cells }
py-rim-rule = borde: { $rule }
py-sides-that-touch-complete-each-other-pairs = los lados que se tocan se complementan: { $pairs }
py-sides-that-touch-have-the-same-label = los lados que se tocan tienen la misma marca

## families/tiling/file/build.py

py-cell-cell-is-both-blocked-and-optional = la casilla { $cell } está a la vez bloqueada y puede quedar vacía
py-cell-name-cannot-be-chosen-why = la casilla { $name } no se puede elegir: { $why }
py-it-is-always-blocked-or-covered-by-a-fixed-piece = siempre está bloqueada o cubierta por una pieza fija
py-list-every-cell-once-or-leave-order-out = enumera cada casilla una vez, o deja fuera `order`
py-piece-name-cannot-be-chosen-it-is-fixed-and-always-takes-par-753c = la pieza { $name } no se puede elegir: está fija y siempre participa
py-the-order-lists-n-of-n-2-n-2-cell-cells = el orden enumera { $n } de { $n_2 } { $n_2 ->
        [one] casilla
       *[other] casillas
    }

## families/tiling/file/build_fixed.py

py-cell-and-cells-both-say-where-the-piece-lies = `cell` y `cells` dicen ambos dónde está la pieza
py-cell-name-is-blocked-no-piece-can-lie-there = la casilla { $name } está bloqueada; ahí no puede ir ninguna pieza
py-cell-name-is-taken-by-the-fixed-piece-taken = la casilla { $name } la ocupa la pieza fija { $taken }
py-cell-or-cells-must-say-where-the-piece-lies = `cell` o `cells` debe decir dónde está la pieza
py-expected-a-list-of-labels-for-each-of-n-n-cell-cells-found-n-e0e8 = se esperaba una lista de marcas para cada una de { $n } { $n ->
        [one] casilla
       *[other] casillas
    }, hay { $n_2 }
py-give-the-labels-as-it-lies = da las `labels` tal como está puesta
py-it-may-be-may-be = puede estar { $may_be }
py-it-reads-in-words-as-it-is-listed-and-may-be-may-be = se lee { $in_words } tal como está en la lista, y puede estar { $may_be }
py-keep-one-of-them = conserva uno de ellos
py-neither-turned-nor-flipped = ni girada ni volteada
py-piece-piece-cannot-lie-like-this = la pieza { $piece } no puede ir así
py-piece-piece-has-no-key = la pieza { $piece } no tiene { $key }
py-piece-piece-has-only-n-cells-not-n = la pieza { $piece } solo tiene { $n_cells }, no { $n }
py-piece-piece-is-fixed-used-times-but-there-most-is-are-only-m-3e1e = la pieza { $piece } está fija { $used } veces, pero solo hay { $most }
py-say-on-which-cells-it-lies = di en qué `cells` está
py-the-pieces-are-named = las piezas se llaman
py-there-is-no-piece-piece = no hay ninguna pieza { $piece }
py-this-cell-has-n-sides-of-n-sides-of-side-sides-not-n = esta casilla tiene { $n_sides_of } { $n_sides_of ->
        [one] lado
       *[other] lados
    }, no { $n }
py-tile-piece-cannot-lie-like-this = la ficha { $piece } no puede ir así
py-tile-piece-may-be-may-be-so-it-cannot-lie-like-this = la ficha { $piece } puede estar { $may_be }, así que no puede ir así
py-turned = girada
py-turned-and-flipped = girada y volteada
py-turned-not-flipped = girada, no volteada
py-turns-and-labels-disagree-turned-by-turns-the-tile-reads-in-9a07 = `turns` y `labels` no concuerdan: girada { $turns } la ficha se lee { $in_words }
py-turns-in-space-are-not-numbered-give-the-labels-as-the-tile-c884 = los giros en el espacio no se numeran; da las `labels` tal como está la ficha
py-turns-is-for-tiles-piece-piece-is-none = `turns` es para fichas; la pieza { $piece } no lo es

## families/tiling/file/build_labels.py

py-label-label-is-named-name-but-name-stands-on-pieces-beside-i-3c36 = la marca { $label } se llama { $name }, pero { $name } también está en piezas
py-no-piece-has-labels = ninguna pieza tiene marcas
py-the-labels-are = las marcas son
py-there-is-no-label-label-in-this-puzzle = en este puzle no hay ninguna marca { $label }
py-write-label-on-all-pieces-or-take-another-name = escribe { $label } en todas las piezas, o toma otro nombre

## families/tiling/file/build_pieces.py

py-a-tile-has-its-labels-already = un `tile` ya tiene sus marcas
py-a-tile-has-labels-and-no-value = un `tile` tiene marcas y ningún valor
py-draw-it-as-a-picture-of-one-cell-with-labels-beside-values = dibújala como `picture` de una casilla, con `labels` junto a `values`
py-freedom-plural-of-size-size-cell-cells = { $freedom } { $plural } de { $size } { $size ->
        [one] casilla
       *[other] casillas
    }
py-its-cells-are-names = sus casillas son { $names }
py-labels-belong-on-its-outline = las marcas van en su contorno
py-labels-go-with-picture-or-cells-not-with-path = las marcas van con `picture` o `cells`, no con `path`
py-least-to-most-copies-make-no-sense = de { $least } a { $most } copias no tiene sentido
py-leave-names-out = deja fuera `names`
py-list-names-or-leave-names-out = enumera nombres, o deja fuera `names`
py-list-some-or-leave-values-out = enumera algunos, o deja fuera `values`
py-list-the-pieces-you-need-as-piece = enumera las piezas que necesitas como [[piece]]
py-list-them-in-tiles-piece-or-polyforms = enuméralas en `tiles`, [[piece]] o [[polyforms]]
py-n-n-name-names-for-counted = { $n } { $n ->
        [one] nombre
       *[other] nombres
    } para { $counted }
py-name-at-least-one-in-only-or-not-all-in-without = nombra al menos una en `only`, o no todas en `without`
py-name-them-apart-copies-says-how-many-alike-there-are = dales nombres distintos; `copies` dice cuántas iguales hay
py-no-shape-of-this-set-is-left = no queda ninguna forma de este conjunto
py-only-and-without-both-choose-the-shapes-keep-one-of-them = `only` y `without` eligen ambos las formas; conserva uno de ellos
py-pieces-with-all-values-are-named-by-these = las piezas con todos los valores se llaman según estos
py-sets-are-made-up-to-limit-cells-list-the-pieces-you-need-as-2c89 = hay conjuntos de hasta { $limit } casillas; enumera las piezas que necesitas como [[piece]]
py-the-least-number-comes-first-and-at-least-one-copy-must-be-a-9cb2 = el número menor va primero, y se debe permitir al menos una copia
py-the-piece-has-no-cell-cell = la pieza no tiene la casilla { $cell }
py-the-shapes-are-named = las formas se llaman
py-the-side-side-of-cell = el lado { $side } de { $cell }
py-there-are-n-freedom-plural-of-size-size-cell-cells = hay { $n } { $freedom } { $plural } de { $size } { $size ->
        [one] casilla
       *[other] casillas
    }
py-there-are-no-pieces = no hay piezas
py-there-are-no-usual-names-for-what = no hay nombres usuales para { $what }
py-there-are-no-values = no hay valores
py-there-are-too-many-plural-of-size-cells = hay demasiadas { $plural } de { $size } casillas
py-there-is-no-piece-name-to-take-away = no hay ninguna pieza { $name } que quitar
py-there-is-no-shape-name-in-this-set = en este conjunto no hay ninguna forma { $name }
py-these-are-more-than-most-valued-pieces = son más de { $most_valued } piezas
py-this-cell-has-no-side-side = esta casilla no tiene el lado { $side }
py-this-tile-has-n-n-label-labels-a-cell-of-the-lattice-lattice-4094 = esta ficha tiene { $n } { $n ->
        [one] marca
       *[other] marcas
    }; una casilla de la retícula { $lattice } tiene { $sides_in_words } lados
py-two-pieces-are-named-made = dos piezas se llaman { $made }
py-up-to-here-the-pieces-have-n-cells-cells-at-most-most-cells-3827 = hasta aquí las piezas tienen { $n_cells } casillas; como mucho { $most_cells_in_all }
py-walk-k-ends-on-the-same-cell-as-walk-index = el camino { $k } acaba en la misma casilla que el camino { $index }
py-what-has-two-labels = { $what } tiene dos marcas
py-what-lies-between-two-cells-of-the-piece = { $what } está entre dos casillas de la pieza

## families/tiling/file/build_rules.py

py-all-labels-have-the-marker-at-the-end-or-all-have-it-at-the-bc94 = todas las marcas tienen el signo al final, o todas al principio
py-expected-a-pair-of-labels-found-n-n-label-labels = se esperaba un par de marcas, hay { $n } { $n ->
        [one] marca
       *[other] marcas
    }
py-expected-two-different-single-characters = se esperaban dos caracteres sueltos distintos
py-for-example-H-T = por ejemplo ["H", "T"]
py-halves-and-pairs-both-say-which-labels-meet-keep-one-of-them = `halves` y `pairs` dicen ambos qué marcas se tocan; conserva uno de ellos
py-has-its-marker-shown-at-the-other-end-than-the-other-labels = tiene su signo { $shown } en el otro extremo que las demás marcas
py-label-and-labels-both-say-what-lies-there-keep-one-of-them = `label` y `labels` dicen ambos qué hay ahí; conserva uno de ellos
py-label-forbidden-is-demanded-on-the-rim-and-forbidden-there = la marca { $forbidden } se exige en el borde y está prohibida ahí
py-label-label-is-demanded-on-the-rim-and-forbidden-there = la marca { $label } se exige en el borde y está prohibida ahí
py-label-label-what = la marca { $label } { $what }
py-label-or-labels-must-say-what-lies-there = `label` o `labels` debe decir qué hay ahí
py-leave-relation-out = deja fuera `relation`
py-list-all-that-may-lie-there-in-one-labels = enumera todo lo que puede estar ahí en un solo `labels`
py-only-there-speaks-of-the-rim-s-label-which-is-missing = `only_there` habla de la marca del borde, `label`, que falta
py-relation-wanted-does-not-agree-with-key-which-make-it-kind = relation = "{ $wanted }" no concuerda con `{ $key }`, que la hace "{ $kind }"
py-relation-wanted-needs-halves-or-pairs-to-say-which-labels-me-fa2e = relation = "{ $wanted }" necesita `halves` o `pairs` para decir qué marcas se tocan
py-starts-or-ends-with-neither-of-the-halves-shown = no empieza ni acaba con ninguna de las `halves` { $shown }
py-the-list-of-labels-is-empty = la lista de marcas está vacía
py-the-side-side-of-cell-cell = el lado { $side } de la casilla { $cell }
py-what-is-not-on-the-rim-cell-name-lies-beyond-it = { $what } no está en el borde: más allá está la casilla { $name }
py-what-must-have-label-before-already = { $what } ya debe tener la marca { $before }
py-wild-is-no-label-it-stands-for-a-side-without-one-which-meet-b251 = { $wild } no es una marca: significa un lado sin marca, que encaja con todo

## families/tiling/file/build_values.py

py-are-too-many-for-a-shape-of-n-n-cell-cells = { $are } demasiados para una forma de { $n } { $n ->
        [one] casilla
       *[other] casillas
    }
py-list-the-value-of-each-cell = enumera el valor de cada casilla
py-n-n-value-values-for-n-2-n-2-cell-cells = { $n } { $n ->
        [one] valor
       *[other] valores
    } para { $n_2 } { $n_2 ->
        [one] casilla
       *[other] casillas
    }
py-there-is-no-picture-to-take-the-values-from = no hay `picture` de donde tomar los valores
py-wild-is-a-cell-without-one = { $wild } es una casilla sin valor
py-wild-stands-for-a-cell-without-a-value = { $wild } significa una casilla sin valor
py-word-are-too-many-values-at-most-most-in-a-set = { $word } son demasiados valores; como mucho { $most_in_a_set }

## families/tiling/file/fields.py

py-expected-lists-of-X-Y-and-Z-such-as-X-Y-Z-found-value = se esperaban listas de X, Y y Z como "[[], [X], [Y, Z]]", se encontró { $value }

## families/tiling/label_names.py

py-a-name-is-a-word-or-several-with-single-blanks-between-witho-5955 = un nombre es una palabra, o varias separadas por un solo espacio, sin comas ni paréntesis
py-give-each-label-a-name-of-its-own-capital-and-small-letters-46b3 = da a cada marca un nombre propio; mayúsculas y minúsculas cuentan igual
py-label-label-cannot-be-named-name = la marca { $label } no puede llamarse { $name }
py-label-label-is-named-name-but-other-is-another-label = la marca { $label } se llama { $name }, pero { $other } es otra marca
py-labels-first-and-label-are-both-named-name = las marcas { $first } y { $label } se llaman ambas { $name }
py-name-it-so-that-nobody-takes-one-for-the-other = nómbrala de modo que nadie las confunda
py-wild-is-no-label-it-stands-for-a-side-without-one = { $wild } no es una marca: significa un lado sin marca

## families/tiling/laid/label_lines.py

py-1-place-takes-one = 1 lugar toma una
py-a-line-for-each-place-and-an-empty-line-or-a-heading-such-as-2eef = una línea por cada lugar, y entre dos soluciones una línea vacía o un encabezado como `solution 2:`
py-label-label-cannot-be-written-in-a-line-of-labels-it-has-quo-0d5c = la marca { $label } no se puede escribir en una línea de marcas: tiene comillas de los dos tipos
py-list-them-as-names-wild-is-a-side-without-label = enuméralas como { $names }; { $wild } es un lado sin marca
py-n-places-n-places-place-places-take-as-many = { $n_places } { $n_places ->
        [one] lugar toma
       *[other] lugares toman
    } otras tantas
py-place-name = lugar { $name }
py-wanted-or-n-without-tiles-fixed-tiles-tile-tiles = { $wanted }, o { $n } sin { $tiles } { $tiles ->
        [one] ficha fija
       *[other] fichas fijas
    }
py-where-has-n-n-line-lines-wanted = { $where } tiene { $n } { $n ->
        [one] línea
       *[other] líneas
    }; { $wanted }
py-where-no-tile-of-name-has-these-labels-in-this-order = { $where }: ninguna ficha de { $name } tiene estas marcas en este orden
py-where-place-name-has-n-sides-sides-found-n-n-label-labels = { $where }: el lugar { $name } tiene { $n_sides } lados, hay { $n } { $n ->
        [one] marca
       *[other] marcas
    }
py-where-there-is-no-label-text = { $where }: no hay ninguna marca { $text }
py-where-tile-fit-lies-on-more-than-one-place-it-is-the-only-on-64be = { $where }: la ficha { $fit } está en más de un lugar; es la única con estas marcas

## families/tiling/laid/solutions.py

py-expected-a-list-of-placed-pieces-found-data = se esperaba una lista de piezas colocadas, se encontró { $data }
py-piece-piece = pieza { $piece }
py-placed-piece-k = pieza colocada { $k }
py-where-expected-a-list-of-cells-found-names = { $where }: se esperaba una lista de casillas, se encontró { $names }
py-where-expected-a-value-for-each-of-its-n-cells-found-listed = { $where }: se esperaba un valor para cada una de sus { $n } casillas, se encontró { $listed }
py-where-expected-an-object-found-entry = { $where }: se esperaba un objeto, se encontró { $entry }
py-where-expected-labels-found-wrong = { $where }: se esperaban marcas, se encontró { $wrong }
py-where-expected-n-labels-for-each-of-its-n-2-cells = { $where }: se esperaban { $n } marcas para cada una de sus { $n_2 } casillas
py-where-expected-the-name-of-a-noun-found-name = { $where }: se esperaba el nombre de una { $noun ->
        [tile] ficha
       *[other] pieza
    }, se encontró { $name }
py-where-expected-values-found-wrong = { $where }: se esperaban valores, se encontró { $wrong }
py-where-there-is-no-noun-name-help = { $where }: no hay ninguna { $noun ->
        [tile] ficha
       *[other] pieza
    } { $name }; { $help }

## families/tiling/laid/table.py

py-as-listed = como en la lista
py-done-n-times = { $done } { $n } veces
py-done-three-times = { $done } tres veces
py-done-twice = { $done } dos veces
py-flipped-over = volteada
py-name-piece-piece-is-fixed-on-names-turned-in-another-way = { $name }: la pieza { $piece } está fija en { $names }, girada de otra manera
py-no-label = sin marca
py-side-label = { $side } { $label }
py-tile-color = { $tile }, { $color }
py-tile-sides = { $tile }: { $sides }
py-tipped = inclinada
py-title-is-laid-with-pieces-it-has-no-values-to-place = { $title } se llena con piezas; no tiene valores que colocar
py-turned-back = girada atrás
py-values-values = valores { $values }

## families/tiling/matching.py

py-label-twice-has-several-mates-that-is-a-table-not-a-compleme-8a3d = la marca { $twice } tiene varias parejas; eso es una tabla, no una relación complementaria
py-pairs-go-both-ways-but-only-names-use-Relation-of-pairs = los pares valen en ambos sentidos, pero solo { $names }; usa Relation.of_pairs
py-where-equal-labels-meet-there-are-no-pairs-use-Relation-of-p-e077 = donde se tocan marcas iguales no hay pares; usa Relation.of_pairs

## families/tiling/mistakes/edits.py

py-add-a-cell-beside-cell-cell = añadir una casilla junto a la casilla { $cell }
py-add-a-cell-to-piece = añadir una casilla a { $piece }
py-block-cell-cell = bloquear la casilla { $cell }
py-cells-as-labels = { $cells } como { $labels }
py-do-not-block-cell-name = no bloquear la casilla { $name }
py-do-not-fix-piece-on-names = no fijar { $piece } en { $names }
py-glue-piece-to-other-as-they-lie-on-cells-and-others = pegar { $piece } a { $other } tal como están en { $cells } y { $others }
py-lay-piece-on-cells = colocar { $piece } en { $cells }
py-move-a-cell-of-piece = mover una casilla de { $piece }
py-one-of-the-pieces-names-is-glued-to-another-already = una de las piezas { $names } ya está pegada a otra
py-piece-piece-is-there-only-once = la pieza { $piece } solo existe una vez
py-side-of-cell-n = { $side } de la casilla { $n }
py-take-a-cell-from-piece = quitar una casilla de { $piece }
py-write-label-instead-of-old-on-piece-side = escribir { $label } en lugar de { $old } en { $piece }, { $side }

## families/tiling/mistakes/lint.py

py-a-period-is-as-long-as-the-board-for-ten-columns-it-is-10-0 = un periodo es tan largo como el tablero: con diez columnas es [10, 0]
py-all-ways-in-which-pieces-can-lie-on-cells = todas las maneras en que { $pieces } pueden ir en { $cells }
py-as-many-cells-of-one-color-as = tantas casillas de un color como
py-at-least-counted-must-be-used-but-at-most-many-can-be = se deben usar al menos { $counted }, pero como mucho pueden ser { $many }
py-at-most-counted-may-be-used-but-at-least-few-are-needed = se pueden usar como mucho { $counted }, pero hacen falta al menos { $few }
py-color-the-board-like-a-chessboard-it-has-cells-of-the-other-378a = colorea el tablero como un ajedrez: tiene { $cells } del otro, pero { $why }
py-count-the-noun-s-and-the-cells-again-is-a-cell-blocked-that-411d = cuenta otra vez las { $noun ->
        [tile] fichas
       *[other] piezas
    } y las casillas; ¿hay una casilla bloqueada que no debería estarlo, o falta una { $noun ->
        [tile] ficha
       *[other] pieza
    }?
py-count-the-noun-s-their-cells-and-those-of-the-board-again-lo-0fd9 = cuenta otra vez las { $noun ->
        [tile] fichas
       *[other] piezas
    }, sus casillas y las del tablero; mira `choose` y `cells`
py-groups-and-n-more-groups = { $groups }; y { $n } grupos más
py-is-there-a-hole-too-small-for-every-noun- = ¿hay un hueco demasiado pequeño para cualquier { $noun ->
        [tile] ficha
       *[other] pieza
    }?
py-look-at-its-cells-if-it-is-meant-so-nothing-is-wrong = mira sus casillas; si es así a propósito, no hay nada mal
py-look-at-its-shape-its-labels-the-rim-and-these-cells = mira su forma, sus marcas, el borde y estas casillas
py-look-at-shapes-labels-the-rim-and-the-blocked-cells = mira formas, marcas, el borde y las casillas bloqueadas
py-n-cell-cells-names = { $n ->
        [one] la casilla
       *[other] las casillas
    } { $names }
py-n-more-n-cell-cells-of-one-color-than = { $n } { $n ->
        [one] casilla
       *[other] casillas
    } más de un color que
py-n-noun-s-fit-nowhere-on-the-board-names = { $n } { $noun ->
        [tile] fichas
       *[other] piezas
    } no caben en ningún sitio del tablero: { $names }
py-no-noun-can-cover-cells = ninguna { $noun ->
        [tile] ficha
       *[other] pieza
    } puede cubrir { $cells }
py-no-set-of-the-noun-s-has-as-many-cells-as-the-board-has-to-f-0470 = ningún juego de las { $noun ->
        [tile] fichas
       *[other] piezas
    } tiene tantas casillas como hay que llenar en el tablero
py-no-sides-of-the-board-meet-by-the-period-listed = ningún lado del tablero se toca por el periodo { $listed }
py-noun-name-is-in-n-parts-that-touch-across-no-side-shown = la { $noun ->
        [tile] ficha
       *[other] pieza
    } { $name } está en { $n } partes que no se tocan por ningún lado: { $shown }
py-noun-names-fits-nowhere-on-the-board = la { $noun ->
        [tile] ficha
       *[other] pieza
    } { $names } no cabe en ningún sitio del tablero
py-noun-piece-cannot-lie-on-which-where-it-is-fixed = la { $noun ->
        [tile] ficha
       *[other] pieza
    } { $piece } no puede ir donde está fija: { $which }
py-noun-s-listed-are-alike-raw-counts-tell-them-apart-distinct-d39d = las { $noun ->
        [tile] fichas
       *[other] piezas
    } { $listed } son iguales: los recuentos en bruto las distinguen, los demás no
py-noun-s-listed-are-mirror-images-of-each-other = las { $noun ->
        [tile] fichas
       *[other] piezas
    } { $listed } son imágenes especulares entre sí
py-noun-s-that-fit-nowhere-cells-that-no-noun-covers-colors-lik-a534 = { $noun ->
        [tile] fichas
       *[other] piezas
    } que no caben en ningún sitio, casillas que ninguna { $noun ->
        [tile] ficha
       *[other] pieza
    } cubre, colores como los de un ajedrez
py-the-nearest-that-the-noun-s-can-cover-is-a-difference-of-nea-c78d = lo más cerca que llegan las { $noun ->
        [tile] fichas
       *[other] piezas
    } es una diferencia de { $nearest_to_board }
py-the-noun-s-always-cover-an-even-difference = las { $noun ->
        [tile] fichas
       *[other] piezas
    } siempre cubren una diferencia par
py-the-noun-s-always-cover-an-odd-difference = las { $noun ->
        [tile] fichas
       *[other] piezas
    } siempre cubren una diferencia impar
py-the-noun-s-have-least-least-cell-cells-but-the-board-has-roo-49e0 = las { $noun ->
        [tile] fichas
       *[other] piezas
    } tienen { $least } { $least ->
        [one] casilla
       *[other] casillas
    }, pero en el tablero solo caben { $room }
py-the-noun-s-have-only-most-most-cell-cells-but-needed-must-be-04fb = las { $noun ->
        [tile] fichas
       *[other] piezas
    } solo tienen { $most } { $most ->
        [one] casilla
       *[other] casillas
    }, pero hay que cubrir { $needed }
py-the-time-was-over-before-ways-were-seen = se acabó el tiempo antes de ver { $ways }
py-this-parity-argument-rules-out-every-arrangement = este argumento de paridad descarta cualquier disposición
py-why-not-looked-at-left-out = { $why }; no se ha mirado: { $left_out }

## families/tiling/mistakes/lint_labels.py

py-beside-a-side-without-a-label = junto a un lado sin marca
py-beside-an-empty-cell = junto a una casilla vacía
py-cells-cells-cell-cells-of-the-board-cells-has-have-k-k-side-f711 = { $cells } { $cells ->
        [one] casilla del tablero tiene
       *[other] casillas del tablero tienen
    } { $k } { $k ->
        [one] lado
       *[other] lados
    } en el borde, pero { $tiles } { $tiles ->
        [one] ficha tiene
       *[other] fichas tienen
    } { $k } { $k ->
        [one] lado
       *[other] lados
    } con la marca { $label }
py-counts-its-partner-label-n-times = { $counts }, su pareja { $label } { $n } veces
py-is-a-tile-of-the-frame-missing-or-one-of-its-sides-typed-wro-bb01 = ¿falta una ficha del marco, o uno de sus lados está mal escrito?
py-it-can-only-lie-places = solo puede estar { $places }
py-label-label-has-no-partner = la marca { $label } no tiene pareja
py-label-label-is-on-one-on-only-so-that-nothing-matches-it-whe-c370 = la marca { $label } solo está en { $on ->
        [side] un lado
       *[other] una ficha
    }, así que nada encaja con ella: { $where }
py-label-occurs-n-times = { $label } aparece { $n } { $n ->
        [one] vez
       *[other] veces
    }
py-labels-n-occurs-occur-an-odd-number-of-times = { $labels } { $n ->
        [one] aparece
       *[other] aparecen
    } un número impar de veces
py-lone-mates-is-on-no-noun = { $lone } ({ $mates } no está en ninguna { $noun ->
        [tile] ficha
       *[other] pieza
    })
py-lone-where = { $lone }: { $where }
py-look-is-near-meant- = { $look }; ¿quieres decir { $near }?
py-look-whether-a-side-with-suspects-was-typed-wrong = mira si un lado con { $suspects } está mal escrito
py-look-whether-label-was-typed-right-on-pieces = mira si { $label } está bien escrito en { $pieces }
py-look-whether-often-was-typed-for-seldom-on-one-of-the-tiles = mira si en una de las fichas se escribió { $often } en lugar de { $seldom }
py-none-lies = ninguno está
py-noun-n-s-names = { $noun ->
        [tile] { $n ->
        [one] la ficha
       *[other] las fichas
    }
       *[other] { $n ->
        [one] la pieza
       *[other] las piezas
    }
    } { $names }
py-often-is-on-more-sides-and-seldom-on-less-every-other-label-3067 = { $often } está en { $more } lados y { $seldom } en { $less }, cada una de las demás marcas en { $usual }
py-on-the-rim = en el borde
py-only-n-n-side-sides-n-lies-lie = solo { $n } { $n ->
        [one] lado está
       *[other] lados están
    }
py-the-rim-has-n-rim-sides-but-only-n-labeled-sides-of-the-tile-d116 = el borde tiene { $n_rim } lados, pero solo { $n_labeled } lados de las fichas tienen la marca { $label }
py-there-is-no-place-for-it = no hay lugar para ella
py-total-sides-find-no-partner-but-room-where-none-is-needed-co-5f1b = { $total } lados no encuentran pareja, pero { $room } donde no hace falta: { $counts }

## families/tiling/mistakes/lint_values.py

py-compare-the-numbers-of-the-regions-and-the-pieces-with-the-o-9508 = compara los números de las regiones y de las piezas con el original
py-compare-the-numbers-of-this-region-and-the-values-of-the-pie-4592 = compara los números de esta región y los valores de las piezas con el original
py-it-cannot-be-that-requirement-found = no puede ser: { $requirement }; { $found }
py-the-values-of-nouns-add-up-to-total-but-those-in-all-regions-4cf2 = los valores de { $nouns } suman { $total }, pero los de todas las regiones { $bound }
py-they-can-be-from-low-to-high = puede ser de { $low } a { $high }
py-they-can-be-number = puede ser { $number }

## families/tiling/pieces/copies.py

py-lines-such-as-piece-name-name-2-below-it-tell-which-cells-be-d43d = líneas como "piece { $name }: { $name_2 }, ..." debajo dicen qué casillas van juntas
py-there-is-how-to-make-copies-of-piece-name-of-the-cells-on-wh-aef5 = hay { $how } de formar copias de la pieza { $name } con las casillas donde se ve; { $help }

## families/tiling/pieces/piece_sets.py

py-choose-choose-piece-pieces-still-to-be-chosen = { $choose ->
        [one] queda { $choose } pieza
       *[other] quedan { $choose } piezas
    } por elegir
py-low-low-cell-cells-still-to-be-filled = { $low ->
        [one] queda { $low } casilla
       *[other] quedan { $low } casillas
    } por llenar
py-no-pieces-are-chosen-yet = aún no hay piezas elegidas
py-piece-name-always-takes-part-choose-from-names = la pieza { $name } siempre participa; elige entre { $names }
py-piece-name-is-chosen-twice-name-different-pieces = la pieza { $name } está elegida dos veces; nombra piezas diferentes
py-there-is-no-piece-name-to-choose-help = no hay ninguna pieza { $name } que elegir; { $help }

## families/tiling/rules/apart.py

py-give-pieces-a-color-for-example-color-red = da a las piezas un `color`, por ejemplo color = "red"
py-no-piece-has-a-color = ninguna pieza tiene color
py-pieces-that-are-kept-apart-are-those-of-one-color-or-equal-o-c3a0 = las piezas que se mantienen separadas son las de un color o las iguales, no { $pieces }

## families/tiling/rules/base.py

py-subject-wanted = { $subject }: { $wanted }

## families/tiling/rules/crossing.py

py-cell-name-may-stay-empty-but-lies-at-cells = la casilla { $name } puede quedar vacía, pero está en { $cells }
py-crossing-at-no-point-do-all-cells-belong-to-different-pieces = cruces: en ningún punto son todas las casillas de piezas distintas
py-crossings-are-points-of-boards-in-the-plane = los cruces son puntos de tableros del plano
py-leave-crossing-out = deja fuera `crossing`
py-let-no-cell-at-such-a-point-stay-empty = no dejes que ninguna casilla en un punto así quede vacía
py-some-piece-covers-two-cells-at-point = alguna pieza cubre dos casillas en { $point }
py-the-point-between-cells-cells = el punto entre las casillas { $cells }
py-two-cells-at-point = dos casillas en { $point }
py-what-all-of-which-crossing-needs-covered = { $what }, y `crossing` exige que allí todas estén cubiertas

## families/tiling/rules/given.py

py-cell-cell-has-the-value-value = la casilla { $cell } tiene el valor { $value }
py-list-a-value-for-each-cell-in-reading-order-wild-is-any = enumera un valor para cada casilla en orden de lectura; { $wild } es cualquiera
py-n-n-given-value-given-values-for-n-2-n-2-cell-cells = { $n } { $n ->
        [one] valor dado
       *[other] valores dados
    } para { $n_2 } { $n_2 ->
        [one] casilla
       *[other] casillas
    }
py-the-value-value-is-given-but-no-piece-has-it = se da el valor { $value }, pero ninguna pieza lo tiene

## families/tiling/rules/group.py

py-a-group-has-no-pieces = un grupo no tiene piezas
py-a-rule-of-groups-has-none = una regla de grupos no tiene ninguno
py-exactly-n = exactamente { $n }
py-group-n-of-pieces = grupo: { $n } de { $pieces }
py-least-to-most-pieces-make-no-sense = de { $least } a { $most } piezas no tiene sentido
py-n-of-the-pieces-pieces-are-used = se usan { $n } de las piezas { $pieces }
py-name-both = nombra las dos
py-name-it-once = nómbrala una vez
py-name-some = nombra algunas
py-one-of-the-pieces-pieces = una de las piezas { $pieces }
py-piece-name-is-twice-in-a-group = la pieza { $name } está dos veces en un grupo
py-pieces-split-and-split-2-are-equal-but-only-one-is-in-a-grou-277a = las piezas { $split } y { $split_2 } son iguales, pero solo una está en un grupo
py-the-least-number-comes-first = el número menor va primero
py-there-is-no-piece-name-to-be-in-a-group = no hay ninguna pieza { $name } para un grupo

## families/tiling/rules/region.py

py-a-rule-of-regions-has-none = una regla de regiones no tiene ninguna
py-a-values-in-region-region = { $values } en la región { $region }
py-add-up-to-the-same = la misma suma
py-are-all-different = todos distintos
py-are-equal = todos iguales
py-compare-them-instead = compáralos en su lugar
py-give-pieces-values = da `values` a las piezas
py-here-condition-is-no-condition = { $here }: { $condition } no es una condición
py-here-has-a-cell-twice = { $here } tiene una casilla dos veces
py-here-least-to-most-makes-no-sense = { $here }: de { $least } a { $most } no tiene sentido
py-here-names-no-value = { $here } no nombra ningún valor
py-here-no-piece-has-the-value-value = { $here }: ninguna pieza tiene el valor { $value }
py-least-or-more = { $least } o más
py-regions-are-about-values-and-no-cell-of-a-piece-has-one = las regiones tratan de valores, y ninguna casilla de una pieza tiene uno
py-the-cells-of-a-region-are-on-the-board-cells-are-not = las casillas de una región están en el tablero; { $cells } no
py-the-values-in-regions-first-and-second = los valores de las regiones { $first } y { $second }
py-there-are-values = hay { $values }
py-there-are-words = hay { $words }
py-values-on-n-of-the-cells = { $values } en { $n } de las casillas
py-values-that-add-up-are-at-most-most-added-found-map = los valores que se suman son como mucho { $most_added }; se encontró { $map }
py-values-that-add-up-are-whole-numbers-none-negative-word-is-n-c2a7 = los valores que se suman son números enteros, ninguno negativo; { $word } no lo es

## families/tiling/rules/region_fields.py

py-expected-a-sum-such-as-forms-found-value = se esperaba una suma como { $forms }, se encontró { $value }

## families/tiling/rules/total.py

py-another-noun = { $noun ->
        [number] otro número
        [tile] otra ficha
       *[piece] otra pieza
    }
py-any-number-of-pieces-in-all-is-no-rule = cualquier número de piezas en total no es una regla
py-at-most-counted = como mucho { $counted }
py-in-all-pieces = en total: { $pieces }
py-least-to-most-pieces = de { $least } a { $most } piezas
py-least-to-most-pieces-are-used-in-all = se usan de { $least } a { $most } piezas en total
py-n-pieces-are-used-in-all = se usan { $n } piezas en total
py-numbers-of-pieces-are-whole-numbers-not-least-and-most = los números de piezas son enteros, no { $least } y { $most }
py-the-least-number-comes-first-and-at-least-one-piece-must-be-80a1 = el número menor va primero, y se debe permitir al menos una pieza

## families/tiling/rules/value_slips.py

py-change-in-region-region = { $change } en la región { $region }
py-write-new-instead-of-old = escribir { $new } en lugar de { $old }
py-write-new-instead-of-old-on-cell-cell = escribir { $new } en lugar de { $old } en la casilla { $cell }
py-write-opposite-instead-of-condition = escribir `{ $opposite }` en lugar de `{ $condition }`

## families/tiling/setups.py

py-cell-name-is-always-blocked-choose-others = la casilla { $name } siempre está bloqueada; elige otras
py-name-is-one-fixed-puzzle-there-are-no-dice-no-date-and-no-su-6c02 = { $name } es un puzle fijo: no hay dados, fecha ni suma que elegir
py-piece-piece-always-lies-on-cell-name-choose-others = la pieza { $piece } siempre está en la casilla { $name }; elige otras
py-one-die-shows-nothing-yet = un dado aún no muestra nada
py-n-dice-show-nothing-yet = { $n } dados aún no muestran nada
py-no-date-is-chosen-yet = aún no se ha elegido ninguna fecha
py-one-cell-has-still-to-be-chosen = falta elegir una casilla
py-n-cells-have-still-to-be-chosen = faltan por elegir { $n } casillas

## families/tiling/size_setups.py

py-no-size-is-chosen-yet = aún no hay tamaño elegido

## families/tiling/validate.py

py-a-cell-of-the-lattice-lattice-has-sides-in-words = una casilla de la retícula { $lattice } tiene { $sides_in_words }
py-a-side-between-two-cells-of-the-piece-which-never-meets-anyt-ae3c = un lado entre dos casillas de la pieza, que nunca toca nada; las marcas van en su contorno
py-a-way-round-this-board-brings-it-back-mirrored-so-that-its-f-8543 = un camino alrededor de este tablero lo devuelve reflejado, así que su anverso y su reverso son uno
py-at-least-one-copy-must-be-allowed-and-the-least-not-exceed-t-0cf4 = se debe permitir al menos una copia, y el mínimo no debe superar el máximo
py-what-belong-to-a-board-of-one-size-but-here-its-size-is-chos-f41b = { $what } son de un tablero de un solo tamaño, pero aquí se elige su tamaño; déjalos fuera
py-where-the-size-of-the-board-is-chosen-the-board-shown-is-a-w-a5ec = donde se elige el tamaño del tablero, el tablero mostrado es entero { $shape }

## families/wording.py

py-What- = { UP($what) }.
py-a-list = una lista
py-a-number-of-n-digits = un número de { $n } cifras
py-a-table = una tabla
py-a-text-with-number = un texto con { $number }
py-an-empty-list = una lista vacía
py-back = detrás
py-bottom = abajo
py-counted-n-is-are = { $n ->
        [one] hay { $counted }
       *[other] hay { $counted }
    }
py-did-you-mean-near- = ¿quieres decir { $near }?
py-few-and-n-more = { $few } y { $n } más
py-front = delante
py-left = izquierda
py-lower-left = abajo a la izquierda
py-lower-right = abajo a la derecha
py-nothing = nada
py-noun-name = { word-the-thing } { $name }
py-noun-s-names = { $noun ->
        [point] los puntos
       *[cell] las casillas
    } { $names }
py-right = derecha
py-the-date-date = la fecha { $date }
py-the-number-number = el número { $number }
py-the-text-text = el texto { $text }
py-the-time-time = la hora { $time }
py-top = arriba
py-upper-left = arriba a la izquierda
py-upper-right = arriba a la derecha
py-what-1-to-n = { $what } del 1 al { $n }
py-what-names = { $what }: { $names }

## formats/__init__.py

py-a-deck-of-cards-has-no-variants-found-variant = una baraja no tiene variantes; se encontró { $variant }
py-a-puzzle-in-upper-is-one-file-found-n = un puzle en { $upper } es un archivo; hay { $n }
py-a-row-takes-n-files-files-files-found-n = { $row } toma { $n_files } archivos, { $files }; hay { $n }
py-path-has-found-puzzles-are-read-from-files-in-known = { $path } tiene { $found }; los puzles se leen de archivos en { $known }
py-path-is-an-exact-cover-without-its-puzzle-tilewright-count-m-eba9 = { $path } es un recubrimiento exacto sin su puzle; `tilewright count --model { $path }` cuenta sus soluciones, `tilewright solve --model { $path }` las enumera
py-path-puzzles-are-written-into-files-that-end-in-suffixes = { $path }: los puzles se escriben en archivos que acaban en { $suffixes }

## formats/daily_dominoes.py

py-expected-a-list-of-dominoes-such-as-0-3-2-2-found-listed = se esperaba una lista de dominós como [[0, 3], [2, 2]], se encontró { $listed }
py-expected-a-list-of-regions-found-regions = se esperaba una lista de regiones, se encontró { $regions }
py-expected-a-puzzle-found-row = se esperaba un puzle, se encontró { $row }
py-expected-a-region-found-region = se esperaba una región, se encontró { $region }
py-expected-a-row-and-a-column-found-index = se esperaba una fila y una columna, se encontró { $index }
py-expected-cells-such-as-0-1-0-2-found-indices = se esperaban casillas como [[0, 1], [0, 2]], se encontró { $indices }
py-expected-dominoes-or-puzzles-named-levels = se esperaba "dominoes", o puzles llamados { $levels }
py-expected-names-found-kind = se esperaba { $names }, se encontró { $kind }
py-expected-the-two-numbers-of-a-domino-found-ends = se esperaban los dos números de un dominó, se encontró { $ends }
py-kind-needs-a-target-found-target = "{ $kind }" necesita un objetivo, se encontró { $target }
py-the-cell-in-row-row-column-column-is-in-a-region-already = la casilla de la fila { $row }, columna { $column } ya está en una región
py-the-regions-have-no-cells = las regiones no tienen casillas
py-there-is-no-puzzle-here = aquí no hay ningún puzle

## formats/deck.py

py-a-row-of-cards-looks-like-HO-BW-HW = una fila de cartas es así: "HO", "BW", "HW"
py-cards-do-not-lie-on-a-lattice-match = las cartas no van en una retícula { $match }
py-expected-values-with-commas-between = se esperaban valores separados por comas
py-one-of-the-rows-that-name-these-places-is-wrong = una de las filas que nombran estos lugares está mal
py-place-place-and-place-near = lugar { $place } y lugar { $near }
py-there-are-no-rows-only-comments = no hay filas, solo comentarios
py-they-lie-on-one-of-names = van en una de { $names }
py-value-k-of-this-row-is-empty = el valor { $k } de esta fila está vacío

## formats/document.py

py-a-between-the-values-or-a-at-the-end-is-missing = falta una `,` entre los valores o un `]` al final
py-a-between-the-values-or-a-brace-at-the-end-is-missing = falta una `,` entre los valores o una `{ $brace }` al final
py-a-in-a-text-starts-a-special-character = una `\` en un texto empieza un carácter especial
py-a-line-cannot-start-like-this = una línea no puede empezar así
py-a-line-is-key-value-table-or-a-comment = una línea es `key = value`, `[table]` o un `# comment`
py-a-number-has-too-many-digits = un número tiene demasiadas cifras
py-a-text-is-not-closed = un texto no está cerrado
py-a-text-is-not-closed-on-its-line = un texto no está cerrado en su línea
py-address-is-an-address-and-Tilewright-fetches-nothing-from-th-9b91 = { $address } es una dirección, y Tilewright no descarga nada de la red; guarda primero el archivo, y nómbralo
py-expected-after-the-key = se esperaba `=` tras la clave
py-keep-one-of-the-two = conserva uno de los dos
py-one-key-a-line-texts-of-several-words-stand-in-quotes = una clave por línea; los textos de varias palabras van entre comillas
py-path-cannot-be-read-strerror = { $path } no se puede leer: { $strerror }
py-path-is-a-folder-name-a-file-in-it = { $path } es una carpeta; nombra un archivo de ella
py-put-the-keys-of-both-under-one-heading = pon las claves de ambas bajo un mismo encabezado
py-something-stands-after-the-end-of-the-value = hay algo tras el final del valor
py-texts-stand-in-quotes-text-numbers-have-no-leading-zeros = los textos van entre comillas: "text"; los números no tienen ceros delante
py-the-file-is-empty = el archivo está vacío
py-the-quotes-at-its-end-are-missing = faltan las comillas del final
py-the-quotes-at-its-end-are-missing-texts-of-several-lines-sta-3ac0 = faltan las comillas del final; los textos de varias líneas van entre """comillas triples"""
py-there-is-no-file-path = no hay ningún archivo { $path }
py-this-adds-to-a-table-or-list-that-is-complete-already = esto añade algo a una tabla o lista que ya está completa
py-this-is-no-value = esto no es un valor
py-this-is-not-JSON-problem = esto no es JSON: { $problem }
py-this-key-is-given-twice = esta clave está dos veces
py-this-list-is-not-closed = esta lista no está cerrada
py-this-table-is-given-twice = esta tabla está dos veces
py-this-table-is-not-closed = esta tabla no está cerrada
py-write-it-as-or-use-single-quotes = escríbela como `\\`, o usa 'comillas simples'

## formats/e2_board.py

py-a-list-of-all-tiles-can-be-read-tilewright-check-PUZZLE-FILE-a6da = se puede leer una lista de todas las fichas; `tilewright check PUZZLE FILE` mira un tablero de un puzle
py-n-empty-of-n-cells-n-empty-is-are-empty-the-board-does-not-s-b384 = { $n_empty } de { $n } casillas { $n_empty ->
        [one] está vacía
       *[other] están vacías
    }: el tablero no dice qué fichas van ahí
py-name-has-more-labels-than-there-are-letters = { $name } tiene más marcas que letras hay
py-no-tile-that-is-left-has-the-labels-names-at-row-row-column-414f = ninguna ficha de las que quedan tiene las marcas { $names }, en la fila { $row }, columna { $column }
py-the-board-has-rows-rows-and-columns-columns-name-has-rows-2-b51e = el tablero tiene { $rows } filas y { $columns } columnas; { $name } tiene { $rows_2 } y { $columns_2 }
py-there-is-no-board-such-as-board-w-2-board-h-1-board-edges-ab-504b = no hay ningún tablero, como board_w=2&board_h=1&board_edges=abcaaadc

## formats/e2_pieces.py

py-a-board-of-rows-rows-and-columns-columns = un tablero de { $rows } filas y { $columns } columnas
py-a-square-board = un tablero cuadrado
py-expected-1-to-most-tiles-tiles-found-n = se esperaban de 1 a { $most_tiles } fichas, hay { $n }
py-expected-a-number-of-up-to-nine-digits-found-wrong = se esperaba un número de hasta nueve cifras, se encontró { $wrong }
py-n-n-tile-does-tiles-do-not-fill-board = { $n } { $n ->
        [one] ficha no llena
       *[other] fichas no llenan
    } { $board }
py-name-has-no-solution-as-its-gray-sides-are-not-those-of-the-0ef0 = { $name } no tiene solución, pues sus lados grises no son los del borde: una lista no podría decirlo
py-name-is-no-puzzle-of-square-tiles-as-Eternity-II-is-names = { $name } no es un puzle de fichas cuadradas como Eternity II: { $names }
py-the-first-line-may-give-the-rows-and-columns-of-the-board = la primera línea puede dar las filas y columnas del tablero
py-tile-number-at-row-cell-column-cell-2 = ficha { $number } en la fila { $cell }, columna { $cell_2 }
py-top-right-bottom-left-such-as-0-1-3-0 = arriba, derecha, abajo, izquierda, como: 0 1 3 0

## formats/exact_cover.py

py-a-color-stands-after-its-item = un color va detrás de su elemento
py-an-item-that-is-to-be-covered-two-or-three-times-is-written-43a0 = un elemento que hay que cubrir dos o tres veces se escribe `2:3|item`
py-name-counts-a-piece-several-times-which-no-option-says-OPB-a-6e3d = { $name } cuenta una pieza varias veces, lo que ninguna opción dice; OPB y MiniZinc sí
py-name-has-values-that-add-up-which-no-exact-cover-says-OPB-an-a732 = { $name } tiene valores que se suman, lo que ningún recubrimiento exacto dice; OPB y MiniZinc sí
py-the-items-are = los elementos son

## formats/folder.py

py-filename-cannot-be-read-strerror = { $filename } no se puede leer: { $strerror }
py-folder-is-no-folder = { $folder } no es una carpeta

## formats/lines.py

py-name-has-numbers-on-points-lines-of-labels-are-for-tiles = { $name } tiene números en puntos; las líneas de marcas son para fichas

## formats/pictures.py

py-name-the-last-picture-in-line-line-is-cut-off-and-was-left-o-d7ff = { $name }: el último dibujo, en la línea { $line }, está cortado y se ha dejado fuera
py-place-name-no-piece-of-name-2-shows-words-here = { $place } { $name }: ninguna { $piece } de { $name_2 } muestra { $words } aquí
py-the-lines-of-a-picture-must-stay-as-tilewright-solve-draws-t-a68b = las líneas de un dibujo deben quedar como las dibuja `tilewright solve`
py-this-line-does-not-fit-the-picture-above-it-finished-does = esta línea no encaja con el dibujo de arriba; { $finished } sí

## formats/polycube.py

py-oneSide-is-only-for-a-box-and-pieces-of-one-layer = oneSide es solo para una caja y piezas de una capa
py-some-of-the-puzzles-are-flat-and-some-are-not-put-them-into-cdba = algunos de los puzles son planos y otros no; ponlos en archivos propios
py-the-puzzle-has-no-end-D = el puzle no tiene final, ~D
py-the-stationary-piece-name-does-not-lie-in-the-box = la pieza fija { $name } no está dentro de la caja
py-there-is-no-puzzle-from-D-to-D = no hay ningún puzle, de D a ~D

## formats/puzzle_file.py

py-a-variant-has-no-variants-of-its-own = una variante no tiene variantes propias
py-expected-a-list-of-names-of-pieces-found-drop = se esperaba una lista de nombres de piezas, se encontró { $drop }
py-expected-families-found-family = se esperaba { $families }, se encontró { $family }
py-family-first-has-about-rest = family = "{ $first }" tiene { $about }{ $rest }
py-family-is-missing = falta `family`
py-it-has = tiene
py-it-has-no-variants = no tiene variantes
py-name-has-no-variant-variant-help = { $name } no tiene la variante { $variant }; { $help }
py-name-has-no-variant-variant-size-or-NAME-size-chooses-its-si-ecb5 = { $name } no tiene la variante { $variant } ({ $size }, o NAME,{ $size }, elige su tamaño); { $help }

## formats/setup_in_file.py

py-this-is-another-setup-than-that-above-solutions-of-each-belo-96ec = esta es otra preparación que la de arriba; las soluciones de cada una van en un archivo propio
py-this-setup-cannot-be-understood-it-has-some-of-names-each-wi-911a = esta preparación no se entiende; tiene algunos de { $names }, cada uno con un valor

## formats/solution_table.py

py-expected-n-columns-found-found = se esperaban { $n } columnas, se encontraron { $found }
py-this-is-no-CSV-problem = esto no es CSV: { $problem }

## formats/solutions.py

py-a-solution-of-name-is-an-object-with-the-key-key-found-data = una solución de { $name } es un objeto con la clave { $key }, se encontró { $data }
py-solution-n-problem = solución { $n }: { $problem }
py-solutions-are-read-as-tilewright-solve-all-prints-them-as-pi-c920 = las soluciones se leen como las imprime `tilewright solve --all`: como dibujos, con --json o con --format csv, con comas; y de líneas de marcas
py-there-are-no-solutions-in-this-file = no hay soluciones en este archivo

## formats/validation.py

py-add-the-line-line = añade la línea: { $line }
py-add-the-line-line-or-others = añade la línea: { $line } (o { $others })
py-at-the-top-of-the-file = al principio del archivo
py-expected-allowed-found-value = se esperaba { $allowed }, se encontró { $value }
py-expected-at-least-detail-found-value = se esperaba al menos { $detail }, se encontró { $value }
py-expected-detail-found-value = se esperaba: { $detail }, se encontró: { $value }
py-in-path = en { $path }
py-install-the-newest-tilewright = instala el tilewright más nuevo
py-key-belongs-to-the-board-move-it-below-the-heading-board = `{ $key }` es del tablero: muévelo bajo el encabezado [board]
py-key-belongs-to-the-whole-puzzle-move-it-above-the-first-tabl-0257 = `{ $key }` es de todo el puzle: muévelo por encima de la primera [table]; en TOML todo lo que hay bajo el encabezado de una tabla es de esa tabla
py-key-is-missing = falta `{ $key }`
py-key-is-missing-in-table = falta `{ $key }` en { $table }
py-the-cells-in-play-stand-under-the-heading-board = las casillas del tablero van bajo el encabezado [board]
py-the-keys-are = las claves son
py-there-is-no-key-key-where = no hay ninguna clave `{ $key }` { $where }
py-this-file-is-made-for-a-newer-version-of-tilewright-its-form-2db0 = este archivo es para una versión más nueva de tilewright: su formato es { $value }, esta versión lee el formato 1
py-write-it-once-with-single-brackets-path = escríbelo una vez, con corchetes simples: [{ $path }]
py-write-the-heading-with-double-brackets-names = escribe el encabezado con corchetes dobles: [[{ $names }]]

## formats/xml_tree.py

py-the-file-has-n-characters-at-most-largest-are-read = el archivo tiene { $n } caracteres; se leen como mucho { $largest }
py-this-is-not-XML-words = esto no es XML: { $words }

## formats/xmpuzzle.py

py-a-box-of-x-x-y-x-z-has-x-2-voxels-found-n = una caja de { $x } x { $y } x { $z } tiene { $x_2 } vóxeles, hay { $n }
py-at-most-most-of-n-optional-variable-voxels-may-stay-empty-wh-7dcb = como mucho { $most } de { $n_optional } vóxeles variables pueden quedar vacíos, lo que ningún archivo de puzle puede decir
py-expected-voxels-and-the-first-two-with-the-number-of-a-color-f9a8 = se esperaban vóxeles #, + y _, los dos primeros con el número de un color; se encontró { $strange }
py-the-file-has-n-n-shape-shapes-and-no-problem-that-says-which-e173 = el archivo tiene { $n } { $n ->
        [one] forma
       *[other] formas
    }, y ningún problema que diga cuáles van dónde
py-the-shape-name-has-only-a-part-of-an-octahedron-which-no-lat-27cb = la forma { $name } solo tiene una parte de un octaedro, que aquí ninguna retícula tiene
py-the-shapes-that-the-problems-use-one-after-the-other-have-mo-46e6 = las formas que usan los problemas, una tras otra, tienen más de { $most_letters } letras
py-the-voxel-at-voxel-is-filled-where-this-grid-has-no-noun = el vóxel en { $voxel } está lleno, donde esta retícula no tiene ningún { $noun }

## inventing/brief.py

py-a-grade-is-grades-a-number-is-that-of-tilewright-rate-from-0-8815 = un grado es { $grades }; un número es el de `tilewright rate`, de 0 a 15
py-a-puzzle-without-a-solution-has-no-rating = un puzle sin solución no tiene valoración
py-dice-make-many-puzzles-each-with-its-own-rating = los dados hacen muchos puzles, cada uno con su valoración
py-expected-a-range-such-as-2-4-5-or-easy-medium-found-difficul-a1b8 = se esperaba un intervalo como "2..4.5" o "easy..medium", se encontró { $difficulty }
py-expected-kinds-found-data = se esperaba { $kinds }, se encontró { $data }
py-invent-is-missing = falta `invent`
py-leave-it-out-or-demand-a-solution = déjalo fuera, o exige una solución
py-leave-it-out-rate-sample-rates-rolls = déjalo fuera; `rate --sample` valora tiradas
py-no-number-is-from-low-g-on-and-below-high-g = ningún número está entre { $low } y menos de { $high }
py-this-brief-says-too-little = este encargo dice demasiado poco
py-write-the-lower-end-first = escribe primero el extremo inferior

## inventing/certify.py

py-all-solutions-counted-by-engine-alone-no-other-engine-is-ins-8c13 = todas las soluciones contadas solo por { $engine }: no hay otro motor instalado
py-all-solutions-counted-by-engine-and-again-by-other = todas las soluciones contadas por { $engine } y otra vez por { $other }
py-each-of-the-n-setups-has-a-solution-as-told-by-engines = cada una de las { $n } preparaciones tiene solución, según { $engines }

## models/number_sets.py

py-any-number = cualquier número

## models/room.py

py-name-n-options-placements-and-more-would-need-over-needed-Mi-5316 = { $name }: { $n_options } colocaciones y más necesitarían más de { $needed } MiB de memoria, y se permiten { $most } MiB; `tilewright count --memory MIB` permite más

## sentences.py

py-first-then = { $first } { $then }
py-message-help = { $message }; { $help }

## solving/counting.py

py-engine-name-cannot-count-it-finds-solutions-but-never-knows-45dc = el motor { $name } no puede contar: encuentra soluciones, pero nunca sabe si son todas
py-engine-name-never-sees-a-solution-and-here-each-must-be-look-6aea = el motor { $name } nunca ve una solución, y aquí hay que mirar cada una para contarla

## solving/live.py

py-stopped-at-the-limit-of-time-amid-a-search = detenido en el límite de tiempo, en medio de una búsqueda

## tessellating/sentences.py

py-Does-not-tile-the-plane- = No tesela el plano.
py-Each-piece-has-n-n-corona-coronas- = Cada pieza tiene { $n } { $n ->
        [one] corona
       *[other] coronas
    }.
py-If-the-outermost-corona-may-leave-holes-it-is-n- = Si la corona exterior puede dejar huecos, es { $n }.
py-It-is-isohedral-as-its-symmetries-carry-each-piece-to-each-o-d6ee = Es isoédrica, pues sus simetrías llevan cada pieza a cualquier otra.
py-It-is-not-isohedral-its-symmetries-leave-n-orbits-of-pieces- = No es isoédrica: sus simetrías dejan { $n } órbitas de piezas.
py-Its-Heesch-number-is-n-so-many-coronas-leave-no-holes- = Su número de Heesch es { $n }: ese número de coronas no deja huecos.
py-Its-symmetry-group-is-group- = Su grupo de simetría es { $group }.
py-Open-no-period-was-searched-to-its-end- = Abierto: no se terminó de buscar ningún periodo.
py-Open-no-tiling-has-a-period-of-up-to-n-n-piece-pieces- = Abierto: ninguna teselación tiene un periodo de hasta { $n } { $n ->
        [one] pieza
       *[other] piezas
    }.
py-The-search-ended-before-coronas-with-holes-in-the-outermost-402f = La búsqueda acabó antes de encontrar coronas con huecos en la exterior.
py-The-search-ended-before-its-Heesch-number-was-found- = La búsqueda acabó antes de encontrar su número de Heesch.
py-The-smallest-period-has-pieces-pieces-piece-pieces-cells-cel-8fef = El periodo más pequeño tiene { $pieces } { $pieces ->
        [one] pieza
       *[other] piezas
    }, { $cells } { $cells ->
        [one] casilla
       *[other] casillas
    }; la teselación se repite tras los desplazamientos { $shifts }.
py-Tiles-the-plane- = Tesela el plano.
py-Which-cannot-be-surrounded-no-pieces-cover-all-cells-around-f337 = { UP($which) } no se puede rodear: ninguna pieza cubre todas las casillas de su alrededor.
py-Which-has-at-most-n-n-corona-coronas-whatever-holes-they-lea-268c = { UP($which) } tiene como mucho { $n } { $n ->
        [one] corona
       *[other] coronas
    }, dejen los huecos que dejen.
py-piece-n = la pieza { $n }
py-the-piece = la pieza

## tessellating/tessellate.py

py-n-pieces-of-which-each-is-used-need-periods-of-at-least-n-pi-52bf = { $n } piezas, todas las cuales se usan, necesitan periodos de al menos { $n } piezas, pero solo se prueban periodos de hasta { $most_pieces }; nombra menos piezas, o prueba periodos más largos (--pieces { $n })
py-the-lattice-lattice-lies-in-space-only-pieces-in-the-plane-c-8b88 = la retícula { $lattice } está en el espacio; solo las piezas del plano pueden teselar el plano
py-there-is-no-piece-give-one-at-least = no hay ninguna pieza; da al menos una
py-this-is-no-tiling-of-the-plane-problem = esto no es una teselación del plano: { $problem }
py-value-is-no-shape-list-each-of-its-cells-once = { $value } no es una forma; enumera cada una de sus casillas una vez
py-title-details = { $title } ({ $details })
