from huggingface_sb3 import load_from_hub

checkpoint = load_from_hub(
    repo_id="artnfull/connect-ai-artnfull-mujoco-pusher-ppo",
    filename="connect-ai-artnfull-mujoco-pusher-ppo.zip",
)
print(checkpoint)
