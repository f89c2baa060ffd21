"""The tokenizer of CLIP, with letters alone."""

import json
from pathlib import Path

import transformers
from tokenizers import pre_tokenizers


def clip_tokenizer(folder: Path, longest: int):
    """Reads every text; its files are in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    words = [*letters, *(letter + "</w>" for letter in letters), "<|startoftext|>", "<|endoftext|>"]
    (folder / "vocab.json").write_text(json.dumps({word: at for at, word in enumerate(words)}))
    (folder / "merges.txt").write_text("#version: 0.2\n")
    return transformers.CLIPTokenizer.from_pretrained(folder, model_max_length=longest)
