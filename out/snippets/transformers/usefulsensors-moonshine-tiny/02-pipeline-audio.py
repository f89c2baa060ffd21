from transformers import pipeline

pipe = pipeline("automatic-speech-recognition", model="UsefulSensors/moonshine-tiny")

print(pipe("audio.wav")["text"])
