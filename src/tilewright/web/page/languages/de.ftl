### The words of the page in German. No native reader has looked at this translation yet.

## page

skip = Zum Inhalt springen
nav-main = Hauptmenü
nav-puzzles = Rätsel
nav-make = Selbst machen
nav-workshop = Werkstatt
nav-about = Info
language = Sprache
loading = Lädt …
not-shown = Das lässt sich nicht zeigen
nothing-here = Hier ist nichts
leads-nowhere = Die Adresse führt zu keinem Rätsel und zu keiner Ansicht.
did-you-mean = Meintest du { $names }?
all-puzzles = Alle Rätsel ansehen
own-page = Auf einer eigenen Seite öffnen
loaded = Geladen
all-loaded = Alles ist geladen.
about-this-page = Über diese Seite
about-choose = Wähle ein Rätsel, das du hast, oder mach dein eigenes; leg seine Teile, hol dir einen Tipp, lass es lösen und sieh dabei zu, und erfahre, wie viele Lösungen es gibt.
about-kinds = Drei Arten von Rätseln
about-pieces = Teile, die ein Brett füllen: Pentominos, Hexiamonds, der Genius Star, der Soma-Würfel.
about-tiles = Plättchen, deren Seiten zueinander passen: Scramble Squares, Drive Ya Nuts, Eternity II.
about-numbers = Zahlen, die sich zu Summen ergänzen: magische Quadrate, das magische Sechseck, magische Sterne.
about-teachers = Für Lehrkräfte
about-class = Öffne ein Rätsel, leg hin, was von Anfang an dort liegen soll, und wähle „Für eine Klasse“ unter „Teilen“: Du bekommst einen Link für die Klasse, mit einer Frage und mit oder ohne Tipps, und ein Arbeitsblatt zum Drucken. Mehrere Rätsel kommen zusammen in eine Sammlung: ein Link für die Klasse, und Blätter zum Drucken.
about-answers = Was die Antworten bedeuten
about-no-solution = „Es gibt keine Lösung“ heißt es nur, nachdem jede Möglichkeit versucht wurde. Eine Suche, die angehalten wurde, sagt das: Was sie gefunden hat, ist dann eine untere Schranke. Jede Lösung wird gegen die Regeln geprüft, von Code, der mit dem Finden nichts zu tun hatte.
about-kept = Es gibt keine Konten und keine Cookies, und nichts wird gesendet, außer an den Computer, von dem diese Seite kommt. Was auf dem Tisch liegt, die Lösungen, die du gefunden hast, deine Tage und ein Rätsel, das du gerade machst, bleiben allein in diesem Browser.

## parts

very-many = sehr viele
about-power = etwa 10^{ $exponent }
less-than-a-second = weniger als eine Sekunde
thousands-of-years = Jahrtausende
not-known-how-long = unbekannt lange
more-than = mehr als { $time }
about-time = etwa { $time }
up-to-time = bis zu { $time }
from-to = { $least } bis { $most }
time-to-go = noch { $time }
percent = { $n } %
less-than-percent = weniger als { $n } %
share-of-search = { $share } der Suche
n-steps =
    { $n ->
        [one] { $n } Schritt
       *[other] { $n } Schritte
    }
search-share = Wie viel von der Suche geschafft ist
searching = Sucht
speed = Tempo
placements-a-second =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    } je Sekunde, { $how ->
        [followed] jedes Teil ist zu verfolgen
        [slow] langsam
        [lively] flott
        [fast] schnell
       *[blur] nur noch ein Flimmern
    }
went-wrong = Etwas ist schiefgegangen.
one-moment = Einen Moment
n-pieces =
    { $kind ->
        [tile] { $n } Plättchen
        [number]
            { $n ->
                [one] { $n } Zahl
               *[other] { $n } Zahlen
            }
       *[piece]
            { $n ->
                [one] { $n } Teil
               *[other] { $n } Teile
            }
    }
back-in-tray =
    { n-pieces } { $n ->
        [one] ist
       *[other] sind
    } wieder in der Ablage.
on-board-again =
    { n-pieces } { $n ->
        [one] liegt
       *[other] liegen
    } wieder auf dem Brett.
places-named =
    { $place ->
        [point] Punkte
       *[cell] Felder
    } { $names }
stay-open = offen bleiben { $names }
piece-lying = { $piece }, { $way }
cell-chosen = { $cell }, zum Sperren gewählt
cell-covered = { $cell }: { $piece }
cell-covered-fixed = { $cell }: { $piece }, fest
cell-blocked = { $cell }, gesperrt
cell-optional = { $cell }, leer, darf leer bleiben
cell-empty = { $cell }, leer
region-met = erfüllt
region-broken = verletzt
key-shift = Umschalt
key-does = { $key }: { $what }.
board-keys = Pfeiltasten gehen von Feld zu Feld. Eingabe legt das Teil in deiner Hand, oder hebt das Teil auf, das dort liegt.
board-keys-besides = Entfernen nimmt es zurück, Escape lässt los. P geht zu den Teilen.

## was auf ein Feld passt, und das beste Brett

fits-on =
    Auf { $cell } { $n ->
        [one] passt
       *[other] passen
    } { n-pieces }.
fits-choose = { fits-on } Wähle, was dort liegen soll.
fits-none = Auf { $cell } passt nichts mehr, was noch da ist.
fits-of = { $n } von { $all } passen auf { $cell }
fits-ways =
    { $n ->
        [0] passt dort nicht
        [one] passt dort
       *[other] passt dort auf { $n } Arten
    }
laid-on = { $piece }, gelegt auf { $cell }.
cell-dead = nichts mehr, was noch da ist, passt hier
sides-match = { $matching } von { $all } Seiten passen
best-board = Rekord: { $n }
best-lay = Lege dein bisher bestes Brett, auf dem { $n } Seiten passen
best-laid = Dein bestes Brett liegt auf dem Tisch. „Rückgängig“ bringt zurück, was dort lag.
board-from-text = Ein Brett aus einem Text legen
board-text = Ein Link zu einem Brett auf einer anderen Seite, oder die Ausgabe eines Lösers
board-lay = Auf den Tisch legen

## today

easy = Leicht
medium = Mittel
hard = Schwer
signs = ★ von Hand gelöst, ☆ mit Tipps, ▷ von „Lösen“ gezeigt, ◐ begonnen, ○ nicht begonnen.
not-begun = nicht begonnen
record =
    { $state ->
        [solved]
            { $hints ->
                [0] von Hand gelöst
                [one] von Hand gelöst mit { $hints } Tipp
               *[other] von Hand gelöst mit { $hints } Tipps
            }
        [shown]
            { $hints ->
                [0] von „Lösen“ gezeigt
                [one] von „Lösen“ gezeigt, { $hints } Tipp
               *[other] von „Lösen“ gezeigt, { $hints } Tipps
            }
       *[begun]
            { $hints ->
                [0] begonnen
                [one] begonnen, { $hints } Tipp
               *[other] begonnen, { $hints } Tipps
            }
    }
record-with-time = { record }, { $time }
result-of = tilewright, { $day }
result-line = { $sign } { $level }, { $kind }: { $record }
result-says = Es sagt, wie es dir ging, und nicht, wie es geht.
result-says-here = Es sagt, wie es dir ging, und nicht, wie es geht. Der Link öffnet sich nur auf diesem Computer.
three-of = Drei vom { $day }
same-for-all = { $day }. Alle haben dieselben.
level-and-kind = { $level }: { $kind }
streak-none = Löse eines der drei von Hand an seinem Tag, und eine Serie beginnt. Sie verzeiht einen ausgelassenen Tag.
streak-with-today =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    } in Folge, heute ist dabei. Ein ausgelassener Tag wird verziehen, zwei beenden sie.
streak-last-chance =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    } in Folge. Gestern fehlt; das wird verziehen, wenn du heute eines löst.
streak-open =
    { $n ->
        [one] { $n } Tag
       *[other] { $n } Tage
    } in Folge. Heute ist noch offen.
sheet-of-level = { $level }: Blatt zum Drucken, PDF
day-solved = { $date }: { $n } von 3 gelöst
day-begun = { $date }: begonnen
month-before = Der Monat davor
month-after = Der Monat danach
later-days = Spätere Tage gibt es noch nicht.
no-earlier-days = Frühere Tage gibt es nicht.
your-days-of = Deine Tage: { $month }
not-out-yet = noch nicht da
copied = Kopiert.
result-copied = Dein Ergebnis ist kopiert.
text-selected = Der Text ist markiert; kopiere ihn mit Strg+C.
share-result = Mein Ergebnis teilen
copy-result = Mein Ergebnis kopieren
share-dots = Teilen …
more-of-this-day = Mehr von diesem Tag
three-for-today = Drei für heute
todays-three = Die drei von heute
your-days = Deine Tage
day-not-out = die Rätsel vom { $day } gibt es noch nicht
come-back = komm an diesem Tag wieder.
days-begin-with = diese Rätsel beginnen mit { $day }
that-day-or-later = wähle diesen Tag oder einen späteren.
no-date = hier steht kein Datum
day-up-to-today = wähle einen Tag bis heute.
another-day = Ein anderer Tag
open = Öffnen
making-pdf = Das PDF entsteht
to-print = Zum Drucken
to-print-what = Ein Blatt mit dem Brett und den Teilen, als PDF.
bring-days-back = Wiederherstellen
forget-days = Meine Tage vergessen
days-forgotten = Deine Tage sind vergessen.
days-back = Deine Tage sind wieder da.
what-is-kept = Was aufbewahrt wird
show-clock-and-times = Zeig mir eine Uhr und meine Zeiten
days-stay-here = Deine Tage bleiben in diesem Browser; nichts davon wird gesendet.

## gallery

