from sentence_transformers import CrossEncoder

model = CrossEncoder("cross-encoder/nli-deberta-v3-base")

pairs = [
    ("A woman is slicing a ripe tomato.", "A woman is preparing food."),
    ("A woman is slicing a ripe tomato.", "Nobody is in the kitchen."),
    ("A woman is slicing a ripe tomato.", "She will make a soup of it."),
]

for pair, scores in zip(pairs, model.predict(pairs)):
    # A model of one output says how well the texts fit together, others tell classes apart
    print(*pair, scores if model.num_labels == 1 else model.config.id2label[int(scores.argmax())])
