import gymnasium as gym
from huggingface_sb3 import load_from_hub
from stable_baselines3 import DDPG
from stable_baselines3.common.evaluation import evaluate_policy

checkpoint = load_from_hub(
    repo_id="sb3/ddpg-BipedalWalker-v3",
    filename="ddpg-BipedalWalker-v3.zip",
)
model = DDPG.load(checkpoint)

# Ten episodes
env = gym.make("BipedalWalker-v3")
mean_reward, deviation = evaluate_policy(model, env, warn=False)
print(f"Reward: {mean_reward:.2f} +/- {deviation:.2f}")
