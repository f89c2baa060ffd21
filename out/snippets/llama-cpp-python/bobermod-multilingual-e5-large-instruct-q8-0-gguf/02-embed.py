from huggingface_hub import list_repo_files
from llama_cpp import Llama

# What the repository has at q4_k_m, else its first model; a large one is split into parts.
label = "q4_k_m"
names = list_repo_files("BoberMod/multilingual-e5-large-instruct-Q8_0-GGUF")
models = [name for name in names if name.endswith(".gguf") and "mmproj" not in name.lower()]
first = min(models, key=lambda name: (label not in name.lower(), name))
parts = sorted(name for name in models if name.startswith(first.split("-00001-of-")[0]))
llm = Llama.from_pretrained(
    repo_id="BoberMod/multilingual-e5-large-instruct-Q8_0-GGUF",
    filename=parts[0],
    additional_files=parts[1:],
    embedding=True,
    verbose=False,
)

texts = ["The ferry leaves at noon.", "Boats sail at midday.", "Bread is baked at night."]
for vector in llm.embed(texts):
    print(len(vector), vector[:4])
