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

## boards/board.py

py-a-board-is-wrapped-or-glued-not-both = ein Brett ist gewickelt oder verklebt, nicht beides
py-cell-is-no-cell-of-the-lattice-lattice-form-of-cell = { $cell } ist kein Feld des Gitters { $lattice }; { $form_of_cell }
py-glue-all-parts-of-the-board-to-one = klebe alle Teile des Bretts zu einem zusammen
py-message-give-one-name-for-each-cell-in-reading-order = { $message }; gib jedem Feld einen Namen, in Lesereihenfolge
py-name-has-control-characters-names-of-cells-are-texts-on-one-c544 = { $name } hat Steuerzeichen; Namen von Feldern sind Texte in einer Zeile
py-no-way-leads-across-sides-from-cell-name-to-cell-name-2 = kein Weg führt über Seiten von Feld { $name } zu Feld { $name_2 }
py-the-board-has-no-cells-give-a-shape-a-picture-or-a-list-of-c-fd60 = das Brett hat keine Felder; gib eine Form, ein Bild oder eine Liste von Feldern an
py-the-board-has-not-as-many-names-n-as-cells-n-2 = das Brett hat nicht so viele Namen, { $n }, wie Felder, { $n_2 }
py-the-board-lists-cell-twice-twice = das Brett führt Feld { $twice } zweimal auf
py-two-cells-of-the-board-are-named-name-each-needs-a-name-of-i-f440 = zwei Felder des Bretts heißen { $name }; jedes braucht einen eigenen Namen

## boards/gluing.py

py-cell-name-would-touch-itself = Feld { $name } würde sich selbst berühren
py-glue-sides-of-two-cells = verklebe Seiten von zwei Feldern
py-list-each-pair-of-sides-once = führe jedes Paar von Seiten einmal auf
py-only-sides-without-a-neighbor-can-be-glued = nur Seiten ohne Nachbar lassen sich verkleben
py-sides-are-glued-on-boards-in-the-plane-the-lattice-lattice-l-8d48 = Seiten werden auf Brettern in der Ebene verklebt; das Gitter { $lattice } liegt im Raum
py-the-side-called-has-a-neighbor-already = die Seite { $called } hat schon einen Nachbarn
py-the-side-called-is-glued-twice = die Seite { $called } ist zweimal verklebt
py-the-sides-called-and-called-2-have-different-lengths = die Seiten { $called } und { $called_2 } sind verschieden lang

## boards/periods.py

py-cells-name-and-name-2-are-the-same-as-they-differ-by = die Felder { $name } und { $name_2 } sind dasselbe, denn sie unterscheiden sich um { $by }
py-give-periods-of-two-cells-at-least-in-each-direction = gib Perioden von mindestens zwei Feldern in jeder Richtung an
py-give-the-board-one-row-more-or-less = gib dem Brett eine Reihe mehr oder weniger
py-keep-one-of-them-or-give-longer-periods = behalte eine davon, oder gib längere Perioden an
py-leave-it-out = lass es weg
py-leave-it-out-or-give-another-direction = lass es weg, oder gib eine andere Richtung an
py-let-the-plain-period-lead-straight-across-the-one-that-mirro-8a52 = lass die schlichte Periode quer zur spiegelnden verlaufen, oder ändere ihre Länge
py-listed-runs-along-the-periods-before-it = { $listed } läuft entlang der Perioden davor
py-periods-that-mirror-run-along-names-or-multiples-of-one-of-t-366d = spiegelnde Perioden laufen entlang { $names }, oder Vielfachen davon
py-the-periods-are-so-short-that-cell-name-would-touch-itself = die Perioden sind so kurz, dass Feld { $name } sich selbst berühren würde
py-the-periods-lead-cell-name-to-itself-turned = die Perioden führen Feld { $name } gedreht auf sich selbst zurück
py-the-periods-together-make-a-plain-reflection-which-leaves-a-de37 = die Perioden ergeben zusammen eine schlichte Spiegelung, die eine Gerade fest lässt
py-value-would-do-or-a-board-with-one-row-more-or-less = { $value } ginge, oder ein Brett mit einer Reihe mehr oder weniger

## boards/picture.py

py-a-noun-cannot-stand-here = hier kann kein { $noun } stehen
py-a-noun-here-is-symbol-words = ein { $noun } ist hier { $symbol } ({ $words })
py-row-row-column-column-of-the-picture = Zeile { $row }, Spalte { $column } des Bildes
py-the-picture-does-not-say-which-noun-are-words-draw-at-least-1659 = das Bild sagt nicht, welche { $noun } { $words } sind: Zeichne mindestens eins als { $listed }
py-the-picture-shows-no-cell-draw-cells-with-any-character-but-6e7f = das Bild zeigt kein Feld; zeichne Felder mit irgendeinem Zeichen außer '.' und Leerzeichen
py-where-layer-n = { $where } (Schicht { $n })

## boards/shapes.py

py-a-shape-on-the-lattice-lattice-needs-wanted-not-found = { $shape } auf dem Gitter { $lattice } braucht { $wanted }, nicht { $found }
py-name-of-the-shape-is-size-it-must-be-at-least-1 = { $name } von { $shape } ist { $size }; es muss mindestens 1 sein
py-the-lattice-lattice-has-no-shape-shape-it-has-known = das Gitter { $lattice } hat keine Form { $shape }; es hat { $known }

## catalog/__init__.py

py-did-you-mean-names- = meinst du { $names }?
py-name-a-puzzle-or-a-file = nenne ein Rätsel oder eine Datei
py-tilewright-list-shows-all-there-are = `tilewright list` zeigt alle, die es gibt

## catalog/days.py

py-the-puzzle-of-day-is-not-out-yet = das Rätsel vom { $date } gibt es noch nicht
py-there-is-no-such-day-as-date-a-date-is-the-year-the-month-an-1b1d = einen Tag { $date } gibt es nicht; ein Datum ist das Jahr, der Monat und der Tag

## catalog/identify.py

py-title-variant-variant = { $title }, Variante { $variant }
py-title-when = { $title } { $when }

## catalog/today.py

py-A-roll-of-dice = Ein Wurf mit Würfeln
py-Cards-to-match = Karten, die zusammenpassen
py-Dominoes-in-regions = Dominos in Bereichen
py-Numbers-to-add-up = Zahlen, die sich addieren
py-Shapes-to-fit-in = Formen zum Einpassen

## deadline.py

py-stopped-at-the-limit-of-time-after-after-without-an-answer-r-9b2e = angehalten an der Zeitgrenze, nach { $after }, ohne Antwort: Auch ein Rätsel zu lesen, Lagen, Symmetrien und Schätzungen brauchen Zeit; gib mehr Sekunden

## design/analyzing/analysis.py

py-exact-over-all-n-solutions = exakt, über alle { $n } Lösungen
py-exact-over-the-only-solution = exakt, über die einzige Lösung
py-from-n-uniform-samples-give-or-take-error-1f = aus { $n } gleichmäßigen Stichproben, auf { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } % genau
py-move-labels = { $move } ({ $labels })
py-piece-on-cells = { $piece } auf { $cells }
py-stopped-after-n-n-solution-solutions-which-are-no-fair-sampl-1026 = angehalten nach { $n } { $n ->
        [one] Lösung
       *[other] Lösungen
    }, die keine faire Stichprobe sind: Anteile sind nicht bekannt
py-stopped-too-soon-nothing-is-known-yet = zu früh angehalten: Noch ist nichts bekannt

## design/analyzing/analyze.py

py-an-analysis-is-about-all-solutions-give-no-limit-of-solution-a77c = bei einer Auswertung geht es um alle Lösungen; gib keine Grenze für Lösungen an
py-samples-solutions-cannot-be-drawn-give-a-number-from-1-on = { $samples } Lösungen lassen sich nicht ziehen; gib eine Zahl ab 1 an

## design/assembling/assembly.py

py-from-the-slide-words = von: { $slide_words }
py-name-has-no-pieces-in-space-there-is-nothing-to-put-together = { $name } hat keine Teile im Raum: Es gibt nichts zusammenzusetzen

## design/assembling/assembly_words.py

py-No-way-was-found-to-put-these-n-pieces-together-by-straight-5958 = Kein Weg wurde gefunden, diese { $n } Teile mit geraden Zügen zusammenzusetzen: { $pieces }.
py-These-n-pieces-hold-each-other-and-no-straight-move-takes-th-3da4 = Diese { $n } Teile halten einander, und kein gerader Zug nimmt sie auseinander: { $pieces }.
py-These-pieces-can-be-put-together-by-straight-moves-but-some-95b4 = Diese Teile lassen sich mit geraden Zügen zusammensetzen, aber einige müssen unterwegs verschoben werden.
py-These-pieces-can-be-put-together-by-straight-moves-but-some-d290 = Diese Teile lassen sich mit geraden Zügen zusammensetzen, aber einige müssen zusammen hinein.
py-These-pieces-can-be-put-together-one-by-one-in-this-order- = Diese Teile lassen sich eins nach dem anderen zusammensetzen, in dieser Reihenfolge.
py-from-the-side = von { $side }
py-moving-to-standing-way = { $moving } zu { $standing }, { $way }
py-moving-way = { $moving } { $way }
py-step-then-n-n-shift-shifts = { $step }, dann { $n } { $n ->
        [one] Verschiebung
       *[other] Verschiebungen
    }

## design/at_table/advice.py

py-thing-on-place = { $thing } auf { $place }

## design/at_table/hints.py

py-All-done-this-is-a-solution- = Fertig: Das ist eine Lösung.
py-In-every-solution-that-is-left-thing-lies-here- = In jeder Lösung, die noch bleibt, liegt { $thing } hier.
py-In-n-of-the-all-solutions-that-are-left-thing-lies-here- = In { $n } der { $all } Lösungen, die noch bleiben, liegt { $thing } hier.
py-Nothing-could-be-excluded-in-time- = Nichts war in der Zeit auszuschließen.
py-Nothing-more-could-be-excluded-in-time- = Mehr war in der Zeit nicht auszuschließen.
py-Nothing-more-was-found-that-can-be-excluded- = Mehr, was sich ausschließen lässt, wurde nicht gefunden.
py-Nothing-was-found-that-can-be-excluded- = Nichts wurde gefunden, was sich ausschließen lässt.
py-Only-one-solution-is-left-and-in-it-thing-lies-here- = Nur eine Lösung bleibt noch, und in ihr liegt { $thing } hier.
py-Perhaps-fewer-would-do- = Vielleicht genügen weniger.
py-Take-back-things- = Nimm { $things } zurück.
py-The-puzzle-has-no-solution- = Das Rätsel hat keine Lösung.
py-The-puzzle-has-no-solution-even-if-you-take-everything-back- = Das Rätsel hat keine Lösung, selbst wenn du alles zurücknimmst.
py-There-is-no-way-to-go-on-from-here-that-leads-to-a-solution- = Von hier aus führt kein Weg mehr zu einer Lösung.
py-There-is-nothing-more-to-exclude-everything-else-that-still-9473 = Mehr ist nicht auszuschließen: Alles andere, was noch irgendwo passt, liegt dort in einer Lösung.
py-There-is-nothing-to-exclude-everything-that-still-fits-somew-8f42 = Es gibt nichts auszuschließen: Alles, was noch irgendwo passt, liegt dort in einer Lösung.
py-Thing-does-not-lie-on-place-why- = { UP($thing) } liegt nicht auf { $place }: { UP($why) }.
py-What-to-take-back-could-not-be-found-out-in-time- = Was zurückzunehmen ist, war in der Zeit nicht herauszufinden.
py-Whether-there-is-a-solution-could-not-be-found-out-in-time- = Ob es eine Lösung gibt, war in der Zeit nicht herauszufinden.
py-Whether-what-lies-there-can-be-completed-could-not-be-found-363b = Ob sich vollenden lässt, was dort liegt, war in der Zeit nicht herauszufinden.
py-Whether-what-lies-there-is-right-could-not-be-found-out-in-t-40ca = Ob richtig ist, was dort liegt, war in der Zeit nicht herauszufinden.
py-With-thing-here-there-is-a-solution- = Mit { $thing } hier gibt es eine Lösung.
py-no-solution-that-is-left-has-it-there = keine Lösung, die noch bleibt, hat es dort
py-then-what = dann { $what }
py-what-lies-there-does-not-go-together = was dort liegt, passt nicht zusammen

## design/at_table/near_hints.py

py-Followed-from-cell-to-cell-only-thing-is-left-for-place- = Von Feld zu Feld verfolgt, bleibt für { $place } nur { $thing }.
py-Looked-around-n-n-cell-cells-nothing-more-is-excluded- = { $n } { $n ->
        [one] Feld
       *[other] Felder
    } ringsum angesehen: Mehr ist nicht ausgeschlossen.
py-Looked-at-n-cells-around-place- = { $n } Felder rund um { $place } angesehen.
py-Looked-at-place- = { $place } angesehen.
py-No-place-that-was-looked-at-takes-fewer- = Kein Platz, der angesehen wurde, nimmt weniger.
py-Of-the-n-all-that-match-there-only-things-n-leaves-leave-som-6469 = Von den { $n_all }, die dort passen, { $n ->
        [one] lässt
       *[other] lassen
    } nur { $things } für jedes dieser Felder etwas übrig.
py-On-place-only-thing-fits-beside-what-lies-there- = Auf { $place } passt nur { $thing } neben das, was dort liegt.
py-Only-thing-fits-there- = Nur { $thing } passt dort.
py-Only-thing-fits-there-in-n-ways- = Nur { $thing } passt dort, auf { $n } Arten.
py-Take-back-things-whether-the-rest-can-be-completed-is-not-kn-2800 = Nimm { $things } zurück; ob sich der Rest vollenden lässt, ist nicht bekannt.
py-Thing-does-not-lie-on-place-then-the-n-n-cell-cells-around-i-68e1 = { UP($thing) } liegt nicht auf { $place }: Dann { $n ->
        [one] ließe sich { $n } Feld
       *[other] ließen sich die { $n } Felder
    } ringsum nicht füllen.
py-Thing-fits-only-on-place- = { UP($thing) } passt nur auf { $place }.
py-Things-n-fits-fit-there- = { $n ->
        [one] Dort passt { $things }
       *[other] Dort passen { $things }
    }.
py-Which-of-them-is-in-a-solution-is-not-known- = Welches davon in einer Lösung liegt, ist nicht bekannt.
py-followed-from-cell-to-cell-no-place-is-left-for-thing = von Feld zu Feld verfolgt, bleibt kein Platz für { $thing }
py-followed-from-cell-to-cell-nothing-is-left-for-place = von Feld zu Feld verfolgt, bleibt nichts für { $place }
py-nothing-left-fits-on-places = nichts Übriges passt auf { $places }

## design/at_table/reasoning.py

py-Lead-otherwise-thought-a-few-steps-further-why- = { UP($lead) }: Sonst, ein paar Schritte weiter gedacht, { $why }.
py-Lead-otherwise-why- = { UP($lead) }: Sonst { $why }.
py-fits-in-n-ways = { $fits }, auf { $n } Arten
py-on-place-only-thing-works = auf { $place } geht nur { $thing }
py-on-place-only-thing-works-and-only-in-this-way = auf { $place } geht nur { $thing }, und nur so
py-only-things = nur { $things }
py-place-has-the-fewest-choices-fits = { $place } hat die wenigsten Möglichkeiten: { $fits }
py-something-would-be-left-over-mostly-example = bliebe etwas übrig; meist { $example }
py-thing-can-only-go-on-place = { $thing } kann nur noch auf { $place } liegen
py-thing-has-the-fewest-places-n-n-is-are-left = { $thing } hat die wenigsten Plätze: { $n ->
        [one] nur einer bleibt
       *[other] { $n } bleiben
    }
py-things-n-fits-fit-there = { $n ->
        [one] dort passt { $things }
       *[other] dort passen { $things }
    }
py-what-otherwise-why = { $what }; sonst { $why }

## design/at_table/watch.py

py-the-search-of-name-cannot-be-watched-reason = der Suche nach { $name } kann man nicht zusehen: { $reason }

## design/at_table/why_not.py

py-a-hint-says-what-to-take-back = ein Tipp sagt, was zurückzunehmen ist
py-take-back-what-is-wrong-there = nimm zurück, was dort falsch ist
py-the-puzzle-fixes-things-there-look-whether-that-is-right-and-be00 = das Rätsel legt dort { $things } fest: Sieh nach, ob das stimmt, und wie herum es liegt
py-the-puzzle-has-no-solution-at-all-even-with-nothing-laid = das Rätsel hat überhaupt keine Lösung, auch wenn nichts liegt
py-what-lies-there-cannot-be-completed = was dort liegt, lässt sich nicht vollenden
py-what-lies-there-cannot-be-completed-although-the-puzzle-has-0862 = was dort liegt, lässt sich nicht vollenden, obwohl das Rätsel Lösungen hat
py-what-lies-there-does-not-go-together-with-what-the-puzzle-fi-a427 = was dort liegt, passt nicht zu dem, was das Rätsel festlegt
py-what-why = { $what }: { $why }

## design/difficulty/attempts.py

py-attempts-cannot-be-made-reason = Versuche sind nicht möglich: { $reason }

## design/difficulty/rating.py

py-A-typical-attempt-tries-tried-in-vain- = Ein typischer Versuch probiert { $tried } vergeblich.
py-A-typical-attempt-tries-tried-in-vain-fewest-in-the-luckiest-1145 = Ein typischer Versuch probiert { $tried } vergeblich: { $fewest } im glücklichsten Viertel der Versuche, { $most } oder mehr im unglücklichsten.
py-Given-up-after-most-tries-in-vain-n-of-all-attempts- = Aufgegeben nach { $most } vergeblichen Versuchen: { $n } von { $all }.
py-No-attempt-led-to-a-solution-whether-there-is-one-is-open- = Kein Versuch führte zu einer Lösung; ob es eine gibt, ist offen.
py-Of-things-in-a-typical-solution-parts- = Von { $things } in einer typischen Lösung: { $parts }.
py-Stopped-at-the-limit-of-time-before-the-first-attempt-ended-22ff = Angehalten an der Zeitgrenze, bevor der erste Versuch endete: Mit mehr Sekunden fällt die Bewertung vielleicht anders aus.
py-Stopped-at-the-limit-of-time-with-more-seconds-the-rating-ma-d700 = Angehalten an der Zeitgrenze: Mit mehr Sekunden fällt die Bewertung vielleicht anders aus.
py-The-first-dead-end-shows-when-things-n-lies-lie- = Die erste Sackgasse zeigt sich, wenn { $things } { $n ->
        [one] liegt
       *[other] liegen
    }.
py-at-least-counted = mindestens { $counted }
py-beyond = jenseits von sehr schwer
py-easy = leicht
py-hard = schwer
py-hardly-a-noun = kaum { $noun ->
        [tile] ein Plättchen
        [number] eine Zahl
       *[other] ein Teil
    }
py-medium = mittel
py-n-n-follows-follow-at-once = { $n } { $n ->
        [one] folgt
       *[other] folgen
    } sofort
py-n-n-follows-follow-by-a-look-one-step-ahead = { $n } { $n ->
        [one] folgt
       *[other] folgen
    } mit einem Blick einen Schritt voraus
py-n-n-follows-follow-by-a-look-two-steps-ahead = { $n } { $n ->
        [one] folgt
       *[other] folgen
    } mit einem Blick zwei Schritte voraus
py-n-n-needs-need-a-guess = { $n } { $n ->
        [one] muss
       *[other] müssen
    } geraten werden
py-n-of-things = { $n } von { $things }
py-n-things = { $n } { $n ->
        [one] { word-thing }
       *[other] { word-things }
    }
