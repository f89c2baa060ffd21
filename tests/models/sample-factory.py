# /// script
# dependencies = []
# ///
"""The configuration of an experiment and an untrained policy by Sample Factory's own API."""

import json
import sys
from pathlib import Path

import gymnasium
import numpy
import torch
from sample_factory.cfg.arguments import parse_full_cfg, parse_sf_args
from sample_factory.model.actor_critic import create_actor_critic

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
small = ["--encoder_mlp_layers", "8", "--rnn_size", "8"]
parser, _ = parse_sf_args(["--env=TowerBuilding", f"--experiment={folder.name}", *small])
config = parse_full_cfg(parser, ["--env=TowerBuilding", f"--experiment={folder.name}", *small])
seen = gymnasium.spaces.Dict({"obs": gymnasium.spaces.Box(-1, 1, (4,), numpy.float32)})
policy = create_actor_critic(config, seen, gymnasium.spaces.Discrete(2))
checkpoints = folder / "checkpoint_p0"
checkpoints.mkdir(parents=True)
torch.save({"train_step": 0, "env_steps": 0, "model": policy.state_dict()}, checkpoints / "checkpoint_000000000_0.pth")
(folder / "cfg.json").write_text(json.dumps(vars(config), default=str))
