# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny ViTPose of six experts with random weights."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

import poses

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
poses.save(folder, experts=6)
