# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny ViTMatte with random weights."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
backbone = transformers.VitDetConfig(
    hidden_size=32, num_hidden_layers=1, num_attention_heads=4, image_size=64, patch_size=16, num_channels=4, out_features=["stage1"],
    window_size=4, window_block_indices=[0],
)  # fmt: skip
config = transformers.VitMatteConfig(
    backbone_config=backbone, hidden_size=32, convstream_hidden_sizes=[8, 8, 8], fusion_hidden_sizes=[16, 8, 8, 8],
)  # fmt: skip
transformers.VitMatteForImageMatting(config).save_pretrained(folder)
transformers.VitMatteImageProcessor(size_divisor=32).save_pretrained(folder)
