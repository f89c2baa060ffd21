# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""A tiny Flux whose transformer reads the latents of the map beside those of the picture."""

import shutil
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import diffusion

# What the name says nothing of was saved as another pipeline.
shutil.rmtree(main.own)
diffusion.save(diffusion.flux("FluxControlPipeline", in_channels=32), main.own)
