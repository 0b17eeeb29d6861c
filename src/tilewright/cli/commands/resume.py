"""`tilewright resume`: go on with a search that is kept in the file of a job."""

from __future__ import annotations

from ..parameters import layout
from ..parameters.options import (
    SearchChoice,
    dask_option,
    explain_option,
    json_option,
    memory_option,
    nodes_option,
    search_options,
    seconds_option,
    workers_option,
)


@layout.command(
    "resume",
    examples="""
    tilewright resume long.job                 until it is done
    tilewright resume long.job --seconds 3600  for an hour
    tilewright resume long.job --dask tcp://10.0.0.1:8786   on a cluster
""",
)
@layout.argument("file", metavar="FILE", type=layout.FILE)
@search_options(workers_option, dask_option, explain_option, seconds_option, nodes_option, memory_option, json_option)
def command(file: str, search: SearchChoice) -> int:
    """Go on with a count that was begun with `tilewright count PUZZLE --job FILE`, or with a sweep.

    It continues where it stopped and ends with the same answer as without a stop; limits hold for this
    run only. A job that is done gives its answer at once.
    """
    from .long_search import go_on

    return go_on(file, search)
