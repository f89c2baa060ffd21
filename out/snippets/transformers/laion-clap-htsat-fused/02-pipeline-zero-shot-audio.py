from transformers import pipeline

pipe = pipeline("zero-shot-audio-classification", model="laion/clap-htsat-fused")

labels = ["a dog barking", "a piano", "a person speaking"]
for result in pipe("audio.wav", candidate_labels=labels):
    print(result["label"], result["score"])
