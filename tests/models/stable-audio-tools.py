# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A small diffusion transformer with a small autoencoder, made of a configuration as the published ones are, and its text encoder.

The text encoder is as wide as the published one: the library has its width in a table by its name.
"""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "transformers"))

import torch
import transformers
from safetensors.torch import save_file
from stable_audio_tools.models.factory import create_model_from_config
from texts import bytes_tokenizer

WIDTH = 768
LATENTS = 4
STRIDES = [8, 8]
CODER = {"channels": 4, "c_mults": [1, 2], "strides": STRIDES, "use_snake": True}
AUTOENCODER = {
    "encoder": {"type": "oobleck", "config": {"in_channels": 2, "latent_dim": 2 * LATENTS, **CODER}},
    "decoder": {"type": "oobleck", "config": {"out_channels": 2, "latent_dim": LATENTS, "final_tanh": False, **CODER}},
    "bottleneck": {"type": "vae"}, "latent_dim": LATENTS, "downsampling_ratio": 64, "io_channels": 2,
}  # fmt: skip


def save_text_encoder(repositories: Path) -> None:
    tokenizer = bytes_tokenizer("t5")
    sizes = {"d_model": WIDTH, "d_ff": 37, "d_kv": 8, "num_layers": 1, "num_heads": 2}
    encoder = transformers.T5EncoderModel(transformers.T5Config(vocab_size=len(tokenizer), **sizes))
    for part in (encoder, tokenizer):
        part.save_pretrained(repositories / "t5-base")


def configuration_of(name: str) -> dict:
    """What model_config.json holds: the small one is distilled, and its length is the only number that it is told."""
    distilled = name.endswith("small")
    numbers = ["seconds_total"] if distilled else ["seconds_start", "seconds_total"]
    ranges = [{"id": name, "type": "number", "config": {"min_val": 0, "max_val": 512}} for name in numbers]
    prompt = {"id": "prompt", "type": "t5", "config": {"t5_model_name": "t5-base", "max_length": 64}}
    transformer = {
        "io_channels": LATENTS, "embed_dim": 128, "depth": 1, "num_heads": 2, "cond_token_dim": WIDTH,
        "global_cond_dim": WIDTH * len(numbers), "project_cond_tokens": True, "transformer_type": "continuous_transformer",
    }  # fmt: skip
    diffusion = {
        "type": "dit", "diffusion_objective": "rf_denoiser" if distilled else "v", "config": transformer,
        "cross_attention_cond_ids": ["prompt", *numbers], "global_cond_ids": numbers,
    }  # fmt: skip
    model = {
        "pretransform": {"type": "autoencoder", "iterate_batch": True, "config": AUTOENCODER},
        "conditioning": {"configs": [prompt, *ranges], "cond_dim": WIDTH},
        "diffusion": diffusion, "io_channels": LATENTS,
    }  # fmt: skip
    return {"model_type": "diffusion_cond", "sample_size": 65536, "sample_rate": 44100, "audio_channels": 2, "model": model}


record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
folder = repositories / record["id"]
folder.mkdir(parents=True)
torch.manual_seed(0)
save_text_encoder(repositories)
configuration = configuration_of(record["id"])
(folder / "model_config.json").write_text(json.dumps(configuration))
save_file(create_model_from_config(configuration).state_dict(), folder / "model.safetensors")
