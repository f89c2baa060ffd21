import torch
from transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("Qwen/Qwen3-Embedding-4B")
model = AutoModel.from_pretrained("Qwen/Qwen3-Embedding-4B", device_map="auto")

# Queries begin with an instruction, documents do not.
sentences = [
    "Instruct: Retrieve passages that answer the query\nQuery:When does the train leave?",
    "The departure is at 7 o'clock.",
    "She baked a lemon cake.",
]
inputs = tokenizer(
    sentences,
    padding=True,
    padding_side="left",
    truncation=True,
    return_tensors="pt",
)
with torch.inference_mode():
    states = model(**inputs.to(model.device)).last_hidden_state
# The last token stands for the text
embeddings = torch.nn.functional.normalize(states[:, -1])
print(embeddings @ embeddings.T)
