# /// script
# dependencies = []
# ///
"""A tiny HiDream without its fourth text encoder, and that in the repository that the snippet takes it from."""

import json
import re
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "shared"))

import diffusers
import diffusion
import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2])
[llama] = re.findall(r'llama = "([^"]+)"', Path(sys.argv[3]).read_text())
torch.manual_seed(0)
words = diffusion.t5_tokenizer()
# Its CLIP reads 128 words at least, more than others do.
clip = transformers.CLIPTextConfig(
    hidden_size=32, intermediate_size=37, num_hidden_layers=2, num_attention_heads=4, projection_dim=32,
    vocab_size=600, max_position_embeddings=248, bos_token_id=512, eos_token_id=513, pad_token_id=513,
)  # fmt: skip
sizes = {"hidden_size": 16, "intermediate_size": 32, "num_attention_heads": 2, "num_key_value_heads": 2}
encoder = transformers.LlamaForCausalLM(transformers.LlamaConfig(**sizes, num_hidden_layers=2, vocab_size=len(words), pad_token_id=0))
transformer = diffusers.HiDreamImageTransformer2DModel(
    patch_size=2, in_channels=4, out_channels=4, num_layers=1, num_single_layers=1, attention_head_dim=8, num_attention_heads=4,
    caption_channels=[32, 16], text_emb_dim=64, num_routed_experts=4, num_activated_experts=2, axes_dims_rope=(4, 2, 2),
    max_resolution=(128, 128), llama_layers=(0, 1),
)  # fmt: skip
vae = diffusion.autoencoder()
# That of Flux, whose latents are moved.
vae.register_to_config(shift_factor=0.1159)
pipe = diffusers.HiDreamImagePipeline(
    scheduler=diffusers.FlowMatchEulerDiscreteScheduler(),
    vae=vae,
    text_encoder=transformers.CLIPTextModelWithProjection(clip), tokenizer=diffusion.clip_tokenizer(),
    text_encoder_2=transformers.CLIPTextModelWithProjection(clip), tokenizer_2=diffusion.clip_tokenizer(),
    text_encoder_3=diffusion.t5_text(), tokenizer_3=words,
    text_encoder_4=encoder, tokenizer_4=diffusion.t5_tokenizer(),
    transformer=transformer,
)  # fmt: skip
encoder.save_pretrained(folder / llama)
words.save_pretrained(folder / llama)
diffusion.save(pipe, folder / record["id"])
for part in ("text_encoder_4", "tokenizer_4"):
    for file in (folder / record["id"] / part).iterdir():
        file.unlink()
    (folder / record["id"] / part).rmdir()
index = folder / record["id"] / "model_index.json"
parts = json.loads(index.read_text())
index.write_text(json.dumps({name: part for name, part in parts.items() if name not in ("text_encoder_4", "tokenizer_4")}))
