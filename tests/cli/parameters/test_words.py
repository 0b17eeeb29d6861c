"""A plain command line is read without Click, and means what it means to Click."""

from __future__ import annotations

import shlex
from typing import Any

import pytest

from tilewright.cli.app import COMMANDS, command_of
from tilewright.cli.parameters.clicked import clicked
from tilewright.cli.parameters.words import values_of

# Each with the values by which they differ from those of the command without options.
PLAIN: dict[str, dict[str, Any]] = {
    "count soma": {},
    "count --nodes 10 soma --workers=2 --json": {"nodes": 10, "workers": 2, "as_json": True},
    "count soma --seconds 1m30s --engine scan": {"seconds": 90.0, "engine": "scan"},
    "count --target=24 magic-19": {"puzzle": ("magic-19",), "target": 24},
    "solve soma -n 2 --up-to symmetry": {"n": 2, "up_to": "symmetry"},
    "solve soma --color never": {"color": "never"},
    "list": {"words": ()},
    "list hexagonal solid": {"words": ("hexagonal", "solid")},
    "job long.job": {"file": "long.job"},
    "completion": {"shell": None},
    "completion zsh": {"shell": "zsh"},
}
# Wrong, or such that Click knows more about it.
LEFT_TO_CLICK = [
    *("count soma --help", "count -h", "count soma --bogus", "count soma --nodes", "count soma --nodes 0"),
    *("count soma --nodes x", "count soma --seconds soon", "count soma --json=yes", "count soma --nod 10"),
    *("count soma --nodes 1 --nodes 2", "count soma --nodes -1", "count genius-star --roll", "count --model queens.xc"),
    *("count -- soma", "solve soma -n2", "solve soma --up-to rotatoin", "solve soma -o a.svg", "solve soma --t0 1"),
    *("job", "job one two", "completion powershell", "count soma --why", "sheet soma", "count soma --nodes ²"),
]


def _of_click(name: str, words: list[str]) -> dict[str, Any]:
    """The values that Click gives a command for these words."""
    return clicked(command_of(name)).make_context(name, list(words)).params


@pytest.mark.parametrize("line", PLAIN)
def test_a_plain_line_is_read_as_click_reads_it(line: str) -> None:
    name, *words = line.split()
    values = values_of(command_of(name).parameters, words)
    assert values is not None
    assert values == _of_click(name, words)
    assert values.items() >= PLAIN[line].items()


@pytest.mark.parametrize("line", LEFT_TO_CLICK)
def test_all_else_is_left_to_click(line: str) -> None:
    name, *words = line.split()
    assert values_of(command_of(name).parameters, words) is None


def test_examples_are_read_as_click_reads_them() -> None:
    n_read = 0
    for name in COMMANDS:
        command = command_of(name)
        for line in command.examples.splitlines():
            words = shlex.split(line.strip().partition("   ")[0], posix="\\" not in line)
            values = values_of(command.parameters, words[2:]) if words[:2] == ["tilewright", name] else None
            if values is not None:
                n_read += 1
                assert values == _of_click(name, words[2:])
    assert n_read > 60


@pytest.mark.parametrize("name", COMMANDS)
def test_what_is_not_given_is_what_click_says(name: str) -> None:
    parameters = command_of(name).parameters
    needed = [one for one in parameters if one.is_required]
    words = [word for one in needed for word in ([one.names[0], "x.svg"] if one.is_option else ["x"])]
    found = _of_click(name, words)
    given = {one.key: found[one.key] for one in needed}
    assert found == {one.key: given.get(one.key, one.default()) for one in parameters}


def test_only_other_words_need_click(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from tilewright.cli import main

    def said(*words: str) -> tuple[object, str]:
        monkeypatch.setattr("sys.argv", ["tilewright", *words])
        with pytest.raises(SystemExit) as end:
            main()
        captured = capsys.readouterr()
        return end.value.code, captured.out + captured.err

    with monkeypatch.context() as patch:
        # Click is not asked.
        patch.setattr("tilewright.cli.parameters.clicked.app", None)
        status, text = said("list", "hexagonal")
        assert (status, "hexiamonds-6x6" in text) == (0, False)
        status, text = said("count", "no-such-puzzle")
        assert status == 2
        assert text.startswith("error: ")
    status, text = said("count", "soma", "--nodes", "0")
    assert status == 2
    assert "`tilewright count --help` explains" in text
