from huggingface_hub import hf_hub_download, list_repo_files
from llama_cpp import Llama
from llama_cpp.llama_chat_format import MTMDChatHandler

# What the repository has at q4_k_m, else its first model; a large one is split into parts.
label = "q4_k_m"
names = list_repo_files("unsloth/gemma-4-E4B-it-GGUF")
models = [name for name in names if name.endswith(".gguf") and "mmproj" not in name.lower()]
first = min(models, key=lambda name: (label not in name.lower(), name))
parts = sorted(name for name in models if name.startswith(first.split("-00001-of-")[0]))

# The projector shows the model pictures, with the model's own chat template.
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
