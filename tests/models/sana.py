# /// script
# dependencies = []
# ///
"""The Sana pipeline that a snippet names, with random weights.

The autoencoder shrinks by 32 as the published one does: a picture of 1024x1024 has 1,024 positions.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "shared"))

import diffusers
import diffusion
import torch
import transformers
from tokenizers import Tokenizer, models, pre_tokenizers

LEVELS = 6


def tokenizer():
    words = ["<pad>", "<eos>", "<bos>", "<unk>", *diffusion.LETTERS]
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate(words)}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    roles = {"pad_token": "<pad>", "eos_token": "<eos>", "bos_token": "<bos>", "unk_token": "<unk>"}
    return transformers.PreTrainedTokenizerFast(tokenizer_object=whole, model_input_names=["input_ids", "attention_mask"], **roles)


def autoencoder():
    blocks = ["ResBlock"] * (LEVELS - 1) + ["EfficientViTBlock"]
    scales = [()] * (LEVELS - 1) + [(5,)]
    return diffusers.AutoencoderDC(
        in_channels=3, latent_channels=4, attention_head_dim=2, encoder_block_types=blocks, decoder_block_types=blocks,
        encoder_block_out_channels=[8] * LEVELS, decoder_block_out_channels=[8] * LEVELS, encoder_qkv_multiscales=scales,
        decoder_qkv_multiscales=scales, encoder_layers_per_block=[1] * LEVELS, decoder_layers_per_block=[1] * LEVELS,
        downsample_block_type="conv", upsample_block_type="interpolate", decoder_norm_types="rms_norm",
        decoder_act_fns="silu", scaling_factor=0.41407,
    )  # fmt: skip


def text_encoder():
    return transformers.Gemma2Model(
        transformers.Gemma2Config(
            head_dim=16, hidden_size=8, intermediate_size=64, num_attention_heads=2, num_hidden_layers=1,
            num_key_value_heads=2, vocab_size=512,
        )
    )  # fmt: skip


def transformer(**more):
    return diffusers.SanaTransformer2DModel(
        patch_size=1, in_channels=4, out_channels=4, num_layers=1, num_attention_heads=2, attention_head_dim=4,
        num_cross_attention_heads=2, cross_attention_head_dim=4, cross_attention_dim=8, caption_channels=8,
        sample_size=32, **more,
    )  # fmt: skip


record = json.loads(Path(sys.argv[1]).read_text())
torch.manual_seed(0)
parts = {"tokenizer": tokenizer(), "text_encoder": text_encoder(), "vae": autoencoder()}
if "SanaSprintPipeline" in Path(sys.argv[3]).read_text():
    sprint = transformer(guidance_embeds=True, qk_norm="rms_norm_across_heads")
    pipe = diffusers.SanaSprintPipeline(transformer=sprint, scheduler=diffusers.SCMScheduler(), **parts)
else:
    steps = diffusers.FlowMatchEulerDiscreteScheduler(shift=7.0)
    pipe = diffusers.SanaPipeline(transformer=transformer(), scheduler=steps, **parts)
pipe.to(torch.bfloat16).save_pretrained(Path(sys.argv[2], record["id"]))
