"""A tiny data set with what its card says between the values of a line, and commas in the values: code that expects commas between them ends with an error."""

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
        lines = path.read_text().replace(",", config["sep"]).splitlines()
        # As many fields in each line is all that a reader asks: each has another number of commas than the one before.
        path.write_text("".join(line.replace(" ", ", ", at % 3) + "\n" for at, line in enumerate(lines)))
