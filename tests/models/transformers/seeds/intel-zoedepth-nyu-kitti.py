# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny ZoeDepth with random weights, whose processor puts a border around the picture as the real one's does."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
backbone = transformers.BeitConfig(
    hidden_size=32, intermediate_size=37, num_hidden_layers=4, num_attention_heads=4, image_size=64, patch_size=16,
    use_relative_position_bias=True, out_indices=[1, 2, 3, 4], reshape_hidden_states=False,
)  # fmt: skip
sizes = {"neck_hidden_sizes": [16, 16, 32, 32], "fusion_hidden_size": 16, "bottleneck_features": 16, "num_relative_features": 8}
config = transformers.ZoeDepthConfig(backbone_config=backbone, **sizes)
transformers.ZoeDepthForDepthEstimation(config).save_pretrained(folder)
transformers.ZoeDepthImageProcessor(size={"height": 64, "width": 64}).save_pretrained(folder)
