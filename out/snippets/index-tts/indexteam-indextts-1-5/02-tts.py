# Run this with uv run in the folder of the cloned repository.
from huggingface_hub import snapshot_download
from indextts.infer import IndexTTS

snapshot_download("IndexTeam/IndexTTS-1.5", local_dir="checkpoints")
tts = IndexTTS(model_dir="checkpoints", cfg_path="checkpoints/config.yaml")

# voice.wav: a short recording of the voice to speak with
text = "The ferry to the island leaves at noon."
tts.infer("voice.wav", text, "output_index.wav")
