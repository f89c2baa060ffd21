import numpy as np
from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="nomic-ai/nomic-embed-text-v1.5-GGUF",
    filename="nomic-embed-text-v1.5.Q4_K_M.gguf",
    n_gpu_layers=-1,  # all on a GPU, where the package was built for one
    embedding=True,
    verbose=False,
)

texts = [  # each begins with what it is for
    "search_query: When does the ferry leave?",
    "search_document: The ferry leaves at noon.",
    "search_document: Bread is baked at night.",
]
vectors = np.array(llm.embed(texts, normalize=True))
print(vectors @ vectors.T)  # how like each other the texts are
