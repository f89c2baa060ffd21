from transformers import pipeline

pipe = pipeline("text-classification", model="Skywork/Skywork-Reward-V2-Llama-3.1-8B")

for result in pipe("What a lovely surprise!"):
    print(result["label"], result["score"])
