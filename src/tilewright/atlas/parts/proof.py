"""The certificate of a puzzle: a proof that it has these solutions and no others, checked when it was made."""

from __future__ import annotations

import io
import shlex
import tempfile
import zipfile
from contextlib import closing
from hashlib import sha256
from pathlib import Path

from ...errors import CannotSave, InvalidCertificate, InvalidRequest, NoEngine, OutOfTime, Undecided
from ...families import Puzzle
from ...proving.prove import steps_of_prove
from ...proving.result import Proved, ProveOptions
from ...verifying.limits import VerifyLimits
from ...verifying.result import Verified
from ...verifying.verify import steps_of_verify
from ...writing import ZIP_TIME, reason_of
from ..base import AtlasFacts, MadePart, PartRequest, ProcessorLimit
from ..number_words import distinct_of, plain_case
from ..records import digest_of

CERTIFICATE = "certificate.zip"
# Of more solutions than this the number is proved rather than the list; of many more the list alone would be too long.
_MOST_LISTED, _MOST_TRIED = 2000, 30_000
_MOST_DISK = 400 << 20
_MEMORY = 1 << 30


def make_proof(request: PartRequest) -> MadePart:
    """Write a certificate, check it as a reader would, and pack it; say what stood in the way if that failed."""
    facts: AtlasFacts = {"state": "none", "method": "", "distinct": None, "up_to_symmetry": None, "verified": False}
    facts |= {"bytes": 0, "sha256": "", "files": [], "file": None, "commands": [], "remark": ""}
    puzzle = request.puzzle
    if puzzle.setup is not None:
        return MadePart({**facts, "remark": "It is a template: a certificate is about one of its setups."})
    distinct = _counted(request)
    is_listed = distinct is not None and distinct <= _MOST_LISTED
    commands = _commands(request, counts=not is_listed)
    if distinct is None and "cases" in request.facts.get("counts", {}):
        remark = "Its solutions take too long to count here, and a proof takes longer."
        return MadePart({**facts, "state": "too long", "commands": commands, "remark": remark})
    remark = ""
    ways = (False, True) if is_listed else (True, False) if (distinct or 0) <= _MOST_TRIED else (True,)
    for counts in ways:
        try:
            made = _certificate(request, puzzle, counts=counts)
        except (InvalidRequest, NoEngine) as reason:
            remark = remark or str(reason)
            continue
        if made is None:
            facts["state"], remark = "too long", f"Its proof takes longer than {request.options.seconds:.0f} s."
            continue
        facts |= made.facts | {"commands": _commands(request, counts=counts)}
        return MadePart(facts, made.files)
    if facts["state"] == "too long":
        facts["commands"] = commands
    return MadePart({**facts, "remark": remark})


def _counted(request: PartRequest) -> int | None:
    """The number of solutions that was counted; None if it is not known."""
    case = plain_case(request.facts.get("counts", {}).get("cases", ()))
    return distinct_of(case) if case is not None and case["search"] else None


def _commands(request: PartRequest, *, counts: bool) -> list[str]:
    """The command that makes the certificate, and the one that checks it."""
    name = request.entry.argument
    folder = f"{request.entry.slug}-proof"
    how = " --count --up-to-symmetry" if counts else ""
    prove = f"tilewright prove {shlex.quote(name)}{how} --workers 1 -o {folder}"
    return [prove, f"tilewright verify {folder}"]


def _certificate(request: PartRequest, puzzle: Puzzle, *, counts: bool) -> MadePart | None:
    """A certificate, of the list or of the number; None if time or room did not suffice."""
    limit = ProcessorLimit(request.options.seconds)
    with tempfile.TemporaryDirectory(dir=request.work, prefix=f"{request.entry.slug}-") as work:
        folder = Path(work, "proof")
        options = ProveOptions(seconds=limit.limits().seconds, disk=_MOST_DISK, counts=counts, has_motions=counts)
        proved = None
        with closing(steps_of_prove(puzzle, folder, options)) as steps:
            for step in steps:
                if isinstance(step, Proved):
                    proved = step
                else:
                    request.tell(f"proving: {step.doing}")
                    if not limit.left:
                        break
        if proved is None or not proved.exhausted:
            return None
        facts: AtlasFacts = {"method": "count" if counts else "list", "distinct": proved.distinct}
        facts |= {"up_to_symmetry": proved.up_to_symmetry, **_verified(request, folder)}
        try:
            paths = sorted(path for path in folder.iterdir() if path.is_file())
            files = [{"file": path.name, "bytes": path.stat().st_size, "sha256": digest_of(path)} for path in paths]
            size = sum(path.stat().st_size for path in paths)
            # What is much too large need not be packed to see that.
            packed = _packed(paths) if size <= 2 * request.options.largest else b""
        except OSError as problem:
            raise CannotSave(f"the certificate cannot be read again: {reason_of(problem)}") from None
    if not packed or len(packed) > request.options.largest:
        return MadePart({**facts, "state": "too large", "bytes": size, "files": files})
    facts |= {"state": "included", "bytes": len(packed), "sha256": sha256(packed).hexdigest(), "files": files}
    return MadePart({**facts, "file": CERTIFICATE}, {CERTIFICATE: packed})


def _verified(request: PartRequest, folder: Path) -> AtlasFacts:
    """Whether the verifier, which shares no code with what wrote it, says the same."""
    limit = ProcessorLimit(2 * request.options.seconds)
    try:
        result = _told(request, folder, limit)
    except (Undecided, OutOfTime):
        return {"verified": False, "remark": "To check it took too long here."}
    except InvalidCertificate as problem:
        return {"verified": False, "remark": f"IT DOES NOT HOLD, which is a fault of Tilewright: {problem}"}
    # The numbers are those of the verifier.
    return {"verified": True, "distinct": result.distinct, "up_to_symmetry": result.up_to_symmetry}


def _told(request: PartRequest, folder: Path, limit: ProcessorLimit) -> Verified:
    steps = steps_of_verify(folder, 1, VerifyLimits(limit.limits().seconds, _MEMORY))
    for step in steps:
        if isinstance(step, Verified):
            return step
        request.tell(f"checking the proof: {step.doing}")
        limit()
    raise Undecided("seconds")


def _packed(paths: list[Path]) -> bytes:
    """The files in one, the same for the same files."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for path in paths:
            entry = zipfile.ZipInfo(path.name, ZIP_TIME)
            entry.compress_type = zipfile.ZIP_STORED if path.suffix == ".xz" else zipfile.ZIP_DEFLATED
            archive.writestr(entry, path.read_bytes())
    return content.getvalue()
