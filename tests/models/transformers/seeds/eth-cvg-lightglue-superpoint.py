# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny LightGlue with random weights, large at the end: equal pictures match so."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

import keypoints

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
detector = transformers.SuperPointConfig(**keypoints.DETECTOR).to_dict()
sizes = {"descriptor_dim": 32, "num_hidden_layers": 2, "filter_threshold": 0.0}
model = transformers.LightGlueForKeypointMatching(transformers.LightGlueConfig(keypoint_detector_config=detector, **sizes))
for layer in model.match_assignment_layers:
    layer.final_projection.weight.data.mul_(1e4)
    torch.nn.init.constant_(layer.matchability.bias, 20.0)
model.save_pretrained(folder)
transformers.LightGlueImageProcessor(size=keypoints.SIZE).save_pretrained(folder)