three-of-the-day = Drei des Tages
puzzle-of-the-day = Rätsel des Tages
dominoes-of-the-day = Domino des Tages
days-in-a-row = { $n } Tage in Folge
with-dice = Würfel
with-date = Datum
with-sets = Sätze von Teilen
pieces-that-fill = Teile, die füllen
sides-that-match = Seiten, die passen
numbers-that-add-up = Zahlen, die sich addieren
daily-kind = Täglich: Würfel, Datum
n-puzzles = { $n } Rätsel
some-of-n-puzzles = { $some } von { $n } Rätseln
choose-one = Wähle eines, das du hast, { $cards }, oder mach dein eigenes. Leg es selbst, hol dir einen Tipp, oder sieh zu, wie es gelöst wird.
type-in-cards = tippe deine Karten ein
quoted = „{ $word }“
no-puzzle-has = Kein Rätsel hier hat { $words } in seinen Worten.
fewer-words = Weniger Wörter finden mehr.
nothing-found =
    { $isTyped ->
        [yes] Nichts gefunden für „{ $typed }“
       *[no] Nichts gefunden
    }{ $filters ->
        [yes] { " " }mit diesen Filtern
       *[no] { "" }
    }.
without-filters = Ohne die Filter: { $n } Rätsel
your-album-of = dein Album ({ $n })
n-variants =
    { $n ->
        [one] { $n } Variante
       *[other] { $n } Varianten
    }
no-such-day = einen Tag { $date } gibt es nicht
how-dates-are-written = ein Datum besteht aus Jahr, Monat und Tag, etwa 2026-11-23.
known-first = Bekannteste zuerst
by-title = Nach Titel
fewest-first = Wenigste Lösungen zuerst
most-first = Meiste Lösungen zuerst
narrow-down = Eingrenzen
by-cells = Felder
by-maker = Hersteller
by-kind = Art
search-placeholder = Name oder Hersteller eines Rätsels
search = Suche
show-all-puzzles = Alle Rätsel zeigen
all = Alle
filter-with-count = { $title } ({ $n })
order = Reihenfolge
go-on-with = Weiter mit
easy-first = Leichte zuerst
level-very-easy = sehr leicht
level-easy = leicht
level-medium = mittel
level-hard = schwer
level-very-hard = sehr schwer
which-puzzle-has = Welches Rätsel hat dieses Teil?
paint-a-piece = Male die Felder eines Teils. Es wird gefunden, wie es auch gedreht oder gewendet ist, soweit das Rätsel das erlaubt.
or-the-labels = Oder die Zeichen eines Plättchens im Uhrzeigersinn, oder ein Zeichen
labels-as-pictured = So, wie die Bilder des Rätsels sie schreiben. * ist eine Seite ohne Zeichen.

## backend

page-fault = Das ist ein Fehler der Seite ({ $what }).
load-again = Lade sie neu.
was-given-up = Das wurde aufgegeben.

## Sammlungen: Rätsel, die eine Lehrkraft zusammen ausgibt

your-collection = Deine Sammlung
your-collection-of = deine Sammlung ({ $n })
in-your-collection = deiner Sammlung
a-collection = Eine Sammlung
the-collection = Die Sammlung
about-collection = Rätsel für eine Klasse, in einer Reihenfolge, als ein Link und auf Papier. Sie bleibt allein in diesem Browser.
collect = In eine Sammlung
collect-title = In eine Sammlung: { $title }
collect-for-class = Für eine Klasse sammeln
collect-more = Mehr dazunehmen
collected-as = Nummer { $number } in { $collection }
collection-no-room = In diesem Browser ist kein Platz mehr für deine Sammlung.
collection-no-room-help = Nimm ein selbst gemachtes Rätsel heraus.
collection-full = Deine Sammlung hat { $n } Rätsel und nimmt keine weiteren auf.
collection-full-help = Gib ihren Link aus und beginne eine neue.
nothing-collected = Noch nichts: { $gallery }, oder öffne eines, wähle seine Würfel oder sein Datum, und drücke unter „Teilen“ auf „In eine Sammlung“.
choose-in-gallery = wähle Rätsel in der Galerie
begin-new-one = Eine neue beginnen
bring-back-before = Die vorige zurückholen
the-link = Der Link
words-for-class = Worte für die Klasse
title = Titel
few-words = Ein paar Worte für die Klasse (oder keine)
question-or-none = Eine Frage (oder keine)
easy-to-hard = Von leicht nach schwer
rating-number = { $number } von { $n } wird beurteilt …
is-easy-to-hard =
    { $without ->
        [0] Von leicht nach schwer.
        [one] Von leicht nach schwer; ein Rätsel, das nicht beurteilt werden kann, kommt zuletzt.
       *[other] Von leicht nach schwer; { $without } Rätsel, die nicht beurteilt werden können, kommen zuletzt.
    }
up = Nach oben
down = Nach unten
take-out = Herausnehmen
word-of-title = { $words }: { $title }
is-number = { $title } ist Nummer { $number } von { $n }.
was-taken-out = { $title } wurde herausgenommen.
on-paper = Auf Papier
names-of-pupils = Namen, einer je Zeile, für je ein Blatt (oder keine); sie stehen in keinem Link
class-may-use = Was die Klasse benutzen darf
help-hint = Tipps
help-solve = Lösen, zählen und prüfen
number-of = { $number } von { $n }
previous = Voriges
next = Nächstes
all-of-collection = Alle Rätsel
some-are-found = { $found } von { $n } gefunden.
found-so-far = { $found } von { $n } gefunden. Was du findest, bleibt allein in diesem Browser.
is-found = ✓ Gefunden
not-found-yet = Noch nicht gefunden
not-in-collection = In dieser Sammlung gibt es kein Rätsel Nummer { $number }.
collection-has =
    { $n ->
        [one] Sie hat eines.
       *[other] Sie hat { $n }.
    }
cannot-be-shown = Dieses Rätsel kann nicht gezeigt werden: { $problem }.
for-teachers = Für Lehrkräfte: { $change }
change-copy = Eine Kopie ändern

## ein Album, das an andere geht

album-for-you = Ein Album für dich
link-brings =
    { $solutions ->
        [one] Dieser Link bringt eine Lösung.
       *[other]
            { $puzzles ->
                [one] Dieser Link bringt { $solutions } Lösungen eines Rätsels.
               *[other] Dieser Link bringt { $solutions } Lösungen von { $puzzles } Rätseln.
            }
    }
add-to-my-album = In mein Album aufnehmen
album-too-long = Dieses Album ist zu lang für einen Link.
album-too-long-help = Speichere das Album als Datei und schicke diese.

## proof-reading

proof-next =
    { $n ->
        [one] Vergleiche Plättchen { $tiles } mit deinem: Der Fehler ist eher dort als anderswo.
       *[other] Vergleiche die Plättchen { $tiles } der Reihe nach mit deinen: Der Fehler ist eher auf einem von ihnen als anderswo.
    } { $left ->
        [one] Von { $all } Änderungen bleibt eine.
       *[other] Von { $all } Änderungen bleiben { $left }.
    }
proof-rest =
    { $n ->
        [one] Vergleiche Plättchen { $tiles } mit deinem: Ist nur ein Bild vertippt, dann dort.
       *[other] Vergleiche die Plättchen { $tiles } der Reihe nach mit deinen: Ist nur ein Bild vertippt, dann auf einem von ihnen.
    } { $left ->
        [one] Von { $all } Änderungen bleibt eine.
       *[other] Von { $all } Änderungen bleiben { $left }.
    }
proof-none = Keine dieser Änderungen bleibt: Vielleicht ist mehr als ein Bild vertippt, oder etwas anderes stimmt nicht.
proof-otherwise = Ein Plättchen, das auf andere Weise falsch ist, berichtigst du unter „Selbst machen“; prüfe dann noch einmal.
proof-these-right =
    { $n ->
        [one] Plättchen { $tiles } stimmt
       *[other] Die Plättchen { $tiles } stimmen
    }
proof-all-tiles = Alle Plättchen
proof-tile = Plättchen { $tile }
proof-tile-right = Plättchen { $tile }: stimmt
proof-tile-next = Plättchen { $tile }: als Nummer { $number } zu vergleichen, { $share }
proof-tile-other = Plättchen { $tile }: { $share }
proof-tile-is-right = Plättchen { $tile } stimmt
proof-side-is-right = { $side }: dort steht { $label }
proof-is-it = oder { $label }?
proof-correct = Berichtigen: { $right } statt { $label } auf Plättchen { $tile }, { $side }
side-name =
    { $side ->
        [top] oben
        [bottom] unten
        [left] links
        [right] rechts
        [upper-left] oben links
        [upper-right] oben rechts
        [lower-left] unten links
        [lower-right] unten rechts
       *[other] { $words }
    }

## make: how many solutions the puzzle has, how hard it is, and what is wrong

gauge = Lösungen und Schwierigkeit
gauge-waits = Noch nicht gezählt
gauge-setup = Jede Wahl der Vorgaben hat ihre eigenen Lösungen
gauge-large = Zu groß, um schnell gezählt zu werden
gauge-count =
    { $kind ->
        [counting] Wird gezählt …
        [unknown] Noch nicht bekannt, ob es eine Lösung gibt
        [none] Keine Lösung
        [least]
            { $n ->
                [one] Mindestens eine Lösung
               *[other] Mindestens { $n } Lösungen
            }
        [different]
            { $n ->
                [one] Eine Lösung
               *[other] { $n } verschiedene Lösungen
            }
       *[all]
            { $n ->
                [one] Eine Lösung
               *[other] { $n } Lösungen
            }
    }
gauge-before =
    { $kind ->
        [same] { $now }, wie vorher
        [none] { $now }, vorher keine
        [least] { $now }, vorher mindestens { $n }
       *[all] { $now }, vorher { $n }
    }
