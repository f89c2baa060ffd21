# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""All its weights are of the variant fp16. Its pictures are 1024x1024: an autoencoder that shrinks by 16 leaves four thousand
positions, and so does what the ControlNet reads."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import diffusers
import diffusion

diffusion.autoencoder(levels=5).half().save_pretrained(main.folder / "stabilityai/stable-diffusion-xl-base-1.0/vae", variant="fp16")
net = diffusers.ControlNetModel(**diffusion.unet_sizes(64, True), conditioning_embedding_out_channels=(2,) * 5)
for file in main.own.glob("diffusion_pytorch_model*"):
    file.unlink()
net.half().save_pretrained(main.own, variant="fp16")
