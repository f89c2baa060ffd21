"""A tiny data set with what its card says between the values of a line: code that expects a comma finds one column."""

import json
import runpy
import sys
from pathlib import Path


def make(recipe: str) -> None:
    """Makes what a recipe of tests/models makes, and puts the separators of the card into its files."""
    runpy.run_path(str(Path(__file__).parent.parent / recipe), run_name="__main__")
    record = json.loads(Path(sys.argv[1]).read_text())
    for config in record["cardData"]["configs"]:
        path = Path(sys.argv[2]) / "datasets" / record["id"] / config["data_files"]
        path.write_text(path.read_text().replace(",", config["sep"]))
