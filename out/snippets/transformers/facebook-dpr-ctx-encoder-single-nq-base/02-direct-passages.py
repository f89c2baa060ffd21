import torch
from transformers import AutoTokenizer, DPRContextEncoder

tokenizer = AutoTokenizer.from_pretrained("facebook/dpr-ctx_encoder-single-nq-base")
model = DPRContextEncoder.from_pretrained(
    "facebook/dpr-ctx_encoder-single-nq-base",
    device_map="auto",
)

texts = ["Saturn has more known moons than any other planet.", "Venus has no moons at all."]
inputs = tokenizer(texts, padding=True, truncation=True, return_tensors="pt").to(model.device)
with torch.inference_mode():
    vectors = model(**inputs).pooler_output
# One vector for each text. Questions and passages have a model each, and are compared by the
# inner product of their vectors.
print(vectors.shape)
