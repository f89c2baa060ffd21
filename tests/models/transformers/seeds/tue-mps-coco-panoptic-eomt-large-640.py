# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny EoMT with random weights, for pictures of 64 pixels."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

import segments

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
sizes = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 2, "num_blocks": 1, "num_queries": 1, "mlp_ratio": 1}
config = transformers.EomtConfig(image_size=64, patch_size=16, num_register_tokens=1, **sizes, **segments.NAMES)
model = transformers.EomtForUniversalSegmentation(config)
# Random masks belong to nothing and cover each other: here is one alone, and the first label always wins, so that the loop of a
# snippet runs.
torch.nn.init.constant_(model.class_predictor.bias[:1], 20.0)
model.save_pretrained(folder)
edges = {"shortest_edge": 64, "longest_edge": 64}
transformers.EomtImageProcessor(size=edges, do_split_image=False, do_pad=True, ignore_index=255).save_pretrained(folder)
