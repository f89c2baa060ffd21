# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""Its latents are as large as the picture that it is given: as in the real one, no pixel of the first level looks at all others."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import diffusers
import main
import diffusion

levels = 4
sizes = diffusion.unet_sizes() | {
    "block_out_channels": (8,) * levels,
    "down_block_types": ("DownBlock2D", *("CrossAttnDownBlock2D",) * (levels - 1)),
    "up_block_types": (*("CrossAttnUpBlock2D",) * (levels - 1), "UpBlock2D"),
    "only_cross_attention": (*(True,) * (levels - 1), False),
}
diffusers.UNet2DConditionModel(
    sample_size=128, in_channels=7, out_channels=4, num_class_embeds=1000, **sizes
).save_pretrained(main.own / "unet")  # fmt: skip
