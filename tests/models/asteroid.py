# /// script
# dependencies = []
# ///
"""A small Conv-TasNet for two speakers, packed by the library itself as pytorch_model.bin."""

import json
import sys
from pathlib import Path

import torch
from asteroid.models import ConvTasNet

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
model = ConvTasNet(
    2, n_blocks=2, n_repeats=1, bn_chan=8, hid_chan=8, skip_chan=8, n_filters=16, kernel_size=32, stride=16, sample_rate=16000,
)  # fmt: skip
packed = model.serialize()
packed["infos"]["training_config"] = {}
# As text, which torch loads without trust; published files hold it so.
packed["infos"]["software_versions"]["torch_version"] = str(torch.__version__)
torch.save(packed, folder / "pytorch_model.bin")
