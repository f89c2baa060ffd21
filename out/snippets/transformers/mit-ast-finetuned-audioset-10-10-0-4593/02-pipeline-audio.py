from transformers import pipeline

pipe = pipeline("audio-classification", model="MIT/ast-finetuned-audioset-10-10-0.4593")

for result in pipe("audio.wav"):
    print(result["label"], result["score"])
