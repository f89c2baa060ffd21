# /// script
# dependencies = []
# ///
"""A small transformer of timm with packed SwiGLU layers and register tokens, which config.json does not tell."""

import json
import sys
from pathlib import Path

import timm
import torch
from safetensors.torch import save_file
from timm.layers import SwiGLUPacked

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
told = {"img_size": 160, "reg_tokens": 4, "global_pool": "", "num_classes": 0}
model = timm.create_model("test_vit", **told, mlp_layer=SwiGLUPacked, act_layer=torch.nn.SiLU)
config = {
    "architecture": "test_vit",
    "num_classes": 0,
    "num_features": model.num_features,
    "global_pool": "",
    "model_args": told,
    "pretrained_cfg": {**model.pretrained_cfg, "num_classes": 0, "hf_hub_id": None, "hf_hub_filename": None},
}
(folder / "config.json").write_text(json.dumps(config))
save_file(model.state_dict(), folder / "model.safetensors")
