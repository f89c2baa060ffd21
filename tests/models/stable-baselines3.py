# /// script
# dependencies = []
# ///
"""An untrained agent of the class that the snippet loads, saved as its repositories hold it.

Agents of sb3/ were saved by Stable-Baselines3 1 with an older Python: their spaces are Gym's, and the function that tells the
learning rate cannot be read any more. Those that put something to a place (Fetch…) were trained with hindsight: their buffer
asks for the environment. Where the snippet only downloads the file, an archive without an agent stands for it.
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


def reach(continuous: bool, goals: bool):
    """One number to look at, beside goals on request; a number or a choice of two to answer with; every episode is one step."""
    import gymnasium
    from gymnasium import spaces

    number = spaces.Box(-1, 1, (1,))

    class Reach(gymnasium.Env):
        observation_space = spaces.Dict(observation=number, achieved_goal=number, desired_goal=number) if goals else number
        action_space = spaces.Box(-1, 1, (1,)) if continuous else spaces.Discrete(2)

        def reset(self, *, seed=None, options=None):
            return self.observation_space.sample(), {}

        def step(self, action):
            return self.observation_space.sample(), 0.0, True, False, {}

        def compute_reward(self, achieved, desired, infos):
            return 0.0

    return Reach()


def of_gym(space):
    import gym

    if hasattr(space, "spaces"):
        return gym.spaces.Dict({name: of_gym(part) for name, part in space.spaces.items()})
    if hasattr(space, "n"):
        return gym.spaces.Discrete(int(space.n))
    return gym.spaces.Box(space.low, space.high, dtype=space.dtype)


def agent(name: str, environment, old: bool, hindsight: bool):
    import gymnasium
    import stable_baselines3

    package = stable_baselines3
    if not hasattr(package, name):
        import sb3_contrib as package
    continuous = name in ("ARS", "DDPG", "SAC", "TD3", "TQC")
    world = gymnasium.make(environment[1]) if environment else reach(continuous, hindsight)
    policy = "LinearPolicy" if name == "ARS" else "MultiInputPolicy" if hindsight else "MlpPolicy"
    settings = {} if name == "ARS" else {"policy_kwargs": {"net_arch": [4]}}
    if hindsight:
        settings["replay_buffer_class"] = stable_baselines3.HerReplayBuffer
    made = getattr(package, name)(policy, world, device="cpu", **settings)
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
    name = re.search(r"(\w+)\.load\(", snippet)[1]
    agent(name, environment, record["id"].startswith("sb3/"), "Fetch" in record["id"]).save(folder / file)
else:
    with zipfile.ZipFile(folder / file, "w") as archive:
        archive.writestr("data", "{}")
