# Run this with uv run in the folder of the cloned repository.
from huggingface_hub import snapshot_download
from indextts.infer_v2 import IndexTTS2

snapshot_download("IndexTeam/IndexTTS-2", local_dir="checkpoints")
tts = IndexTTS2(
    cfg_path="checkpoints/config.yaml", model_dir="checkpoints", use_fp16=False
)

# voice.wav: a short recording of the voice to speak with
tts.infer(
    spk_audio_prompt="voice.wav",
    text="The ferry to the island leaves at noon.",
    output_path="output_index.wav",
)
