"""The words of a scene as a terminal shows them.

Wide characters take two columns, ASCII keeps words apart, and a terminal obeys no character of a word.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from unicodedata import east_asian_width, normalize

from ..errors import visible
from ..families.scenes import Owner, Scene, SceneCell
from .canvas import plain

_SECOND_COLUMN = "\uffff"
"""Stands for the second column of a wide character, so that the length of a text is its width."""


def spelling_of(words: Iterable[str], *, ascii: bool) -> dict[str, str]:
    """The words of a picture, each as it is shown there; none if all of them are plain ASCII already.

    Words that ASCII cannot tell apart are numbered in their order.
    """
    shown = {word: visible(word) for word in words}
    if all(word.isascii() and word == plain_word for word, plain_word in shown.items()):
        return {}
    respell = _ascii_words(tuple(dict.fromkeys(shown.values()))).__getitem__ if ascii else widened
    return {word: respell(plain_word) for word, plain_word in shown.items()}


def spelled(scene: Scene, *, ascii: bool) -> Scene:
    """The scene with its words respelled, alike in all pictures of a puzzle; the same scene if all are plain ASCII."""
    table = spelling_of((*scene.words, *_words(scene)), ascii=ascii)
    if not table:
        return scene

    def spell(word: str) -> str:
        return table.get(word, word)

    return replace(
        scene,
        cells=tuple(_respelled(cell, spell) for cell in scene.cells),
        owners=tuple(_owner(owner, spell) for owner in scene.owners),
        marks=tuple(replace(mark, label=spell(mark.label)) for mark in scene.marks),
        legend=tuple(_owner(owner, spell) for owner in scene.legend),
        notes=tuple(" ".join(spell(word) for word in note.split(" ")) for note in scene.notes),
        pieces=tuple(
            replace(
                piece,
                name=spell(piece.name),
                cells=tuple(_respelled(cell, spell) for cell in piece.cells),
                owner=_owner(piece.owner, spell),
            )
            for piece in scene.pieces
        ),
    )


def finished(text: str) -> str:
    """The text as it is printed."""
    return text.replace(_SECOND_COLUMN, "")


def _words(scene: Scene) -> Iterator[str]:
    for cell in (*scene.cells, *(cell for piece in scene.pieces for cell in piece.cells)):
        yield from (cell.text, cell.name, *(label for label in cell.labels if label is not None))
    for owner in (*scene.owners, *scene.legend, *(piece.owner for piece in scene.pieces)):
        yield from (owner.name, owner.code)
    yield from (piece.name for piece in scene.pieces)


class _CharColumns(dict[int, str]):
    """By its code each character, with a mark behind it if it takes two columns."""

    def __missing__(self, code: int) -> str:
        char = chr(code)
        self[code] = char + _SECOND_COLUMN * (east_asian_width(char) in ("W", "F"))
        return self[code]


_COLUMNS = _CharColumns()


def widened(word: str) -> str:
    """A text with a mark behind each character that takes two columns."""
    return normalize("NFC", word).translate(_COLUMNS)


def _ascii_words(words: tuple[str, ...]) -> dict[str, str]:
    """Every word in ASCII; words that would become equal are numbered, and so are all that lose letters."""
    table = {word: word for word in words if word.isascii()}
    used = set(table)
    for word in words:
        if word in table:
            continue
        respelled = stem = plain(word)
        number = 1
        if stem.count("?") > word.count("?"):
            # All that is known of lost letters is that there were some: `?1`, `?2` are told apart more easily.
            stem, number = re.sub(r"\?+", "?", stem), 0
        while respelled in used or not number:
            number += 1
            respelled = f"{stem}{number}"
        used.add(respelled)
        table[word] = respelled
    return table


def _respelled(cell: SceneCell, spell: Callable[[str], str]) -> SceneCell:
    labels = tuple(label if label is None else spell(label) for label in cell.labels)
    return replace(cell, text=spell(cell.text), name=spell(cell.name), labels=labels)


def _owner(owner: Owner, spell: Callable[[str], str]) -> Owner:
    return replace(owner, name=spell(owner.name), code=spell(owner.code))
