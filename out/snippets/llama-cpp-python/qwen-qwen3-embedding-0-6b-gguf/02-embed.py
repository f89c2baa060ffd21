import numpy as np
from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="Qwen/Qwen3-Embedding-0.6B-GGUF",
    filename="Qwen3-Embedding-0.6B-Q8_0.gguf",
    n_gpu_layers=-1,  # all on a GPU, where the package was built for one
    embedding=True,
    verbose=False,
)

texts = ["The ferry leaves at noon.", "Boats sail at midday.", "Bread is baked at night."]
vectors = np.array(llm.embed(texts, normalize=True))
print(vectors @ vectors.T)  # how like each other the texts are