gauge-more = { $n } mit gedrehten oder gespiegelten
gauge-difficulty =
    { $kind ->
        [counting] Schwierigkeit: …
        [unknown] Schwierigkeit: noch nicht bekannt
        [about] Schwierigkeit: etwa { gauge-grade }, { $n }
       *[exact] Schwierigkeit: { gauge-grade }, { $n }
    }
gauge-grade =
    { $grade ->
        [very-easy] sehr leicht
        [easy] leicht
        [medium] mittel
        [hard] schwer
        [very-hard] sehr schwer
       *[beyond] jenseits davon
    }
gauge-unique = Eindeutig machen
gauge-why = Warum keine?
gauge-taken = Geändert wie gefunden. „Rückgängig“ nimmt es zurück.
finding-take = Übernehmen
blamed = { $words }, hier stimmt etwas nicht
python-looking-up = Wird nachgesehen, was nötig ist
python-loading =
    Lädt Python{ $host ->
        [here] { "" }
       *[other] { " " }von { $host }
    }, { $n } MB; für das nächste Mal aufbewahrt
python-unpacking = Packt die Rätsel aus
python-opening = Öffnet die Rätsel
python-not-loaded =
    Python konnte nicht geladen werden{ $host ->
        [here] { "" }
       *[other] { " " }(von { $host })
    }. Gibt es eine Verbindung?
python-other-file = Python wurde nicht gestartet: { $name } von { $host } ist nicht die Datei, für die diese Seite gemacht wurde.
file-not-loaded = { $name } konnte nicht geladen werden. Gibt es eine Verbindung?
python-broke-down = Python ist mitten in der Arbeit zusammengebrochen; lade die Seite neu.
server-silent = Der Server antwortet nicht.
server-running = Läuft tilewright serve noch? Versuch es wieder, wenn ja.
connection-lost = Die Verbindung ist weg, ein neuer Versuch läuft. Die Suche geht inzwischen weiter.
search-gone = Diese Suche ist weg: Der Server wurde neu gestartet, oder lange hat niemand nach ihr gesehen.
server-late = Der Server hat seit einer Minute nicht geantwortet.
try-again = Versuch es noch einmal.
search-lasts = Sie geht weiter, solange diese Seite offen ist oder du binnen einer Minute zurück bist.
server-error = Der Server hat mit Fehler { $status } geantwortet.
page-loaded-again = Die Seite wurde neu geladen; die Suche geht weiter, wenn Python da ist.
notebook-busy = Das Python des Notebooks antwortet noch nicht: Es führt eine Zelle aus oder wurde neu gestartet
python-not-started = Das Python dieser Seite konnte nicht gestartet werden.
loading-again-may-help = Die Seite neu zu laden hilft vielleicht.
gallery-not-loaded = Die Galerie konnte nicht geladen werden.
is-there-a-connection = Gibt es eine Verbindung?

## pieces

n-left = noch { $n }
all-on-board = alle auf dem Brett
back-to-table-by =
    Wähle { $kind ->
        [tile] ein Plättchen
        [number] eine Zahl
       *[piece] ein Teil
    }, um zu deinem Tisch zurückzukehren.
piece-on-board = { $piece }, auf dem Brett
copies-left =
    { $piece }, noch { $n ->
        [one] { $n } Exemplar
       *[other] { $n } Exemplare
    }
back-in-the-tray = Zurück in der Ablage.
all-pieces = Teile
all-tiles = Plättchen
all-numbers = Zahlen
piece-fits =
    { $n ->
        [0] passt dort nicht
        [1] passt
       *[other] passt auf { $n } Arten
    }

## setup

the-month = der Monat
the-day = der Tag
the-weekday = der Wochentag
date-stays-open = vom Datum bleiben offen: { $fields }.
open-on-date = Offen bleiben { $cells }; die Teile füllen alle anderen Felder.
dice-show = Die Würfel zeigen { $cells }.
roll-rest = Würfeln{ $rest }
roll-rest-words = { "" }
dice-block = Die Würfel zeigen { $cells }. Diese Felder sind gesperrt.
n-take-part =
    { $n ->
        [one] { $n } gewähltes Teil macht mit.
       *[other] { $n } gewählte Teile machen mit.
    }
dice-show-so = die Würfel zeigen { $cells }
pieces-chosen =
    { $n ->
        [one] gewählt ist
       *[other] gewählt sind
    } { $pieces }
cells-blocked =
    { $cells } { $n ->
        [one] ist
       *[other] sind
    } gesperrt
n-chosen-already =
    { $n ->
        [one] { $n } Feld ist
       *[other] { $n } Felder sind
    } schon gewählt. Wähle eines davon noch einmal, um es freizugeben.
n-cells-blocked =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    } gesperrt
some-chosen = { $some } von { $n } gewählt, noch { $left } zu wählen
size-of = Größe: { $axes }
board-is-size-now = Das Brett ist { $size }.
no-size-now = Keine Größe ist gewählt.
sum-of-each-line = Summe jeder Linie
sum-is-now = Die Summe ist { $sum }.
each-line-to-sum-now = Jede Linie soll { $sum } ergeben.
today = Heute
date = Datum
no-date-yet = Das ist noch kein Datum. Auf dem Brett bleiben wie zuvor offen: { $cells }.
is-no-date = das ist kein Datum.
open-as-before = auf dem Brett bleiben wie zuvor offen: { $cells }.
needs-a-date = es braucht Monat, Tag und Jahr, die zusammenpassen.
die-twice = { $cell } steht zweimal da.
on-one-die = Kein Wurf zeigt { $cell } zusammen mit { $others }: Sie sind auf einem Würfel.
on-no-die = Kein Würfel hat { $cell }.
free-die-has = Ein freier Würfel hat { $cells }.
n-dice = Es gibt { $n } Würfel.
what-your-dice-show = Was deine Würfel zeigen
roll-the-dice = Würfeln
dice = Würfel
die-named = Würfel { $k }, { $n } Seiten
faces-of = Seiten: { $cells }
level-any = beliebig
how-hard = Wie schwer
pieces-to-choose-from = Teile zur Auswahl
draw-a-set = Einen Satz ziehen
choose-anew = Neu wählen
level-solvable = lösbar
set-up = Aufbauen
sum-of-puzzle = die Summe ist die des Rätsels
each-line-to-sum = jede Linie soll { $sum } ergeben
dice-show-nothing = die Würfel zeigen noch nichts
no-date-chosen = kein Datum ist gewählt
board-is-size = das Brett ist { $size }
no-size-chosen = keine Größe ist gewählt
no-pieces-chosen = keine Teile sind gewählt
no-cells-blocked = du hast keine Felder gesperrt
type-or-tap-dice = Tippe ein oder an, was deine Würfel zeigen
choose-cells = Felder wählen
block-cells = Felder sperren
block-none = Keine sperren
choose-blocked = Wähle die Felder des Bretts, die gesperrt sein sollen.
you-blocked-none = Du hast keine Felder gesperrt
too-many = { $n } zu viele
all-n-chosen = Alle { $n } sind gewählt
as-in-puzzle = wie im Rätsel: { $sums }
any-sum = beliebig, für alle Linien gleich
only-sum = Jede Linie ergibt { $sum }; keine andere Summe ist möglich.
no-sum = Keine Summe ist möglich.
no-date-here = hier steht kein Datum.

## sharing

making-file = { $kind } entsteht
picture-of-shown = Von dem, was jetzt zu sehen ist: { $what }.
a-solution = eine Lösung
copy-link =
    { $what ->
        [viewer] Einen Link für { $viewer } kopieren
        [album] Einen Link zu deinem Album kopieren
        [class] Einen Link für die Klasse kopieren
        [solution] Einen Link zu dieser Lösung kopieren
       *[all] Einen Link kopieren
    }
link-holds-all =
    { $n } Zeichen. Alles steckt im Link; es wird sonst nirgends aufbewahrt.{ $isLong ->
        [yes] { " " }Manche Programme schneiden so lange Links ab: Probiere ihn aus, bevor du dich auf ihn verlässt.
       *[no] { "" }
    }{ $isHere ->
        [yes] { " " }Er öffnet sich nur auf diesem Computer; für einen anderen speichere die Datei und öffne sie dort.
       *[no] { "" }
    }
an-album = Ein Album
link-copied = Der Link ist kopiert. Er hat { $n } Zeichen.
copied-and = Kopiert. { $more }
save-as = Als { $kind } speichern
picture-svg = Bild als SVG
picture-png = Bild als PNG
download-picture = Ein Bild herunterladen
picture-of-board = Vom Brett mit dem, was darauf liegt.
saved = { $name } gespeichert
a-puzzle = Ein Rätsel
share = Teilen
exercise-link = Der Link öffnet dieselbe Aufgabe mit dem, was du gelegt hast.
for-a-class = Für eine Klasse: eine Aufgabe, ein Arbeitsblatt
hints = Tipps
table-stays-there = Was auf dem Tisch liegt, bleibt dort
an-exercise = Eine Aufgabe
a-question = Eine Frage, über dem Brett (oder keine)
link-is-no-lock = Der Link zeigt nur, was du hier wählst. Er ist kein Schloss: Das Rätsel steckt darin und kann anderswo gelöst werden.
worksheet-what = Seiten, die mit dem Bleistift gelöst werden, mit der Frage und dem, was auf dem Tisch liegt.
worksheet = Arbeitsblatt
make-worksheet = Das Arbeitsblatt machen
was-saved = { $name } wurde gespeichert.
link-selected = Der Link ist markiert; kopiere ihn mit Strg+C.
link-opens-as-is = Der Link öffnet das Rätsel, wie es jetzt ist: mit dem, was aufgebaut ist und was auf dem Tisch liegt.
change-a-copy = Eine Kopie ändern
to-the-workshop = In die Werkstatt
puzzle-as-file = Das Rätsel als Datei
file-holds-puzzle = Die Datei enthält das Rätsel selbst; auch der Befehl tilewright liest sie. „Eine Kopie ändern“ öffnet es unter „Selbst machen“; die Werkstatt hat Werkzeuge dafür.
link-to =
    { $what ->
        [viewer] Der Link für { $viewer }
        [class] Der Link für die Klasse
        [solution] Der Link zu dieser Lösung
        [album] Der Link zu deinem Album
       *[all] Der Link
    }

