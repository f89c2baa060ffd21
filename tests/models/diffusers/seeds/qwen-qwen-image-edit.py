# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""Its pictures are of a million pixels, which an autoencoder of a third of the channels reads and writes in a tenth of the time."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import diffusers
import main

diffusers.AutoencoderKLQwenImage.from_config(
    diffusers.AutoencoderKLQwenImage.load_config(main.own / "vae"), base_dim=8
).save_pretrained(main.own / "vae")
