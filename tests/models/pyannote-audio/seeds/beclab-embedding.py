# /// script
# dependencies = []
# ///
"""A network that turns a voice into a vector, with random weights, saved as pyannote's repositories are. X-vectors are the smallest."""

import json
import sys
from pathlib import Path

import lightning
import torch
from pyannote.audio.core.task import Problem, Resolution, Specifications
from pyannote.audio.models.embedding import XVectorSincNet

record = json.loads(Path(sys.argv[1]).read_text())
torch.manual_seed(0)
model = XVectorSincNet(dimension=16)
model.specifications = Specifications(problem=Problem.REPRESENTATION, resolution=Resolution.CHUNK, duration=1.0)
model.setup()
checkpoint = {
    "state_dict": model.state_dict(),
    "hyper_parameters": dict(model.hparams),
    "pytorch-lightning_version": lightning.__version__,
}
model.on_save_checkpoint(checkpoint)
target = Path(sys.argv[2], record["id"], "pytorch_model.bin")
target.parent.mkdir(parents=True)
torch.save(checkpoint, target)