## album

album-full = Das Album ist voll: Es fasst { $n } Lösungen. Nimm einige heraus.
found-before =
    Diese hast du schon gefunden, vielleicht gedreht; du hast { $n }{ $total ->
        [none] { "" }
       *[other] { " " }von { $total }
    }.
found-first =
    Die erste, die du gefunden hast{ $total ->
        [none] { "" }
       *[other] , von { $total }
    }.
found-new =
    Neu: deine Nummer { $n }{ $total ->
        [none] { "" }
       *[other] { " " }von { $total }
    }.
album-holds =
    { $n ->
        [one] { $n } Lösung
       *[other] { $n } Lösungen
    } von { $puzzles } Rätseln.
looking-at-solutions =
    { $done } von { $n ->
        [one] { $n } Lösung
       *[other] { $n } Lösungen
    } angesehen …
album-added =
    { $n ->
        [one] { $n } neue Lösung
       *[other] { $n } neue Lösungen
    }, { $known } hattest du schon{ $wrong ->
        [0] { "" }
        [one] , { $wrong } weitere weggelassen, die hier keine Lösung ist
       *[other] , { $wrong } weitere weggelassen, die hier keine Lösungen sind
    }.
n-different =
    { $total ->
        [none]
            { $n ->
                [one] { $n } Lösung
               *[other] { $n } verschiedene Lösungen
            }
       *[other] { $n } von { $total } verschiedenen Lösungen
    }
your-album = Dein Album
only-one = Es ist die einzige.
save-the-album = Das Album speichern
add-another-album = Ein anderes Album hinzufügen
album-nothing-yet = Noch nichts: Löse ein Rätsel von Hand, und seine Lösung kommt hierher.
is-no-album = { $name } ist kein Album.
album-files = „Das Album speichern“ schreibt solche Dateien, hier oder auf der Seite von jemand anderem.
looking-at-album = Das Album wird angesehen
album-what = Jede Lösung, die du von Hand gefunden hast, jede einmal, wie auch immer sie gedreht ist. Es bleibt allein in diesem Browser: Speichere es, um es anderswo aufzubewahren oder um es mit dem deiner Familie zusammenzulegen.
show-all-n = Alle { $n } zeigen
look-for-another = Eine weitere suchen
all-of-them = Alle gefunden!
solution-found-on = Lösung { $n } von { $title }, gefunden am { $day }
taken-out = Die Lösung wurde herausgenommen.
put-on-table-n = Auf den Tisch legen: Lösung { $n }
take-out-n = Lösung { $n } herausnehmen

## plane

piece-of-cells =
    ein Teil aus { $n ->
        [one] { $n } Feld
       *[other] { $n } Feldern
    } ({ $cells })
n-cells-dot =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }.
piece-has-no-cells = Das Teil hat noch keine Felder.
paint-some-cells = Male einige, oder wähle ein Teil.
looking-for-tiling = Sucht eine Parkettierung
no-such-cells-in-plane = Solche Felder gibt es in der Ebene nicht: { $lattice }.
does-it-tile = Füllt es die Ebene?
plane-what = Zeichne ein Teil. Füllen Kopien davon die Ebene, ohne Lücken und ohne Überlappungen? Wenn nicht: Wie oft lässt es sich umgeben?
the-piece = Das Teil
of-the-piece = gehört zum Teil
not-of-the-piece = gehört nicht zum Teil
piece-is-drawn = Teil { $name } ist gezeichnet.
begin-with = Beginnen mit
your-own-piece = deinem eigenen Teil
copies = Kopien
paint-the-piece = Klicke oder ziehe über die Felder des Teils.
clear = Leeren
how-far-to-look = Wie weit gesucht wird
pieces-to-a-period = Teile je Periode, höchstens
coronas-at-most = Kränze, höchstens
corona-what = Ein Kranz ist ein Ring von Teilen um alles, was dort liegt. Wo weder eine Periode noch ein letzter Kranz gefunden wird, bleibt die Frage offen: Suche weiter.
the-answer = Die Antwort
save-the-picture = Das Bild speichern
its-cells = Seine Felder

## solid

choose-then-place =
    Wähle zuerst { $kind ->
        [tile] ein Plättchen
        [number] eine Zahl
       *[piece] ein Teil
    }, dann den Platz.
stands-so = Wie es steht: { $pieces }
nothing-lies-there = noch liegt nichts da
next-layer = Nächste Schicht
layer-below = Schicht darunter
layer = Schicht
layer-of = Lage { $number } von { $n }
fits-nowhere-beside = passt nirgends neben das, was dort liegt: Nimm ein Teil zurück.
drag-to-turn-piece = Ziehen, um das Teil zu drehen
drag-to-turn = ziehen zum Drehen
as-it-stands = Wie es steht
solid-keys = Pfeiltasten drehen den Körper, Pos1 dreht ihn zurück. B geht zu den Feldern seiner Schichten.
solid = Körper
all-together = Alle Teile sind zusammen
put-it-together = Zusammensetzen
step-back = Schritt zurück
next-step = Nächster Schritt
how-it-goes-together = Wie es zusammengeht
all-steps-in-words = Alle Schritte in Worten
looking-together = Wird geprüft, ob sich diese Teile zusammensetzen lassen …
pause = Pause
step-of = Schritt { $number } von { $n }: { $words }
turn-left = Nach links drehen
turn-right = Nach rechts drehen
tip-back = Nach hinten kippen
tip-forward = Nach vorn kippen
as-at-first = Wie am Anfang
turn-the-solid = Den Körper drehen
fly-apart = Auseinanderziehen
pick-out = Herausgreifen
no-piece = kein Teil

## workshop

draw-and-see = Zeichne es und sieh nach.
puzzle-of-maker = Das Rätsel aus „Selbst machen“: { $title }
without-a-title = ohne Titel
try-on-table = Auf dem Tisch ausprobieren
change-it = Ändern
save-the-file = Die Datei speichern
save-named = { $name } speichern
to-begin-with = { $words }: Vorlage
puzzle-on-bench = Das Rätsel auf der Werkbank
tools = Werkzeuge
workshop-what = Für Rätsel, die du entwirfst: erfinde sie, mach sie eindeutig, erfahre, wie schwer sie sind, und mach sie wirklich.
does-a-piece-tile = Füllt ein Teil die Ebene?
on-the-bench = Auf der Werkbank
before-tools = Bevor die Werkzeuge arbeiten können: { $what }.
choose-at-random = Zufällig wählen

## board

heat-of =
    Wärme: { $kind ->
        [numbers] Zahlen
        [tiles] Plättchen
       *[pieces] Teile
    }
heat-legend =
    Jede Zahl: { $what ->
        [ways-solutions]
            auf wie viele Arten die übrigen Lösungen { $place ->
                [point] den Punkt
               *[cell] das Feld
            } bedecken
        [ways]
            auf wie viele Arten { $place ->
                [point] der Punkt
               *[cell] das Feld
            } noch bedeckt werden kann
        [things-solutions]
            wie viele { $kind ->
                [numbers] Zahlen
                [tiles] Plättchen
               *[pieces] Teile
            } dort in irgendeiner Lösung liegen
       *[things]
            wie viele { $kind ->
                [numbers] Zahlen
                [tiles] Plättchen
               *[pieces] Teile
            } dort noch passen
    }.{ $ringed ->
        [0] { "" }
       *[other] { " " }Mit Ring: Es bleibt keine Wahl.
    }
n-ways-here =
    { $n ->
        [one] { $n } Art
       *[other] { $n } Arten
    }, es zu bedecken
n-things-here =
    { $n } { $kind ->
        [numbers]
            { $n ->
                [one] Zahl kann
               *[other] Zahlen können
            }
        [tiles]
            { $n ->
                [one] Plättchen kann
               *[other] Plättchen können
            }
       *[pieces]
            { $n ->
                [one] Teil kann
               *[other] Teile können
            }
    } hier liegen
no-choice-left = es bleibt keine Wahl
live-left =
    noch { $n ->
        [one] eine{ "\u00A0" }Lösung
       *[other] { $n }{ "\u00A0" }Lösungen
    }
live-at-least-left =
    Noch mindestens { $n ->
        [one] eine{ "\u00A0" }Lösung
       *[other] { $n }{ "\u00A0" }Lösungen
    }
live-at-least =
    Mindestens { $n ->
        [one] eine{ "\u00A0" }Lösung
       *[other] { $n }{ "\u00A0" }Lösungen
    }
live-in-all =
    { $n ->
        [one] Eine Lösung
       *[other] Insgesamt { $n }{ "\u00A0" }Lösungen
    }
live-different =
    { $n ->
        [one] Eine{ "\u00A0" }Lösung
       *[other] { $n }{ "\u00A0" }Lösungen
    }, { $different }{ "\u00A0" }verschiedene
take-back-since = { $piece } und alles, was danach gelegt wurde, zurücknehmen
n-taken-back-undo =
    { n-pieces } zurückgenommen. Rückgängig legt { $n ->
        [one] es
       *[other] sie
    } wieder hin.
