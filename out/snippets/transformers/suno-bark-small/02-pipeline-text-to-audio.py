import soundfile
from transformers import pipeline

pipe = pipeline("text-to-speech", model="suno/bark-small")

output = pipe("Good morning! The library opens at ten.")
soundfile.write("audio.wav", output["audio"].T, output["sampling_rate"])
