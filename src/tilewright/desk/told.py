"""What is told of a search while it runs: events as plain data, and its latest progress."""

from __future__ import annotations

from typing import Any

from ..solving import Progress

Event = dict[str, Any]


class Told:
    """Holds the latest progress until `event` gives it, once; it begins with that of a search that has just begun."""

    looks_after = 0.5
    """The page shows the share of searches that take longer."""

    def __init__(self) -> None:
        self._latest: Progress | None = Progress(nodes=0, found=0, share=0.0, seconds=0.0)

    def __call__(self, progress: Progress) -> None:
        self._latest = progress

    @property
    def is_news(self) -> bool:
        """Tell whether there is progress that was not given yet."""
        return self._latest is not None

    def event(self, given: float = 0.0) -> Event:
        """The progress, if there is any since the last call; else a beat.

        `share` is the share of the search that is walked. `given`, the share of the solutions wanted that are found,
        only decides whether the remaining time is of interest: where the last of them ends the search, it is not.
        """
        progress, self._latest = self._latest, None
        if progress is None:
            return {"kind": "beat"}
        remaining = progress.remaining if given <= progress.share else None
        nodes, _ = progress.words
        # Of a search the page says itself how far it is; other work is told in its own words.
        words = {} if nodes == "nodes" else {"words": f"{progress.nodes:,} {nodes}"}
        return words | {
            "kind": "progress",
            "share": progress.share,
            "found": progress.found,
            "nodes": progress.nodes,
            "seconds": round(progress.seconds, 3),
            "remaining": [round(bound, 1) for bound in remaining] if remaining else None,
        }
