### The words of the page in Spanish. No native reader has looked at this translation yet.

## page

skip = Saltar al contenido
nav-main = Menú principal
nav-puzzles = Puzles
nav-make = Crear
nav-workshop = Taller
nav-about = Acerca
language = Idioma
loading = Cargando…
not-shown = Esto no se puede mostrar
nothing-here = Aquí no hay nada
leads-nowhere = La dirección no lleva a ningún puzle ni a ninguna vista.
did-you-mean = ¿Querías decir { $names }?
all-puzzles = Ver todos los puzles
own-page = Abrir en una página propia
loaded = Cargado
all-loaded = Todo está cargado.
about-this-page = Acerca de esta página
about-choose = Elige un puzle que tengas o crea el tuyo; coloca sus piezas, pide una pista, deja que se resuelva mientras miras, y descubre cuántas soluciones hay.
about-kinds = Tres clases de puzles
about-pieces = Piezas que llenan un tablero: pentominós, hexiamantes, el Genius Star, el cubo Soma.
about-tiles = Fichas cuyos lados encajan: Scramble Squares, Drive Ya Nuts, Eternity II.
about-numbers = Números que suman lo mismo: cuadrados mágicos, el hexágono mágico, estrellas mágicas.
about-teachers = Para docentes
about-class = Abre un puzle, coloca lo que deba estar ahí desde el principio y elige «Para una clase» dentro de «Compartir»: obtendrás un enlace para la clase, con una pregunta y con o sin pistas, y una hoja de trabajo para imprimir. Varios puzles van juntos en una colección: un enlace para la clase y hojas para imprimir.
about-answers = Qué significan las respuestas
about-no-solution = «No hay solución» solo se dice después de haberlo probado todo. Una búsqueda que se detuvo lo dice: lo que encontró es entonces una cota inferior. Cada solución se comprueba con las reglas mediante código que no tuvo parte en encontrarla.
about-kept = No hay cuentas ni cookies, y nada se envía a ninguna parte salvo al ordenador que sirve esta página. Lo que hay en la mesa, las soluciones que encontraste, tus días y un puzle que estés creando se guardan solo en este navegador.

## parts

very-many = muchísimos
about-power = unos 10^{ $exponent }
less-than-a-second = menos de un segundo
thousands-of-years = miles de años
not-known-how-long = no se sabe cuánto
more-than = más de { $time }
about-time = cerca de { $time }
up-to-time = hasta { $time }
from-to = de { $least } a { $most }
time-to-go = tiempo restante: { $time }
percent = { $n } %
less-than-percent = menos del { $n } %
share-of-search = { $share } de la búsqueda
n-steps =
    { $n ->
        [one] { $n } paso
       *[other] { $n } pasos
    }
search-share = Cuánto de la búsqueda está hecho
searching = Buscando
speed = Velocidad
placements-a-second =
    { $n ->
        [one] { $n } colocación
       *[other] { $n } colocaciones
    } por segundo, { $how ->
        [followed] se puede seguir cada pieza
        [slow] lento
        [lively] ágil
        [fast] rápido
       *[blur] un borrón
    }
went-wrong = Algo ha salido mal.
one-moment = Un momento
n-pieces =
    { $kind ->
        [tile]
            { $n ->
                [one] { $n } ficha
               *[other] { $n } fichas
            }
        [number]
            { $n ->
                [one] { $n } número
               *[other] { $n } números
            }
       *[piece]
            { $n ->
                [one] { $n } pieza
               *[other] { $n } piezas
            }
    }
back-in-tray =
    { $n ->
        [one] Ha vuelto a la bandeja
       *[other] Han vuelto a la bandeja
    }: { n-pieces }.
on-board-again =
    { $n ->
        [one] Está de nuevo en el tablero
       *[other] Están de nuevo en el tablero
    }: { n-pieces }.
places-named =
    { $place ->
        [point] puntos
       *[cell] casillas
    } { $names }
stay-open = quedan libres { $names }
piece-lying = { $piece }, { $way }
cell-chosen = { $cell }, elegida para bloquear
cell-covered = { $cell }: { $piece }
cell-covered-fixed = { $cell }: { $piece }, fija
cell-blocked = { $cell }, bloqueada
cell-optional = { $cell }, vacía, puede quedar vacía
cell-empty = { $cell }, vacía
region-met = cumplida
region-broken = incumplida
key-shift = Mayús
key-does = { $key }: { $what }.
board-keys = Las flechas van de casilla en casilla. Intro coloca la pieza que tienes en la mano, o recoge la que está ahí.
board-keys-besides = Supr la quita, Escape la suelta. P va a las piezas.

## qué cabe en una casilla, y el mejor tablero

