from sentence_transformers import SentenceTransformer

model = SentenceTransformer(
    "nixiesearch/all-MiniLM-L6-v2-onnx",
    backend="onnx",
    model_kwargs={
        "export": False,  # the weights are exported already
        "file_name": "model.onnx",
    },
)

sentences = [
    "The train leaves at seven.",
    "The departure is at 7 o'clock.",
    "She baked a lemon cake.",
]

embeddings = model.encode(sentences)
similarities = model.similarity(embeddings, embeddings)
print(similarities)
