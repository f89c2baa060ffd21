# /// script
# dependencies = []
# ///
"""A tokenizer that splits at spaces and knows the words of the snippet."""

import json
import re
import sys
from pathlib import Path

from tokenizers import Tokenizer, models, pre_tokenizers

record = json.loads(Path(sys.argv[1]).read_text())
words = sorted(set(re.findall(r"\w+|[^\w\s]", Path(sys.argv[3]).read_text())))
tokenizer = Tokenizer(models.WordLevel({word: at for at, word in enumerate(["[UNK]", *words])}, unk_token="[UNK]"))
tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
tokenizer.save(str(folder / "tokenizer.json"))
