# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""The prior alone: from a text to the embedding of a picture."""

import shutil
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import pictures
import diffusion

shutil.rmtree(main.own)
diffusion.save(pictures.kandinsky_prior(), main.own)
