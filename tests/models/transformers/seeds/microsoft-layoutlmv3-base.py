# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny LayoutLMv3 with random weights and without a head."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from texts import SENTENCE, SENTENCE_ROLES, merges_tokenizer
from tokenizers import pre_tokenizers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
words = [*SENTENCE, *sorted(pre_tokenizers.ByteLevel.alphabet())]
tokenizer = merges_tokenizer(folder, words, "LayoutLMv3Tokenizer", model_max_length=512, **SENTENCE_ROLES)
config = transformers.LayoutLMv3Config(
    vocab_size=len(tokenizer), hidden_size=36, num_hidden_layers=1, num_attention_heads=2, intermediate_size=37, coordinate_size=6, shape_size=6,
    input_size=64, patch_size=16, max_position_embeddings=520,
)  # fmt: skip
transformers.LayoutLMv3Model(config).save_pretrained(folder)
pictures = transformers.LayoutLMv3ImageProcessor(size={"height": 64, "width": 64})
transformers.LayoutLMv3Processor(pictures, tokenizer).save_pretrained(folder)
