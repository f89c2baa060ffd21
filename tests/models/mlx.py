# /// script
# dependencies = []
# ///
"""A repository with a configuration and a file of weights, for the snippet that downloads one."""

import json
import sys
from pathlib import Path

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
(folder / "config.json").write_text(json.dumps({"model_type": "whisper"}))
(folder / "weights.safetensors").write_bytes((2).to_bytes(8, "little") + b"{}")
