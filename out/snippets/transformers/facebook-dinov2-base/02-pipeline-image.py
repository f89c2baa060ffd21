from transformers import pipeline

pipe = pipeline("image-feature-extraction", model="facebook/dinov2-base")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png"
# One vector of the image; without pool, one for each part of it
features = pipe(image, pool=True, return_tensors=True)
print(features.shape)
