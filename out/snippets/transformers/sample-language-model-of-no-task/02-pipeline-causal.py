from transformers import pipeline

pipe = pipeline(
    "text-generation",
    model="sample/language-model-of-no-task",
    device_map="auto",
)

outputs = pipe("Once upon a time,", max_new_tokens=40)
print(outputs[0]["generated_text"])
