import wave

from huggingface_hub import hf_hub_download
from piper import PiperVoice

# A voice is two files: take the name of the first from the repository
name = "model.onnx"
model = hf_hub_download("Reza2kn/Gooya-RizehPizeh-v1.5", name)
config = hf_hub_download("Reza2kn/Gooya-RizehPizeh-v1.5", name + ".json")

voice = PiperVoice.load(model, config)
with wave.open("output.wav", "wb") as file:
    voice.synthesize_wav("The ferry leaves at seven in the morning.", file)
