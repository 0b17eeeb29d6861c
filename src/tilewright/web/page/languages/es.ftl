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
was-given-up = Esto se ha abandonado.

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
       *[other]
            { $puzzles ->
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
python-looking-up = Mirando qué hace falta
python-loading =
    Cargando Python{ $host ->
        [here] { "" }
       *[other] { " " }de { $host }
    }, { $n } MB; se guarda para la próxima vez
python-unpacking = Desempaquetando los puzles
python-opening = Abriendo los puzles
python-not-loaded =
    No se ha podido cargar Python{ $host ->
        [here] { "" }
       *[other] { " " }de { $host }
    }. ¿Hay conexión?
python-other-file = Python no se ha iniciado: { $name } de { $host } no es el archivo para el que se hizo este sitio.
file-not-loaded = No se ha podido cargar { $name }. ¿Hay conexión?
python-broke-down = Python se ha venido abajo en plena tarea; vuelve a cargar la página.
server-silent = El servidor no responde.
server-running = ¿Sigue en marcha tilewright serve? Inténtalo de nuevo cuando lo esté.
connection-lost = Se ha perdido la conexión; se intenta de nuevo. La búsqueda sigue mientras tanto.
search-gone = Esta búsqueda ya no está: el servidor se reinició, o hacía mucho que nadie la miraba.
server-late = El servidor lleva un minuto sin responder.
try-again = Inténtalo de nuevo.
search-lasts = Sigue mientras esta página esté abierta, o si vuelves en menos de un minuto.
server-error = El servidor ha respondido con el error { $status }.
page-loaded-again = La página se ha vuelto a cargar; la búsqueda sigue cuando llegue Python.
notebook-busy = El Python del cuaderno aún no responde: ejecuta una celda o se ha reiniciado
python-not-started = No se ha podido iniciar el Python de esta página.
loading-again-may-help = Quizá ayude volver a cargar la página.
gallery-not-loaded = No se ha podido cargar la galería.
is-there-a-connection = ¿Hay conexión?

## pieces

n-left =
    { $n ->
        [one] queda { $n }
       *[other] quedan { $n }
    }
all-on-board = todo en el tablero
back-to-table-by =
    Elige { $kind ->
        [tile] una ficha
        [number] un número
       *[piece] una pieza
    } para volver a tu mesa.
piece-on-board = { $piece }, en el tablero
copies-left =
    { $piece }, { $n ->
        [one] queda { $n } ejemplar
       *[other] quedan { $n } ejemplares
    }
back-in-the-tray = De nuevo en la bandeja.
all-pieces = Piezas
all-tiles = Fichas
all-numbers = Números
piece-fits =
    { $n ->
        [0] no cabe ahí
        [1] cabe
       *[other] cabe de { $n } formas
    }

## setup

the-month = el mes
the-day = el día
the-weekday = el día de la semana
date-stays-open = de la fecha quedarán libres: { $fields }.
open-on-date = Quedan libres { $cells }; las piezas llenan las demás casillas.
dice-show = Los dados muestran { $cells }.
roll-rest = Tirar{ $rest }
roll-rest-words = { " " }los dados
dice-block = Los dados muestran { $cells }. Estas casillas están bloqueadas.
n-take-part =
    { $n ->
        [one] Participa { $n } pieza elegida.
       *[other] Participan { $n } piezas elegidas.
    }
dice-show-so = los dados muestran { $cells }
pieces-chosen =
    { $n ->
        [one] se ha elegido
       *[other] se han elegido
    } { $pieces }
cells-blocked =
    { $n ->
        [one] está bloqueada
       *[other] están bloqueadas
    }: { $cells }
n-chosen-already =
    { $n ->
        [one] Ya hay { $n } casilla elegida
       *[other] Ya hay { $n } casillas elegidas
    }. Vuelve a elegir una para liberarla.
n-cells-blocked =
    { $n ->
        [one] { $n } casilla bloqueada
       *[other] { $n } casillas bloqueadas
    }
some-chosen =
    { $some } de { $n } elegidas, { $left ->
        [one] falta { $left }
       *[other] faltan { $left }
    }
size-of = Tamaño: { $axes }
board-is-size-now = El tablero es de { $size }.
no-size-now = No se ha elegido tamaño.
sum-of-each-line = Suma de cada línea
sum-is-now = La suma es { $sum }.
each-line-to-sum-now = Cada línea debe sumar { $sum }.
today = Hoy
date = Fecha
no-date-yet = Aún no es una fecha. En el tablero quedan libres como antes: { $cells }.
is-no-date = esto no es una fecha.
open-as-before = en el tablero quedan libres como antes: { $cells }.
needs-a-date = hacen falta un mes, un día y un año que vayan juntos.
die-twice = { $cell } está dos veces.
on-one-die = Ninguna tirada muestra { $cell } junto con { $others }: están en un mismo dado.
on-no-die = Ningún dado tiene { $cell }.
free-die-has = Un dado libre tiene { $cells }.
n-dice =
    { $n ->
        [one] Hay { $n } dado
       *[other] Hay { $n } dados
    }.
what-your-dice-show = Lo que muestran tus dados
roll-the-dice = Tirar los dados
dice = Dados
die-named = Dado { $k }, { $n } caras
faces-of = caras: { $cells }
level-any = cualquiera
how-hard = Qué dificultad
pieces-to-choose-from = Piezas para elegir
draw-a-set = Sacar un juego
choose-anew = Elegir de nuevo
level-solvable = con solución
set-up = Preparar
sum-of-puzzle = la suma es la del puzle
each-line-to-sum = cada línea debe sumar { $sum }
dice-show-nothing = los dados aún no muestran nada
no-date-chosen = no se ha elegido fecha
board-is-size = el tablero es de { $size }
no-size-chosen = no se ha elegido tamaño
no-pieces-chosen = no se han elegido piezas
no-cells-blocked = no has bloqueado casillas
type-or-tap-dice = Escribe o toca lo que muestran tus dados
choose-cells = Elegir casillas
block-cells = Bloquear casillas
block-none = No bloquear ninguna
choose-blocked = Elige las casillas del tablero que se bloquean.
you-blocked-none = No has bloqueado casillas
too-many =
    { $n ->
        [one] sobra { $n }
       *[other] sobran { $n }
    }
all-n-chosen = Elegidas las { $n }
as-in-puzzle = como en el puzle: { $sums }
any-sum = cualquiera, la misma para todas las líneas
only-sum = Cada línea suma { $sum }; no es posible otra suma.
no-sum = No es posible ninguna suma.
no-date-here = aquí no hay ninguna fecha.

## sharing

making-file = Creando { $kind }
picture-of-shown = De lo que se ve ahora: { $what }.
a-solution = una solución
copy-link =
    { $what ->
        [viewer] Copiar un enlace para { $viewer }
        [album] Copiar un enlace a tu álbum
        [class] Copiar un enlace para la clase
        [solution] Copiar un enlace a esta solución
       *[all] Copiar un enlace
    }
link-holds-all =
    { $n } caracteres. Todo va en el enlace; no se guarda en ninguna otra parte.{ $isLong ->
        [yes] { " " }Algunos programas cortan enlaces tan largos: pruébalo antes de confiar en él.
       *[no] { "" }
    }{ $isHere ->
        [yes] { " " }Solo se abre en este ordenador; para otro, guarda el archivo y ábrelo allí.
       *[no] { "" }
    }
an-album = Un álbum
link-copied = El enlace está copiado. Tiene { $n } caracteres.
copied-and = Copiado. { $more }
save-as = Guardar como { $kind }
picture-svg = Imagen en SVG
picture-png = Imagen en PNG
download-picture = Descargar una imagen
picture-of-board = Del tablero con lo que hay en él.
saved = { $name } guardado
a-puzzle = Un puzle
share = Compartir
exercise-link = El enlace abre el mismo ejercicio con lo que has colocado.
for-a-class = Para una clase: un ejercicio, una hoja de trabajo
hints = Pistas
table-stays-there = Lo que hay en la mesa se queda ahí
an-exercise = Un ejercicio
a-question = Una pregunta sobre el tablero (o ninguna)
link-is-no-lock = El enlace solo muestra lo que eliges aquí. No es un candado: el puzle va dentro y se puede resolver en otra parte.
worksheet-what = Páginas para resolver con lápiz, con la pregunta y lo que hay en la mesa.
worksheet = Hoja de trabajo
make-worksheet = Crear la hoja de trabajo
was-saved = { $name } se ha guardado.
link-selected = El enlace está seleccionado; cópialo con Ctrl+C.
link-opens-as-is = El enlace abre el puzle tal como está: con lo que está preparado y lo que hay en la mesa.
change-a-copy = Cambiar una copia
to-the-workshop = Al taller
puzzle-as-file = El puzle como archivo
file-holds-puzzle = El archivo contiene el puzle mismo; el comando tilewright también lo lee. «Cambiar una copia» lo abre en «Crear»; el taller tiene herramientas para él.
link-to =
    { $what ->
        [viewer] El enlace para { $viewer }
        [class] El enlace para la clase
        [solution] El enlace a esta solución
        [album] El enlace a tu álbum
       *[all] El enlace
    }

## album

album-full = El álbum está lleno: caben { $n } soluciones. Saca algunas.
found-before =
    Esta ya la encontraste, quizá girada; tienes { $n }{ $total ->
        [none] { "" }
       *[other] { " " }de { $total }
    }.
found-first =
    La primera que has encontrado{ $total ->
        [none] { "" }
       *[other] , de { $total }
    }.
found-new =
    Nueva: tu número { $n }{ $total ->
        [none] { "" }
       *[other] { " " }de { $total }
    }.
album-holds =
    { $n ->
        [one] { $n } solución
       *[other] { $n } soluciones
    } de { $puzzles ->
        [one] { $puzzles } puzle
       *[other] { $puzzles } puzles
    }.
looking-at-solutions =
    Mirando { $done } de { $n ->
        [one] { $n } solución
       *[other] { $n } soluciones
    }…
album-added =
    { $n ->
        [one] { $n } solución nueva
       *[other] { $n } soluciones nuevas
    }, { $known } que ya tenías{ $wrong ->
        [0] { "" }
        [one] , { $wrong } omitida, que aquí no es solución
       *[other] , { $wrong } omitidas, que aquí no son soluciones
    }.
n-different =
    { $total ->
        [none]
            { $n ->
                [one] { $n } solución
               *[other] { $n } soluciones distintas
            }
       *[other] { $n } de { $total } soluciones distintas
    }
your-album = Tu álbum
only-one = Es la única.
save-the-album = Guardar el álbum
add-another-album = Añadir otro álbum
album-nothing-yet = Aún nada: resuelve un puzle a mano y su solución se guardará aquí.
is-no-album = { $name } no es un álbum.
album-files = «Guardar el álbum» escribe esos archivos, aquí o en la página de otra persona.
looking-at-album = Mirando el álbum
album-what = Cada solución que encontraste a mano, una vez cada una, se gire como se gire. Se guarda solo en este navegador: guárdalo para tenerlo en otra parte o para juntarlo con el de tu familia.
show-all-n = Mostrar las { $n }
look-for-another = Buscar otra
all-of-them = ¡Todas!
solution-found-on = Solución { $n } de { $title }, encontrada el { $day }
taken-out = La solución se ha sacado.
put-on-table-n = Ponerla en la mesa: solución { $n }
take-out-n = Sacar la solución { $n }

## plane

piece-of-cells =
    una pieza de { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    } ({ $cells })
n-cells-dot =
    { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }.
piece-has-no-cells = La pieza aún no tiene casillas.
paint-some-cells = Pinta algunas o elige una pieza.
looking-for-tiling = Buscando un teselado
no-such-cells-in-plane = No hay casillas así en el plano: { $lattice }.
does-it-tile = ¿Tesela?
plane-what = Dibuja una pieza. ¿Llenan sus copias el plano, sin huecos ni solapes? Si no: ¿cuántas veces se puede rodear?
the-piece = La pieza
of-the-piece = de la pieza
not-of-the-piece = no es de la pieza
piece-is-drawn = La pieza { $name } está dibujada.
begin-with = Empezar con
your-own-piece = tu propia pieza
copies = Copias
paint-the-piece = Haz clic o arrastra sobre las casillas de la pieza.
clear = Vaciar
how-far-to-look = Hasta dónde buscar
pieces-to-a-period = Piezas por período, como máximo
coronas-at-most = Coronas, como máximo
corona-what = Una corona es un anillo de piezas alrededor de todo lo que hay. Si no se encuentra ni un período ni una última corona, la cuestión queda abierta: busca más lejos.
the-answer = La respuesta
save-the-picture = Guardar la imagen
its-cells = Sus casillas

## solid

choose-then-place =
    Elige primero { $kind ->
        [tile] una ficha
        [number] un número
       *[piece] una pieza
    } y después dónde va.
stands-so = Tal como está: { $pieces }
nothing-lies-there = aún no hay nada
next-layer = Capa siguiente
layer-below = Capa de abajo
layer = Capa
layer-of = Capa { $number } de { $n }
fits-nowhere-beside = no cabe en ningún sitio junto a lo que hay: quita una pieza.
drag-to-turn-piece = Arrastra para girar la pieza
drag-to-turn = arrastra para girar
as-it-stands = Tal como está
solid-keys = Las flechas giran el sólido, Inicio lo devuelve. B va a las casillas de sus capas.
solid = Sólido
all-together = Todas las piezas están juntas
put-it-together = Montarlo
step-back = Paso atrás
next-step = Paso siguiente
how-it-goes-together = Cómo se monta
all-steps-in-words = Todos los pasos en palabras
looking-together = Mirando si estas piezas se pueden montar…
pause = Pausa
step-of = Paso { $number } de { $n }: { $words }
turn-left = Girar a la izquierda
turn-right = Girar a la derecha
tip-back = Inclinar hacia atrás
tip-forward = Inclinar hacia delante
as-at-first = Como al principio
turn-the-solid = Girar el sólido
fly-apart = Separar
pick-out = Destacar
no-piece = ninguna pieza

## workshop

draw-and-see = Dibújala y míralo.
puzzle-of-maker = El puzle de «Crear»: { $title }
without-a-title = sin título
try-on-table = Probarlo en la mesa
change-it = Cambiarlo
save-the-file = Guardar el archivo
save-named = Guardar { $name }
to-begin-with = { $words } para empezar
puzzle-on-bench = El puzle del banco
tools = Herramientas
workshop-what = Para puzles que diseñas: invéntalos, hazlos únicos, descubre lo difíciles que son y hazlos realidad.
does-a-piece-tile = ¿Tesela el plano una pieza?
on-the-bench = En el banco
before-tools = Antes de usar las herramientas: { $what }.
choose-at-random = Elegir al azar

## board

heat-of =
    Calor: { $kind ->
        [numbers] números
        [tiles] fichas
       *[pieces] piezas
    }
heat-legend =
    Cada número: { $what ->
        [ways-solutions]
            de cuántas formas cubren { $place ->
                [point] el punto
               *[cell] la casilla
            } las soluciones que quedan
        [ways]
            de cuántas formas se puede cubrir aún { $place ->
                [point] el punto
               *[cell] la casilla
            }
        [things-solutions]
            { $kind ->
                [numbers] cuántos números están
               *[pieces]
                    cuántas { $kind ->
                        [tiles] fichas
                       *[pieces] piezas
                    } están
            } ahí en alguna solución
       *[things]
            { $kind ->
                [numbers] cuántos números caben
               *[pieces]
                    cuántas { $kind ->
                        [tiles] fichas
                       *[pieces] piezas
                    } caben
            } aún ahí
    }.{ $ringed ->
        [0] { "" }
       *[other] { " " }Con anillo: no queda elección.
    }
n-ways-here =
    { $n ->
        [one] { $n } forma
       *[other] { $n } formas
    } de cubrirla
n-things-here =
    { $n ->
        [one] puede
       *[other] pueden
    } ir aquí { $n } { $kind ->
        [numbers]
            { $n ->
                [one] número
               *[other] números
            }
        [tiles]
            { $n ->
                [one] ficha
               *[other] fichas
            }
       *[pieces]
            { $n ->
                [one] pieza
               *[other] piezas
            }
    }
no-choice-left = no queda elección
live-left =
    { $n ->
        [one] Queda una{ "\u00A0" }solución
       *[other] Quedan { $n }{ "\u00A0" }soluciones
    }
live-at-least-left =
    { $n ->
        [one] Queda al menos una{ "\u00A0" }solución
       *[other] Quedan al menos { $n }{ "\u00A0" }soluciones
    }
live-at-least =
    Al menos { $n ->
        [one] una{ "\u00A0" }solución
       *[other] { $n }{ "\u00A0" }soluciones
    }
live-in-all =
    { $n ->
        [one] Una solución
       *[other] { $n }{ "\u00A0" }soluciones en{ "\u00A0" }total
    }
live-different =
    { $n ->
        [one] Una{ "\u00A0" }solución
       *[other] { $n }{ "\u00A0" }soluciones
    }, { $different }{ "\u00A0" }distintas
take-back-since = Quitar { $piece } y lo que se colocó después
n-taken-back-undo =
    { n-pieces }: de vuelta a la bandeja. Deshacer { $n ->
        [one] la coloca
       *[other] las coloca
    } de nuevo.
board = Tablero
cell-is-blocked = { $cell } está bloqueada: ahí no puede ir nada.
choose-piece-then-cell = Elige primero una pieza y después la casilla en la que va.
does-not-fit-here = { $piece } no cabe aquí así girada
does-not-fit-free = no cabe: { $cells } sin estar libre
would-lie-on = { $piece } quedaría en { $cells }
heat-ways = Calor: formas
heat-off = Calor: no
is-a-solution = Esto es una solución
counting-dots = Contando…
too-large-to-count = Este puzle es demasiado grande para contarlo en vivo
none-left = No queda ninguna
there-is-no-solution = No hay solución
none-left-since = Ninguna desde { $piece }
not-known-whether-left = No se sabe si queda alguna solución
go-back = Volver
heat-map = Mapa de calor
heat-map-what = Escribir en las casillas cuánto puede ir aún ahí
live = En vivo

## solving

changes-that-solve =
    { $n ->
        [one] Con este cambio el puzle tiene solución.
       *[other] Con cualquiera de estos { $n } cambios el puzle tiene solución.
    }{ $compare ->
        [yes]
            { " " }{ $n ->
                [one] Compáralo con el tuyo.
               *[other] Compáralos con el tuyo, el más probable primero.
            }
       *[no] { "" }
    }{ $isAll ->
        [yes] { "" }
       *[no] { " " }No hubo tiempo de probarlo todo.
    }
no-change-solves =
    Ningún cambio de una sola marca, casilla o número le da solución.{ $isAll ->
        [yes] { "" }
       *[no] { " " }No hubo tiempo de probarlo todo.
    }
corrected =
    { $what }: hecho.{ $isMade ->
        [yes] { " " }El puzle de «Crear» también se ha corregido; Deshacer lo devuelve allí.
       *[no] { "" }
    } Ahora hay solución.
at-least-pictures =
    De momento, al menos { $n ->
        [one] { $n } imagen
       *[other] { $n } imágenes distintas
    }
at-least-n = al menos { $n }
differs-from-known = Difiere del número conocido, { $n }.
n-laid-plain =
    { $n ->
        [0] nada colocado
        [one] { $n } colocada
       *[other] { $n } colocadas
    }
waits-for-you = te espera
n-solutions =
    { $n ->
        [one] { $n } solución
       *[other] { $n } soluciones
    }
n-different-solutions =
    { $n ->
        [one] { $n } solución
       *[other] { $n } soluciones distintas
    }
n-of-whole = { $n } de { $whole }
n-taken-back = { n-pieces }: de vuelta a la bandeja
take-back-n = Quitar { n-pieces }
a-next =
    { $kind ->
        [tile] Una ficha siguiente
        [number] Un número siguiente
       *[piece] Una pieza siguiente
    }
solution-number = Solución { $n }
stopped-so-far = Detenida. { $found }.
different-so-far = { $n } distintas hasta ahora
stays-where-it-lies =
    { $n ->
        [one]
            { $kind ->
                [tile] La ficha
                [number] El número
               *[piece] La pieza
            } de tu mesa se queda donde está.
       *[other] Lo que hay en tu mesa se queda donde está: { n-pieces }.
    }
solutions-so-far =
    { $n ->
        [one] { $n } solución
       *[other] { $n } soluciones
    } hasta ahora
different-solutions-so-far =
    { $n ->
        [one] { $n } solución
       *[other] { $n } soluciones distintas
    } hasta ahora
first-of-all = Las primeras { $n } de { $whole } soluciones.
first-of-different = Las primeras { $n } de { $whole } soluciones distintas.
different-ones = distintas
with-n-laid = con { n-pieces } en la mesa
running = en marcha
n-laid = { n-pieces } en el tablero
n-placements =
    { $n ->
        [one] { $n } colocación
       *[other] { $n } colocaciones
    }
what-may-be-mistyped = Qué puede estar mal escrito
looking-for-typo = Buscando una errata…
show-n-more = Mostrar { $n } más
perhaps-mistyped = Quizá haya una errata
no-simple-typo = Ninguna errata sencilla
n-less-likely = y { $n } menos probables
correct-it-so = Corregirlo: { $what }
correct-it = Corregirlo
count-all = Contar todas las soluciones
only-with-laid = Solo se cuentan las soluciones con lo que hay en tu mesa.
counted-with-others = Contado con otras piezas en la mesa que las que hay ahora.
count-the-solutions = Contar las soluciones
stopped = Detenido
counting = Contando
stop-counting = Dejar de contar
count-all-ways = Contarlas de todas las formas
agrees-with-known = Coincide con el número conocido.
watching = Observando
as-it-is = tal como está
begun-at = empezada a las { $time }
searches-of-others = Búsquedas de otros puzles
title-stopped = { $title }: detenida
stop = Detener
dismiss = Descartar
no-solution-small = ninguna solución
search-was-ended = la búsqueda se terminó
perhaps-more = { $n }, quizá más
n-so-far = { $n } hasta ahora
where-to-look = Dónde mirar
where-not-to-look = Dónde no mirar
does-not-work-out = Esto no sale
solved = Resuelto
not-known = No se sabe
hint = Pista
thinking = Pensando…
show-on-board = Mostrar en el tablero
another = Otra
perhaps-fewer = Quizá bastarían menos; no hubo tiempo de averiguarlo.
lay-it = Colocarla
laid = Colocada
no-solution = Sin solución
solution-here = Una solución
pdf-sheet = Hoja PDF
solution-as = Esta solución en { $kind }
save-this-solution = Guardar esta solución
save-it-as = Guardarla como
you-stopped-it = La has detenido.
stopped-dot = Detenida.
too-many-searches = En esta página ya hay { $n } búsquedas en marcha.
stop-one-of-them = Detén una de ellas, aquí o en los otros puzles, o espera.
first-solution = Primera solución
previous-solution = Solución anterior
next-solution = Solución siguiente
last-solution = Última solución
step-through = Recorrer las soluciones: flechas, Inicio, Fin
back-to-my-table = Volver a mi mesa
your-table-again = De nuevo tu mesa
keep-on-table = Dejar esto en la mesa
shown-beside = Se muestra en el tablero. Lo que ya estaba tiene un contorno fuerte; la búsqueda añadió el resto.
shown-instead = Se muestra en el tablero; tu mesa se conserva.
lies-on-table = La solución está en tu mesa. Deshacer la quita.
solutions-as-pictures = Soluciones como imágenes pequeñas
solve = Resolver
searched-with-others = Buscado con otras piezas en la mesa que las que hay ahora.
no-solution-yet = Aún ninguna solución
different-what = Las soluciones que se obtienen una de otra girando o reflejando cuentan como una.
different-only = Solo las distintas
counting-tells = Contándolas todas se sabe el número entero.
searches-of-this = Búsquedas de este puzle
watch-it-search = Ver cómo busca
go-on-watching = Seguir mirando
watched-again = Se vuelve a mostrar la búsqueda observada.
search-waits = La búsqueda espera. Continúa, o da un paso cada vez.
watching-search = Mirando la búsqueda
watched-waits = La búsqueda observada espera.
paused = En pausa
going-on = Continúa
one-step = Un paso
stop-watching = Dejar de mirar
watch-the-search = Ver la búsqueda
pause-at-each = Parar en cada solución
searching-dots = Buscando…
go-on = Continuar
paused-at-solution = en pausa en una solución
laid-on-step = { $piece } en { $cells }
taken-from-step = { $piece } quitada de { $cells }
impossible = Imposible
suspicious = Sospechoso
note = Nota
check-the-puzzle = Comprobar el puzle
check = Comprobar
what-to-take-back = Qué quitar
looking = Mirando…
no-simple-reason = No se ha encontrado ninguna razón sencilla: solo probarlo todo muestra que no hay solución.
nothing-strange = No se ha encontrado nada raro.
why-no-solution = ¿Por qué no hay solución?
n-findings = { $n } hallazgos. { $words }
show-where = Mostrar dónde
and-n-more = y { $n } más
now = ahora
as-corrected = corregido

## table

does-not-fit-there = { $piece } no cabe ahí: { $why }.
cells-taken =
    { $n ->
        [one] está ocupada
       *[other] están ocupadas
    }: { $cells }
cannot-cover = { $piece } no puede cubrir { $cell } tal como está girada: se saldría del tablero. Gírala o elige otro sitio.
beyond-the-board = { $piece } no queda ahí sobre el tablero tal como está girada: se saldría. Gírala o elige otro sitio.
changed-places = { $piece } ha cambiado de sitio con ella.
was-set-up = Preparado: { $when }.
field-month = mes
field-day = día
field-weekday = día de la semana
choose-date-first = Elige primero una fecha: quedan libres su { $fields }.
held-so =
    { $where ->
        [tap] { $piece }: toca dónde va, o gírala.
        [cell] { $piece }: elige una casilla, o gírala.
       *[other] { $piece }: elige otra casilla, o gírala.
    }
drag-onto-solid =
    Arrastra { $kind ->
        [tile] una ficha
        [number] un número
       *[piece] una pieza
    } al sólido, o elige { $kind ->
        [tile] una ficha
        [number] un número
       *[piece] una pieza
    } y toca dónde va.
drag-onto-board =
    Arrastra { $kind ->
        [tile] una ficha
        [number] un número
       *[piece] una pieza
    } al tablero, o elige { $kind ->
        [tile] una ficha
        [number] un número
       *[piece] una pieza
    } y después { $place ->
        [point] un punto
       *[cell] una casilla
    }.
times-noted =
    De la primera pieza que colocas a la última, con las pistas que pediste. Los tiempos se quedan en este navegador. { $n ->
        [one] { $n } tiempo anotado
       *[other] { $n } tiempos anotados
    }.
about-the-puzzle = Acerca del puzle
made-by = Autor o marca: { $makers }
sources = Fuentes
make-your-own-from = Crear un puzle propio a partir de este
known-counts = Números conocidos
counts-in-file = Números escritos en su archivo
counts-of-before = Pueden ser del puzle antes de cambiarlo.
not-your-table = Esta no es tu mesa. Vuelve a tu mesa para mover piezas.
in-your-hand = { $piece }, en tu mano. Elige una casilla del tablero.
picked-up = { $piece } recogida.
choose-piece-first = Elige primero una pieza.
looks-the-same = { $piece } queda igual así, o no se puede mover de ese modo.
as-it-was = como estaba
does-not-fit-so = { $way }. Así no cabe ahí; elige otro sitio.
lies-where-it-lay = Está donde estaba.
nothing-to-take-back = No hay nada que quitar.
is-back = { $piece } está de nuevo en la bandeja.
fixed-by-puzzle = Esta pieza la fija el puzle.
known-rolls = Tiradas conocidas
known-dates = Fechas conocidas
known-cells = Elecciones de casillas conocidas
known-sets = Juegos conocidos
known-sizes = Tamaños conocidos
known-sums = Sumas conocidas
set-this-up-so = Preparar esto: { $when }
set-this-up = Preparar esto
open-this-variant = Abrir esta variante
turn-the-piece = Girar la pieza
take-back = Quitar
undo = Des{ "\u00AD" }hacer
redo = Re{ "\u00AD" }hacer
clear-the-table = Vaciar la mesa
keys = Teclas
key-arrows = Flechas
keys-arrows = de casilla en casilla, de pieza en pieza
key-enter = Intro
keys-enter = elegir una pieza, colocarla, recogerla
keys-grip = sujetar la pieza por otra de sus casillas
key-delete = Supr
keys-delete = quitar
key-esc = Esc
keys-esc = soltar
keys-board = al tablero
keys-pieces = a las piezas
key-undo = Ctrl Z
key-redo = Ctrl Mayús Z
undone = Deshecho.
nothing-to-undo = No hay nada que deshacer.
done-again = Rehecho.
nothing-to-redo = No hay nada que rehacer.
table-is-empty = La mesa está vacía.
all-back = Todas las piezas están de nuevo en la bandeja. Deshacer las vuelve a colocar.
let-go = Soltada.
words-beside-board = Palabras junto al tablero
choose-to-be-blocked = Elige las casillas que se bloquean.
stays-when-solved = Lo que hay en la mesa se queda donde está al resolver.
looked-up = Esta es una solución que has consultado.
solved-all-kept = ¡Resuelto! Se cumplen todas las reglas.
choose-roll-first = Tira primero los dados, o pon cada uno en lo que muestra el tuyo: dicen qué casillas se bloquean.
choose-size-first = Elige primero el tamaño del tablero: { $axes }.
choose-pieces-first = Elige primero qué piezas participan.
choose-cells-first = Elige primero qué casillas se bloquean.
what-to-do = Qué hacer
answers = Respuestas
solutions = Soluciones
about = Acerca de
variants = Variantes
as-it-is-title = Tal como está
no-own-puzzle = Aún no hay ningún puzle tuyo
make-one = Crear uno
solid-once-chosen = En cuanto esté todo elegido, el sólido se puede ver aquí.
your-time = Tu tiempo
your-times = Tus tiempos
show-a-clock = Mostrar un reloj
note-how-long = Anotar cuánto tardo
noted = Anotado: { $time }.
times-forgotten = Los tiempos están olvidados.
save-the-times = Guardar los tiempos
forget-them = Olvidarlos
turned-so = { $way }.
keys-undo = deshacer
keys-redo = rehacer

## make

not-yet-because = Aún no: { $what }
being-looked-at = se está mirando el puzle.
board-wrapped = envuelto, como dice el texto del archivo
board-glued = con lados pegados, como dice el texto del archivo
n-cells-of-board =
    { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }{ $blocked ->
        [0] { "" }
        [one] , { $blocked } bloqueada
       *[other] , { $blocked } bloqueadas
    }{ $optional ->
        [0] { "" }
        [one] , { $optional } opcional
       *[other] , { $optional } opcionales
    }
copies-in-all = { $name }: { $bounds } en total
n-fixed-pieces =
    { $n ->
        [one] { $n } pieza fija
       *[other] { $n } piezas fijas
    }
n-known-counts =
    { $n ->
        [one] { $n } número conocido
       *[other] { $n } números conocidos
    }
this-is =
    Es { $puzzle }{ $others ->
        [none] { "" }
       *[other] , lo mismo que { $others }
    }.{ $known ->
        [none] { "" }
       *[other] { " " }Soluciones conocidas: { $known }.
    }
catalog-has-not =
    El catálogo no tiene este puzle. { $words }: { $puzzles }{ $more ->
        [0] { "" }
       *[other] { " " }y { $more } más
    }.
layer-number =
    Capa { $n }{ $place ->
        [bottom] { " " }(abajo)
        [top] { " " }(arriba)
       *[between] { "" }
    }
line-too-short =
    Una línea tiene dos puntos o más; esta { $n ->
        [0] aún no tiene ninguno
       *[other] solo tiene uno
    }.
opened-to-change =
    { $title } se ha abierto para cambiarlo.{ $isFirst ->
        [yes] { "" }
       *[no] { " " }Deshacer devuelve el puzle que había aquí.
    }
the-puzzle = El puzle
made-elsewhere =
    { $title ->
        [none] En otra pestaña creaste un puzle sin título. Se guarda junto a este.
       *[other] En otra pestaña creaste el puzle «{ $title }». Se guarda junto a este.
    }
own-sum = suma propia
all-n-rows-are-lines = Las { $n } filas rectas del tablero son líneas.
board-with-cell-each = El tablero es un { $shape } con una casilla para cada una.
piece-by-itself =
    { $name } es ahora una pieza por sí misma, con { $n ->
        [one] { $n } ejemplar
       *[other] { $n } ejemplares
    }.
set-is-n-pieces =
    El juego es ahora { $n ->
        [one] { $n } pieza
       *[other] { $n } piezas
    }.
n-cells =
    { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }
piece-of-n =
    pieza { $name }, { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }
your-puzzle-small = tu puzle
not-ready =
    No está listo: { $todo ->
        [0] { "" }
        [one] { $todo } cosa por hacer
       *[other] { $todo } cosas por hacer
    }{ $wrong ->
        [0] { "" }
       *[other]
            { $todo ->
                [0] { "" }
               *[other] ,
            }
    }{ $wrong ->
        [0] { "" }
        [one] { $wrong } error
       *[other] { $wrong } errores
    }.
no-solution-look =
    Se puede poner en la mesa, pero no tiene solución: mira { $n ->
        [one] esto
       *[other] estas { $n }
    }:
but-look =
    Se puede poner en la mesa, pero mira { $n ->
        [one] esto
       *[other] estas { $n }
    }:
puzzle-also-has =
    Este puzle también tiene { $others }; todo se conserva tal cual y se puede cambiar en «Texto».{ $known ->
        [yes] { " " }Los números conocidos pueden no valer una vez cambiado el puzle.
       *[no] { "" }
    }
is-another-puzzle = es otro puzle que el que has dibujado, que sigue aquí.
written-as-text = { $what } se escriben como texto.
add-a-tile-so = Añadir una ficha, { $form }
n-tiles-for =
    { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }{ $cells ->
        [none] { "" }
       *[other]
            { " " }para { $cells ->
                [one] { $cells } casilla
               *[other] { $cells } casillas
            }
    }
no-ready-board =
    No hay un tablero listo de { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }.
board-is-shape =
    El tablero es un { $shape } de { $n ->
        [one] { $n } casilla
       *[other] { $n } casillas
    }.
n-typed =
    { $n } de { $room ->
        [one] { $room } ficha escrita
       *[other] { $room } fichas escritas
    }.{ $bare ->
        [0] { "" }
        [one] { " " }Sin marca en algún lado: ficha { $names }.
       *[other] { " " }Sin marca en algún lado: fichas { $names }.
    }
type-letters-how = Para cada ficha escribe una letra por lado: { $order }. Si se tocan dos mitades de una imagen, escribe una mayúscula para una mitad y una minúscula para la otra. Un espacio deja un lado sin marca; Retroceso vuelve atrás.
type-labels-how = Para cada ficha escribe la marca de cada lado, y Tab para el siguiente: { $order }. Si se tocan dos mitades de una imagen, escribe una mayúscula para una mitad y una minúscula para la otra. Un espacio deja un lado sin marca; Retroceso vuelve atrás.
by-letters = Una letra por lado: el siguiente viene solo
mistake-and-more =
    { $place }: { $message }{ $n ->
        [0] { "" }
        [one] ; y { $n } error más
       *[other] ; y { $n } errores más
    }.
text-unread =
    { $file ->
        [none] El texto no se puede leer.
       *[other] El texto de { $file } no se puede leer.
    }
until-read =
    Hasta que se pueda, no hay nada sobre lo que dibujar. { $title ->
        [none] El puzle tal como estaba se conserva, y «Descartar el texto» lo muestra de nuevo.
       *[other] El puzle «{ $title }» tal como estaba se conserva, y «Descartar el texto» lo muestra de nuevo.
    }
puzzle-of-my-own = Un puzle mío
your-puzzle = Tu puzle
not-yet-unread = Aún no: el texto no se puede leer.
open-a-file = Abrir un archivo
saved-with-mistakes = { $name } se ha guardado tal como se escribió, con sus errores.
file-too-large = El archivo { $name } es demasiado grande para ser un puzle
was-opened = { $name } se ha abierto.
has-mistakes = { $name } tiene errores.
not-all-kept = No se ha podido conservar todo de { $name }: { $notes }.
cannot-be-read = No se puede leer { $names }:
on-the-board = en el tablero
is-blocked = bloqueada
may-stay-empty = puede quedar vacía
not-on-the-board = fuera del tablero
cell-named = llamada { $name }
with-the-value = con el valor { $value }
in-a-region = en una región: { $rule }
on-board-or-not = en el tablero o no
tool-blocked = Bloqueada
always-stays-empty = queda siempre vacía
tool-optional = Opcional
tool-regions = Regiones
regions-about = cuyos valores suman, son iguales ...
given-values = Valores dados
given-about = que deben ir en las casillas
cell-not-on-board = Esta casilla no está en el tablero.
cell-not-on-board-help = Solo las casillas del tablero pueden bloquearse o quedar vacías. Elige «Casillas» arriba para ponerla en el tablero.
the-board = El tablero
canvas-size = Tamaño del lienzo
click-changes = Un clic o un arrastre cambia
board-only-as-text = Este tablero solo se puede cambiar como texto.
canvas-keys = Las flechas van de casilla en casilla, Espacio pinta.
piece-needs-name = Una pieza necesita un nombre.
it-was = Era { $name }.
turning = Giro
bounds-apart = No puede haber al menos { $from } y como máximo { $to }.
copies-of = Ejemplares de { $name }
copies-at-least = Ejemplares: al menos
let-at-most = Pon en «como máximo» otros tantos; entonces valen los dos.
at-most = como máximo
let-at-least = Pon en «al menos» otros tantos; entonces valen los dos.
kind-pieces = Piezas que llenan un tablero
kind-pieces-about = Formas de varias casillas, como los pentominós, cubren el tablero.
kind-tiles = Fichas cuyos lados encajan
kind-tiles-about = Cada casilla lleva una ficha; los lados que se tocan deben encajar.
kind-numbers-about = Cada punto lleva un número; todas las líneas suman lo mismo.
may-turn-and-flip = pueden girar y voltearse
may-turn-not-flip = pueden girar, no voltearse
only-as-drawn = solo como están dibujadas
may-turn = pueden girar
my-puzzle = Mi puzle
a-setup = una preparación
the-variant = la variante { $name }
pairs-of-labels = los pares de marcas que se tocan
rules-of-rim = reglas para lados concretos del borde
pieces-apart = piezas que no pueden tocarse
number-in-all = el número total de piezas
rule-of-crossings = una regla contra los cruces
colors-of-pieces = colores de piezas
labels-on-large = marcas en piezas de varias casillas
names-of-labels = nombres de marcas
names-of-cells = nombres de casillas
order-of-cells = el orden de las casillas en líneas de marcas
the-maker = el autor o la marca
sources-of-file = fuentes
packed-and-damaged = El archivo { $name } está comprimido con gzip y dañado
value-is-one-word = Un valor es una palabra.
another-value-after = Pinta las casillas de otro valor después de este.
any-value = cualquiera
value-on-a-cell = El valor en una casilla
value-then-drag = Después arrastra sobre las casillas en las que debe ir. Sin nada escrito, una casilla vuelve a admitir cualquier valor.
no-such-point = No hay tal punto en el tablero.
points-are-called = Sus puntos se llaman de { $first } a { $last }, como en la imagen de arriba.
value-is-whole = Un valor es un número entero.
value-is-given = El valor está dado.
values-given = Valores dados
point = Punto
value = Valor
give-this-value = Dar este valor
value-given-no-more = El valor ya no está dado.
point-has = punto { $name }: { $value }
remove = Quitar
remove-value-of = Quitar el valor del punto { $name }
type-names-first = Escribe primero los nombres de las piezas.
blanks-between = Entre ellos hay espacios: L J.
no-number-of-pieces = Esto no es un número de piezas.
number-of-pieces-help = Puede ser 2, 0..1, 2.. (al menos dos) o ..3 (como máximo tres).
groups-of-pieces = Grupos de piezas
groups-about = De algunas piezas solo se usan tantas. Da a cada una de 0 a 1 ejemplar, para que pueda quedarse fuera.
pieces-of-group = Piezas de un grupo
used-together = Usadas en total
add-the-group = Añadir el grupo
group-added = El grupo se ha añadido.
group-removed = El grupo se ha quitado.
group-uses = { $names }: { $total } usadas en total
remove-group = Quitar el grupo { $names }
open-named = Abrir { $title }
no-label = sin marca
labels-by-press = Marcas, cada una con una pulsación
cell-below = una casilla de la capa de abajo
cell-above = una casilla de la capa de arriba
point-named = punto { $name }
points-in-order = Puntos de una línea, uno tras otro
not-on-line = no está en esta línea
number-on-line = número { $n } de esta línea
this-line = Esta línea: { $names }
choose-points = Elige los puntos de una línea uno tras otro.
click-points = Haz clic en sus puntos en el tablero, uno tras otro.
other-tab-is-here = El puzle de la otra pestaña está ahora aquí. Deshacer devuelve el tuyo.
text-taken-back = El texto se ha descartado. Deshacer lo devuelve.
text-unread-because = El texto no se puede leer. { $what }
make-own-puzzle = Crea tu propio puzle
puzzle-so-far = Tu puzle hasta ahora
new-tiles-begun = Se han empezado fichas nuevas. Deshacer devuelve el puzle que había aquí.
puzzle-is-kept = Tu puzle se guarda en este navegador hasta que empieces otro; no va a ninguna otra parte.
no-room-to-keep = Este navegador no tiene sitio para guardar tu puzle: guarda el archivo antes de cerrar esta pestaña.
go-on-with-that = Seguir con ese
no-whole-numbers = Estos no son números enteros.
whole-numbers-help = Puede ser un intervalo como 1..9 o una lista como 1, 2, 5.
lines = Líneas
board-first = Haz primero el tablero.
values = Valores
values-help = un intervalo como 1..9 o una lista; si hay más valores que puntos, algunos quedan sin usar
one-to-n = de 1 a { $n }
values-are = Los valores son de 1 a { $n }.
any-sum-same = cualquier suma, la misma para todas
this-sum = esta suma
other-lines-sum = Cada otra línea suma
every-line-sum = Cada línea suma
is-no-sum = «{ $typed }» no es una suma.
sum-help = Una suma es un número entero, como 38; se pueden pedir varias, como 20 o 25.
sum = Suma
line-added = La línea { $names } se ha añadido.
rows-are-lines = Cada fila recta es ahora una línea por sí misma.
add-this-line = Añadir esta línea
begin-it-anew = Empezarla de nuevo
take-all-rows = Tomar todas las filas rectas
all-rows-are-lines = Todas las filas rectas son líneas.
list-one-by-one = Listarlas una a una
remove-all-lines = Quitar todas las líneas
no-lines-now = Ahora no hay líneas.
line-removed = La línea { $names } se ha quitado.
remove-line = Quitar la línea { $names }
line-sums = La línea { $names } suma { $sum }.
line-no-sum = La línea { $names } no tiene suma propia.
own-sum-help = Una suma es un número entero; también puede ser 12 o 15, 3..5, < 5 o > 12.
own-sum-of = Suma propia de la línea { $names }
paste-help = Una ficha en cada línea, como en una hoja de cálculo o un texto: R g B y, RgBy, red+ green-, fish head; cat tail. Números delante y una línea con los nombres de los lados no estorban.
paste-a-list = Pegar una lista de fichas
read-the-list = Leer la lista
no-equal-labels = No, se tocan marcas iguales
no-more-room = El lienzo no puede crecer más.
larger-as-text = Lo que sea mayor se puede escribir como texto.
photo-of-cards = Una foto de tus cartas
put-it-away = Guardarla
your-photo = Tu foto de las cartas
your-photo-keys = Tu foto; las flechas la mueven
photo-size = El tamaño de la foto
photo-what = Una foto junto a la cuadrícula evita girar la cabeza. Se queda en este navegador: no se envía a ninguna parte y no se lee nada de ella.
larger = Más grande
photo-shown = La foto se muestra junto a la cuadrícula.
no-picture = Este archivo no es una imagen que el navegador pueda mostrar. Un JPEG o PNG sí.
piece-named = Pieza { $name }
shape-named = forma { $name }
break-up = Dividir en piezas
set-removed = El juego se ha quitado.
remove-named = Quitar { $name }
set-not-shown = Un juego de este tamaño no se muestra aquí.
one-shape-of-set = Una forma del juego
one-shape = Una forma
leave-it-out = Omitirla
have-it-twice = Tenerla dos veces
ready-set-all = Un juego listo: todos los
values-of-cells = Valores de sus casillas
none-or-such = ninguno, o por ejemplo 0..6
add-the-set = Añadir el juego
set-added = El juego se ha añadido.
set-has-these = El juego tiene estas piezas.
only-these = Solo estas
all-or-such = todas, o por ejemplo 3-5 0-2, o 35 02
as-in-file = como en el archivo
names = Nombres
is-left-out = { $name } se ha omitido.
piece-was-added = La pieza { $name } se ha añadido; pinta sus casillas.
draw-a-piece = Dibujar una pieza
cells-only-as-text = Sus casillas solo se pueden cambiar como texto.
done = Listo
paint-its-cells = Pintar sus casillas
name = Nombre
the-piece-named = pieza { $name }
copy-as-another = Copiar como otra pieza
copy-added = Se ha añadido una copia al final.
piece-removed = La pieza { $name } se ha quitado.
remove-piece = Quitar la pieza { $name }
picture-of = Una imagen de { $title }: el tablero y lo que hay en él.
ready-shape = Forma lista
use-this-shape = Usar esta forma
take-cells-away = Quitar todas las casillas
rule-sum = suman
rule-sum-takes = 12, 3..5, < 5, > 12 o same
rule-equal = son iguales
rule-different = son todos distintos
rule-values = son solo
rule-values-takes = valores, por ejemplo 1 2
rule-count = aparecen tantas veces
type-values-first = Escribe primero cuáles deben ser los valores.
paint-region-again = Después pinta de nuevo las casillas de la región.
no-counts = Esto no dice cuántas casillas tienen un valor.
counts-help = Escribe el valor, = y un número o un intervalo: 6 = 1, o 0 = ..2 para dos como máximo.
number-or-values = Número o valores
values-in-region = Los valores en una región
region-then-drag = Después arrastra sobre las casillas de la región, y sigue con la siguiente.
region-added = La región se ha añadido.
region-removed = La región se ha quitado.
as-text-says = como dice el texto del archivo
remove-region = Quitar la región { $names }
to-do = Por hacer
mistake = Error
how-it-stands = Cómo está
how-it-stands-short = Cómo está, en breve
go-to-mistake = Ir al error
not-ready-unread = No está listo: el texto no se puede leer.
show-where-of = Mostrar dónde: { $what }
ready-for-table = Listo para la mesa.
ready-but-large = Listo para la mesa. Es grande, y se comprobará allí.
drawn-is-there = Lo que dibujaste sigue ahí. Pulsa «Empezar un puzle nuevo» para empezar.
this-is-yours = Este es el puzle que estás creando.
new-puzzle-begun = Se ha empezado un puzle nuevo; Deshacer devuelve el anterior.
what-do-you-make = ¿Qué creas?
title-of = Título
in-few-words = En pocas palabras (opcional)
no-cells = sin casillas
begin-new-puzzle = Empezar un puzle nuevo
keep-mine = Conservar el mío
undo-brings-yours = Deshacer devuelve el tuyo.
text-start = Variantes, números publicados y fuentes
text-board = Una preparación (dados, una fecha, casillas, piezas o un tamaño para elegir) y nombres de casillas
text-pieces = Piezas que están siempre en un sitio, sus colores y número total, las que no pueden tocarse, y marcas en piezas de varias casillas
text-tiles = Pares de marcas que se tocan, reglas para lados concretos del borde, y fichas que están siempre en un sitio
steps = Pasos
step-kind = 1 Tipo
step-board = 2 Tablero
step-pieces = 3 Piezas
text = Texto
step-numbers = 3 Números
step-tiles = 3 Fichas
large-as-well = También piezas de varias casillas
tiles-as-well = También fichas con marcas
open-the-text = Abrir el texto
text-can-be-read = El texto se puede leer.
take-back-text = Descartar el texto
text-what = El archivo del puzle en TOML. Lo que las otras partes no muestran se puede cambiar aquí; el puzle sigue en cuanto el texto se pueda leer.
the-puzzle-file = El archivo del puzle
line-and-column = línea { $line }, columna { $column }
the-whole-file = el archivo entero
side-has = { $name }, lado { $side }: { $label }
choose-a-label = Elige una marca y haz clic en los lados que la llevan
label-is-one-word = Una marca es una palabra, sin espacios y sin *.
join-two-words = Para dos palabras, únelas: rojo-oscuro.
label-is-there = La marca { $label } ya está.
choose-it-above = Se puede elegir arriba.
another-label = Otra marca
add-the-label = Añadir la marca
meet-equal = llevan la misma marca
red-meets-red = rojo toca rojo
meet-halves = son dos mitades
one-meets-other = { $one } toca { $other }
red-head-meets = una cabeza roja (RH) toca una cola roja (RT)
meet-pairs = son un par
pairs-listed = los pares están en «Texto»
two-sides-that-meet = Dos lados que se tocan
equal-labels-meet = Se tocan marcas iguales.
heads-meet-tails = Las cabezas tocan las colas.
the-tiles = Las fichas
anything = cualquier cosa
always-one-label = siempre una marca:
one-label-whichever = una misma marca, la que sea
one-of-some = una de varias marcas, listadas en «Texto»
rim-of-board = El borde del tablero
label-of-rim = Marca del borde
and-nowhere-else = y en ninguna otra parte
tile-side = { $name }, lado { $side }
tile-named = Ficha { $name }
copy = Copiar
tile-copied = Se ha añadido una copia de la ficha { $name }.
copy-tile = Copiar la ficha { $name }
tile-removed = La ficha { $name } se ha quitado.
remove-tile = Quitar la ficha { $name }
named-removed = { $name } se ha quitado.
tile-added = Se ha añadido una ficha.
add-a-tile = Añadir una ficha
labels-of-tiles = Las marcas de las fichas
tile = Ficha
tile-and-side = Ficha { $name }, { $side }
choose-a-board = Elige o pinta uno en «2 Tablero».
equal-letters-meet = Se tocan letras iguales.
letters-are-halves = Las mayúsculas y minúsculas son ahora dos mitades de una imagen: { $capital } toca { $small }.
no-equal-letters = No, se tocan letras iguales
lay-on-table = Ponerlas en la mesa
one-more-tile = Una ficha más
begin-new-tiles = Empezar con fichas nuevas
new-tiles-before = Se han empezado fichas nuevas; Deshacer devuelve las anteriores.
how-many-tiles = Cuántas fichas hay
type-the-tiles = Escribir las fichas
text-being-read = Se está leyendo el texto…
whole-number-from = Puede ser un número entero de { $least } a { $most }.
is-no-number = Esto no es un número.
no-whole-number = { $typed } no es un número entero.
too-few = { $typed } son demasiado pocos.
too-many-of = { $typed } son demasiados.
usual = habituales
