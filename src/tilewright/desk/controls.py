"""How a search that is under way is steered, and what is told of it at its end."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from .kept import KeptCount


@dataclass
class Controls:
    """A search reads these between two events; one other thread may change them.

    `speed` is in placements a second, and 0 is a pause. `steps` counts the single steps asked for so far. `kept` notes
    where a count stands, for a desk that can go on from there.
    """

    stopped: bool = False
    speed: float = 20.0
    steps: int = 0
    kept: KeptCount | None = None

    def step(self) -> None:
        """Ask a watched search for one step; it pauses for that."""
        # In this order: a search that sees the new step must also see the pause.
        self.speed = 0.0
        self.steps += 1

    def steer(self, message: Mapping[str, Any]) -> bool:
        """Obey {"stop": true}, {"speed": SPEED} or {"step": true}; False if the message says something else."""
        if "stop" in message:
            self.stopped = True
        elif "speed" in message:
            self.speed = float(message["speed"])
        elif "step" in message:
            self.step()
        else:
            return False
        return True


def done_event(stopped_by: str, found: int, seconds: float, nodes: int, words: str) -> dict[str, Any]:
    """The last event of a search."""
    return {
        "kind": "done",
        "stopped_by": stopped_by,
        "exhausted": not stopped_by,
        "found": found,
        "seconds": round(seconds, 3),
        "nodes": nodes,
        "words": words,
    }
