# /// script
# dependencies = []
# ///
"""A small Chronos model of the seed's generation, and the table of passengers that the snippet reads."""

import json
import sys
from pathlib import Path

import torch
from chronos.chronos2 import Chronos2Model
from chronos.chronos2.config import Chronos2CoreConfig
from chronos.chronos_bolt import ChronosBoltModelForForecasting
from transformers import T5Config

QUANTILES = [at / 10 for at in range(1, 10)]
SIZES = {"d_model": 32, "d_kv": 8, "d_ff": 37, "num_layers": 2, "num_heads": 4}
PATCHES = {
    "context_length": 128, "input_patch_size": 16, "input_patch_stride": 16, "quantiles": QUANTILES, "use_reg_token": True,
}  # fmt: skip


def bolt() -> torch.nn.Module:
    config = T5Config(**SIZES, num_decoder_layers=2, vocab_size=2, pad_token_id=0, decoder_start_token_id=0)
    config.chronos_config = {**PATCHES, "prediction_length": 64}
    config.architectures = ["ChronosBoltModelForForecasting"]
    config.chronos_pipeline_class = "ChronosBoltPipeline"
    return ChronosBoltModelForForecasting(config)


def second() -> torch.nn.Module:
    sizes = {"output_patch_size": 16, "use_arcsinh": True, "max_output_patches": 4}
    config = Chronos2CoreConfig(**SIZES, chronos_config={**PATCHES, **sizes})
    config.chronos_pipeline_class = "Chronos2Pipeline"
    return Chronos2Model(config)


record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
torch.manual_seed(0)
(bolt() if "bolt" in record["id"] else second()).save_pretrained(repositories / record["id"])
months = [f"{1949 + at // 12}-{at % 12 + 1:02d}" for at in range(144)]
rows = [f"{month},{100 + 3 * at + 20 * (at % 12)}" for at, month in enumerate(months)]
table = repositories / "autogluon.s3.us-west-2.amazonaws.com/datasets/timeseries/misc/AirPassengers.csv"
table.parent.mkdir(parents=True)
table.write_text("\n".join(["Month,#Passengers", *rows]) + "\n")
