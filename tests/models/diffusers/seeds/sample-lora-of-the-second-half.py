# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""LoRA weights in a file that is named for the half of the model that it is for."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main

[file] = json.loads(Path(sys.argv[1]).read_text())["siblings"]
(main.own / "pytorch_lora_weights.safetensors").rename(main.own / file["rfilename"])
