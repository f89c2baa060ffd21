from huggingface_sb3 import load_from_hub
from stable_baselines3 import A2C

checkpoint = load_from_hub(
    repo_id="sb3/a2c-CartPole-v1",
    filename="a2c-CartPole-v1.zip",
)
model = A2C.load(checkpoint)
print(model.policy)
