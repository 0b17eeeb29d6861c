"""The rows of the table of search times: what is measured, what is aimed at, and what others have published.

Figures of rivals were measured on another machine, single-threaded, the smallest of several runs; they say how the
programs compare among each other. `xcover` runs here and now.
"""

from __future__ import annotations

from dataclasses import dataclass

from measures import (
    Measure,
    against_rival,
    all_of_each_roll,
    counted,
    first_of_each_roll,
    first_process,
    importing,
    interpreted_start,
    layers_against_search,
    process,
    rival_process,
    search,
    sliced,
    speed,
)
from table import Target


@dataclass(frozen=True)
class Row:
    """One line of the table. A `long` one takes more than about ten seconds."""

    name: str
    measure: Measure
    target: Target
    rival: str = ""
    long: bool = False


def seconds(value: float) -> Target:
    """At most so many seconds."""
    return Target(value, "s")


def at_least(speed: float) -> Target:
    """At least so many a second."""
    return Target(speed, "/s")


STRIP = "one-sided-pentominoes-3x30.toml"

GROUPS: dict[str, tuple[Row, ...]] = {
    "Dominoes with values: all solutions, up to symmetry, the whole count": (
        Row("region puzzle, 14 dominoes: 1", counted("domino-sums-14", 1), seconds(0.02), "Gecode 0.39 s"),
        Row("region puzzle, 16 dominoes: 1", counted("domino-sums-16", 1), seconds(0.02), "Gecode 0.44 s"),
        Row("Dominosa, double-nine: 1", counted("dominosa-9", 1), seconds(0.05), "Gecode 4 ms"),
        Row("domino magic squares 4x4: 122", counted("domino-magic-square-5", 122), seconds(0.2), "Gecode 17 s"),
    ),
    "Packing: all solutions on a board that does not move, against xcover": (
        Row("pentominoes 6x10: 9,356", search("pentominoes-6x10", 9356), Target(0.15), "polycube 2.34 s", long=True),
        Row("pentominoes 3x20: 8", search("pentominoes-3x20", 8), Target(0.05), "polycube 10 ms"),
        Row("Soma: 11,520", search("soma", 11520), Target(0.13), "polycube 60 ms"),
        Row("pentominoes 8x8 less center: 520", search("pentominoes-8x8-center", 520), Target(0.23), "ssxcc 0.48 s"),
        Row("hexiamonds, 6x6 rhombus: 624", search("hexiamonds-6x6", 624), Target(0.15), "ssxcc-binary 0.64 s"),
        Row("one-sided pentominoes 3x30: 184", search(STRIP, 184), Target(0.3), "ssxcc 7.1 s", long=True),
        Row("14 queens, bare model: 365,596", search("queens-14.xc", 365596), Target(0.65), "dlx3 3.0 s"),
    ),
    "Packing up to symmetry: tilewright.count() with all that it does, against xcover's raw search": (
        Row(
            "pentominoes 6x10: 2,339", counted("pentominoes-6x10", 2339, raw=9356), Target(0.05),
            "BurrTools 3.41 s", long=True,
        ),
        Row("pentominoes 3x20: 2", counted("pentominoes-3x20", 2), seconds(0.040), "BurrTools 40 ms"),
        Row("Soma: 240", counted("soma", 240), seconds(0.020), "BurrTools 20 ms"),
        Row("pentominoes 8x8 less center: 65", counted("pentominoes-8x8-center", 65), seconds(0.244),
            "BurrTools 0.244 s"),
        Row("pentominoes 3x4x5: 3,940", counted("pentominoes-3x4x5", 3940), seconds(6), "BurrTools 47.7 s", long=True),
    ),
    "The Genius Star: mean of 50 rolls": (
        Row("all solutions: 199,866 in sum", all_of_each_roll(199866), seconds(0.020), "ssxcc 88 ms"),
        Row("first solution", first_of_each_roll, seconds(0.001), "ssxcc 1.8 ms (process)"),
    ),
    "Edge matching: all solutions on a board that does not move": (
        Row("Ultimate: 48", search("ultimate", 48), Target(0.05), "ssxcc 0.27 s"),
        Row("framed 6x6 (e6): 28", search("e6.toml", 28, xcover=False), seconds(0.25), "ssxcc 3.0 s"),
        Row("framed 7x7 (e7): 8", search("e7.toml", 8, xcover=False), seconds(0.37), "ssxcc over 240 s"),
        Row("framed 8x8 (e8): 8", search("e8.toml", 8, xcover=False), seconds(0.6), "ssxcc over 40 s"),
        Row("MacMahon 4x6: 106,624", search("macmahon-squares-4x6", 106624), Target(0.3), "ssxcc 36.8 s", long=True),
        Row(
            "MacMahon 4x6 up to symmetry: 26,656", counted("macmahon-squares-4x6", 26656, raw=106624),
            Target(0.08), "ssxcc 36.8 s", long=True,
        ),
    ),
    "Edge matching: tiles placed in a second": (
        Row("framed 16x16 (e16)", speed("e16.toml", 50_000_000), at_least(50e6), "e2gen 46.5 M/s"),
        Row("Eternity II", speed("eternity-2", 50_000_000), at_least(50e6), "e2gen 46.5 M/s"),
        Row("framed 7x7 (e7), at most 64 tiles", speed("e7.toml", 15_000_000), at_least(65e6), "Miles 90 M/s (7x7)"),
    ),
    "Sums: all solutions on a board that does not move": (
        Row("Magic-19: 48", search("magic-19", 48, xcover=False), seconds(0.004), "Gecode 0.30 s"),
        Row("magic hexagon of 3: 12", search("magic-hexagon-3", 12, xcover=False), seconds(0.02), "Gecode 0.27 s"),
        Row("magic squares 4x4: 7,040", search("magic-square-4", 7040, xcover=False), seconds(0.06), "Gecode 1.72 s"),
        Row("magic hexagram: 960", search("hexagram", 960, xcover=False), seconds(0.5)),
        Row(
            "perimeter triangle of 5: 907,200", search("perimeter-triangle-5.toml", 907200, xcover=False), seconds(0.5)
        ),
    ),
    "Counting without listing: the engine layers (0.2 x the best search on one of the two strips)": (
        Row("dominoes 8x8: 12,988,816", search("dominoes 8x8", 12988816, engine="layers", xcover=False),
            seconds(0.1)),
        Row("dominoes 12x12: 53,060,477,521,960,000",
            search("dominoes 12x12", 53060477521960000, engine="layers", xcover=False), seconds(1)),
        Row("one-sided 3x30: 184", layers_against_search(STRIP, 184), Target(0.2), long=True),
        Row("V and Y in 5x60: 1,000,000", layers_against_search("two-pentominoes-5x60.toml", 1000000), Target(0.2),
            long=True),
    ),
    "All numbers of a count, up to symmetry included": (
        Row("monominoes and dominoes 8x8: 22,473,543,958,206,248", counted("dimers 8x8", 22473543958206248),
            seconds(0.05)),
        Row("oblongs 8x8: 305,515", counted("oblongs 8x8", 305515), seconds(1.5)),
        Row("dominoes 18x18: 68,617,947 x 10^33", counted("dominoes 18x18", 68617947901923542714137396006469280000),
            seconds(20)),
        Row("dominoes 20x20: 158,748,001 x 10^39",
            counted("dominoes 20x20", 158748001407029479280360099562172057138013219144), seconds(20)),
    ),
    "Pauses, and a start without compiled code": (
        Row("6x10 in slices of 10,000 nodes", sliced("pentominoes-6x10", 9356), Target(1.03), long=True),
        Row("e7 in slices of 10,000 nodes", sliced("e7.toml", 8), Target(1.03)),
        Row("Ultimate: starting interpreted", interpreted_start("ultimate", 48), Target(1.2), long=True),
        Row("import tilewright", importing, seconds(0.1)),
    ),
    "Whole processes: a command from its start to its end, against a Python that does nothing": (
        Row("count pentominoes-3x20", process("count", "pentominoes-3x20"), Target(9)),
        Row("count magic-19", process("count", "magic-19"), Target(9)),
        Row("count ultimate", process("count", "ultimate"), Target(9)),
        Row("count soma", process("count", "soma"), Target(9)),
        Row("count pentominoes-6x10", process("count", "pentominoes-6x10"), Target(14)),
        Row("count pentominoes-8x8-center", process("count", "pentominoes-8x8-center"), Target(12)),
        Row("solve magic-triangle", process("solve", "magic-triangle"), Target(9)),
        Row("count pentominoes-6x10, the first time", first_process("count", "pentominoes-6x10"), Target(1.2)),
    ),
    "The search alone against whole processes of others, in turns; all count raw": (
        Row("6x10 against polycube", against_rival("pentominoes-6x10", 9356, "polycube"), Target(0.25)),
        Row("6x10 against polycube, first hole only", against_rival("pentominoes-6x10", 9356, "polycube -b 12"),
            Target(0.25)),
        Row("14 queens against dlx2", against_rival("queens-14.xc", 365596, "dlx2"), Target(0.333)),
        Row("3x20 against the quickest", against_rival("pentominoes-3x20", 8), Target(1)),
        Row("8x8 less center against the quickest", against_rival("pentominoes-8x8-center", 520), Target(1)),
        Row("Soma against the quickest", against_rival("soma", 11520), Target(1)),
        Row("Ultimate against the quickest", against_rival("ultimate", 48), Target(1)),
        Row("framed 6x6 (e6) against e2solver", against_rival("e6.toml", 28, "e2solver"), Target(0.25)),
    ),
    "Whole processes against whole processes of others, which count raw or up to symmetry": (
        Row("3x20: a whole process", rival_process("pentominoes-3x20", 8, 2), Target(1)),
        Row("soma: a whole process", rival_process("soma", 11520, 480, 240), Target(1)),
        Row("8x8 less center: a whole process", rival_process("pentominoes-8x8-center", 520, 65), Target(1)),
        Row("ultimate: a whole process", rival_process("ultimate", 48), Target(1)),
        Row("14 queens: a whole process", rival_process("queens-14.xc", 365596), Target(1)),
        Row("6x10: a whole process", rival_process("pentominoes-6x10", 9356, 2339), Target(1), long=True),
    ),
}  # fmt: skip
