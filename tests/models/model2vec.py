# /// script
# dependencies = []
# ///
"""Eight-dimensional vectors for the words of the snippet."""

import json
import re
import sys
from pathlib import Path

import numpy
from model2vec import StaticModel
from tokenizers import Tokenizer, models, normalizers, pre_tokenizers

record = json.loads(Path(sys.argv[1]).read_text())
words = sorted(set(re.findall(r"\w+", Path(sys.argv[3]).read_text().lower())))
vocabulary = {word: at for at, word in enumerate(["[PAD]", "[UNK]", *words])}
tokenizer = Tokenizer(models.WordLevel(vocabulary, unk_token="[UNK]"))
tokenizer.normalizer = normalizers.Lowercase()
tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
vectors = numpy.random.default_rng(0).standard_normal((len(vocabulary), 8)).astype("float32")
StaticModel(vectors, tokenizer).save_pretrained(Path(sys.argv[2], record["id"]))
