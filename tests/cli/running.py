"""Runs the command line in this process."""

from __future__ import annotations

from click.testing import CliRunner, Result

from tilewright.cli.parameters.clicked import app


def run(*arguments: object, status: int | None = 0) -> Result:
    """Run a command, see that it exits with this status (None: with any of ours) and without a traceback."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code in ((0, 1, 2, 3) if status is None else (status,)), result.output
    return result
