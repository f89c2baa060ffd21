# /// script
# dependencies = []
# ///
"""A tiny Gemma with random weights, and a tokenizer that reads every letter."""

import json
import sys
from pathlib import Path

import torch
import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
words = ["<pad>", "<eos>", "<bos>", "<|im_start|>", "<|im_end|>", *sorted(pre_tokenizers.ByteLevel.alphabet())]
whole = Tokenizer(models.BPE({word: at for at, word in enumerate(words)}, []))
whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
whole.decoder = decoders.ByteLevel()
roles = {"pad_token": "<pad>", "eos_token": "<eos>", "bos_token": "<bos>"}
transformers.PreTrainedTokenizerFast(tokenizer_object=whole, **roles).save_pretrained(folder)
sizes = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4, "num_key_value_heads": 2}
kind = record["config"]["model_type"]
config = transformers.AutoConfig.for_model(kind, vocab_size=len(words), head_dim=8, pad_token_id=0, eos_token_id=1, bos_token_id=2, **sizes)
transformers.AutoModelForCausalLM.from_config(config).save_pretrained(folder)
