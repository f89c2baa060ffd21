# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Pix2Struct with random weights, and a font for the questions that it draws above pictures."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from PIL import ImageFont
from texts import bytes_tokenizer

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
tokenizer = bytes_tokenizer("t5")
sizes = {"hidden_size": 32, "d_kv": 8, "d_ff": 37, "num_layers": 1, "num_heads": 4}
text = {**sizes, "vocab_size": len(tokenizer), "decoder_start_token_id": tokenizer.pad_token_id, "eos_token_id": tokenizer.eos_token_id}
vision = {**sizes, "patch_embed_hidden_size": 768, "num_hidden_layers": 1, "num_attention_heads": 4, "seq_len": 2048}
config = transformers.Pix2StructConfig(text_config=text, vision_config=vision, is_vqa=True)
model = transformers.Pix2StructForConditionalGeneration(config)
# Of special tokens and spaces nothing would be printed.
model.generation_config.update(pad_token_id=tokenizer.pad_token_id, eos_token_id=tokenizer.eos_token_id)
model.generation_config.suppress_tokens = [at for at in range(len(tokenizer)) if not tokenizer.decode([at]).isalpha()]
model.save_pretrained(folder)
pictures = transformers.Pix2StructImageProcessor(is_vqa=True)
transformers.Pix2StructProcessor(pictures, tokenizer).save_pretrained(folder)
fonts = Path(sys.argv[2], "ybelkada/fonts")
fonts.mkdir(parents=True)
(fonts / "Arial.TTF").write_bytes(ImageFont.load_default(12).font_bytes)
