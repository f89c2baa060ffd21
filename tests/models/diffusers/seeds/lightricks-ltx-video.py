# /// script
# dependencies = ["sentencepiece"]
# parts = ["diffusers"]
# ///
"""Its tokenizer is a file of SentencePiece, without a tokenizer.json."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import pieces

pieces.replace_tokenizer(main.own / "tokenizer")
