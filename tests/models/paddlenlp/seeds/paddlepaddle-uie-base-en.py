# /// script
# requires-python = "<3.12"
# dependencies = []
# ///
"""A small UIE under the name of the record."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

import paddlenlp_uie

paddlenlp_uie.save(sys.argv)
