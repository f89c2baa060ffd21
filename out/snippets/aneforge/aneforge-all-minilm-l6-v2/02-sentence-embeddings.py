from aneforge.sentence_transformers import SentenceTransformer

model = SentenceTransformer("aneforge/all-MiniLM-L6-v2")

embeddings = model.encode(["The ferry leaves at noon."], normalize_embeddings=True)
print(embeddings.shape)
