# /// script
# dependencies = []
# parts = ["nemo"]
# ///
"""The transducer of the library's recipe, in a file with the name that the record gives it."""

import json
import runpy
import sys
from pathlib import Path

runpy.run_path(str(Path(__file__).parents[2] / "nemo.py"), run_name="__main__")
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
(file,) = [one["rfilename"] for one in record["siblings"] if one["rfilename"].endswith(".nemo")]
(folder / f"{folder.name}.nemo").rename(folder / file)
