# /// script
# dependencies = ["setuptools<81"]
# ///
"""An untrained policy as the checkpoint of a training, beside its configuration."""

import json
import sys
from pathlib import Path

import torch
from mlagents.trainers.policy.torch_policy import TorchPolicy
from mlagents.trainers.settings import NetworkSettings
from mlagents.trainers.torch_entities.networks import SimpleActor
from mlagents_envs.base_env import ActionSpec, BehaviorSpec, DimensionProperty, ObservationSpec, ObservationType

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
rays = ObservationSpec((56,), (DimensionProperty.NONE,), ObservationType.DEFAULT, "rays")
behavior = BehaviorSpec([rays], ActionSpec.create_discrete((5,)))
settings = NetworkSettings(hidden_units=8, num_layers=1)
policy = TorchPolicy(0, behavior, settings, SimpleActor, {"conditional_sigma": False, "tanh_squash": False})
(folder / "Pyramids").mkdir()
torch.save({"Policy": policy.actor.state_dict()}, folder / "Pyramids/checkpoint.pt")
configuration = {"behaviors": {"Pyramids": {"trainer_type": "ppo", "network_settings": {"hidden_units": 8, "num_layers": 1}}}}
(folder / "config.json").write_text(json.dumps(configuration))
