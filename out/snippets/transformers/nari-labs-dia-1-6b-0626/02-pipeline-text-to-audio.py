import soundfile
from transformers import pipeline

pipe = pipeline("text-to-speech", model="nari-labs/Dia-1.6B-0626")

output = pipe("Good morning! The library opens at ten.")
soundfile.write("audio.wav", output["audio"].T, output["sampling_rate"])
