# /// script
# dependencies = []
# ///
"""A Sana pipeline of videos: the transformer with large patches, which leave few positions of 832x480, and the autoencoder of Wan."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

import diffusers
import diffusion
import torch
import transformers
from tokenizers import Tokenizer, models, pre_tokenizers

record = json.loads(Path(sys.argv[1]).read_text())
torch.manual_seed(0)
words = ["<pad>", "<eos>", "<bos>", "<unk>", *diffusion.LETTERS]
letters = Tokenizer(models.BPE({word: at for at, word in enumerate(words)}, []))
letters.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
roles = {"pad_token": "<pad>", "eos_token": "<eos>", "bos_token": "<bos>", "unk_token": "<unk>"}
pipe = diffusers.SanaVideoPipeline(
    tokenizer=transformers.PreTrainedTokenizerFast(
        tokenizer_object=letters, model_input_names=["input_ids", "attention_mask"], **roles
    ),
    text_encoder=transformers.Gemma2Model(
        transformers.Gemma2Config(
            head_dim=16, hidden_size=8, intermediate_size=64, num_attention_heads=2, num_hidden_layers=1,
            num_key_value_heads=2, vocab_size=512,
        )
    ),
    vae=diffusers.AutoencoderKLWan(base_dim=3, dim_mult=[1, 1, 1, 1], num_res_blocks=1),
    transformer=diffusers.SanaVideoTransformer3DModel(
        num_layers=1, num_attention_heads=2, attention_head_dim=12, num_cross_attention_heads=2,
        cross_attention_head_dim=12, cross_attention_dim=24, caption_channels=8, patch_size=(1, 20, 26),
    ),
    scheduler=diffusers.FlowMatchEulerDiscreteScheduler(shift=8.0),
)  # fmt: skip
pipe.to(torch.bfloat16).save_pretrained(Path(sys.argv[2], record["id"]))
