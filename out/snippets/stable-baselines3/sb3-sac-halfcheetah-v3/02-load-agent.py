from huggingface_sb3 import load_from_hub
from stable_baselines3 import SAC

checkpoint = load_from_hub(
    repo_id="sb3/sac-HalfCheetah-v3",
    filename="sac-HalfCheetah-v3.zip",
)
model = SAC.load(checkpoint)

# The network of the agent: model.predict(observation) acts on what its environment shows
print(model.policy)
