# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""The adapter beside its base: what it says of a picture is as large as what the two blocks of the tiny UNet see."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import diffusers

adapter = diffusers.T2IAdapter(
    channels=[8, 16, 16, 16], num_res_blocks=1, downscale_factor=4, adapter_type="full_adapter_xl"
)
adapter.half().save_pretrained(main.own)
