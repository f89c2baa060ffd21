# /// script
# dependencies = []
# ///
"""A small transformer of timm whose layers are scaled, which config.json does not tell."""

import json
import sys
from pathlib import Path

import timm
import torch

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
model = timm.create_model("test_vit", init_values=1e-5, num_classes=0)
pretrained = {**model.pretrained_cfg, "num_classes": 0, "hf_hub_id": None, "hf_hub_filename": None}
config = {"architecture": "test_vit", "num_classes": 0, "num_features": model.num_features, "pretrained_cfg": pretrained}
(folder / "config.json").write_text(json.dumps(config))
torch.save(model.state_dict(), folder / "pytorch_model.bin")
