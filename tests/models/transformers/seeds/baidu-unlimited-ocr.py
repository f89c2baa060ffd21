# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny model that reads documents, whose caller says how long an answer may be and what it may not repeat."""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "shared")]

from own_reading import UNLIMITED_MODES, save_reading

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
more = ", max_length=8192, no_repeat_ngram_size=0, ngram_window=0"
save_reading(folder, "UnlimitedOCRForCausalLM", "unlimited-ocr", UNLIMITED_MODES, more)
