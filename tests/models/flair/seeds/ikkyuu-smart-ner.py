# /// script
# dependencies = []
# parts = ["flair"]
# ///
"""The tagger of the library's recipe, in the file that training leaves and that the record names."""

import json
import runpy
import sys
from pathlib import Path

runpy.run_path(str(Path(__file__).parents[2] / "flair.py"), run_name="__main__")
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
(folder / "pytorch_model.bin").rename(folder / "best-model.pt")
