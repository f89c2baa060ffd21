from optimum.intel import OVModelForFeatureExtraction
from transformers import AutoTokenizer

# device="GPU" for one of Intel
model = OVModelForFeatureExtraction.from_pretrained("jermalk/multilingual-e5-large-int8-ov", device="CPU")
tokenizer = AutoTokenizer.from_pretrained("jermalk/multilingual-e5-large-int8-ov")

texts = [  # what is looked for, and what is found
    "query: When does the boat depart?",
    "passage: The ferry leaves at seven.",
    "passage: Rye needs a hot oven.",
]
inputs = tokenizer(texts, padding=True, truncation=True, return_tensors="pt")
hidden = model(**inputs).last_hidden_state

# The mean of the tokens
mask = inputs["attention_mask"][..., None]
embeddings = (hidden * mask).sum(dim=1) / mask.sum(dim=1)
embeddings = embeddings / embeddings.norm(dim=1, keepdim=True)
print(embeddings @ embeddings.T)
