# /// script
# dependencies = []
# requires-python = "<3.13"
# ///
"""Kokoro with random weights and one voice of those that its repository has; for English, the model that it has spaCy download."""

import json
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).parent / "shared"))

import spacy_model
import torch
from kokoro import KModel
from misaki.en import PUNCTS, US_VOCAB

record = json.loads(Path(sys.argv[1]).read_text())
chinese = record["id"].endswith("-zh")


def letters():
    if not chinese:
        return {*US_VOCAB, *PUNCTS, " "}
    from misaki.zh_frontend import ZH_MAP

    return {*ZH_MAP.values()}


LETTERS = sorted(letters())
# 512 and 128 are written into its decoder.
CONFIG = {
    "vocab": {letter: at + 1 for at, letter in enumerate(LETTERS)}, "n_token": len(LETTERS) + 1, "hidden_dim": 512,
    "style_dim": 128, "n_layer": 1, "n_mels": 80, "max_dur": 50, "dropout": 0.2, "text_encoder_kernel_size": 5,
    "plbert": {
        "hidden_size": 32, "num_attention_heads": 4, "intermediate_size": 37, "max_position_embeddings": 512,
        "num_hidden_layers": 2, "embedding_size": 16,
    },
    "istftnet": {
        "upsample_kernel_sizes": [20, 12], "upsample_rates": [10, 6], "gen_istft_hop_size": 5, "gen_istft_n_fft": 20,
        "resblock_dilation_sizes": [[1, 3, 5]], "resblock_kernel_sizes": [3], "upsample_initial_channel": 512,
    },
}  # fmt: skip
PARTS = ["bert", "bert_encoder", "predictor", "text_encoder", "decoder"]

repositories = Path(sys.argv[2])
torch.manual_seed(0)
folder = repositories / record["id"]
(folder / "voices").mkdir(parents=True)
(folder / "config.json").write_text(json.dumps(CONFIG))
with tempfile.NamedTemporaryFile() as nothing:
    torch.save({}, nothing.name)
    model = KModel(repo_id=record["id"], config=CONFIG, model=nothing.name)
# Each sound lasts a few frames, not half of the longest time that there is.
torch.nn.init.constant_(model.predictor.duration_proj.linear_layer.bias, -3)
torch.save({part: getattr(model, part).state_dict() for part in PARTS}, folder / KModel.MODEL_NAMES[record["id"]])
torch.save(torch.randn(510, 1, 256), folder / f"voices/{'zf_001' if chinese else 'af_heart'}.pt")
if not chinese:
    spacy_model.write(repositories)
