import torch
from huggingface_hub import snapshot_download
from TTS.api import TTS

device = "cuda" if torch.cuda.is_available() else "cpu"
folder = snapshot_download("coqui/XTTS-v2", allow_patterns=["*.json", "*.pth"])
tts = TTS(model_path=folder, config_path=f"{folder}/config.json").to(device)

# Some seconds of the voice to speak with
tts.tts_to_file(
    text="The ferry leaves at seven in the morning.",
    speaker_wav="voice.wav",
    language="en",
    file_path="output.wav",
)
