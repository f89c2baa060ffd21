# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny ColQwen2 with random weights, and a tokenizer of bytes that knows the marks of a picture."""

import json
import sys
from pathlib import Path

import torch
import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

MARKS = ["<|image_pad|>", "<|video_pad|>", "<|vision_start|>", "<|vision_end|>", "<|im_start|>", "<|im_end|>"]
SPECIAL = ["<|endoftext|>", *MARKS]


def bytes_tokenizer():
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate([*SPECIAL, *letters])}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    whole.decoder = decoders.ByteLevel()
    roles = {"pad_token": "<|endoftext|>", "eos_token": "<|endoftext|>"}
    return transformers.PreTrainedTokenizerFast(tokenizer_object=whole, additional_special_tokens=MARKS, **roles)


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
tokenizer = bytes_tokenizer()
picture = transformers.Qwen2VLImageProcessor(min_pixels=28 * 28, max_pixels=56 * 56)
text = {
    "hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4, "num_key_value_heads": 2,
    "vocab_size": len(tokenizer), "rope_parameters": {"rope_type": "default", "mrope_section": [2, 1, 1]},
    "bos_token_id": 0, "eos_token_id": 0, "pad_token_id": 0,
}  # fmt: skip
vision = {"depth": 1, "embed_dim": 32, "hidden_size": 32, "num_heads": 2, "mlp_ratio": 2}
number = tokenizer.convert_tokens_to_ids
tokens = {
    "image_token_id": number("<|image_pad|>"), "video_token_id": number("<|video_pad|>"),
    "vision_start_token_id": number("<|vision_start|>"), "vision_end_token_id": number("<|vision_end|>"),
}  # fmt: skip
reader = {"model_type": "qwen2_vl", "text_config": text, "vision_config": vision, **tokens}
config = transformers.ColQwen2Config(vlm_config=reader, embedding_dim=16)
transformers.ColQwen2ForRetrieval(config).save_pretrained(folder)
transformers.ColQwen2Processor(picture, tokenizer).save_pretrained(folder)