board = Brett
cell-is-blocked = { $cell } ist gesperrt: Dort kann nichts liegen.
choose-piece-then-cell = Wähle zuerst ein Teil, dann das Feld, auf dem es liegen soll.
does-not-fit-here = { $piece } passt hier so gedreht nicht
does-not-fit-free = passt nicht: { $cells } nicht frei
would-lie-on = { $piece } läge auf { $cells }
heat-ways = Wärme: Möglichkeiten
heat-off = Wärme: aus
is-a-solution = Das ist eine Lösung
counting-dots = Zählt …
too-large-to-count = Für eine laufende Zählung ist dieses Rätsel zu groß
none-left = Keine übrig
there-is-no-solution = Es gibt keine Lösung
none-left-since = Keine übrig seit { $piece }
not-known-whether-left = Unbekannt, ob eine Lösung übrig ist
go-back = Zurück
heat-map = Wärmekarte
heat-map-what = Auf die Felder schreiben, wie viel dort noch liegen kann
live = Live

## solving

changes-that-solve =
    { $n ->
        [one] Mit dieser Änderung hat das Rätsel eine Lösung.
       *[other] Mit jeder einzelnen dieser { $n } Änderungen hat das Rätsel eine Lösung.
    }{ $compare ->
        [yes]
            { " " }{ $n ->
                [one] Vergleiche sie mit deinem.
               *[other] Vergleiche sie mit deinem, die wahrscheinlichste zuerst.
            }
       *[no] { "" }
    }{ $isAll ->
        [yes] { "" }
       *[no] { " " }Um alles zu versuchen, reichte die Zeit nicht.
    }
no-change-solves =
    Keine einzelne Änderung einer Marke, eines Felds oder einer Zahl gibt ihm eine Lösung.{ $isAll ->
        [yes] { "" }
       *[no] { " " }Um alles zu versuchen, reichte die Zeit nicht.
    }
corrected =
    { $what }: erledigt.{ $isMade ->
        [yes] { " " }Das Rätsel unter „Selbst machen“ ist auch korrigiert; Rückgängig nimmt es dort zurück.
       *[no] { "" }
    } Jetzt gibt es eine Lösung.
at-least-pictures =
    Bisher mindestens { $n ->
        [one] { $n } Bild
       *[other] { $n } verschiedene Bilder
    }
at-least-n = mindestens { $n }
differs-from-known = Weicht von der bekannten Zahl { $n } ab.
n-laid-plain =
    { $n ->
        [0] nichts
       *[other] { $n }
    } gelegt
waits-for-you = wartet auf dich
n-solutions =
    { $n ->
        [one] { $n } Lösung
       *[other] { $n } Lösungen
    }
n-different-solutions =
    { $n ->
        [one] { $n } Lösung
       *[other] { $n } verschiedene Lösungen
    }
n-of-whole = { $n } von { $whole }
n-taken-back = { n-pieces } zurückgenommen
take-back-n = { n-pieces } zurücknehmen
a-next =
    { $kind ->
        [tile] Ein nächstes Plättchen
        [number] Eine nächste Zahl
       *[piece] Ein nächstes Teil
    }
solution-number = Lösung { $n }
stopped-so-far = Angehalten. { $found }.
different-so-far = { $n } verschiedene bisher
stays-where-it-lies =
    { $n ->
        [one]
            { $kind ->
                [tile] Das Plättchen
                [number] Die Zahl
               *[piece] Das Teil
            } auf deinem Tisch bleibt, wo { $kind ->
                [number] sie
               *[piece] es
            } liegt.
       *[other] Die { n-pieces } auf deinem Tisch bleiben, wo sie liegen.
    }
solutions-so-far =
    Bisher { $n ->
        [one] { $n } Lösung
       *[other] { $n } Lösungen
    }
different-solutions-so-far =
    Bisher { $n ->
        [one] { $n } Lösung
       *[other] { $n } verschiedene Lösungen
    }
first-of-all = Die ersten { $n } von { $whole } Lösungen.
first-of-different = Die ersten { $n } von { $whole } verschiedenen Lösungen.
different-ones = verschiedene
with-n-laid = { n-pieces } gelegt
running = läuft
n-laid = { n-pieces } gelegt
n-placements =
    { $n ->
        [one] { $n } Zug
       *[other] { $n } Züge
    }
what-may-be-mistyped = Was vertippt sein könnte
looking-for-typo = Sucht einen Tippfehler …
show-n-more = { $n } weitere zeigen
perhaps-mistyped = Vielleicht ist eines vertippt
no-simple-typo = Kein einfacher Tippfehler
n-less-likely = und { $n } weniger wahrscheinliche
correct-it-so = Korrigieren: { $what }
correct-it = Korrigieren
count-all = Alle Lösungen zählen
only-with-laid = Nur Lösungen mit dem, was auf deinem Tisch liegt, werden gezählt.
counted-with-others = Gezählt mit anderen Teilen auf dem Tisch, als jetzt dort liegen.
count-the-solutions = Die Lösungen zählen
stopped = Angehalten
counting = Zählt
stop-counting = Zählen anhalten
count-all-ways = Auf alle Arten zählen
agrees-with-known = Stimmt mit der bekannten Zahl überein.
watching = Sieht zu
as-it-is = wie es ist
begun-at = begonnen um { $time }
searches-of-others = Suchen anderer Rätsel
title-stopped = { $title }: angehalten
stop = Anhalten
dismiss = Weg damit
no-solution-small = keine Lösung
search-was-ended = die Suche wurde beendet
perhaps-more = { $n }, vielleicht mehr
n-so-far = { $n } bisher
where-to-look = Wo du hinsehen kannst
where-not-to-look = Wo du nicht suchen musst
does-not-work-out = Das geht nicht auf
solved = Gelöst
not-known = Unbekannt
hint = Tipp
thinking = Denkt nach …
show-on-board = Auf dem Brett zeigen
another = Noch einer
perhaps-fewer = Vielleicht täten es weniger; das ließ sich in der Zeit nicht herausfinden.
lay-it = Hinlegen
laid = Gelegt
no-solution = Keine Lösung
solution-here = Eine Lösung
pdf-sheet = PDF-Blatt
solution-as = Diese Lösung als { $kind }
save-this-solution = Diese Lösung speichern
save-it-as = Speichern als
you-stopped-it = Du hast sie angehalten.
stopped-dot = Angehalten.
too-many-searches = Auf dieser Seite laufen schon { $n } Suchen.
stop-one-of-them = Halte eine davon an, hier oder bei den anderen Rätseln, oder warte.
first-solution = Erste Lösung
previous-solution = Vorige Lösung
next-solution = Nächste Lösung
last-solution = Letzte Lösung
step-through = Durch die Lösungen gehen: Pfeiltasten, Pos1, Ende
back-to-my-table = Zurück zu meinem Tisch
your-table-again = Wieder dein Tisch
keep-on-table = Das auf dem Tisch behalten
shown-beside = Auf dem Brett gezeigt. Was vorher dort lag, hat einen starken Umriss; die Suche fügte den Rest hinzu.
shown-instead = Auf dem Brett gezeigt; dein Tisch bleibt aufbewahrt.
lies-on-table = Die Lösung liegt auf deinem Tisch. Rückgängig nimmt sie zurück.
solutions-as-pictures = Lösungen als kleine Bilder
solve = Lösen
searched-with-others = Gesucht mit anderen Teilen auf dem Tisch, als jetzt dort liegen.
no-solution-yet = Noch keine Lösung
different-what = Lösungen, die durch Drehen oder Spiegeln auseinander hervorgehen, zählen als eine.
different-only = Nur verschiedene
counting-tells = Zählt man sie alle, weiß man die ganze Zahl.
searches-of-this = Suchen dieses Rätsels
watch-it-search = Beim Suchen zusehen
go-on-watching = Weiter zusehen
watched-again = Die Suche mit Zusehen wird wieder gezeigt.
search-waits = Die Suche wartet. Geh weiter, oder immer einen Schritt.
watching-search = Der Suche wird zugesehen
watched-waits = Die Suche mit Zusehen wartet.
paused = Angehalten
going-on = Es geht weiter
one-step = Ein Schritt
stop-watching = Zusehen beenden
watch-the-search = Der Suche zusehen
pause-at-each = Bei jeder Lösung anhalten
searching-dots = Sucht …
go-on = Weiter
paused-at-solution = bei einer Lösung angehalten
laid-on-step = { $piece } auf { $cells } gelegt
taken-from-step = { $piece } von { $cells } zurückgenommen
impossible = Unmöglich
suspicious = Verdächtig
note = Hinweis
check-the-puzzle = Das Rätsel prüfen
check = Prüfen
what-to-take-back = Was zurück muss
looking = Sieht nach …
no-simple-reason = Kein einfacher Grund wurde gefunden: Nur alles zu versuchen zeigt, dass es keine Lösung gibt.
nothing-strange = Nichts Seltsames wurde gefunden.
why-no-solution = Warum gibt es keine Lösung?
n-findings = { $n } Befunde. { $words }
show-where = Zeigen, wo
and-n-more = und { $n } weitere
now = jetzt
as-corrected = korrigiert

## table

does-not-fit-there = { $piece } passt dort nicht: { $why }.
cells-taken =
    { $cells } { $n ->
        [one] ist
       *[other] sind
    } belegt
cannot-cover = { $piece } kann { $cell } so gedreht nicht bedecken: Es ragte über das Brett hinaus. Dreh es, oder wähle einen anderen Platz.
beyond-the-board = { $piece } liegt dort so gedreht nicht auf dem Brett: Es ragte darüber hinaus. Dreh es, oder wähle einen anderen Platz.
changed-places = { $piece } hat damit den Platz getauscht.
was-set-up = Aufgebaut: { $when }.
field-month = Monat
field-day = Tag
field-weekday = Wochentag
choose-date-first = Wähle zuerst ein Datum: { $fields } bleiben offen.
held-so =
    { $where ->
        [tap] { $piece }: Tippe auf seinen Platz, oder dreh es.
        [cell] { $piece }: Wähle ein Feld, oder dreh es.
       *[other] { $piece }: Wähle ein anderes Feld, oder dreh es.
    }
