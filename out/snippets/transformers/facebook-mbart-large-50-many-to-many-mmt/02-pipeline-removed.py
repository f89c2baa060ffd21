# ⚠️ Version 5 of Transformers has no translation pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("translation", model="facebook/mbart-large-50-many-to-many-mmt")

outputs = pipe(
    "The train leaves at nine.",
    src_lang="en_XX",
    tgt_lang="de_DE",
)
print(outputs[0]["translation_text"])
