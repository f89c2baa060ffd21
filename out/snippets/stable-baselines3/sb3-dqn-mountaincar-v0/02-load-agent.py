from huggingface_sb3 import load_from_hub
from stable_baselines3 import DQN

checkpoint = load_from_hub(
    repo_id="sb3/dqn-MountainCar-v0",
    filename="dqn-MountainCar-v0.zip",
)
model = DQN.load(checkpoint)
print(model.policy)
