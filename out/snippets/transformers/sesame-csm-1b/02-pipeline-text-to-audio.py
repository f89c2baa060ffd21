import soundfile
from transformers import pipeline

pipe = pipeline("text-to-speech", model="sesame/csm-1b")

output = pipe("Good morning! The library opens at ten.")
soundfile.write("audio.wav", output["audio"].T, output["sampling_rate"])
