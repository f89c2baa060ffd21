# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""A ControlNet that is given the mask beside the latents. Its pictures are 1024x1024: an autoencoder of six levels leaves few."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import adapters
import diffusers

net = diffusers.QwenImageControlNetModel(**adapters.QWEN_IMAGE, extra_condition_channels=4)
net.half().save_pretrained(main.own)
vae = diffusers.AutoencoderKLQwenImage(
    base_dim=24, z_dim=4, num_res_blocks=1, dim_mult=[1] * 6, temperal_downsample=[False] * 5, latents_mean=[0.0] * 4, latents_std=[1.0] * 4
)  # fmt: skip
vae.half().save_pretrained(main.folder / "Qwen/Qwen-Image/vae")
