# /// script
# dependencies = []
# ///
"""A small Magpie with random weights, of two voices, and a small codec under the name that its configuration has.

It stops after a few steps: random weights may never write the mark that ends the speech.
"""

import json
import sys
from pathlib import Path

import torch
from nemo.collections.tts.models import AudioCodecModel, MagpieTTSModel
from omegaconf import OmegaConf

SIZE, RATE, VOICES, CONTEXT = 16, 22050, 2, 3
MODULES = "nemo.collections.tts.modules.audio_codec_modules"
CODEC = "nvidia/nemo-nano-codec-22khz-1.89kbps-21.5fps"


def saved(model, folder: Path) -> Path:
    folder.mkdir(parents=True)
    file = folder / f"{folder.name}.nemo"
    model.save_to(str(file))
    return file


def codec():
    settings = {
        "sample_rate": RATE, "samples_per_frame": 64, "max_steps": 1, "optim": None, "commit_loss_scale": 0.0,
        "loss_resolutions": [[32, 8, 32]], "mel_loss_dims": [5], "mel_loss_log_guard": 1.0, "stft_loss_log_guard": 1.0,
        "audio_encoder": {
            "_target_": f"{MODULES}.HiFiGANEncoder", "down_sample_rates": [8, 8], "encoded_dim": 8, "base_channels": 4,
        },
        "audio_decoder": {
            "_target_": f"{MODULES}.HiFiGANDecoder", "up_sample_rates": [8, 8], "input_dim": 8, "base_channels": 16,
        },
        "vector_quantizer": {
            "_target_": f"{MODULES}.GroupFiniteScalarQuantizer", "num_groups": 2, "num_levels_per_group": [3, 3, 3, 3],
        },
        "discriminator": {
            "_target_": f"{MODULES}.Discriminator", "discriminators": [{"_target_": f"{MODULES}.MultiPeriodDiscriminator"}],
        },
        "generator_loss": {"_target_": "nemo.collections.tts.losses.audio_codec_loss.GeneratorSquaredLoss"},
        "discriminator_loss": {"_target_": "nemo.collections.tts.losses.audio_codec_loss.DiscriminatorSquaredLoss"},
    }  # fmt: skip
    return AudioCodecModel(OmegaConf.create(settings))


def settings_of_magpie(codec_file: Path) -> dict:
    layers = {"n_layers": 1, "d_model": SIZE, "d_ffn": SIZE, "sa_n_heads": 2, "use_learnable_pos_emb": True}
    return {
        "model_type": "decoder_ce", "codecmodel_path": str(codec_file), "embedding_dim": SIZE, "hidden_dim": SIZE,
        "local_transformer_type": "autoregressive", "local_transformer_n_layers": 1, "local_transformer_n_heads": 1,
        "local_transformer_hidden_dim": SIZE, "prior_end_step": 0, "prior_scaledown_start_step": 0,
        "prior_scaling_factor": None, "context_duration_min": 1.0, "context_duration_max": 1.0,
        "load_cached_codes_if_available": False, "use_text_conditioning_encoder": False,
        "inference_parameters": {"max_decoder_steps": 12},
        "text_tokenizers": {
            "english_phoneme": {
                "_target_": "nemo.collections.common.tokenizers.text_to_speech.tts_tokenizers.EnglishCharsTokenizer",
                "punct": True, "apostrophe": True, "pad_with_space": False,
            },
        },
        "encoder": {**layers, "kernel_size": 3, "is_causal": True, "apply_norm_out": True},
        "context_encoder": {**layers, "kernel_size": 1, "is_causal": False, "apply_norm_out": True},
        "decoder": {
            **layers, "kernel_size": 1, "has_xattn": True, "xa_d_memory": SIZE, "xa_n_heads": 1, "xa_d_head": SIZE,
            "is_causal": True, "apply_norm_to_cond": True, "apply_norm_out": True,
        },
        "optim": None,
    }  # fmt: skip


record = json.loads(Path(sys.argv[1]).read_text())
torch.manual_seed(0)
file = saved(codec(), Path(sys.argv[2], CODEC))
model = MagpieTTSModel(OmegaConf.create(settings_of_magpie(file)))
model.baked_context_embedding = torch.nn.Embedding(VOICES, CONTEXT * SIZE)
model._baked_embedding_T = torch.tensor(CONTEXT)
model._baked_embedding_D = torch.tensor(SIZE)
model.baked_context_embedding_len = torch.full((VOICES,), CONTEXT)
model.cfg.codecmodel_path = CODEC
saved(model, Path(sys.argv[2], record["id"]))
