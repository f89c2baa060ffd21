# /// script
# dependencies = ["pillow", "torchvision", "sentencepiece", "protobuf", "timm"]
# parts = ["transformers"]
# ///
"""The tiny models of transformers for weights that are loaded as something. Their sizes are multiples of 64: the 4-bit code of
bitsandbytes for processors takes rows of such lengths alone."""

import runpy
import sys
from pathlib import Path

folder = Path(__file__).parent / "transformers"
sys.path.append(str(folder))

import configurations

HEADS = {"head_dim": 16, "d_kv": 16}
WIDTHS = {name: 64 for name, size in configurations.SIZES.items() if size in (32, 37)}
configurations.SIZES.update({**WIDTHS, **HEADS})
runpy.run_path(str(folder / "main.py"), run_name="__main__")
