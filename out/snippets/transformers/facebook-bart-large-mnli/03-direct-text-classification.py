import torch
from transformers import AutoModelForSequenceClassification, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("facebook/bart-large-mnli")
model = AutoModelForSequenceClassification.from_pretrained(
    "facebook/bart-large-mnli",
    device_map="auto",
)

text = "The hikers reached the summit just before sunrise."
inputs = tokenizer(text, "This text is about nature.", return_tensors="pt")
with torch.inference_mode():
    logits = model(**inputs.to(model.device)).logits
for index, score in enumerate(logits[0].softmax(dim=-1).tolist()):
    print(model.config.id2label[index], score)