py-no-solution = keine Lösung
py-none = keine
py-none-needs-a-guess = nichts muss geraten werden
py-unknown = unbekannt
py-up-to-n = bis zu { $n }
py-very-easy = sehr leicht
py-very-hard = sehr schwer

## design/moves/base.py

py-no-place-is-left-for-thing = für { $thing } ist kein Platz mehr
py-no-place-would-be-left-for-things = bliebe kein Platz für { $things }
py-nothing-fits-on-place-any-more = auf { $place } passt nichts mehr
py-nothing-would-fit-on-places = passte nichts auf { $places }
py-subject-cannot-wanted-any-more = für { $subject } ist nicht mehr möglich: { $wanted }
py-subject-could-not-wanted = wäre für { $subject } nicht mehr möglich: { $wanted }

## design/moves/cover_moves.py

py-What-why- = { UP($what) }: { UP($why) }.
py-only-n-places-are-left-for-thing-which-is-still-needed-as-of-3f91 = nur { $n } Plätze bleiben für { $thing }, und so oft wird es noch gebraucht
py-only-piece-fits-on-place-and-only-in-this-way = nur { $piece } passt auf { $place }, und nur so
py-puzzle-is-too-large-for-hints-its-noun-s-can-be-laid-in-up-t-717b = { $puzzle } ist zu groß für Tipps: Seine { word-things } können auf bis zu { $n } Arten liegen; { $most } lassen sich durchdenken
py-subject-must-wanted = für { $subject } gilt { $wanted }
py-the-sums-leave-nothing-else = die Summen lassen nichts anderes zu
py-this-is-the-only-place-left-for-thing = das ist der einzige Platz, der für { $thing } bleibt

## design/moves/sum_moves.py

py-Line-points-lacks-only-place-to-add-up-to-sum-it-needs-value-ddc4 = Der Linie { $points } fehlt nur { $place }: Für die Summe { $sum } braucht sie dort { $value }.
py-Only-place-is-left-for-thing- = Nur { $place } bleibt für { $thing }.
py-Only-value-fits-on-place-the-lines-leave-no-other-number-tha-d7fa = Nur { $value } passt auf { $place }: Die Linien lassen keine andere Zahl zu, die noch da ist.
py-Only-value-fits-on-place-the-regions-leave-no-other-number-t-b518 = Nur { $value } passt auf { $place }: Die Bereiche lassen keine andere Zahl zu, die noch da ist.
py-add-up-to-sum = Summe { $sum }
py-line-points = die Linie { $points }
py-n-points = { $n } Punkte
py-n-points-and-values-numbers = { $n } Punkte und { $values } Zahlen
py-puzzle-cannot-be-thought-through-reason = { $puzzle } lässt sich nicht durchdenken: { $reason }
py-puzzle-is-too-large-for-hints-it-has-points-up-to-200-can-be-1b68 = { $puzzle } ist zu groß für Tipps: Es hat { $points }; bis zu 200 lassen sich durchdenken
py-reach-the-same-sum = überall die gleiche Summe
py-the-lines = die Linien

## design/uniqueness/unify.py

py-n-makes-no-sense-ask-for-at-least-1-solution-and-1-change = { $n } ergibt keinen Sinn; verlange mindestens 1 Lösung und 1 Änderung
py-the-time-was-over-before-all-changes-were-looked-at = die Zeit war um, bevor alle Änderungen angesehen waren

## desk/asks.py

py-The-time-was-over-before-the-search-began-the-puzzle-is-too-7fbd = Die Zeit war um, bevor die Suche begann: Das Rätsel ist zu groß für eine Suche hier.
py-expected-an-object = erwartet ist ein Objekt
py-expected-piece-cells-numbers-of-the-puzzle = erwartet ist [Teil, Felder], Nummern des Rätsels
py-n-different-solutions = { $n } verschiedene Lösungen
py-n-solutions = { $n } Lösungen
py-nothing-is-called-ask-here = nichts heißt hier { $ask }
py-one-solution = eine Lösung
py-there-are-names = es gibt { $names }
py-there-is-no-such-piece-or-way = so ein Teil oder so eine Lage gibt es nicht
py-there-is-no-such-puzzle-in-the-catalog = so ein Rätsel gibt es im Katalog nicht

## desk/boards.py

py-expected-a-text = erwartet ist ein Text
py-n-n-piece-lies-pieces-lie-as-the-text-says- = { $n ->
        [one] Ein Teil liegt, wie der Text es sagt.
       *[other] { $n } Teile liegen, wie der Text es sagt.
    }
py-the-text-has-n-characters-at-most-most-are-taken = der Text hat { $n } Zeichen; höchstens { $most } werden angenommen
py-there-is-no-such-site = so eine Website gibt es nicht
py-this-is-no-board = das ist kein Brett
py-this-text-lays-nothing-on-the-table = dieser Text legt nichts auf den Tisch

## desk/class_sheets.py

py-Making-file = Macht { $file }
py-The-file-is-made- = Die Datei ist fertig.
py-The-files-are-made- = Die Dateien sind fertig.
py-There-is-nothing-to-print-remarks- = Es gibt nichts zu drucken: { $remarks }.
py-make-two-files = mach zwei Dateien
py-n-names-are-given-at-most-most-names-are-taken = { $n } Namen sind angegeben; höchstens { $most_names } werden angenommen
py-puzzle-number-n-is-left-out-problem = Rätsel Nummer { $n } ist weggelassen: { $problem }

## desk/collection.py

py-this-is-no-link-to-a-collection = das ist kein Link zu einer Sammlung

## desk/drafts.py

py-This-is-no-puzzle-yet- = Das ist noch kein Rätsel.
py-all-shapes = alle { $shapes }
py-all-shapes-of-a-size = alle Formen einer Größe
py-draw-on-until-the-pieces-and-the-board-have-as-many-cells = zeichne weiter, bis die Teile und das Brett gleich viele Felder haben
py-n-n-shape-shapes-of-size-size-cell-cells = { $n } { $n ->
        [one] Form
       *[other] Formen
    } mit { $size } { $size ->
        [one] Feld
       *[other] Feldern
    }
py-this-puzzle-is-too-large-to-be-edited-here = dieses Rätsel ist zu groß, um es hier zu bearbeiten

## desk/files.py

py-a-number-is-infinite-or-none-at-all = eine Zahl ist unendlich, oder gar keine
py-a-text-holds-half-a-character = ein Text enthält ein halbes Zeichen
py-all-right = alle richtig
py-choose-a-toml-or-json-file-or-the-csv-files-of-the-cards-and-ae32 = wähle eine .toml- oder .json-Datei, oder die .csv-Dateien der Karten und der Nachbarn
py-expected-names = erwartet ist { $names }
py-expected-one-file-or-the-two-files-of-a-deck-found-n = erwartet ist eine Datei, oder die zwei Dateien eines Kartensatzes; gefunden sind { $n }
py-it-may-be-another-file-than-you-meant-or-an-editor-saved-it-7af5 = es ist vielleicht eine andere Datei, als du meintest, oder in einer anderen Kodierung gespeichert
py-lists-or-tables-are-nested-too-deeply = Listen oder Tabellen sind zu tief verschachtelt
py-n-wrong-the-first-is-number-wrong = { $n } falsch, die erste ist Nummer { $wrong }
py-source-has-n-n-solution-solutions-of-this-puzzle-which = { $source } hat { $n } { $n ->
        [one] Lösung
       *[other] Lösungen
    } dieses Rätsels, { $which }
py-the-file-has-n-characters-at-most-most-are-taken = die Datei hat { $n } Zeichen; höchstens { $most } werden angenommen
py-the-file-message = die Datei { $message }
py-the-file-name-is-not-text-in-UTF-8 = die Datei { $name } ist kein Text in UTF-8
py-this-puzzle-holds-values-that-cannot-be-written-down = dieses Rätsel enthält Werte, die sich nicht aufschreiben lassen
py-this-puzzle-is-too-large-to-be-saved-here = dieses Rätsel ist zu groß, um es hier zu speichern

## desk/levels.py

py-come-back-on-that-day = komm an diesem Tag wieder
py-draw-again-or-take-any-set = zieh noch einmal, oder nimm einen beliebigen Satz
py-expected-a-date-such-as-2026-11-22 = erwartet ist ein Datum wie 2026-11-22
py-grade-a-typical-attempt-tries-tried-in-vain = { $grade }: Ein typischer Versuch probiert { $tried } vergeblich
py-n-sets-were-drawn-and-none-of-them-has-a-solution = { $n } Sätze wurden gezogen, und keiner davon hat eine Lösung
py-no-roll-was-found-to-have-a-solution = kein Wurf mit einer Lösung wurde gefunden
py-none-of-rolls-was-level-the-nearest-to-it-is-words = keiner von { $rolls } Würfen war { $level }; am nächsten kommt: { $words }
py-try-again = versuch es noch einmal

## desk/limits.py

py-on-your-own-machine-command-takes-it = auf deinem eigenen Rechner nimmt { $command } es an
py-the-board-has-n-cells-at-most-most-are-served-here = das Brett hat { $n } Felder; höchstens { $most } sind hier möglich

## desk/link_contents.py

py-add-one-at-its-table-or-in-the-gallery = füge eins hinzu, an seinem Tisch oder in der Galerie
py-make-two-collections-of-it = mach zwei Sammlungen daraus
py-solve-a-puzzle-by-hand-and-it-comes-in = löse ein Rätsel von Hand, dann kommt es hinein
py-there-is-no-puzzle-in-this-collection = in dieser Sammlung ist kein Rätsel
py-there-is-no-solution-in-this-album = in diesem Album ist keine Lösung
py-this-collection-has-n-puzzles-at-most-most-are-taken = diese Sammlung hat { $n } Rätsel; höchstens { $most } werden angenommen

## desk/links.py

py-expected-a-link = erwartet ist ein Link
py-make-two-collections-of-it-or-leave-out-the-puzzle-that-take-2977 = mach zwei Sammlungen daraus, oder lass das Rätsel weg, das am meisten braucht: Nummer { $number }
py-reload-the-page-or-ask-the-person-who-runs-it-for-the-newest-edd3 = lade die Seite neu, oder bitte den Betreiber um die neueste Fassung
py-save-it-as-a-file-and-send-that = speichere es als Datei und sende diese
py-save-the-album-as-a-file-and-send-that = speichere das Album als Datei, und sende diese
py-the-puzzle-in-this-link-is-too-large = das Rätsel in diesem Link ist zu groß
py-this-album-is-too-long-for-a-link = dieses Album ist zu lang für einen Link
py-this-collection-is-too-long-for-a-link = diese Sammlung ist zu lang für einen Link
py-this-is-no-link-to-a-puzzle = das ist kein Link zu einem Rätsel
py-this-link-is-damaged = dieser Link ist beschädigt
py-this-link-is-damaged-only-one-to-an-exercise-has-a-start = dieser Link ist beschädigt: Nur einer zu einer Übung hat einen Anfang
py-this-link-is-damaged-there-is-no-exercise-in-it = dieser Link ist beschädigt: Es ist keine Übung darin
py-this-link-is-damaged-there-is-no-puzzle-in-it = dieser Link ist beschädigt: Es ist kein Rätsel darin
py-this-link-is-not-whole = dieser Link ist nicht vollständig
py-this-link-is-too-long = dieser Link ist zu lang
py-this-link-was-made-by-a-newer-version-of-the-page-it-is-of-k-abcf = dieser Link kommt von einer neueren Fassung der Seite (er ist von der Art { $version }, diese Seite kennt { $album })
py-this-puzzle-is-too-large-for-a-link = dieses Rätsel ist zu groß für einen Link
py-words-it-would-have-n-characters-and-most-are-the-most = { $words }: Er hätte { $n } Zeichen, und höchstens { $most } sind möglich

## desk/live.py

py-No-dead-end-seen = Keine Sackgasse zu sehen
py-No-solution-left-why = Keine Lösung übrig: { $why }
py-n-n-side-does-sides-do-not-match = { $n } { $n ->
        [one] Seite passt
       *[other] Seiten passen
    } nicht

## desk/opened.py

py-a-size-is-not-chosen-together-with-cells-or-pieces = eine Größe wird nicht zusammen mit Feldern oder Teilen gewählt
py-cells-and-pieces-are-not-both-to-be-chosen = Felder und Teile werden nicht beide gewählt
py-expected-a-list = erwartet ist eine Liste
py-look-for-it-among-all-puzzles-by-words-of-its-title = such es unter allen Rätseln, mit Wörtern seines Titels
py-mistakes-and-n-more-mistakes = { $mistakes }; und { $n } weitere Fehler
py-n-pieces-cannot-lie-on-the-table = { $n } Teile können nicht auf dem Tisch liegen
py-piece-name-cannot-lie-so-on-cell-name-2-it-points-another-wa-521f = Teil { $name } kann nicht so auf Feld { $name_2 } liegen: Es zeigt in eine andere Richtung
py-piece-name-does-not-lie-on-the-board-with-all-its-cells = Teil { $name } liegt nicht mit allen seinen Feldern auf dem Brett
py-piece-name-has-no-way-number-way-there-are-n = Teil { $name } hat keine Lage Nummer { $way }; es gibt { $n }
py-pieces-lie-there-from-the-start-so-the-choices-of-the-setup-3de9 = Teile liegen von Anfang an dort, also muss der Aufbau gewählt sein
py-points-of-a-puzzle-of-numbers-cannot-be-blocked = Punkte eines Zahlenrätsels lassen sich nicht sperren
py-the-cells-are-named-name-to-name-2 = die Felder heißen { $name } bis { $name_2 }
py-the-puzzle-file-has-n-characters-at-most-most-are-taken = die Rätseldatei hat { $n } Zeichen; höchstens { $most } werden angenommen
py-there-is-no-cell-name-on-the-board = auf dem Brett gibt es kein Feld { $name }
py-there-is-no-cell-number-cell-the-board-has-n = es gibt kein Feld Nummer { $cell }; das Brett hat { $n }
py-there-is-no-piece-number-number-there-are-n = es gibt kein Teil Nummer { $number }; es gibt { $n }
py-there-is-no-puzzle-name-in-the-catalog = im Katalog gibt es kein Rätsel { $name }
py-this-is-no-puzzle-file-its-values-are-nested-too-deeply-or-n-b4c8 = das ist keine Rätseldatei: Ihre Werte sind zu tief verschachtelt, oder keine Zahlen

## desk/outlines.py

py-Balls = Kugeln
py-Balls-in-triangles = Kugeln in Dreiecken
py-Cubes = Würfel
py-Cubes-cut-into-24 = Würfel in 24 Stücken
py-Flowers-of-pentagons = Blumen aus Fünfecken
py-Hexagons = Sechsecke
py-Kites = Drachen
py-Octagons-and-squares = Achtecke und Quadrate
py-Pentagons = Fünfecke
py-Prisms = Prismen
py-Quarter-squares = Viertelquadrate
py-Rhombi = Rauten
py-Sixths-of-triangles = Sechstel von Dreiecken
py-Squares = Quadrate
py-Squares-and-triangles = Quadrate und Dreiecke
py-Tetra-and-octahedra = Tetraeder und Oktaeder
py-Thirds-of-triangles = Drittel von Dreiecken
py-Triangles = Dreiecke
py-Triangles-and-hexagons = Dreiecke und Sechsecke
py-edit-them-as-text = bearbeite sie als Text
py-expected-an-object-with-the-sizes = erwartet ist ein Objekt mit den Größen
py-it-has-names = es hat { $names }
py-key-must-be-a-number-from-least-to-most = { $key } muss eine Zahl von { $least } bis { $most } sein
py-make-it-smaller = mach es kleiner
py-n-cells-are-too-many-at-most-most = { $n } Felder sind zu viele; höchstens { $most }
py-row-row-column-column = Zeile { $row }, Spalte { $column }
py-the-cells-lie-too-far-apart-to-be-painted = die Felder liegen zu weit auseinander, um sie zu malen
py-the-lattice-lattice-has-no-such-shape = das Gitter { $lattice } hat keine solche Form
py-there-is-no-such-lattice = so ein Gitter gibt es nicht
py-this-is-no-cell-of-the-lattice-lattice = das ist kein Feld des Gitters { $lattice }
py-this-patch-is-too-large-to-paint-on = diese Fläche ist zu groß, um darauf zu malen
py-with-n-sides = mit { $n } Seiten

## desk/plane.py

py-A-tiling-of-the-plane = Eine Pflasterung der Ebene
py-Each-piece-has-the-number-of-its-corona-0-is-the-piece-in-th-c858 = Jedes Teil trägt die Nummer seiner Korona; 0 ist das Teil in der Mitte.
py-No-tiling-of-the-plane = Keine Pflasterung der Ebene
py-The-time-allowed-for-one-search-is-over- = Die Zeit für eine Suche ist um.
py-What-is-in-the-parallelogram-moved-by-its-sides-again-and-ag-2ccc = Was im Parallelogramm liegt, ergibt die ganze Ebene, wenn man es immer wieder um seine Seiten verschiebt.
py-You-stopped-it- = Du hast sie angehalten.
py-an-object-with-lattice-and-cells = ein Objekt mit "lattice" und "cells"
py-choose-one-in-the-plane = wähle eines in der Ebene
py-expected-a-piece = erwartet ist ein Teil
py-looking-for-a-tiling-of-the-plane = sucht eine Pflasterung der Ebene
py-n-n-corona-coronas-found = { $n } { $n ->
        [one] Korona
       *[other] Koronen
    } gefunden
py-no-period-of-up-to-n-n-piece-pieces = keine Periode bis zu { $n } { $n ->
        [one] Teil
       *[other] Teilen
    }
py-paint-some = male welche
py-the-lattice-lattice-lies-in-space = das Gitter { $lattice } liegt im Raum
py-the-piece-has-no-cells-yet = das Teil hat noch keine Felder
py-trying-the-smallest-periods = probiert die kleinsten Perioden

## desk/repaint.py

py-Things-went-with-n-its-cell-the-cells- = { $n ->
        [one] Mit dem Feld ist auch weggefallen
       *[other] Mit den Feldern ist auch weggefallen
    }: { $things }.
py-a-cell-is-changed-twice = ein Feld wird zweimal geändert
py-a-choice-of-the-setup = eine Wahl des Aufbaus
py-a-given-value = ein vorgegebener Wert
py-a-line = eine Linie
py-a-pair-of-glued-sides = ein Paar verklebter Seiten
py-a-region = ein Bereich
py-expected-a-shape-and-its-sizes = erwartet ist eine Form und ihre Größen
py-expected-a-value-one-word-without-blanks = erwartet ist ein Wert, ein Wort ohne Leerzeichen
py-expected-cells-each-with-a-state = erwartet sind Felder, jedes mit einem Zustand
py-expected-the-puzzle-file-as-an-object = erwartet ist die Rätseldatei als Objekt
py-the-states-are-names = die Zustände sind { $names }

## desk/requests.py

py-an-object-with-name-or-document = ein Objekt mit "name" oder "document"
py-expected-a-puzzle = erwartet ist ein Rätsel
py-expected-about = erwartet: { $about }
py-expected-either-name-or-document = erwartet ist entweder "name" oder "document"
py-expected-what = erwartet: { $what }
py-the-keys-are-names = die Schlüssel sind { $names }
py-what-has-no-unknown = { $what } hat kein { $unknown }

## desk/searches.py

