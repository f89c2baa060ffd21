# ⚠️ Version 5 of Transformers has no translation pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("translation", model="facebook/m2m100_418M")

outputs = pipe(
    "The train leaves at nine.",
    src_lang="en",
    tgt_lang="de",
)
print(outputs[0]["translation_text"])
