# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""Its pictures are 1024x1024: an autoencoder that shrinks by 16 leaves a thousand positions."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import diffusion

diffusion.autoencoder(levels=5, latent_channels=4, use_quant_conv=False, use_post_quant_conv=False, shift_factor=0.1).half().save_pretrained(main.folder / "black-forest-labs/FLUX.1-dev/vae")
