from transformers import pipeline

pipe = pipeline("zero-shot-image-classification", model="google/siglip2-base-patch16-naflex")

results = pipe(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png",
    candidate_labels=["two birds", "a busy street", "a bowl of soup"],
)
for result in results:
    print(result["label"], result["score"])
