from transformers import pipeline

pipe = pipeline(
    "text-generation",
    model="xiaomi-research/MiLMMT-46-1B-v1.0",
    device_map="auto",
)

prompt = (
    "Translate this from English to German:\n"
    "English: The train leaves at nine.\n"
    "German:"
)
outputs = pipe(prompt, max_new_tokens=40, return_full_text=False)
print(outputs[0]["generated_text"])
