# /// script
# requires-python = "<3.13"
# dependencies = []
# ///
"""Nothing to build: mlx without Apple's hardware cannot be imported. The line above is for its pinned numpy."""

import json
import sys
from pathlib import Path

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
(folder / "README.md").write_text("\n")
