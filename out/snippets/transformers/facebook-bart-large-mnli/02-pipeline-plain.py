from transformers import pipeline

pipe = pipeline("zero-shot-classification", model="facebook/bart-large-mnli")

outputs = pipe(
    "The hikers reached the summit just before sunrise.",
    candidate_labels=["nature", "cooking", "politics"],
)
print(outputs["labels"], outputs["scores"])
