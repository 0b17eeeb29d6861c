"""What whoever starts a server may choose, and the bounds that keep it alive."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field, replace

from ..desk.limits import DeskLimits


@dataclass(frozen=True)
class Settings:
    """How many processes work, how long and with how much; times in seconds, sizes in bytes."""

    hosts: tuple[str, ...] = ()
    """Names by which the server may be called besides those of this machine's own loopback."""
    any_address: bool = False
    """Whether it may be called by whatever numeric address it has: it listens on others than the loopback."""
    desk: str = "tilewright.desk.asks"
    """The module whose `answer` and `search` are served."""
    limits: DeskLimits = field(default_factory=DeskLimits)

    copies: bool = sys.platform == "linux"
    """Whether workers are copies of one process. Elsewhere libraries do not bear it, or there is no such thing."""
    ask_workers: int = 3
    ask_seconds: float = 15.0
    """After so long a worker that still thinks about an ask is ended."""
    slow_asks: tuple[str, ...] = ("hint", "why", "draw", "picture")
    """What may take seconds: one worker is kept for all that does not."""
    wait_seconds: float = 10.0
    """After so long an ask for which no worker becomes free is told to come again."""
    asks_waiting: int = 100
    """So many asks may wait for a worker; others are told to come again."""

    searches_at_once: int = 24
    begin_seconds: float = 60.0
    """After so long a search that has not begun is given up: its puzzle is too large, or the machine too busy."""
    spare_workers: int = 1
    """Idle workers for searches that are always kept ready."""
    idle_workers: int = 4
    """Idle workers for searches beyond this number are ended; copies always are."""
    stop_seconds: float = 0.4
    """A search that goes on for so long after Stop is ended from outside."""
    away_seconds: float = 60.0
    """A search that no page has looked at for so long is stopped."""
    kept_seconds: float = 600.0
    """For so long after its end, the events of a search can be fetched again."""
    kept_searches: int = 200
    readers: int = 8
    """Pages that may look at one search at once."""

    memory: int = 2 * 2**30
    """Address space of one worker; a search remembers a part of it, see `DeskLimits.memory`."""
    body: int = 512 * 2**10
    body_seconds: float = 20.0
    """A request whose body takes longer to arrive is given up."""
    heartbeat: float = 10.0
    """A silent stream of events gives a sign of life so often."""
    write_seconds: float = 60.0
    """A page that takes nothing from its stream for so long is gone."""
    connections: int = 400

    @classmethod
    def chosen(
        cls, hosts: tuple[str, ...], searches: int | None, search_seconds: float | None, memory: int | None
    ) -> Settings:
        """The settings with what was chosen for some of them; `memory` in mebibytes."""
        limits = DeskLimits()
        if search_seconds is not None:
            limits = replace(limits, search_seconds=search_seconds)
        settings = cls(hosts=hosts, limits=limits)
        if searches is not None:
            settings = replace(settings, searches_at_once=searches)
        if memory is not None:
            n_bytes = memory * 2**20
            # The search's own store of what it has seen is only a part of what a process holds.
            settings = replace(
                settings, memory=n_bytes, limits=replace(limits, memory=min(limits.memory, n_bytes // 4))
            )
        return settings
