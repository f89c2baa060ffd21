import torch
from transformers import AutoModelForMaskedLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("FacebookAI/xlm-roberta-base")
model = AutoModelForMaskedLM.from_pretrained("FacebookAI/xlm-roberta-base", device_map="auto")

text = f"Bread is made of {tokenizer.mask_token} and water."
inputs = tokenizer(text, return_tensors="pt").to(model.device)
with torch.inference_mode():
    logits = model(**inputs).logits
masked = inputs["input_ids"] == tokenizer.mask_token_id
for token in logits[masked][0].topk(5).indices.tolist():
    print(tokenizer.decode(token))
