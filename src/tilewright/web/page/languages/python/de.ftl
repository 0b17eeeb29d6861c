# Was Python sagt, auf Deutsch. Das englische Muster steht in en.ftl.
# Meldungen, deren Name mit word- beginnt, sind Wörter für andere Meldungen.

word-thing = { $noun ->
        [tile] Plättchen
        [number] Zahl
        [cell] Feld
        [point] Punkt
        [side] Seite
        [line] Linie
        [value] Wert
        [label] Marke
        [place] Platz
        [orientation] Lage
        [solution] Lösung
        [puzzle] Rätsel
        [corona] Korona
        [other] anderes
        [choice] Möglichkeit
        [different-piece] anderes Teil
        [different-tile] anderes Plättchen
        [distinct-solution] verschiedene Lösung
        [face] Seitenfläche
        [fixed-tile] festes Plättchen
        [given-value] vorgegebener Wert
        [list] Liste
        [more-piece] weiteres Teil
        [name] Name
        [part] Stück
        [placement] Lage
        [roll] Wurf
        [shape] Form
        [size] Größe
       *[piece] Teil
    }
word-things = { $noun ->
        [tile] Plättchen
        [number] Zahlen
        [cell] Felder
        [point] Punkte
        [side] Seiten
        [line] Linien
        [value] Werte
        [label] Marken
        [place] Plätze
        [orientation] Lagen
        [solution] Lösungen
        [puzzle] Rätsel
        [corona] Koronen
        [other] andere
        [choice] Möglichkeiten
        [different-piece] verschiedene Teile
        [different-tile] verschiedene Plättchen
        [distinct-solution] verschiedene Lösungen
        [face] Seitenflächen
        [fixed-tile] feste Plättchen
        [given-value] vorgegebene Werte
        [list] Listen
        [more-piece] weitere Teile
        [name] Namen
        [part] Stücke
        [placement] Lagen
        [roll] Würfe
        [shape] Formen
        [size] Größen
       *[piece] Teile
    }

## design/at_table/hints.py

hint-completable-unknown = Ob sich vollenden lässt, was dort liegt, war in der Zeit nicht herauszufinden.
hint-done = Fertig: Das ist eine Lösung.
hint-doubt = Ob richtig ist, was dort liegt, war in der Zeit nicht herauszufinden.
hint-in-every-solution = In jeder Lösung, die noch bleibt, liegt { $thing } hier.
hint-in-most-solutions = In { $n } der { $all } Lösungen, die noch bleiben, liegt { $thing } hier.
hint-no-more-found = Mehr, was sich ausschließen lässt, wurde nicht gefunden.
hint-no-more-in-time = Mehr war in der Zeit nicht auszuschließen.
hint-no-more-to-exclude = Mehr ist nicht auszuschließen: Alles andere, was noch irgendwo passt, liegt dort in einer Lösung.
hint-no-solution = Das Rätsel hat keine Lösung.
hint-no-way = Von hier aus führt kein Weg mehr zu einer Lösung.
hint-none-at-all = Das Rätsel hat keine Lösung, selbst wenn du alles zurücknimmst.
hint-none-found = Nichts wurde gefunden, was sich ausschließen lässt.
hint-none-in-time = Nichts war in der Zeit auszuschließen.
hint-none-to-exclude = Es gibt nichts auszuschließen: Alles, was noch irgendwo passt, liegt dort in einer Lösung.
hint-not-there = { UP($thing) } liegt nicht auf { $place }: { UP($why) }.
hint-not-together = was dort liegt, passt nicht zusammen
hint-one-solution-left = Nur eine Lösung bleibt noch, und in ihr liegt { $thing } hier.
hint-perhaps-fewer = Vielleicht genügen weniger.
hint-solvable-unknown = Ob es eine Lösung gibt, war in der Zeit nicht herauszufinden.
hint-take-back = Nimm { $things } zurück.
hint-take-back-unknown = Was zurückzunehmen ist, war in der Zeit nicht herauszufinden.
hint-with-it-a-solution = Mit { $thing } hier gibt es eine Lösung.
no-solution-has-it = keine Lösung, die noch bleibt, hat es dort
then-would = dann { $what }
thing-on-place = { $thing } auf { $place }

## design/at_table/near_hints.py

