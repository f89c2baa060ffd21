# /// script
# dependencies = []
# ///
"""A small CLIP in the layout of the hub's open_clip repositories: open_clip_config.json and the weights."""

import json
import sys
from pathlib import Path

import open_clip
import torch
from safetensors.torch import save_file

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
config = {
    "embed_dim": 16,
    "vision_cfg": {"image_size": 64, "layers": 1, "width": 64, "patch_size": 32},
    "text_cfg": {"context_length": 77, "vocab_size": 49408, "width": 16, "heads": 2, "layers": 1},
}
model = open_clip.CLIP(**config)
open_clip_config = {"model_cfg": config, "preprocess_cfg": {"mean": [0.5, 0.5, 0.5], "std": [0.5, 0.5, 0.5]}}
(folder / "open_clip_config.json").write_text(json.dumps(open_clip_config))
save_file({name: value.contiguous() for name, value in model.state_dict().items()}, folder / "open_clip_model.safetensors")
