"""The words of the page: files that can be read, the same messages in each language, and none that nobody asks for."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

PAGE = Path(__file__).parents[2] / "src" / "tilewright" / "web" / "page"
LANGUAGES = PAGE / "languages"
CODES = re.findall(r"^  \"?([\w-]+)\"?: \{ name: ", (PAGE / "parts" / "languages.js").read_text(encoding="utf-8"), re.M)
OTHERS = [code for code in CODES if code != "en"]
SOURCES = [path for path in sorted(PAGE.rglob("*.js")) if "vendor" not in path.parts]


class Names(Visitor):
    """The values and the other messages that a message names."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def messages(code: str) -> dict[str, ast.Message]:
    """The messages of a language by their ids."""
    found: dict[str, ast.Message] = {}
    for entry in parse((LANGUAGES / f"{code}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{code}.ftl cannot be read here:\n{entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{code}.ftl has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def names(code: str, message: str) -> Names:
    """What a message names, also by the messages in it."""
    found = Names()
    found.visit(messages(code)[message])
    for other in found.messages.copy():
        found.values |= names(code, other).values
    return found


def test_every_language_has_its_file() -> None:
    assert {path.stem for path in LANGUAGES.glob("*.ftl")} == set(CODES)
    assert len(CODES) >= 3


@pytest.mark.parametrize("code", OTHERS)
def test_languages_have_the_messages_of_the_english_file(code: str) -> None:
    english = messages("en")
    unknown = [name for name in messages(code) if name not in english]
    assert not unknown, f"{code}.ftl has what the page never asks for: {unknown}"
    for name in english.keys() & messages(code).keys():
        more = names(code, name).values - names("en", name).values
        assert not more, f"{code}.ftl: {name} names {more}, which the English message does not"


@pytest.mark.parametrize("code", ["de", "es"])
def test_languages_of_ours_are_complete(code: str) -> None:
    assert [name for name in messages("en") if name not in messages(code)] == []


def test_every_message_is_asked_for() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in [*SOURCES, PAGE / "index.html"])
    # Some ids are put together: `region-${state}`.
    made = [
        re.compile(re.sub(r"\\\$\\\{[^}]*\\\}", "[a-z0-9-]+", re.escape(one)) + "$")
        for one in re.findall(r"`([a-z0-9-]*\$\{[^}`]*\}[a-z0-9-]*)`", text)
        if "-" in one
    ]
    within = set().union(*(names("en", name).messages for name in messages("en")))
    unused = [
        name
        for name in messages("en")
        if f'"{name}"' not in text and name not in within and not any(pattern.match(name) for pattern in made)
    ]
    assert not unused, f"nothing asks for {unused}"


def test_every_message_that_is_asked_for_is_there() -> None:
    asked = {
        (name, path.relative_to(PAGE).as_posix())
        for path in [*SOURCES, PAGE / "index.html"]
        for name in re.findall(
            r"""\bt\("([\w-]+)"|withElements\("([\w-]+)"|data-(?:message|label)="([\w-]+)\"""", path.read_text("utf-8")
        )
        for name in name
        if name
    }
    missing = [f"{file}: {name}" for name, file in sorted(asked) if name not in messages("en")]
    assert not missing, missing


def test_the_page_says_in_english_what_the_messages_say() -> None:
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    found = re.findall(r'aria-label="([^"]*)" data-label="([\w-]+)"', html)
    found += [(words, name) for name, words in re.findall(r'data-message="([\w-]+)">([^<]*)<', html)]
    assert len(found) == html.count("data-label=") + html.count("data-message=")
    for words, name in found:
        value = messages("en")[name].value
        assert value is not None
        [element] = value.elements
        assert isinstance(element, ast.TextElement)
        assert element.value == words


# Texts in quotes or backquotes that read as words: several of them, or a capital first. Machines have some, too.
_LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
_WORDS = re.compile(r"^[A-Z“][a-z’]+(?: |[.…!?]$|$)|[a-z,.;:] [a-z]{2,} [a-z]|^[a-z]+ [a-z]+ [a-z]+")
_OF_MACHINES = re.compile(
    r"^(?:Home|End|Enter|Escape|Delete|Tab|Space|Backspace|Infinity|Control|Content-Type|Accept|Segmenter|Function)$"
    r"|^(?:Array|Shift)|svg xmlns|system-ui|import |<script>|clipboard|:host|hidden|could not be loaded$|site has it$"
    r"|choices|^as listed$|^no such view$|^(?:English|Deutsch)$"
)
_NOT_SAID = re.compile(
    r"^\s*(?:import |\}? ?from |//|\*|/\*)|class: |className|console\.|addEventListener|querySelector"
)


def test_no_words_stand_in_scripts() -> None:
    found = []
    # The element stands on pages of others, where no messages are, and tells their authors in English what is missing.
    for path in (path for path in SOURCES if path.name != "tile-wright.js"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if _NOT_SAID.search(line):
                line = re.sub(r'class: (?:"[^"]*"|`[^`]*`)', "", line)
                if _NOT_SAID.search(line.replace("class: ", "")):
                    continue
            for literal in _LITERAL.finditer(re.sub(r"\s//\s.*$", "", line)):
                words = re.sub(r"\$\{[^}]*\}", "", literal[1] if literal[1] is not None else literal[2])
                if _WORDS.search(words) and not _OF_MACHINES.search(words):
                    found.append(f"{path.relative_to(PAGE).as_posix()}:{number}: {words}")
    assert found == [], "make messages of these (docs/adding/language.md)"
