"""Which engine answers a question about a puzzle, or about a bare model.

Results never depend on the choice. Where several engines can take a model, each says how long it expects to take:
at first by a guess, and where that matters by random descents in its tree. The quickest is taken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from math import inf
from typing import TYPE_CHECKING, Any

from ..deadline import in_time
from ..engines import ENGINES, Engine
from ..errors import InvalidRequest, MissingExtra, NoEngine
from ..families import Compiled, family_of, refuse_template
from ..families.wording import nearest
from ..models import CoverModel, EdgeModel, Model, SumModel
from ..values import frozen, replace
from .outlook import Outlook

if TYPE_CHECKING:
    from ..families import Puzzle

SOON = 0.02
"""An engine that expects to be done so soon is taken without asking the others, which would take as long: by its guess,
or as descents tell. To ask one more takes some hundredths of a second."""
_ASKING = 0.05
# In some trees descents never meet the large branches. If they alone told that little time is needed, a count asks
# again after so many nodes, some hundredths of a second.
_DOUBTED_NODES = 1 << 22
# A count that takes another engine less than so many seconds is handed over to that then.
_PATIENCE = 100.0
# If the best so far expects to take this long, others that can guess are asked before those that cannot.
_LATER = 1.0
# From this on a proof that there is no solution may pay.
_LONG = 0.05
# A guess may be this many times too large, for each second that the best engine takes: a trial costs time, too.
_DOUBT = 3000
# An engine that counts without listing goes on for as long as the next one expects to take, at least for so many nodes,
# before that one takes over; unless that one would take years.
_TRIAL_NODES = 200_000
_HOPELESS = 1e6
# One round of descents may be off by so many times, several together by less.
_ROUND_DOUBT = 5

# An engine of another kind of model is less of the same, but may be slow.
_NODES_OF_OTHER = 3_000_000

_WHAT = {CoverModel: "an exact cover", EdgeModel: "an edge-matching model", SumModel: "a model of sums"}


@frozen
class Choice:
    """An engine that was chosen, and one line that says why.

    Attributes
    ----------
    second
        The engine that takes over when the first has visited `trial_nodes` in vain; None if it is chosen only then.
    trial_nodes
        0 if the expectation is sure: nothing takes over.
    seconds
        How long the search is expected to take; 0 if nothing is expected.
    compiled
        The puzzle, compiled for the engine; None if it was chosen for a bare model.
    """

    engine: Engine
    why: str
    second: Engine | None = None
    trial_nodes: int = 0
    seconds: float = 0.0
    compiled: Any = None

    @property
    def is_long(self) -> bool:
        """Tell whether it pays to ask first if a coloring proves that there is no solution."""
        return self.seconds >= _LONG


def choose_engine(
    puzzle: Puzzle,
    name: str | None = None,
    *,
    for_counting: bool = False,
    for_all: bool = False,
    searched: Callable[[Compiled], Model] = lambda compiled: compiled.model,
) -> Choice:
    """The engine of this name, or the one that suits the puzzle best.

    An engine may come in several kinds, one for each kind of model: `annealing` is also
    `annealing-edges`. With `for_counting` it need not be able to give solutions, and with that
    or `for_all` the search is expected to go on to its end, so engines are compared more closely. `searched` says what
    will be searched, if not the whole model: that is what the engine must suit. Raises NoEngine for an
    unknown name or an engine that cannot take the puzzle, MissingExtra for one whose library is not
    installed, InvalidRequest for one that never gives solutions, InvalidSetup for a template that lacks its dice.
    """
    refuse_template(puzzle)
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
        found = _quickest(searched(compiled), ENGINES.taking([kind], exhaustive=True), for_counting, for_all)
        if isinstance(found, str):
            problems.append(found)
        else:
            return replace(found, compiled=compiled)
    raise NoEngine(f"no engine can take {puzzle.name}: {'; '.join(problems)}")


def other_engines(puzzle: Puzzle, first: str, *, for_counting: bool = False) -> Iterator[tuple[Engine, int | None]]:
    """The engines besides the first that can list all solutions: those of another kind of model for a while, then any.

    An engine comes with the nodes after which the next one is to be asked; None for no limit. With `for_counting` it
    need not be able to list; where the first one does not, others of that sort come first.
    """
    able: list[Engine] = []
    for kind, compile_puzzle in family_of(puzzle).compilers.items():
        try:
            model = compile_puzzle(puzzle).model
        except NoEngine:
            continue
        able += [
            engine
            for engine in ENGINES.taking([kind], exhaustive=True)
            if engine.name != first and (for_counting or not engine.only_counts)
            if engine.is_available() and not engine.unfit(model)
        ]
    kind = ENGINES[first].model
    # Those of other projects come last.
    able.sort(key=lambda engine: (engine.resume is None, engine.only_counts != ENGINES[first].only_counts))
    yield from ((engine, _NODES_OF_OTHER) for engine in able if engine.model is not kind)
    yield from ((engine, None) for engine in able if engine.model is kind)
    yield from ((engine, None) for engine in able if engine.model is not kind)


def choose_for_model(
    model: Model, name: str | None = None, *, for_counting: bool = False, for_all: bool = False
) -> Choice:
    """The engine of this name, or the one that suits a bare model best; see `choose_engine`.

    Raises NoEngine for an unknown name or an engine that cannot take the model, MissingExtra for one whose
    library is not installed, InvalidRequest for one that never gives solutions.
    """
    able = ENGINES.taking([type(model)], exhaustive=name is None)
    what = _WHAT[type(model)]
    if name is None:
        found = _quickest(model, able, for_counting, for_all)
        if isinstance(found, str):
            raise NoEngine(f"no engine can take {what}: {found}")
        return found
    return _asked_for(_named(name, list(able), what, for_counting), model, "this model")


def second_thought(model: Model) -> Engine | None:
    """The engine that counts a model soon without listing, told by what it does first; None if there is none."""
    for engine in ENGINES.taking([type(model)]):
        if engine.only_counts and engine.closer_estimate is not None and not engine.unfit(model):
            outlook = Outlook(engine, model)
            outlook.look_closer(_PATIENCE)
            return engine if outlook.seconds < _PATIENCE else None
    return None


def rivals(model: Model, first: Engine) -> list[Engine]:
    """The engines that may meet a solution sooner than the first: the next one that lists, and one that counts soon.

    They can pause. One that counts never has a solution, but tells if there is none.
    """
    able = (
        engine
        for engine in ENGINES.taking([type(model)], exhaustive=True)
        if engine is not first and not engine.only_counts and engine.resume is not None and engine.is_available()
    )
    found = [next((engine for engine in able if not engine.unfit(model)), None), second_thought(model)]
    return [engine for engine in found if engine is not None]


def with_table(choice: Choice) -> Choice | None:
    """The engine that keeps what it counts in a table, where one that only counts was chosen; None if there is none.

    The next engine takes over at the same time as from the one that was chosen.
    """
    memo = ENGINES["memo"]
    if not choice.engine.only_counts or memo.unfit(choice.compiled.model):
        return None
    if choice.engine is memo:
        return choice
    nodes = choice.trial_nodes and _trial_nodes(memo, choice.trial_nodes / choice.engine.nodes_per_second)
    return replace(choice, engine=memo, why=f"{memo.name}: {memo.description}", trial_nodes=nodes)


def _trial_nodes(engine: Engine, seconds: float) -> int:
    """The nodes that an engine visits in so many seconds, but enough for a small count."""
    return max(_TRIAL_NODES, int(seconds * engine.nodes_per_second))


def may_be_quick(model: Model, seconds: float) -> bool:
    """Tell from the guesses alone whether a count of a model may take less than so many seconds.

    Guesses cost nothing where an engine was chosen for the model before. If this says no, there is no need to look
    closer, which takes long where a puzzle is large.
    """
    is_slow = False
    # Engines behind the first quick one are not imported.
    for engine in ENGINES.taking([type(model)], exhaustive=True):
        if engine.estimate is not None and engine.is_available() and not engine.unfit(model):
            if engine.estimate(model) < _DOUBT * seconds:
                return True
            is_slow = True
    return not is_slow


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
        near = nearest(name, ENGINES)
        help = f"did you mean {near!r}?" if near else f"there are {', '.join(ENGINES)}"
        raise NoEngine(f"there is no engine {name!r}; {help}")
    return kin


def _quickest(model: Model, engines: Iterable[Engine], for_counting: bool, for_all: bool) -> Choice | str:
    """The engine that expects to be done first, of these exhaustive ones, and why it; or why none can take the model.

    Engines that expect nothing are asked last, in the order of the table.
    """
    is_thorough = for_counting or for_all
    reasons: list[str] = []
    outlooks: list[Outlook] = []
    plain: list[Engine] = []
    best = inf
    # A walk through what is counted is surer than descents; then engines that need these are asked only if it is long.
    is_sure = False
    # Descents are dear where trees are deep: an engine that needs them comes last if the others take long.
    later: list[Engine] = []
    for engine in chain(engines, later):
        in_time()
        needs_descents = engine.estimate is None and engine.node_seconds is not None
        if needs_descents and best >= _LATER and engine not in later:
            later.append(engine)
            continue
        if engine.only_counts and not for_counting:
            continue
        # Of those that only count the first one that can take the model is the quickest.
        if engine.only_counts and any(other.engine.only_counts for other in outlooks):
            continue
        if needs_descents and is_sure and best < _LATER:
            continue
        reason = engine.unfit(model) if engine.is_available() else "it is not installed"
        if reason:
            reasons.append(f"{engine.name} cannot take it: {reason}")
        elif engine.estimate is None and engine.node_seconds is None:
            plain.append(engine)
        else:
            outlooks.append(outlook := Outlook(engine, model, is_brief=not is_thorough, best=best))
            # A count that was guessed by descents alone is doubted when it has lasted for `_ASKING`.
            soon = _ASKING if for_counting and engine.estimate_is_drawn else SOON
            if outlook.seconds < soon and (best == inf or not outlook.is_guess or not is_thorough):
                break
            if is_thorough and outlook.is_guess and outlook.seconds < min(_HOPELESS, _DOUBT * best**2):
                outlook.descend()
            if outlook.is_rough and outlook.seconds >= _ASKING:
                outlook.look_closer(best)
                # An engine that sees no end has not walked.
                is_sure = outlook.seconds < inf
            best = min(best, outlook.seconds)
            if best < _ASKING:
                break
    if outlooks:
        expected = _compared(outlooks) if is_thorough else _ranked(outlooks)
        for outlook in expected[:]:
            best = min((other.seconds for other in expected if other is not outlook), default=inf)
            if outlook.is_rough and best < inf:
                in_time()
                outlook.look_closer(best)
        expected = _ranked(outlooks)
        engine = expected[0].engine
        seconds = expected[0].seconds
        others = "; ".join(f"{other.engine.name} {_duration(other.seconds)}" for other in expected[1:])
        why = f"{engine.name}: {engine.description} (expected: {_duration(expected[0].seconds)}"
        why = f"{why}; {others})" if others else f"{why})"
        listing = [other for other in expected[1:] if not other.engine.only_counts]
        if engine.only_counts and listing and listing[0].seconds < _HOPELESS:
            # How often it comes back to the same rest is a guess, and a bad one may cost years.
            nodes = _trial_nodes(engine, listing[0].seconds)
            return Choice(engine, why, listing[0].engine, nodes, seconds)
        is_doubted = for_counting and engine.estimate_is_drawn and seconds < _ASKING
        return Choice(engine, why, trial_nodes=_DOUBTED_NODES if is_doubted else 0, seconds=seconds)
    if plain:
        why = f"{plain[0].name}: {plain[0].description}"
        return Choice(plain[0], f"{why}, since {'; '.join(reasons)}" if reasons else why)
    return "; ".join(reasons) or "none is exhaustive"


def _ranked(outlooks: list[Outlook]) -> list[Outlook]:
    """The best first."""
    return sorted(outlooks, key=lambda outlook: outlook.seconds)


def _compared(outlooks: list[Outlook]) -> list[Outlook]:
    """The best first: descents go on in the two best for as long as that takes a small share of the time expected."""
    while close := _to_compare(_ranked(outlooks)):
        in_time()
        for outlook in close:
            outlook.descend()
    return _ranked(outlooks)


def _to_compare(ranked: list[Outlook]) -> list[Outlook]:
    """Those of the best two for which more descents may tell which is better and are worth their time."""
    close = [outlook for outlook in ranked[:2] if outlook.can_descend]
    if len(close) < 2:
        return []
    best = close[0].seconds
    doubt = 1 + _ROUND_DOUBT / min(outlook.n_rounds for outlook in close)
    return [outlook for outlook in close if outlook.is_worth_a_round(best)] if close[1].seconds < doubt * best else []


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
