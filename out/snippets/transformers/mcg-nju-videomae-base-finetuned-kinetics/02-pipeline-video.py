from transformers import pipeline

pipe = pipeline("video-classification", model="MCG-NJU/videomae-base-finetuned-kinetics")

for result in pipe("video.mp4"):
    print(result["label"], result["score"])
