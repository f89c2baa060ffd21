import torch
from transformers import AutoModelForSequenceClassification, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("OpenAssistant/reward-model-deberta-v3-large-v2")
model = AutoModelForSequenceClassification.from_pretrained(
    "OpenAssistant/reward-model-deberta-v3-large-v2",
    device_map="auto",
)

# A reward model scores an answer; the better one of two has the higher score.
question, answer = "What is the capital of France?", "It is Paris."
inputs = tokenizer(question, answer, truncation=True, return_tensors="pt")
with torch.inference_mode():
    logits = model(**inputs.to(model.device)).logits
print(logits[0].tolist())
