# /// script
# dependencies = ["pillow", "torchvision", "sentencepiece", "protobuf"]
# parts = ["transformers"]
# ///
"""A tiny Nougat with random weights, which writes a page of letters."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from configurations import reads_documents
from preprocessors import save_preprocessors
from texts import bytes_tokenizer

KIND = "vision-encoder-decoder"
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
tokenizer = bytes_tokenizer(KIND)
config = reads_documents(tokenizer)
config.decoder.max_position_embeddings = 4096
config.decoder.forced_eos_token_id = None
model = transformers.VisionEncoderDecoderModel(config)
model.generation_config.forced_eos_token_id = None
# Special tokens are not printed.
model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
model.save_pretrained(folder)
save_preprocessors(KIND, config, tokenizer, folder)