fits-on =
    En { $cell } { $n ->
        [one] cabe
       *[other] caben
    } { n-pieces }.
fits-choose = { fits-on } Elige la que quieras poner ahí.
fits-none = En { $cell } ya no cabe nada de lo que queda.
fits-of = { $n } de { $all } caben en { $cell }
fits-ways =
    { $n ->
        [0] no cabe ahí
        [one] cabe ahí
       *[other] cabe ahí de { $n } maneras
    }
laid-on = { $piece }, en { $cell }.
cell-dead = aquí ya no cabe nada de lo que queda
sides-match = { $matching } de { $all } lados encajan
best-board = Récord: { $n }
best-lay = Pon tu mejor tablero hasta ahora, en el que encajan { $n } lados
best-laid = Tu mejor tablero está en la mesa. «Deshacer» devuelve lo que había.
board-from-text = Poner un tablero desde un texto
board-text = Un enlace a un tablero de otro sitio, o lo que escribió un programa
board-lay = Poner en la mesa
link-for = para { $viewer }

## today

easy = Fácil
medium = Medio
hard = Difícil
signs = ★ resuelto a mano, ☆ con pistas, ▷ mostrado por Resolver, ◐ empezado, ○ sin empezar.
not-begun = sin empezar
record =
    { $state ->
        [solved]
            { $hints ->
                [0] resuelto a mano
                [one] resuelto a mano con { $hints } pista
               *[other] resuelto a mano con { $hints } pistas
            }
        [shown]
            { $hints ->
                [0] mostrado por Resolver
                [one] mostrado por Resolver, { $hints } pista
               *[other] mostrado por Resolver, { $hints } pistas
            }
       *[begun]
            { $hints ->
                [0] empezado
                [one] empezado, { $hints } pista
               *[other] empezado, { $hints } pistas
            }
    }
record-with-time = { record }, { $time }
result-of = tilewright, { $day }
result-line = { $sign } { $level }, { $kind }: { $record }
result-says = Dice cómo te fue, y nada de cómo se hace.
result-says-here = Dice cómo te fue, y nada de cómo se hace. El enlace solo se abre en este ordenador.
three-of = Tres del { $day }
same-for-all = { $day }. Todo el mundo tiene los mismos.
level-and-kind = { $level }: { $kind }
streak-none = Resuelve a mano uno de los tres en su día y empieza una racha. Perdona un día perdido.
streak-with-today =
    { $n ->
        [one] { $n } día seguido
       *[other] { $n } días seguidos
    }, hoy incluido. Un día perdido se perdona, dos la terminan.
streak-last-chance =
    { $n ->
        [one] { $n } día seguido
       *[other] { $n } días seguidos
    }. Falta ayer, y se perdona si hoy resuelves uno.
streak-open =
    { $n ->
        [one] { $n } día seguido
       *[other] { $n } días seguidos
    }. Hoy sigue abierto.
sheet-of-level = { $level }: hoja para imprimir, PDF
day-solved = { $date }: { $n } de 3 resueltos
day-begun = { $date }: empezado
month-before = El mes anterior
month-after = El mes siguiente
later-days = Los días posteriores aún no han salido.
no-earlier-days = No hay días anteriores.
your-days-of = Tus días: { $month }
not-out-yet = aún no ha salido
copied = Copiado.
result-copied = Tu resultado está copiado.
text-selected = El texto está seleccionado; cópialo con Ctrl+C.
share-result = Compartir mi resultado
copy-result = Copiar mi resultado
share-dots = Compartir…
more-of-this-day = Más de este día
three-for-today = Tres para hoy
todays-three = Los tres de hoy
your-days = Tus días
day-not-out = los puzles del { $day } aún no han salido
come-back = vuelve ese día.
days-begin-with = estos puzles empiezan el { $day }
that-day-or-later = elige ese día u otro posterior.
no-date = aquí no hay ninguna fecha
day-up-to-today = elige un día hasta hoy.
another-day = Otro día
open = Abrir
making-pdf = Creando el PDF
to-print = Para imprimir
to-print-what = Una hoja con el tablero y las piezas, en PDF.
bring-days-back = Recuperarlos
forget-days = Olvidar mis días
days-forgotten = Tus días están olvidados.
days-back = Tus días han vuelto.
what-is-kept = Qué se guarda
show-clock-and-times = Mostrar un reloj y mis tiempos
days-stay-here = Tus días se quedan en este navegador; nada de ello se envía.

## gallery

three-of-the-day = Tres del día
puzzle-of-the-day = Puzle del día
dominoes-of-the-day = Dominó del día
days-in-a-row = { $n } días seguidos
with-dice = dados
with-date = fecha
with-sets = juegos de piezas
pieces-that-fill = Piezas que llenan
sides-that-match = Lados que encajan
numbers-that-add-up = Números que suman
daily-kind = Diario: dados, fecha
n-puzzles =
    { $n ->
        [one] { $n } puzle
       *[other] { $n } puzles
    }
