# Run this in the folder of the cloned repository.
import sys

import torchaudio
from huggingface_hub import snapshot_download

sys.path.append("third_party/Matcha-TTS")
from cosyvoice.cli.cosyvoice import AutoModel

model = AutoModel(model_dir=snapshot_download("walston/cosyvoice3-multiaccent"))

# voice.wav: a short recording of the voice to speak with
role = "You are a helpful assistant.<|endofprompt|>"
text = role + "The ferry to the island leaves at noon."
for number, part in enumerate(model.inference_cross_lingual(text, "voice.wav")):
    torchaudio.save(f"output_{number}.wav", part["tts_speech"], model.sample_rate)
