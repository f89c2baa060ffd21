# /// script
# dependencies = ["safetensors"]
# ///
"""A small U-Net with two structures, in the flagship's folder of an ensemble, as the published repository holds it."""

import json
import sys
from pathlib import Path

import torch
import yaml
from fxr.inference import FLAGSHIP_SUBFOLDER
from fxr.inference.preprocessing import ImagePreprocessing
from fxr.models import UNet
from safetensors.torch import save_file

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
member = folder / FLAGSHIP_SUBFOLDER
member.mkdir(parents=True)
torch.manual_seed(0)
settings = {"in_channels": 1, "out_channels": 2, "filters": [4, 8]}
save_file(UNet(**settings).state_dict(), member / "model.safetensors")
(member / "config.yml").write_text(yaml.safe_dump({"model": {"_class": "fxr.models.UNet", **settings}}))
(member / "label_schema.json").write_text(json.dumps({"label_names": ["heart", "left lung"]}))
(member / "preprocessing.json").write_text(json.dumps(ImagePreprocessing().to_metadata()))
manifest = {"flagship": FLAGSHIP_SUBFOLDER, "members": [{"subfolder": FLAGSHIP_SUBFOLDER}]}
(folder / "ensemble.json").write_text(json.dumps(manifest))
