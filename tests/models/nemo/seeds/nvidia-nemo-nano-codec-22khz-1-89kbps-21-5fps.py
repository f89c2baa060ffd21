# /// script
# dependencies = []
# ///
"""A small audio codec with random weights."""

import json
import sys
from pathlib import Path

import torch

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

from nemo_codec import save_codec

torch.manual_seed(0)
save_codec(Path(sys.argv[2], json.loads(Path(sys.argv[1]).read_text())["id"]))
