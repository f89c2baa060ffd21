from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("facebook/bart-large-cnn")
model = AutoModelForSeq2SeqLM.from_pretrained(
    "facebook/bart-large-cnn",
    device_map="auto",
)

text = (
    "The lighthouse was built in 1854 and warned ships of the rocks for over a century. "
    "Its lamp went out for good in 1972, and storms slowly took the roof. "
    "Last spring, volunteers repaired the tower and opened it to visitors."
)
inputs = tokenizer(text, truncation=True, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=100)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
