import torch
from colpali_engine.models import ColIdefics3, ColIdefics3Processor
from colpali_engine.utils.torch_utils import get_torch_device
from PIL import Image

device = get_torch_device("auto")
model = ColIdefics3.from_pretrained(
    "vidore/colSmol-500M",
    dtype=torch.bfloat16,
    device_map=device,
).eval()
processor = ColIdefics3Processor.from_pretrained("vidore/colSmol-500M")

pages = [Image.open("page-1.png"), Image.open("page-2.png")]
queries = ["What is the total of the invoice?", "Who signed the contract?"]
images = processor.process_images(pages).to(device)
texts = processor.process_queries(queries).to(device)
with torch.inference_mode():
    page_vectors = model(**images)
    query_vectors = model(**texts)
# A row for each query, a column for each page: a higher score is a better match.
print(processor.score_multi_vector(query_vectors, page_vectors))
