# /// script
# dependencies = ["pillow", "torchvision"]
# parts = ["transformers"]
# ///
"""A tiny LightOnOCR with random weights: Pixtral's part that sees and Qwen3's that writes, with a tokenizer of bytes."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from texts import CHAT, bytes_tokenizer

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
# The tokenizer is read again with the names of the tokens that stand for pictures.
bytes_tokenizer("qwen3").save_pretrained(folder)
names = {"image_token": "<|image_pad|>", "image_break_token": "<|vision_pad|>", "image_end_token": "<|vision_end|>"}
tokenizer = transformers.PreTrainedTokenizerFast.from_pretrained(folder, extra_special_tokens=names)
sees = {
    "model_type": "pixtral", "hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4, "head_dim": 8,
    "image_size": 56, "patch_size": 14,
}  # fmt: skip
writes = {
    "model_type": "qwen3", "hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4,
    "num_key_value_heads": 2, "head_dim": 8, "vocab_size": len(tokenizer),
}  # fmt: skip
# Tied random weights would repeat the space that a question ends with.
parts = {"vision_config": sees, "text_config": writes, "tie_word_embeddings": False}
config = transformers.LightOnOcrConfig(**parts, image_token_id=tokenizer.image_token_id)
model = transformers.LightOnOcrForConditionalGeneration(config)
# Special tokens are not printed.
model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
model.save_pretrained(folder)
picture = transformers.PixtralImageProcessor(size={"longest_edge": 56}, patch_size={"height": 14, "width": 14})
template = CHAT.replace("PICTURE", names["image_token"])
transformers.LightOnOcrProcessor(picture, tokenizer, chat_template=template).save_pretrained(folder)
