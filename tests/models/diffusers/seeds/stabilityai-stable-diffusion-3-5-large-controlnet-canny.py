# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""Its edges are 1024x1024, and so is the picture: an autoencoder that shrinks by 16 leaves a thousand positions."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import diffusion

vae = diffusion.autoencoder(levels=5, use_quant_conv=False, use_post_quant_conv=False, shift_factor=0.06)
vae.half().save_pretrained(main.folder / "stabilityai/stable-diffusion-3.5-large/vae")
