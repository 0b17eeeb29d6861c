"""Which engine answers a question about a puzzle, or about a bare model.

Results never depend on the choice. Where several engines can take a model, those that can try
themselves out say how long they expect to take, and the quickest is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from math import inf
from typing import Any

from ..engines import ENGINES, Engine
from ..errors import InvalidRequest, InvalidSetup, MissingExtra, NoEngine
from ..families import Compiled, Puzzle, family_of
from ..models import CoverModel, EdgeModel, Model, SumModel, in_time
from ..values import frozen

# An engine that expects to be done so soon is taken without asking the others, which would take as long.
_SOON = 0.05
# An engine that counts without listing is given so many nodes to be done before the next one takes over, unless that
# one would take years.
_TRIAL_NODES = 1_000_000
_HOPELESS = 1e6

_WHAT = {CoverModel: "an exact cover", EdgeModel: "an edge-matching model", SumModel: "a model of sums"}


@frozen
class Choice:
    """An engine that was chosen, and one line that says why.

    Where its expectation is a guess, `second` takes over when it has visited `trial_nodes` in vain.

    Attributes
    ----------
    is_long
        Whether it pays to ask first if a coloring proves that there is no solution.
    compiled
        The puzzle, compiled for the engine; None if it was chosen for a bare model.
    """

    engine: Engine
    why: str
    second: Engine | None = None
    trial_nodes: int = 0
    is_long: bool = False
    compiled: Any = None


def choose_engine(
    puzzle: Puzzle,
    name: str | None = None,
    *,
    for_counting: bool = False,
    searched: Callable[[Compiled], Model] = lambda compiled: compiled.model,
) -> Choice:
    """The engine of this name, or the one that suits the puzzle best.

    An engine may come in several kinds, one for each kind of model: `annealing` is also
    `annealing-edges`. With `for_counting` it need not be able to give solutions. `searched` says what will
    be searched, if not the whole model: that is what the engine must suit. Raises NoEngine for an
    unknown name or an engine that cannot take the puzzle, MissingExtra for one whose library is not
    installed, InvalidRequest for one that never gives solutions, InvalidSetup for a template that lacks its dice.
    """
    setup = puzzle.setup
    if setup is not None:
        raise InvalidSetup(f"{puzzle.name} is a template: choose {setup.blocked} cells to block first")
    compilers = family_of(puzzle).compilers
    if name is not None:
        able = list(ENGINES.taking(compilers))
        named = _named(name, able, f"a {puzzle.family} puzzle", for_counting)
        compiled: Compiled = compilers[named.model](puzzle)
        return replace(_asked_for(named, compiled.model, puzzle.name), compiled=compiled)
    problems: list[str] = []
    for kind, compile_puzzle in compilers.items():
        try:
            compiled = compile_puzzle(puzzle)
        except NoEngine as reason:
            problems.append(str(reason))
            continue
        found = _quickest(searched(compiled), ENGINES.taking([kind]), for_counting)
        if isinstance(found, str):
            problems.append(found)
        else:
            return replace(found, compiled=compiled)
    raise NoEngine(f"no engine can take {puzzle.name}: {'; '.join(problems)}")


def choose_for_model(model: Model, name: str | None = None, *, for_counting: bool = False) -> Choice:
    """The engine of this name, or the one that suits a bare model best.

    Raises NoEngine for an unknown name or an engine that cannot take the model, MissingExtra for one whose
    library is not installed, InvalidRequest for one that never gives solutions.
    """
    able = ENGINES.taking([type(model)])
    what = _WHAT[type(model)]
    if name is None:
        found = _quickest(model, able, for_counting)
        if isinstance(found, str):
            raise NoEngine(f"no engine can take {what}: {found}")
        return found
    return _asked_for(_named(name, list(able), what, for_counting), model, "this model")


def _named(name: str, able: list[Engine], what: str, for_counting: bool) -> Engine:
    """The first engine of a name among those that can take a kind of puzzle or model.

    It must be installed, and give solutions where these are wanted.
    """
    engine = next((engine for engine in _kin(name) if engine in able), None)
    if engine is None:
        raise NoEngine(f"engine {name!r} cannot take {what}; {', '.join(engine.name for engine in able)} can")
    if not engine.is_available():
        raise MissingExtra(
            f"engine {engine.name!r} needs a library that is not installed; "
            f"pip install 'tilewright[{engine.name.partition('-')[0]}]' brings it"
        )
    if engine.only_counts and not for_counting:
        raise InvalidRequest(f"engine {engine.name!r} counts solutions without listing them; take another one")
    return engine


def _asked_for(engine: Engine, model: Model, what: str) -> Choice:
    if reason := engine.unfit(model):
        raise NoEngine(f"engine {engine.name!r} cannot take {what}: {reason}")
    return Choice(engine, f"{engine.name}: asked for")


def _kin(name: str) -> list[Engine]:
    """The engine of a name, or all kinds of it."""
    kin = [ENGINES[one] for one in ENGINES if one == name or one.startswith(name + "-")]
    if not kin:
        raise NoEngine(f"there is no engine {name!r}; there are {', '.join(ENGINES)}")
    return kin


def _quickest(model: Model, engines: Iterable[Engine], for_counting: bool) -> Choice | str:
    """The exhaustive engine that expects to be done first, and why it; or why none can take the model.

    Engines that expect nothing are asked last, in the order of the table.
    """
    reasons: list[str] = []
    expected: list[tuple[float, Engine]] = []
    plain: list[Engine] = []
    for engine in engines:
        in_time()
        if not engine.is_exhaustive or (engine.only_counts and not for_counting):
            continue
        reason = engine.unfit(model) if engine.is_available() else "it is not installed"
        if reason:
            reasons.append(f"{engine.name} cannot take it: {reason}")
        elif engine.estimate is None:
            plain.append(engine)
        else:
            expected.append((engine.estimate(model), engine))
            if expected[-1][0] < _SOON:
                break
    if expected:
        expected.sort(key=lambda pair: pair[0])
        engine = expected[0][1]
        is_long = expected[0][0] >= _SOON
        others = "; ".join(f"{other.name} {_duration(seconds)}" for seconds, other in expected[1:])
        why = f"{engine.name}: {engine.description} (expected: {_duration(expected[0][0])}"
        why = f"{why}; {others})" if others else f"{why})"
        listing = [(seconds, other) for seconds, other in expected[1:] if not other.only_counts]
        if engine.only_counts and listing and listing[0][0] < _HOPELESS:
            # How often it comes back to the same rest is a guess, and a bad one may cost years.
            return Choice(engine, why, listing[0][1], _TRIAL_NODES, is_long)
        return Choice(engine, why, is_long=is_long)
    if plain:
        why = f"{plain[0].name}: {plain[0].description}"
        return Choice(plain[0], f"{why}, since {'; '.join(reasons)}" if reasons else why)
    return "; ".join(reasons) or "none is exhaustive"


def _duration(seconds: float) -> str:
    """About how long, as people say it."""
    if seconds == inf:
        return "endless"
    for unit, name in ((86400 * 365, "years"), (86400, "days"), (3600, "h"), (60, "min"), (1, "s")):
        if seconds >= 2 * unit or unit == 1:
            amount = seconds / unit
            if amount > 1000:
                return f"over 1000 {name}"
            return f"{amount:.0f} {name}" if amount >= 10 else f"{max(amount, 0.001):.2g} {name}"
    return ""
