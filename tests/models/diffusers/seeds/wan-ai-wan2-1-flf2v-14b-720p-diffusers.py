# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""A tiny Wan that reads two pictures: its transformer has a place for each token of both."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import shutil

import diffusers
import main
import diffusion

# A picture of 32 x 32 in patches of 16 x 16, and the token that stands for all of it.
TOKENS = 2 * 2 + 1
pipe = diffusion.wan(from_image=True)
transformer = diffusers.WanTransformer3DModel.from_config(pipe.transformer.config, pos_embed_seq_len=2 * TOKENS)
# What the name says nothing of was saved as another pipeline.
shutil.rmtree(main.own)
diffusion.save(diffusers.WanImageToVideoPipeline(**{**pipe.components, "transformer": transformer}), main.own)