near-dead = auf { $places } passt nichts mehr, was noch da ist
near-dead-piece = von Feld zu Feld verfolgt, bleibt kein Platz für { $thing }
near-dead-place = von Feld zu Feld verfolgt, bleibt nichts für { $place }
near-fewest = Nirgends, wo nachgesehen wurde, passt weniger.
near-fit = { $n ->
        [one] Dort passt { $things }.
       *[other] Dort passen { $things }.
    }
near-fit-of = Zu den Nachbarn passen dort { $n_all }; für jedes dieser Felder { $n ->
        [one] lässt nur { $things } etwas übrig.
       *[other] lassen nur { $things } etwas übrig.
    }
near-followed-only = Von Feld zu Feld verfolgt, bleibt für { $place } nur { $thing }.
near-looked-around = Angesehen: { $n } Felder um { $place }.
near-looked-at = Angesehen: { $place }.
near-not = { UP($thing) } liegt nicht auf { $place }: { $n ->
        [one] Dann wäre das Feld daneben nicht zu füllen.
       *[other] Dann wären die { $n } Felder ringsum nicht zu füllen.
    }
near-not-known = Was davon in einer Lösung liegt, ist nicht bekannt.
near-nothing-excluded = Angesehen: die Umgebung von { $n ->
        [one] einem Feld
       *[other] { $n } Feldern
    }. Mehr ist nicht ausgeschlossen.
near-one-fits = Dort passt nur { $thing }.
near-one-fits-ways = Dort passt nur { $thing }, auf { $n } Arten.
near-only-place = { UP($thing) } passt nur auf { $place }.
near-only-thing = Auf { $place } passt neben dem, was dort liegt, nur { $thing }.
near-take-back = Nimm { $things } zurück; ob sich der Rest vollenden lässt, ist nicht bekannt.

## design/at_table/reasoning.py

and-otherwise = { $what }; sonst { $why }
can-only-go = { $thing } kann nur noch auf { $place } liegen
fewest-choices = { $place } hat die wenigsten Möglichkeiten: { $fits }
fewest-places = { $thing } hat die wenigsten Plätze: { $n ->
        [one] nur einer bleibt
       *[other] { $n } bleiben
    }
hint-otherwise = { UP($lead) }: Sonst { $why }.
hint-otherwise-further = { UP($lead) }: Sonst, ein paar Schritte weiter gedacht, { $why }.
in-so-many-ways = { $fits }, auf { $n } Arten
only-these = nur { $things }
only-works = auf { $place } geht nur { $thing }
only-works-so = auf { $place } geht nur { $thing }, und nur so
they-fit-there = { $n ->
        [one] dort passt { $things }
       *[other] dort passen { $things }
    }
would-be-left-over = bliebe etwas übrig; meist { $example }

## design/moves/base.py

dead-piece = für { $thing } ist kein Platz mehr
dead-place = auf { $place } passt nichts mehr
dead-sum = für { $subject } ist nicht mehr möglich: { $wanted }
would-leave-piece = bliebe kein Platz für { $things }
would-leave-place = passte nichts auf { $places }
would-miss-sum = wäre für { $subject } nicht mehr möglich: { $wanted }

## design/moves/cover_moves.py

hint-because = { UP($what) }: { UP($why) }.
only-n-places = nur { $n } Plätze bleiben für { $thing }, und so oft wird es noch gebraucht
only-piece-so = nur { $piece } passt auf { $place }, und nur so
only-place = das ist der einzige Platz, der für { $thing } bleibt
sum-must = für { $subject } gilt { $wanted }
sums-leave-nothing = die Summen lassen nichts anderes zu
too-many-moves-for-hints = { $puzzle } ist zu groß für Tipps: Seine { word-things } können auf bis zu { $n } Arten liegen; { $most } lassen sich durchdenken

## design/moves/sum_moves.py

