# /// script
# dependencies = []
# ///
"""Small models of the families that the loaders read; compiling them for Apple's engine is what another machine cannot."""

import json
import re
import sys
from pathlib import Path

import torch
import torchvision
import transformers as tf
from tokenizers import Tokenizer, models, pre_tokenizers

SIZES = {"hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 2, "intermediate_size": 128}
WORDS = {"bos_token": "<s>", "eos_token": "</s>", "pad_token": "<pad>", "unk_token": "<unk>"}
VOCABULARY = [*WORDS.values(), *sorted(pre_tokenizers.ByteLevel.alphabet())]


def tokenizer() -> tf.PreTrainedTokenizerFast:
    text = Tokenizer(models.BPE({word: at for at, word in enumerate(VOCABULARY)}, [], unk_token="<unk>"))
    text.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    return tf.PreTrainedTokenizerFast(tokenizer_object=text, **WORDS, model_max_length=64)


def clip() -> list:
    text = {**SIZES, "vocab_size": len(VOCABULARY), "bos_token_id": 0, "eos_token_id": 1, "pad_token_id": 2}
    config = tf.CLIPConfig(
        text_config=text, vision_config={**SIZES, "image_size": 32, "patch_size": 8}, projection_dim=64
    )
    pictures = tf.CLIPImageProcessor(size={"shortest_edge": 32}, crop_size={"height": 32, "width": 32})
    return [tf.CLIPModel(config), pictures, tokenizer()]


def vit() -> list:
    config = tf.ViTConfig(**SIZES, image_size=32, patch_size=8, num_labels=5)
    return [tf.ViTForImageClassification(config), tf.ViTImageProcessor(size={"height": 32, "width": 32})]


def gpt2() -> list:
    config = tf.GPT2Config(vocab_size=len(VOCABULARY), n_embd=64, n_layer=2, n_head=2, n_positions=256)
    return [tf.GPT2LMHeadModel(config), tokenizer()]


def whisper() -> list:
    layers = {"encoder_layers": 2, "decoder_layers": 2, "encoder_attention_heads": 2, "decoder_attention_heads": 2}
    config = tf.WhisperConfig(
        **layers, vocab_size=len(VOCABULARY), d_model=64, encoder_ffn_dim=128, decoder_ffn_dim=128, pad_token_id=2,
        bos_token_id=0, eos_token_id=1, decoder_start_token_id=0,
    )  # fmt: skip
    model = tf.WhisperForConditionalGeneration(config)
    return [model, tf.WhisperFeatureExtractor(), tokenizer()]


def bert() -> list:
    return [tf.BertModel(tf.BertConfig(**SIZES, vocab_size=len(VOCABULARY), max_position_embeddings=64)), tokenizer()]


def resnet(repositories: Path) -> None:
    """A file in place of the published one, which PyTorch's host names by its hash: no other passes the check."""
    depth = re.search(r"load_resnet\(\"?(\d+)", Path(sys.argv[3]).read_text())[1]
    for entry in torchvision.models.get_model_weights(f"resnet{depth}"):
        file = repositories / entry.url.removeprefix("https://")
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"none")


record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
folder = repositories / record["id"]
folder.mkdir(parents=True)
torch.manual_seed(0)
kinds = {"clip": clip, "vit": vit, "gpt2": gpt2, "whisper": whisper, "MiniLM": bert}
if "resnet" in record["id"]:
    resnet(repositories)
for part in next((make() for name, make in kinds.items() if name in record["id"].split("/")[1]), []):
    part.save_pretrained(folder)
