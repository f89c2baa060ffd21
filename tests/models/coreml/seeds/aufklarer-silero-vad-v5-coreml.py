# /// script
# dependencies = []
# ///
"""A folder of the shape of a compiled model: a Mac alone compiles one, and loads it."""

import json
import sys
from pathlib import Path

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"], "silero_vad.mlmodelc")
folder.mkdir(parents=True)
(folder / "model.mil").write_text("program(1.0) {}")
(folder / "metadata.json").write_text("[]")
