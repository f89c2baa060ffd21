# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""The motion adapter beside its base: a module for each block of the tiny UNet."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import diffusers

adapter = diffusers.MotionAdapter(
    block_out_channels=(8, 16), motion_layers_per_block=1, motion_num_attention_heads=2, motion_norm_num_groups=4
)
adapter.half().save_pretrained(main.own)