py-At-least-solutions-the-count-is-not-complete = Mindestens { $solutions }; die Zählung ist nicht vollständig
py-Every-possibility-was-tried- = Jede Möglichkeit wurde probiert.
py-Exactly-solutions-how-many-are-left-of-them-up-to-symmetry-w-8f41 = Genau { $solutions }; wie viele davon bis auf Symmetrie bleiben, wurde nicht zu Ende gezählt
py-No-solution-found-so-far-the-count-is-not-complete = Bisher keine Lösung gefunden; die Zählung ist nicht vollständig
py-No-solution-found-so-far-the-search-is-not-complete = Bisher keine Lösung gefunden; die Suche ist nicht vollständig
py-No-solution-has-what-lies-on-the-table- = Keine Lösung enthält, was auf dem Tisch liegt.
py-The-first-n-of-all-different-solutions- = Die ersten { $n } von { $all } verschiedenen Lösungen.
py-The-first-n-of-all-solutions- = Die ersten { $n } von { $all } Lösungen.
py-There-is-no-solution- = Es gibt keine Lösung.
py-These-numbers-are-exact = Diese Zahlen sind exakt
py-counting-all-solutions-with-engine = zählt alle Lösungen mit { $engine }
py-it-needed-more-memory-than-one-search-may-have = sie brauchte mehr Speicher, als eine Suche haben darf
py-it-was-stopped = sie wurde angehalten
py-looking-for-solutions-with-engine = sucht Lösungen mit { $engine }
py-n-different-n-solution-solutions = { $n } { $n ->
        [one] Lösung
       *[other] verschiedene Lösungen
    }
py-n-n-solution-solutions = { $n } { $n ->
        [one] Lösung
       *[other] Lösungen
    }
py-no-more-are-kept-here = mehr werden hier nicht behalten
py-so-far-why- = { $so_far }: { $why }.
py-solutions-That-is-all = { $solutions }. Das sind alle
py-solutions-all-with-turned-or-mirrored-ones = { $solutions }, { $all } mit gedrehten oder gespiegelten
py-solutions-so-far-there-may-be-more = bisher { $solutions }; es kann mehr geben
py-solutions-with-what-lies-on-the-table = { $solutions } mit dem, was auf dem Tisch liegt
py-take-back-what-does-not-fit = nimm zurück, was nicht passt
py-the-time-allowed-for-one-search-is-over = die Zeit für eine Suche ist um
py-watch-pieces-come-and-go-as-the-search-tries-them = sieh zu: Teile kommen und gehen, wie die Suche sie probiert
py-whole-every-possibility-was-tried- = { $whole }: Jede Möglichkeit wurde probiert.
py-you-stopped-it = du hast sie angehalten

## desk/sizes.py

py-a-cell-has-the-coordinate-shown-they-go-to-farthest-here = ein Feld hat die Koordinate { $shown }; sie gehen hier bis { $farthest }
py-a-piece-of-n-cells-is-too-large-here-at-most-most = ein Teil mit { $n } Feldern ist hier zu groß; höchstens { $most }
py-a-shape-of-this-size-is-too-large-at-most-most-cells-are-ser-4a51 = { $shape } dieser Größe ist zu groß; höchstens { $most } Felder sind hier möglich
py-all-these-polyforms-together-are-too-many-here = alle diese Polyformen zusammen sind hier zu viele
py-board = Brett
py-n-cells-in-all-pieces-are-too-many-here-at-most-most = { $n } Felder in allen Teilen sind hier zu viele; höchstens { $most }
py-n-pieces-are-too-many-here-at-most-most = { $n } Teile sind hier zu viele; höchstens { $most }
py-polyforms-of-shown-cells-are-too-many-here-they-have-at-most-0090 = Polyformen mit { $shown } Feldern sind hier zu viele; sie haben höchstens { $most }
py-take-smaller-values-or-fewer = nimm kleinere Werte, oder weniger
py-the-pieces-can-lie-in-too-many-ways-n-with-all-their-orienta-50a8 = die Teile können auf zu viele Arten liegen: { $n } mit allen ihren Lagen; höchstens { $most } sind hier möglich
py-the-puzzle-has-n-pieces-at-most-most-are-served-here = das Rätsel hat { $n } Teile; höchstens { $most } sind hier möglich
py-the-values-lie-too-far-apart-from-shown-to-shown-2-for-all-t-a80e = die Werte liegen zu weit auseinander, von { $shown } bis { $shown_2 }, um hier alle ihre Summen anzusehen

## desk/solids.py

py-only-pieces-in-space-make-a-solid = nur Teile im Raum ergeben einen Körper

## desk/tools.py

py-0-for-the-usual-size = 0 für die übliche Größe
py-3MF-for-a-3D-printer = 3MF, für einen 3D-Drucker
py-Analyze = Auswerten
py-Analyze-it = Auswerten
py-Analyzing = Wertet aus
py-Brief = Auftrag
py-Count-turned-and-mirrored-ones-as-well = Gedrehte und gespiegelte mitzählen
py-DXF-for-a-laser-cutter = DXF, für einen Laserschneider
py-Each-further-point-doubles-what-is-tried-in-vain- = Jeder weitere Punkt verdoppelt, was vergeblich probiert wird.
py-Edge-of-a-cell-in-mm = Kante eines Feldes in mm
py-Fewer-changes-may-be-enough- = Vielleicht genügen weniger Änderungen.
py-File = Datei
py-Files-at-true-size-paper-to-cut-out-outlines-for-a-laser-sol-b15a = Dateien in wahrer Größe: Papier zum Ausschneiden, Umrisse für einen Laser, Körper für einen 3D-Drucker.
py-Find-the-reason = Grund suchen
py-First-moves-that-leave-fewest = Erste Züge, die am wenigsten übrig lassen
py-First-moves-that-leave-most = Erste Züge, die am meisten übrig lassen
py-How-hard-the-puzzle-is-for-a-person-told-from-attempts-like-bdf7 = Wie schwer das Rätsel für einen Menschen ist, aus Versuchen wie denen eines Menschen.
py-In-every-solution = In jeder Lösung
py-In-percent-of-the-solutions-where-each-noun-lies = In Prozent der Lösungen, wo { $noun ->
        [tile] jedes Plättchen
        [number] jede Zahl
       *[other] jedes Teil
    } liegt
