# /// script
# dependencies = []
# ///
"""A repository with its own code under the names of the published one: a convolution whose maps are the picture's size."""

import json
import sys
from pathlib import Path

import torch
from safetensors.torch import save_file

CONFIGURATION = """from transformers import PretrainedConfig


class Config(PretrainedConfig):
    model_type = "SegformerForSemanticSegmentation"

    def __init__(self, bb_pretrained=False, **rest):
        self.bb_pretrained = bb_pretrained
        super().__init__(**rest)
"""
MODEL = """import torch
from einops import rearrange
from kornia.filters import laplacian
from timm.models.layers import DropPath
from transformers import PreTrainedModel

from .BiRefNet_config import Config


class BiRefNet(PreTrainedModel):
    config_class = Config

    def __init__(self, bb_pretrained=True, config=Config()):
        super().__init__(config)
        self.conv = torch.nn.Conv2d(3, 1, 3, padding=1)
        self.drop = DropPath(0.1)
        self.post_init()

    def forward(self, x):
        edges = laplacian(rearrange(x, "b c h w -> b c h w").mean(1, keepdim=True), 3)
        return [self.drop(self.conv(x)) + edges]
"""

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
code = {"AutoConfig": "BiRefNet_config.Config", "AutoModelForImageSegmentation": "birefnet.BiRefNet"}
config = {
    "architectures": ["BiRefNet"], "auto_map": code, "bb_pretrained": False,
    "model_type": "SegformerForSemanticSegmentation", "torch_dtype": "float32",
}  # fmt: skip
(folder / "config.json").write_text(json.dumps(config))
(folder / "BiRefNet_config.py").write_text(CONFIGURATION)
(folder / "birefnet.py").write_text(MODEL)
conv = torch.nn.Conv2d(3, 1, 3, padding=1)
save_file({f"conv.{name}": value for name, value in conv.state_dict().items()}, folder / "model.safetensors")
