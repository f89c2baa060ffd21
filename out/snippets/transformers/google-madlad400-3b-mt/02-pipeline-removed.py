# ⚠️ Version 5 of Transformers has no translation pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("translation", model="google/madlad400-3b-mt")

# <2de> asks for German
outputs = pipe("<2de> The train leaves at nine.")
print(outputs[0]["translation_text"])
