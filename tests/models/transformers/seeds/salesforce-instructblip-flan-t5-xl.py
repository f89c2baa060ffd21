# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny InstructBLIP with random weights over OPT, and tokenizers of bytes, one of them with the mark of a picture."""

import json
import sys
from pathlib import Path

import torch
import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

QUERIES = 4
SPECIAL = ["<s>", "<pad>", "</s>", "<unk>", "<image>"]
SIZES = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4}


def bytes_tokenizer():
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate([*SPECIAL, *letters])}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    whole.decoder = decoders.ByteLevel()
    roles = {"bos_token": "<s>", "pad_token": "<pad>", "eos_token": "</s>", "unk_token": "<unk>"}
    return transformers.PreTrainedTokenizerFast(tokenizer_object=whole, **roles)


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
tokenizer = bytes_tokenizer()
text = {
    "model_type": "opt", "hidden_size": 32, "ffn_dim": 37, "num_hidden_layers": 2, "num_attention_heads": 4, "word_embed_proj_dim": 32,
    "vocab_size": len(tokenizer), "max_position_embeddings": 256, "bos_token_id": 0, "pad_token_id": 1, "eos_token_id": 2,
}  # fmt: skip
config = transformers.InstructBlipConfig(
    vision_config={**SIZES, "image_size": 28, "patch_size": 14},
    qformer_config={**SIZES, "encoder_hidden_size": 32, "vocab_size": len(tokenizer)},
    text_config=text,
    num_query_tokens=QUERIES,
    image_token_index=tokenizer.convert_tokens_to_ids("<image>"),
)
model = transformers.InstructBlipForConditionalGeneration(config)
model.generation_config.suppress_tokens = list(range(len(SPECIAL)))
model.save_pretrained(folder)
picture = transformers.BlipImageProcessor(size={"height": 28, "width": 28})
transformers.InstructBlipProcessor(picture, tokenizer, bytes_tokenizer(), num_query_tokens=QUERIES).save_pretrained(folder)
