# /// script
# dependencies = ["pyarrow", "pylance", "pyyaml", "duckdb-extension-httpfs==1.4.4"]
# constraints = ["duckdb==1.4.4"]
# parts = ["datasets-fenic"]
# ///
"""The tiny data set, with what its card says between the values of a line."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[3] / "shared"))

import separators

separators.make("datasets-fenic.py")
