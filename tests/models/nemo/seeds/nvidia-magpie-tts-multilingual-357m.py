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
from nemo.collections.tts.models import MagpieTTSModel
from omegaconf import OmegaConf

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

from nemo_codec import save_codec, saved

SIZE, VOICES, CONTEXT = 16, 2, 3
CODEC = "nvidia/nemo-nano-codec-22khz-1.89kbps-21.5fps"


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
file = save_codec(Path(sys.argv[2], CODEC))
model = MagpieTTSModel(OmegaConf.create(settings_of_magpie(file)))
model.baked_context_embedding = torch.nn.Embedding(VOICES, CONTEXT * SIZE)
model._baked_embedding_T = torch.tensor(CONTEXT)
model._baked_embedding_D = torch.tensor(SIZE)
model.baked_context_embedding_len = torch.full((VOICES,), CONTEXT)
model.cfg.codecmodel_path = CODEC
saved(model, Path(sys.argv[2], record["id"]))
