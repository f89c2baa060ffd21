# ⚠️ Version 5 of Transformers has no summarization pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("summarization", model="facebook/bart-large-cnn")

article = (
    "The lighthouse was built in 1854 and warned ships of the rocks for over a century. "
    "Its lamp went out for good in 1972, and storms slowly took the roof. "
    "Last spring, volunteers repaired the tower and opened it to visitors."
)
print(pipe(article)[0]["summary_text"])
