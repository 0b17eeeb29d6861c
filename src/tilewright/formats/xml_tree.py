"""XML as a small tree, read without trust: no document types, no entities, no depth without end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.parsers import expat

from ..errors import InvalidFile, Mistake
from ..sentences import sentence
from .packed import LARGEST

DEEPEST = 40


@dataclass
class Element:
    """An element with its place in the file."""

    tag: str
    attributes: dict[str, str]
    line: int
    column: int
    children: list[Element] = field(default_factory=list)
    texts: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """What stands in it, outside of its children."""
        return "".join(self.texts)

    def mistake(self, message: str, help: str = "") -> Mistake:
        """A mistake at the place of this element."""
        return Mistake(message, self.line, self.column, len(self.tag) + 1, help)

    def all(self, *tags: str) -> Iterator[Element]:
        """The elements at the end of a path of tags."""
        if not tags:
            yield self
        for child in self.children:
            if tags and child.tag == tags[0]:
                yield from child.all(*tags[1:])

    def first(self, *tags: str) -> Element | None:
        """The first element at the end of a path of tags."""
        return next(self.all(*tags), None)


def parse_xml(text: str, name: str, *, without: frozenset[str] = frozenset()) -> Element:
    """The root of an XML text, without what stands in elements of some tags; InvalidFile if it is not to be read."""
    if len(text) > LARGEST:
        raise InvalidFile(
            name,
            [
                Mistake(
                    sentence(
                        "the file has {n:,} characters; at most {largest:,} are read", n=len(text), largest=LARGEST
                    )
                )
            ],
        )
    parser = expat.ParserCreate()
    parser.buffer_text = True
    open_elements: list[Element] = []
    roots: list[Element] = []
    n_skipped = 0

    def here(message: str) -> InvalidFile:
        mistake = Mistake(message, parser.CurrentLineNumber, parser.CurrentColumnNumber + 1)
        return InvalidFile(name, [mistake], text)

    def start(tag: str, attributes: dict[str, str]) -> None:
        nonlocal n_skipped
        if n_skipped or (open_elements and tag in without):
            n_skipped += 1
        if len(open_elements) + n_skipped > DEEPEST:
            raise here("elements are nested too deeply")
        if n_skipped:
            return
        element = Element(tag, attributes, parser.CurrentLineNumber, parser.CurrentColumnNumber + 1)
        (open_elements[-1].children if open_elements else roots).append(element)
        open_elements.append(element)

    def end(tag: str) -> None:
        nonlocal n_skipped
        if n_skipped:
            n_skipped -= 1
        else:
            open_elements.pop()

    def characters(data: str) -> None:
        if open_elements and not n_skipped:
            open_elements[-1].texts.append(data)

    def document_type(*_: object) -> None:
        raise here("the file has a document type (<!DOCTYPE>), which could define entities: it is not read")

    parser.StartElementHandler = start
    parser.EndElementHandler = end
    parser.CharacterDataHandler = characters
    parser.StartDoctypeDeclHandler = document_type
    try:
        parser.Parse(text, True)
    except expat.ExpatError as problem:
        words = expat.ErrorString(problem.code)
        mistake = Mistake(sentence("this is not XML: {words}", words=words), problem.lineno, problem.offset + 1)
        raise InvalidFile(name, [mistake], text) from None
    except UnicodeEncodeError:
        raise InvalidFile(name, [Mistake(sentence("a text holds half a character"))], text) from None
    return roots[0]
