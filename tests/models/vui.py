# /// script
# dependencies = []
# requires-python = "<3.13"
# ///
"""A language model of few channels, and the codec of its generation under the name that the library fetches, with the rates and
codebooks of the published one. Of the entries beyond the codebook it writes the end alone, which comes as soon as it may."""

import json
import sys
from pathlib import Path

import torch
from transformers import ByT5Tokenizer
from vui.legacy.config import Config, VuiConfig
from vui.legacy.fluac import Fluac, FluacConfig
from vui.legacy.model import Vui

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
folder = repositories / record["id"]
folder.mkdir(parents=True)
torch.manual_seed(0)

ByT5Tokenizer().save_pretrained(repositories / "google/byt5-small")

rates = [2, 4, 8, 16]
codec = FluacConfig(
    sample_rate=22050, codebook_size=1000, encoder_dim=4, encoder_rates=rates, n_quantizers=9, decoder_dim=32, decoder_rates=rates[::-1]
)
torch.save({"config": {"model": codec.model_dump()}, "generator": Fluac(codec).state_dict()}, folder / Fluac.Q9_22KHZ)

# The class builds itself with the codec and the tokenizer of the hub, which these are not on yet.
Fluac.from_pretrained = staticmethod(lambda: Fluac(codec))
sys.modules["vui.legacy.model"].AutoTokenizer = ByT5Tokenizer
ByT5Tokenizer.from_pretrained = classmethod(lambda cls, *_, **__: cls())

config = Config(model=VuiConfig(max_text_tokens=512, max_audio_tokens=512, d_model=32, n_layers=1, n_heads=2, bias=True))
model = Vui(config)
end = config.model.audio_eos_id
with torch.no_grad():
    for head in model.audio_heads:
        head.bias[config.model.codebook_size :] = -100.0
        head.bias[end] = 100.0
torch.save({"config": config.model_dump(), "model": model.state_dict()}, folder / Vui.COHOST)
