from huggingface_hub import hf_hub_download
from llama_cpp import Llama
from llama_cpp.llama_chat_format import Llava15ChatHandler

# The projector shows the model pictures.
chat_handler = Llava15ChatHandler(
    clip_model_path=hf_hub_download(
        repo_id="mys/ggml_llava-v1.5-7b",
        filename="mmproj-model-f16.gguf",
    )
)
llm = Llama.from_pretrained(
    repo_id="mys/ggml_llava-v1.5-7b",
    filename="ggml-model-q4_k.gguf",
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
