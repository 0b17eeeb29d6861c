"""What the person who starts a server can choose, and the bounds that keep it alive."""

from __future__ import annotations

import sys
from dataclasses import field

from ..desk.limits import DeskLimits
from ..values import frozen


@frozen
class Settings:
    """Numbers of processes and bounds on their work; times in seconds, sizes in bytes."""

    hosts: tuple[str, ...] = ()
    """Host names that requests may use, besides those of the loopback."""
    any_address: bool = False
    """Whether requests may use any numeric address: the server listens on other networks than the loopback."""
    embed_in: tuple[str, ...] = ()
    """Origins whose pages may show ours in a frame, such as https://blog.example.org; "*" for all."""
    desk: str = "tilewright.desk.asks"
    """The module whose `answer` and `search` are served."""
    limits: DeskLimits = field(default_factory=DeskLimits)

    start_method: str = "forkserver" if sys.platform == "linux" else "spawn"
    """How `multiprocessing` starts workers: as copies of a warm process, where all libraries bear to be copied."""
    ask_workers: int = 3
    ask_seconds: float = 15.0
    """A worker that needs longer for an ask is ended."""
    slow_asks: tuple[str, ...] = ("hint", "why", "draw", "picture", "live", "gauge")
    """Asks that may take seconds; one worker is kept for all others."""
    wait_seconds: float = 10.0
    """An ask that waits longer for a free worker is refused: the client should come again."""
    asks_waiting: int = 100
    """How many asks may wait for a worker; more are refused: the client should come again."""

    searches_at_once: int = 24
    begin_seconds: float = 60.0
    """A search that needs longer to begin is given up: its puzzle is too large, or the machine too busy."""
    spare_workers: int = 1 if sys.platform == "linux" else 2
    """How many workers are kept ready for the next searches; without a fork server a new one takes a second or two."""
    stop_seconds: float = 0.4
    """The worker of a search that goes on longer after Stop is ended."""
    away_seconds: float = 60.0
    """A search that no page has followed for this time is stopped."""
    kept_seconds: float = 600.0
    """How long after its end the events of a search can be fetched again."""
    kept_searches: int = 200
    readers: int = 8
    """How many pages may follow one search at once."""

    memory: int = 2 * 2**30
    """Address space of one worker; a search remembers a part of it, see `DeskLimits.memory`."""
    body: int = 512 * 2**10
    body_seconds: float = 20.0
    """A request whose body takes longer to arrive is given up."""
    heartbeat: float = 10.0
    """A silent stream of events sends a comment this often."""
    write_seconds: float = 60.0
    """A page that takes nothing from its stream for this time is gone."""
    connections: int = 400

    @classmethod
    def chosen(
        cls,
        hosts: tuple[str, ...] = (),
        searches: int | None = None,
        search_seconds: float | None = None,
        memory: int | None = None,
        cells: int | None = None,
        embed_in: tuple[str, ...] = (),
    ) -> Settings:
        """The settings with the person's choices; `memory` in mebibytes."""
        n_bytes = cls.memory if memory is None else memory * 2**20
        limits = DeskLimits.for_cells(
            cells or DeskLimits.cells,
            search_seconds=search_seconds or DeskLimits.search_seconds,
            # The search's own store of visited states is only a part of what a process holds.
            memory=min(DeskLimits.memory, n_bytes // 4),
        )
        times = limits.characters // DeskLimits.characters
        return cls(
            hosts=hosts,
            embed_in=embed_in,
            limits=limits,
            searches_at_once=searches or cls.searches_at_once,
            memory=n_bytes,
            body=times * cls.body,
            ask_seconds=times * cls.ask_seconds,
        )
