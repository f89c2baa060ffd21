import gymnasium as gym
from huggingface_sb3 import load_from_hub
from sb3_contrib import QRDQN
from stable_baselines3.common.evaluation import evaluate_policy

checkpoint = load_from_hub(
    repo_id="sb3/qrdqn-Acrobot-v1",
    filename="qrdqn-Acrobot-v1.zip",
)
model = QRDQN.load(checkpoint)

# The mean reward of ten episodes, and its deviation
env = gym.make("Acrobot-v1")
print(evaluate_policy(model, env, n_eval_episodes=10, warn=False))
