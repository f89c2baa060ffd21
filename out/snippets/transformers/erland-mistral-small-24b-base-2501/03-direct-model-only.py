from transformers import AutoModel

model = AutoModel.from_pretrained(
    "Erland/Mistral-Small-24B-Base-2501",
    device_map="auto",
)
# What the model takes, and what it gives back
help(model.forward)
