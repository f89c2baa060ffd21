# /// script
# dependencies = []
# ///
"""A BERT with random weights and a tokenizer that knows its mask, smashed without any algorithm and saved by Pruna itself."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

import diffusion
import torch
import transformers
from pruna import SmashConfig, smash
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
names = {"unk_token": "[UNK]", "pad_token": "[PAD]", "mask_token": "[MASK]"}
words = [*names.values(), *diffusion.LETTERS]
letters = Tokenizer(models.BPE({word: at for at, word in enumerate(words)}, []))
letters.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
letters.decoder = decoders.ByteLevel()
config = transformers.BertConfig(
    vocab_size=len(words), hidden_size=32, intermediate_size=37, num_hidden_layers=2, num_attention_heads=4
)
model = transformers.BertForMaskedLM(config)
# The most likely word is a letter that can be seen.
model.cls.predictions.bias.data[words.index("a")] = 10.0
smash(model, SmashConfig(device="cpu")).save_pretrained(folder)
transformers.PreTrainedTokenizerFast(tokenizer_object=letters, **names).save_pretrained(folder)
