"""Sentences keep their English, and have a translation in each language of the page."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as fluent

import tilewright
from tilewright.errors import InvalidRequest, Mistake
from tilewright.sentences import NameList, Sentence, commas, id_of, sentence, together

PACKAGE = Path(tilewright.__file__).parent
PAGE_LANGUAGES = PACKAGE / "web" / "page" / "languages"
LANGUAGES = sorted(path.stem for path in (PAGE_LANGUAGES / "python").glob("*.ftl") if path.stem != "en")
# Values in English words, for which others stand that a translation may choose by, or say in its own way.
WORDS = {"day", "noun", "things"}
HELPER = "word-"
FUNCTIONS = {"UP", "NUMBER"}


@cache
def _made_sentences() -> ModuleType:
    """docs/make_sentences.py, which finds them."""
    spec = spec_from_file_location("make_sentences", Path(__file__).parents[1] / "docs" / "make_sentences.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def _said() -> dict[str, Any]:
    """The sentences in the source by their ids."""
    found: dict[str, Any] = _made_sentences().said()
    return found


def test_a_sentence_is_its_english_text() -> None:
    piece = sentence("{noun} {name}", noun="piece", name="I")
    found = sentence("{Piece} is {n:,} {n:cell|cells} of {share:.1f}", piece=piece, n=1234, share=0.25)
    assert found == "Piece I is 1,234 cells of 0.2"
    assert (found.id, found.values["n"]) == ("py-Piece-is-n-n-cell-cells-of-share-1f", 1234)
    assert sentence("{n:,} {n:cell|cells}", n=1) == "1 cell"


def test_a_sentence_stays_one_where_it_is_not_changed() -> None:
    one = sentence("wrong")
    assert isinstance(str(InvalidRequest(one)), Sentence)
    assert isinstance(Mistake(one).message, Sentence)
    again = pickle.loads(pickle.dumps(sentence("{n} wrong", n=3)))
    assert (again, again.id, again.values) == ("3 wrong", "py-n-wrong", {"n": 3})
    assert type(f"{one}!") is str


def test_an_id_tells_texts_apart() -> None:
    assert id_of("There is no solution.") == "py-There-is-no-solution-" != id_of("there is no solution")
    long = "the {noun}s that fit nowhere are told, and the cells that no {noun} covers, and more"
    assert id_of(long).startswith("py-the-noun-s-that-fit-nowhere")
    assert id_of(long) != id_of(f"{long} or less")
    assert id_of("3MF, for a printer") == "py-3MF-for-a-printer"


def test_sentences_and_names_are_put_together() -> None:
    both = together(sentence("One."), "", sentence("Two."))
    assert (both, both.id if isinstance(both, Sentence) else "") == ("One. Two.", "py-first-then")
    assert together("", "One.") == "One."
    listed = commas(["a", "b"])
    assert (listed, listed.names, listed.joint) == ("a, b", ("a", "b"), ",")
    assert pickle.loads(pickle.dumps(NameList("a or b", ["a", "b"], "or"))).joint == "or"


@cache
def _messages(path: Path) -> dict[str, fluent.Message]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, fluent.Junk)]
    assert not junk, f"{path.name}: this is no message: {junk[0]}"
    messages = [entry for entry in resource.body if isinstance(entry, fluent.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names)), f"{path.name}: {max(names, key=names.count)} is there twice"
    return {message.id.name: message for message in messages}


class _Used(visitor.Visitor):  # type: ignore[misc]
    """The values, messages and functions that a message uses, and the words by which it chooses."""

    def __init__(self, message: fluent.Message) -> None:
        self.values: set[str] = set()
        self.messages: set[str] = set()
        self.functions: set[str] = set()
        self.choices: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_FunctionReference(self, node: fluent.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_Variant(self, node: fluent.Variant) -> None:
        self.choices.add(node.key.name if isinstance(node.key, fluent.Identifier) else node.key.value)
        self.generic_visit(node)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_sentence_has_a_translation(language: str) -> None:
    said, messages = _said(), _messages(PAGE_LANGUAGES / "python" / f"{language}.ftl")
    missing = sorted(said.keys() - messages.keys())
    assert not missing, f"{language}.ftl lacks {', '.join(missing)}; their English is in en.ftl"
    idle = sorted(name for name in messages.keys() - said.keys() if not name.startswith(HELPER))
    assert not idle, f"{language}.ftl has {', '.join(idle)}, which nothing says"
    others = PAGE_LANGUAGES / f"{language}.ftl"
    twice = sorted(messages.keys() & _messages(others).keys()) if others.exists() else []
    assert not twice, f"{', '.join(twice)} is a message of the page, too"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_has_the_values_of_the_sentence(language: str) -> None:
    messages = _messages(PAGE_LANGUAGES / "python" / f"{language}.ftl")
    used = {name: _Used(message) for name, message in messages.items()}
    wrong = []
    for name, one in _said().items():
        mine = used[name]
        values = mine.values.union(*(used[other].values for other in mine.messages))
        if more := sorted(values - one.values):
            wrong.append(f"{name}: the sentence has no {', '.join(more)}")
        if less := sorted(one.slots - values - WORDS):
            wrong.append(f"{name}: the translation leaves out {', '.join(less)}")
        if not mine.functions <= FUNCTIONS:
            wrong.append(f"{name}: the page has no function {', '.join(sorted(mine.functions - FUNCTIONS))}")
    assert not wrong, f"{language}.ftl:\n" + "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalog_is_translated(language: str) -> None:
    written = {id for texts in _made_sentences().written().values() for id in texts}
    messages = _messages(PAGE_LANGUAGES / "catalog" / f"{language}.ftl")
    # Who adds a puzzle need not know all languages: it is shown in English until somebody translates it.
    missing = sorted(written - messages.keys())
    assert len(missing) <= 50, f"catalog/{language}.ftl lacks {', '.join(missing)}; their English is in en.ftl"
    assert not (idle := sorted(messages.keys() - written)), f"catalog/{language}.ftl has {', '.join(idle)} in vain"
    assert not [name for name, message in messages.items() if _Used(message).values]
    twice = sorted(messages.keys() & _messages(PAGE_LANGUAGES / "python" / f"{language}.ftl").keys())
    assert not twice, f"{', '.join(twice)} is a sentence of Python, too"


def _counted() -> Iterator[str]:
    """The nouns that `plural` is called with."""
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.walk(ast.parse(text)) if re.search(r"\bplural(_is)?\(", text) else ():
            match node:
                case ast.Call(func=ast.Name("plural" | "plural_is"), args=[_, ast.Constant(str(noun))]):
                    yield noun.replace(" ", "-")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_noun_that_is_counted_has_its_words(language: str) -> None:
    messages = _messages(PAGE_LANGUAGES / "python" / f"{language}.ftl")
    for helper in ("word-thing", "word-things"):
        missing = sorted(set(_counted()) - _Used(messages[helper]).choices)
        assert not missing, f"{language}.ftl: {helper} has no word for {', '.join(missing)}"
