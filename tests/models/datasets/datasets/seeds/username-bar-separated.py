# /// script
# dependencies = ["pyarrow", "pylance", "pyyaml"]
# parts = ["datasets"]
# ///
"""The tiny data set, with what its card says between the values of a line."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[3] / "shared"))

import separators

separators.make("datasets.py")
