from optimum.intel import OVModelForFeatureExtraction
from transformers import AutoTokenizer

# device="GPU" or device="NPU" for those of Intel
model = OVModelForFeatureExtraction.from_pretrained("xuanthanh318/bge-m3-int4-asym-g64-openvino", device="CPU")
tokenizer = AutoTokenizer.from_pretrained("xuanthanh318/bge-m3-int4-asym-g64-openvino")

texts = ["The ferry leaves at seven.", "When does the boat depart?", "Rye needs a hot oven."]
inputs = tokenizer(texts, padding=True, truncation=True, return_tensors="pt")
hidden = model(**inputs).last_hidden_state

# The mean of the tokens; some models, such as those of BGE, take the first: hidden[:, 0]
mask = inputs["attention_mask"][..., None]
embeddings = (hidden * mask).sum(dim=1) / mask.sum(dim=1)
embeddings = embeddings / embeddings.norm(dim=1, keepdim=True)
print(embeddings @ embeddings.T)
