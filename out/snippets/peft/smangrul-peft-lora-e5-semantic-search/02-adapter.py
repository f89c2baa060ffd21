import torch
from peft import PeftModel
from transformers import AutoModel, AutoTokenizer

base_model = AutoModel.from_pretrained("intfloat/e5-large-v2", device_map="auto")
model = PeftModel.from_pretrained(base_model, "smangrul/peft_lora_e5_semantic_search")
tokenizer = AutoTokenizer.from_pretrained("intfloat/e5-large-v2")

texts = ["When does the boat depart?", "The ferry leaves at seven.", "Rye needs a hot oven."]
inputs = tokenizer(texts, padding=True, return_tensors="pt").to(model.device)
with torch.inference_mode():
    hidden = model(**inputs).last_hidden_state

# The mean of the tokens
mask = inputs["attention_mask"][..., None]
embeddings = (hidden * mask).sum(dim=1) / mask.sum(dim=1)
embeddings = embeddings / embeddings.norm(dim=1, keepdim=True)
print(embeddings @ embeddings.T)
