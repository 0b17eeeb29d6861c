"""How long an engine is expected to take for a model: a guess at first, then told by random descents.

Nothing here depends on a clock: the same model has the same outlooks on all machines, so that a job goes on with the
engine that it was begun with.
"""

from __future__ import annotations

from functools import partial
from itertools import islice
from math import inf
from typing import TYPE_CHECKING

from ..deadline import in_time
from ..engines import Engine, KernelSearch, Status
from ..models import Model

if TYPE_CHECKING:
    from .descents import Descents

# So wide a round is off by a factor of two, rarely of five, and takes a hundredth of a second.
_WIDTH = 16
_SPEED = 2.4e6
# For a search whose first solution is waited for.
_BRIEF_WIDTH = 8
_BRIEF_SPEED = 1e5
# The descents of a round, side by side, have states of so many numbers together: an eighth of a gigabyte.
_MOST_NUMBERS = 1 << 24
_LEAST_WIDTH = 2
# All rounds together may take this share of the time that is expected, and no more than this number is made.
_SHARE = 0.1
_MOST_ROUNDS = 32
# A closer guess may take this share of the time that the best other engine expects.
_CLOSER_SHARE = 0.05
# A tree that ends soon is walked.
_WALKED_SECONDS = 50e-6
# In a tree deeper than some hundred levels a round would take too long; so it would if it took more than this share of
# the time that the best engine expects. A step copies a state.
_MOST_STEPS = 8000
_FIRST_SHARE = 0.005
_FIRST_SECONDS = 0.1
_STEP_SECONDS = 50e-6
_SECONDS_PER_NUMBER = 1e-9


class Outlook:
    """The seconds that an engine expects to take for the whole tree of a model.

    With `is_brief` descents are few, and nothing is loaded for them that takes time. The best engine so far expects to
    take `best` seconds; one that cannot be judged in a small share of that time counts as endless.
    """

    def __init__(self, engine: Engine, model: Model, *, is_brief: bool = False, best: float = inf) -> None:
        self.engine = engine
        self._is_brief = is_brief
        self._best = best
        self._model = model
        self._descents: Descents | None = None
        # The seconds told by all rounds together, and by the guess if that counts as one.
        self._sum = 0.0
        self._n_drawn = 0
        self._spent = 0.0
        self._is_close = False
        self.n_rounds = 0
        self.seconds = engine.estimate(model) if engine.estimate is not None else 0.0
        """Expected so far."""
        if engine.estimate is None:
            self.descend()
        elif engine.estimate_is_drawn:
            self._sum, self._n_drawn = self.seconds, 1

    @property
    def is_guess(self) -> bool:
        """Tell whether descents would tell more than the guess so far."""
        return self.engine.node_seconds is not None and self._descents is None

    @property
    def can_descend(self) -> bool:
        """Tell whether descents have told something, and go on."""
        return self.n_rounds > 0

    @property
    def is_rough(self) -> bool:
        """Tell whether the engine can guess better, and has not been asked to."""
        return self.engine.closer_estimate is not None and not self._is_close

    def look_closer(self, best: float) -> None:
        """Take the better guess of the engine, in a small part of `best` seconds."""
        assert self.engine.closer_estimate is not None
        self._is_close = True
        search = self.engine.start(self._model, 0)
        assert isinstance(search, KernelSearch)
        self._make_fast(search)
        self.seconds = self.engine.closer_estimate(self._model, search, _CLOSER_SHARE * best)

    def _make_fast(self, search: KernelSearch) -> None:
        """Take machine code for a search, unless it must be compiled first."""
        if not search.is_loaded or not search.compile():
            search.stay_interpreted()

    def is_worth_a_round(self, seconds: float) -> bool:
        """Tell whether with one more round descents take a small part of so many seconds."""
        n = self.n_rounds
        return n < _MOST_ROUNDS and self._spent * (n + 1) < n * _SHARE * seconds

    def descend(self) -> None:
        """Make one round of descents; a small tree is walked to its end instead."""
        assert self.engine.node_seconds is not None
        from .descents import Descents

        node_seconds = partial(self.engine.node_seconds, self._model)
        if self._descents is None:
            search = self.engine.start(self._model, 0)
            assert isinstance(search, KernelSearch)
            each = node_seconds(search)
            if search.is_loaded:
                search.compile()
            walk = search.copy(only_counts=True)
            if walk.advance(int(_WALKED_SECONDS / each) + 1, 0)[0] is Status.EXHAUSTED:
                self.seconds = walk.nodes * each
                return
            self._make_fast(search)
            width, speed = (_BRIEF_WIDTH, _BRIEF_SPEED) if self._is_brief else (_WIDTH, _SPEED)
            width = max(_LEAST_WIDTH, min(width, _MOST_NUMBERS // search.n_numbers))
            self._descents = Descents(search, 0, width, speed, node_seconds)
        step = _STEP_SECONDS + _SECONDS_PER_NUMBER * self._descents.root.n_numbers
        done = None
        for done in islice(self._descents.steps(), self._most_steps(step)):
            in_time()
            self._spent += step
            if done is not None:
                break
        if done is not None:
            self._sum += done.seconds
            self._n_drawn += 1
            self.n_rounds += 1
            self.seconds = self._sum / self._n_drawn
        elif self.engine.estimate is None:
            self.seconds = inf

    def _most_steps(self, each: float) -> int:
        """The number of steps of so many seconds after which a round is given up."""
        return int(min(_MOST_STEPS, max(_FIRST_SECONDS, _FIRST_SHARE * self._best) / each))
