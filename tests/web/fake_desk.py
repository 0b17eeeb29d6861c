"""A desk that does what it is told, good or bad: what the server makes of each is tested with it."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator, Mapping
from typing import Any

from tilewright.desk.limits import DeskLimits, Refused


def answer(ask: str, params: Mapping[str, Any], limits: DeskLimits) -> dict[str, Any]:
    """Most asks are named by what goes wrong."""
    match ask:
        case "gallery":
            return {"puzzles": [{"name": "one"}]}
        case "picture":
            return {"media": "image/svg+xml", "text": f"<svg><!-- {params['name']} --></svg>"}
        case "echo":
            return dict(params)
        case "who":
            return {"pid": os.getpid(), "parent": os.getppid()}
        case "print":
            print("answer {}")
            return {"printed": True}
        case "refuse":
            raise Refused("no", "here", "try yes", params.get("kind", "bad-request"))
        case "sleep":
            time.sleep(params["seconds"])
            return {"slept": params["seconds"]}
        case "die":
            os._exit(3)
        case "crash":
            raise ValueError("a secret in /home/somebody")
        case "memory":
            # More than the address space that it may have.
            return {"n": len(bytearray(2**40))}
        case "nan":
            return {"number": float("nan")}
        case "half":
            return {"text": "\ud800"}
    raise Refused("nothing is called so", kind="not-found")


def search(params: Mapping[str, Any], controls: Any, limits: DeskLimits) -> Iterator[dict[str, Any]]:
    """Refuses at once what it refuses."""
    if params.get("refuse"):
        raise Refused("no", "here", "try yes")
    if params.get("crash") == "at once":
        raise ValueError("a secret in /home/somebody")
    return _events(params, controls, limits)


def _events(params: Mapping[str, Any], controls: Any, limits: DeskLimits) -> Iterator[dict[str, Any]]:
    yield {"kind": "begun", "words": "begun"}
    for number in range(params.get("solutions", 0)):
        yield {"kind": "solution", "number": number + 1, "placements": [[0, 0, number]]}
    if "progress" in params:
        yield {"kind": "progress", **params["progress"]}
    if "text" in params:
        yield {"kind": "solution", "number": 1, "text": params["text"] * params["times"]}
    match params.get("crash"):
        case "die":
            os._exit(3)
        case "abort":
            os.abort()
        case "memory":
            bytearray(2**40)
        case "later":
            raise ValueError("a secret in /home/somebody")
    if "deaf" in params:
        time.sleep(params["deaf"])
    began = time.monotonic()
    stopped_by = ""
    while time.monotonic() - began < params.get("seconds", 0):
        yield {"kind": "progress", "found": 0, "nodes": 7, "speed": controls.speed}
        yield {"kind": "wait", "seconds": 0.02}
        if controls.stopped:
            stopped_by = "stop"
            break
    yield {
        "kind": "done",
        "stopped_by": stopped_by,
        "exhausted": not stopped_by,
        "found": params.get("solutions", 0),
        "words": "the end",
    }
