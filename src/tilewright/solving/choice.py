"""Which engine answers a question about a puzzle."""

from __future__ import annotations

from dataclasses import dataclass

from ..engines import ENGINES, Engine
from ..errors import InvalidSetup, MissingExtra, NoEngine
from ..families import Compiled, Puzzle, family_of
from ..families.setups import setup_of


@dataclass(frozen=True)
class Choice:
    """An engine, the puzzle compiled for it, and one line that says why it was taken."""

    engine: Engine
    compiled: Compiled
    why: str


def choose_engine(puzzle: Puzzle, name: str | None = None) -> Choice:
    """The engine of this name, or the one that suits the puzzle best.

    An engine may come in several kinds, one for each kind of model: `annealing` is also
    `annealing-edges`. Raises NoEngine for an unknown name or an engine that cannot take the puzzle,
    MissingExtra for one whose library is not installed, InvalidSetup for a template that lacks its dice.
    """
    setup = setup_of(puzzle)
    if setup is not None:
        raise InvalidSetup(f"{puzzle.name} is a template: choose {setup.blocked} cells to block first")
    family = family_of(puzzle)
    if name is None:
        return _first_that_fits(puzzle)
    kin = [engine for engine in ENGINES.values() if engine.name == name or engine.name.startswith(name + "-")]
    fitting = [engine for engine in kin if engine.model in family.compilers]
    if not kin:
        raise NoEngine(f"there is no engine {name!r}; there are {', '.join(ENGINES)}")
    if not fitting:
        able = [engine.name for engine in ENGINES.values() if engine.model in family.compilers]
        raise NoEngine(f"engine {name!r} cannot take a {puzzle.family} puzzle; {', '.join(able)} can")
    engine = fitting[0]
    if not engine.is_available():
        raise MissingExtra(
            f"engine {engine.name!r} needs a library that is not installed; "
            f"pip install 'tilewright[{name.partition('-')[0]}]' brings it"
        )
    compiled = family.compilers[engine.model](puzzle)
    if reason := engine.unfit(compiled.model):
        raise NoEngine(f"engine {engine.name!r} cannot take {puzzle.name}: {reason}")
    return Choice(engine, compiled, f"{engine.name}: asked for")


def _first_that_fits(puzzle: Puzzle) -> Choice:
    """The first exhaustive engine of the table that takes the family's main model of the puzzle."""
    model, compile_puzzle = next(iter(family_of(puzzle).compilers.items()))
    compiled = compile_puzzle(puzzle)
    reasons: list[str] = []
    for engine in ENGINES.values():
        if engine.model is not model or not engine.is_exhaustive:
            continue
        reason = engine.unfit(compiled.model) if engine.is_available() else "it is not installed"
        if not reason:
            why = f"{engine.name}: {engine.description}"
            return Choice(engine, compiled, why if not reasons else f"{why}, since {'; '.join(reasons)}")
        reasons.append(f"{engine.name} cannot take it: {reason}")
    raise NoEngine(f"no engine can take {puzzle.name}: {'; '.join(reasons)}")
