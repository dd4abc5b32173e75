"""Drawings in fewer bytes that look the same: shorter numbers, shorter ways of writing a path."""

import json
import subprocess
from collections.abc import Sequence

from tools.paths import ROOT


def squeezed(drawings: Sequence[str]) -> list[str]:
    """Return each of these SVG documents as svgo writes it (see squeeze.mjs)."""
    command = ["node", str(ROOT / "tools" / "art" / "squeeze.mjs")]
    asked = json.dumps(list(drawings))
    done = subprocess.run(command, input=asked, check=True, capture_output=True, text=True)
    answer: list[str] = json.loads(done.stdout)
    return answer
