# /// script
# dependencies = []
# ///
"""A small Mimi codec beside a configuration that names it. The snippet asks for no more; the other files are empty.

Of what mlx computes, which needs its vendor's hardware, nothing is built.
"""

import json
import sys
from copy import deepcopy
from pathlib import Path

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
if "moshi_mlx" in Path(sys.argv[3]).read_text():
    (folder / "config.json").write_text("{}")
    sys.exit()

import torch
from moshi.models import loaders
from safetensors.torch import save_file

torch.manual_seed(0)

config = deepcopy(loaders._mimi_config)
config["seanet"] |= {"dimension": 16, "n_filters": 2}
config["quantizer"] |= {"dimension": 8, "bins": 16, "input_dimension": 16, "output_dimension": 16}
small = {"d_model": 16, "num_heads": 2, "num_layers": 1, "dim_feedforward": 16, "input_dimension": 16, "output_dimensions": [16]}
config["transformer"] |= small
(folder / "mimi.json").write_text(json.dumps(config))
state = {name: value.clone().contiguous() for name, value in loaders.get_mimi(None, config).state_dict().items()}
save_file(state, folder / loaders.MIMI_NAME)
settings = {**loaders._lm_kwargs, "mimi_config_name": "mimi.json", "mimi_name": loaders.MIMI_NAME}
# What speaks a text finds the voices that were made for it by this.
settings["model_id"] = {"sig": "1e68beda", "epoch": 240}
(folder / "config.json").write_text(json.dumps(settings))
for name in (loaders.MOSHI_NAME, loaders.TEXT_TOKENIZER_NAME):
    (folder / name).write_bytes(b"")
