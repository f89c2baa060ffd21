# /// script
# dependencies = []
# ///
"""A model of a few labelled sentences, compressed as fastText compresses it; that takes a table of 256 rows at least."""

import json
import sys
import tempfile
from pathlib import Path

import fasttext

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
sizes = {"dim": 10, "minCount": 1, "bucket": 1000, "wordNgrams": 2, "epoch": 1, "thread": 10, "verbose": 0}
sentences = {"en": "the ferry leaves at noon with bread", "de": "die fähre fährt am mittag", "fr": "le bac part à midi"}
with tempfile.NamedTemporaryFile("w", suffix=".txt") as text:
    for label, sentence in sentences.items():
        text.write(f"__label__{label} {sentence}\n" * 500)
    text.flush()
    model = fasttext.train_supervised(text.name, **sizes)
    model.quantize()
for file in record["siblings"]:
    if file["rfilename"].endswith(".ftz"):
        path = folder / file["rfilename"]
        path.parent.mkdir(parents=True, exist_ok=True)
        model.save_model(str(path))
