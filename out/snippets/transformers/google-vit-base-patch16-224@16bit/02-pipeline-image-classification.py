from transformers import pipeline

pipe = pipeline(
    "image-classification",
    model="google/vit-base-patch16-224",
    dtype="bfloat16",
)

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
for result in pipe(image):
    print(result["label"], result["score"])
