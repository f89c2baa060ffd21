# ⚠️ Version 5 of Transformers has no translation pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("translation", model="facebook/mbart-large-50-many-to-many-mmt")

# Models of many languages also take src_lang="..." and tgt_lang="..."
outputs = pipe("The train leaves at nine.")
print(outputs[0]["translation_text"])
