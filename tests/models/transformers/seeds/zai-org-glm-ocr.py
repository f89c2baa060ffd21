# /// script
# dependencies = ["pillow", "torchvision"]
# parts = ["transformers"]
# ///
"""A tiny GLM-OCR with random weights, with a tokenizer of bytes."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from texts import CHAT, bytes_tokenizer

MARKS = [
    "<|begin_of_image|>", "<|image|>", "<|end_of_image|>", "<|begin_of_video|>", "<|video|>", "<|end_of_video|>",
]  # fmt: skip
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
tokenizer = bytes_tokenizer("qwen3")
tokenizer.add_special_tokens({"additional_special_tokens": MARKS})
number = tokenizer.convert_tokens_to_ids
sees = {"depth": 2, "hidden_size": 32, "num_heads": 2, "out_hidden_size": 32, "intermediate_size": 37}
writes = {
    "hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 2, "num_key_value_heads": 1,
    "head_dim": 16, "vocab_size": len(tokenizer), "eos_token_id": tokenizer.eos_token_id, "pad_token_id": tokenizer.pad_token_id,
    "rope_parameters": {"rope_type": "default", "rope_theta": 10000.0, "mrope_section": [2, 3, 3]},
}  # fmt: skip
config = transformers.GlmOcrConfig(
    vision_config=sees,
    text_config=writes,
    image_token_id=number("<|image|>"),
    image_start_token_id=number("<|begin_of_image|>"),
    image_end_token_id=number("<|end_of_image|>"),
    video_token_id=number("<|video|>"),
    video_start_token_id=number("<|begin_of_video|>"),
    video_end_token_id=number("<|end_of_video|>"),
)
model = transformers.GlmOcrForConditionalGeneration(config)
# Special tokens are not printed.
model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
model.save_pretrained(folder)
size = {"shortest_edge": 56 * 56, "longest_edge": 112 * 112}
pictures = transformers.Glm46VImageProcessor(size=size)
films = transformers.Glm46VVideoProcessor(size=size)
template = CHAT.replace("PICTURE", "<|begin_of_image|><|image|><|end_of_image|>")
transformers.Glm46VProcessor(pictures, tokenizer, films, chat_template=template).save_pretrained(folder)
