"""A small UIE with random weights and a tokenizer of single characters, saved by PaddleNLP itself.

The biases of both ends are raised: random weights may be sure of nothing, and then no span would be printed.
"""

import json
from pathlib import Path

import paddle
from paddlenlp.transformers import UIE, ErnieConfig, ErnieTokenizer

SIZES = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4}


def save(arguments: list[str]) -> None:
    folder = Path(arguments[2], json.loads(Path(arguments[1]).read_text())["id"])
    folder.mkdir(parents=True)
    paddle.seed(0)
    seen = sorted(set(Path(arguments[3]).read_text().lower()) - set(" \n"))
    words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *seen, *("##" + letter for letter in seen)]
    vocabulary = folder / "vocab.txt"
    vocabulary.write_text("\n".join(words))
    model = UIE(ErnieConfig(vocab_size=len(words), max_position_embeddings=512, task_type_vocab_size=3, **SIZES))
    for end in (model.linear_start, model.linear_end):
        end.bias.set_value(end.bias + 2)
    model.save_pretrained(str(folder))
    ErnieTokenizer(str(vocabulary)).save_pretrained(str(folder))
