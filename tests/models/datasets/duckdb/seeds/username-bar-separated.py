# /// script
# dependencies = ["pyarrow", "pylance", "pyyaml", "duckdb-extension-httpfs==1.5.5"]
# constraints = ["duckdb==1.5.5"]
# parts = ["datasets-duckdb"]
# ///
"""The tiny data set, with what its card says between the values of a line."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[3] / "shared"))

import separators

separators.make("datasets-duckdb.py")
