import torch
from huggingface_hub import hf_hub_download
from TTS.api import TTS

device = "cuda" if torch.cuda.is_available() else "cpu"

# Take the names from the repository's files
model = hf_hub_download("neongeckocom/tts-vits-ljspeech-en", "model.pth")
config = hf_hub_download("neongeckocom/tts-vits-ljspeech-en", "config.json")
tts = TTS(model_path=model, config_path=config).to(device)

# A model of several speakers also takes speaker=..., one of several languages language=...
tts.tts_to_file(text="The ferry leaves at seven in the morning.", file_path="output.wav")
