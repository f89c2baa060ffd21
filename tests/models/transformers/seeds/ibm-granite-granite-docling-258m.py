# /// script
# dependencies = ["pillow", "torchvision"]
# parts = ["transformers"]
# ///
"""A tiny Idefics 3 with random weights, with a tokenizer of bytes."""

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
tokenizer = bytes_tokenizer("qwen3")
marks = ["<image>", "<fake_token_around_image>", "<global-img>", "<end_of_utterance>"]
tokenizer.add_special_tokens({"additional_special_tokens": marks})
sees = {
    "hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4, "image_size": 56, "patch_size": 14,
}  # fmt: skip
writes = {
    "model_type": "llama", "hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4,
    "num_key_value_heads": 2, "vocab_size": len(tokenizer), "max_position_embeddings": 8192,
    "eos_token_id": tokenizer.eos_token_id, "pad_token_id": tokenizer.pad_token_id,
}  # fmt: skip
number = tokenizer.convert_tokens_to_ids("<image>")
parts = {"vision_config": sees, "text_config": writes, "scale_factor": 2}
config = transformers.Idefics3Config(**parts, image_token_id=number, tie_word_embeddings=False)
model = transformers.Idefics3ForConditionalGeneration(config)
# Special tokens are not printed.
model.generation_config.suppress_tokens = list(tokenizer.all_special_ids)
model.save_pretrained(folder)
pictures = transformers.Idefics3ImageProcessor(size={"longest_edge": 112}, max_image_size={"longest_edge": 56})
template = CHAT.replace("PICTURE", "<image>")
transformers.Idefics3Processor(pictures, tokenizer, image_seq_len=4, chat_template=template).save_pretrained(folder)
