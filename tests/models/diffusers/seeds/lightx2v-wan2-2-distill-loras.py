# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""LoRA weights in every file that the repository lists; those for videos of a text have other shapes."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import torch
from safetensors.torch import load_file, save_file

saved = main.own / "pytorch_lora_weights.safetensors"
weights = load_file(saved)
of_others = {name: torch.randn([size + 3 for size in tensor.shape]) for name, tensor in weights.items()}
for one in json.loads(Path(sys.argv[1]).read_text())["siblings"]:
    save_file(weights if "_i2v_" in one["rfilename"] else of_others, main.own / one["rfilename"])
saved.unlink()
