# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""Its pictures are 512x512: an autoencoder that shrinks by 16 leaves a thousand positions, and so does what the ControlNet reads."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import diffusers
import diffusion

diffusion.autoencoder(levels=5).half().save_pretrained(main.folder / "stable-diffusion-v1-5/stable-diffusion-v1-5/vae")
net = diffusers.ControlNetModel(**diffusion.unet_sizes(32, False), conditioning_embedding_out_channels=(2,) * 5)
net.half().save_pretrained(main.own)
