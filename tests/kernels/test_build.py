"""Libraries of kernels: which systems their wheels are for, and that they link for each of them."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.kernels.on_demand import needs_compiler
from tilewright.kernels import _build, anneal_sums

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
}
TRIPLES = {
    "x86_64-unknown-linux-gnu": "kernels.so",
    "aarch64-unknown-linux-gnu": "kernels.so",
    "x86_64-apple-darwin22.6.0": "kernels.dylib",
    "arm64-apple-darwin22.6.0": "kernels.dylib",
    "x86_64-pc-windows-msvc": "kernels.dll",
    "aarch64-pc-windows-msvc": "kernels.dll",
}


@pytest.mark.parametrize(("system", "machine"), PLATFORMS)
def test_a_wheel_is_for_the_processor_that_made_it(system: str, machine: str) -> None:
    assert _build.wheel_platform(system, machine) == PLATFORMS[system, machine]


@needs_compiler
@pytest.mark.parametrize("triple", TRIPLES)
def test_a_library_links_for_each_system(triple: str, tmp_path: Path) -> None:
    pytest.importorskip("ziglang")
    from tilewright.kernels import _compile
    from tilewright.kernels._targets import host_targets

    targets = host_targets(triple)
    # A kernel that fills arrays with zeros and computes with floats: both may ask for help from elsewhere.
    codes = _compile.machine_code(anneal_sums.KERNEL, targets)
    files = [tmp_path / f"{anneal_sums.KERNEL.name}.{target.name}.o" for target in targets]
    for file, target in zip(files, targets, strict=True):
        file.write_bytes(codes[target])
    runtime = tmp_path / f"runtime.{targets[-1].name}.o"
    runtime.write_bytes(_compile._emitted(_compile.runtime_text(triple), targets[-1]))
    library = _build.link_host(tmp_path, [*files, runtime], targets[0].triple)
    assert library.name == TRIPLES[triple]
    content = library.read_bytes()
    assert b"tilewright_level" in content
    assert all(f"{anneal_sums.KERNEL.name}_{target.name}".encode() in content for target in targets)
    # Nothing that the linker writes besides gets into the wheel, nor the folder of the build into the library.
    assert sorted(path.suffix for path in tmp_path.iterdir()) == sorted([".o"] * (len(targets) + 1) + [library.suffix])
    assert str(tmp_path).encode() not in content
