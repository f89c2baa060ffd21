import torch
from transformers import AutoModelForTokenClassification, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("dslim/bert-base-NER")
model = AutoModelForTokenClassification.from_pretrained(
    "dslim/bert-base-NER",
    device_map="auto",
)

text = "Ada moved from London to Chile."
inputs = tokenizer(text, return_tensors="pt").to(model.device)
with torch.inference_mode():
    labels = model(**inputs).logits[0].argmax(dim=-1).tolist()
for token, label in zip(inputs.tokens(), labels):
    print(token, model.config.id2label[label])
