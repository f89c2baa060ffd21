from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("PrunaAI/opt-125m-smashed")
model = PrunaModel.from_pretrained("PrunaAI/opt-125m-smashed")

inputs = tokenizer("Once upon a time,", return_tensors="pt")
outputs = model.generate(**inputs.to(model.device), max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
