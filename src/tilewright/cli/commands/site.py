"""`tilewright site`: the page as files, with its Python in the browser."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from .. import status
from ..parameters import layout
from ..parameters.options import json_option
from ..printing.terminal import echo, note, print_json

if TYPE_CHECKING:
    from ...answers.files import SiteAnswer


@layout.command(
    "site",
    examples="""
    tilewright site public                       the page; browsers load Python from jsDelivr
    tilewright site public --pyodide package     with Python inside: nothing comes from elsewhere
    python -m http.server --directory public     look at it
""",
)
@layout.argument("out", metavar="OUT", type=click.Path(path_type=Path))
@layout.option(
    "--pyodide",
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="Copy Pyodide from its unpacked npm package; by default browsers load it from a CDN.",
)
@json_option
def command(out: Path, pyodide: Path | None, as_json: bool) -> int:
    """Write the page into the folder OUT, as files that any web server can give.

    It can do what `tilewright serve` can do, and nothing runs on the server: Python is in the browser. A site
    that was written before may be written again; other files are never touched.
    """
    from ...web.site import write_site

    site = write_site(out, pyodide=pyodide, tell=note)
    if as_json:
        answer: SiteAnswer = {
            "folder": str(out),
            "files": site.n_files,
            "bytes": site.size,
            "pyodide": {
                "version": site.pyodide.version,
                "url": site.pyodide.url if site.pyodide.folder is None else None,
            },
        }
        print_json(answer)
        return status.DONE
    echo(f"Wrote {out}: {site.n_files} files, {site.size / 1e6:.1f} MB.")
    if site.pyodide.folder is None:
        echo(
            f"Browsers load Pyodide {site.pyodide.version}, their Python, from {site.pyodide.url};\n"
            f"with --pyodide it is part of the site."
        )
    else:
        echo(f"Pyodide {site.pyodide.version} is part of it: browsers load nothing from elsewhere.")
    echo(f"Look at it with `python -m http.server --directory {out}`; opened as a file it does not work.")
    return status.DONE
