import gymnasium as gym
from huggingface_sb3 import load_from_hub
from sb3_contrib import QRDQN
from stable_baselines3.common.evaluation import evaluate_policy

checkpoint = load_from_hub(
    repo_id="sb3/qrdqn-Acrobot-v1",
    filename="qrdqn-Acrobot-v1.zip",
)
model = QRDQN.load(checkpoint)

# Ten episodes
env = gym.make("Acrobot-v1")
mean_reward, deviation = evaluate_policy(model, env, warn=False)
print(f"Reward: {mean_reward:.2f} +/- {deviation:.2f}")
