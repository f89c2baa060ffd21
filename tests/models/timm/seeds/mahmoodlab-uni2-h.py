# /// script
# dependencies = []
# ///
"""The giant transformer of timm at the size that the snippet names, each of its weights one number for all of its places.

config.json tells nothing of the size. So a file of some kilobytes fits a model of that size alone.
"""

import json
import sys
from pathlib import Path

import timm
import torch
from timm.layers import SwiGLUPacked

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
# https://huggingface.co/MahmoodLab/UNI2-h
size = {
    "img_size": 224, "patch_size": 14, "depth": 24, "num_heads": 24, "init_values": 1e-5, "embed_dim": 1536,
    "mlp_ratio": 2.66667 * 2, "num_classes": 0, "no_embed_class": True, "reg_tokens": 8,
}  # fmt: skip
with torch.device("meta"):
    model = timm.create_model("vit_giant_patch14_224", **size, mlp_layer=SwiGLUPacked, act_layer=torch.nn.SiLU)
weights = {name: torch.full((), 0.01).expand(value.shape) for name, value in model.state_dict().items()}
pretrained = {**model.pretrained_cfg, "num_classes": 0, "hf_hub_id": None, "hf_hub_filename": None}
config = {"architecture": "vit_giant_patch14_224", "num_classes": 0, "num_features": 1536, "pretrained_cfg": pretrained}
(folder / "config.json").write_text(json.dumps(config))
torch.save(weights, folder / "pytorch_model.bin")
