import gymnasium as gym
from huggingface_sb3 import load_from_hub
from stable_baselines3 import PPO
from stable_baselines3.common.evaluation import evaluate_policy

checkpoint = load_from_hub(
    repo_id="artnfull/connect-ai-artnfull-mujoco-pusher-ppo",
    filename="connect-ai-artnfull-mujoco-pusher-ppo.zip",
)
model = PPO.load(checkpoint)

# Ten episodes
env = gym.make("Pusher-v5")
mean_reward, deviation = evaluate_policy(model, env, warn=False)
print(f"Reward: {mean_reward:.2f} +/- {deviation:.2f}")
