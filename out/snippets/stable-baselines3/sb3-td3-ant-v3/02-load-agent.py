from huggingface_sb3 import load_from_hub
from stable_baselines3 import TD3

checkpoint = load_from_hub(
    repo_id="sb3/td3-Ant-v3",
    filename="td3-Ant-v3.zip",
)
model = TD3.load(checkpoint)

# The network of the agent: model.predict(observation) acts on what its environment shows
print(model.policy)
