# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""LoRA weights in each of the files that the record lists."""

import json
import shutil
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main

for file in json.loads(Path(sys.argv[1]).read_text())["siblings"]:
    shutil.copy(main.own / "pytorch_lora_weights.safetensors", main.own / file["rfilename"])
