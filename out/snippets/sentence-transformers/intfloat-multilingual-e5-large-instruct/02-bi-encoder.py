from sentence_transformers import SentenceTransformer

model = SentenceTransformer("intfloat/multilingual-e5-large-instruct")

task = "Given a question, retrieve passages that answer it"
sentences = [  # what is looked for begins with the task, what is found with nothing
    f"Instruct: {task}\nQuery: When does the train leave?",
    "The departure is at 7 o'clock.",
    "She baked a lemon cake.",
]

embeddings = model.encode(sentences)
similarities = model.similarity(embeddings, embeddings)
print(similarities)
