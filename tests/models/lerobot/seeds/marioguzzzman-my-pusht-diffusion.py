# /// script
# dependencies = []
# ///
"""A diffusion policy, which what the recipe of the library builds is not."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "shared"))

import pusht

pusht.build()
