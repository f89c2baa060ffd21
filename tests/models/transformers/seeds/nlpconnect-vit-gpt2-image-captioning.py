# /// script
# dependencies = ["pillow", "torchvision"]
# ///
"""A tiny ViT with a tiny GPT-2 and random weights; as in the real repository, no file names the class of a processor."""

import json
import sys
from pathlib import Path

import torch
import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

END = "<|endoftext|>"


def bytes_tokenizer():
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate([END, *letters])}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    whole.decoder = decoders.ByteLevel()
    return transformers.PreTrainedTokenizerFast(tokenizer_object=whole, bos_token=END, eos_token=END, unk_token=END, pad_token=END)


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2]) / record["id"]
torch.manual_seed(0)
tokenizer = bytes_tokenizer()
sees = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4, "image_size": 32, "patch_size": 16}
writes = {"n_embd": 32, "n_layer": 2, "n_head": 4, "n_positions": 512, "vocab_size": len(tokenizer), "bos_token_id": 0, "eos_token_id": 0}
decoder = transformers.GPT2Config(**writes, is_decoder=True, add_cross_attention=True)
starts = {"decoder_start_token_id": 0, "pad_token_id": 0, "eos_token_id": 0}
config = transformers.VisionEncoderDecoderConfig.from_encoder_decoder_configs(transformers.ViTConfig(**sees), decoder, **starts)
model = transformers.VisionEncoderDecoderModel(config)
model.generation_config.suppress_tokens = [0]
model.save_pretrained(folder)
tokenizer.save_pretrained(folder)
transformers.ViTImageProcessor(size={"height": 32, "width": 32}).save_pretrained(folder)
