# ⚠️ Version 5 of Transformers has no translation pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("translation", model="Helsinki-NLP/opus-mt-en-de")

outputs = pipe("My name is Wolfgang and I live in Berlin")
print(outputs[0]["translation_text"])
