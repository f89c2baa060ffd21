from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="nomic-ai/nomic-embed-text-v1.5-GGUF",
    filename="nomic-embed-text-v1.5.Q4_K_M.gguf",
    embedding=True,
    verbose=False,
)

texts = ["The ferry leaves at noon.", "Boats sail at midday.", "Bread is baked at night."]
for vector in llm.embed(texts):
    print(len(vector), vector[:4])
