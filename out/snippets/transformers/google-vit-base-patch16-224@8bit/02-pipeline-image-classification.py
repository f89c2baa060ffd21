from transformers import pipeline

pipe = pipeline(
    "image-classification",
    model="google/vit-base-patch16-224",
    model_kwargs={"quantization_config": {"load_in_8bit": True}},
)

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
for result in pipe(image):
    print(result["label"], result["score"])
