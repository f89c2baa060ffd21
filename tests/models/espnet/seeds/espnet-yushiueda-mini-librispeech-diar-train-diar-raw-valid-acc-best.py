# /// script
# dependencies = []
# ///
"""A small network that says of two speakers when each speaks, with random weights, packed as ESPnet's repositories are."""

import json
import sys
from pathlib import Path

import torch
import yaml
from espnet2.tasks.diar import DiarizationTask

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
names = {
    "num_spk": 2, "frontend": "default", "frontend_conf": {"fs": "8k", "hop_length": 128}, "specaug": None,
    "encoder": "transformer", "decoder": "linear", "normalize": None,
    "encoder_conf": {"input_layer": "linear", "num_blocks": 1, "linear_units": 16, "output_size": 16, "attention_heads": 2},
    "label_aggregator": "label_aggregator", "label_aggregator_conf": {}, "attractor": None,
}  # fmt: skip
given = [f"--{name}={json.dumps(value) if isinstance(value, dict) else value}" for name, value in names.items() if value is not None]
arguments = DiarizationTask.get_parser().parse_args([*given, "--output_dir", "exp"])
for name, value in names.items():
    setattr(arguments, name, value)
model = DiarizationTask.build_model(arguments)
experiment = folder / "exp/model"
experiment.mkdir(parents=True)
plain = (str, int, float, list, dict, tuple, type(None))
config = {name: value for name, value in vars(arguments).items() if isinstance(value, plain)}
(experiment / "config.yaml").write_text(yaml.safe_dump(json.loads(json.dumps(config))))
torch.save(model.state_dict(), experiment / "valid.pth")
meta = {"espnet": "202204", "files": {"model_file": "exp/model/valid.pth"}, "yaml_files": {"train_config": "exp/model/config.yaml"}}
(folder / "meta.yaml").write_text(yaml.safe_dump(meta))
