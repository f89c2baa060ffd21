# /// script
# dependencies = ["pillow", "torchvision"]
# parts = ["transformers"]
# ///
"""A tiny PaliGemma with random weights: a SigLIP of one layer before a Gemma of two, whose words are bytes."""

import json
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "shared")]

import torch
import transformers
from own_code_model import special_ids
from texts import bytes_tokenizer

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)

tokenizer = bytes_tokenizer("florence2")
tokenizer.add_bos_token = True
sees = transformers.SiglipVisionConfig(
    hidden_size=32, intermediate_size=37, num_hidden_layers=1, num_attention_heads=4, image_size=28, patch_size=14,
    projection_dim=32,
)  # fmt: skip
# The processor adds 1,024 places and 128 parts to the words.
writes = transformers.GemmaConfig(
    vocab_size=len(tokenizer) + 1200, hidden_size=32, intermediate_size=37, num_hidden_layers=2, num_attention_heads=4,
    num_key_value_heads=4, head_dim=8, **special_ids(tokenizer),
)  # fmt: skip
image_processor = transformers.SiglipImageProcessor(size={"height": 28, "width": 28})
image_processor.image_seq_length = 4
processor = transformers.PaliGemmaProcessor(image_processor, tokenizer)
config = transformers.PaliGemmaConfig(
    vision_config=sees, text_config=writes, projection_dim=32, hidden_size=32,
    image_token_id=tokenizer.convert_tokens_to_ids("<image>"),
)  # fmt: skip
model = transformers.PaliGemmaForConditionalGeneration(config)
model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
model.save_pretrained(folder)
processor.save_pretrained(folder)
