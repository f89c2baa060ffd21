from huggingface_sb3 import load_from_hub
from stable_baselines3 import DDPG

checkpoint = load_from_hub(
    repo_id="sb3/ddpg-BipedalWalker-v3",
    filename="ddpg-BipedalWalker-v3.zip",
)
model = DDPG.load(checkpoint)
print(model.policy)