some-of-n-puzzles =
    { $some } de { $n ->
        [one] { $n } puzle
       *[other] { $n } puzles
    }
choose-one = Elige uno que tengas, { $cards }, o crea el tuyo. Colócalo tú, pide una pista o mira cómo se resuelve.
type-in-cards = escribe tus cartas
quoted = «{ $word }»
no-puzzle-has = Ningún puzle de aquí contiene { $words }.
fewer-words = Con menos palabras se encuentra más.
nothing-found =
    { $isTyped ->
        [yes] No se ha encontrado nada para «{ $typed }»
       *[no] No se ha encontrado nada
    }{ $filters ->
        [yes] { " " }con estos filtros
       *[no] { "" }
    }.
without-filters =
    Sin los filtros: { $n ->
        [one] { $n } puzle
       *[other] { $n } puzles
    }
your-album-of = tu álbum ({ $n })
n-variants =
    { $n ->
        [one] { $n } variante
       *[other] { $n } variantes
    }
no-such-day = no existe el día { $date }
how-dates-are-written = una fecha es el año, el mes y el día, como 2026-11-23.
known-first = Más conocidos primero
by-title = Por título
fewest-first = Menos soluciones primero
most-first = Más soluciones primero
narrow-down = Acotar
by-cells = Casillas
by-maker = Autor o marca
by-kind = Tipo
search-placeholder = Nombre o autor de un puzle
search = Buscar
show-all-puzzles = Mostrar todos los puzles
all = Todas
filter-with-count = { $title } ({ $n })
order = Orden
go-on-with = Continuar con
easy-first = Primero los fáciles
level-very-easy = muy fácil
level-easy = fácil
level-medium = medio
level-hard = difícil
level-very-hard = muy difícil
which-puzzle-has = ¿Qué puzle tiene esta pieza?
paint-a-piece = Pinta las casillas de una pieza. Se encuentra aunque esté girada o volteada, si el puzle lo permite.
or-the-labels = O las etiquetas de una ficha, en el sentido de las agujas del reloj; o una sola
labels-as-pictured = Como las escriben las imágenes del puzle. * es un lado sin etiqueta.

## backend

page-fault = Es un fallo de la página ({ $what }).
load-again = Vuelve a cargarla.

## colecciones: puzles que un docente reparte juntos

your-collection = Tu colección
your-collection-of = tu colección ({ $n })
in-your-collection = tu colección
a-collection = Una colección
the-collection = La colección
about-collection = Puzles para una clase, en un orden, como un solo enlace y en papel. Se guarda solo en este navegador.
collect = Añadir a una colección
collect-title = Añadir a una colección: { $title }
collect-for-class = Reunir para una clase
collect-more = Añadir más
collected-as = Número { $number } de { $collection }
collection-no-room = No queda sitio en este navegador para tu colección.
collection-no-room-help = Saca un puzle que hayas hecho tú.
collection-full = Tu colección tiene { $n } puzles y no admite más.
collection-full-help = Reparte su enlace y empieza otra.
nothing-collected = Todavía nada: { $gallery }, o abre uno, elige sus dados o su fecha, y pulsa «Añadir a una colección» en «Compartir».
choose-in-gallery = elige puzles en la galería
begin-new-one = Empezar otra
bring-back-before = Recuperar la anterior
the-link = El enlace
words-for-class = Palabras para la clase
title = Título
few-words = Unas palabras para la clase (o ninguna)
question-or-none = Una pregunta (o ninguna)
easy-to-hard = De fácil a difícil
rating-number = Se valora { $number } de { $n }…
is-easy-to-hard =
    { $without ->
        [0] De fácil a difícil.
        [one] De fácil a difícil; un puzle que no se puede valorar va al final.
       *[other] De fácil a difícil; { $without } puzles que no se pueden valorar van al final.
    }
up = Subir
down = Bajar
take-out = Sacar
word-of-title = { $words }: { $title }
is-number = { $title } es el número { $number } de { $n }.
was-taken-out = Se ha sacado { $title }.
on-paper = En papel
names-of-pupils = Nombres, uno por línea, para una hoja cada uno (o ninguno); no van en ningún enlace
class-may-use = Lo que la clase puede usar
help-hint = Pistas
help-solve = Resolver, contar y comprobar
number-of = { $number } de { $n }
previous = Anterior
next = Siguiente
all-of-collection = Todos los puzles
some-are-found = { $found } de { $n } encontrados.
found-so-far = { $found } de { $n } encontrados. Lo que encuentras se guarda solo en este navegador.
is-found = ✓ Encontrado
not-found-yet = Aún sin encontrar
not-in-collection = En esta colección no hay ningún puzle número { $number }.
collection-has =
    { $n ->
        [one] Tiene uno.
       *[other] Tiene { $n }.
    }
