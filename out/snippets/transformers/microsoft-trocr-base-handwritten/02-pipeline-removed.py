# ⚠️ Version 5 of Transformers has no image-to-text pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("image-to-text", model="microsoft/trocr-base-handwritten")

# A single line of text: it was trained on no more.
image = "line.png"
print(pipe(image)[0]["generated_text"])
