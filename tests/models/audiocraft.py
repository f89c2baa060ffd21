# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A small language model of audio tokens, its codec, and the text encoder that both are told of by name, as the repositories hold them:
two checkpoints with their configuration inside.

The codec makes five frames a second instead of fifty, so that seconds of sound are few steps. A model of melodies is told of texts
alone: what separates the voices of a recording comes from another host, and a snippet without a recording does not use it.
"""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "transformers"))

import torch
import transformers
from audiocraft.models import builders
from omegaconf import OmegaConf
from texts import train_sentencepiece

TEXTS = "t5-small"
CODES = {"n_q": 4, "card": 256}
TRANSFORMER = {
    "dim": 16, "num_heads": 4, "num_layers": 2, "hidden_scale": 2, "dropout": 0.0, "activation": "gelu", "norm_first": True,
    "bias_ff": False, "bias_attn": False, "bias_proj": False, "causal": True, "custom": True, "memory_efficient": False, **CODES,
}  # fmt: skip
# Of MAGNeT so many that its frames are whole spans of three, and whole groups of eight of its masks.
SECONDS = {"musicgen": 30, "audiogen": 10, "magnet": 24}
MAGNET = {"causal": False, "subcodes_context": 5, "compression_model_framerate": 5, "segment_duration": 24, "span_len": 3}


def save_text_encoder(repositories: Path) -> None:
    """As wide as the published one: the library has its width in a table by its name."""
    folder = repositories / TEXTS
    folder.mkdir(parents=True)
    train_sentencepiece(folder, ["spiece"])
    (folder / "spiece.spm").rename(folder / "spiece.model")
    tokenizer = transformers.T5Tokenizer(str(folder / "spiece.model"), extra_ids=0, legacy=True)
    tokenizer.save_pretrained(folder)
    sizes = {"d_model": 512, "d_ff": 37, "d_kv": 8, "num_layers": 1, "num_heads": 2}
    transformers.T5EncoderModel(transformers.T5Config(vocab_size=len(tokenizer) + 1, **sizes)).save_pretrained(folder)


def codec_of(rate: int) -> dict:
    seanet = {
        "dimension": 16, "channels": 1, "causal": False, "n_filters": 2, "n_residual_layers": 1, "ratios": [10, 10, 8, rate // 4000],
        "lstm": 0, "norm": "weight_norm", "decoder": {}, "encoder": {},
    }  # fmt: skip
    quantizer = {"n_q": CODES["n_q"], "bins": CODES["card"], "kmeans_init": False, "q_dropout": False}
    encodec = {"autoencoder": "seanet", "quantizer": "rvq", "sample_rate": rate, "channels": 1, "causal": False, "renormalize": False}
    return {"compression_model": "encodec", "encodec": encodec, "seanet": seanet, "rvq": quantizer}


def language_model_of(magnet: bool) -> dict:
    encoder = {"model": "t5", "t5": {"name": TEXTS, "finetune": False, "word_dropout": 0.0, "normalize_text": False}}
    pattern = {"modeling": "parallel", "parallel": {"empty_initial": -1}} if magnet else {"modeling": "delay", "delay": {"delays": [0, 1, 2, 3]}}
    generate = {"lm": {"use_sampling": True, "temp": 3.0, "top_k": 0, "top_p": 0.9, "max_cfg_coef": 10.0, "min_cfg_coef": 1.0,
        "decoding_steps": [4, 2, 2, 2], "anneal_temp": True, "span_scoring": "max", "span_arrangement": "nonoverlap"}}  # fmt: skip
    return {
        "lm_model": "transformer_lm_magnet" if magnet else "transformer_lm", "transformer_lm": {**TRANSFORMER, **(MAGNET if magnet else {})},
        "codebooks_pattern": pattern, "attribute_dropout": {}, "generate": generate, "masking": {"span_len": 3},
        "classifier_free_guidance": {"training_dropout": 0.1, "inference_coef": 3.0}, "conditioners": {"description": encoder},
        "fuser": {"cross_attention_pos_emb": False, "cross_attention_pos_emb_scale": 1, "sum": [], "prepend": [], "cross": ["description"],
                  "input_interpolate": []},
    }  # fmt: skip


def save(file: Path, facts: dict, build) -> None:
    config = OmegaConf.create(facts)
    torch.save({"xp.cfg": OmegaConf.to_yaml(config), "best_state": build(config).state_dict()}, file)


record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
folder = repositories / record["id"]
folder.mkdir(parents=True)
torch.manual_seed(0)
save_text_encoder(repositories)
magnet = "magnet" in record["id"]
rate = 16000 if "audiogen" in record["id"] else 32000
common = {"device": "cpu", "dtype": "float32", "sample_rate": rate, "channels": 1, "dataset": {"segment_duration": SECONDS[next(kind for kind in SECONDS if kind in record["id"])]}}
save(folder / "compression_state_dict.bin", {**common, **codec_of(rate)}, builders.get_compression_model)
save(folder / "state_dict.bin", {**common, **language_model_of(magnet)}, builders.get_lm_model)
