from huggingface_hub import list_repo_files
from llama_cpp import Llama

# The model at q4_k_m, or the only one there is; a large one is split into parts.
label = "q4_k_m"
names = list_repo_files("unsloth/GLM-5.2-GGUF")
models = sorted(name for name in names if name.endswith(".gguf") and "mmproj" not in name.lower())
first = next((name for name in models if label in name.lower()), models[0])
if label not in first.lower() and len(models) > 1:
    raise SystemExit(f"There is no {label}; take the label of one of these: " + ", ".join(models))
parts = [name for name in models if name.startswith(first.split("-00001-of-")[0])]
llm = Llama.from_pretrained(
    repo_id="unsloth/GLM-5.2-GGUF",
    filename=parts[0],
    additional_files=parts[1:],
    n_gpu_layers=-1,  # all on a GPU, where the package was built for one
    n_ctx=8192,
    verbose=False,
)

response = llm.create_chat_completion(
    messages=[{"role": "user", "content": "What is the capital of France?"}],
    max_tokens=4096,
)
print(response["choices"][0]["message"]["content"])
