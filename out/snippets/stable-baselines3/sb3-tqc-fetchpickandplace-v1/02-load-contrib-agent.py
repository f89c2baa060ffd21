from huggingface_sb3 import load_from_hub
from sb3_contrib import TQC

checkpoint = load_from_hub(
    repo_id="sb3/tqc-FetchPickAndPlace-v1",
    filename="tqc-FetchPickAndPlace-v1.zip",
)
model = TQC.load(checkpoint)
print(model.policy)
