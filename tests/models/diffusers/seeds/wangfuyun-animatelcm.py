# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""The motion adapter and the LoRA weights for few steps, in one repository."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import diffusers

adapter = diffusers.MotionAdapter(
    block_out_channels=(8, 16), motion_layers_per_block=1, motion_num_attention_heads=2, motion_norm_num_groups=4
)
adapter.half().save_pretrained(main.own)
(main.own / "pytorch_lora_weights.safetensors").rename(main.own / "AnimateLCM_sd15_t2v_lora.safetensors")
