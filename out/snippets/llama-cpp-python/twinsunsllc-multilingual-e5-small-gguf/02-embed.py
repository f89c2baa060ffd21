import numpy as np
from huggingface_hub import list_repo_files
from llama_cpp import Llama

# The model at q4_k_m, or the only one there is; a large one is split into parts.
label = "q4_k_m"
names = list_repo_files("TwinSunsLLC/multilingual-e5-small-gguf")
models = sorted(name for name in names if name.endswith(".gguf") and "mmproj" not in name.lower())
first = next((name for name in models if label in name.lower()), models[0])
if label not in first.lower() and len(models) > 1:
    raise SystemExit(f"There is no {label}; take the label of one of these: " + ", ".join(models))
parts = [name for name in models if name.startswith(first.split("-00001-of-")[0])]
llm = Llama.from_pretrained(
    repo_id="TwinSunsLLC/multilingual-e5-small-gguf",
    filename=parts[0],
    additional_files=parts[1:],
    n_gpu_layers=-1,  # all on a GPU, where the package was built for one
    embedding=True,
    verbose=False,
)

texts = [  # what is looked for, and what is found
    "query: When does the ferry leave?",
    "passage: The ferry leaves at noon.",
    "passage: Bread is baked at night.",
]
vectors = np.array(llm.embed(texts, normalize=True))
print(vectors @ vectors.T)  # how like each other the texts are
