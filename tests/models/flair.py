# /// script
# dependencies = []
# ///
"""A tagger over random word vectors, saved as Flair saves it: one pytorch_model.bin.

A bias lets the tagger find a span in every sentence, so that the loop over labels runs.
"""

import json
import sys
from pathlib import Path

import torch
from flair.data import Dictionary, Sentence
from flair.embeddings import DocumentRNNEmbeddings, OneHotEmbeddings
from flair.models import SequenceTagger, TextClassifier

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
words = Dictionary(add_unk=True)
for word in "Ada Lovelace George London dollar ferry".split():
    words.add_item(word)
embeddings = OneHotEmbeddings(words, field="text", embedding_length=8)
if "Classifier" in Path(sys.argv[3]).read_text():
    labels = Dictionary(add_unk=False)
    for label in ("POSITIVE", "NEGATIVE"):
        labels.add_item(label)
    rnn = DocumentRNNEmbeddings([embeddings], hidden_size=8)
    model = TextClassifier(rnn, label_type="sentiment", label_dictionary=labels)
else:
    labels = Dictionary(add_unk=False)
    for label in ("O", "S-NP", "B-NP", "E-NP", "S-PER"):
        labels.add_item(label)
    model = SequenceTagger(embeddings, labels, tag_type="np", use_rnn=False, use_crf=False, reproject_embeddings=False)
    with torch.no_grad():
        model.linear.bias[model.label_dictionary.get_idx_for_item("S-NP")] += 5
    sentence = Sentence("Ada Lovelace was born in London.")
    model.predict(sentence)
    assert sentence.get_labels()
model.save(folder / "pytorch_model.bin")
