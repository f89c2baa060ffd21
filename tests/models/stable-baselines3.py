# /// script
# dependencies = []
# ///
"""An untrained agent of the algorithm that the file's name begins with, saved as its repositories hold it."""

import json
import re
import sys
from pathlib import Path

import gymnasium
import stable_baselines3


class Reach(gymnasium.Env):
    """One number to look at; a number or a choice of two to answer with; every episode is one step."""

    observation_space = gymnasium.spaces.Box(-1, 1, (1,))

    def __init__(self, continuous: bool) -> None:
        spaces = gymnasium.spaces
        self.action_space = spaces.Box(-1, 1, (1,)) if continuous else spaces.Discrete(2)

    def reset(self, *, seed=None, options=None):
        return self.observation_space.sample(), {}

    def step(self, action):
        return self.observation_space.sample(), 0.0, True, False, {}


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
file = re.search(r'filename="([^"]+)"', Path(sys.argv[3]).read_text())[1]
name = file.split("-")[0].upper()
# QR-DQN is an algorithm of sb3-contrib; its snippet only downloads the file.
algorithm = getattr(stable_baselines3, name, stable_baselines3.DQN)
agent = algorithm("MlpPolicy", Reach(name in ("DDPG", "SAC", "TD3")), policy_kwargs={"net_arch": [4]}, device="cpu")
agent.save(folder / file)
