"""Knuth's text format for exact cover with colors and multiplicities: models without a puzzle around them.

    | A simple example of color controls
    A B 2:3|C | X Y
    A B X:0 Y:0
    A C X:1 Y:1
    C X:0
    B X:1
    C Y:1

Lines that begin with `|` are comments. The first other line names the items: the primary ones, then, after a
`|`, the secondary ones. A primary item is to be covered once, with `3|` before its name three times, with `2:3|`
two or three times. Every line after it is an option, the items that it covers; a secondary item may be given a
color, `item:color`. An option without a primary item is left out, since no item could ever ask for it.

That is the input of Knuth's programs DLX1 to DLX3, SSXCC and their kin (The Art of Computer Programming 4B,
7.2.2.1). These want names of at most eight characters and colors of one. Here both may be longer, but what is
written keeps to it wherever a puzzle's own names allow.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ..errors import InvalidFile, InvalidRequest, Mistake
from ..families.whole_numbers import whole_number
from ..families.wording import suggestion
from ..models import CoverModel, Option
from ..sentences import sentence
from ..values import frozen

if TYPE_CHECKING:
    from ..families import Puzzle
    from ..families.tiling.compiling.compile import CompiledTiling

_BOUNDED = re.compile(r"(?:(?P<lower>[^:|]*):)?(?P<upper>[^:|]*)\|(?P<name>.*)")
# A file of another kind is wrong in every line; more mistakes than this do not help.
_MOST_MISTAKES = 20


@frozen
class BareModel:
    """An exact cover model as its file has it: option k of the model is the line `options[k]`."""

    name: str
    model: CoverModel
    items: tuple[str, ...]
    options: tuple[str, ...]
    left_out: tuple[int, ...] = ()
    """The lines of options without a primary item."""


def parse_model(text: str, name: str = "model", *, path: str | None = None) -> BareModel:
    """The model in a text; InvalidFile with its mistakes, each with its place."""
    reader = _Reader(text.replace("\r\n", "\n").split("\n"))
    with suppress(_TooManyError):
        reader.read()
    if reader.mistakes:
        raise InvalidFile(path or f"{name}.xc", reader.mistakes, text)
    model = CoverModel(tuple(reader.lower), tuple(reader.upper), reader.n_secondary, tuple(reader.options))
    return BareModel(name, model, tuple(reader.number_of_item), tuple(reader.texts), tuple(reader.left_out))


class _TooManyError(Exception):
    """Raised to stop reading after `_MOST_MISTAKES` mistakes."""


@dataclass
class _Reader:
    """Goes through the lines of a file, and notes what is wrong with them."""

    lines: Sequence[str]
    mistakes: list[Mistake] = field(default_factory=list)
    lower: list[int] = field(default_factory=list)
    upper: list[int] = field(default_factory=list)
    number_of_item: dict[str, int] = field(default_factory=dict)
    number_of_color: dict[str, int] = field(default_factory=dict)
    options: list[Option] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)
    left_out: list[int] = field(default_factory=list)

    @property
    def n_secondary(self) -> int:
        return len(self.number_of_item) - len(self.lower)

    def read(self) -> None:
        """Read the item line, then the options."""
        lines = ((number, line) for number, line in enumerate(self.lines, 1) if line.lstrip()[:1] not in ("", "|"))
        first = next(lines, None)
        if first is None:
            self._note("there is no line of items", help="the first line that is no comment names all items")
            return
        self._items(*first)
        # After mistakes in the items, options would only be blamed for the same ones.
        for number, line in lines if not self.mistakes else ():
            self._option(number, line)

    def _items(self, number: int, line: str) -> None:
        is_primary = True
        for match in re.finditer(r"\S+", line):
            word, column = match[0], match.start() + 1
            # Knuth's programs take `A |X` for `A | X`, too.
            if word[0] == "|" and is_primary:
                is_primary = False
                word, column = word[1:], column + 1
            if word:
                self._item(word, is_primary, number, column)

    def _item(self, word: str, is_primary: bool, number: int, column: int) -> None:
        least = most = "1"
        name, place = word, (number, column, len(word))
        bounded = _BOUNDED.fullmatch(word) if is_primary else None
        if bounded is not None:
            name, most = bounded["name"], bounded["upper"]
            least = most if bounded["lower"] is None else bounded["lower"]
        lower, upper = whole_number(least, 9), whole_number(most, 9)
        if lower is None or upper is None:
            help = sentence("an item that is to be covered two or three times is written `2:3|item`")
            self._note(f"the bounds of {word!r} are no numbers", place, help)
            return
        if upper == 0:
            self._note(f"{name!r} has the upper bound 0; give at least 1", place)
        elif lower > upper:
            self._note(f"{name!r} has the lower bound {lower}, above its upper bound {upper}", place)
        if not name:
            self._note("an item without a name", place, "after the bounds stands the item")
        elif ":" in name or "|" in name:
            self._note(f"{name!r} is no name of an item", place, _help_for_name(name, is_primary))
        elif name in self.number_of_item:
            self._note(f"the item {name!r} is listed twice", place)
        else:
            self.number_of_item[name] = len(self.number_of_item)
            if is_primary:
                self.lower.append(lower)
                self.upper.append(upper)

    def _option(self, number: int, line: str) -> None:
        words = line.split()
        pairs: list[tuple[int, int]] = []
        items: set[int] = set()
        n_primary = len(self.lower)
        is_wrong = False
        for k, word in enumerate(words):
            name, colon, color = word.partition(":")
            item = self.number_of_item.get(name)
            if item is None or item in items or (colon and (item < n_primary or not color or set(color) & set(":|"))):
                self._wrong_word(number, line, k, item in items)
                is_wrong = True
                continue
            items.add(item)
            pairs.append((item, self.number_of_color.setdefault(color, len(self.number_of_color) + 1) if colon else 0))
        if is_wrong:
            return
        if min(items) >= n_primary:
            self.left_out.append(number)
            return
        self.options.append(tuple(pairs))
        self.texts.append(" ".join(words))

    def _wrong_word(self, number: int, line: str, k: int, is_twice: bool) -> None:
        """Say what is wrong with the k-th word of an option."""
        match = list(re.finditer(r"\S+", line))[k]
        word, place = match[0], (number, match.start() + 1, len(match[0]))
        name, _, color = word.partition(":")
        if name not in self.number_of_item:
            help = (
                suggestion(name, self.number_of_item, sentence("the items are"))
                if name
                else sentence("a color stands after its item")
            )
            self._note(f"there is no item {name!r}" if name else "a color without an item", place, help)
        elif is_twice:
            self._note(f"the item {name!r} stands twice in this option", place)
        elif not color or ":" in color or "|" in color:
            self._note(f"{word!r} has no color that can be read", place, "write `item:color`, or the item alone")
        else:
            self._note(
                f"the primary item {name!r} has a color; only secondary items may have one",
                place,
                "an item is secondary if it stands after the `|` of the line of items",
            )

    def _note(self, message: str, place: tuple[int, int, int] = (0, 0, 1), help: str = "") -> None:
        self.mistakes.append(Mistake(message, *place, help))
        if len(self.mistakes) == _MOST_MISTAKES:
            raise _TooManyError


def _help_for_name(name: str, is_primary: bool) -> str:
    if is_primary and ":" in name:
        return "bounds end in a `|`, as in `2:3|item`; colors stand in the options"
    return "`|` stands once in this line, between primary and secondary items; only primary items have bounds"


def write_model(
    model: CoverModel, items: Sequence[str], colors: Mapping[int, str], comments: Iterable[str] = ()
) -> str:
    """A model as a text: its items and colors by these names."""
    words = []
    for name, lower, upper in zip(items, model.lower, model.upper, strict=False):
        bounds = f"{upper}|" if lower == upper else f"{lower}:{upper}|"
        words.append(name if lower == upper == 1 else bounds + name)
    if model.n_secondary:
        words += ["|", *items[model.n_primary :]]
    lines = [*(f"| {comment}" for comment in comments), " ".join(words)]
    lines += _words(model, items, colors)
    return "\n".join(lines) + "\n"


def _words(model: CoverModel, items: Sequence[str], colors: Mapping[int, str]) -> list[str]:
    """For each option the names of its items, with their colors."""
    return [
        " ".join(f"{items[item]}:{colors[color]}" if color else items[item] for item, color in option)
        for option in model.options
    ]


def words_of_options(compiled: CompiledTiling) -> list[str]:
    """For each option of a puzzle's exact cover the names of its items, with the labels that are their colors."""
    from ..families.tiling.compiling.item_names import names_of_colors, names_of_items

    colors = {color: name for color, (name, _) in names_of_colors(compiled).items()}
    return _words(compiled.model, names_of_items(compiled), colors)


