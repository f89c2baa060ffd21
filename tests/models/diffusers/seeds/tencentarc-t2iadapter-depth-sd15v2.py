# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""The adapter beside its base, for gray pictures; a UNet of two blocks wants the sizes that those of XL have."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import diffusers

adapter = diffusers.T2IAdapter(
    in_channels=1, channels=[8, 16, 16, 16], num_res_blocks=1, downscale_factor=4, adapter_type="full_adapter_xl"
)
adapter.half().save_pretrained(main.own)
