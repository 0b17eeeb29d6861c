"""`tilewright resume`: go on with a search that is kept in the file of a job."""

from __future__ import annotations

import click

from . import layout
from .options import LimitChoice, dask_option, json_option, sample_limit_options, why_option, workers_option


@layout.command(
    "resume",
    examples="""
    tilewright resume long.job                 until it is done
    tilewright resume long.job --seconds 3600  for an hour
    tilewright resume long.job --dask tcp://10.0.0.1:8786   on a cluster
""",
)
@click.argument("job", metavar="FILE", type=click.Path())
@workers_option
@dask_option
@why_option
@sample_limit_options
@json_option
def command(job: str, workers: int, dask: str | None, why: bool, limit: LimitChoice, as_json: bool) -> int:
    """Go on with a count that was begun with `tilewright count PUZZLE --job FILE`, or with a sweep.

    It goes on where it was stopped, and ends with the same answer as if nothing had; limits are those
    of this run. A job that is done gives its answer at once.
    """
    from .long_search import go_on

    return go_on(job, workers, limit, why, as_json, dask=dask)
