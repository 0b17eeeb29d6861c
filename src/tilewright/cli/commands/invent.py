"""`tilewright invent`: puzzles made to order, each with a certified number of solutions."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ...errors import InvalidRequest
from ...writing import reason_of
from .. import status
from ..parameters import layout
from ..parameters.options import about_output, about_puzzle, json_option, search_options, seconds_option, style_options
from ..printing import wording
from ..printing.terminal import ProgressLine, TerminalStyle, echo_file, note, print_json
from ..saving.write_file import write_file

if TYPE_CHECKING:
    from ...answers.designing import InventSummary
    from ...families import Puzzle
    from ...inventing import Invented, Inventions
    from ..parameters.options import SearchChoice


@layout.command(
    "invent",
    examples="""
    tilewright invent shapes                        7 pieces for a square of 6 x 6
    tilewright invent tiles --seed 3 -o cards.toml
    tilewright invent shapes --board 5x5 --pieces 5 --many 3 -o folder
    tilewright invent tiles --lattice triangular --board 3 --labels 4
    tilewright invent my-brief.toml --seconds 60
    tilewright invent dice --brief                  a brief to begin with
""",
)
@layout.argument("brief", metavar="BRIEF")
@about_puzzle("--lattice", metavar="NAME", help="The lattice, e.g. square, triangular, hexagonal.")
@about_puzzle("--board", metavar="SIZES", help="The sizes of the board, e.g. 6x10, or 3 for a triangle.")
@about_puzzle(
    "--pieces", metavar="N", type=layout.INTEGER, help="Into how many pieces to cut the board, or how many to choose."
)
@about_puzzle("--labels", metavar="N", type=layout.INTEGER, help="How many labels the tiles have.")
@about_puzzle(
    "--solutions",
    "wanted",
    metavar="K",
    type=layout.INTEGER,
    help="Exactly K solutions up to symmetry (1); 0 for nearly one.",
)
@about_puzzle("--many", metavar="N", type=layout.Whole(1), default=1, help="Invent N puzzles, all different.")
@about_puzzle(
    "--seed", metavar="N", type=layout.INTEGER, default=0, help="Another seed gives other puzzles; the same, the same."
)
@about_output("-o", "output", metavar="FILE", help="Write the puzzle into FILE, or into a folder, which may hold many.")
@about_output("--brief", "shows_brief", is_flag=True, help="Print the brief itself, and invent nothing.")
@search_options(seconds_option, json_option)
@style_options
def command(
    brief: str,
    lattice: str | None,
    board: str | None,
    pieces: int | None,
    labels: int | None,
    wanted: int | None,
    many: int,
    seed: int,
    output: str | None,
    shows_brief: bool,
    search: SearchChoice,
    style: TerminalStyle,
) -> int:
    """Invent puzzles that have exactly as many solutions as you ask for, one by default.

    BRIEF is a file that says what is given and what is free, or the kind of puzzle to invent: shapes, tiles, dice,
    sums or regions. Every puzzle is counted to the end, and again by another engine, before you get it.
    """
    from ...families.wording import suggestion
    from ...formats.toml_text import toml_text
    from ...inventing import INVENTIONS, Inventing, read_brief, run

    if brief not in INVENTIONS and not Path(brief).suffix and not Path(brief).exists():
        kinds = suggestion(brief, INVENTIONS, "the kinds are")
        raise InvalidRequest(f"{brief!r} is neither a file nor a kind of puzzle to invent; {kinds}")
    changes = _changes(lattice, board, pieces, labels, wanted)
    source: Any = brief
    if brief in INVENTIONS or changes or shows_brief:
        source = _merged(_document(brief), changes)
    if shows_brief and search.as_json:
        print_json(source)
        return status.DONE
    if shows_brief:
        echo_file(toml_text(source))
        return status.DONE
    inventing = Inventing(read_brief(source), many, seed)
    folder = _folder(output, many)

    with ProgressLine() as line:

        def tell(one: Invented) -> None:
            line.clear()
            _tell(one, style, folder, output, many, as_json=search.as_json)

        answer = run(inventing, search.seconds, line.update, tell)
    return _end(answer, many, folder or output, as_json=search.as_json)


def _changes(
    lattice: str | None, board: str | None, pieces: int | None, labels: int | None, wanted: int | None
) -> dict[str, Any]:
    """What the options say, as keys of a brief."""
    changes: dict[str, Any] = {}
    if lattice is not None:
        changes["lattice"] = lattice
    if board is not None:
        changes["board"] = board
    if pieces is not None:
        changes["pieces"] = {"number": pieces}
    if labels is not None:
        changes["tiles"] = {"labels": labels}
    if wanted is not None:
        changes["solutions"] = wanted
    return changes


def _document(brief: str) -> dict[str, Any]:
    """The data of a brief: of a file, or the example of a kind."""
    from ...formats.document import parse_toml, source_of
    from ...inventing import INVENTIONS

    if brief in INVENTIONS and not Path(brief).exists():
        return dict(INVENTIONS[brief].example)
    source = source_of(Path(brief))
    return parse_toml(source.text, source.name).data


def _merged(data: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """A brief with what the options say put in."""
    from ...inventing import INVENTIONS

    row = INVENTIONS.get(str(data.get("invent")))
    for key, option in (("pieces", "--pieces"), ("tiles", "--labels")):
        if key in changes and row is not None and key not in row.fields.__annotations__:
            [kind] = (kind for kind, other in INVENTIONS.items() if key in other.fields.__annotations__)
            raise InvalidRequest(f"{option} is about {kind}, not about {row.name}")
    merged = {**data, **{key: value for key, value in changes.items() if not isinstance(value, dict)}}
    for key, value in changes.items():
        if isinstance(value, dict):
            before = data.get(key)
            merged[key] = {**before, **value} if isinstance(before, dict) else value
    if "board" in changes or "lattice" in changes:
        merged["board"] = _board(str(merged.get("lattice")), changes.get("board"), data.get("board"))
    return merged


def _board(name: str, sizes: str | None, before: Any) -> Any:
    """The table of a board from its sizes: a shape of the lattice that has so many."""
    from ...families.whole_numbers import whole_number
    from ...families.wording import plural, suggestion
    from ...lattices import LATTICES

    if name not in LATTICES:
        raise InvalidRequest(f"there is no lattice {name!r}; {suggestion(name, LATTICES, 'the lattices are')}")
    numbers = [] if sizes is None else [whole_number(size, 3) for size in sizes.lower().replace("*", "x").split("x")]
    if sizes is None:
        makers = LATTICES[name].shape_named
        if isinstance(before, dict) and before.get("shape") in makers:
            return before
        raise InvalidRequest(f"say with --board how large the board on the {name} lattice is, e.g. --board 3")
    if not all(numbers):
        raise InvalidRequest(f"--board takes sizes such as 6x10, or 3; found {sizes!r}")
    for maker in LATTICES[name].shape_named.values():
        if len(maker.sizes) == len(numbers):
            return {"shape": maker.name, **dict(zip(maker.sizes, numbers, strict=True))}
    shapes = ", ".join(f"{maker.name} ({' x '.join(maker.sizes)})" for maker in LATTICES[name].shape_named.values())
    raise InvalidRequest(f"no shape of the {name} lattice has {plural(len(numbers), 'size')}; there are {shapes}")


def _folder(output: str | None, many: int) -> Path | None:
    """The folder to write into, made if it is not there; None for a file or none."""
    from ..saving.write_file import check_writable

    if output is None:
        return None
    path = Path(output)
    if path.suffix and not path.is_dir():
        if many > 1:
            raise InvalidRequest(f"{output} is one file; name a folder for {many} puzzles")
        check_writable(output)
        return None
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise InvalidRequest(f"{output} cannot be made: {reason_of(problem)}") from None
    return path


def _tell(
    one: Invented, style: TerminalStyle, folder: Path | None, output: str | None, many: int, *, as_json: bool
) -> None:
    """Write or print a puzzle as soon as it is there."""
    if as_json:
        print_json(one.to_json())
    if folder is None and output is None and not as_json and many == 1:
        # What goes to stdout can be saved as it is.
        note(_line(one))
        echo_file(_text(one.puzzle))
        return
    if folder is not None:
        write_file(str(folder / f"{one.puzzle.name}.toml"), _text(one.puzzle))
    elif output is not None:
        write_file(output, _text(one.puzzle))
    if not as_json:
        style.print(_line(one))
        style.draw(one.nearly or one.puzzle)
        style.print("")


def _text(puzzle: Puzzle) -> str:
    from ...formats.puzzle_file import write

    return write(puzzle)


def _line(one: Invented) -> str:
    certificate = one.certificate
    if one.puzzle.setup is not None:
        return f"{one.puzzle.name}: {certificate.words}."
    n = certificate.solutions
    found = f"{wording.solutions(n)} up to symmetry" if n else "no solution"
    remark = f" {one.remark}" if one.remark else ""
    return f"{one.puzzle.name}: {found} ({certificate.words}).{remark}"


def _end(answer: Inventions, many: int, output: Any, *, as_json: bool) -> int:
    """Say how it ended, if not with all that was asked for."""
    n = len(answer.invented)
    if as_json:
        summary: InventSummary = {
            "invented": n,
            "tries": answer.tries,
            "exhausted": answer.exhausted,
            "stopped_by": answer.stopped_by or None,
            "nearest": answer.nearest_words,
        }
        print_json({"summary": summary})
    if n == many:
        return status.DONE
    how = "All that the brief allows was tried" if answer.exhausted else "Stopped"
    note(f"{how}: {n} of {many} invented after {answer.tries} tries.")
    if answer.nearest is not None and not n:
        note(f"The nearest has {answer.nearest_words}:")
        if not as_json:
            echo_file(_text(answer.nearest))
    if answer.stopped_by == "interrupt":
        return status.INTERRUPTED
    return status.STOPPED if answer.stopped_by else status.NO_SOLUTION
