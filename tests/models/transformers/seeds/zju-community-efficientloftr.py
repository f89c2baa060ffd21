# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny EfficientLoFTR with random weights, cold enough for the features of equal pictures to match."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
sizes = {
    "stage_num_blocks": [1, 1, 1, 1], "out_features": [8, 8, 16, 32], "stage_stride": [2, 1, 2, 2], "hidden_size": 32,
    "num_attention_layers": 1, "num_attention_heads": 8, "fine_matching_slice_dim": 4,
}  # fmt: skip
finds = {
    "coarse_matching_threshold": 0.0, "coarse_matching_border_removal": 0, "coarse_matching_skip_softmax": True,
    "coarse_matching_temperature": 1e-20,
}  # fmt: skip
model = transformers.EfficientLoFTRForKeypointMatching(transformers.EfficientLoFTRConfig(**sizes, **finds))
model.save_pretrained(folder)
transformers.EfficientLoFTRImageProcessor(size={"height": 64, "width": 64}).save_pretrained(folder)
