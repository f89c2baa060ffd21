# /// script
# dependencies = ["sentencepiece"]
# ///
"""A preset of the seed's architecture with random weights, as `save_to_preset` writes what the hub holds."""

import io
import json
import os
import sys
from pathlib import Path

os.environ["KERAS_BACKEND"] = "tensorflow"

import keras_hub
import sentencepiece
from keras_hub import models

WORDS = "Keras is a library that wonderful film two wasted hours great acting".split()


def text_pieces():
    """A SentencePiece model of letters, with Gemma's special tokens."""
    proto = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter([" ".join(WORDS)] * 10), model_writer=proto, vocab_size=40, model_type="char",
        hard_vocab_limit=False, pad_id=0, eos_id=1, bos_id=2, unk_id=3, pad_piece="<pad>", eos_piece="<eos>",
        bos_piece="<bos>", unk_piece="<unk>", user_defined_symbols=["<start_of_turn>", "<end_of_turn>"],
    )  # fmt: skip
    return proto.getvalue()


def bert(folder):
    vocabulary = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *WORDS, "!", "."]
    tokenizer = models.BertTokenizer(vocabulary=vocabulary, lowercase=True)
    models.BertBackbone(
        vocabulary_size=64, num_layers=1, num_heads=2, hidden_dim=16, intermediate_dim=32, max_sequence_length=512
    ).save_to_preset(folder)
    tokenizer.save_to_preset(folder)


def gemma(folder):
    tokenizer = models.GemmaTokenizer(text_pieces())
    backbone = models.GemmaBackbone(
        vocabulary_size=tokenizer.vocabulary_size(), num_layers=2, num_query_heads=2, num_key_value_heads=1, hidden_dim=16, intermediate_dim=32,
        head_dim=8, use_post_ffw_norm=True, use_post_attention_norm=True, attention_logit_soft_cap=50,
        final_logit_soft_cap=30, use_sliding_window_attention=True,
    )  # fmt: skip
    preprocessor = models.GemmaCausalLMPreprocessor(tokenizer)
    models.GemmaCausalLM(backbone, preprocessor).save_to_preset(folder)


def resnet(folder):
    backbone = models.ResNetBackbone(
        input_conv_filters=[64], input_conv_kernel_sizes=[7], stackwise_num_filters=[64, 64], stackwise_num_blocks=[1, 1],
        stackwise_num_strides=[1, 2], block_type="basic_block",
    )  # fmt: skip
    converter = keras_hub.layers.ResNetImageConverter(image_size=(32, 32))
    preprocessor = models.ResNetImageClassifierPreprocessor(image_converter=converter)
    models.ResNetImageClassifier(backbone, num_classes=1000, preprocessor=preprocessor).save_to_preset(folder)


def siglip(folder):
    from keras_hub.src.models.siglip.siglip_text_encoder import SigLIPTextEncoder
    from keras_hub.src.models.siglip.siglip_vision_encoder import SigLIPVisionEncoder

    sizes = {"hidden_dim": 16, "num_layers": 1, "num_heads": 2, "intermediate_dim": 32}
    vision = SigLIPVisionEncoder(patch_size=16, image_shape=(32, 32, 3), name="vision_encoder", **sizes)
    text = SigLIPTextEncoder(vocabulary_size=64, embedding_dim=16, name="text_encoder", **sizes)
    models.SigLIPBackbone(vision, text).save_to_preset(folder)


def stable_diffusion(folder):
    """Pictures of 64x64; the rest as small as the parts allow."""
    from keras_hub.src.models.clip.clip_text_encoder import CLIPTextEncoder
    from keras_hub.src.models.vae.vae_backbone import VAEBackbone

    letters = ["at", *"abcdefghijklmnopqrstuvwxyz0123456789,", *(f"{letter}</w>" for letter in "abcdefghijklmnopqrstuvwxyz0123456789,")]
    vocabulary = [*letters, "<|startoftext|>", "<|endoftext|>"]
    words = {word: at for at, word in enumerate(vocabulary)}
    size = len(vocabulary)
    backbone = models.StableDiffusion3Backbone(
        mmdit_patch_size=2, mmdit_num_heads=2, mmdit_hidden_dim=32, mmdit_num_layers=2, mmdit_position_size=192,
        mmdit_qk_norm=None, mmdit_dual_attention_indices=None, image_shape=(64, 64, 3),
        vae=VAEBackbone([32] * 4, [1] * 4, [32] * 4, [1] * 4, sampler_method="mode", name="vae"),
        clip_l=CLIPTextEncoder(size, 32, 32, 2, 2, 64, "quick_gelu", -2, name="clip_l"),
        clip_g=CLIPTextEncoder(size, 64, 64, 2, 2, 128, "gelu", -2, name="clip_g"),
    )  # fmt: skip
    clips = {
        name: models.CLIPPreprocessor(
            models.CLIPTokenizer(words, ["a t"], pad_with_end_token=name == "clip_l", config_file=f"{name}_tokenizer.json"),
            sequence_length=77, config_file=f"{name}_preprocessor.json",
        )
        for name in ("clip_l", "clip_g")
    }  # fmt: skip
    preprocessor = models.StableDiffusion3TextToImagePreprocessor(clips["clip_l"], clips["clip_g"])
    models.StableDiffusion3TextToImage(backbone, preprocessor).save_to_preset(folder)


BUILDERS = {"bert": bert, "gemma": gemma, "resnet": resnet, "siglip": siglip, "stable_diffusion": stable_diffusion}

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.parent.mkdir(parents=True)
next(build for name, build in BUILDERS.items() if name in record["id"])(str(folder))
