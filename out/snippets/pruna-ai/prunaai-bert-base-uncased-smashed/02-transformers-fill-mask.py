from pruna import PrunaModel
from transformers import AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("PrunaAI/bert-base-uncased-smashed")
model = PrunaModel.from_pretrained("PrunaAI/bert-base-uncased-smashed")

inputs = tokenizer(
    "The capital of France is [MASK].",
    return_tensors="pt",
).to(model.device)
logits = model(**inputs).logits[0]
masked = inputs["input_ids"][0] == tokenizer.mask_token_id
print(tokenizer.decode(logits[masked].argmax(-1)))
