"""A real server in a thread, and what is asked of it."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tilewright.web.server import PageServer
from tilewright.web.settings import Settings

HERE = str(Path(__file__).parent)
# Patient: all that is waited for comes, but the machine may be busy.
PATIENCE = 60.0


@contextmanager
def served(settings: Settings) -> Iterator[httpx.Client]:
    """A client of a server that runs as long as the block; modules of this folder can be its desk."""
    # Workers get the path of the process that starts them.
    sys.path.append(HERE)
    listening = threading.Event()
    server = PageServer("127.0.0.1", 0, settings, lambda address: listening.set())
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        assert listening.wait(PATIENCE)
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
            yield client
    finally:
        server.end()
        thread.join()
        sys.path.remove(HERE)


def ask(client: httpx.Client, name: str, params: Any = None, status: int = 200) -> Any:
    """What an ask is answered, or the refusal."""
    response = client.post(f"/api/ask/{name}", json={} if params is None else params)
    assert response.status_code == status, response.text
    data = response.json()
    return data if status == 200 else data["refused"]


def begin(client: httpx.Client, params: Any, status: int = 201) -> Any:
    """The name of a new search, or the refusal."""
    response = client.post("/api/searches", json=params)
    assert response.status_code == status, response.text
    return response.json()["id"] if status == 201 else response.json()["refused"]


def follow(client: httpx.Client, name: str, after: int = 0, **headers: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The events of a search with their numbers, until the stream ends or nobody wants more."""
    with client.stream("GET", f"/api/searches/{name}/events?after={after}", headers=headers) as response:
        assert response.status_code in (200, 204)
        number = 0
        for line in response.iter_lines():
            if line.startswith("id: "):
                number = int(line[4:])
            elif line.startswith("data: "):
                yield number, json.loads(line[6:])


def events(client: httpx.Client, params: Any) -> list[dict[str, Any]]:
    """All events of a search."""
    return [event for _, event in follow(client, begin(client, params))]
