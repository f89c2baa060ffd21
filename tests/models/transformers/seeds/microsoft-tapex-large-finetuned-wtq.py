# /// script
# dependencies = []
# ///
"""A tiny BART with random weights, and a tokenizer of TAPEX that reads every letter."""

import json
import sys
from pathlib import Path

import torch
import transformers
from tokenizers import pre_tokenizers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
words = ["<s>", "<pad>", "</s>", "<unk>", "<mask>", *sorted(pre_tokenizers.ByteLevel.alphabet())]
(folder / "vocab.json").write_text(json.dumps({word: at for at, word in enumerate(words)}))
(folder / "merges.txt").write_text("#version: 0.2\n")
tokenizer = transformers.TapexTokenizer(str(folder / "vocab.json"), str(folder / "merges.txt"))
tokenizer.save_pretrained(folder)
sizes = {f"{part}_{name}": 2 for part in ("encoder", "decoder") for name in ("layers", "attention_heads")}
config = transformers.BartConfig(
    vocab_size=len(words), d_model=32, encoder_ffn_dim=32, decoder_ffn_dim=32, max_position_embeddings=256,
    bos_token_id=0, pad_token_id=1, eos_token_id=2, decoder_start_token_id=2, forced_eos_token_id=2, **sizes,
)  # fmt: skip
model = transformers.BartForConditionalGeneration(config)
model.generation_config.max_new_tokens = 8
# Nothing of what marks the beginning and the end would be printed.
model.generation_config.suppress_tokens = [0, 1, 2, 3, 4]
# What is made of the configuration of a model is made anew before it writes.
model.generation_config._from_model_config = False
model.save_pretrained(folder)
