# Once before, in a shell: python -m unidic download
from melo.api import TTS

model = TTS(language="EN", device="auto")

# Of several voices the first is taken; their names are the keys.
voices = model.hps.data.spk2id
text = "Good morning! The library opens at ten."
model.tts_to_file(text, list(voices.values())[0], "speech.wav")
