# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny CLIPSeg with random weights, and a tokenizer of bytes."""

import json
import sys
from pathlib import Path

import torch
import transformers
from tokenizers import Tokenizer, models, pre_tokenizers, processors

SPECIAL = ["<|startoftext|>", "<|endoftext|>", "<unk>"]
SIZES = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 3, "num_attention_heads": 4}


def bytes_tokenizer():
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate([*SPECIAL, *letters])}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    ends = [("<|startoftext|>", 0), ("<|endoftext|>", 1)]
    whole.post_processor = processors.TemplateProcessing(single="<|startoftext|> $A <|endoftext|>", special_tokens=ends)
    roles = {"bos_token": "<|startoftext|>", "eos_token": "<|endoftext|>", "pad_token": "<|endoftext|>", "unk_token": "<unk>"}
    names = ["input_ids", "attention_mask"]
    return transformers.PreTrainedTokenizerFast(tokenizer_object=whole, model_input_names=names, **roles)


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
tokenizer = bytes_tokenizer()
words = {"vocab_size": len(tokenizer), "max_position_embeddings": 77, "bos_token_id": 0, "eos_token_id": 1, "pad_token_id": 1}
config = transformers.CLIPSegConfig(
    text_config={**SIZES, **words},
    vision_config={**SIZES, "image_size": 64, "patch_size": 16},
    projection_dim=32,
    extract_layers=[0, 1, 2],
    reduce_dim=16,
    decoder_num_attention_heads=4,
    decoder_intermediate_size=37,
    conditional_layer=0,
)
transformers.CLIPSegForImageSegmentation(config).save_pretrained(folder)
picture = transformers.ViTImageProcessor(size={"height": 64, "width": 64})
transformers.CLIPSegProcessor(picture, tokenizer).save_pretrained(folder)
