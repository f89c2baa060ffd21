from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("PrunaAI/test-tiny-random-llama4-smashed", trust_remote_code=True)
model = PrunaModel.from_pretrained("PrunaAI/test-tiny-random-llama4-smashed", trust_remote_code=True)

inputs = tokenizer("Once upon a time,", return_tensors="pt")
outputs = model.generate(**inputs.to(model.device), max_new_tokens=40)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
