# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""The weights of a motion adapter in a file, without a configuration; that of another repository is of the same size."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import diffusers
from safetensors.torch import save_file

adapter = diffusers.MotionAdapter(
    block_out_channels=(8, 16), motion_layers_per_block=1, motion_num_attention_heads=2, motion_norm_num_groups=4
).half()
adapter.save_config(main.folder / "guoyww/animatediff-motion-adapter-v1-5-2")
weights = {name: value.contiguous() for name, value in adapter.state_dict().items()}
save_file(weights, main.own / "animatediff_lightning_4step_diffusers.safetensors")
