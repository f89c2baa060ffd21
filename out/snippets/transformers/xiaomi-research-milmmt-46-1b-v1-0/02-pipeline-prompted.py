from transformers import pipeline

pipe = pipeline("text-generation", model="xiaomi-research/MiLMMT-46-1B-v1.0")

prompt = "Translate to German: The train leaves at nine."
outputs = pipe(prompt, max_new_tokens=40, return_full_text=False)
print(outputs[0]["generated_text"])
