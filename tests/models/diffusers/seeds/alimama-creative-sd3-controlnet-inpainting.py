# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""A ControlNet that is given the mask beside the latents; its configuration, as the published one, leaves that to the caller."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import adapters
import diffusers
import diffusion
import json

base = main.folder / "stabilityai/stable-diffusion-3-medium-diffusers"
pipe = diffusion.stable_diffusion_3()
pipe.register_modules(vae=diffusion.autoencoder(levels=5, use_quant_conv=False, use_post_quant_conv=False, shift_factor=0.06))
diffusion.save(pipe, base)
config = dict(adapters.stable_diffusion_3().config)
net = diffusers.SD3ControlNetModel(**{name: value for name, value in config.items() if not name.startswith("_")} | {"extra_conditioning_channels": 1})
net.half().save_pretrained(main.own)
file = main.own / "config.json"
said = json.loads(file.read_text())
said.pop("extra_conditioning_channels")
file.write_text(json.dumps(said))
