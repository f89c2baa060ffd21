from huggingface_sb3 import load_from_hub
from sb3_contrib import ARS

checkpoint = load_from_hub(
    repo_id="sb3/ars-Walker2d-v3",
    filename="ars-Walker2d-v3.zip",
)
model = ARS.load(checkpoint)

# The network of the agent: model.predict(observation) acts on what its environment shows
print(model.policy)
