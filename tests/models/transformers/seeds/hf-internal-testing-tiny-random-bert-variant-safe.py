# /// script
# dependencies = ["pillow", "torchvision", "sentencepiece", "protobuf", "timm"]
# parts = ["transformers"]
# ///
"""The tiny model of the library, whose weights have the name of a variant: no file is called as without one."""

import json
import runpy
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))
runpy.run_path(str(Path(__file__).parents[1] / "main.py"), run_name="__main__")

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
(folder / "model.safetensors").rename(folder / "model.v2.safetensors")
