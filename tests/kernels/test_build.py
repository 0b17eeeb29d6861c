"""Libraries of kernels: which systems their wheels are for, that they link for each, and which compiler is taken."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tilewright.kernels import _targets, anneal_sums
from tilewright.kernels._build import build_libraries, find_compiler, systems_of
from tilewright.kernels._native import MANIFEST
from tilewright.kernels._targets import SYSTEMS, BuildError, this_system

PLATFORMS = {
    ("linux-x86_64", "x86_64"): "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64",
    ("linux-aarch64", "aarch64"): "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
    # Python of python.org is made for both processors, Homebrew's for one and for the newest system.
    ("macosx-10.13-universal2", "arm64"): "macosx_11_0_arm64",
    ("macosx-10.13-universal2", "x86_64"): "macosx_11_0_x86_64",
    ("macosx-26.0-arm64", "arm64"): "macosx_11_0_arm64",
    ("win-amd64", "AMD64"): "win_amd64",
    # An emulated Python on a processor of another family.
    ("win-amd64", "ARM64"): "win_amd64",
    ("win-arm64", "ARM64"): "win_arm64",
    # No wheel of zig's is for these, but their own compilers make libraries.
    ("linux-riscv64", "riscv64"): "linux_riscv64",
    ("freebsd-14.1-release-amd64", "amd64"): "freebsd_14_1_release_amd64",
}


@pytest.mark.parametrize(("system", "machine"), PLATFORMS)
def test_a_wheel_is_for_the_processor_that_made_it(system: str, machine: str) -> None:
    assert this_system(system, machine).wheel == PLATFORMS[system, machine]


@pytest.mark.processes
@pytest.mark.parametrize("name", SYSTEMS)
def test_a_library_links_for_each_system(name: str, tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    # A kernel that fills arrays with zeros and computes with floats: both may ask for help from elsewhere.
    entry, compiler = anneal_sums.KERNEL, find_compiler(needs_zig=True)
    systems = systems_of(compiler, name)
    build_libraries(tmp_path, compiler, systems, [entry])
    for kind, about in json.loads((tmp_path / MANIFEST).read_text()).items():
        if kind in systems:
            content = (tmp_path / about["file"]).read_bytes()
            assert b"tilewright_level" in content
            assert all(f"{entry.name}_{target}".encode() in content for target in about["targets"])
            # Nor does the folder of the build get into the library.
            assert str(tmp_path).encode() not in content
    # Nothing that the linker writes besides gets into the wheel.
    assert {path.name for path in tmp_path.iterdir()} == {MANIFEST, *(each.library for each in systems.values())}


@pytest.mark.processes
def test_a_compiler_that_cannot_is_passed_over_and_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    poor = tmp_path / "poor"
    poor.write_text("#!/bin/sh\necho 'error: unknown option' >&2\nexit 1\n")
    poor.chmod(0o755)
    monkeypatch.setenv("CC", f"{poor} -m32")
    monkeypatch.setattr(_targets, "find_spec", lambda name: None)
    monkeypatch.setattr(_targets.shutil, "which", lambda name: str(tmp_path / "gone") if name == "cc" else None)
    with pytest.raises(BuildError, match=r"poor -m32: error: unknown option; .*gone: .*No such file"):
        find_compiler()
    with pytest.raises(BuildError, match="ziglang is not installed"):
        find_compiler(needs_zig=True)


def test_a_system_that_is_none_is_refused_with_those_that_are() -> None:
    zig = _targets.Compiler(("zig",), is_zig=True)
    with pytest.raises(BuildError, match="TILEWRIGHT_TARGET=amiga is none of linux-x86_64, linux-aarch64, macos"):
        systems_of(zig, "amiga")
