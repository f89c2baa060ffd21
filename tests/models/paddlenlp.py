# /// script
# requires-python = "<3.12"
# dependencies = []
# ///
"""A small ERNIE with random weights and a tokenizer of the letters, saved by PaddleNLP itself."""

import json
import sys
from pathlib import Path

import paddle
from paddlenlp.transformers import ErnieConfig, ErnieForMaskedLM, ErnieModel, ErnieTokenizer

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
paddle.seed(0)
letters = "abcdefghijklmnopqrstuvwxyz.今天气很好。"
words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *letters, *("##" + letter for letter in letters)]
vocabulary = folder / "vocab.txt"
vocabulary.write_text("\n".join(words))
sizes = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4}
config = ErnieConfig(vocab_size=len(words), max_position_embeddings=64, **sizes)
model_class = ErnieForMaskedLM if "ErnieForMaskedLM" in Path(sys.argv[3]).read_text() else ErnieModel
model_class(config).save_pretrained(str(folder))
ErnieTokenizer(str(vocabulary)).save_pretrained(str(folder))
