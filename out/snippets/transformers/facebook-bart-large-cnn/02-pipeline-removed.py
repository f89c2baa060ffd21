# ⚠️ Version 5 of Transformers has no summarization pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("summarization", model="facebook/bart-large-cnn")

article = (
    "The lighthouse was built in 1854 and warned ships of the rocks for over a century. "
    "Three keepers lived there with their families, and grew potatoes behind the wall. "
    "Its lamp went out for good in 1972, when radio beacons had made it superfluous, "
    "and storms slowly took the roof. For forty years nobody went up the stairs but gulls. "
    "Last spring, volunteers from the village repaired the tower, found the old lens in a "
    "museum on the mainland, and opened the gallery to visitors. On the first Sunday, "
    "more than three hundred people came to see it shine again."
)
print(pipe(article)[0]["summary_text"])
