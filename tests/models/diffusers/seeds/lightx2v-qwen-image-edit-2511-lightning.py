# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""A tiny Qwen-Image-Edit-2511 in place of Qwen-Image, and LoRA weights in the file that the snippet names."""

import re
import shutil
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import diffusers
import main

base = main.folder / "Qwen/Qwen-Image-Edit-2511"
shutil.rmtree(base)
parts = main.qwen_image(edit=True).components
# An autoencoder of a third of the channels reads and writes a million pixels in a tenth of the time.
parts["vae"] = diffusers.AutoencoderKLQwenImage.from_config(parts["vae"].config, base_dim=8)
main.diffusion.save(diffusers.QwenImageEditPlusPipeline(**parts), base, (None,))
[file] = re.findall(r'weight_name="([^"]+)"', main.snippet)
(main.own / "pytorch_lora_weights.safetensors").rename(main.own / file)