cannot-be-shown = Este puzle no se puede mostrar: { $problem }.
for-teachers = ¿Eres docente? { $change }
change-copy = Cambiar una copia

## un álbum que va a otros

album-for-you = Un álbum para ti
link-brings =
    { $solutions ->
        [one] Este enlace trae una solución.
       *[other] { $puzzles ->
            [one] Este enlace trae { $solutions } soluciones de un puzle.
           *[other] Este enlace trae { $solutions } soluciones de { $puzzles } puzles.
        }
    }
add-to-my-album = Añadir a mi álbum
album-too-long = Este álbum es demasiado largo para un enlace.
album-too-long-help = Guarda el álbum como archivo y envíalo.
## proof-reading

proof-next =
    { $n ->
        [one] Compara la ficha { $tiles } con la tuya: lo más probable es que el error esté ahí.
       *[other] Compara las fichas { $tiles }, en este orden, con las tuyas: lo más probable es que el error esté en una de ellas.
    } { $left ->
        [one] Queda un cambio de { $all }.
       *[other] Quedan { $left } cambios de { $all }.
    }
proof-rest =
    { $n ->
        [one] Compara la ficha { $tiles } con la tuya: si solo hay un dibujo mal escrito, está ahí.
       *[other] Compara las fichas { $tiles }, en este orden, con las tuyas: si solo hay un dibujo mal escrito, está en una de ellas.
    } { $left ->
        [one] Queda un cambio de { $all }.
       *[other] Quedan { $left } cambios de { $all }.
    }
proof-none = No queda ninguno de estos cambios: puede que haya más de un dibujo mal escrito, o que otra cosa esté mal.
proof-otherwise = Una ficha que está mal de otra manera se corrige en «Crear»; después, comprueba otra vez.
proof-these-right =
    { $n ->
        [one] La ficha { $tiles } está bien
       *[other] Las fichas { $tiles } están bien
    }
proof-all-tiles = Todas las fichas
proof-tile = Ficha { $tile }
proof-tile-right = Ficha { $tile }: está bien
proof-tile-next = Ficha { $tile }: la número { $number } por comparar, { $share }
proof-tile-other = Ficha { $tile }: { $share }
proof-tile-is-right = La ficha { $tile } está bien
proof-side-is-right = { $side }: pone { $label }
proof-is-it = ¿o { $label }?
proof-correct = Corregir: { $right } en lugar de { $label } en la ficha { $tile }, { $side }
side-name =
    { $side ->
        [top] arriba
        [bottom] abajo
        [left] izquierda
        [right] derecha
        [upper-left] arriba a la izquierda
        [upper-right] arriba a la derecha
        [lower-left] abajo a la izquierda
        [lower-right] abajo a la derecha
       *[other] { $words }
    }
## make: how many solutions the puzzle has, how hard it is, and what is wrong

gauge = Soluciones y dificultad
gauge-waits = Aún sin contar
gauge-setup = Cada elección de su preparación tiene sus propias soluciones
gauge-large = Demasiado grande para contarlo deprisa
gauge-count =
    { $kind ->
        [counting] Contando…
        [unknown] Aún no se sabe si hay solución
        [none] Ninguna solución
        [least]
            { $n ->
                [one] Al menos una solución
               *[other] Al menos { $n } soluciones
            }
        [different]
            { $n ->
                [one] Una solución
               *[other] { $n } soluciones distintas
            }
       *[all]
            { $n ->
                [one] Una solución
               *[other] { $n } soluciones
            }
    }
gauge-before =
    { $kind ->
        [same] { $now }, como antes
        [none] { $now }, antes ninguna
        [least] { $now }, antes al menos { $n }
       *[all] { $now }, antes { $n }
    }
gauge-more = { $n } con las giradas o reflejadas
gauge-difficulty =
    { $kind ->
        [counting] Dificultad: …
        [unknown] Dificultad: aún desconocida
        [about] Dificultad: más o menos { gauge-grade }, { $n }
       *[exact] Dificultad: { gauge-grade }, { $n }
    }
gauge-grade =
    { $grade ->
        [very-easy] muy fácil
        [easy] fácil
        [medium] media
        [hard] difícil
        [very-hard] muy difícil
       *[beyond] más allá
    }
gauge-unique = Hacerlo único
gauge-why = ¿Por qué ninguna?
gauge-taken = Cambiado como se encontró. «Deshacer» lo revierte.
finding-take = Tomarlo
blamed = { $words }, aquí hay algo mal
