from huggingface_sb3 import load_from_hub

checkpoint = load_from_hub(
    repo_id="sb3/qrdqn-Acrobot-v1",
    filename="qrdqn-Acrobot-v1.zip",
)
print(checkpoint)
