from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("google/madlad400-3b-mt")
model = AutoModelForSeq2SeqLM.from_pretrained(
    "google/madlad400-3b-mt",
    device_map="auto",
)

# <2de> asks for German
text = "<2de> The lighthouse was built in 1854."
inputs = tokenizer(text, truncation=True, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=100)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
