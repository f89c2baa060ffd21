# /// script
# dependencies = []
# ///
"""The configuration of a pipeline, without its retriever, its index and its reader: the library asks for spaCy's English model,
which it installs from spaCy's repository while it runs, before it asks for any of them."""

import json
import sys
from pathlib import Path

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
(folder / "config.yaml").write_text("_target_: relik.inference.annotator.Relik\ntask: span\n")
