# /// script
# dependencies = []
# ///
"""A tiny V-JEPA 2 with random weights and a head of two classes, which takes clips of four frames."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
config = transformers.VJEPA2Config(
    hidden_size=32, num_hidden_layers=2, num_attention_heads=2, crop_size=32, frames_per_clip=4, patch_size=8, pred_hidden_size=16,
    pred_num_attention_heads=2, pred_num_hidden_layers=1, pred_num_mask_tokens=2, num_pooler_layers=1,
)  # fmt: skip
transformers.VJEPA2ForVideoClassification(config).save_pretrained(folder)
transformers.VJEPA2VideoProcessor(crop_size=32).save_pretrained(folder)
