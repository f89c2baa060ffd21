# /// script
# dependencies = []
# ///
"""An index over three sentences, with its corpus, as BM25HF saves one."""

import json
import sys
from pathlib import Path

import bm25s
from bm25s.hf import BM25HF

CORPUS = [
    "Pay less tax with a savings account.",
    "Index funds have low costs.",
    "How a mortgage is repaid.",
    "My savings are taxed, how do I report them?",
]
record = json.loads(Path(sys.argv[1]).read_text())
index = BM25HF(corpus=CORPUS)
index.index(bm25s.tokenize(CORPUS))
index.save(Path(sys.argv[2], record["id"]), corpus=CORPUS)
