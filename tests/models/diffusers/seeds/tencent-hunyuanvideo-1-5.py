# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""The repository that the snippet loads holds a pipeline of videos, in place of the record's own, which holds none; Wan's stands in."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import diffusion

diffusion.save(diffusion.wan(), main.folder / "hunyuanvideo-community/HunyuanVideo-1.5-Diffusers-480p_t2v")
