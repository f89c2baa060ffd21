# /// script
# dependencies = []
# ///
"""A timm architecture with the widths of the published one, as `hf_hub:` loads it: config.json and model.safetensors.

The snippet creates the architecture that config.json names, and timm's own names have fixed widths; so the small model
is a small architecture under the repository's id.
"""

import json
import sys
from pathlib import Path

import timm
from safetensors.torch import save_file

SMALL = {"resnet": "resnet10t", "vit": "test_vit"}

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
name = record["id"].split("/")[1]
architecture = next((small for start, small in SMALL.items() if name.startswith(start)), "test_resnet")
model = timm.create_model(architecture, num_classes=10)
config = {
    "architecture": architecture,
    "num_classes": 10,
    "num_features": model.num_features,
    "pretrained_cfg": {**model.pretrained_cfg, "num_classes": 10, "hf_hub_id": None, "hf_hub_filename": None},
}
(folder / "config.json").write_text(json.dumps(config))
save_file(model.state_dict(), folder / "model.safetensors")