drag-onto-solid =
    Zieh { $kind ->
        [tile] ein Plättchen
        [number] eine Zahl
       *[piece] ein Teil
    } auf den Körper, oder wähle { $kind ->
        [tile] ein Plättchen
        [number] eine Zahl
       *[piece] ein Teil
    } und tippe auf den Platz.
drag-onto-board =
    Zieh { $kind ->
        [tile] ein Plättchen
        [number] eine Zahl
       *[piece] ein Teil
    } aufs Brett, oder wähle { $kind ->
        [tile] ein Plättchen
        [number] eine Zahl
       *[piece] ein Teil
    } und dann { $place ->
        [point] einen Punkt
       *[cell] ein Feld
    }.
times-noted =
    Vom ersten Teil, das du legst, bis zum letzten, mit den Tipps, die du nahmst. Die Zeiten bleiben in diesem Browser. { $n ->
        [one] { $n } Zeit
       *[other] { $n } Zeiten
    } notiert.
about-the-puzzle = Über das Rätsel
made-by = Hersteller: { $makers }
sources = Quellen
make-your-own-from = Daraus ein eigenes Rätsel machen
known-counts = Bekannte Anzahlen
counts-in-file = Anzahlen, die in seiner Datei stehen
counts-of-before = Sie können von dem Rätsel vor der Änderung sein.
not-your-table = Das ist nicht dein Tisch. Geh zurück zu deinem Tisch, um Teile zu bewegen.
in-your-hand = { $piece }, in deiner Hand. Wähle ein Feld des Bretts.
picked-up = { $piece } aufgehoben.
choose-piece-first = Wähle zuerst ein Teil.
looks-the-same = { $piece } sieht so gleich aus, oder darf nicht so bewegt werden.
as-it-was = wie es war
does-not-fit-so = { $way }. So passt es dort nicht; wähle einen anderen Platz.
lies-where-it-lay = Es liegt, wo es lag.
nothing-to-take-back = Hier ist nichts zurückzunehmen.
is-back = { $piece } ist wieder in der Ablage.
fixed-by-puzzle = Dieses Teil ist vom Rätsel festgelegt.
known-rolls = Bekannte Würfe
known-dates = Bekannte Daten
known-cells = Bekannte Auswahlen von Feldern
known-sets = Bekannte Sätze
known-sizes = Bekannte Größen
known-sums = Bekannte Summen
set-this-up-so = Das aufbauen: { $when }
set-this-up = Das aufbauen
open-this-variant = Diese Variante öffnen
turn-the-piece = Das Teil drehen
take-back = Zurück
undo = Rück{ "\u00AD" }gängig
redo = Wieder{ "\u00AD" }holen
clear-the-table = Den Tisch leeren
keys = Tasten
key-arrows = Pfeile
keys-arrows = von Feld zu Feld, von Teil zu Teil
key-enter = Eingabe
keys-enter = ein Teil wählen, hinlegen, aufheben
keys-grip = das Teil an einem anderen Feld halten
key-delete = Entf
keys-delete = zurücknehmen
key-esc = Esc
keys-esc = loslassen
keys-board = zum Brett
keys-pieces = zu den Teilen
key-undo = Strg Z
key-redo = Strg Umschalt Z
undone = Rückgängig gemacht.
nothing-to-undo = Es gibt nichts rückgängig zu machen.
done-again = Wiederholt.
nothing-to-redo = Es gibt nichts zu wiederholen.
table-is-empty = Der Tisch ist leer.
all-back = Alle Teile sind wieder in der Ablage. Rückgängig legt sie wieder hin.
let-go = Losgelassen.
words-beside-board = Worte neben dem Brett
choose-to-be-blocked = Wähle die Felder, die gesperrt sein sollen.
stays-when-solved = Was auf dem Tisch liegt, bleibt beim Lösen, wo es ist.
looked-up = Das ist eine Lösung, die du nachgesehen hast.
solved-all-kept = Gelöst! Jede Regel ist eingehalten.
choose-roll-first = Würfle zuerst, oder stelle jeden Würfel auf das, was deiner zeigt: Sie sagen, welche Felder gesperrt sind.
choose-size-first = Wähle zuerst die Größe des Bretts: { $axes }.
choose-pieces-first = Wähle zuerst, welche Teile mitmachen.
choose-cells-first = Wähle zuerst, welche Felder gesperrt sind.
what-to-do = Was du tun kannst
answers = Antworten
solutions = Lösungen
about = Über
variants = Varianten
as-it-is-title = Wie es ist
no-own-puzzle = Es gibt noch kein eigenes Rätsel von dir
make-one = Eines machen
solid-once-chosen = Sobald alles gewählt ist, lässt sich der Körper hier ansehen.
your-time = Deine Zeit
your-times = Deine Zeiten
show-a-clock = Eine Uhr zeigen
note-how-long = Notieren, wie lange ich brauche
noted = Notiert: { $time }.
times-forgotten = Die Zeiten sind vergessen.
save-the-times = Die Zeiten speichern
forget-them = Vergessen
turned-so = { $way }.
keys-undo = rückgängig
keys-redo = wiederholen

## make

not-yet-because = Noch nicht: { $what }
being-looked-at = das Rätsel wird gerade angesehen.
board-wrapped = gewickelt, wie der Text der Datei sagt
board-glued = mit verklebten Seiten, wie der Text der Datei sagt
n-cells-of-board =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }{ $blocked ->
        [0] { "" }
       *[other] , { $blocked } gesperrt
    }{ $optional ->
        [0] { "" }
       *[other] , { $optional } freiwillig
    }
copies-in-all = { $name }: { $bounds } insgesamt
n-fixed-pieces =
    { $n ->
        [one] { $n } festes Teil
       *[other] { $n } feste Teile
    }
n-known-counts =
    { $n ->
        [one] { $n } bekannte Anzahl
       *[other] { $n } bekannte Anzahlen
    }
this-is =
    Das ist { $puzzle }{ $others ->
        [none] { "" }
       *[other] , dasselbe wie { $others }
    }.{ $known ->
        [none] { "" }
       *[other] { " " }Bekannte Lösungen: { $known }.
    }
catalog-has-not =
    Der Katalog hat dieses Rätsel nicht. { $words }: { $puzzles }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    }.
layer-number =
    Schicht { $n }{ $place ->
        [bottom] { " " }(unten)
        [top] { " " }(oben)
       *[between] { "" }
    }
line-too-short =
    Eine Linie hat zwei Punkte oder mehr; diese hat noch { $n ->
        [0] keinen
       *[other] erst einen
    }.
opened-to-change =
    { $title } wurde zum Ändern geöffnet.{ $isFirst ->
        [yes] { "" }
       *[no] { " " }Rückgängig bringt das Rätsel zurück, das hier war.
    }
the-puzzle = Das Rätsel
made-elsewhere =
    { $title ->
        [none] In einem anderen Tab hast du ein Rätsel ohne Titel gemacht. Es wird neben diesem aufbewahrt.
       *[other] In einem anderen Tab hast du das Rätsel „{ $title }“ gemacht. Es wird neben diesem aufbewahrt.
    }
own-sum = eigene Summe
all-n-rows-are-lines = Alle { $n } geraden Reihen des Bretts sind Linien.
board-with-cell-each = Das Brett ist ein { $shape } mit einem Feld für jedes.
piece-by-itself =
    { $name } ist jetzt ein Teil für sich, mit { $n ->
        [one] { $n } Exemplar
       *[other] { $n } Exemplaren
    }.
set-is-n-pieces =
    Der Satz ist jetzt { $n ->
        [one] { $n } Teil
       *[other] { $n } Teile
    }.
