import wave

from huggingface_hub import hf_hub_download
from piper import PiperVoice

# A voice is two files: choose another language and speaker among those of the repository
name = "en/en_US/lessac/medium/en_US-lessac-medium.onnx"
model = hf_hub_download("rhasspy/piper-voices", name)
config = hf_hub_download("rhasspy/piper-voices", name + ".json")

voice = PiperVoice.load(model, config)
with wave.open("output.wav", "wb") as file:
    voice.synthesize_wav("The ferry leaves at seven in the morning.", file)
