# /// script
# dependencies = ["pillow", "torchvision", "sentencepiece", "protobuf", "timm"]
# parts = ["transformers"]
# ///
"""A tiny BLIP that answers questions, with random weights. The documentation calls the pipeline of version 4 on such a model,
which refuses types of tokens: its tokenizer gives none."""

import runpy
import sys
from pathlib import Path

folder = Path(__file__).parents[1]
sys.path.append(str(folder))

import texts
import transformers


def tokenizer_of(kind: str, place: Path, snippet: str):
    texts.save_words(place, snippet)
    names = ["input_ids", "attention_mask"]
    return transformers.BertTokenizerFast(str(place / "vocab.txt"), model_max_length=256, model_input_names=names)


texts.tokenizer_of = tokenizer_of
runpy.run_path(str(folder / "main.py"), run_name="__main__")
