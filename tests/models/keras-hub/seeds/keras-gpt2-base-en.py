# /// script
# dependencies = []
# ///
"""A preset of GPT-2 with random weights, whose tokenizer knows letters alone."""

import json
import os
import sys
from pathlib import Path

os.environ["KERAS_BACKEND"] = "tensorflow"

from keras_hub import models

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.parent.mkdir(parents=True)
letters = [*"abcdefghijklmnopqrstuvwxyzK", "Ġ", "Ġa", "<|endoftext|>"]
tokenizer = models.GPT2Tokenizer(vocabulary={letter: at for at, letter in enumerate(letters)}, merges=["Ġ a"])
backbone = models.GPT2Backbone(
    vocabulary_size=tokenizer.vocabulary_size(), num_layers=1, num_heads=2, hidden_dim=16, intermediate_dim=32, max_sequence_length=64
)
models.GPT2CausalLM(backbone, models.GPT2CausalLMPreprocessor(tokenizer)).save_to_preset(str(folder))
