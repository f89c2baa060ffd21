import transformers_mblt
from transformers import pipeline

transformers_mblt.register()

pipe = pipeline("text-generation", model="mobilint/Llama-3.2-1B-Instruct")
messages = [{"role": "user", "content": "What is a neural processing unit?"}]
print(pipe(messages, max_new_tokens=512)[0]["generated_text"])
pipe.model.dispose()
