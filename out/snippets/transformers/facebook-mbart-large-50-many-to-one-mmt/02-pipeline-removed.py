# ⚠️ Version 5 of Transformers has no translation pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("translation", model="facebook/mbart-large-50-many-to-one-mmt")

# It writes English alone.
outputs = pipe(
    "Der Zug fährt um neun ab.",
    src_lang="de_DE",
    tgt_lang="en_XX",
)
print(outputs[0]["translation_text"])
