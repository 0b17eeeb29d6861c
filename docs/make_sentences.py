"""The English messages of what Python says and of the catalog, for translators: from the source into files of Fluent.

`said()` reads all calls of `sentence` (`sentences.py`), `written()` the titles and descriptions of the catalog. Nothing
loads the files that are made: the page has the English texts from Python, and translations stand beside them.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tilewright import catalog
from tilewright.sentences import id_of

PACKAGE = Path(__file__).parents[1] / "src" / "tilewright"
LANGUAGES = PACKAGE / "web" / "page" / "languages"
_SLOT = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
_EMPTY = '{ "" }'
_DIGITS = re.compile(r"\.(\d)f")
_HEAD = """\
# Made by docs/make_sentences.py from {source}. Copy a message into the files of other
# languages beside this one to translate it. A message may leave values out, and may choose by any value.
"""


_PYTHON, _CATALOG = "the English sentences in the source", "the titles and descriptions of the catalog"


class Said(NamedTuple):
    """A sentence in the source: its template, the names of its values, and the file that says it first."""

    template: str
    values: frozenset[str]
    home: str

    @property
    def slots(self) -> set[str]:
        """The values that the English text shows."""
        return {_name(slot[1]) for slot in _SLOT.finditer(self.template)}


def said() -> dict[str, Said]:
    """All sentences by their ids; ValueError, with the place, for a call that cannot be translated."""
    found: dict[str, Said] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        home = path.relative_to(PACKAGE).as_posix()
        text = path.read_text(encoding="utf-8")
        if "sentence(" not in text:
            continue
        for line, one in _calls(text, home):
            id = id_of(one.template)
            before = found.setdefault(id, one)
            # A message writes its numbers as its language does.
            if before.template.replace(":,}", "}") != one.template.replace(":,}", "}"):
                raise ValueError(f"{home}:{line}: nearly the same is said in {before.home}; say it alike")
            found[id] = before._replace(values=before.values & one.values)
    return found


def _calls(text: str, home: str) -> Iterator[tuple[int, Said]]:
    for node in ast.walk(ast.parse(text)):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sentence"):
            continue
        match [getattr(one, "value", None) for one in node.args]:
            case [str(template)]:
                pass
            case _:
                raise ValueError(f"{home}:{node.lineno}: a template is written out where it is said")
        values = frozenset(one.arg or "**" for one in node.keywords)
        missing = {_name(slot[1]) for slot in _SLOT.finditer(template)} - values
        if missing or "**" in values or "{{" in template:
            raise ValueError(f"{home}:{node.lineno}: there is no value for {', '.join(missing) or 'each name'}")
        yield node.lineno, Said(template, values, home)


def _name(slot: str) -> str:
    return slot[0].lower() + slot[1:]


def fluent(template: str) -> str:
    """A template as the pattern of a message."""
    pattern = _SLOT.sub(lambda slot: _placeable(slot[1], slot[2] or ""), template)
    # A pattern may not begin like another kind of line.
    return f'{{ "{pattern[0]}" }}{pattern[1:]}' if pattern[0] in "[*." or pattern[0] == " " else pattern


def _placeable(slot: str, form: str) -> str:
    variable = f"${_name(slot)}"
    if "|" in form:
        one, _, many = form.partition("|")
        return f"{{ {variable} ->\n        [one] {one or _EMPTY}\n       *[other] {many or _EMPTY}\n    }}"
    if digits := _DIGITS.search(form):
        n = digits[1]
        return f"{{ NUMBER({variable}, minimumFractionDigits: {n}, maximumFractionDigits: {n}) }}"
    return f"{{ UP({variable}) }}" if slot[0].isupper() else f"{{ {variable} }}"


def written() -> dict[str, dict[str, str]]:
    """For each puzzle of the catalog its title and its description by their ids; what is said elsewhere is not."""
    found: dict[str, dict[str, str]] = {}
    before = set(said())
    for name in catalog.names():
        one = catalog.summary(name)
        texts = {id_of(text): text for text in (one.title, " ".join(one.about.split())) if text}
        found[name] = {id: text for id, text in texts.items() if id not in before}
        before |= texts.keys()
    return found


def made() -> dict[Path, str]:
    """The files of English messages, with the sentences of each source, or puzzle, together."""
    homes: dict[str, list[str]] = {}
    for id, one in sorted(said().items()):
        homes.setdefault(one.home, []).append(f"{id} = {fluent(one.template)}\n")
    puzzles = {name: [f"{id} = {fluent(text)}\n" for id, text in texts.items()] for name, texts in written().items()}
    return {
        LANGUAGES / "python" / "en.ftl": _file(_PYTHON, homes),
        LANGUAGES / "catalog" / "en.ftl": _file(_CATALOG, puzzles),
    }


def _file(source: str, homes: dict[str, list[str]]) -> str:
    parts = (f"\n## {home}\n\n{''.join(messages)}" for home, messages in sorted(homes.items()))
    return _HEAD.format(source=source) + "".join(parts)
