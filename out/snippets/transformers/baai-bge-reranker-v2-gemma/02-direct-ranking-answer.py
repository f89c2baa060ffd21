import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("BAAI/bge-reranker-v2-gemma")
model = AutoModelForCausalLM.from_pretrained("BAAI/bge-reranker-v2-gemma", device_map="auto")

query = "How many people live in Berlin?"
documents = [
    "Berlin had 3.7 million inhabitants in 2023.",
    "Berlin is known for its museums.",
]
prompt = (
    "A: {query}\n"
    "B: {document}\n"
    "Given a query A and a passage B, determine whether the passage contains an "
    "answer to the query by providing a prediction of either 'Yes' or 'No'."
)
answer = tokenizer("Yes", add_special_tokens=False).input_ids[0]
for document in documents:
    text = prompt.format(query=query, document=document)
    inputs = tokenizer(text, return_tensors="pt").to(model.device)
    with torch.inference_mode():
        logits = model(**inputs).logits[0, -1]
    print(logits[answer].item(), document)
