"""Tokenizers as repositories of diffusers before tokenizer.json have them: one file of SentencePiece, and how it is configured."""

import json
from pathlib import Path

import sentencepiece

TEXT = "The quick brown fox jumps over the lazy dog, and 0 1 2 3 4 5 6 7 8 9 others follow. A small picture of it is on the wall."


def replace_tokenizer(folder: Path):
    """In place of the tokenizer in a folder: one of the same class that knows a few words."""
    for file in folder.iterdir():
        file.unlink()
    ids = {"pad_id": 0, "eos_id": 1, "unk_id": 2, "bos_id": -1}
    sentences = iter([TEXT] * 20)
    prefix = str(folder / "spiece")
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=sentences, model_prefix=prefix, vocab_size=80, hard_vocab_limit=False, **ids
    )
    (folder / "spiece.vocab").unlink()
    tokens = {"eos_token": "</s>", "unk_token": "<unk>", "pad_token": "<pad>"}
    config = {"tokenizer_class": "T5Tokenizer", "extra_ids": 0, "model_max_length": 512, **tokens}
    (folder / "tokenizer_config.json").write_text(json.dumps(config))
