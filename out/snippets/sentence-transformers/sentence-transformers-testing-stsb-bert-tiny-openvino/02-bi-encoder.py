from sentence_transformers import SentenceTransformer

model = SentenceTransformer(
    "sentence-transformers-testing/stsb-bert-tiny-openvino",
    backend="openvino",
    model_kwargs={
        "export": False,  # the weights are exported already
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
