from optimum.intel import OVModelForFeatureExtraction
from transformers import AutoTokenizer

# device="GPU" for one of Intel
model = OVModelForFeatureExtraction.from_pretrained("xuanthanh318/bge-m3-int4-asym-g64-openvino", device="CPU")
tokenizer = AutoTokenizer.from_pretrained("xuanthanh318/bge-m3-int4-asym-g64-openvino")

texts = ["The ferry leaves at seven.", "When does the boat depart?", "Rye needs a hot oven."]
inputs = tokenizer(texts, padding=True, truncation=True, return_tensors="pt")
hidden = model(**inputs).last_hidden_state

embeddings = hidden[:, 0]  # the first token stands for the text
embeddings = embeddings / embeddings.norm(dim=1, keepdim=True)
print(embeddings @ embeddings.T)
