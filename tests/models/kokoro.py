# /// script
# dependencies = []
# ///
"""Kokoro with small layers."""

import json
import sys
from pathlib import Path

import torch
from kokoro.model import KModel

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
(folder / "voices").mkdir(parents=True)
torch.manual_seed(0)
SYMBOLS = " abcdefghijklmnopqrstuvwxyzɑɐɒæβɔɕçðʤəɚɛɜɟɡɥɨɪʝɯɰŋɳɲɴøɸθœɹɾɻʁɽʂʃʈʧʊʋʌɣɤχʎʒʔˈˌː.,!?AIOQSTWYᵊᵻ"
config = {
    "vocab": {symbol: at + 1 for at, symbol in enumerate(SYMBOLS)}, "n_token": len(SYMBOLS) + 1, "hidden_dim": 32, "style_dim": 128,
    "n_layer": 1, "max_dur": 4, "dropout": 0.1, "text_encoder_kernel_size": 5, "n_mels": 80, "dim_in": 32,
    "plbert": {"hidden_size": 32, "num_attention_heads": 2, "intermediate_size": 32, "max_position_embeddings": 512, "num_hidden_layers": 1, "dropout": 0.1},
    "istftnet": {
        "upsample_kernel_sizes": [20, 12], "upsample_rates": [10, 6], "gen_istft_hop_size": 5, "gen_istft_n_fft": 20,
        "resblock_dilation_sizes": [[1, 3, 5]], "resblock_kernel_sizes": [3], "upsample_initial_channel": 32,
    },
}  # fmt: skip
(folder / "config.json").write_text(json.dumps(config))
empty = folder / "empty.pth"
torch.save({}, empty)
model = KModel(repo_id=record["id"], config=config, model=str(empty))
empty.unlink()
parts = ["bert", "bert_encoder", "predictor", "text_encoder", "decoder"]
torch.save({part: getattr(model, part).state_dict() for part in parts}, folder / KModel.MODEL_NAMES[record["id"]])
torch.save(torch.randn(510, 1, 256) * 0.1, folder / "voices/af_heart.pt")