def comments_on(puzzle: Puzzle, compiled: CompiledTiling) -> list[str]:
    """The title of a puzzle, and the meaning of the colors of its exact cover."""
    from ..families.tiling.compiling.item_names import names_of_colors

    meanings = [f"{name} = {meaning}" for name, meaning in names_of_colors(compiled).values() if name != meaning]
    return [" ".join((puzzle.title or puzzle.name).split()), *(["colors: " + ", ".join(meanings)] if meanings else [])]


def write(puzzle: Puzzle) -> str:
    """The exact cover of a puzzle; InvalidRequest for a puzzle that is none."""
    from ..families.tiling.compiling.item_names import names_of_colors, names_of_items
    from .as_cover import cover_compiler

    compiled = cover_compiler(puzzle)(puzzle)
    if compiled.model.sums:
        raise InvalidRequest(
            sentence("{name} has values that add up, which no exact cover says; OPB and MiniZinc do", name=puzzle.name)
        )
    once = [k for k, items in enumerate(compiled.model.items_of) if len(set(items)) == len(items)]
    if sum(compiled.model.usable) > sum(compiled.model.usable[k] for k in once):
        raise InvalidRequest(
            sentence("{name} counts a piece several times, which no option says; OPB and MiniZinc do", name=puzzle.name)
        )
    colors = names_of_colors(compiled)
    names = {color: name for color, (name, _) in colors.items()}
    return write_model(compiled.model.restricted(once), names_of_items(compiled), names, comments_on(puzzle, compiled))
