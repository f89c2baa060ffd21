from huggingface_hub import hf_hub_download, list_repo_files
from llama_cpp import Llama
from llama_cpp.llama_chat_format import MTMDChatHandler

# The model at q4_k_m, or the only one there is; a large one is split into parts.
label = "q4_k_m"
names = list_repo_files("unsloth/gemma-4-E4B-it-GGUF")
models = sorted(name for name in names if name.endswith(".gguf") and "mmproj" not in name.lower())
first = next((name for name in models if label in name.lower()), models[0])
if label not in first.lower() and len(models) > 1:
    raise SystemExit(f"There is no {label}; take the label of one of these: " + ", ".join(models))
parts = [name for name in models if name.startswith(first.split("-00001-of-")[0])]

# The projector shows the model pictures.
projectors = [name for name in names if "mmproj" in name.lower()]
if not projectors:
    raise SystemExit("The repository has no projector (mmproj): its model reads text alone here.")
projector = min(projectors, key=lambda name: "-f16" not in name.lower())
chat_handler = MTMDChatHandler(
    clip_model_path=hf_hub_download(
        repo_id="unsloth/gemma-4-E4B-it-GGUF",
        filename=projector,
    )
)
llm = Llama.from_pretrained(
    repo_id="unsloth/gemma-4-E4B-it-GGUF",
    filename=parts[0],
    additional_files=parts[1:],
    n_gpu_layers=-1,  # all on a GPU, where the package was built for one
    chat_handler=chat_handler,
    n_ctx=4096,
    verbose=False,
)

image_url = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
response = llm.create_chat_completion(
    messages=[
        {
            "role": "user",
            "content": [
                {"type": "text", "text": "What is happening in this picture?"},
                {"type": "image_url", "image_url": {"url": image_url}},
            ],
        }
    ],
    max_tokens=512,
)
print(response["choices"][0]["message"]["content"])
