# /// script
# dependencies = ["pillow", "torchvision", "sentencepiece", "protobuf", "timm"]
# parts = ["transformers"]
# ///
"""The tiny model whose weights are of a variant is also the one whose weights are loaded in 8 bits."""

import runpy
from pathlib import Path

runpy.run_path(str(Path(__file__).with_name("hf-internal-testing-tiny-random-bert-variant-safe.py")), run_name="__main__")
