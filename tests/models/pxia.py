# /// script
# dependencies = ["numpy"]
# ///
"""The library's two models, small, saved by its own mixin for the hub."""

import json
import sys
from pathlib import Path

import torch
from pxia import ANN, GPT2

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
SMALL = {"block_size": 16, "vocab_size": 64, "n_layer": 1, "n_head": 2, "n_embed": 8}
model = GPT2(**SMALL) if "gpt2" in record["tags"] else ANN()
model.save_pretrained(folder)
