# /// script
# dependencies = []
# ///
"""TabPFN 2 with one small layer, in the file that its loader takes first."""

import dataclasses
import json
import sys
from pathlib import Path

import torch
from tabpfn.architectures import tabpfn_v2
from tabpfn.architectures.shared.bar_distribution import FullSupportBarDistribution
from tabpfn.model_loading import ModelSource

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
regression = record["id"].endswith("-reg")
source = ModelSource.get_regressor_v2() if regression else ModelSource.get_classifier_v2()
task = {"num_buckets": 50, "max_num_classes": 0} if regression else {"max_num_classes": 10}
config = tabpfn_v2.TabPFNV2Config(emsize=24, nlayers=1, nhead=2, **task)
state = tabpfn_v2.get_architecture(config).state_dict()
if regression:
    distribution = FullSupportBarDistribution(torch.linspace(-4, 4, 51))
    state |= {f"criterion.{name}": tensor for name, tensor in distribution.state_dict().items()}
torch.save({"state_dict": state, "config": dataclasses.asdict(config)}, folder / source.default_filename)
(folder / "config.json").write_text("{}")
