from huggingface_sb3 import load_from_hub
from sb3_contrib import TQC

checkpoint = load_from_hub(
    repo_id="sb3/tqc-FetchPickAndPlace-v1",
    filename="tqc-FetchPickAndPlace-v1.zip",
)
# The replay buffer of its training would ask for the environment: it is left out
unused = {"replay_buffer_class": None, "replay_buffer_kwargs": {}}
model = TQC.load(checkpoint, custom_objects=unused)

# The network of the agent: model.predict(observation) acts on what its environment shows
print(model.policy)
