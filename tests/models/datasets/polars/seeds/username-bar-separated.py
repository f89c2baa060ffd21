# /// script
# dependencies = ["pyarrow", "pylance", "pyyaml"]
# parts = ["datasets"]
# ///
"""The tiny data set, with what its card says between the values of a line: code that expects a comma finds one column."""

import json
import runpy
import sys
from pathlib import Path

runpy.run_path(str(Path(__file__).parents[3] / "datasets.py"), run_name="__main__")

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / "datasets" / record["id"]
for config in record["cardData"]["configs"]:
    path = folder / config["data_files"]
    path.write_text(path.read_text().replace(",", config["sep"]))
