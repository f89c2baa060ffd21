# /// script
# dependencies = []
# ///
"""A layer over pixels as a program of ExecuTorch, exported by its own API for the kernels that run everywhere."""

import json
import sys
from pathlib import Path

import torch
from executorch.exir import to_edge

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
layer = torch.nn.Sequential(torch.nn.Linear(12, 3), torch.nn.Softmax(dim=1)).eval()
program = to_edge(torch.export.export(layer, (torch.randn(1, 12),))).to_executorch()
(folder / "model.pte").write_bytes(program.buffer)
