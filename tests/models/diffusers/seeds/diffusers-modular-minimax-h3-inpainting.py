# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""A repository of blocks: code, and a configuration that names its class. The weights are in that of the base model."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main

CODE = "from diffusers.modular_pipelines import StableDiffusionXLAutoBlocks\n\n\nclass Blocks(StableDiffusionXLAutoBlocks):\n    pass\n"
BASE = "MiniMaxAI/MiniMax-H3"
base = main.folder / BASE
base.parent.mkdir()
main.own.rename(base)
index = base / "modular_model_index.json"
index.write_text(index.read_text().replace(main.record["id"], BASE))
main.own.mkdir()
(main.own / "blocks.py").write_text(CODE)
names = {"_class_name": "Blocks", "auto_map": {"ModularPipelineBlocks": "blocks.Blocks"}}
(main.own / "modular_config.json").write_text(json.dumps(names))
