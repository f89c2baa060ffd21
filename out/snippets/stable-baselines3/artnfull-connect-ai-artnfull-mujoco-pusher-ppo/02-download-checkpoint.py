from huggingface_hub import hf_hub_download

checkpoint = hf_hub_download(
    repo_id="artnfull/connect-ai-artnfull-mujoco-pusher-ppo",
    filename="connect-ai-artnfull-mujoco-pusher-ppo.zip",
)
print(checkpoint)
