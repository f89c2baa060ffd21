# Once before, in a shell: python -m unidic download
from melo.api import TTS

model = TTS(language="FR", device="auto")

# Of several voices the first is taken; their names are the keys.
voices = model.hps.data.spk2id
text = "La bibliothèque ouvre à dix heures."
model.tts_to_file(text, list(voices.values())[0], "speech.wav")
