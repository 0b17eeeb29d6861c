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
link-for = für { $viewer }

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
       *[other] { $puzzles ->
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
