# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny SigLIP 2 with random weights that takes pictures of any shape, in patches; and a tokenizer of bytes."""

import json
import sys
from pathlib import Path

import torch
import transformers
from tokenizers import Tokenizer, models, pre_tokenizers, processors

SPECIAL = ["<pad>", "<eos>", "<unk>"]
SIZES = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4}


def bytes_tokenizer():
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate([*SPECIAL, *letters])}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    whole.post_processor = processors.TemplateProcessing(single="$A <eos>", special_tokens=[("<eos>", 1)])
    roles = {"pad_token": "<pad>", "eos_token": "<eos>", "unk_token": "<unk>"}
    return transformers.PreTrainedTokenizerFast(tokenizer_object=whole, model_input_names=["input_ids"], **roles)


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
tokenizer = bytes_tokenizer()
config = transformers.Siglip2Config(
    text_config={**SIZES, "vocab_size": len(tokenizer), "max_position_embeddings": 64, "projection_size": 32},
    vision_config={**SIZES, "patch_size": 16, "num_patches": 16},
)
transformers.Siglip2Model(config).save_pretrained(folder)
picture = transformers.Siglip2ImageProcessor(patch_size=16, max_num_patches=16)
transformers.Siglip2Processor(picture, tokenizer).save_pretrained(folder)
