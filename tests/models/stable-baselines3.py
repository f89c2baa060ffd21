# /// script
# dependencies = []
# ///
"""An untrained agent of the algorithm that the file's name begins with, saved as its repositories hold it.

Agents of sb3/ were saved by Stable-Baselines3 1 with an older Python: their spaces are Gym's, and the function that tells the
learning rate cannot be read any more. Where the snippet only downloads the file, an archive without an agent stands for it.
"""

import json
import re
import sys
import types
import zipfile
from pathlib import Path


class OldFunction:
    """Pickled with too few arguments: reading it raises TypeError, as code objects of an older Python do."""

    def __call__(self, progress: float) -> float:
        return 0.001

    def __reduce__(self):
        return types.CodeType, (0, 0, 0, 0, 0)


def reach(continuous: bool):
    """One number to look at; a number or a choice of two to answer with; every episode is one step."""
    import gymnasium
    from gymnasium import spaces

    class Reach(gymnasium.Env):
        observation_space = spaces.Box(-1, 1, (1,))
        action_space = spaces.Box(-1, 1, (1,)) if continuous else spaces.Discrete(2)

        def reset(self, *, seed=None, options=None):
            return self.observation_space.sample(), {}

        def step(self, action):
            return self.observation_space.sample(), 0.0, True, False, {}

    return Reach()


def of_gym(space):
    import gym

    if hasattr(space, "n"):
        return gym.spaces.Discrete(int(space.n))
    return gym.spaces.Box(space.low, space.high, dtype=space.dtype)


def agent(name: str, environment, old: bool):
    import gymnasium
    import stable_baselines3

    if not hasattr(stable_baselines3, name):
        import sb3_contrib as stable_baselines3
    world = gymnasium.make(environment[1]) if environment else reach(name in ("ARS", "DDPG", "SAC", "TD3", "TQC"))
    policy = "LinearPolicy" if name == "ARS" else "MlpPolicy"
    made = getattr(stable_baselines3, name)(policy, world, device="cpu", **({} if name == "ARS" else {"policy_kwargs": {"net_arch": [4]}}))
    if old:
        made.observation_space = of_gym(made.observation_space)
        made.action_space = of_gym(made.action_space)
        made.lr_schedule = OldFunction()
    return made


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
snippet = Path(sys.argv[3]).read_text()
file = re.search(r'filename="([^"]+)"', snippet)[1]
if ".load(" in snippet:
    environment = re.search(r'gym\.make\("([^"]+)"\)', snippet)
    agent(file.split("-")[0].upper(), environment, record["id"].startswith("sb3/")).save(folder / file)
else:
    with zipfile.ZipFile(folder / file, "w") as archive:
        archive.writestr("data", "{}")
