# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Moonshine with random weights, with a tokenizer of bytes. It writes no special token, of which nothing would be printed."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from texts import bytes_tokenizer

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
tokenizer = bytes_tokenizer("bart")
config = transformers.MoonshineConfig(
    vocab_size=len(tokenizer), hidden_size=32, intermediate_size=37, encoder_num_hidden_layers=1, decoder_num_hidden_layers=1,
    encoder_num_attention_heads=4, decoder_num_attention_heads=4, bos_token_id=0, pad_token_id=1, eos_token_id=2, decoder_start_token_id=0,
)  # fmt: skip
model = transformers.MoonshineForConditionalGeneration(config)
model.generation_config.update(max_length=30, suppress_tokens=list(tokenizer.all_special_ids))
model.save_pretrained(folder)
extractor = transformers.Wav2Vec2FeatureExtractor(do_normalize=False, return_attention_mask=True)
transformers.Wav2Vec2Processor(extractor, tokenizer).save_pretrained(folder)
