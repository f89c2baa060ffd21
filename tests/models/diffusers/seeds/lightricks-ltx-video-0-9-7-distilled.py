# /// script
# dependencies = ["sentencepiece"]
# parts = ["diffusers"]
# ///
"""The parts of LTX-Video in the pipeline that takes conditions, too."""

import shutil
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import diffusers
import main
import diffusion
import motion
import pieces

# What the name says nothing of was saved as another pipeline.
shutil.rmtree(main.own)
diffusion.save(diffusers.LTXConditionPipeline(**motion.ltx().components), main.own)
pieces.replace_tokenizer(main.own / "tokenizer")
