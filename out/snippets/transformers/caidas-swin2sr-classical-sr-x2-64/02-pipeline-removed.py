# ⚠️ Version 5 of Transformers has no image-to-image pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("image-to-image", model="caidas/swin2SR-classical-sr-x2-64")

image = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png"
pipe(image).save("output.png")
