"""Files are written as a whole or not at all, and pipes, devices and links stay what they are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tilewright.errors import CannotSave
from tilewright.writing import replacing, write_whole

posix = pytest.mark.skipif(sys.platform == "win32", reason="permissions, links and devices")


def test_what_was_there_stays_until_all_is_written(tmp_path: Path) -> None:
    target = tmp_path / "a.svg"
    write_whole(target, "before\n")
    assert target.read_bytes() == b"before\n"
    with pytest.raises(KeyboardInterrupt):
        _write_half(target, KeyboardInterrupt())
    with pytest.raises(CannotSave, match="the disk is full"):
        _write_half(target, OSError(28, "No space left on device"))
    assert os.listdir(tmp_path) == ["a.svg"]
    assert target.read_bytes() == b"before\n"


def _write_half(target: Path, error: BaseException) -> None:
    with replacing(target) as draft:
        draft.write_bytes(b"half")
        assert target.read_bytes() == b"before\n"
        raise error


@posix
def test_permissions_and_links_stay(tmp_path: Path) -> None:
    target, link, secret = tmp_path / "a.svg", tmp_path / "link.svg", tmp_path / "secret.svg"
    write_whole(target, "a")
    usual = tmp_path / "usual"
    usual.touch()
    assert target.stat().st_mode == usual.stat().st_mode
    link.symlink_to(target)
    target.chmod(0o640)
    write_whole(link, "b")
    assert link.is_symlink()
    assert (target.read_bytes(), target.stat().st_mode & 0o777) == (b"b", 0o640)
    (tmp_path / "nowhere.svg").symlink_to(secret)
    write_whole(tmp_path / "nowhere.svg", "c")
    assert secret.read_bytes() == b"c"
    with pytest.raises(CannotSave, match="it is a folder"):
        write_whole(tmp_path, "d")
    with pytest.raises(CannotSave, match="No such file or directory"):
        write_whole(tmp_path / "no" / "folder", "d")


@posix
def test_pipes_and_devices_are_written_as_they_are(tmp_path: Path) -> None:
    write_whole("/dev/null", "a")
    assert not Path("/dev/null").is_file()
    with pytest.raises(CannotSave, match="the disk is full"):
        write_whole("/dev/full", "a")
    code = "from tilewright.writing import write_whole as write; print('1', flush=True); write('/dev/stdout', '2')"
    piped = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert piped.stdout == "1\n2"
    with (tmp_path / "out").open("w") as out:
        subprocess.run([sys.executable, "-c", code], stdout=out, check=True)
    assert os.listdir(tmp_path) == ["out"]
    assert (tmp_path / "out").read_text() == "2"
    reader, writer = os.pipe()
    os.close(reader)
    with pytest.raises(BrokenPipeError):
        write_whole(f"/dev/fd/{writer}", "a")
    os.close(writer)
