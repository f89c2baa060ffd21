# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""Qwen-Image with LoRA weights in every file that the repository lists: those for editing models have other shapes."""

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
record = json.loads(Path(sys.argv[1]).read_text())
for file in (one["rfilename"] for one in record["siblings"]):
    if not file.endswith(".safetensors"):
        continue
    target = main.own / file
    target.parent.mkdir(parents=True, exist_ok=True)
    save_file(weights if file.startswith(main.own.name) else of_others, target)
saved.unlink()
