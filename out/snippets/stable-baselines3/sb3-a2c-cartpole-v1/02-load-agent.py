import gymnasium as gym
from huggingface_sb3 import load_from_hub
from stable_baselines3 import A2C
from stable_baselines3.common.evaluation import evaluate_policy

checkpoint = load_from_hub(
    repo_id="sb3/a2c-CartPole-v1",
    filename="a2c-CartPole-v1.zip",
)
model = A2C.load(checkpoint)

# Ten episodes
env = gym.make("CartPole-v1")
mean_reward, deviation = evaluate_policy(model, env, warn=False)
print(f"Reward: {mean_reward:.2f} +/- {deviation:.2f}")
