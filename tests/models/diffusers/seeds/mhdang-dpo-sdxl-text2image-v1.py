# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""The UNet of the base alone, of other random weights."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main

main.diffusion.stable_diffusion_xl().unet.half().save_pretrained(main.own / "unet")