py-Invent = Erfinden
py-Inventing = Erfindet
py-It-is-not-known-if-there-is-a-solution- = Ob es eine Lösung gibt, ist nicht bekannt.
py-Laser-and-solids-a-tray-too = Laser und Körper: auch ein Rahmen
py-Look-for-changes = Änderungen suchen
py-Looking-for-changes = Sucht Änderungen
py-Looking-for-the-reason = Sucht den Grund
py-Make-it-real = Herstellen
py-Make-it-unique = Eindeutig machen
py-Make-the-file = Datei machen
py-Make-the-sheets = Blätter machen
py-Making-a-file = Macht eine Datei
py-Making-sheets = Macht Blätter
py-Names-of-pupils-one-in-a-line = Namen der Schüler, einer je Zeile
py-New-puzzles-to-order-each-counted-by-two-engines-The-brief-s-fe15 = Neue Rätsel auf Bestellung, jedes von zwei Suchverfahren gezählt. Der Auftrag sagt, was gegeben und was frei ist.
py-No-fewer-changes-are-enough- = Weniger Änderungen genügen nicht.
py-No-such-change-was-found- = Keine solche Änderung wurde gefunden.
py-None-of-these-can-be-left-out- = Nichts davon lässt sich weglassen.
py-On-paper = Auf Papier
py-Over-all-solutions-where-each-piece-lies-how-often-what-is-f-ef40 = Über alle Lösungen: wie oft jedes Teil wo liegt, was erzwungen ist, und was jeder erste Zug übrig lässt.
py-PDF-to-print-on-paper = PDF, zum Drucken auf Papier
py-Paper = Papier
py-Paper-pages-to-solve-with-a-pencil = Papier: Seiten zum Lösen mit dem Bleistift
py-Puzzles = Rätsel
py-Puzzles-on-a-page = Rätsel je Seite
py-Rate = Bewerten
py-Rate-it = Bewerten
py-Rating = Bewertet
py-STL-for-a-3D-printer = STL, für einen 3D-Drucker
py-SVG-for-a-laser-cutter = SVG, für einen Laserschneider
py-Seed = Startzahl
py-Sheets-to-solve-with-a-pencil-several-puzzles-on-a-page-each-259c = Blätter zum Lösen mit dem Bleistift, mehrere Rätsel auf einer Seite, jede Seite mit einer Zeile für einen Namen.
py-Side-by-side = Nebeneinander
py-Solutions = Lösungen
py-Solutions-on-paper = Lösungen auf Papier
py-The-least-change-after-which-the-puzzle-has-as-many-solution-d1da = Die kleinste Änderung, nach der das Rätsel so viele Lösungen hat, wie du willst: ein Teil gelegt, ein Feld gesperrt, zwei Teile zusammengeklebt, eine Marke geändert.
py-The-puzzle-has-as-many-solutions-as-it-is- = Das Rätsel hat schon so viele Lösungen.
py-The-same-seed-invents-the-same-puzzles- = Die gleiche Startzahl erfindet die gleichen Rätsel.
py-The-search-was-stopped- = Die Suche wurde angehalten.
py-The-smallest-set-of-pieces-and-cells-that-cannot-be-together-b11d = Die kleinste Menge von Teilen und Feldern, die nicht zusammen gehen, für ein Rätsel ohne Lösung.
py-The-time-is-over- = Die Zeit ist um.
py-There-are-no-more- = Es gibt keine weiteren.
py-There-is-a-solution- = Es gibt eine Lösung.
py-There-is-no-solution-and-no-smaller-reason-that-was-proved- = Es gibt keine Lösung, und keinen kleineren Grund: Das ist bewiesen.
py-There-may-be-more-changes- = Vielleicht gibt es mehr Änderungen.
py-This-cannot-be-together = Das geht nicht zusammen
py-Why-none- = Warum keine?
py-distinct-distinct-different-up-to-symmetry-counted-by-engine-9903 = { $distinct } unterscheidbare, { $different } bis auf Symmetrie, gezählt von { $engines }.
py-grade-number-1f = { $grade }: { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
py-move = Zug
py-noun-words = { $noun ->
        [pieces] Teile
        [tiles] Plättchen
        [tile] Plättchen
        [numbers] Zahlen
        [number] Zahl
       *[other] Teil
    } { $words }
py-of-the-solutions = der Lösungen
py-one = eine
py-pair = Paar
py-six = sechs
py-solutions-left = Lösungen übrig
py-up-to-a-hundred = bis zu hundert

## desk/typed_tiles.py

py-Capital-and-small-letters-are-two-halves-of-a-picture = Groß- und Kleinbuchstaben sind zwei Hälften eines Bildes
py-Equal-labels-meet- = Gleiche Marken treffen sich.
py-The-words-name-and-name-2-tell-two-halves-of-a-picture-apart-cf31 = Die Wörter { $name } und { $name_2 } unterscheiden zwei Hälften eines Bildes, die sich treffen.
py-as-their-sides-are-listed = wie ihre Seiten aufgeführt sind
py-has-a-which-stands-for-no-label = hat ein *, das für keine Marke steht
py-is-longer-than-longest-letters = ist länger als { $longest } Buchstaben
py-line-number-has-n-but-a-tile-has-names-sides = Zeile { $number } hat { $n }, aber ein Plättchen hat { $names } Seiten
py-line-number-the-label-label-what = Zeile { $number }: die Marke { $label } { $what }
py-mark-and-other-tell-two-halves-of-a-picture-apart-first-meet-a174 = { $mark } und { $other } unterscheiden zwei Hälften eines Bildes: { $first } trifft { $second }.
py-n-n-tile-tiles-read-as-order- = { $n } Plättchen, gelesen als { $order }.
py-n-tiles-are-too-many-at-most-most-are-served-here = { $n } Plättchen sind zu viele; höchstens { $most } sind hier möglich
py-no-line-of-this-has-labels = keine Zeile hiervon hat Marken
py-order-a-dot-stands-for-a-side-without-a-label = { $order }; ein Punkt steht für eine Seite ohne Marke
py-there-is-nothing-to-read = es gibt nichts zu lesen
py-write-a-short-word-or-a-letter = schreib ein kurzes Wort oder einen Buchstaben
py-write-a-tile-on-each-line-for-example-sample = schreib in jede Zeile ein Plättchen, zum Beispiel: { $sample }
py-write-them-in-the-order-names-for-example-sample = schreib sie in der Reihenfolge { $names }, zum Beispiel: { $sample }

## desk/views.py

py-Different-pictures-where-one-that-can-be-turned-into-another-f8ac = Verschiedene Bilder; was sich ineinander drehen lässt, zählt nicht noch einmal.
py-Distinct = Unterscheidbar
py-Every-way-to-lay-the-pieces-with-pieces-that-look-alike-told-c69a = Jede Art, die Teile zu legen; gleich aussehende Teile werden unterschieden.
py-Finished-pictures-that-look-different-on-a-board-that-stays-70fd = Fertige Bilder, die auf einem fest stehenden Brett verschieden aussehen.
py-Flip-over = Wenden
py-Raw = Roh
py-Really-different-pictures-what-can-be-turned-or-mirrored-int-9e16 = Wirklich verschiedene Bilder: Was sich ineinander drehen oder spiegeln lässt, zählt nicht noch einmal.
py-Really-different-pictures-where-renaming-the-labels-for-numb-df5c = Wirklich verschiedene Bilder, bei denen auch das Umbenennen der Marken (bei Zahlen: das Vertauschen von groß und klein) keinen Unterschied macht.
py-Roll = Rollen
py-Roll-back = Zurück{ "\u00AD" }rollen
py-Tip = Kippen
py-Tip-back = Zurück{ "\u00AD" }kippen
py-Turn = Drehen
py-Turn-back = Zurück{ "\u00AD" }drehen
py-Up-to-rotation = Bis auf Drehung
py-Up-to-symmetry = Bis auf Symmetrie
py-Up-to-symmetry-and-relabeling = Bis auf Symmetrie und Umbenennung
py-any-sum-the-same-for-all = irgendeine Summe, für alle dieselbe
py-cell-layer-n = { $cell }, Schicht { $n }
py-given-value = vorgegeben { $value }
py-in-a-region-where-condition = in einem Bereich, für den gilt: { $condition }
py-kind-name = { $kind ->
        [cell] Feld
        [point] Punkt
        [tile] Plättchen
        [number] Zahl
       *[other] Teil
    } { $name }
py-on-a-line-with-the-sum-sum = auf einer Linie mit der Summe { $sum }
py-the-sum-is-sum = die Summe ist { $sum }
py-variant-variant = Variante { $variant }
py-without-a-variant = ohne Variante

## desk/workshop.py

py-a-text-of-at-most-most-characters = ein Text mit höchstens { $most } Zeichen
py-a-whole-number-from-least-to-most = eine ganze Zahl von { $least } bis { $most }
py-expected-expected = erwartet: { $expected }
py-one-of-names = eines von { $names }
py-true-or-false = wahr oder falsch

## families/all_setups.py

py-name-has-n-setups-more-than-the-most-setups-that-can-be-list-e38f = { $name } hat { $n } Aufbauten, mehr als die { $most_setups }, die sich auflisten lassen; frag nach einer Stichprobe davon

## families/board_sizes.py

py-axis-cannot-be-size-in-name-this-puzzle-has-numbers-in-words = { $axis } kann in { $name } nicht { $size } sein; dieses Rätsel hat { $numbers_in_words }
py-name-cannot-be-wrapped-around-as-this-puzzle-is-help = { $name } lässt sich nicht so wickeln wie dieses Rätsel; { $help }
py-name-has-n-n-cell-cells-which-is-no-multiple-of-multiple-hel-f561 = { $name } hat { $n } { $n ->
        [one] Feld
       *[other] Felder
    }, das ist kein Vielfaches von { $multiple }; { $help }
py-one-size-is-chosen-such-as-name-found-names = eine Größe wird gewählt, etwa { $name }; gefunden ist { $names }
py-there-are = es gibt
py-there-is-no-size-name-form = es gibt keine Größe { $name }; { $form }

## families/build_board.py

py-a-shape-has-sizes-of-its-own-scale-is-for-a-picture-or-cells = eine Form hat eigene Größen; `scale` ist für `picture` oder `cells`
py-a-shape-on-the-lattice-lattice = { $shape } auf dem Gitter { $lattice }
py-a-side-is-a-cell-and-its-side-such-as-1-left = eine Seite ist ein Feld und seine Seite, etwa "1 left"
py-cell-cell-has-no-side-side = Feld { $cell } hat keine Seite { $side }
py-expected-two-sides-that-meet-found-n = erwartet sind zwei Seiten, die sich treffen, gefunden sind { $n }
py-give-a-number-or-the-name-of-one-of-its-sizes = gib eine Zahl an, oder den Namen einer seiner Größen
py-give-one-name-for-each-cell-in-reading-order-rows-from-the-t-b63d = gib jedem Feld einen Namen, in Lesereihenfolge: Zeilen von oben, jede von links
py-its-sides-are = seine Seiten sind
py-its-sizes-are-wanted = seine Größen sind { $wanted }
py-key-is-a-size-of-a-shape-which-this-board-does-not-have = `{ $key }` ist eine Größe von `shape`, das dieses Brett nicht hat
py-n-n-name-names-for-n-cells-n-cells-cell-cells = { $n } { $n ->
        [one] Name
       *[other] Namen
    } für { $n_cells } { $n_cells ->
        [one] Feld
       *[other] Felder
    }
py-no-cell-of-the-board-is-left = kein Feld des Bretts bleibt übrig
py-such-as-1-left-4-right = etwa ["1 left", "4 right"]
py-the-lattice-lattice-has-no-shape-shape-it-has-makers = das Gitter { $lattice } hat keine Form { $shape }; es hat { $makers }
py-this-board-has-more-than-most-cells-cells = dieses Brett hat mehr als { $most_cells } Felder
py-this-board-has-no-entry = dieses Brett hat kein `{ $entry }`
py-two-cells-are-named-name-number-first-and-number-k = zwei Felder heißen { $name }: Nummer { $first } und Nummer { $k }
py-what-has-no-key = { $what } hat kein `{ $key }`
py-what-needs-wanted-are-missing = { $what } braucht { $wanted }; { $are_missing }
py-without-takes-the-numbers-of-cells-in-reading-order-before-a-9478 = `without` nimmt die Nummern von Feldern in Lesereihenfolge, bevor eines weggenommen ist: 1 bis { $n }

## families/build_parts.py

py-a-board-that-is-no-shape = ein Brett, das kein `shape` ist
py-a-shape-on-the-name-lattice = { $shape } auf dem Gitter { $name }
py-about-where-about-2-chosen = { $about }, wo { $about_2 } gewählt werden
py-any-cells-may-be-chosen-with-kind-cells-there-are-no-choices-c3ca = mit kind = "cells" lassen sich beliebige Felder wählen; es gibt nichts aufzulisten
py-block-cells-cannot-be-chosen-on-a-board-of-n = auf einem Brett mit { $n } lassen sich nicht { $block } Felder wählen
py-block-the-number-of-cells-that-are-chosen-is-missing = `block`, die Zahl der gewählten Felder, fehlt
py-choose-pieces-cannot-be-chosen-from-n-pieces = { $choose } Teile lassen sich nicht aus { $n_pieces } wählen
py-chosen-chosen-from-n-n-choice-choices-one-is-chosen-from-eac-165e = { $chosen } gewählt aus { $n } { $n ->
        [one] Auswahl
       *[other] Auswahlen
    }; aus jeder wird eins gewählt
py-for-another-choice-of-cells-set-kind-dice = für eine andere Wahl von Feldern setze kind = "dice"
py-its-size-is-its = seine Größe ist { $its }
py-its-sizes-are-its = seine Größen sind { $its }
py-key-is-about-what = bei `{ $key }` geht es um { $what }
py-kind-kind-needs-choices-a-list-with-the-cells-of-each-of-wha-36a1 = kind = "{ $kind }" braucht `choices`, eine Liste mit den Feldern von: { $of_what }
py-leave-block-out-or-make-the-two-agree = lass `block` weg, oder bring beide in Einklang
py-leave-choices-out-or-set-kind-dice-or-date = lass `choices` weg, oder setze kind = "dice" oder "date"
py-leave-variant-out-or-say-under-variant-variant-what-differs = lass `variant` weg, oder sag unter [variant.{ $variant }], was anders ist
py-let-their-sizes-end-sooner = lass ihre Größen früher enden
py-list-them-from-Monday-to-Sunday-wherever-they-stand-on-the-b-c80b = führe sie von Montag bis Sonntag auf, wo immer sie auf dem Brett stehen
py-n-n-cell-cells-for-a-setup-that-blocks-blocked = { $n } { $n ->
        [one] Feld
       *[other] Felder
    } für einen Aufbau, der { $blocked } sperrt
py-only-one-size-can-be-chosen-say-what-sizes-may-be = nur eine Größe lässt sich wählen; sag, was { $sizes } sein darf
py-piece-name-is-listed-twice = Teil { $name } ist zweimal aufgeführt
py-pieces-names-a-set-of-pieces-but-here-cells-are-chosen = `pieces` nennt einen Satz Teile, aber hier werden Felder gewählt
py-size-is-a-size-of-the-board-which-is-not-chosen-here = `size` ist eine Größe des Bretts, die hier nicht gewählt wird
py-target-is-a-sum-of-numbers-on-lines-which-pieces-do-not-have = `target` ist eine Summe von Zahlen auf Linien, die Teile nicht haben
py-the-choices-of-a-date-are-lists-of-the-cells-of-lists-each-a-646d = die Auswahl eines Datums sind Listen der Felder von { $lists }, jede höchstens einmal; gefunden sind { $numbers } Namen
py-the-largest-of-these-boards-has-more-than-most-cells-cells = das größte dieser Bretter hat mehr als { $most_cells } Felder
py-the-list-of-weekdays-begins-with-first-it-is-read-from-Monda-cb15 = die Liste der Wochentage beginnt mit { $first }; sie wird ab Montag gelesen
py-the-pieces-are = die Teile sind
py-the-variants-are = die Varianten sind
py-there-is-no-piece-name = es gibt kein Teil { $name }
py-there-is-no-variant-variant-in-this-file = in dieser Datei gibt es keine Variante { $variant }
py-there-is-nothing-to-choose-from-here = hier gibt es nichts zu wählen
py-these-are-n-boards-boards-at-most-most-boards-can-be-chosen-5374 = das sind { $n_boards } Bretter; aus höchstens { $most_boards } lässt sich wählen
py-these-boards-have-more-than-most-wrapped-cells-together-too-fc28 = diese Bretter haben zusammen mehr als { $most_wrapped } Felder, zu viele, um jedes zu wickeln

## families/closed.py

py-a-Klein-bottle = eine Kleinsche Flasche
py-a-projective-plane = eine projektive Ebene
py-a-sphere = eine Kugelfläche
py-a-sphere-with-n-handles = eine Kugelfläche mit { $n } Henkeln
py-a-torus = ein Torus
py-cell-side = { $cell } { $side }
py-glued-closed-with-edges-edges-and-corners-corners-surface = { $glued }; geschlossen, mit { $edges } Kanten und { $corners } Ecken: { $surface }
py-glued-pairs = verklebt: { $pairs }
py-shifts-n-leads-lead-back-to-the-same-cell = { $shifts } { $n ->
        [one] führt
       *[other] führen
    } zum selben Feld zurück
py-way-mirrored = { $way }, gespiegelt
py-wrapped-closed-surface = { $wrapped }; geschlossen: { $surface }
py-wrapped-ways = gewickelt: { $ways }

## families/common.py

py-cell-name-is-blocked-twice-name-blocked-different-cells = Feld { $name } ist zweimal gesperrt; nenne { $blocked } verschiedene Felder
py-counted-blocked-but-this-puzzle-blocks-blocked-found-names = { $counted } gesperrt, aber dieses Rätsel sperrt { $blocked }: gefunden sind { $names }
py-name-is-a-template-first-step = { $name } ist eine Vorlage: { $first_step }
py-the-cells-are-named-board-name-to-board-name-2 = die Felder heißen { $board_name } bis { $board_name_2 }
py-there-is-no-cell-name-on-the-board-hint = auf dem Brett gibt es kein Feld { $name }; { $hint }

## families/fields.py

py-cell-cell-is-listed-twice = Feld { $cell } ist zweimal aufgeführt
py-cell-is-no-cell-of-the-lattice-lattice = { $cell } ist kein Feld des Gitters { $lattice }
py-cell-is-too-far-away-coordinates-go-up-to-farthest = { $cell } ist zu weit weg; Koordinaten gehen bis { $farthest }
py-cell-name-is-listed-twice = Feld { $name } ist zweimal aufgeführt
py-expected-a-text-on-one-line-without-control-characters-found-a012 = erwartet ist ein Text in einer Zeile ohne Steuerzeichen, gefunden ist { $value }
py-expected-a-text-or-a-list-of-texts-found-value = erwartet ist ein Text oder eine Liste von Texten, gefunden ist { $value }
py-expected-a-text-or-a-whole-number-found-value = erwartet ist ein Text oder eine ganze Zahl, gefunden ist { $value }
py-expected-a-whole-number-or-at-the-end-of-a-period-mirror-fou-8e29 = erwartet ist eine ganze Zahl, oder am Ende einer Periode "{ $mirror }", gefunden ist { $value }
py-given-and-key-both-say-what-what-is-keep-one-of-them = `{ $given }` und `{ $key }` sagen beide, was { $what } ist; behalte eines davon
py-the-list-of-cells-is-empty = die Liste der Felder ist leer
py-the-noun-s-are-named = die { $noun ->
        [point] Punkte
       *[other] Felder
    } heißen
py-there-is-no-noun-name-on-the-board = auf dem Brett gibt es { $noun ->
        [point] keinen Punkt
       *[other] kein Feld
    } { $name }
py-these-are-n-cells-cells-a-board-or-a-piece-has-at-most-most-77db = das sind { $n_cells } Felder; ein Brett oder ein Teil hat höchstens { $most_cells }
py-what-needs-one-of-names = { $what } braucht eines von { $names }

## families/labeling/check.py

py-line-line-adds-up-to-total-but-line-first-to-common = Linie { $line } ergibt { $total }, aber Linie { $first } ergibt { $common }
py-line-line-adds-up-to-total-not-target = Linie { $line } ergibt { $total }, nicht { $target }
py-line-line-adds-up-to-total-not-wanted = Linie { $line } ergibt { $total }, nicht { $wanted }
py-number-value-is-not-used = Zahl { $value } fehlt
py-number-value-is-used-n-times-on-points-names = Zahl { $value } kommt { $n } Mal vor: auf den Punkten { $names }
py-number-value-lies-on-a-point-that-is-not-on-the-board = Zahl { $value } liegt auf einem Punkt, der nicht auf dem Brett ist
py-numbers-values-lie-on-the-same-point-name = die Zahlen { $values } liegen auf demselben Punkt, { $name }
py-point-name-has-no-value = Punkt { $name } hat keinen Wert
py-point-name-has-value-on-but-value-is-given-there = Punkt { $name } hat { $value_on }, aber vorgegeben ist dort { $value }
py-point-name-has-value-which-is-not-among-the-values = Punkt { $name } hat { $value }, das nicht unter den Werten ist
py-region-first-adds-up-to-one-but-region-second-to-two = Bereich { $first } ergibt { $one }, aber Bereich { $second } ergibt { $two }
py-region-region-wrong = Bereich { $region }: { $wrong }
py-strange-lies-there-where-only-values-may = { $strange } liegt dort, wo nur { $values } liegen darf
py-the-sum-is-sum-instead-of-allowed = die Summe ist { $sum } statt { $allowed }
py-values-lies-on-n-of-its-points-instead-of-allowed = { $values } liegt auf { $n } seiner Punkte statt auf { $allowed }

## families/labeling/edits.py

py-give-other-instead-of-value-on-point-point = { $other } statt { $value } auf Punkt { $point } vorgeben
py-give-value-on-point-point = { $value } auf Punkt { $point } vorgeben
py-let-points-add-up-to-other-instead-of-sum = { $points } soll { $other } statt { $sum } ergeben
py-let-the-lines-add-up-to-other-instead-of-sum = die Linien sollen { $other } statt { $sum } ergeben
py-write-other-instead-of-point-in-the-line-points = { $other } statt { $point } in die Linie { $points } schreiben

## families/labeling/fields.py

py-cells-of-the-name-lattice-have-no-straight-lines-list-the-li-f381 = Felder des Gitters { $name } haben keine geraden Linien; führe die Linien auf
py-every-point-of-a-labeling-puzzle-takes-a-value-none-is-key = jeder Punkt eines Zahlenrätsels nimmt einen Wert; keiner ist { $key }
py-expected-a-list-of-lines-such-as-A-B-C-or-straight-found-val-3388 = erwartet ist eine Liste von Linien wie "A B C", oder "straight", gefunden ist { $value }
py-expected-a-number-a-list-of-numbers-or-common-found-value = erwartet ist eine Zahl, eine Liste von Zahlen, oder "common", gefunden ist { $value }
py-expected-a-range-such-as-1-9-or-a-list-of-whole-numbers-foun-fbd1 = erwartet ist ein Bereich wie "1..9" oder eine Liste ganzer Zahlen, gefunden ist { $value }
py-first-last-is-an-empty-range = { $first }..{ $last } ist ein leerer Zahlenbereich
py-first-last-is-too-long-a-range = { $first }..{ $last } ist ein zu langer Zahlenbereich
py-has-no-line-is-left-for-target = { $has }; für { $target } bleibt keine Linie
py-leave-out-target-or-the-sum-of-a-line = lass `target` weg, oder die Summe einer Linie
py-lines-is-missing = `lines` fehlt
py-n-n-value-values-for-n-2-n-2-point-points-each-point-takes-o-6e0e = { $n } { $n ->
        [one] Wert
       *[other] Werte
    } für { $n_2 } { $n_2 ->
        [one] Punkt
       *[other] Punkte
    }; jeder Punkt nimmt einen Wert
py-order-is-that-of-tiles-in-lines-of-labels = `order` ist die der Plättchen in Zeilen von Marken
py-say-which-points-add-up-or-give-regions = sag, welche Punkte sich addieren, oder gib Bereiche an
py-straight-lines-have-no-ends-on-a-board-that-is-wrapped-or-gl-14bd = gerade Linien haben auf einem gewickelten oder verklebten Brett keine Enden; führe die Linien auf
py-target-is-missing = `target` fehlt
py-this-board-has-no-straight-lines-of-two-cells-or-more = dieses Brett hat keine geraden Linien aus zwei oder mehr Feldern
py-this-line-has-no-points = diese Linie hat keine Punkte
py-this-line-passes-point-word-twice = diese Linie geht zweimal durch Punkt { $word }
py-use-without-for-cells-that-are-not-there = nimm `without` für Felder, die es nicht gibt
py-value-value-is-given-to-two-points-name-and-name-2 = der Wert { $value } ist zwei Punkten gegeben, { $name } und { $name_2 }
py-value-value-is-listed-twice-all-values-must-differ = der Wert { $value } ist zweimal aufgeführt; alle Werte müssen verschieden sein
py-value-value-of-point-name-is-not-among-the-values = der Wert { $value } von Punkt { $name } ist nicht unter den Werten

## families/labeling/lint.py

py-a-line-of-low-low-point-points-adds-up-to-at-least-least = eine Linie mit { $low } { $low ->
        [one] Punkt
       *[other] Punkten
    } ergibt mindestens { $least }
py-check-the-given-values = prüfe die vorgegebenen Werte
py-check-the-lines-and-the-values = prüfe die Linien und die Werte
py-check-the-sum-or-leave-it-out = prüfe die Summe, oder lass sie weg
py-check-the-sum-the-values-and-the-line = prüfe die Summe, die Werte und die Linie
py-check-the-sum-the-values-and-the-lines = prüfe die Summe, die Werte und die Linien
py-given-on-add-up-to-one-those-on-named-to-two = { $given_on } ergeben { $one }, die auf { $named } ergeben { $two }
py-given-on-add-up-to-total-not-allowed = { $given_on } ergeben { $total }, nicht { $allowed }
py-is-one-of-the-lines-mistyped- = ist eine der Linien vertippt?
py-is-one-of-them-mistyped- = ist eine davon vertippt?
py-line-named-adds-up-to-own-wherever-the-values-lie = Linie { $named } ergibt { $own }, wo immer die Werte liegen
py-line-outer-passes-all-points-of-line-inner = Linie { $outer } geht durch alle Punkte der Linie { $inner }
py-message-in-any-order-which-multiplies-the-solutions = { $message }, in beliebiger Reihenfolge, was die Lösungen vervielfacht
py-no-sum-is-common-to-all-lines-one-one-of-high-high-point-poi-0bd6 = keine Summe ist allen Linien gemeinsam: { $one }, eine mit { $high } { $high ->
        [one] Punkt
       *[other] Punkten
    } höchstens { $most }
py-passes-and-besides-names-whose-values-would-have-to-add-up-t-36db = { $passes } und außerdem durch { $names }, deren Werte zusammen { $rest } ergeben müssten
py-passes-so-that-names-n-is-add-up-to-rest = { $passes }, sodass { $names } { $n ->
        [one] gleich { $rest } ist
       *[other] zusammen { $rest } ergeben
    }
py-point-idle-is-on-no-line-it-takes-any-value-that-is-left-ove-ed39 = Punkt { $idle } liegt auf keiner Linie: Er nimmt irgendeinen übrigen Wert, was die Lösungen vervielfacht
py-point-idle-is-on-no-line-it-takes-the-value-that-is-left-ove-1a94 = Punkt { $idle } liegt auf keiner Linie: Er nimmt den Wert, der übrig bleibt
py-point-names-would-have-to-be-needed = Punkt { $names } müsste { $needed } haben
py-points-idle-are-on-no-line-they-take-the-values-that-are-lef-6742 = die Punkte { $idle } liegen auf keiner Linie: Sie nehmen die Werte, die übrig bleiben
py-the-lines-one-and-two-differ-only-in-the-points-a-and-b-whic-12d9 = die Linien { $one } und { $two } unterscheiden sich nur in den Punkten { $a } und { $b }, die denselben Wert haben müssten
py-the-lines-one-and-two-pass-the-same-points = die Linien { $one } und { $two } gehen durch dieselben Punkte
py-the-lines-one-and-two-pass-the-same-points-but-their-sums-ar-9656 = die Linien { $one } und { $two } gehen durch dieselben Punkte, aber ihre Summen sind { $own_first } und { $own_second }
py-the-sum-own-of-line-named-is-why = die Summe { $own } der Linie { $named } ist { $why }
py-the-sum-target-is-why = die Summe { $target } ist { $why }
py-the-values-given-on-line-named = die auf Linie { $named } vorgegebenen Werte
py-values-values-value-values-for-points-points-point-points-so-f925 = { $values } { $values ->
        [one] Wert
       *[other] Werte
    } für { $points } { $points ->
        [one] Punkt
       *[other] Punkte
    }, sodass { $unused } { $unused ->
        [one] Wert übrig bleibt
       *[other] Werte übrig bleiben
    }
py-wanted-to-complete-line-named-but-that-is-not-left-among-the-6961 = { $wanted }, um Linie { $named } zu vollenden, aber das ist unter den Werten nicht mehr da

## families/labeling/lint_regions.py

py-check-the-condition-or-leave-it-out = prüfe die Bedingung, oder lass sie weg
py-give-another-region-with-the-same-sum-or-leave-it-out = gib einen weiteren Bereich mit derselben Summe an, oder lass es weg
py-here-the-values-wanted-wherever-they-lie = { $here }: { $wanted }, wo immer die Werte liegen
py-its-sum-is-at-most-most-that-of-region-named-at-least-least = seine Summe ist höchstens { $most }, die des Bereichs { $named } mindestens { $least }
py-only-n-values-n-values-value-values-may-lie-on-its-n-points-c9f9 = nur { $n_values } { $n_values ->
        [one] Wert darf
       *[other] Werte dürfen
    } auf seinen { $n_points } { $n_points ->
        [one] Punkt
       *[other] Punkten
    } liegen
py-region-named = Bereich { $named }
py-region-named-has-the-same-sum-as-other-regions-and-there-are-cc89 = Bereich { $named } hat dieselbe Summe wie andere Bereiche, und es gibt keine
py-the-sum-allowed-is-why = die Summe { $allowed } ist { $why }
py-value-is-given-on-point-names-where-only-values-may-lie = { $value } ist auf Punkt { $names } vorgegeben, wo nur { $values } liegen darf
py-values-can-lie-on-how-many-of-its-points-not-on-allowed = { $values } kann auf { $how_many } seiner Punkte liegen, nicht auf { $allowed }

## families/labeling/lint_sums.py

py-out-of-reach-no-length-of-the-values-add-up-to-it = unerreichbar: keine { $length } der Werte ergeben sie
py-too-large-a-line-of-length-length-point-points-adds-up-to-at-23e9 = zu groß: Eine Linie mit { $length } { $length ->
        [one] Punkt
       *[other] Punkten
    } ergibt höchstens { $most }
py-too-small-a-line-of-length-length-point-points-adds-up-to-at-6c5b = zu klein: Eine Linie mit { $length } { $length ->
        [one] Punkt
       *[other] Punkten
    } ergibt mindestens { $least }

## families/labeling/lint_totals.py

py-argument-so-that-every-line-adds-up-to-decided = { $argument }, sodass jede Linie { $decided } ergibt
py-argument-so-that-every-other-line-adds-up-to-decided = { $argument }, sodass jede andere Linie { $decided } ergibt
py-argument-their-own-sums-make-sum = { $argument }; ihre eigenen Summen machen { $sum } aus
py-argument-total-is-no-multiple-of-n-lines-so-that-the-lines-c-f480 = { $argument }; { $total } ist kein Vielfaches von { $n_lines }, sodass die Linien nicht dieselbe Summe haben können
py-argument-which-leaves-total-for-n-n-line-lines = { $argument }, es bleiben { $total } für { $n } { $n ->
        [one] Linie
       *[other] Linien
    }
py-at-least-least = mindestens { $least }
py-at-most-most = höchstens { $most }
py-check-the-sums-the-values-and-the-lines = prüfe die Summen, die Werte und die Linien
py-check-the-values-and-the-lines = prüfe die Werte und die Linien
py-conclusion-never-never = { $conclusion }, niemals { $never }
py-conclusion-not-targets = { $conclusion }, nicht { $targets }
py-is-the-sum-decided-meant- = ist die Summe { $decided } gemeint?
py-leave-out-all-sums-but-decided = lass alle Summen außer { $decided } weg
py-lines-have-between-least-and-most-in-all-no-multiple-of-n-so-2496 = { $lines } ergeben insgesamt zwischen { $least } und { $most }, kein Vielfaches von { $n }, sodass ihre Summen nicht gleich sein können
py-lines-n-makes-make-sum-in-all-but-however-the-values-lie-the-da61 = { $lines } { $n ->
        [one] ergibt
       *[other] ergeben
    } insgesamt { $sum }, aber wie immer die Werte liegen, es sind { $bound }
py-lines-without-sums-of-their-own = { $lines } ohne eigene Summen
py-possible-are-sums-from-least-to-most-at-the-most = möglich sind allenfalls Summen von { $least } bis { $most }
py-the-line-named-passes-every-point-once = die Linie { $named } geht einmal durch jeden Punkt
py-the-lines-names-together-pass-every-point-once = die Linien { $names } gehen zusammen einmal durch jeden Punkt
py-the-n-lines = die { $n } Linien
py-the-n-lines-lines-together-pass-every-point-times-times-and-89fc = die { $n_lines } Linien gehen zusammen { $times } Mal durch jeden Punkt, und { $times } Mal die Summe aller Werte ist { $total }
py-the-n-lines-without-sums-of-their-own = die { $n } Linien ohne eigene Summen
py-the-sum-target-is-too-large-why = die Summe { $target } ist zu groß: { $why }
py-the-sum-target-is-too-small-why = die Summe { $target } ist zu klein: { $why }
py-the-sums-of-all-lines-make-own-but-however-the-values-lie-th-827d = die Summen aller Linien machen { $own } aus, aber wie immer die Werte liegen, die Linien ergeben { $bound }
py-which-and-all-values-add-up-to-total = { $which }, und alle Werte zusammen ergeben { $total }

## families/labeling/pictured.py

py-number-value-stands-on-points-name-and-name-2 = Zahl { $value } steht auf den Punkten { $name } und { $name_2 }

## families/labeling/regions.py

py-add-up-to-the-same-in-all-such-regions = Summe in allen solchen Bereichen gleich
py-all-values-of-a-labeling-are-different = alle Werte eines Zahlenrätsels sind verschieden
py-are-values = nur { $values }
py-be-values = nur { $values }
py-no-two-values-of-a-labeling-are-equal = keine zwei Werte eines Zahlenrätsels sind gleich
py-region-region = Bereich { $region }
py-the-values-in-region-region = die Werte im Bereich { $region }
py-values-on-n-of-the-points = { $values } auf { $n } der Punkte

## families/labeling/relaxed.py

py-points-adds-up-to-sum = { $points } ergibt { $sum }
py-points-adds-up-to-the-same-as-the-other-lines = { $points } ergibt dasselbe wie die anderen Linien
py-the-values-in-region-region-wanted = die Werte im Bereich { $region }: { $wanted }
py-value-lies-on-point-point = { $value } liegt auf Punkt { $point }

## families/labeling/scene.py

py-every-line = jede Linie
py-every-other-line = jede andere Linie
py-least-to-most = { $least } bis { $most }
py-lines-with-sums-of-their-own-lines = Linien mit eigenen Summen: { $lines }
py-n-of-values = { $n } von { $values }
py-place-values-every-line-adds-up-to-its-own-sum = lege { $values }: Jede Linie ergibt ihre eigene Summe
py-place-values-every-region-meets-its-condition = lege { $values }: Jeder Bereich erfüllt seine Bedingung
py-place-values-line-adds-up-to-sums = lege { $values }: { $line } ergibt { $sums }
py-place-values-line-adds-up-to-the-same-sums = lege { $values }: { $line } ergibt dasselbe, { $sums }
py-place-values-line-has-the-same-sum = lege { $values }: { $line } hat dieselbe Summe
py-points-sum = { $points } = { $sum }
py-region-region-the-values-wanted = Bereich { $region }: { $wanted }
py-the-values-first-to-last-each-at-most-once = die Werte { $first } bis { $last }, jeder höchstens einmal
py-the-values-first-to-last-each-once = die Werte { $first } bis { $last }, jeder einmal

## families/labeling/setups.py

py-name-leaves-nothing-to-choose-each-of-its-lines-has-a-sum-of-3a2f = { $name } lässt nichts zu wählen: Jede seiner Linien hat eine eigene Summe

## families/labeling/solutions.py

py-expected-a-value-for-each-point-found-data = erwartet ist ein Wert für jeden Punkt, gefunden ist { $data }
py-point-name-expected-a-whole-number-found-data = Punkt { $name }: erwartet ist eine ganze Zahl, gefunden ist { $data }
py-there-is-no-point-name-suggestion = es gibt keinen Punkt { $name }; { $suggestion }

## families/labeling/table.py

py-title-is-about-values-on-points-it-has-no-pieces-to-lay = in { $title } geht es um Werte auf Punkten; es hat keine Teile zu legen

## families/number_sets.py

py-expected-numbers-such-as-forms-or-or-else-found-value = erwartet sind Zahlen wie { $forms } oder { $or_else }, gefunden ist { $value }

## families/placements.py

py-name-has-no-noun-piece-suggestion = { $name } hat { $noun ->
        [tile] kein Plättchen
        [number] keine Zahl
       *[other] kein Teil
    } { $piece }; { $suggestion }

## families/ranges.py

py-expected-a-range-from-the-least-to-the-most-most-least-found-52b5 = erwartet ist ein Zahlenbereich vom kleinsten zum größten, "{ $most }..{ $least }", gefunden ist { $value }
py-expected-a-whole-number-or-a-range-such-as-4-6-found-value = erwartet ist eine ganze Zahl oder ein Zahlenbereich wie "4..6", gefunden ist { $value }
py-expected-a-whole-number-or-a-range-such-as-forms-found-value = erwartet ist eine ganze Zahl oder ein Zahlenbereich wie { $forms }, gefunden ist { $value }
py-expected-forms-found-value = erwartet ist { $forms }, gefunden ist { $value }
py-expected-whole-numbers-from-1-on-found-value = erwartet sind ganze Zahlen ab 1, gefunden ist { $value }
py-value-are-more-than-most-listed-numbers = { $value } sind mehr als { $most_listed } Zahlen

## families/region_cells.py

py-a-region-needs-a-condition-wanted = ein Bereich braucht eine Bedingung: { $wanted }
py-cell-twice-is-listed-twice = Feld { $twice } ist zweimal aufgeführt
py-cells-are-named = die Felder heißen
py-lines-are-for-boards-of-squares-not-for-the-lattice-lattice = Linien sind für Bretter aus Quadraten, nicht für das Gitter { $lattice }
py-list-the-cells = führe die Felder auf
py-there-is-no-cell-word-on-the-board-and-none-is-drawn-so = auf dem Brett gibt es kein Feld { $word }, und keines ist so gezeichnet

## families/setup_kinds.py

py-choose-a-size = wähle eine Größe
py-choose-pieces-or-draw-a-set = wähle Teile, oder zieh einen Satz
py-click-cells-on-the-board = klick auf Felder des Bretts
py-of-size-size = in der Größe { $size }
py-on-date = am { $date }
py-pick-a-date = wähle ein Datum
py-roll-the-dice-or-set-each-to-what-yours-shows = würfle, oder stelle jeden Würfel auf das, was deiner zeigt
py-with-cells-blocked = mit { $cells } gesperrt
py-with-sum-sum = mit der Summe { $sum }
py-with-the-pieces-pieces = mit den Teilen { $pieces }

## families/setups.py

py-name-does-not-go-by-the-date = { $name } richtet sich nicht nach dem Datum
py-name-has-no-cells-to-choose-it-is-one-fixed-puzzle = { $name } hat keine Felder zu wählen: Es ist ein festes Rätsel
py-name-has-no-dice-to-roll = { $name } hat keine Würfel
py-name-has-no-sums-a-target-is-for-puzzles-with-numbers-that-a-9d8d = { $name } hat keine Summen; ein Ziel ist für Rätsel mit Zahlen, die sich addieren
py-name-has-no-what-to-choose-but-what-2 = { $name } hat { $what } nicht zu wählen, sondern { $what_2 }
py-name-has-no-what-to-choose-it-is-one-fixed-puzzle = { $name } hat { $what } nicht zu wählen: Es ist ein festes Rätsel
py-name-leaves-no-sum-open-each-of-its-lines-has-one-of-its-own = { $name } lässt keine Summe offen; jede seiner Linien hat eine eigene
py-name-needs-12-months-31-days-or-7-weekdays-to-go-by-the-date = { $name } braucht 12 Monate, 31 Tage oder 7 Wochentage, um sich nach dem Datum zu richten
py-no-set-of-the-pieces-of-name-has-as-many-cells-as-it-takes = kein Satz der Teile von { $name } hat so viele Felder, wie er braucht
py-the-dice-of-name-hardly-ever-show-blocked-different-cells = die Würfel von { $name } zeigen kaum je { $blocked } verschiedene Felder

## families/tiling/__init__.py

py-Add-a-tile- = Füge ein Plättchen hinzu.
py-Draw-one-or-take-a-ready-set- = Zeichne eins, oder nimm einen fertigen Satz.
py-Paint-them-or-take-it-away- = Male sie, oder nimm es weg.
py-Piece-name-has-no-cells-yet- = Teil { $name } hat noch keine Felder.
py-There-are-no-pieces-yet- = Noch gibt es keine Teile.
py-There-are-no-tiles-yet- = Noch gibt es keine Plättchen.

## families/tiling/checking/apart.py

py-equal-pieces-may-not-touch = gleiche Teile dürfen sich nicht berühren
py-pieces-first-and-second-touch-at-cells-why = die Teile { $first } und { $second } berühren sich bei { $cells }; { $why }
py-pieces-of-one-color-may-not-touch-and-both-are-color = Teile einer Farbe dürfen sich nicht berühren, und beide haben die Farbe { $color }

## families/tiling/checking/check.py

py-cell-name-is-blocked-but-covered = Feld { $name } ist gesperrt, aber bedeckt
py-cell-name-is-not-covered = Feld { $name } ist nicht bedeckt
py-first-on-cell-a-meets-second-on-cell-b-which-do-not-match = { $first } auf Feld { $a } trifft { $second } auf Feld { $b }, und das passt nicht
py-named-lies-on-the-rim-place-where-it-may-not-be = { $named } liegt am Rand ({ $place }), wo es nicht liegen darf
py-named-lies-on-the-rim-place-where-must-must-be = { $named } liegt am Rand ({ $place }), wo { $must } liegen muss
py-piece-name-covers-cells-n-times = Teil { $name } bedeckt { $cells } { $n } Mal
py-piece-piece-cannot-lie-on-cells = Teil { $piece } kann nicht auf { $cells } liegen
py-piece-piece-cannot-lie-with-these-labels-on-cells = Teil { $piece } kann mit diesen Marken nicht auf { $cells } liegen
py-piece-piece-cannot-lie-with-these-values-on-cells = Teil { $piece } kann mit diesen Werten nicht auf { $cells } liegen
py-piece-piece-covers-a-cell-that-is-not-on-the-board = Teil { $piece } bedeckt ein Feld, das nicht auf dem Brett ist
py-piece-piece-does-not-lie-on-names-where-it-is-fixed = Teil { $piece } liegt nicht auf { $names }, wo es fest ist
py-piece-piece-is-turned-on-names-it-is-fixed-there-in-another-a2f3 = Teil { $piece } ist auf { $names } gedreht; es ist dort in einer anderen Lage fest
py-piece-piece-is-used-used-times-instead-of-wanted = Teil { $piece } wird { $used } Mal gebraucht statt { $wanted } Mal
py-piece-piece-lies-both-on-others-and-on-names-where-two-piece-68a9 = Teil { $piece } liegt sowohl auf { $others } als auch auf { $names }, wo zwei Teile fest sind
py-piece-piece-lies-there-used-times-but-there-is-only-most = Teil { $piece } liegt { $used } Mal dort, aber es gibt nur { $most }
py-pieces-names-overlap-on-cells = die Teile { $names } überlappen sich auf { $cells }
py-shown-lies-inside-on-cell-name-but-may-lie-only-on-the-rim = { $shown } liegt innen, auf Feld { $name }, darf aber nur am Rand liegen
py-side-side-of-cell-cell = Seite { $side } von Feld { $cell }
py-the-rim-has-more-than-one-label-commas = der Rand hat mehr als eine Marke: { $commas }
py-there-is-no-piece-piece-in-this-puzzle = in diesem Rätsel gibt es kein Teil { $piece }

## families/tiling/checking/crossing.py

py-pieces-names-meet-at-the-point-between-cells-each-with-one-c-9dd7 = die Teile { $names } treffen sich am Punkt zwischen { $cells }, jedes mit einem Feld

## families/tiling/checking/given.py

py-cell-name-has-found-where-wanted-is-given = Feld { $name } hat { $found }, wo { $wanted } vorgegeben ist

## families/tiling/checking/group.py

py-n-of-the-pieces-pieces-are-used-instead-of-wanted = { $n } der Teile { $pieces } werden gebraucht statt { $wanted }

## families/tiling/checking/region.py

py-region-first-adds-up-to-one-but-region-second-to-other = Bereich { $first } ergibt { $one }, aber Bereich { $second } ergibt { $other }
py-shown-are-not-equal = { $shown } sind nicht gleich
py-the-sum-is-total-instead-of-wanted = die Summe ist { $total } statt { $wanted }
py-twice-lies-there-more-than-once = { $twice } liegt mehr als einmal dort
py-values-lies-on-total-of-its-cells-instead-of-wanted = { $values } liegt auf { $total } seiner Felder statt auf { $wanted }

## families/tiling/checking/total.py

py-only-counted-used-but-at-least-least-must-be = nur { $counted } gebraucht, aber es müssen mindestens { $least } sein
py-used-pieces-lie-there-but-at-most-most-may-be-used-in-all = { $used } Teile liegen dort, aber insgesamt dürfen es höchstens { $most } sein

## families/tiling/compiling/relaxed.py

py-cell-cell-is-covered = Feld { $cell } ist bedeckt
py-n-copies-of-pieces-are-used = { $n } Exemplare von { $pieces } werden gebraucht
py-piece-lies-on-cells = { $piece } liegt auf { $cells }
py-pieces-n-is-are-used = { $pieces } { $n ->
        [one] wird
       *[other] werden
    } gebraucht

## families/tiling/facts.py

py-a-table-says-which-sides-may-touch-pairs = eine Tabelle sagt, welche Seiten sich berühren dürfen: { $pairs }
py-any-label = irgendeine Marke
py-color-for-pieces = { $color } für { $pieces }
py-colors-colors = Farben: { $colors }
py-fixed-pieces = fest: { $pieces }
py-label-labels = Marke { $labels }
py-label-which-n-lies-lie-nowhere-else = { $label }, { $n ->
        [one] die
       *[other] die
    } sonst nirgends { $n ->
        [one] liegt
       *[other] liegen
    }
py-labels-at-cell = { $labels } bei { $cell }
py-labels-names = Marken: { $names }
py-least-to-pieces = { $least } bis { $pieces }
py-matching-rule = Zusammenpassen: { $rule }
py-may-stay-empty-cells = darf leer bleiben: { $cells }
py-never-labels = niemals { $labels }
py-on-single-sides-labels = an einzelnen Seiten { $labels }
py-one-label-all-round-whichever = ringsum eine einzige Marke, gleich welche
py-piece-at-cells = { $piece } auf { $cells }
py-piece-at-cells-as-drawn = { $piece } auf { $cells }, wie gezeichnet
py-piece-at-cells-free-to-turn = { $piece } auf { $cells }, drehbar
py-pieces-on-cells = { $pieces } auf { $cells }
py-rim-rule = Rand: { $rule }
py-sides-that-touch-complete-each-other-pairs = Seiten, die sich berühren, ergänzen einander: { $pairs }
py-sides-that-touch-have-the-same-label = Seiten, die sich berühren, haben dieselbe Marke

## families/tiling/file/build.py

py-cell-cell-is-both-blocked-and-optional = Feld { $cell } ist gesperrt und darf zugleich leer bleiben
py-cell-name-cannot-be-chosen-why = Feld { $name } lässt sich nicht wählen: { $why }
py-it-is-always-blocked-or-covered-by-a-fixed-piece = es ist immer gesperrt oder von einem festen Teil bedeckt
py-list-every-cell-once-or-leave-order-out = führe jedes Feld einmal auf, oder lass `order` weg
py-piece-name-cannot-be-chosen-it-is-fixed-and-always-takes-par-753c = Teil { $name } lässt sich nicht wählen: Es ist fest und immer dabei
py-the-order-lists-n-of-n-2-n-2-cell-cells = die Reihenfolge führt { $n } von { $n_2 } { $n_2 ->
        [one] Feld
       *[other] Feldern
    } auf

## families/tiling/file/build_fixed.py

py-cell-and-cells-both-say-where-the-piece-lies = `cell` und `cells` sagen beide, wo das Teil liegt
py-cell-name-is-blocked-no-piece-can-lie-there = Feld { $name } ist gesperrt; dort kann kein Teil liegen
py-cell-name-is-taken-by-the-fixed-piece-taken = Feld { $name } ist vom festen Teil { $taken } belegt
py-cell-or-cells-must-say-where-the-piece-lies = `cell` oder `cells` muss sagen, wo das Teil liegt
py-expected-a-list-of-labels-for-each-of-n-n-cell-cells-found-n-e0e8 = erwartet ist eine Liste von Marken für jedes von { $n } { $n ->
        [one] Feld
       *[other] Feldern
    }, gefunden sind { $n_2 }
py-give-the-labels-as-it-lies = gib die `labels` an, wie es liegt
py-it-may-be-may-be = es darf { $may_be } sein
py-it-reads-in-words-as-it-is-listed-and-may-be-may-be = es liest sich { $in_words }, wie es aufgeführt ist, und darf { $may_be } sein
py-keep-one-of-them = behalte eines davon
py-neither-turned-nor-flipped = weder gedreht noch gewendet
py-piece-piece-cannot-lie-like-this = Teil { $piece } kann nicht so liegen
py-piece-piece-has-no-key = Teil { $piece } hat kein { $key }
py-piece-piece-has-only-n-cells-not-n = Teil { $piece } hat nur { $n_cells }, nicht { $n }
py-piece-piece-is-fixed-used-times-but-there-most-is-are-only-m-3e1e = Teil { $piece } ist { $used } Mal fest, aber es gibt nur { $most }
py-say-on-which-cells-it-lies = sag, auf welchen `cells` es liegt
py-the-pieces-are-named = die Teile heißen
py-there-is-no-piece-piece = es gibt kein Teil { $piece }
py-this-cell-has-n-sides-of-n-sides-of-side-sides-not-n = dieses Feld hat { $n_sides_of } { $n_sides_of ->
        [one] Seite
       *[other] Seiten
    }, nicht { $n }
py-tile-piece-cannot-lie-like-this = Plättchen { $piece } kann nicht so liegen
py-tile-piece-may-be-may-be-so-it-cannot-lie-like-this = Plättchen { $piece } darf { $may_be } sein, also kann es nicht so liegen
py-turned = gedreht
py-turned-and-flipped = gedreht und gewendet
py-turned-not-flipped = gedreht, nicht gewendet
py-turns-and-labels-disagree-turned-by-turns-the-tile-reads-in-9a07 = `turns` und `labels` widersprechen sich: Um { $turns } gedreht liest sich das Plättchen { $in_words }
py-turns-in-space-are-not-numbered-give-the-labels-as-the-tile-c884 = Drehungen im Raum sind nicht nummeriert; gib die `labels` an, wie das Plättchen liegt
py-turns-is-for-tiles-piece-piece-is-none = `turns` ist für Plättchen; Teil { $piece } ist keins

## families/tiling/file/build_labels.py

py-label-label-is-named-name-but-name-stands-on-pieces-beside-i-3c36 = Marke { $label } heißt { $name }, aber { $name } steht auch selbst auf Teilen
py-no-piece-has-labels = kein Teil hat Marken
py-the-labels-are = die Marken sind
py-there-is-no-label-label-in-this-puzzle = in diesem Rätsel gibt es keine Marke { $label }
py-write-label-on-all-pieces-or-take-another-name = schreib { $label } auf alle Teile, oder nimm einen anderen Namen

## families/tiling/file/build_pieces.py

py-a-tile-has-its-labels-already = ein `tile` hat schon seine Marken
py-a-tile-has-labels-and-no-value = ein `tile` hat Marken und keinen Wert
py-draw-it-as-a-picture-of-one-cell-with-labels-beside-values = zeichne es als `picture` mit einem Feld, mit `labels` neben `values`
py-freedom-plural-of-size-size-cell-cells = { $freedom } { $plural } mit { $size } { $size ->
        [one] Feld
       *[other] Feldern
    }
py-its-cells-are-names = seine Felder sind { $names }
py-labels-belong-on-its-outline = Marken gehören auf seinen Umriss
py-labels-go-with-picture-or-cells-not-with-path = Marken gehören zu `picture` oder `cells`, nicht zu `path`
py-least-to-most-copies-make-no-sense = { $least } bis { $most } Exemplare ergeben keinen Sinn
py-leave-names-out = lass `names` weg
py-list-names-or-leave-names-out = führe Namen auf, oder lass `names` weg
py-list-some-or-leave-values-out = führe welche auf, oder lass `values` weg
py-list-the-pieces-you-need-as-piece = führe die Teile, die du brauchst, als [[piece]] auf
py-list-them-in-tiles-piece-or-polyforms = führe sie in `tiles`, [[piece]] oder [[polyforms]] auf
py-n-n-name-names-for-counted = { $n } { $n ->
        [one] Name
       *[other] Namen
    } für { $counted }
py-name-at-least-one-in-only-or-not-all-in-without = nenne mindestens eine in `only`, oder nicht alle in `without`
py-name-them-apart-copies-says-how-many-alike-there-are = gib ihnen verschiedene Namen; `copies` sagt, wie viele gleiche es gibt
py-no-shape-of-this-set-is-left = keine Form dieses Satzes bleibt übrig
py-only-and-without-both-choose-the-shapes-keep-one-of-them = `only` und `without` wählen beide die Formen; behalte eines davon
py-pieces-with-all-values-are-named-by-these = Teile mit allen Werten sind nach diesen benannt
py-sets-are-made-up-to-limit-cells-list-the-pieces-you-need-as-2c89 = Sätze gibt es bis zu { $limit } Feldern; führe die Teile, die du brauchst, als [[piece]] auf
py-the-least-number-comes-first-and-at-least-one-copy-must-be-a-9cb2 = die kleinste Zahl kommt zuerst, und mindestens ein Exemplar muss erlaubt sein
py-the-piece-has-no-cell-cell = das Teil hat kein Feld { $cell }
py-the-shapes-are-named = die Formen heißen
py-the-side-side-of-cell = die Seite { $side } von { $cell }
py-there-are-n-freedom-plural-of-size-size-cell-cells = es gibt { $n } { $freedom } { $plural } mit { $size } { $size ->
        [one] Feld
       *[other] Feldern
    }
py-there-are-no-pieces = es gibt keine Teile
py-there-are-no-usual-names-for-what = für { $what } gibt es keine üblichen Namen
py-there-are-no-values = es gibt keine Werte
py-there-are-too-many-plural-of-size-cells = es gibt zu viele { $plural } mit { $size } Feldern
py-there-is-no-piece-name-to-take-away = es gibt kein Teil { $name }, das man wegnehmen könnte
py-there-is-no-shape-name-in-this-set = in diesem Satz gibt es keine Form { $name }
py-these-are-more-than-most-valued-pieces = das sind mehr als { $most_valued } Teile
py-this-cell-has-no-side-side = dieses Feld hat keine Seite { $side }
py-this-tile-has-n-n-label-labels-a-cell-of-the-lattice-lattice-4094 = dieses Plättchen hat { $n } { $n ->
        [one] Marke
       *[other] Marken
    }; ein Feld des Gitters { $lattice } hat { $sides_in_words } Seiten
py-two-pieces-are-named-made = zwei Teile heißen { $made }
py-up-to-here-the-pieces-have-n-cells-cells-at-most-most-cells-3827 = bis hierher haben die Teile { $n_cells } Felder; höchstens { $most_cells_in_all }
py-walk-k-ends-on-the-same-cell-as-walk-index = Weg { $k } endet auf demselben Feld wie Weg { $index }
py-what-has-two-labels = { $what } hat zwei Marken
py-what-lies-between-two-cells-of-the-piece = { $what } liegt zwischen zwei Feldern des Teils

## families/tiling/file/build_rules.py

py-all-labels-have-the-marker-at-the-end-or-all-have-it-at-the-bc94 = alle Marken haben das Zeichen am Ende, oder alle am Anfang
py-expected-a-pair-of-labels-found-n-n-label-labels = erwartet ist ein Paar von Marken, gefunden { $n ->
        [one] ist
       *[other] sind
    } { $n } { $n ->
        [one] Marke
       *[other] Marken
    }
py-expected-two-different-single-characters = erwartet sind zwei verschiedene einzelne Zeichen
py-for-example-H-T = zum Beispiel ["H", "T"]
py-halves-and-pairs-both-say-which-labels-meet-keep-one-of-them = `halves` und `pairs` sagen beide, welche Marken sich treffen; behalte eines davon
py-has-its-marker-shown-at-the-other-end-than-the-other-labels = hat sein Zeichen { $shown } am anderen Ende als die anderen Marken
py-label-and-labels-both-say-what-lies-there-keep-one-of-them = `label` und `labels` sagen beide, was dort liegt; behalte eines davon
py-label-forbidden-is-demanded-on-the-rim-and-forbidden-there = Marke { $forbidden } ist am Rand verlangt und dort verboten
py-label-label-is-demanded-on-the-rim-and-forbidden-there = Marke { $label } ist am Rand verlangt und dort verboten
py-label-label-what = Marke { $label } { $what }
py-label-or-labels-must-say-what-lies-there = `label` oder `labels` muss sagen, was dort liegt
py-leave-relation-out = lass `relation` weg
py-list-all-that-may-lie-there-in-one-labels = führe alles, was dort liegen darf, in einem `labels` auf
py-only-there-speaks-of-the-rim-s-label-which-is-missing = `only_there` spricht von der Marke des Randes, `label`, die fehlt
py-relation-wanted-does-not-agree-with-key-which-make-it-kind = relation = "{ $wanted }" stimmt nicht mit `{ $key }` überein, das sie zu "{ $kind }" macht
py-relation-wanted-needs-halves-or-pairs-to-say-which-labels-me-fa2e = relation = "{ $wanted }" braucht `halves` oder `pairs`, um zu sagen, welche Marken sich treffen
py-starts-or-ends-with-neither-of-the-halves-shown = beginnt und endet mit keiner der `halves` { $shown }
py-the-list-of-labels-is-empty = die Liste der Marken ist leer
py-the-side-side-of-cell-cell = die Seite { $side } von Feld { $cell }
py-what-is-not-on-the-rim-cell-name-lies-beyond-it = { $what } liegt nicht am Rand: Dahinter liegt Feld { $name }
py-what-must-have-label-before-already = { $what } muss schon die Marke { $before } haben
py-wild-is-no-label-it-stands-for-a-side-without-one-which-meet-b251 = { $wild } ist keine Marke: Es steht für eine Seite ohne Marke, die zu allem passt

## families/tiling/file/build_values.py

py-are-too-many-for-a-shape-of-n-n-cell-cells = { $are } zu viele für eine Form mit { $n } { $n ->
        [one] Feld
       *[other] Feldern
    }
py-list-the-value-of-each-cell = führe den Wert jedes Feldes auf
py-n-n-value-values-for-n-2-n-2-cell-cells = { $n } { $n ->
        [one] Wert
       *[other] Werte
    } für { $n_2 } { $n_2 ->
        [one] Feld
       *[other] Felder
    }
py-there-is-no-picture-to-take-the-values-from = es gibt kein `picture`, aus dem die Werte kommen könnten
py-wild-is-a-cell-without-one = { $wild } ist ein Feld ohne Wert
py-wild-stands-for-a-cell-without-a-value = { $wild } steht für ein Feld ohne Wert
py-word-are-too-many-values-at-most-most-in-a-set = { $word } sind zu viele Werte; höchstens { $most_in_a_set }

## families/tiling/file/fields.py

py-expected-lists-of-X-Y-and-Z-such-as-X-Y-Z-found-value = erwartet sind Listen von X, Y und Z wie "[[], [X], [Y, Z]]", gefunden ist { $value }

## families/tiling/label_names.py

py-a-name-is-a-word-or-several-with-single-blanks-between-witho-5955 = ein Name ist ein Wort, oder mehrere mit einzelnen Leerzeichen dazwischen, ohne Kommas und Klammern
py-give-each-label-a-name-of-its-own-capital-and-small-letters-46b3 = gib jeder Marke einen eigenen Namen; Groß- und Kleinbuchstaben gelten gleich
py-label-label-cannot-be-named-name = Marke { $label } kann nicht { $name } heißen
py-label-label-is-named-name-but-other-is-another-label = Marke { $label } heißt { $name }, aber { $other } ist eine andere Marke
py-labels-first-and-label-are-both-named-name = die Marken { $first } und { $label } heißen beide { $name }
py-name-it-so-that-nobody-takes-one-for-the-other = nenne sie so, dass niemand sie verwechselt
py-wild-is-no-label-it-stands-for-a-side-without-one = { $wild } ist keine Marke: Es steht für eine Seite ohne Marke

## families/tiling/laid/label_lines.py

py-1-place-takes-one = 1 Platz nimmt eine
py-a-line-for-each-place-and-an-empty-line-or-a-heading-such-as-2eef = eine Zeile für jeden Platz, und zwischen zwei Lösungen eine leere Zeile oder eine Überschrift wie `solution 2:`
py-label-label-cannot-be-written-in-a-line-of-labels-it-has-quo-0d5c = Marke { $label } lässt sich nicht in eine Zeile von Marken schreiben: Sie hat Anführungszeichen beider Arten
py-list-them-as-names-wild-is-a-side-without-label = führe sie auf als { $names }; { $wild } ist eine Seite ohne Marke
py-n-places-n-places-place-places-take-as-many = { $n_places } { $n_places ->
        [one] Platz nimmt
       *[other] Plätze nehmen
    } ebenso viele
py-place-name = Platz { $name }
py-wanted-or-n-without-tiles-fixed-tiles-tile-tiles = { $wanted }, oder { $n } ohne { $tiles } { $tiles ->
        [one] festes Plättchen
       *[other] feste Plättchen
    }
py-where-has-n-n-line-lines-wanted = { $where } hat { $n } { $n ->
        [one] Zeile
       *[other] Zeilen
    }; { $wanted }
py-where-no-tile-of-name-has-these-labels-in-this-order = { $where }: Kein Plättchen von { $name } hat diese Marken in dieser Reihenfolge
py-where-place-name-has-n-sides-sides-found-n-n-label-labels = { $where }: Platz { $name } hat { $n_sides } Seiten, gefunden { $n ->
        [one] ist
       *[other] sind
    } { $n } { $n ->
        [one] Marke
       *[other] Marken
    }
py-where-there-is-no-label-text = { $where }: Es gibt keine Marke { $text }
py-where-tile-fit-lies-on-more-than-one-place-it-is-the-only-on-64be = { $where }: Plättchen { $fit } liegt auf mehr als einem Platz; es ist das einzige mit diesen Marken

## families/tiling/laid/solutions.py

py-expected-a-list-of-placed-pieces-found-data = erwartet ist eine Liste gelegter Teile, gefunden ist { $data }
py-piece-piece = Teil { $piece }
py-placed-piece-k = gelegtes Teil { $k }
py-where-expected-a-list-of-cells-found-names = { $where }: erwartet ist eine Liste von Feldern, gefunden ist { $names }
py-where-expected-a-value-for-each-of-its-n-cells-found-listed = { $where }: erwartet ist ein Wert für jedes seiner { $n } Felder, gefunden ist { $listed }
py-where-expected-an-object-found-entry = { $where }: erwartet ist ein Objekt, gefunden ist { $entry }
py-where-expected-labels-found-wrong = { $where }: erwartet sind Marken, gefunden ist { $wrong }
py-where-expected-n-labels-for-each-of-its-n-2-cells = { $where }: erwartet sind { $n } Marken für jedes seiner { $n_2 } Felder
py-where-expected-the-name-of-a-noun-found-name = { $where }: erwartet ist der Name { $noun ->
        [tile] eines Plättchens
       *[other] eines Teils
    }, gefunden ist { $name }
py-where-expected-values-found-wrong = { $where }: erwartet sind Werte, gefunden ist { $wrong }
py-where-there-is-no-noun-name-help = { $where }: Es gibt kein { $noun ->
        [tile] Plättchen
       *[other] Teil
    } { $name }; { $help }

## families/tiling/laid/table.py

py-as-listed = wie aufgeführt
py-done-n-times = { $done } { $n } Mal
py-done-three-times = dreimal { $done }
py-done-twice = zweimal { $done }
py-flipped-over = gewendet
py-name-piece-piece-is-fixed-on-names-turned-in-another-way = { $name }: Teil { $piece } ist auf { $names } in einer anderen Lage fest
py-no-label = keine Marke
py-side-label = { $side } { $label }
py-tile-color = { $tile }, { $color }
py-tile-sides = { $tile }: { $sides }
py-tipped = gekippt
py-title-is-laid-with-pieces-it-has-no-values-to-place = { $title } wird mit Teilen gelegt; es hat keine Werte zu setzen
py-turned-back = zurückgedreht
py-values-values = Werte { $values }

## families/tiling/matching.py

py-label-twice-has-several-mates-that-is-a-table-not-a-compleme-8a3d = Marke { $twice } hat mehrere Partner; das ist eine Tabelle, keine Ergänzung
py-pairs-go-both-ways-but-only-names-use-Relation-of-pairs = Paare gelten in beide Richtungen, aber nur { $names }; nimm Relation.of_pairs
py-where-equal-labels-meet-there-are-no-pairs-use-Relation-of-p-e077 = wo gleiche Marken sich treffen, gibt es keine Paare; nimm Relation.of_pairs

## families/tiling/mistakes/edits.py

py-add-a-cell-beside-cell-cell = neben Feld { $cell } ein Feld hinzufügen
py-add-a-cell-to-piece = { $piece } ein Feld hinzufügen
py-block-cell-cell = Feld { $cell } sperren
py-cells-as-labels = { $cells } als { $labels }
py-do-not-block-cell-name = Feld { $name } nicht sperren
py-do-not-fix-piece-on-names = { $piece } auf { $names } nicht festlegen
py-glue-piece-to-other-as-they-lie-on-cells-and-others = { $piece } an { $other } kleben, wie sie auf { $cells } und { $others } liegen
py-lay-piece-on-cells = { $piece } auf { $cells } legen
py-move-a-cell-of-piece = ein Feld von { $piece } verschieben
py-one-of-the-pieces-names-is-glued-to-another-already = eines der Teile { $names } ist schon an ein anderes geklebt
py-piece-piece-is-there-only-once = Teil { $piece } gibt es nur einmal
py-side-of-cell-n = { $side } von Feld { $n }
py-take-a-cell-from-piece = { $piece } ein Feld wegnehmen
py-write-label-instead-of-old-on-piece-side = { $label } statt { $old } auf { $piece } schreiben, { $side }

## families/tiling/mistakes/lint.py

py-a-period-is-as-long-as-the-board-for-ten-columns-it-is-10-0 = eine Periode ist so lang wie das Brett: Bei zehn Spalten ist sie [10, 0]
py-all-ways-in-which-pieces-can-lie-on-cells = alle Arten, auf die { $pieces } auf { $cells } liegen können
py-as-many-cells-of-one-color-as = so viele Felder der einen Farbe wie
py-at-least-counted-must-be-used-but-at-most-many-can-be = mindestens { $counted } müssen gebraucht werden, aber es können höchstens { $many } sein
py-at-most-counted-may-be-used-but-at-least-few-are-needed = höchstens { $counted } dürfen gebraucht werden, aber mindestens { $few } sind nötig
py-color-the-board-like-a-chessboard-it-has-cells-of-the-other-378a = färbe das Brett wie ein Schachbrett: Es hat { $cells } der anderen, aber { $why }
py-count-the-noun-s-and-the-cells-again-is-a-cell-blocked-that-411d = zähle die { $noun ->
        [tile] Plättchen
       *[other] Teile
    } und die Felder noch einmal; ist ein Feld gesperrt, das es nicht sein sollte, oder fehlt { $noun ->
        [tile] ein Plättchen
       *[other] ein Teil
    }?
py-count-the-noun-s-their-cells-and-those-of-the-board-again-lo-0fd9 = zähle die { $noun ->
        [tile] Plättchen
       *[other] Teile
    }, ihre Felder und die des Bretts noch einmal; sieh `choose` und `cells` an
py-groups-and-n-more-groups = { $groups }; und { $n } weitere Gruppen
py-is-there-a-hole-too-small-for-every-noun- = gibt es ein Loch, das für { $noun ->
        [tile] jedes Plättchen
       *[other] jedes Teil
    } zu klein ist?
py-look-at-its-cells-if-it-is-meant-so-nothing-is-wrong = sieh seine Felder an; wenn es so gemeint ist, ist nichts falsch
py-look-at-its-shape-its-labels-the-rim-and-these-cells = sieh seine Form, seine Marken, den Rand und diese Felder an
py-look-at-shapes-labels-the-rim-and-the-blocked-cells = sieh Formen, Marken, den Rand und die gesperrten Felder an
py-n-cell-cells-names = { $n ->
        [one] Feld
       *[other] Felder
    } { $names }
py-n-more-n-cell-cells-of-one-color-than = { $n } { $n ->
        [one] Feld
       *[other] Felder
    } mehr von der einen Farbe als
py-n-noun-s-fit-nowhere-on-the-board-names = { $n } { $noun ->
        [tile] Plättchen
       *[other] Teile
    } passen nirgends auf das Brett: { $names }
py-no-noun-can-cover-cells = { $noun ->
        [tile] kein Plättchen
       *[other] kein Teil
    } kann { $cells } bedecken
py-no-set-of-the-noun-s-has-as-many-cells-as-the-board-has-to-f-0470 = kein Satz der { $noun ->
        [tile] Plättchen
       *[other] Teile
    } hat so viele Felder, wie auf dem Brett zu füllen sind
py-no-sides-of-the-board-meet-by-the-period-listed = durch die Periode { $listed } treffen sich keine Seiten des Bretts
py-noun-name-is-in-n-parts-that-touch-across-no-side-shown = { $noun ->
        [tile] Plättchen
       *[other] Teil
    } { $name } besteht aus { $n } Stücken, die sich an keiner Seite berühren: { $shown }
py-noun-names-fits-nowhere-on-the-board = { $noun ->
        [tile] Plättchen
       *[other] Teil
    } { $names } passt nirgends auf das Brett
py-noun-piece-cannot-lie-on-which-where-it-is-fixed = { $noun ->
        [tile] Plättchen
       *[other] Teil
    } { $piece } kann nicht liegen, wo es fest ist: { $which }
py-noun-s-listed-are-alike-raw-counts-tell-them-apart-distinct-d39d = { $noun ->
        [tile] Plättchen
       *[other] Teile
    } { $listed } sind gleich: Rohe Zählungen unterscheiden sie, andere nicht
py-noun-s-listed-are-mirror-images-of-each-other = { $noun ->
        [tile] Plättchen
       *[other] Teile
    } { $listed } sind Spiegelbilder voneinander
py-noun-s-that-fit-nowhere-cells-that-no-noun-covers-colors-lik-a534 = { $noun ->
        [tile] Plättchen
       *[other] Teile
    }, die nirgends passen, Felder, die { $noun ->
        [tile] kein Plättchen
       *[other] kein Teil
    } bedeckt, Farben wie die eines Schachbretts
py-the-nearest-that-the-noun-s-can-cover-is-a-difference-of-nea-c78d = am nächsten kommen die { $noun ->
        [tile] Plättchen
       *[other] Teile
    } mit einem Unterschied von { $nearest_to_board }
py-the-noun-s-always-cover-an-even-difference = die { $noun ->
        [tile] Plättchen
       *[other] Teile
    } bedecken immer einen geraden Unterschied
py-the-noun-s-always-cover-an-odd-difference = die { $noun ->
        [tile] Plättchen
       *[other] Teile
    } bedecken immer einen ungeraden Unterschied
py-the-noun-s-have-least-least-cell-cells-but-the-board-has-roo-49e0 = die { $noun ->
        [tile] Plättchen
       *[other] Teile
    } haben { $least } { $least ->
        [one] Feld
       *[other] Felder
    }, aber das Brett hat nur für { $room } Platz
py-the-noun-s-have-only-most-most-cell-cells-but-needed-must-be-04fb = die { $noun ->
        [tile] Plättchen
       *[other] Teile
    } haben nur { $most } { $most ->
        [one] Feld
       *[other] Felder
    }, aber { $needed } müssen bedeckt werden
py-the-time-was-over-before-ways-were-seen = die Zeit war um, bevor { $ways } angesehen waren
py-this-parity-argument-rules-out-every-arrangement = dieses Paritätsargument schließt jede Anordnung aus
py-why-not-looked-at-left-out = { $why }; nicht angesehen: { $left_out }

## families/tiling/mistakes/lint_labels.py

py-beside-a-side-without-a-label = neben einer Seite ohne Marke
py-beside-an-empty-cell = neben einem leeren Feld
py-cells-cells-cell-cells-of-the-board-cells-has-have-k-k-side-f711 = { $cells } { $cells ->
        [one] Feld des Bretts hat
       *[other] Felder des Bretts haben
    } { $k } { $k ->
        [one] Seite
       *[other] Seiten
    } am Rand, aber { $tiles } { $tiles ->
        [one] Plättchen hat
       *[other] Plättchen haben
    } { $k } { $k ->
        [one] Seite
       *[other] Seiten
    } mit der Marke { $label }
py-counts-its-partner-label-n-times = { $counts }, ihr Partner { $label } { $n } Mal
py-is-a-tile-of-the-frame-missing-or-one-of-its-sides-typed-wro-bb01 = fehlt ein Plättchen des Rahmens, oder ist eine seiner Seiten vertippt?
py-it-can-only-lie-places = sie kann nur { $places } liegen
py-label-label-has-no-partner = Marke { $label } hat keinen Partner
py-label-label-is-on-one-on-only-so-that-nothing-matches-it-whe-c370 = Marke { $label } ist nur auf { $on ->
        [side] einer Seite
       *[other] einem Plättchen
    }, sodass nichts zu ihr passt: { $where }
py-label-occurs-n-times = { $label } kommt { $n } Mal vor
py-labels-n-occurs-occur-an-odd-number-of-times = { $labels } { $n ->
        [one] kommt
       *[other] kommen
    } ungerade oft vor
py-lone-mates-is-on-no-noun = { $lone } ({ $mates } ist auf { $noun ->
        [tile] keinem Plättchen
       *[other] keinem Teil
    })
py-lone-where = { $lone }: { $where }
py-look-is-near-meant- = { $look }; ist { $near } gemeint?
py-look-whether-a-side-with-suspects-was-typed-wrong = sieh nach, ob eine Seite mit { $suspects } vertippt ist
py-look-whether-label-was-typed-right-on-pieces = sieh nach, ob { $label } auf { $pieces } richtig getippt ist
py-look-whether-often-was-typed-for-seldom-on-one-of-the-tiles = sieh nach, ob auf einem der Plättchen { $often } statt { $seldom } getippt wurde
py-none-lies = keine liegt
py-noun-n-s-names = { $noun ->
        [tile] Plättchen
       *[other] { $n ->
        [one] Teil
       *[other] Teilen
    }
    } { $names }
py-often-is-on-more-sides-and-seldom-on-less-every-other-label-3067 = { $often } ist auf { $more } Seiten und { $seldom } auf { $less }, jede andere Marke auf { $usual }
py-on-the-rim = am Rand
py-only-n-n-side-sides-n-lies-lie = nur { $n } { $n ->
        [one] Seite liegt
       *[other] Seiten liegen
    }
py-the-rim-has-n-rim-sides-but-only-n-labeled-sides-of-the-tile-d116 = der Rand hat { $n_rim } Seiten, aber nur { $n_labeled } Seiten der Plättchen haben die Marke { $label }
py-there-is-no-place-for-it = es gibt keinen Platz für sie
py-total-sides-find-no-partner-but-room-where-none-is-needed-co-5f1b = { $total } Seiten finden keinen Partner, aber { $room } dort, wo keiner nötig ist: { $counts }

## families/tiling/mistakes/lint_values.py

py-compare-the-numbers-of-the-regions-and-the-pieces-with-the-o-9508 = vergleiche die Zahlen der Bereiche und der Teile mit dem Original
py-compare-the-numbers-of-this-region-and-the-values-of-the-pie-4592 = vergleiche die Zahlen dieses Bereichs und die Werte der Teile mit dem Original
py-it-cannot-be-that-requirement-found = das geht nicht: { $requirement }; { $found }
py-the-values-of-nouns-add-up-to-total-but-those-in-all-regions-4cf2 = die Werte von { $nouns } ergeben zusammen { $total }, die in allen Bereichen aber { $bound }
py-they-can-be-from-low-to-high = möglich ist von { $low } bis { $high }
py-they-can-be-number = möglich ist { $number }

## families/tiling/pieces/copies.py

py-lines-such-as-piece-name-name-2-below-it-tell-which-cells-be-d43d = Zeilen wie "piece { $name }: { $name_2 }, ..." darunter sagen, welche Felder zusammengehören
py-there-is-how-to-make-copies-of-piece-name-of-the-cells-on-wh-aef5 = es gibt { $how }, aus den Feldern, auf denen Teil { $name } zu sehen ist, Exemplare zu bilden; { $help }

## families/tiling/pieces/piece_sets.py

py-choose-choose-piece-pieces-still-to-be-chosen = { $choose } { $choose ->
        [one] Teil ist
       *[other] Teile sind
    } noch zu wählen
py-low-low-cell-cells-still-to-be-filled = { $low } { $low ->
        [one] Feld ist
       *[other] Felder sind
    } noch zu füllen
py-no-pieces-are-chosen-yet = noch sind keine Teile gewählt
py-piece-name-always-takes-part-choose-from-names = Teil { $name } ist immer dabei; wähle aus { $names }
py-piece-name-is-chosen-twice-name-different-pieces = Teil { $name } ist zweimal gewählt; nenne verschiedene Teile
py-there-is-no-piece-name-to-choose-help = es gibt kein Teil { $name } zu wählen; { $help }

## families/tiling/rules/apart.py

py-give-pieces-a-color-for-example-color-red = gib Teilen eine `color`, zum Beispiel color = "red"
py-no-piece-has-a-color = kein Teil hat eine Farbe
py-pieces-that-are-kept-apart-are-those-of-one-color-or-equal-o-c3a0 = Teile, die getrennt bleiben, sind die einer Farbe oder gleiche, nicht { $pieces }

## families/tiling/rules/base.py

py-subject-wanted = { $subject }: { $wanted }

## families/tiling/rules/crossing.py

py-cell-name-may-stay-empty-but-lies-at-cells = Feld { $name } darf leer bleiben, liegt aber an { $cells }
py-crossing-at-no-point-do-all-cells-belong-to-different-pieces = Kreuzungen: An keinem Punkt gehören alle Felder zu verschiedenen Teilen
py-crossings-are-points-of-boards-in-the-plane = Kreuzungen sind Punkte von Brettern in der Ebene
py-leave-crossing-out = lass `crossing` weg
py-let-no-cell-at-such-a-point-stay-empty = lass an so einem Punkt kein Feld leer bleiben
py-some-piece-covers-two-cells-at-point = ein Teil bedeckt zwei Felder an { $point }
py-the-point-between-cells-cells = dem Punkt zwischen den Feldern { $cells }
py-two-cells-at-point = zwei Felder an { $point }
py-what-all-of-which-crossing-needs-covered = { $what }, und `crossing` verlangt dort alle bedeckt

## families/tiling/rules/given.py

py-cell-cell-has-the-value-value = Feld { $cell } hat den Wert { $value }
py-list-a-value-for-each-cell-in-reading-order-wild-is-any = führe für jedes Feld in Lesereihenfolge einen Wert auf; { $wild } ist ein beliebiger
py-n-n-given-value-given-values-for-n-2-n-2-cell-cells = { $n } { $n ->
        [one] vorgegebener Wert
       *[other] vorgegebene Werte
    } für { $n_2 } { $n_2 ->
        [one] Feld
       *[other] Felder
    }
py-the-value-value-is-given-but-no-piece-has-it = der Wert { $value } ist vorgegeben, aber kein Teil hat ihn

## families/tiling/rules/group.py

py-a-group-has-no-pieces = eine Gruppe hat keine Teile
py-a-rule-of-groups-has-none = eine Regel über Gruppen hat keine
py-exactly-n = genau { $n }
py-group-n-of-pieces = Gruppe: { $n } von { $pieces }
py-least-to-most-pieces-make-no-sense = { $least } bis { $most } Teile ergeben keinen Sinn
py-n-of-the-pieces-pieces-are-used = { $n } der Teile { $pieces } werden gebraucht
py-name-both = nenne beide
py-name-it-once = nenne es einmal
py-name-some = nenne welche
py-one-of-the-pieces-pieces = eins der Teile { $pieces }
py-piece-name-is-twice-in-a-group = Teil { $name } ist zweimal in einer Gruppe
py-pieces-split-and-split-2-are-equal-but-only-one-is-in-a-grou-277a = die Teile { $split } und { $split_2 } sind gleich, aber nur eines ist in einer Gruppe
py-the-least-number-comes-first = die kleinste Zahl kommt zuerst
py-there-is-no-piece-name-to-be-in-a-group = es gibt kein Teil { $name } für eine Gruppe

## families/tiling/rules/region.py

py-a-rule-of-regions-has-none = eine Regel über Bereiche hat keine
py-a-values-in-region-region = { $values } im Bereich { $region }
py-add-up-to-the-same = gleiche Summe
py-are-all-different = alle verschieden
py-are-equal = alle gleich
py-compare-them-instead = vergleiche sie stattdessen
py-give-pieces-values = gib Teilen `values`
py-here-condition-is-no-condition = { $here }: { $condition } ist keine Bedingung
py-here-has-a-cell-twice = { $here } hat ein Feld zweimal
py-here-least-to-most-makes-no-sense = { $here }: { $least } bis { $most } ergibt keinen Sinn
py-here-names-no-value = { $here } nennt keinen Wert
py-here-no-piece-has-the-value-value = { $here }: Kein Teil hat den Wert { $value }
py-least-or-more = { $least } oder mehr
py-regions-are-about-values-and-no-cell-of-a-piece-has-one = bei Bereichen geht es um Werte, und kein Feld eines Teils hat einen
py-the-cells-of-a-region-are-on-the-board-cells-are-not = die Felder eines Bereichs liegen auf dem Brett; { $cells } nicht
py-the-values-in-regions-first-and-second = die Werte in den Bereichen { $first } und { $second }
py-there-are-values = es gibt { $values }
py-there-are-words = es gibt { $words }
py-values-on-n-of-the-cells = { $values } auf { $n } der Felder
py-values-that-add-up-are-at-most-most-added-found-map = Werte, die sich addieren, sind höchstens { $most_added }; gefunden ist { $map }
py-values-that-add-up-are-whole-numbers-none-negative-word-is-n-c2a7 = Werte, die sich addieren, sind ganze Zahlen, nicht negativ; { $word } ist keine

## families/tiling/rules/region_fields.py

py-expected-a-sum-such-as-forms-found-value = erwartet ist eine Summe wie { $forms }, gefunden ist { $value }

## families/tiling/rules/total.py

py-another-noun = { $noun ->
        [number] noch eine Zahl
        [tile] noch ein Plättchen
       *[piece] noch ein Teil
    }
py-any-number-of-pieces-in-all-is-no-rule = beliebig viele Teile insgesamt ist keine Regel
py-at-most-counted = höchstens { $counted }
py-in-all-pieces = insgesamt: { $pieces }
py-least-to-most-pieces = { $least } bis { $most } Teile
py-least-to-most-pieces-are-used-in-all = insgesamt werden { $least } bis { $most } Teile gebraucht
py-n-pieces-are-used-in-all = insgesamt werden { $n } Teile gebraucht
py-numbers-of-pieces-are-whole-numbers-not-least-and-most = Anzahlen von Teilen sind ganze Zahlen, nicht { $least } und { $most }
py-the-least-number-comes-first-and-at-least-one-piece-must-be-80a1 = die kleinste Zahl kommt zuerst, und mindestens ein Teil muss erlaubt sein

## families/tiling/rules/value_slips.py

py-change-in-region-region = { $change } im Bereich { $region }
py-write-new-instead-of-old = { $new } statt { $old } schreiben
py-write-new-instead-of-old-on-cell-cell = { $new } statt { $old } auf Feld { $cell } schreiben
py-write-opposite-instead-of-condition = `{ $opposite }` statt `{ $condition }` schreiben

## families/tiling/setups.py

py-cell-name-is-always-blocked-choose-others = Feld { $name } ist immer gesperrt; wähle andere
py-name-is-one-fixed-puzzle-there-are-no-dice-no-date-and-no-su-6c02 = { $name } ist ein festes Rätsel: Es gibt keine Würfel, kein Datum und keine Summe zu wählen
py-piece-piece-always-lies-on-cell-name-choose-others = Teil { $piece } liegt immer auf Feld { $name }; wähle andere
py-one-die-shows-nothing-yet = ein Würfel zeigt noch nichts
py-n-dice-show-nothing-yet = { $n } Würfel zeigen noch nichts
py-no-date-is-chosen-yet = noch ist kein Datum gewählt
py-one-cell-has-still-to-be-chosen = ein Feld ist noch zu wählen
py-n-cells-have-still-to-be-chosen = { $n } Felder sind noch zu wählen

## families/tiling/size_setups.py

py-no-size-is-chosen-yet = noch ist keine Größe gewählt

## families/tiling/validate.py

py-a-cell-of-the-lattice-lattice-has-sides-in-words = ein Feld des Gitters { $lattice } hat { $sides_in_words }
py-a-side-between-two-cells-of-the-piece-which-never-meets-anyt-ae3c = eine Seite zwischen zwei Feldern des Teils, die nie etwas trifft; Marken gehören auf seinen Umriss
py-a-way-round-this-board-brings-it-back-mirrored-so-that-its-f-8543 = ein Weg rund um dieses Brett bringt es gespiegelt zurück, sodass Vorder- und Rückseite eins sind
py-at-least-one-copy-must-be-allowed-and-the-least-not-exceed-t-0cf4 = mindestens ein Exemplar muss erlaubt sein, und die kleinste Zahl darf die größte nicht übersteigen
py-what-belong-to-a-board-of-one-size-but-here-its-size-is-chos-f41b = { $what } gehören zu einem Brett einer Größe, aber hier wird seine Größe gewählt; lass sie weg
py-where-the-size-of-the-board-is-chosen-the-board-shown-is-a-w-a5ec = wo die Größe des Bretts gewählt wird, ist das gezeigte Brett ganz { $shape }

## families/wording.py

py-What- = { UP($what) }.
py-a-list = eine Liste
py-a-number-of-n-digits = eine Zahl mit { $n } Ziffern
py-a-table = eine Tabelle
py-a-text-with-number = ein Text mit { $number }
py-an-empty-list = eine leere Liste
py-back = hinten
py-bottom = unten
py-counted-n-is-are = { $counted } { $n ->
        [one] ist
       *[other] sind
    }
py-did-you-mean-near- = meinst du { $near }?
py-few-and-n-more = { $few } und { $n } weitere
py-front = vorn
py-left = links
py-lower-left = links unten
py-lower-right = rechts unten
py-nothing = nichts
py-noun-name = { word-thing } { $name }
py-noun-s-names = { $noun ->
        [point] den Punkten
       *[cell] den Feldern
    } { $names }
py-right = rechts
py-the-date-date = das Datum { $date }
py-the-number-number = die Zahl { $number }
py-the-text-text = der Text { $text }
py-the-time-time = die Uhrzeit { $time }
py-top = oben
py-upper-left = links oben
py-upper-right = rechts oben
py-what-1-to-n = { $what } 1 bis { $n }
py-what-names = { $what }: { $names }

## formats/__init__.py

py-a-deck-of-cards-has-no-variants-found-variant = ein Kartensatz hat keine Varianten; gefunden ist { $variant }
py-a-puzzle-in-upper-is-one-file-found-n = ein Rätsel in { $upper } ist eine Datei; gefunden sind { $n }
py-a-row-takes-n-files-files-files-found-n = { $row } braucht { $n_files } Dateien, { $files }; gefunden sind { $n }
py-path-has-found-puzzles-are-read-from-files-in-known = { $path } hat { $found }; Rätsel werden aus Dateien in { $known } gelesen
py-path-is-an-exact-cover-without-its-puzzle-tilewright-count-m-eba9 = { $path } ist eine exakte Überdeckung ohne ihr Rätsel; `tilewright count --model { $path }` zählt ihre Lösungen, `tilewright solve --model { $path }` führt sie auf
py-path-puzzles-are-written-into-files-that-end-in-suffixes = { $path }: Rätsel werden in Dateien geschrieben, die auf { $suffixes } enden

## formats/daily_dominoes.py

py-expected-a-list-of-dominoes-such-as-0-3-2-2-found-listed = erwartet ist eine Liste von Dominos wie [[0, 3], [2, 2]], gefunden ist { $listed }
py-expected-a-list-of-regions-found-regions = erwartet ist eine Liste von Bereichen, gefunden ist { $regions }
py-expected-a-puzzle-found-row = erwartet ist ein Rätsel, gefunden ist { $row }
py-expected-a-region-found-region = erwartet ist ein Bereich, gefunden ist { $region }
py-expected-a-row-and-a-column-found-index = erwartet ist eine Zeile und eine Spalte, gefunden ist { $index }
py-expected-cells-such-as-0-1-0-2-found-indices = erwartet sind Felder wie [[0, 1], [0, 2]], gefunden ist { $indices }
py-expected-dominoes-or-puzzles-named-levels = erwartet ist "dominoes", oder Rätsel mit den Namen { $levels }
py-expected-names-found-kind = erwartet ist { $names }, gefunden ist { $kind }
py-expected-the-two-numbers-of-a-domino-found-ends = erwartet sind die zwei Zahlen eines Dominos, gefunden ist { $ends }
py-kind-needs-a-target-found-target = "{ $kind }" braucht ein Ziel, gefunden ist { $target }
py-the-cell-in-row-row-column-column-is-in-a-region-already = das Feld in Zeile { $row }, Spalte { $column } ist schon in einem Bereich
py-the-regions-have-no-cells = die Bereiche haben keine Felder
py-there-is-no-puzzle-here = hier ist kein Rätsel

## formats/deck.py

py-a-row-of-cards-looks-like-HO-BW-HW = eine Zeile mit Karten sieht so aus: "HO", "BW", "HW"
py-cards-do-not-lie-on-a-lattice-match = Karten liegen nicht auf einem Gitter { $match }
py-expected-values-with-commas-between = erwartet sind Werte mit Kommas dazwischen
py-one-of-the-rows-that-name-these-places-is-wrong = eine der Zeilen, die diese Plätze nennen, ist falsch
py-place-place-and-place-near = Platz { $place } und Platz { $near }
py-there-are-no-rows-only-comments = es gibt keine Zeilen, nur Kommentare
py-they-lie-on-one-of-names = sie liegen auf einem von { $names }
py-value-k-of-this-row-is-empty = Wert { $k } dieser Zeile ist leer

## formats/document.py

py-a-between-the-values-or-a-at-the-end-is-missing = ein `,` zwischen den Werten oder ein `]` am Ende fehlt
py-a-between-the-values-or-a-brace-at-the-end-is-missing = ein `,` zwischen den Werten oder ein `{ $brace }` am Ende fehlt
py-a-in-a-text-starts-a-special-character = ein `\` in einem Text beginnt ein Sonderzeichen
py-a-line-cannot-start-like-this = so kann eine Zeile nicht beginnen
py-a-line-is-key-value-table-or-a-comment = eine Zeile ist `key = value`, `[table]` oder ein `# comment`
py-a-number-has-too-many-digits = eine Zahl hat zu viele Ziffern
py-a-text-is-not-closed = ein Text ist nicht geschlossen
py-a-text-is-not-closed-on-its-line = ein Text ist auf seiner Zeile nicht geschlossen
py-address-is-an-address-and-Tilewright-fetches-nothing-from-th-9b91 = { $address } ist eine Adresse, und Tilewright holt nichts aus dem Netz; speichere die Datei zuerst, und nenne sie
py-expected-after-the-key = erwartet ist `=` nach dem Schlüssel
py-keep-one-of-the-two = behalte eins von beiden
py-one-key-a-line-texts-of-several-words-stand-in-quotes = ein Schlüssel je Zeile; Texte aus mehreren Wörtern stehen in Anführungszeichen
py-path-cannot-be-read-strerror = { $path } lässt sich nicht lesen: { $strerror }
py-path-is-a-folder-name-a-file-in-it = { $path } ist ein Ordner; nenne eine Datei darin
py-put-the-keys-of-both-under-one-heading = schreib die Schlüssel beider unter eine Überschrift
py-something-stands-after-the-end-of-the-value = nach dem Ende des Wertes steht noch etwas
py-texts-stand-in-quotes-text-numbers-have-no-leading-zeros = Texte stehen in Anführungszeichen: "text"; Zahlen haben keine führenden Nullen
py-the-file-is-empty = die Datei ist leer
py-the-quotes-at-its-end-are-missing = die Anführungszeichen an seinem Ende fehlen
py-the-quotes-at-its-end-are-missing-texts-of-several-lines-sta-3ac0 = die Anführungszeichen an seinem Ende fehlen; Texte über mehrere Zeilen stehen in """dreifachen Anführungszeichen"""
py-there-is-no-file-path = es gibt keine Datei { $path }
py-this-adds-to-a-table-or-list-that-is-complete-already = das fügt einer Tabelle oder Liste etwas hinzu, die schon fertig ist
py-this-is-no-value = das ist kein Wert
py-this-is-not-JSON-problem = das ist kein JSON: { $problem }
py-this-key-is-given-twice = dieser Schlüssel kommt zweimal vor
py-this-list-is-not-closed = diese Liste ist nicht geschlossen
py-this-table-is-given-twice = diese Tabelle kommt zweimal vor
py-this-table-is-not-closed = diese Tabelle ist nicht geschlossen
py-write-it-as-or-use-single-quotes = schreib es als `\\`, oder nimm 'einfache Anführungszeichen'

## formats/e2_board.py

py-a-list-of-all-tiles-can-be-read-tilewright-check-PUZZLE-FILE-a6da = eine Liste aller Plättchen lässt sich lesen; `tilewright check PUZZLE FILE` sieht ein Brett eines Rätsels an
py-n-empty-of-n-cells-n-empty-is-are-empty-the-board-does-not-s-b384 = { $n_empty } von { $n } Feldern { $n_empty ->
        [one] ist
       *[other] sind
    } leer: Das Brett sagt nicht, welche Plättchen dorthin gehören
py-name-has-more-labels-than-there-are-letters = { $name } hat mehr Marken, als es Buchstaben gibt
py-no-tile-that-is-left-has-the-labels-names-at-row-row-column-414f = kein übriges Plättchen hat die Marken { $names }, in Zeile { $row }, Spalte { $column }
py-the-board-has-rows-rows-and-columns-columns-name-has-rows-2-b51e = das Brett hat { $rows } Zeilen und { $columns } Spalten; { $name } hat { $rows_2 } und { $columns_2 }
py-there-is-no-board-such-as-board-w-2-board-h-1-board-edges-ab-504b = es gibt kein Brett wie board_w=2&board_h=1&board_edges=abcaaadc

## formats/e2_pieces.py

py-a-board-of-rows-rows-and-columns-columns = ein Brett mit { $rows } Zeilen und { $columns } Spalten
py-a-square-board = ein quadratisches Brett
py-expected-1-to-most-tiles-tiles-found-n = erwartet sind 1 bis { $most_tiles } Plättchen, gefunden sind { $n }
py-expected-a-number-of-up-to-nine-digits-found-wrong = erwartet ist eine Zahl mit bis zu neun Ziffern, gefunden ist { $wrong }
py-n-n-tile-does-tiles-do-not-fill-board = { $n } Plättchen { $n ->
        [one] füllt
       *[other] füllen
    } das nicht: { $board }
py-name-has-no-solution-as-its-gray-sides-are-not-those-of-the-0ef0 = { $name } hat keine Lösung, denn seine grauen Seiten sind nicht die des Randes: Eine Liste könnte das nicht sagen
py-name-is-no-puzzle-of-square-tiles-as-Eternity-II-is-names = { $name } ist kein Rätsel mit quadratischen Plättchen wie Eternity II: { $names }
py-the-first-line-may-give-the-rows-and-columns-of-the-board = die erste Zeile darf die Zeilen und Spalten des Bretts angeben
py-tile-number-at-row-cell-column-cell-2 = Plättchen { $number } in Zeile { $cell }, Spalte { $cell_2 }
py-top-right-bottom-left-such-as-0-1-3-0 = oben, rechts, unten, links, etwa: 0 1 3 0

## formats/exact_cover.py

py-a-color-stands-after-its-item = eine Farbe steht hinter ihrem Element
py-an-item-that-is-to-be-covered-two-or-three-times-is-written-43a0 = ein Element, das zwei- oder dreimal zu bedecken ist, schreibt man `2:3|item`
py-name-counts-a-piece-several-times-which-no-option-says-OPB-a-6e3d = { $name } zählt ein Teil mehrfach, was keine Option sagt; OPB und MiniZinc können es
py-name-has-values-that-add-up-which-no-exact-cover-says-OPB-an-a732 = { $name } hat Werte, die sich addieren, was keine exakte Überdeckung sagt; OPB und MiniZinc können es
py-the-items-are = die Elemente sind

## formats/folder.py

py-filename-cannot-be-read-strerror = { $filename } lässt sich nicht lesen: { $strerror }
py-folder-is-no-folder = { $folder } ist kein Ordner

## formats/lines.py

py-name-has-numbers-on-points-lines-of-labels-are-for-tiles = { $name } hat Zahlen auf Punkten; Zeilen von Marken sind für Plättchen

## formats/pictures.py

py-name-the-last-picture-in-line-line-is-cut-off-and-was-left-o-d7ff = { $name }: Das letzte Bild, in Zeile { $line }, ist abgeschnitten und wurde weggelassen
py-place-name-no-piece-of-name-2-shows-words-here = { $place } { $name }: Kein { $piece } von { $name_2 } zeigt hier { $words }
py-the-lines-of-a-picture-must-stay-as-tilewright-solve-draws-t-a68b = die Zeilen eines Bildes müssen so bleiben, wie `tilewright solve` sie zeichnet
py-this-line-does-not-fit-the-picture-above-it-finished-does = diese Zeile passt nicht zum Bild darüber; { $finished } passt

## formats/polycube.py

py-oneSide-is-only-for-a-box-and-pieces-of-one-layer = oneSide ist nur für eine Kiste und Teile mit einer Schicht
py-some-of-the-puzzles-are-flat-and-some-are-not-put-them-into-cdba = einige der Rätsel sind flach und einige nicht; schreib sie in eigene Dateien
py-the-puzzle-has-no-end-D = das Rätsel hat kein Ende, ~D
py-the-stationary-piece-name-does-not-lie-in-the-box = das feste Teil { $name } liegt nicht in der Kiste
py-there-is-no-puzzle-from-D-to-D = es gibt kein Rätsel, von D bis ~D

## formats/puzzle_file.py

py-a-variant-has-no-variants-of-its-own = eine Variante hat keine eigenen Varianten
py-expected-a-list-of-names-of-pieces-found-drop = erwartet ist eine Liste von Namen von Teilen, gefunden ist { $drop }
py-expected-families-found-family = erwartet ist { $families }, gefunden ist { $family }
py-family-first-has-about-rest = family = "{ $first }" hat { $about }{ $rest }
py-family-is-missing = `family` fehlt
py-it-has = es hat
py-it-has-no-variants = es hat keine Varianten
py-name-has-no-variant-variant-help = { $name } hat keine Variante { $variant }; { $help }
py-name-has-no-variant-variant-size-or-NAME-size-chooses-its-si-ecb5 = { $name } hat keine Variante { $variant } ({ $size }, oder NAME,{ $size }, wählt seine Größe); { $help }

## formats/setup_in_file.py

py-this-is-another-setup-than-that-above-solutions-of-each-belo-96ec = das ist ein anderer Aufbau als der darüber; Lösungen von jedem gehören in eine eigene Datei
py-this-setup-cannot-be-understood-it-has-some-of-names-each-wi-911a = dieser Aufbau ist nicht zu verstehen; er hat einige von { $names }, jedes mit einem Wert

## formats/solution_table.py

py-expected-n-columns-found-found = erwartet sind { $n } Spalten, gefunden { $found }
py-this-is-no-CSV-problem = das ist kein CSV: { $problem }

## formats/solutions.py

py-a-solution-of-name-is-an-object-with-the-key-key-found-data = eine Lösung von { $name } ist ein Objekt mit dem Schlüssel { $key }, gefunden ist { $data }
py-solution-n-problem = Lösung { $n }: { $problem }
py-solutions-are-read-as-tilewright-solve-all-prints-them-as-pi-c920 = Lösungen werden gelesen, wie `tilewright solve --all` sie ausgibt: als Bilder, mit --json oder mit --format csv, mit Kommas; und aus Zeilen von Marken
py-there-are-no-solutions-in-this-file = in dieser Datei sind keine Lösungen

## formats/validation.py

py-add-the-line-line = füge die Zeile hinzu: { $line }
py-add-the-line-line-or-others = füge die Zeile hinzu: { $line } (oder { $others })
py-at-the-top-of-the-file = ganz oben in der Datei
py-expected-allowed-found-value = erwartet ist { $allowed }, gefunden ist { $value }
py-expected-at-least-detail-found-value = erwartet ist mindestens { $detail }, gefunden ist { $value }
py-expected-detail-found-value = erwartet: { $detail }, gefunden: { $value }
py-in-path = in { $path }
py-install-the-newest-tilewright = installiere das neueste tilewright
py-key-belongs-to-the-board-move-it-below-the-heading-board = `{ $key }` gehört zum Brett: Verschieb es unter die Überschrift [board]
py-key-belongs-to-the-whole-puzzle-move-it-above-the-first-tabl-0257 = `{ $key }` gehört zum ganzen Rätsel: Verschieb es über die erste [table]; in TOML gehört alles unter der Überschrift einer Tabelle zu dieser Tabelle
py-key-is-missing = `{ $key }` fehlt
py-key-is-missing-in-table = `{ $key }` fehlt in { $table }
py-the-cells-in-play-stand-under-the-heading-board = die Felder des Bretts stehen unter der Überschrift [board]
py-the-keys-are = die Schlüssel sind
py-there-is-no-key-key-where = es gibt keinen Schlüssel `{ $key }` { $where }
py-this-file-is-made-for-a-newer-version-of-tilewright-its-form-2db0 = diese Datei ist für eine neuere Fassung von tilewright gemacht: Ihr Format ist { $value }, diese Fassung liest Format 1
py-write-it-once-with-single-brackets-path = schreib es einmal, mit einfachen Klammern: [{ $path }]
py-write-the-heading-with-double-brackets-names = schreib die Überschrift mit doppelten Klammern: [[{ $names }]]

## formats/xml_tree.py

py-the-file-has-n-characters-at-most-largest-are-read = die Datei hat { $n } Zeichen; höchstens { $largest } werden gelesen
py-this-is-not-XML-words = das ist kein XML: { $words }

## formats/xmpuzzle.py

py-a-box-of-x-x-y-x-z-has-x-2-voxels-found-n = eine Kiste mit { $x } x { $y } x { $z } hat { $x_2 } Voxel, gefunden sind { $n }
py-at-most-most-of-n-optional-variable-voxels-may-stay-empty-wh-7dcb = höchstens { $most } von { $n_optional } wahlfreien Voxeln dürfen leer bleiben, was keine Rätseldatei sagen kann
py-expected-voxels-and-the-first-two-with-the-number-of-a-color-f9a8 = erwartet sind Voxel #, + und _, die ersten zwei mit der Nummer einer Farbe; gefunden ist { $strange }
py-the-file-has-n-n-shape-shapes-and-no-problem-that-says-which-e173 = die Datei hat { $n } { $n ->
        [one] Form
       *[other] Formen
    }, und keine Aufgabe, die sagt, welche davon wohin gehören
py-the-shape-name-has-only-a-part-of-an-octahedron-which-no-lat-27cb = die Form { $name } hat nur einen Teil eines Oktaeders, den kein Gitter hier hat
py-the-shapes-that-the-problems-use-one-after-the-other-have-mo-46e6 = die Formen der Aufgaben haben hintereinander mehr als { $most_letters } Buchstaben
py-the-voxel-at-voxel-is-filled-where-this-grid-has-no-noun = der Voxel bei { $voxel } ist gefüllt, wo dieses Gitter kein { $noun } hat

## inventing/brief.py

py-a-grade-is-grades-a-number-is-that-of-tilewright-rate-from-0-8815 = ein Grad ist { $grades }; eine Zahl ist die von `tilewright rate`, ab 0 bis 15
py-a-puzzle-without-a-solution-has-no-rating = ein Rätsel ohne Lösung hat keine Bewertung
py-dice-make-many-puzzles-each-with-its-own-rating = Würfel machen viele Rätsel, jedes mit eigener Bewertung
py-expected-a-range-such-as-2-4-5-or-easy-medium-found-difficul-a1b8 = erwartet ist ein Bereich wie "2..4.5" oder "easy..medium", gefunden ist { $difficulty }
py-expected-kinds-found-data = erwartet ist { $kinds }, gefunden ist { $data }
py-invent-is-missing = `invent` fehlt
py-leave-it-out-or-demand-a-solution = lass es weg, oder verlange eine Lösung
py-leave-it-out-rate-sample-rates-rolls = lass es weg; `rate --sample` bewertet Würfe
py-no-number-is-from-low-g-on-and-below-high-g = keine Zahl ist ab { $low } und unter { $high }
py-this-brief-says-too-little = dieser Auftrag sagt zu wenig
py-write-the-lower-end-first = schreib das untere Ende zuerst

## inventing/certify.py

py-all-solutions-counted-by-engine-alone-no-other-engine-is-ins-8c13 = alle Lösungen gezählt von { $engine } allein: Kein anderes Suchverfahren ist installiert
py-all-solutions-counted-by-engine-and-again-by-other = alle Lösungen gezählt von { $engine } und noch einmal von { $other }
py-each-of-the-n-setups-has-a-solution-as-told-by-engines = jeder der { $n } Aufbauten hat eine Lösung, laut { $engines }

## models/number_sets.py

py-any-number = eine beliebige Zahl

## models/room.py

py-name-n-options-placements-and-more-would-need-over-needed-Mi-5316 = { $name }: { $n_options } Lagen und mehr brauchten über { $needed } MiB Speicher, und { $most } MiB sind erlaubt; `tilewright count --memory MIB` erlaubt mehr

## sentences.py

py-first-then = { $first } { $then }
py-message-help = { $message }; { $help }

## solving/counting.py

py-engine-name-cannot-count-it-finds-solutions-but-never-knows-45dc = { $name } kann nicht zählen: Es findet Lösungen, weiß aber nie alle
py-engine-name-never-sees-a-solution-and-here-each-must-be-look-6aea = { $name } sieht nie eine Lösung, und hier muss jede zum Zählen angesehen werden

## solving/live.py

py-stopped-at-the-limit-of-time-amid-a-search = angehalten an der Zeitgrenze, mitten in einer Suche

## tessellating/sentences.py

py-Does-not-tile-the-plane- = Pflastert die Ebene nicht.
py-Each-piece-has-n-n-corona-coronas- = Jedes Teil hat { $n } { $n ->
        [one] Korona
       *[other] Koronen
    }.
py-If-the-outermost-corona-may-leave-holes-it-is-n- = Wenn die äußerste Korona Löcher lassen darf, ist sie { $n }.
py-It-is-isohedral-as-its-symmetries-carry-each-piece-to-each-o-d6ee = Sie ist isohedral, denn ihre Symmetrien führen jedes Teil in jedes andere über.
py-It-is-not-isohedral-its-symmetries-leave-n-orbits-of-pieces- = Sie ist nicht isohedral: Ihre Symmetrien lassen { $n } Bahnen von Teilen.
py-Its-Heesch-number-is-n-so-many-coronas-leave-no-holes- = Seine Heesch-Zahl ist { $n }: So viele Koronen lassen keine Löcher.
py-Its-symmetry-group-is-group- = Ihre Symmetriegruppe ist { $group }.
py-Open-no-period-was-searched-to-its-end- = Offen: Keine Periode wurde zu Ende durchsucht.
py-Open-no-tiling-has-a-period-of-up-to-n-n-piece-pieces- = Offen: Keine Pflasterung hat eine Periode bis zu { $n } { $n ->
        [one] Teil
       *[other] Teilen
    }.
py-The-search-ended-before-coronas-with-holes-in-the-outermost-402f = Die Suche endete, bevor Koronen mit Löchern in der äußersten gefunden wurden.
py-The-search-ended-before-its-Heesch-number-was-found- = Die Suche endete, bevor seine Heesch-Zahl gefunden wurde.
py-The-smallest-period-has-pieces-pieces-piece-pieces-cells-cel-8fef = Die kleinste Periode hat { $pieces } { $pieces ->
        [one] Teil
       *[other] Teile
    }, { $cells } { $cells ->
        [one] Feld
       *[other] Felder
    }; die Pflasterung wiederholt sich nach den Verschiebungen { $shifts }.
py-Tiles-the-plane- = Pflastert die Ebene.
py-Which-cannot-be-surrounded-no-pieces-cover-all-cells-around-f337 = { UP($which) } lässt sich nicht umgeben: Keine Teile bedecken alle Felder ringsum.
py-Which-has-at-most-n-n-corona-coronas-whatever-holes-they-lea-268c = { UP($which) } hat höchstens { $n } { $n ->
        [one] Korona
       *[other] Koronen
    }, welche Löcher sie auch lassen.
py-piece-n = Teil { $n }
py-the-piece = das Teil

## tessellating/tessellate.py

py-n-pieces-of-which-each-is-used-need-periods-of-at-least-n-pi-52bf = { $n } Teile, von denen jedes gebraucht wird, brauchen Perioden mit mindestens { $n } Teilen, aber nur Perioden bis zu { $most_pieces } werden probiert; nenne weniger Teile, oder probiere längere Perioden (--pieces { $n })
py-the-lattice-lattice-lies-in-space-only-pieces-in-the-plane-c-8b88 = das Gitter { $lattice } liegt im Raum; nur Teile in der Ebene können die Ebene pflastern
py-there-is-no-piece-give-one-at-least = es gibt kein Teil; gib mindestens eins an
py-this-is-no-tiling-of-the-plane-problem = das ist keine Pflasterung der Ebene: { $problem }
py-value-is-no-shape-list-each-of-its-cells-once = { $value } ist keine Form; führe jedes ihrer Felder einmal auf
py-title-details = { $title } ({ $details })
