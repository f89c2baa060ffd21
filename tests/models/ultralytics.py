# /// script
# dependencies = ["onnx"]
# ///
"""A detector of the smallest scale with random weights, saved as a checkpoint of Ultralytics or exported to ONNX by it.

Its classification bias is raised: it finds something everywhere, so that boxes are printed.
"""

import json
import re
import sys
from pathlib import Path

import torch
from ultralytics import YOLO

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
name = re.search(r'hf_hub_download\(\s*"[^"]+", "([^"]+)"', Path(sys.argv[3]).read_text())[1]
torch.manual_seed(0)
model = YOLO("yolov8n.yaml")
with torch.no_grad():
    for branch in model.model.model[-1].cv3:
        branch[-1].bias += 12
model.model.args = {"task": "detect", "imgsz": 64, **model.overrides}
checkpoint = (folder / name).with_suffix(".pt")
model.save(checkpoint)
if name.endswith(".onnx"):
    YOLO(checkpoint).export(format="onnx", imgsz=64, simplify=False)
    checkpoint.unlink()
