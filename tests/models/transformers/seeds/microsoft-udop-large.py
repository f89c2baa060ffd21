# /// script
# dependencies = []
# ///
"""A tiny UDOP with random weights and a tokenizer of letters, which writes no special token."""

import json
import string
import sys
from pathlib import Path

import torch
import transformers

SPECIAL = ["<pad>", "</s>", "<unk>"]
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
pieces = [(piece, 0.0) for piece in SPECIAL] + [(letter, -2.0) for letter in ["▁", *string.ascii_letters, *string.digits, ".", "?"]]
tokenizer = transformers.UdopTokenizer(vocab=pieces, model_max_length=512)
config = transformers.UdopConfig(
    vocab_size=len(tokenizer), d_model=32, d_kv=8, d_ff=37, num_layers=2, num_decoder_layers=2, num_heads=4,
    image_size=64, patch_size=16, max_2d_position_embeddings=1024, pad_token_id=0, eos_token_id=1, decoder_start_token_id=0,
)  # fmt: skip
model = transformers.UdopForConditionalGeneration(config)
model.generation_config.suppress_tokens = list(range(len(SPECIAL)))
model.save_pretrained(folder)
pictures = transformers.LayoutLMv3ImageProcessor(size={"height": 64, "width": 64}, apply_ocr=False)
transformers.UdopProcessor(pictures, tokenizer).save_pretrained(folder)
