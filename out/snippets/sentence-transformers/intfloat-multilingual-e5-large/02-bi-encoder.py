from sentence_transformers import SentenceTransformer

model = SentenceTransformer("intfloat/multilingual-e5-large")

sentences = [  # what is looked for, and what is found; "query: " alone where they are alike
    "query: When does the train leave?",
    "passage: The departure is at 7 o'clock.",
    "passage: She baked a lemon cake.",
]

embeddings = model.encode(sentences)
similarities = model.similarity(embeddings, embeddings)
print(similarities)
