# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""LoRA weights in a file that is named for what they are; its record has no tags."""

import json
import re
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

record = json.loads(Path(sys.argv[1]).read_text())
sys.argv[1] = "record.json"
Path(sys.argv[1]).write_text(json.dumps({"tags": [], **record}))

import main

[file] = re.findall(r'weight_name="([^"]+)"', main.snippet)
(main.own / "pytorch_lora_weights.safetensors").rename(main.own / file)
