import torch
from transformers import AutoModelForSequenceClassification, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("distilbert/distilbert-base-uncased-finetuned-sst-2-english")
model = AutoModelForSequenceClassification.from_pretrained(
    "distilbert/distilbert-base-uncased-finetuned-sst-2-english",
    device_map="auto",
)

text = "I like you. I love you"
inputs = tokenizer(text, truncation=True, return_tensors="pt")
with torch.inference_mode():
    logits = model(**inputs.to(model.device)).logits
for index, score in enumerate(logits[0].softmax(dim=-1).tolist()):
    print(model.config.id2label[index], score)
