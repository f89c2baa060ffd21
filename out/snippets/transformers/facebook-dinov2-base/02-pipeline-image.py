from transformers import pipeline

pipe = pipeline("image-feature-extraction", model="facebook/dinov2-base")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
features = pipe(image, return_tensors=True)
print(features.shape)
