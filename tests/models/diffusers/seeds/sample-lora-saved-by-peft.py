# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""The adapter of its base as PEFT saves one, with weights that change the result."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
from peft import LoraConfig, get_peft_model

config = LoraConfig(r=2, lora_alpha=8, target_modules=["to_q", "to_k"], init_lora_weights=False)
get_peft_model(main.pipe.unet, config).save_pretrained(main.own)
