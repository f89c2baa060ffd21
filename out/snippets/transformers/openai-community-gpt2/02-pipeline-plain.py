from transformers import pipeline

pipe = pipeline("text-generation", model="openai-community/gpt2")

outputs = pipe("My name is Julien and I like to", max_new_tokens=40)
print(outputs[0]["generated_text"])