add-up-to = Summe { $sum }
cannot-be-thought = { $puzzle } lässt sich nicht durchdenken: { $reason }
hint-line-lacks = Der Linie { $points } fehlt nur { $place }: Für die Summe { $sum } braucht sie dort { $value }.
hint-only-by-lines = Nur { $value } passt auf { $place }: Die Linien lassen keine andere Zahl zu, die noch da ist.
hint-only-by-regions = Nur { $value } passt auf { $place }: Die Bereiche lassen keine andere Zahl zu, die noch da ist.
hint-only-point = Nur { $place } bleibt für { $thing }.
line-named = die Linie { $points }
n-points = { $n } Punkte
n-points-and-numbers = { $n } Punkte und { $values } Zahlen
reach-same-sum = überall die gleiche Summe
the-lines = die Linien
too-many-points-for-hints = { $puzzle } ist zu groß für Tipps: Es hat { $points }; bis zu 200 lassen sich durchdenken

## desk/boards.py

board-laid = { $n ->
        [one] Ein Teil liegt, wie der Text es sagt.
       *[other] { $n } Teile liegen, wie der Text es sagt.
    }

## desk/live.py

live-no-dead-end = Keine Sackgasse gesehen
live-none-left = Keine Lösung mehr: { $why }
live-wrong-sides = { $n ->
        [one] Eine Seite passt nicht
       *[other] { $n } Seiten passen nicht
    }

## families/labeling/regions.py

add-up-to-same = Summe in allen solchen Bereichen gleich
values-are = nur { $values }
values-be = nur { $values }
values-in-region = die Werte im Bereich { $region }
values-on-points = { $values } auf { $n } der Punkte

## families/tiling/rules/base.py

sum-required = { $subject }: { $wanted }

## families/tiling/rules/crossing.py

covers-two-cells = ein Teil bedeckt zwei Felder an { $point }
crossing-rule = Kreuzungen: An keinem Punkt gehören alle Felder zu verschiedenen Teilen
point-between = dem Punkt zwischen den Feldern { $cells }
two-cells-at = zwei Felder an { $point }

## families/tiling/rules/given.py

cell-has-value = Feld { $cell } hat den Wert { $value }

## families/tiling/rules/group.py

group-rule = Gruppe: { $n } von { $pieces }
numbers-at-least = mindestens { $least }
numbers-exactly = genau { $n }
numbers-to = { $least } bis { $most }
of-pieces-used = { $n } der Teile { $pieces } werden gebraucht
one-of-pieces = eins der Teile { $pieces }

## families/tiling/rules/region.py

a-value-in-region = { $values } im Bereich { $region }
add-up-to-equal = gleiche Summe
or-more = { $least } oder mehr
region-rule = Bereich { $region }: { $wanted }
values-are-different = alle verschieden
values-are-equal = alle gleich
values-in-regions = die Werte in den Bereichen { $first } und { $second }
values-on-cells = { $values } auf { $n } der Felder
values-required = die Werte im Bereich { $region }: { $wanted }

## families/tiling/rules/total.py

another-thing = { $noun ->
        [number] noch eine Zahl
        [tile] noch ein Plättchen
       *[piece] noch ein Teil
    }
at-least-things = mindestens { $counted }
at-most-things = höchstens { $counted }
pieces-from-to = { $least } bis { $most } Teile
total-rule = insgesamt: { $pieces }
total-used = insgesamt werden { $n } Teile gebraucht
total-used-from-to = insgesamt werden { $least } bis { $most } Teile gebraucht

## families/wording.py

did-you-mean = meinst du { $near }?
ended = { UP($what) }.
few-and-more = { $few } und { $n } weitere
found-date = das Datum { $date }
found-empty-list = eine leere Liste
found-list = eine Liste
found-long-number = eine Zahl mit { $n } Ziffern
found-nothing = nichts
found-number = die Zahl { $number }
found-table = eine Tabelle
found-text = der Text { $text }
found-text-with = ein Text mit { $number }
found-time = die Uhrzeit { $time }
n-things = { $n } { $n ->
        [one] { word-thing }
       *[other] { word-things }
    }
n-things-are = { $counted } { $n ->
        [one] ist
       *[other] sind
    }
place-named = { word-thing } { $name }
places-named = { $noun ->
        [point] den Punkten
       *[cell] den Feldern
    } { $names }
they-are = { $what }: { $names }
they-are-1-to = { $what } 1 bis { $n }
thing-named = { word-thing } { $name }

## models/number_sets.py

any-number = eine beliebige Zahl
numbers-at-most = höchstens { $most }

## sentences.py

one-then-another = { $first } { $then }
