"""The words of a scene as a terminal shows them: wide characters take two columns, ASCII keeps words apart."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from unicodedata import east_asian_width, normalize

from ..families.scenes import Owner, Scene, SceneCell
from .canvas import plain

_SECOND_COLUMN = "\uffff"
"""Stands for the second column of a wide character, so that the length of a text is its width."""


def spelled(scene: Scene, *, ascii: bool) -> Scene:
    """The scene with its words respelled; the same scene if all of them are ASCII already."""
    words = tuple(dict.fromkeys(_words(scene)))
    table = _ascii_words(words) if ascii else {word: _widened(word) for word in words}
    if all(word == respelled for word, respelled in table.items()):
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


def _widened(word: str) -> str:
    return "".join(char + _SECOND_COLUMN * (east_asian_width(char) in ("W", "F")) for char in normalize("NFC", word))


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
