# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny GOT-OCR 2 with random weights, which reads pictures of the size that its processor counts tokens for."""

import json
import sys
from pathlib import Path

import torch
import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

SPECIAL = ["<|endoftext|>", "<|im_start|>", "<|im_end|>", "<img>", "</img>", "<imgpad>"]


def bytes_tokenizer():
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate([*SPECIAL, *letters])}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    whole.decoder = decoders.ByteLevel()
    names = ["input_ids", "attention_mask"]
    roles = {"eos_token": SPECIAL[0], "pad_token": SPECIAL[0], "additional_special_tokens": SPECIAL[1:]}
    return transformers.PreTrainedTokenizerFast(tokenizer_object=whole, model_input_names=names, **roles)


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(2)
tokenizer = bytes_tokenizer()
text = {
    "model_type": "qwen2", "hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4,
    "num_key_value_heads": 2, "vocab_size": len(tokenizer), "max_position_embeddings": 8192, "bos_token_id": 0, "eos_token_id": 0,
}  # fmt: skip
vision = {
    "hidden_size": 16, "output_channels": 8, "num_hidden_layers": 1, "num_attention_heads": 2, "mlp_dim": 16, "global_attn_indexes": [],
}  # fmt: skip
number = tokenizer.convert_tokens_to_ids("<imgpad>")
config = transformers.GotOcr2Config(vision_config=vision, text_config=text, image_token_index=number)
model = transformers.GotOcr2ForConditionalGeneration(config)
# It writes letters alone, of which something is printed.
unseen = [at for word, at in tokenizer.get_vocab().items() if not (word.isascii() and word.isalpha())]
model.generation_config.update(pad_token_id=0, suppress_tokens=unseen)
model.save_pretrained(folder)
transformers.GotOcr2Processor(transformers.GotOcr2ImageProcessor(size={"height": 1024, "width": 1024}), tokenizer).save_pretrained(folder)
