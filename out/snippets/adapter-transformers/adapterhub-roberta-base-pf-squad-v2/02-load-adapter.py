from adapters import AutoAdapterModel
from transformers import AutoTokenizer

base = "roberta-base"
model = AutoAdapterModel.from_pretrained(base)
model.load_adapter("AdapterHub/roberta-base-pf-squad_v2", set_active=True)
tokenizer = AutoTokenizer.from_pretrained(base)

question = "Where was the telescope built?"
context = "The telescope was built on a mountain in northern Chile."
inputs = tokenizer(question, context, return_tensors="pt")
outputs = model(**inputs)
start, end = outputs.start_logits.argmax(), outputs.end_logits.argmax()
print(tokenizer.decode(inputs["input_ids"][0, start : end + 1]))
