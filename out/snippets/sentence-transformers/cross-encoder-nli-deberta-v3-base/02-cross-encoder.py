from sentence_transformers import CrossEncoder

model = CrossEncoder("cross-encoder/nli-deberta-v3-base")

query = "Which planet has the most moons?"
passages = [
    "Saturn has more known moons than any other planet.",
    "Mercury and Venus have no moons at all.",
    "The rings of Saturn consist mostly of ice.",
    "Neptune was discovered in 1846.",
]

# One score, or one of each class, for each pair
print(model.predict([(query, passage) for passage in passages]))
