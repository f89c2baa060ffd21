from transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("facebook/bart-base")
model = AutoModel.from_pretrained(
    "facebook/bart-base",
    device_map="auto",
)
print(model)
