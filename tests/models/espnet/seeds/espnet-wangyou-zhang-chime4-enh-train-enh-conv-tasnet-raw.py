# /// script
# dependencies = []
# ///
"""A small Conv-TasNet with random weights that takes noise away, packed as ESPnet's repositories are."""

import json
import sys
from pathlib import Path

import torch
import yaml
from espnet2.tasks.enh import EnhancementTask

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
names = {
    "encoder": "conv", "encoder_conf": {"channel": 16, "kernel_size": 20, "stride": 10},
    "decoder": "conv", "decoder_conf": {"channel": 16, "kernel_size": 20, "stride": 10},
    "separator": "tcn", "separator_conf": {"num_spk": 1, "layer": 2, "stack": 1, "bottleneck_dim": 8, "hidden_dim": 8, "kernel": 3},
    "model_conf": {"loss_type": "si_snr"},
}  # fmt: skip
given = [f"--{name}={json.dumps(value) if isinstance(value, dict) else value}" for name, value in names.items()]
arguments = EnhancementTask.get_parser().parse_args([*given, "--output_dir", "exp"])
for name, value in names.items():
    setattr(arguments, name, value)
model = EnhancementTask.build_model(arguments)
experiment = folder / "exp/model"
experiment.mkdir(parents=True)
plain = (str, int, float, list, dict, tuple, type(None))
config = {name: value for name, value in vars(arguments).items() if isinstance(value, plain)}
(experiment / "config.yaml").write_text(yaml.safe_dump(json.loads(json.dumps(config))))
torch.save(model.state_dict(), experiment / "valid.pth")
meta = {"espnet": "202204", "files": {"model_file": "exp/model/valid.pth"}, "yaml_files": {"train_config": "exp/model/config.yaml"}}
(folder / "meta.yaml").write_text(yaml.safe_dump(meta))
