import torch
from transformers import AutoModelForMaskedLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("google-bert/bert-base-uncased")
model = AutoModelForMaskedLM.from_pretrained(
    "google-bert/bert-base-uncased",
    device_map="auto",
    quantization_config={"load_in_8bit": True},
)

text = "Paris is the [MASK] of France."
inputs = tokenizer(text, return_tensors="pt").to(model.device)
with torch.inference_mode():
    logits = model(**inputs).logits
masked = inputs["input_ids"] == tokenizer.mask_token_id
for token in logits[masked][0].topk(5).indices.tolist():
    print(tokenizer.decode(token))
