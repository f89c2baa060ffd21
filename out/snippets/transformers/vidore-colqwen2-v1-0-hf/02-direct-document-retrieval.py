import torch
from transformers import ColQwen2ForRetrieval, ColQwen2Processor
from transformers.image_utils import load_image

processor = ColQwen2Processor.from_pretrained("vidore/colqwen2-v1.0-hf")
model = ColQwen2ForRetrieval.from_pretrained("vidore/colqwen2-v1.0-hf", device_map="auto")

pages = [load_image("page-1.png"), load_image("page-2.png")]
queries = ["What is the total of the invoice?"]
images = processor(images=pages, return_tensors="pt").to(model.device, model.dtype)
texts = processor(text=queries, return_tensors="pt").to(model.device)
with torch.inference_mode():
    page_vectors = model(**images).embeddings
    query_vectors = model(**texts).embeddings
# A row for each query, a column for each page
print(processor.score_retrieval(query_vectors, page_vectors))
