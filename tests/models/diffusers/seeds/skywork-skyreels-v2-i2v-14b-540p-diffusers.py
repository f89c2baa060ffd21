# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""Its video is as large as the snippet leaves it, and what computes each pixel of it takes minutes: here they come 2 x 2 at a time.

The pipeline tells by how much a picture shrinks by the length of the list of what shrinks time: it is one longer than there
are levels, for the patches, and the same from both ends, as the decoder reads it backwards.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import diffusers
import main

PATCH, PIXELS = 2, 3 * 2 * 2
diffusers.AutoencoderKLWan(
    base_dim=3, dim_mult=[1, 1, 1, 1], num_res_blocks=1, patch_size=PATCH, in_channels=PIXELS, out_channels=PIXELS,
    temperal_downsample=[False, True, True, False], scale_factor_temporal=4, scale_factor_spatial=8 * PATCH,
).save_pretrained(main.own / "vae")  # fmt: skip
