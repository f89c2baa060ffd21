# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""Weights that widen what the transformer reads, from the latents alone to those and the latents of the map."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import diffusers
import diffusion
from peft import LoraConfig, get_peft_model_state_dict

wide = diffusion.flux(in_channels=32).transformer
wide.add_adapter(LoraConfig(r=2, target_modules=["x_embedder", "to_q", "to_k"]))
layers = get_peft_model_state_dict(wide)
diffusers.FluxControlPipeline.save_lora_weights(main.own, transformer_lora_layers=layers)
