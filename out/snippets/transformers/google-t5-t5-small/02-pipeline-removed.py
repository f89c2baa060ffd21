# ⚠️ Version 5 of Transformers has no translation pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline(
    "translation_en_to_de",
    model="google-t5/t5-small",
)

outputs = pipe("The train leaves at nine.")
print(outputs[0]["translation_text"])
