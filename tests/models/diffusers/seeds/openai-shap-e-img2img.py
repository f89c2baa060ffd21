# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""A renderer whose table of cubes is filled: with one of zeros no mesh has a face."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import cubes

cubes.fill(main.own / "shap_e_renderer")
