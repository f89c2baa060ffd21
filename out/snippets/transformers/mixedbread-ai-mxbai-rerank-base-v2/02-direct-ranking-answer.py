import torch
from transformers import AutoModelForCausalLM, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained("mixedbread-ai/mxbai-rerank-base-v2")
model = AutoModelForCausalLM.from_pretrained("mixedbread-ai/mxbai-rerank-base-v2", device_map="auto")

query = "How many people live in Berlin?"
documents = [
    "Berlin had 3.7 million inhabitants in 2023.",
    "Berlin is known for its museums.",
]
prompt = (
    "<|im_start|>system\n"
    "You are Qwen, created by Alibaba Cloud. You are a helpful assistant.<|im_end|>\n"
    "<|im_start|>user\n"
    "query: {query}\n"
    "document: {document}\n"
    "You are a search relevance expert who evaluates how well documents match search "
    "queries. For each query-document pair, carefully analyze the semantic relationship "
    "between them, then provide your binary relevance judgment (0 for not relevant, "
    "1 for relevant).\nRelevance:<|im_end|>\n"
    "<|im_start|>assistant\n"
)
answers = tokenizer.convert_tokens_to_ids(["0", "1"])
for document in documents:
    text = prompt.format(query=query, document=document)
    inputs = tokenizer(text, return_tensors="pt").to(model.device)
    with torch.inference_mode():
        logits = model(**inputs).logits[0, -1]
    print(logits[answers].softmax(dim=-1)[1].item(), document)
