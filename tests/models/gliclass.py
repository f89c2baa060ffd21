# /// script
# dependencies = []
# ///
"""A small DeBERTa with the tokens that stand before labels and behind the last one, as GLiClass reads them."""

import json
import re
import sys
import tempfile
from pathlib import Path

import torch
from gliclass import GLiClassModel, GLiClassModelConfig
from transformers import BertTokenizerFast, DebertaV2Config

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *re.findall(r"\w+", Path(sys.argv[3]).read_text().lower())]
with tempfile.TemporaryDirectory() as base:
    vocabulary = Path(base, "vocab.txt")
    vocabulary.write_text("\n".join(dict.fromkeys(words)))
    tokenizer = BertTokenizerFast(str(vocabulary), model_max_length=64)
tokens = ["<<LABEL>>", "<<SEP>>", "<<EXAMPLE>>"]
tokenizer.add_tokens(tokens, special_tokens=True)
label, end, example = tokenizer.convert_tokens_to_ids(tokens)
encoder = DebertaV2Config(
    vocab_size=len(tokenizer), hidden_size=32, num_hidden_layers=2, num_attention_heads=4, intermediate_size=37,
    max_position_embeddings=64, pooler_hidden_size=32,
)  # fmt: skip
config = GLiClassModelConfig(
    encoder_config=encoder, encoder_model="microsoft/deberta-v3-base", class_token_index=label, text_token_index=end,
    example_token_index=example, prompt_first=True,
)  # fmt: skip
GLiClassModel(config).save_pretrained(folder)
tokenizer.save_pretrained(folder)
