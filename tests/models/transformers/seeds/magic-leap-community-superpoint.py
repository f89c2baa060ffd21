# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny SuperPoint with random weights."""

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
model = transformers.SuperPointForKeypointDetection(transformers.SuperPointConfig(**keypoints.DETECTOR))
model.save_pretrained(folder)
transformers.SuperPointImageProcessor(size=keypoints.SIZE).save_pretrained(folder)
