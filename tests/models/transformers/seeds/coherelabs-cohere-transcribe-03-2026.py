# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Cohere Transcribe with random weights, with a tokenizer of bytes. It writes no special token, of which nothing would be printed."""

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
marks = ["startofcontext", "startoftranscript", "emo:undefined", "en", "pnc", "nopnc", "noitn", "notimestamp", "nodiarize"]
tokenizer.add_special_tokens({"additional_special_tokens": [f"<|{mark}|>" for mark in marks]})
tokenizer.add_tokens(["▁"])
heads = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 32}
config = transformers.CohereAsrConfig(
    **heads, encoder_config={**heads, "subsampling_conv_channels": 4}, vocab_size=len(tokenizer), bos_token_id=0, pad_token_id=1,
    eos_token_id=2, decoder_start_token_id=0,
)  # fmt: skip
model = transformers.CohereAsrForConditionalGeneration(config)
model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
model.save_pretrained(folder)
transformers.CohereAsrProcessor(transformers.CohereAsrFeatureExtractor(), tokenizer).save_pretrained(folder)
