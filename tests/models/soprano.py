# /// script
# dependencies = []
# ///
"""A Qwen 3 of one layer with random weights, whose hidden states Soprano's own decoder reads, and a decoder whose weights are all alike.

The sizes of the decoder are fixed in the package; numbers that are alike are one number in the file.
"""

import json
import sys
from pathlib import Path

import torch
from soprano.vocos.decoder import SopranoDecoder
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import PreTrainedTokenizerFast, Qwen3Config, Qwen3ForCausalLM

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
special = ["[UNK]", "[PAD]", "[STOP]", "[TEXT]", "[START]"]
words = Tokenizer(models.WordLevel({word: at for at, word in enumerate([*special, "good", "morning"])}, unk_token="[UNK]"))
words.pre_tokenizer = pre_tokenizers.Whitespace()
tokenizer = PreTrainedTokenizerFast(
    tokenizer_object=words, unk_token="[UNK]", pad_token="[PAD]", eos_token="[STOP]", padding_side="left",
    additional_special_tokens=["[TEXT]", "[START]"],
)  # fmt: skip
tokenizer.save_pretrained(folder)
config = Qwen3Config(
    vocab_size=len(words.get_vocab()) + 57, hidden_size=512, intermediate_size=64, num_hidden_layers=1, num_attention_heads=4,
    num_key_value_heads=2, head_dim=16, eos_token_id=tokenizer.eos_token_id, pad_token_id=tokenizer.pad_token_id, bos_token_id=None,
)  # fmt: skip
Qwen3ForCausalLM(config).save_pretrained(folder)
alike = {name: torch.full((1,), 0.001).expand(weights.shape) for name, weights in SopranoDecoder().state_dict().items()}
torch.save(alike, folder / "decoder.pth")
