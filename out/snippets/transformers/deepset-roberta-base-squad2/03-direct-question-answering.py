import torch
from transformers import AutoModelForQuestionAnswering, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("deepset/roberta-base-squad2")
model = AutoModelForQuestionAnswering.from_pretrained(
    "deepset/roberta-base-squad2",
    device_map="auto",
)

question = "Where does Ada work?"
context = "Ada is an astronomer. She works at an observatory in Chile."
inputs = tokenizer(question, context, truncation="only_second", return_tensors="pt")
inputs = inputs.to(model.device)
with torch.inference_mode():
    outputs = model(**inputs)
start = outputs.start_logits[0].argmax()
end = start + outputs.end_logits[0, start:].argmax()
answer = tokenizer.decode(inputs["input_ids"][0, start : end + 1], skip_special_tokens=True)
print(answer or "The text does not say.")
