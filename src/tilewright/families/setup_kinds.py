"""The table of the kinds of setups: how the choices of each kind are called."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from ..sentences import Sentence, sentence
from ..values import frozen

SetupKey = Literal["blocked", "pieces", "target", "size"]


@frozen
class SetupKind:
    """One row of the table: what a setup of this kind is, in words.

    Attributes
    ----------
    chooses
        What is chosen: cells to block, pieces, the sum, or the size of the board.
    one, many
        A setup, and several of them.
    column
        The word for them at the head of a table.
    option
        The option of the command line that chooses one.
    when
        For which setup a count is: a function of its names.
    title
        The same, as short as it can be; the braces stand for the names.
    next_step
        What a person does on the page to choose one.
    has_pegs
        Whether things lie on the cells that are blocked, instead of showing what stands there.
    alone
        The reason why each setup is compiled by itself, instead of the template once for all; "" if there is none.
    """

    name: str
    chooses: SetupKey
    one: str
    many: str
    column: str
    option: str
    when: Callable[[str], Sentence]
    title: str
    next_step: str = ""
    has_pegs: bool = False
    alone: str = ""


SETUP_KINDS = {
    kind.name: kind
    for kind in (
        SetupKind(
            name="dice",
            chooses="blocked",
            one="roll",
            many="rolls",
            column="rolls",
            option="--roll",
            when=lambda names: sentence("with {cells} blocked", cells=names),
            title="blocked: {}",
            next_step=sentence("roll the dice, or set each to what yours shows"),
            has_pegs=True,
        ),
        SetupKind(
            name="date",
            chooses="blocked",
            one="date",
            many="dates",
            column="dates",
            option="--date",
            # A date says which cells stay open, though in the puzzle they are blocked as those of dice are.
            when=lambda names: sentence("on {date}", date=names),
            title="{}",
            next_step=sentence("pick a date"),
        ),
        SetupKind(
            name="cells",
            chooses="blocked",
            one="choice of cells",
            many="choices of cells",
            column="choices",
            option="--block",
            when=lambda names: sentence("with {cells} blocked", cells=names),
            title="blocked: {}",
            next_step=sentence("click cells on the board"),
            has_pegs=True,
        ),
        SetupKind(
            name="pieces",
            chooses="pieces",
            one="set of pieces",
            many="sets of pieces",
            column="sets",
            option="--pieces",
            when=lambda names: sentence("with the pieces {pieces}", pieces=names),
            title="pieces: {}",
            next_step=sentence("choose pieces, or draw a set"),
        ),
        SetupKind(
            name="target",
            chooses="target",
            one="sum",
            many="sums",
            column="sums",
            option="--target",
            when=lambda names: sentence("with sum {sum}", sum=names),
            title="sum {}",
            alone="it has sums",
        ),
        SetupKind(
            name="size",
            chooses="size",
            one="size",
            many="sizes",
            column="sizes",
            option="--size",
            when=lambda names: sentence("of size {size}", size=names),
            title="{}",
            next_step=sentence("choose a size"),
            alone="the board of each has other cells",
        ),
    )
}
