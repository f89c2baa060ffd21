"""A small diffusion policy of the PushT environment with what prepares its input, and a data set of its kind in the format of LeRobot 3."""

import json
import sys
from pathlib import Path

import numpy as np
import torch
from lerobot.configs import FeatureType, PolicyFeature
from lerobot.datasets import LeRobotDataset
from lerobot.policies import make_pre_post_processors
from lerobot.policies.diffusion.configuration_diffusion import DiffusionConfig
from lerobot.policies.diffusion.modeling_diffusion import DiffusionPolicy

SIZE = 96


def policy():
    features = {
        "input_features": {
            "observation.image": PolicyFeature(FeatureType.VISUAL, (3, SIZE, SIZE)),
            "observation.state": PolicyFeature(FeatureType.STATE, (2,)),
        },
        "output_features": {"action": PolicyFeature(FeatureType.ACTION, (2,))},
    }
    config = DiffusionConfig(
        device="cpu", horizon=8, n_action_steps=4, drop_n_last_frames=3, down_dims=(16, 32), diffusion_step_embed_dim=16,
        spatial_softmax_num_keypoints=8, num_train_timesteps=10, pretrained_backbone_weights=None, **features,
    )  # fmt: skip
    return DiffusionPolicy(config)


def save(folder):
    made = policy()
    stats = {
        name: {"mean": torch.zeros(shape), "std": torch.ones(shape), "min": torch.full(shape, -1.0), "max": torch.ones(shape)}
        for name, feature in (made.config.input_features | made.config.output_features).items()
        for shape in [(3, 1, 1) if feature.type == FeatureType.VISUAL else feature.shape]
    }
    for part in (made, *make_pre_post_processors(made.config, dataset_stats=stats)):
        part.save_pretrained(folder)


def recordings(folder):
    place = {"dtype": "float32", "shape": (2,), "names": ["x", "y"]}
    picture = {"dtype": "video", "shape": (SIZE, SIZE, 3), "names": ["height", "width", "channels"]}
    kinds = {"action": place, "observation.state": place, "observation.image": picture}
    data = LeRobotDataset.create("lerobot/pusht", fps=10, features=kinds, root=folder)
    random = np.random.default_rng(0)
    for _ in range(2):
        for _ in range(40):
            frame = {name: random.random(2, dtype=np.float32) for name in ("action", "observation.state")}
            frame["observation.image"] = random.integers(0, 255, (SIZE, SIZE, 3), dtype=np.uint8)
            data.add_frame({**frame, "task": "Push the T-shaped block onto the T-shaped target."})
        data.save_episode()
    data.finalize()


def build():
    """What the seed of the first argument is: its repository and its data set, in the folder of the second."""
    record = json.loads(Path(sys.argv[1]).read_text())
    repositories = Path(sys.argv[2])
    torch.manual_seed(0)
    save(repositories / record["id"])
    recordings(repositories / "datasets/lerobot/pusht")
    tags = repositories / ".tags/datasets/lerobot/pusht"
    tags.parent.mkdir(parents=True)
    tags.write_text("v3.0\n")
