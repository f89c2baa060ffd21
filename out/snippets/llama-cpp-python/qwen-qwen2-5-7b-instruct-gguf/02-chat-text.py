from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="Qwen/Qwen2.5-7B-Instruct-GGUF",
    filename="qwen2.5-7b-instruct-q4_k_m-00001-of-00002.gguf",
    additional_files=[
        "qwen2.5-7b-instruct-q4_k_m-00002-of-00002.gguf",
    ],
    n_gpu_layers=-1,  # all on a GPU, where the package was built for one
    n_ctx=4096,
    verbose=False,
)

response = llm.create_chat_completion(
    messages=[{"role": "user", "content": "What is the capital of France?"}],
    max_tokens=512,
)
print(response["choices"][0]["message"]["content"])
