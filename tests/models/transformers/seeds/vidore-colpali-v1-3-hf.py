# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny ColPali with random weights, and a tokenizer of bytes that knows its picture token."""

import json
import sys
from pathlib import Path

import torch
import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

SPECIAL = ["<pad>", "<eos>", "<bos>", "<unk>", "<image>"]


def bytes_tokenizer():
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate([*SPECIAL, *letters])}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    whole.decoder = decoders.ByteLevel()
    roles = {"pad_token": "<pad>", "eos_token": "<eos>", "bos_token": "<bos>", "unk_token": "<unk>"}
    return transformers.PreTrainedTokenizerFast(tokenizer_object=whole, additional_special_tokens=["<image>"], **roles)


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
tokenizer = bytes_tokenizer()
picture = transformers.SiglipImageProcessor(size={"height": 28, "width": 28})
picture.image_seq_length = 4
processor = transformers.ColPaliProcessor(picture, tokenizer)
sizes = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4}
marks = {"pad_token_id": 0, "eos_token_id": 1, "bos_token_id": 2}
text = {"model_type": "gemma", **sizes, "num_key_value_heads": 1, "head_dim": 8, "vocab_size": len(tokenizer), **marks}
vision = {"model_type": "siglip_vision_model", **sizes, "image_size": 28, "patch_size": 14, "projection_dim": 32}
reader = {
    "model_type": "paligemma", "text_config": text, "vision_config": vision, "projection_dim": 32, "hidden_size": 32,
    "image_token_id": processor.image_token_id, "image_token_index": processor.image_token_id,
}  # fmt: skip
config = transformers.ColPaliConfig(vlm_config=reader, embedding_dim=16)
transformers.ColPaliForRetrieval(config).save_pretrained(folder)
processor.save_pretrained(folder)
