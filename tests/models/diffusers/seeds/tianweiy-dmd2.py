# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""LoRA weights in a file that is named for what they are."""

import re
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main

[file] = re.findall(r'weight_name="([^"]+)"', main.snippet)
(main.own / "pytorch_lora_weights.safetensors").rename(main.own / file)
