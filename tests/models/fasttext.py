# /// script
# dependencies = []
# ///
"""A model of a few sentences: word vectors, or labels of languages, as fastText trains and saves them."""

import json
import sys
import tempfile
from pathlib import Path

import fasttext

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
# A matrix is filled in tenths, one a thread (DenseMatrix::uniform of 0.9.3): the rest is whatever was in memory.
sizes = {"dim": 10, "minCount": 1, "bucket": 100, "epoch": 1, "thread": 10, "verbose": 0}
sentences = {"eng_Latn": "the ferry leaves at noon with bread", "deu_Latn": "die fähre fährt am mittag", "fra_Latn": "le bac part à midi"}
labelled = "predict(" in Path(sys.argv[3]).read_text()
# Frequent words are left out of word vectors, and without labelled lines enough no loss can be computed.
repeats = 500 if labelled else 5
with tempfile.NamedTemporaryFile("w", suffix=".txt") as text:
    for label, sentence in sentences.items():
        text.write(f"__label__{label} {sentence}\n" * repeats)
    text.flush()
    train = fasttext.train_supervised if labelled else fasttext.train_unsupervised
    train(text.name, **sizes).save_model(str(folder / "model.bin"))
