import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("Qwen/Qwen3-Reranker-0.6B")
model = AutoModelForCausalLM.from_pretrained("Qwen/Qwen3-Reranker-0.6B", device_map="auto")

query = "How many people live in Berlin?"
documents = [
    "Berlin had 3.7 million inhabitants in 2023.",
    "Berlin is known for its museums.",
]
prompt = (
    "<|im_start|>system\n"
    "Judge whether the Document meets the requirements based on the Query and "
    "the Instruct provided. "
    'Note that the answer can only be "yes" or "no".<|im_end|>\n'
    "<|im_start|>user\n"
    "<Instruct>: Find passages that answer the question\n"
    "<Query>: {query}\n"
    "<Document>: {document}<|im_end|>\n"
    "<|im_start|>assistant\n<think>\n\n</think>\n\n"
)
answers = tokenizer.convert_tokens_to_ids(["no", "yes"])
for document in documents:
    text = prompt.format(query=query, document=document)
    inputs = tokenizer(text, return_tensors="pt").to(model.device)
    with torch.inference_mode():
        logits = model(**inputs).logits[0, -1]
    print(logits[answers].softmax(dim=-1)[1].item(), document)
