# /// script
# requires-python = "<3.13"
# dependencies = []
# ///
"""A small TrOCR that reads lines, or a detector of the smallest scale whose bias makes it find regions everywhere."""

import json
import sys
from pathlib import Path

import torch
from tokenizers import Tokenizer, models, pre_tokenizers
from transformers import (
    PreTrainedTokenizerFast,
    TrOCRConfig,
    TrOCRForCausalLM,
    TrOCRProcessor,
    VisionEncoderDecoderModel,
    ViTConfig,
    ViTImageProcessor,
    ViTModel,
)

SIZES = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 37}
ENDS = {"pad_token_id": 1, "bos_token_id": 0, "eos_token_id": 2}


def reader(folder: Path) -> None:
    vocabulary = ["<s>", "<pad>", "</s>", "<unk>", *sorted(pre_tokenizers.ByteLevel.alphabet())]
    tokenizer = Tokenizer(models.BPE({word: at for at, word in enumerate(vocabulary)}, [], unk_token="<unk>"))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    words = {"bos_token": "<s>", "pad_token": "<pad>", "eos_token": "</s>", "unk_token": "<unk>"}
    encoder = ViTModel(ViTConfig(**SIZES, image_size=32, patch_size=8))
    decoder = TrOCRForCausalLM(
        TrOCRConfig(
            vocab_size=len(vocabulary), d_model=32, decoder_layers=2, decoder_attention_heads=4, decoder_ffn_dim=37,
            max_position_embeddings=64, cross_attention_hidden_size=32, decoder_start_token_id=2, **ENDS,
        )  # fmt: skip
    )
    model = VisionEncoderDecoderModel(encoder=encoder, decoder=decoder)
    model.config.decoder_start_token_id = model.generation_config.decoder_start_token_id = 2
    model.config.pad_token_id = model.generation_config.pad_token_id = 1
    model.generation_config.eos_token_id = 2
    model.save_pretrained(folder)
    pictures = ViTImageProcessor(size={"height": 32, "width": 32})
    TrOCRProcessor(pictures, PreTrainedTokenizerFast(tokenizer_object=tokenizer, **words)).save_pretrained(folder)


def detector(folder: Path) -> None:
    from ultralytics import YOLO

    model = YOLO("yolov8n.yaml")
    with torch.no_grad():
        for branch in model.model.model[-1].cv3:
            branch[-1].bias += 12
    model.model.args = {"task": "detect", "imgsz": 64, **model.overrides}
    model.save(folder / "model.pt")


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
(reader if "trocr" in record["id"] else detector)(folder)
