import gymnasium as gym
from huggingface_sb3 import load_from_hub
from stable_baselines3 import DQN
from stable_baselines3.common.evaluation import evaluate_policy

checkpoint = load_from_hub(
    repo_id="sb3/dqn-MountainCar-v0",
    filename="dqn-MountainCar-v0.zip",
)
model = DQN.load(checkpoint)

# The mean reward of ten episodes, and its deviation
env = gym.make("MountainCar-v0")
print(evaluate_policy(model, env, n_eval_episodes=10, warn=False))
