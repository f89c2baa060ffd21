from transformers import pipeline

pipe = pipeline("automatic-speech-recognition", model="openai/whisper-small")

print(pipe("audio.wav")["text"])
