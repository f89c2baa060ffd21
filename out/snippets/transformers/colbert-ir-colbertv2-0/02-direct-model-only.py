from transformers import AutoModel

model = AutoModel.from_pretrained(
    "colbert-ir/colbertv2.0",
    device_map="auto",
)
print(model)
