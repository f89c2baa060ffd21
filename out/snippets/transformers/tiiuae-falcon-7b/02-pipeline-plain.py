from transformers import pipeline

pipe = pipeline("text-generation", model="tiiuae/falcon-7b")

outputs = pipe("Once upon a time,", max_new_tokens=40)
print(outputs[0]["generated_text"])
