from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="TheBloke/phi-2-GGUF",
    filename="phi-2.Q4_K_M.gguf",
    n_gpu_layers=-1,  # all on a GPU, where the package was built for one
    n_ctx=2048,
    verbose=False,
)

output = llm("Once upon a time,", max_tokens=512, echo=True)
print(output["choices"][0]["text"])
