# /// script
# dependencies = []
# ///
"""A Hunyuan3D-2 of one block and few latents, in the folder and under the names that the package reads.

The decoder of the shape is asked at 257 x 257 x 257 points whatever the model, so that its width decides how long a run takes.
"""

import json
import sys
from pathlib import Path

import torch
import yaml
from hy3dgen.shapegen.pipelines import instantiate_from_config
from safetensors.torch import save_file

LATENTS, CHANNELS, WIDTH = 2, 4, 4
EYE = {
    "hidden_size": WIDTH, "num_hidden_layers": 1, "num_attention_heads": 1, "mlp_ratio": 1, "image_size": 28, "patch_size": 14,
}  # fmt: skip
SHAPEGEN = "hy3dgen.shapegen"
CONFIG = {
    "model": {
        "target": f"{SHAPEGEN}.models.Hunyuan3DDiT",
        "params": {
            "in_channels": CHANNELS, "context_in_dim": WIDTH, "hidden_size": WIDTH, "mlp_ratio": 1.0, "num_heads": 1,
            "depth": 1, "depth_single_blocks": 1, "axes_dim": [WIDTH],
        },
    },
    "vae": {
        "target": f"{SHAPEGEN}.models.ShapeVAE",
        "params": {
            "num_latents": LATENTS, "embed_dim": CHANNELS, "width": WIDTH, "heads": 1, "num_decoder_layers": 1,
            "num_freqs": 1, "include_pi": False, "geo_decoder_mlp_expand_ratio": 1,
        },
    },
    "conditioner": {
        "target": f"{SHAPEGEN}.models.SingleImageEncoder",
        "params": {"main_image_encoder": {"type": "DinoImageEncoder", "kwargs": {"config": EYE, "image_size": 28}}},
    },
    "scheduler": {"target": f"{SHAPEGEN}.schedulers.FlowMatchEulerDiscreteScheduler", "params": {}},
    "image_processor": {"target": f"{SHAPEGEN}.preprocessors.ImageProcessorV2", "params": {"size": 28}},
}  # fmt: skip

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"], "hunyuan3d-dit-v2-0")
folder.mkdir(parents=True)
torch.manual_seed(0)
parts = {name: instantiate_from_config(CONFIG[name]) for name in ("model", "vae", "conditioner")}
# The surface lies where the field is zero: its mean is taken away, so that it crosses zero.
decoder = parts["vae"].geo_decoder
with torch.no_grad():
    decoder.output_proj.weight -= decoder.output_proj.weight.mean()
    decoder.output_proj.bias.zero_()
weights = {f"{part}.{name}": values.half().contiguous() for part, one in parts.items() for name, values in one.state_dict().items()}
save_file(weights, folder / "model.fp16.safetensors")
(folder / "config.yaml").write_text(yaml.safe_dump(CONFIG))
