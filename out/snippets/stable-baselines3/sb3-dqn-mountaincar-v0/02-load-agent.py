import gymnasium as gym
from huggingface_sb3 import load_from_hub
from stable_baselines3 import DQN
from stable_baselines3.common.evaluation import evaluate_policy

checkpoint = load_from_hub(
    repo_id="sb3/dqn-MountainCar-v0",
    filename="dqn-MountainCar-v0.zip",
)
model = DQN.load(checkpoint)

# Ten episodes
env = gym.make("MountainCar-v0")
mean_reward, deviation = evaluate_policy(model, env, warn=False)
print(f"Reward: {mean_reward:.2f} +/- {deviation:.2f}")
