"""Does an installation work? For the Python of an environment with nothing but Tilewright: `python .ci/smoke.py`.

It runs the commands that a person tries first, in an empty folder, and looks for all that a wheel brings. With
`--interpreted` searches run without machine code, as where there is no compiler; without it they must have some.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path
from tempfile import TemporaryDirectory

SHARED = (
    "man/man1/tilewright.1",
    "bash-completion/completions/tilewright",
    "zsh/site-functions/_tilewright",
    "fish/vendor_completions.d/tilewright.fish",
)
TILEWRIGHT = Path(sysconfig.get_path("scripts"), "tilewright.exe" if os.name == "nt" else "tilewright")


def tilewright(*words: str, status: int = 0, **variables: str) -> str:
    """Run a command; what it prints on stdout and, if it is to fail, on stderr."""
    # Nothing of the checkout that has this file may be imported.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TILEWRIGHT"))}
    environment |= {"PYTHONUTF8": "1", **variables}
    if "--interpreted" in sys.argv:
        environment["TILEWRIGHT_COMPILE"] = "never"
    done = subprocess.run(
        [TILEWRIGHT, *words], capture_output=True, check=False, encoding="utf-8", env=environment, timeout=300
    )
    if done.returncode != status:
        sys.exit(f"`tilewright {' '.join(words)}` ends with {done.returncode}, not {status}:\n{done.stderr}")
    return done.stdout + (done.stderr if status else "")


def expect(is_right: object, what: str) -> None:
    """End with a message if something is wrong."""
    if not is_right:
        sys.exit(f"not so: {what}")


def main() -> None:
    """Check all of it; the first thing that is wrong ends the program with status 1."""
    installed = distribution("tilewright")
    expect(tilewright("--version").strip() == f"tilewright {installed.version}", "the command says its version")
    expect("soma" in tilewright("list", "soma"), "the catalog is there")
    expect(tilewright("show", "soma").startswith("Soma cube\n"), "`show` describes a puzzle")
    expect("8 solutions in all" in tilewright("solve", "unicorn"), "`solve` finds and counts")
    count = json.loads(tilewright("count", "soma", "--json"))
    expect((count["up_to_symmetry"], count["exhausted"]) == (240, True), "240 ways to make the Soma cube")
    tilewright("draw", "unicorn", "-o", "unicorn.svg")
    tilewright("draw", "unicorn", "-o", "unicorn.png")
    expect(Path("unicorn.png").read_bytes().startswith(b"\x89PNG"), "pictures as PNG")
    tilewright("prove", "unicorn", "-o", "proof")
    expect("Verified" in tilewright("verify", "proof"), "a proof is accepted")
    Path("broken.toml").write_text("format = 1\nfamily =\n", encoding="utf-8")
    expect("broken.toml:2" in tilewright("check", "broken.toml", status=2), "a mistake is told with its line")
    doctor = tilewright("doctor")
    wanted = "interpreted" if "--interpreted" in sys.argv else "run as machine code"
    expect("All is well." in doctor and wanted in doctor, f"`doctor` says {wanted!r}:\n{doctor}")
    words = {"_TILEWRIGHT_COMPLETE": "bash_complete", "COMP_WORDS": "tilewright solve kan", "COMP_CWORD": "2"}
    expect("plain,kanoodle" in tilewright(**words), "words are completed")
    for name in SHARED:
        expect(Path(sysconfig.get_path("data"), "share", name).is_file(), f"share/{name} is there")
    bill = json.loads(installed.read_text("sboms/tilewright.cdx.json") or "{}")
    expect(bill.get("bomFormat") == "CycloneDX", "the bill of materials is there")
    expect(installed.read_text("licenses/LICENSE"), "the license is there")
    needed = [each for each in installed.requires or () if "extra ==" not in each]
    print(f"tilewright {installed.version} works on Python {sys.version.split()[0]} with {len(needed)} libraries")


if __name__ == "__main__":
    with TemporaryDirectory() as empty:
        os.chdir(empty)
        main()
        os.chdir("/")
