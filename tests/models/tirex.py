# /// script
# dependencies = []
# ///
"""TiRex with one small block, in the checkpoint that load_model reads."""

import json
import sys
from pathlib import Path

import torch
from tirex.models.tirex import TiRexZero

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
config = {
    "input_patch_size": 32, "output_patch_size": 32, "input_ff_dim": 32, "quantiles": [at / 10 for at in range(1, 10)],
    "block_kwargs": {"num_blocks": 1, "embedding_dim": 32, "num_heads": 2},
}  # fmt: skip
settings = {"model_config": config, "train_ctx_len": 256}
model = TiRexZero(backend="torch", **settings)
with torch.no_grad():
    for parameter in model.parameters():
        torch.nn.init.normal_(parameter, std=0.1)
torch.save({"hyper_parameters": settings, "state_dict": model.state_dict()}, folder / "model.ckpt")
