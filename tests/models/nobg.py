# /// script
# dependencies = []
# ///
"""The two kinds of models that nobg loads, small, each with the processor that its repository holds."""

import json
import sys
from pathlib import Path

import nobg
import torch
import transformers
from nobg.birefnet.modeling_birefnet import BiRefNetConfig
from nobg.sam3.modeling_sam3 import Sam3Config
from tokenizers import pre_tokenizers

SIDE = 112


def birefnet():
    config = BiRefNetConfig(
        image_size=128, embed_dim=8, depths=[1, 1, 1, 1], num_heads=[1, 1, 1, 1], window_size=4, dec_channels_inter=8
    )
    return nobg.BiRefNet(config), nobg.BiRefNetImageProcessor(size={"height": 128, "width": 128})


def sam3():
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    words = [*letters, *(letter + "</w>" for letter in letters), "<|startoftext|>", "<|endoftext|>"]
    tokenizer = transformers.CLIPTokenizer({word: at for at, word in enumerate(words)}, [], model_max_length=32)
    config = Sam3Config(
        image_size=SIDE, vision_hidden_size=32, vision_intermediate_size=37, vision_num_hidden_layers=2,
        vision_num_attention_heads=4, vision_window_size=4, vision_global_attn_indexes=[1], vision_pretrain_image_size=56,
        fpn_hidden_size=32, hidden_size=32, intermediate_size=37, num_attention_heads=4, geometry_num_layers=1,
        detr_encoder_num_layers=1, detr_decoder_num_layers=1, num_queries=4, text_hidden_size=32,
        text_vocab_size=len(words), text_intermediate_size=37, text_num_hidden_layers=1, text_num_attention_heads=4,
    )  # fmt: skip
    images = transformers.Sam3ImageProcessor(size={"height": SIDE, "width": SIDE}, mask_size={"height": 32, "width": 32})
    return nobg.Sam3(config), nobg.Sam3Processor(images, tokenizer)


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
model, processor = sam3() if "nobg-sam3" in record["tags"] else birefnet()
model.save_pretrained(folder)
processor.save_pretrained(folder)
