# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny SuperGlue with random weights, large at the end: equal pictures match so."""

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
sizes = {"hidden_size": 32, "keypoint_encoder_sizes": [8, 16], "gnn_layers_types": ["self", "cross"], "sinkhorn_iterations": 5}
model = transformers.SuperGlueForKeypointMatching(transformers.SuperGlueConfig(keypoint_detector_config=detector, **sizes))
model.final_projection.final_proj.weight.data.mul_(1e4)
model.save_pretrained(folder)
transformers.SuperGlueImageProcessor(size=keypoints.SIZE).save_pretrained(folder)
