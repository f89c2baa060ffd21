from huggingface_hub import hf_hub_download

checkpoint = hf_hub_download(
    repo_id="sb3/ppo_lstm-CarRacing-v0",
    filename="ppo_lstm-CarRacing-v0.zip",
)
print(checkpoint)
