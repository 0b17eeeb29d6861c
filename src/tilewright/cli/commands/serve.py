"""`tilewright serve`: the page, for browsers on this machine or, if asked for, on others."""

from __future__ import annotations

import re
import sys

from ...errors import InvalidRequest, MissingExtra
from .. import status
from ..parameters import layout
from ..printing.terminal import echo, note

PORT = 8714
_ORIGIN = re.compile(r"https?://([\w.-]+|\[[\da-f:]+\])(:\d+)?|\*", re.ASCII | re.IGNORECASE)
_about_address = layout.section("Where")
_about_load = layout.section("How much")


@layout.command(
    "serve",
    examples="""
    tilewright serve                       the page at http://127.0.0.1:8714/, for this machine alone
    tilewright serve --port 0 --no-open    at any free port, without opening a browser
    tilewright serve --host 0.0.0.0        open to every machine that can reach this one
    tilewright serve --allow-host puzzles.example.org    behind a proxy of that name
    tilewright serve --embed-in https://blog.example.org   pages there may show puzzles of this server
""",
)
@_about_address(
    "--host",
    metavar="ADDRESS",
    default="127.0.0.1",
    help="Listen on this address; by default only this machine can reach the page.",
)
@_about_address(
    "--port",
    metavar="N",
    type=layout.Whole(0, 65535),
    default=PORT,
    help=f"The port; {PORT} without it, 0 for any that is free.",
)
@_about_address(
    "--allow-host",
    "hosts",
    metavar="NAME",
    multiple=True,
    help="Answer to this name, too, e.g. that of a proxy; may be repeated.",
)
@_about_address(
    "--embed-in",
    metavar="ORIGIN",
    multiple=True,
    help="Let pages of this origin show puzzles, e.g. https://blog.example.org; may be repeated, * for all.",
)
@_about_address(
    "--open/--no-open",
    "opens",
    default=None,
    help="Open the page in a browser; without it on a terminal, for this machine alone.",
)
@_about_load("--searches", metavar="N", type=layout.Whole(1, 1000), help="Run at most N searches at once (24).")
@_about_load(
    "--search-seconds", metavar="TIME", type=layout.Seconds(1), help="Stop a search after so many seconds (600), or 1h."
)
@_about_load(
    "--memory",
    metavar="MIB",
    type=layout.Whole(1024),
    help="Let one search use at most MIB mebibytes (2048), up to a quarter of them for earlier counts.",
)
@_about_load(
    "--cells",
    metavar="N",
    type=layout.Whole(1),
    help="Take boards of up to N cells (1200), and as many pieces; large ones take a while to open.",
)
@layout.option("--verbose", is_flag=True, help="Show every request.")
def command(
    host: str,
    port: int,
    hosts: tuple[str, ...],
    embed_in: tuple[str, ...],
    opens: bool | None,
    searches: int | None,
    search_seconds: float | None,
    memory: int | None,
    cells: int | None,
    verbose: bool,
) -> int:
    """Serve the page on which puzzles are played, solved, counted and made.

    Nothing leaves this machine, and no other machine reaches the page, unless --host says so. Ctrl-C ends it.
    """
    try:
        from ...web.server import is_loopback, serve
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in ("starlette", "uvicorn"):
            raise
        raise MissingExtra(
            "the page needs the libraries starlette and uvicorn, which are not installed: pip install 'tilewright[web]'"
        ) from error
    from ...web.served import page_files
    from ...web.settings import Settings

    for name in hosts:
        if not name or any(character in name for character in "/:*@ "):
            raise InvalidRequest(f"--allow-host takes a bare name such as puzzles.example.org, not {name!r}")
    for origin in embed_in:
        if not _ORIGIN.fullmatch(origin):
            raise InvalidRequest(f"--embed-in takes an origin such as https://blog.example.org, or *, not {origin!r}")
    if "" not in page_files():
        note("The page itself is missing from this installation: only programs are answered. Install tilewright anew.")
    settings = Settings.chosen(hosts, searches, search_seconds, memory, cells, embed_in=embed_in)
    is_private = is_loopback(host)
    will_open = opens if opens is not None else is_private and sys.stdout.isatty()

    def tell(address: str) -> None:
        echo(f"Tilewright listens at {address} (Ctrl-C ends it).")
        if not is_private:
            note("Everyone who can reach this machine can use the page; docs/exposing.md says how to protect it.")
        sys.stdout.flush()
        if will_open:
            _open(address)

    serve(host, port, settings, tell, verbose=verbose)
    return status.DONE


def _open(address: str) -> None:
    """Show the page in a browser of this machine, if it has one."""
    import threading
    import webbrowser

    # Some browsers do not return before they are closed.
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
