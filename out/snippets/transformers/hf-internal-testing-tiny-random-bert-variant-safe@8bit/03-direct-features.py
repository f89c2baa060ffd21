import torch
from transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("hf-internal-testing/tiny-random-bert-variant-safe")
model = AutoModel.from_pretrained(
    "hf-internal-testing/tiny-random-bert-variant-safe",
    device_map="auto",
    variant="v2",
    quantization_config={"load_in_8bit": True},
)

text = "A short sentence to embed."
inputs = tokenizer(text, return_tensors="pt").to(model.device)
with torch.inference_mode():
    features = model(**inputs).last_hidden_state
print(features.shape)
