"""Runs the command line in this process."""

from __future__ import annotations

from click.testing import CliRunner, Result

from tilewright.cli import app


def run(*arguments: object, status: int = 0) -> Result:
    """Run a command, see that it exits with this status and that nothing went wrong unforeseen."""
    result = CliRunner().invoke(app, [str(argument) for argument in arguments])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == status, result.output
    return result
