# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny PaliGemma with random weights: a SigLIP of one layer before a Gemma of two, whose words are bytes."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

import torch
import transformers
from byte_words import byte_tokenizer

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)

tokenizer = byte_tokenizer("<image>")
tokenizer.add_bos_token = True
sees = transformers.SiglipVisionConfig(
    hidden_size=32, intermediate_size=37, num_hidden_layers=1, num_attention_heads=4, image_size=28, patch_size=14,
    projection_dim=32,
)  # fmt: skip
# The processor adds 1,024 places and 128 parts to the words.
writes = transformers.GemmaConfig(
    vocab_size=len(tokenizer) + 1200, hidden_size=32, intermediate_size=37, num_hidden_layers=2, num_attention_heads=4,
    num_key_value_heads=4, head_dim=8, pad_token_id=2, bos_token_id=1, eos_token_id=2,
)  # fmt: skip
image_processor = transformers.SiglipImageProcessor(size={"height": 28, "width": 28})
image_processor.image_seq_length = 4
processor = transformers.PaliGemmaProcessor(image_processor, tokenizer)
config = transformers.PaliGemmaConfig(
    vision_config=sees, text_config=writes, projection_dim=32, hidden_size=32,
    image_token_id=tokenizer.convert_tokens_to_ids("<image>"),
)  # fmt: skip
model = transformers.PaliGemmaForConditionalGeneration(config)
model.generation_config.suppress_tokens = [0, 1, 2]
model.save_pretrained(folder)
processor.save_pretrained(folder)
