# /// script
# dependencies = []
# ///
"""A small VoxCPM of either version: language model, residual model, local diffusion and audio codec.

The bias of the stop predictor lets speech end after the fewest frames.
"""

import json
import sys
from pathlib import Path

import torch
from safetensors.torch import save_file
from tokenizers import Tokenizer, decoders, models, pre_tokenizers
from transformers import LlamaTokenizerFast, PreTrainedTokenizerFast
from voxcpm.model.voxcpm import VoxCPMModel
from voxcpm.model.voxcpm2 import VoxCPM2Model

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
second = record["id"].endswith("2")

# Letters by byte; from 101 on are the tokens that begin and end sound, which the code names by number.
letters = sorted(pre_tokenizers.ByteLevel.alphabet())
special = ["<unk>", "<s>", "</s>", *(f"<|audio_{at}|>" for at in range(4))]
words = [*special[:3], *letters[:98], *special[3:], *letters[98:]]
tokenizer = Tokenizer(models.BPE({word: at for at, word in enumerate(words)}, [], unk_token="<unk>"))
tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
tokenizer.decoder = decoders.ByteLevel()
PreTrainedTokenizerFast(tokenizer_object=tokenizer, bos_token="<s>", eos_token="</s>", unk_token="<unk>").save_pretrained(folder)
settings = json.loads((folder / "tokenizer_config.json").read_text())
(folder / "tokenizer_config.json").write_text(json.dumps({**settings, "tokenizer_class": "LlamaTokenizerFast"}))

part = {"hidden_dim": 16, "ffn_dim": 16, "num_heads": 2, "num_layers": 1, "kv_channels": 8}
codec = {"encoder_dim": 4, "encoder_rates": [2, 5, 8, 8], "latent_dim": 8, "decoder_dim": 32}
config = {
    "architecture": "voxcpm2" if second else "voxcpm",
    "lm_config": {
        "bos_token_id": 1, "eos_token_id": 2, "hidden_size": 16, "intermediate_size": 16, "max_position_embeddings": 512,
        "num_attention_heads": 2, "num_hidden_layers": 1, "num_key_value_heads": 2, "rms_norm_eps": 1e-5,
        "rope_scaling": {"type": "longrope", "long_factor": [1.0] * 4, "short_factor": [1.0] * 4, "original_max_position_embeddings": 512},
        "vocab_size": len(words), "use_mup": False, "scale_emb": 1, "dim_model_base": 16, "scale_depth": 1.4,
        "rope_theta": 10000, "kv_channels": 8,
    },
    "patch_size": 4 if second else 2,
    "feat_dim": 8,
    "residual_lm_num_layers": 1,
    "scalar_quantization_latent_dim": 8,
    "encoder_config": part,
    "dit_config": {**part, "cfm_config": {}},
    "audio_vae_config": codec if not second else {**codec, "decoder_dim": 128, "cond_dim": 8},
    "max_length": 512,
    "device": "cpu",
    "dtype": "float32",
}  # fmt: skip
(folder / "config.json").write_text(json.dumps(config))

# The library only loads: a folder without weights is built by its own classes, then saved.
module = sys.modules[(VoxCPM2Model if second else VoxCPMModel).__module__]
codec_class = module.AudioVAEV2 if second else module.AudioVAE
made_config = module.VoxCPMConfig.model_validate(config)
vae = codec_class(config=made_config.audio_vae_config)
model = (VoxCPM2Model if second else VoxCPMModel)(made_config, LlamaTokenizerFast.from_pretrained(folder), vae, device="cpu")
with torch.no_grad():
    model.stop_proj.weight.zero_()
    model.stop_proj.bias.fill_(5.0)
    model.stop_head.weight.copy_(torch.tensor([[-1.0], [1.0]]).expand(2, 16))
state = {name: value.clone().contiguous() for name, value in model.state_dict().items()}
save_file({name: value for name, value in state.items() if not name.startswith("audio_vae.")}, folder / "model.safetensors")
torch.save({"state_dict": vae.state_dict()}, folder / "audiovae.pth")
