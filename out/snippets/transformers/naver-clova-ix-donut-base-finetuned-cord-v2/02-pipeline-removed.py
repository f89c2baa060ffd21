# ⚠️ Version 5 of Transformers has no image-to-text pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("image-to-text", model="naver-clova-ix/donut-base-finetuned-cord-v2")

image = "page.png"
print(pipe(image, max_new_tokens=512)[0]["generated_text"])
