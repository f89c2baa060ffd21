from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="BoberMod/multilingual-e5-large-instruct-Q8_0-GGUF",
    filename="*Q4_K_M.gguf",
    embedding=True,
)

texts = ["The ferry leaves at noon.", "Boats sail at midday.", "Bread is baked at night."]
for vector in llm.embed(texts):
    print(len(vector), vector[:4])
