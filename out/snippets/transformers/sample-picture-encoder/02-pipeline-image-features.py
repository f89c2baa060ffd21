from transformers import pipeline

pipe = pipeline(
    "image-feature-extraction",
    model="sample/picture-encoder",
    device_map="auto",
)

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
features = pipe(image, return_tensors=True)
# A vector for each part of the image
print(features.shape)
