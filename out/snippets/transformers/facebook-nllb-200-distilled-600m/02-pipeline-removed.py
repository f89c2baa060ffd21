# ⚠️ Version 5 of Transformers has no translation pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("translation", model="facebook/nllb-200-distilled-600M")

outputs = pipe(
    "The train leaves at nine.",
    src_lang="eng_Latn",
    tgt_lang="deu_Latn",
)
print(outputs[0]["translation_text"])
