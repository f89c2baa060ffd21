# /// script
# dependencies = []
# ///
"""A small architecture of timm under the repository's id, as `hf-hub:` loads it: config.json and model.safetensors.

The snippet creates the architecture that config.json names, and timm's own names have fixed widths. Those of timm that were
trained on ImageNet have its classes; another's few have names, as `push_to_hf_hub` writes them.
"""

import json
import sys
from pathlib import Path

import timm
import torch
from safetensors.torch import save_file

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
owner, name = record["id"].split("/")
architecture = "test_vit" if name.startswith("vit") else "test_resnet"
labels = None if owner == "timm" else ["clear", "glioma", "meningioma", "pituitary"]
classes = len(labels) if labels else 1000
torch.manual_seed(0)
model = timm.create_model(architecture, num_classes=classes)
config = {
    "architecture": architecture,
    "num_classes": classes,
    "num_features": model.num_features,
    "pretrained_cfg": {**model.pretrained_cfg, "num_classes": classes, "hf_hub_id": None, "hf_hub_filename": None},
    **({"label_names": labels} if labels else {}),
}
(folder / "config.json").write_text(json.dumps(config))
save_file(model.state_dict(), folder / "model.safetensors")
