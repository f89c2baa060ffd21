# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""Its video is as large as the snippet leaves it, and what computes each pixel of it takes minutes: here they come 2 x 2 at a time."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import diffusers
import main
import motion

PATCH, PIXELS = 2, 3 * 2 * 2
diffusers.AutoencoderKLWan(
    base_dim=3, dim_mult=[1, 1, 1, 1], num_res_blocks=1, patch_size=PATCH, in_channels=PIXELS, out_channels=PIXELS,
    scale_factor_spatial=8 * PATCH,
).save_pretrained(main.own / "vae")  # fmt: skip
sizes = motion.WAN | {"patch_size": (1, 10, 26)}
diffusers.WanTransformer3DModel(in_channels=32, **sizes).half().save_pretrained(main.own / "transformer")