n-cells =
    { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
piece-of-n =
    Teil { $name }, { $n ->
        [one] { $n } Feld
       *[other] { $n } Felder
    }
your-puzzle-small = deinem Rätsel
not-ready =
    Nicht fertig: { $todo ->
        [0] { "" }
       *[other] { $todo } zu tun
    }{ $wrong ->
        [0] { "" }
       *[other]
            { $todo ->
                [0] { "" }
               *[other] ,
            }
    }{ $wrong ->
        [0] { "" }
       *[other] { $wrong } Fehler
    }.
no-solution-look =
    Es kann auf den Tisch, hat aber keine Lösung: Sieh dir { $n ->
        [one] das
       *[other] diese { $n }
    } an:
but-look =
    Es kann auf den Tisch, aber sieh dir { $n ->
        [one] das
       *[other] diese { $n }
    } an:
puzzle-also-has =
    Dieses Rätsel hat auch { $others }; alles davon bleibt, wie es ist, und lässt sich unter „Text“ ändern.{ $known ->
        [yes] { " " }Bekannte Anzahlen können falsch sein, sobald das Rätsel geändert ist.
       *[no] { "" }
    }
is-another-puzzle = ist ein anderes Rätsel als das, das du gezeichnet hast; das ist noch hier.
written-as-text = { $what } werden als Text geschrieben.
add-a-tile-so = Ein Plättchen hinzufügen, { $form }
n-tiles-for =
    { $n } Plättchen{ $cells ->
        [none] { "" }
       *[other]
            { " " }für { $cells ->
                [one] { $cells } Feld
               *[other] { $cells } Felder
            }
    }
no-ready-board =
    Es gibt kein fertiges Brett aus { $n ->
        [one] { $n } Feld
       *[other] { $n } Feldern
    }.
board-is-shape =
    Das Brett ist ein { $shape } aus { $n ->
        [one] { $n } Feld
       *[other] { $n } Feldern
    }.
n-typed =
    { $n } von { $room } Plättchen getippt.{ $bare ->
        [0] { "" }
       *[other] { " " }Ohne Marke auf einer Seite: Plättchen { $names }.
    }
type-letters-how = Tippe für jedes Plättchen einen Buchstaben je Seite: { $order }. Treffen sich zwei Hälften eines Bildes, tippe für die eine einen großen Buchstaben und für die andere einen kleinen. Ein Leerzeichen lässt eine Seite ohne Marke; die Rücktaste geht zurück.
type-labels-how = Tippe für jedes Plättchen die Marke jeder Seite, und Tab für die nächste: { $order }. Treffen sich zwei Hälften eines Bildes, tippe für die eine einen großen Buchstaben und für die andere einen kleinen. Ein Leerzeichen lässt eine Seite ohne Marke; die Rücktaste geht zurück.
by-letters = Ein Buchstabe je Seite: Die nächste Seite folgt von selbst
mistake-and-more =
    { $place }: { $message }{ $n ->
        [0] { "" }
        [one] ; und { $n } weiterer Fehler
       *[other] ; und { $n } weitere Fehler
    }.
text-unread =
    { $file ->
        [none] Der Text lässt sich nicht lesen.
       *[other] Der Text von { $file } lässt sich nicht lesen.
    }
until-read =
    Bis er es lässt, gibt es nichts, worauf man zeichnen könnte. { $title ->
        [none] Das Rätsel, wie es vorher war, ist aufbewahrt, und „Den Text zurücknehmen“ zeigt es wieder.
       *[other] Das Rätsel „{ $title }“, wie es vorher war, ist aufbewahrt, und „Den Text zurücknehmen“ zeigt es wieder.
    }
puzzle-of-my-own = Ein Rätsel von mir
your-puzzle = Dein Rätsel
not-yet-unread = Noch nicht: Der Text lässt sich nicht lesen.
open-a-file = Eine Datei öffnen
saved-with-mistakes = { $name } wurde gespeichert, wie es getippt wurde, mit seinen Fehlern.
file-too-large = Die Datei { $name } ist zu groß für ein Rätsel
was-opened = { $name } wurde geöffnet.
has-mistakes = { $name } hat Fehler.
not-all-kept = Nicht alles von { $name } konnte behalten werden: { $notes }.
cannot-be-read = { $names } lässt sich nicht lesen:
on-the-board = auf dem Brett
is-blocked = gesperrt
may-stay-empty = darf leer bleiben
not-on-the-board = nicht auf dem Brett
cell-named = genannt { $name }
with-the-value = mit dem Wert { $value }
in-a-region = in einem Bereich: { $rule }
on-board-or-not = auf dem Brett oder nicht
tool-blocked = Gesperrt
always-stays-empty = bleibt immer leer
tool-optional = Freiwillig
tool-regions = Bereiche
regions-about = deren Werte eine Summe ergeben, gleich sind ...
given-values = Vorgegebene Werte
given-about = die auf Feldern liegen müssen
cell-not-on-board = Dieses Feld ist nicht auf dem Brett.
cell-not-on-board-help = Nur Felder des Bretts können gesperrt sein oder leer bleiben. Wähle oben „Felder“, um es aufs Brett zu bringen.
the-board = Das Brett
canvas-size = Größe der Zeichenfläche
click-changes = Ein Klick oder Ziehen ändert
board-only-as-text = Dieses Brett lässt sich nur als Text ändern.
canvas-keys = Pfeiltasten gehen von Feld zu Feld, die Leertaste malt.
piece-needs-name = Ein Teil braucht einen Namen.
it-was = Es war { $name }.
turning = Drehen
bounds-apart = Es kann nicht mindestens { $from } und höchstens { $to } geben.
copies-of = Exemplare von { $name }
copies-at-least = Exemplare: mindestens
let-at-most = Lass „höchstens“ ebenso viele sein; dann gilt beides.
at-most = höchstens
let-at-least = Lass „mindestens“ ebenso wenige sein; dann gilt beides.
kind-pieces = Teile, die ein Brett füllen
kind-pieces-about = Formen aus mehreren Feldern, wie Pentominos, bedecken das Brett.
kind-tiles = Plättchen, deren Seiten passen
kind-tiles-about = Jedes Feld nimmt ein Plättchen; Seiten, die sich treffen, müssen zueinander passen.
kind-numbers-about = Jeder Punkt nimmt eine Zahl; alle Linien haben dieselbe Summe.
may-turn-and-flip = dürfen gedreht und gewendet werden
may-turn-not-flip = dürfen gedreht, nicht gewendet werden
only-as-drawn = nur wie gezeichnet
may-turn = dürfen gedreht werden
my-puzzle = Mein Rätsel
a-setup = einen Aufbau
the-variant = die Variante { $name }
pairs-of-labels = die Paare von Marken, die sich treffen
rules-of-rim = Regeln für einzelne Seiten des Rands
pieces-apart = Teile, die sich nicht berühren dürfen
number-in-all = die Zahl aller Teile
rule-of-crossings = eine Regel gegen Kreuzungen
colors-of-pieces = Farben von Teilen
labels-on-large = Marken auf Teilen aus mehreren Feldern
names-of-labels = Namen von Marken
names-of-cells = Namen von Feldern
order-of-cells = die Reihenfolge von Feldern in Zeilen von Marken
the-maker = den Hersteller
sources-of-file = Quellen
packed-and-damaged = Die Datei { $name } ist mit gzip gepackt und beschädigt
value-is-one-word = Ein Wert ist ein Wort.
another-value-after = Male die Felder eines anderen Werts nach diesem.
any-value = beliebig
value-on-a-cell = Der Wert auf einem Feld
value-then-drag = Dann zieh über die Felder, auf denen er liegen muss. Ist nichts getippt, nimmt ein Feld wieder jeden Wert.
no-such-point = So einen Punkt gibt es auf dem Brett nicht.
points-are-called = Seine Punkte heißen { $first } bis { $last }, wie im Bild oben.
value-is-whole = Ein Wert ist eine ganze Zahl.
value-is-given = Der Wert ist vorgegeben.
values-given = Vorgegebene Werte
point = Punkt
value = Wert
give-this-value = Diesen Wert vorgeben
value-given-no-more = Der Wert ist nicht mehr vorgegeben.
point-has = Punkt { $name }: { $value }
remove = Entfernen
remove-value-of = Den Wert von Punkt { $name } entfernen
type-names-first = Tippe zuerst die Namen der Teile.
blanks-between = Zwischen ihnen sind Leerzeichen: L J.
no-number-of-pieces = Das ist keine Zahl von Teilen.
number-of-pieces-help = Es kann 2 sein, 0..1, 2.. (mindestens zwei) oder ..3 (höchstens drei).
groups-of-pieces = Gruppen von Teilen
groups-about = Von manchen Teilen werden nur so viele benutzt. Gib jedem davon 0 bis 1 Exemplar, damit es wegbleiben darf.
pieces-of-group = Teile einer Gruppe
used-together = Zusammen benutzt
add-the-group = Die Gruppe hinzufügen
group-added = Die Gruppe wurde hinzugefügt.
group-removed = Die Gruppe wurde entfernt.
group-uses = { $names }: { $total } zusammen benutzt
remove-group = Die Gruppe { $names } entfernen
open-named = { $title } öffnen
no-label = keine Marke
labels-by-press = Marken, jede mit einem Druck getippt
cell-below = ein Feld der Schicht darunter
cell-above = ein Feld der Schicht darüber
point-named = Punkt { $name }
points-in-order = Punkte einer Linie, einer nach dem anderen
not-on-line = nicht auf dieser Linie
number-on-line = Nummer { $n } dieser Linie
this-line = Diese Linie: { $names }
choose-points = Wähle die Punkte einer Linie, einen nach dem anderen.
click-points = Klicke ihre Punkte auf dem Brett an, einen nach dem anderen.
other-tab-is-here = Das Rätsel aus dem anderen Tab ist jetzt hier. Rückgängig bringt deins zurück.
text-taken-back = Der Text wurde zurückgenommen. Rückgängig bringt ihn wieder.
text-unread-because = Der Text lässt sich nicht lesen. { $what }
make-own-puzzle = Mach dein eigenes Rätsel
puzzle-so-far = Dein Rätsel bisher
new-tiles-begun = Neue Plättchen wurden begonnen. Rückgängig bringt das Rätsel zurück, das hier war.
puzzle-is-kept = Dein Rätsel bleibt in diesem Browser, bis du ein anderes beginnst; es geht nirgendwo anders hin.
no-room-to-keep = Dieser Browser hat keinen Platz für dein Rätsel: Speichere die Datei, bevor du diesen Tab schließt.
go-on-with-that = Mit jenem weitermachen
no-whole-numbers = Das sind keine ganzen Zahlen.
whole-numbers-help = Es kann ein Bereich wie 1..9 sein, oder eine Liste wie 1, 2, 5.
lines = Linien
board-first = Mach zuerst das Brett.
values = Werte
values-help = ein Bereich wie 1..9, oder eine Liste; sind es mehr Werte als Punkte, bleiben einige unbenutzt
one-to-n = 1 bis { $n }
values-are = Die Werte sind 1 bis { $n }.
any-sum-same = beliebige Summe, für alle gleich
this-sum = diese Summe
other-lines-sum = Jede andere Linie ergibt
every-line-sum = Jede Linie ergibt
is-no-sum = „{ $typed }“ ist keine Summe.
sum-help = Eine Summe ist eine ganze Zahl wie 38; mehrere gehen auch, wie 20 oder 25.
sum = Summe
line-added = Linie { $names } wurde hinzugefügt.
rows-are-lines = Jede gerade Reihe ist jetzt eine Linie für sich.
add-this-line = Diese Linie hinzufügen
begin-it-anew = Neu beginnen
take-all-rows = Alle geraden Reihen nehmen
all-rows-are-lines = Alle geraden Reihen sind Linien.
list-one-by-one = Einzeln auflisten
remove-all-lines = Alle Linien entfernen
no-lines-now = Es gibt jetzt keine Linien.
line-removed = Linie { $names } wurde entfernt.
remove-line = Linie { $names } entfernen
line-sums = Linie { $names } ergibt { $sum }.
line-no-sum = Linie { $names } hat keine eigene Summe.
own-sum-help = Eine Summe ist eine ganze Zahl; sie kann auch 12 oder 15 sein, 3..5, < 5 oder > 12.
own-sum-of = Eigene Summe der Linie { $names }
paste-help = Ein Plättchen in jeder Zeile, wie in einer Tabelle oder einem Text: R g B y, RgBy, red+ green-, fish head; cat tail. Nummern davor und eine Zeile mit den Namen der Seiten schaden nicht.
paste-a-list = Eine Liste von Plättchen einfügen
read-the-list = Die Liste lesen
no-equal-labels = Nein, gleiche Marken treffen sich
no-more-room = Die Zeichenfläche kann nicht weiter wachsen.
larger-as-text = Was größer ist, lässt sich als Text schreiben.
photo-of-cards = Ein Foto deiner Karten
put-it-away = Weglegen
your-photo = Dein Foto der Karten
your-photo-keys = Dein Foto; die Pfeiltasten bewegen es
photo-size = Wie groß das Foto ist
photo-what = Ein Foto neben dem Gitter erspart das Kopfdrehen. Es bleibt in diesem Browser: Es wird nirgendwohin gesendet, und nichts wird daraus gelesen.
larger = Größer
photo-shown = Das Foto wird neben dem Gitter gezeigt.
no-picture = Diese Datei ist kein Bild, das der Browser zeigen kann. Ein JPEG oder PNG kann es sein.
piece-named = Teil { $name }
shape-named = Form { $name }
break-up = In Teile zerlegen
set-removed = Der Satz wurde entfernt.
remove-named = { $name } entfernen
set-not-shown = Ein Satz dieser Größe wird hier nicht gezeigt.
one-shape-of-set = Eine Form des Satzes
one-shape = Eine Form
leave-it-out = Weglassen
have-it-twice = Zweimal haben
ready-set-all = Ein fertiger Satz: alle
values-of-cells = Werte ihrer Felder
none-or-such = keine, oder etwa 0..6
add-the-set = Den Satz hinzufügen
set-added = Der Satz wurde hinzugefügt.
set-has-these = Der Satz hat diese Teile.
only-these = Nur diese
all-or-such = alle, oder etwa 3-5 0-2, oder 35 02
as-in-file = wie in der Datei
names = Namen
is-left-out = { $name } ist weggelassen.
piece-was-added = Teil { $name } wurde hinzugefügt; male seine Felder.
draw-a-piece = Ein Teil zeichnen
cells-only-as-text = Seine Felder lassen sich nur als Text ändern.
done = Fertig
paint-its-cells = Seine Felder malen
name = Name
the-piece-named = Teil { $name }
copy-as-another = Als weiteres Teil kopieren
copy-added = Eine Kopie wurde am Ende hinzugefügt.
piece-removed = Teil { $name } wurde entfernt.
remove-piece = Teil { $name } entfernen
picture-of = Ein Bild von { $title }: das Brett und was darauf liegt.
ready-shape = Fertige Form
use-this-shape = Diese Form benutzen
take-cells-away = Alle Felder wegnehmen
rule-sum = ergeben
rule-sum-takes = 12, 3..5, < 5, > 12 oder same
rule-equal = sind gleich
rule-different = sind alle verschieden
rule-values = sind nur
rule-values-takes = Werte, etwa 1 2
rule-count = kommen so oft vor
type-values-first = Tippe zuerst, welche Werte es sein sollen.
paint-region-again = Male dann die Felder des Bereichs noch einmal.
no-counts = Das sagt nicht, wie viele Felder einen Wert haben.
counts-help = Schreib den Wert, = und eine Zahl oder einen Bereich: 6 = 1, oder 0 = ..2 für höchstens zwei.
number-or-values = Zahl oder Werte
values-in-region = Die Werte in einem Bereich
region-then-drag = Dann zieh über die Felder des Bereichs, und mach mit dem nächsten weiter.
region-added = Der Bereich wurde hinzugefügt.
region-removed = Der Bereich wurde entfernt.
as-text-says = wie der Text der Datei sagt
remove-region = Den Bereich { $names } entfernen
to-do = Zu tun
mistake = Fehler
how-it-stands = Wie es steht
how-it-stands-short = Wie es steht, in Kürze
go-to-mistake = Zum Fehler gehen
not-ready-unread = Nicht fertig: Der Text lässt sich nicht lesen.
show-where-of = Zeigen, wo: { $what }
ready-for-table = Bereit für den Tisch.
ready-but-large = Bereit für den Tisch. Es ist groß und wird dort geprüft.
drawn-is-there = Was du gezeichnet hast, ist noch da. Drücke „Ein neues Rätsel beginnen“, um zu beginnen.
this-is-yours = Das ist das Rätsel, das du gerade machst.
new-puzzle-begun = Ein neues Rätsel wurde begonnen; Rückgängig bringt das vorige zurück.
what-do-you-make = Was machst du?
title-of = Titel
in-few-words = In wenigen Worten (freiwillig)
no-cells = keine Felder
begin-new-puzzle = Ein neues Rätsel beginnen
keep-mine = Meins behalten
undo-brings-yours = Rückgängig bringt deins zurück.
text-start = Varianten, veröffentlichte Anzahlen und Quellen
text-board = Ein Aufbau (Würfel, ein Datum, Felder, Teile oder eine Größe zur Wahl) und Namen von Feldern
text-pieces = Teile, die immer an einem Platz liegen, ihre Farben und Gesamtzahl, die sich nicht berühren dürfen, und Marken auf Teilen aus mehreren Feldern
text-tiles = Paare von Marken, die sich treffen, Regeln für einzelne Seiten des Rands, und Plättchen, die immer an einem Platz liegen
steps = Schritte
step-kind = 1 Art
step-board = 2 Brett
step-pieces = 3 Teile
text = Text
step-numbers = 3 Zahlen
step-tiles = 3 Plättchen
large-as-well = Auch Teile aus mehreren Feldern
tiles-as-well = Auch Plättchen mit Marken
open-the-text = Den Text öffnen
text-can-be-read = Der Text lässt sich lesen.
take-back-text = Den Text zurücknehmen
text-what = Die Rätseldatei in TOML. Was die anderen Teile nicht zeigen, lässt sich hier ändern; das Rätsel folgt, sobald der Text sich lesen lässt.
the-puzzle-file = Die Rätseldatei
line-and-column = Zeile { $line }, Spalte { $column }
the-whole-file = die ganze Datei
side-has = { $name }, Seite { $side }: { $label }
choose-a-label = Wähle eine Marke, dann klicke die Seiten an, die sie haben
label-is-one-word = Eine Marke ist ein Wort, ohne Leerzeichen und ohne *.
join-two-words = Zwei Wörter verbinde: dunkel-rot.
label-is-there = Die Marke { $label } gibt es schon.
choose-it-above = Sie lässt sich oben wählen.
another-label = Eine andere Marke
add-the-label = Die Marke hinzufügen
meet-equal = haben dieselbe Marke
red-meets-red = Rot trifft Rot
meet-halves = sind zwei Hälften
one-meets-other = { $one } trifft { $other }
red-head-meets = ein roter Kopf (RH) trifft einen roten Schwanz (RT)
meet-pairs = sind ein Paar
pairs-listed = die Paare stehen unter „Text“
two-sides-that-meet = Zwei Seiten, die sich treffen
equal-labels-meet = Gleiche Marken treffen sich.
heads-meet-tails = Köpfe treffen Schwänze.
the-tiles = Die Plättchen
anything = irgendetwas
always-one-label = immer eine Marke:
one-label-whichever = ein und dieselbe Marke, egal welche
one-of-some = eine von einigen Marken, die unter „Text“ stehen
rim-of-board = Der Rand des Bretts
label-of-rim = Marke des Rands
and-nowhere-else = und nirgends sonst
tile-side = { $name }, Seite { $side }
tile-named = Plättchen { $name }
copy = Kopieren
tile-copied = Eine Kopie von Plättchen { $name } wurde hinzugefügt.
copy-tile = Plättchen { $name } kopieren
tile-removed = Plättchen { $name } wurde entfernt.
remove-tile = Plättchen { $name } entfernen
named-removed = { $name } wurde entfernt.
tile-added = Ein Plättchen wurde hinzugefügt.
add-a-tile = Ein Plättchen hinzufügen
labels-of-tiles = Die Marken der Plättchen
tile = Plättchen
tile-and-side = Plättchen { $name }, { $side }
choose-a-board = Wähle oder male eines unter „2 Brett“.
equal-letters-meet = Gleiche Buchstaben treffen sich.
letters-are-halves = Große und kleine Buchstaben sind jetzt zwei Hälften eines Bildes: { $capital } trifft { $small }.
no-equal-letters = Nein, gleiche Buchstaben treffen sich
lay-on-table = Auf den Tisch legen
one-more-tile = Noch ein Plättchen
begin-new-tiles = Mit neuen Plättchen beginnen
new-tiles-before = Neue Plättchen wurden begonnen; Rückgängig bringt die vorigen zurück.
how-many-tiles = Wie viele Plättchen es sind
type-the-tiles = Die Plättchen tippen
text-being-read = Der Text wird gelesen …
whole-number-from = Es kann eine ganze Zahl von { $least } bis { $most } sein.
is-no-number = Das ist keine Zahl.
no-whole-number = { $typed } ist keine ganze Zahl.
too-few = { $typed } sind zu wenige.
too-many-of = { $typed } sind zu viele.
usual = üblich
