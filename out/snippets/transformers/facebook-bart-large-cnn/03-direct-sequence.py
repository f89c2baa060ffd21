from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("facebook/bart-large-cnn")
model = AutoModelForSeq2SeqLM.from_pretrained(
    "facebook/bart-large-cnn",
    device_map="auto",
)

text = (
    "The lighthouse was built in 1854 and warned ships of the rocks for over a century. "
    "Three keepers lived there with their families, and grew potatoes behind the wall. "
    "Its lamp went out for good in 1972, when radio beacons had made it superfluous, "
    "and storms slowly took the roof. For forty years nobody went up the stairs but gulls. "
    "Last spring, volunteers from the village repaired the tower, found the old lens in a "
    "museum on the mainland, and opened the gallery to visitors. On the first Sunday, "
    "more than three hundred people came to see it shine again."
)
inputs = tokenizer(text, truncation=True, return_tensors="pt").to(model.device)
outputs = model.generate(**inputs, max_new_tokens=100)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
