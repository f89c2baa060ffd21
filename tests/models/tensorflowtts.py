# /// script
# requires-python = "<3.9"
# dependencies = []
# ///
"""A small model of the seed's kind with random weights, and the table of letters of the library's own processor for English.

Importing the library loads the dictionary of pronunciations of NLTK: here it is one word, under the addresses that NLTK has it at.
"""

import hashlib
import io
import json
import os
import sys
import tempfile
import zipfile
from pathlib import Path

CMUDICT = "ABLE  1  EY1 B AH0 L\n"


def zipped(name: str, text: str) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w") as file:
        file.writestr(name, text)
    return held.getvalue()


PACKAGES = {
    ("corpora", "cmudict"): zipped("cmudict/cmudict", CMUDICT),
    ("taggers", "averaged_perceptron_tagger"): zipped("averaged_perceptron_tagger/README", "Nothing is tagged."),
}


def save_nltk(folder: Path, own: Path) -> None:
    """NLTK's index of packages with the two that are asked for, as the library fetches them; and a copy for this program."""
    entries = []
    for (kind, name), data in PACKAGES.items():
        path = f"packages/{kind}/{name}.zip"
        address = f"https://{HOST}/{path}"
        facts = f'size="{len(data)}" unzipped_size="{len(data)}" checksum="{hashlib.md5(data).hexdigest()}" unzip="0"'
        entries.append(f'<package id="{name}" name="{name}" subdir="{kind}" url="{address}" {facts} />')
        for file in (folder / path, own / kind / f"{name}.zip"):
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_bytes(data)
    (folder / "index.xml").write_text(f"<nltk_data><packages>{''.join(entries)}</packages></nltk_data>")


HOST = "raw.githubusercontent.com/nltk/nltk_data/gh-pages"
repositories = Path(sys.argv[2])
own = Path(tempfile.mkdtemp())
save_nltk(repositories / HOST, own)
os.environ["NLTK_DATA"] = str(own)

import tensorflow as tf
import yaml
from tensorflow_tts import configs, models
from tensorflow_tts.inference.savable_models import SavableTFFastSpeech, SavableTFFastSpeech2, SavableTFTacotron2
from tensorflow_tts.processor.ljspeech import LJSPEECH_SYMBOLS

FAST = {
    "encoder_hidden_size": 16, "encoder_num_hidden_layers": 1, "encoder_num_attention_heads": 2, "encoder_attention_head_size": 8,
    "encoder_intermediate_size": 16, "decoder_hidden_size": 16, "decoder_num_hidden_layers": 1, "decoder_num_attention_heads": 2,
    "decoder_attention_head_size": 8, "decoder_intermediate_size": 16, "duration_predictor_filters": 16, "postnet_conv_filters": 16,
    "n_conv_postnet": 2,
}  # fmt: skip
TACOTRON = {
    "embedding_hidden_size": 16, "n_conv_encoder": 1, "encoder_conv_filters": 16, "encoder_lstm_units": 8, "prenet_units": 8,
    "decoder_lstm_units": 16, "attention_dim": 8, "attention_filters": 8, "n_conv_postnet": 2, "postnet_conv_filters": 16,
}  # fmt: skip
# As many filters as the scales multiply to, at least.
VOCODER = {"filters": 256, "stacks": 1}
KINDS = {
    "fastspeech2": (SavableTFFastSpeech2, configs.FastSpeech2Config, "fastspeech2_params", {**FAST, "variant_predictor_filter": 16}),
    "fastspeech": (SavableTFFastSpeech, configs.FastSpeechConfig, "fastspeech_params", FAST),
    "tacotron2": (SavableTFTacotron2, configs.Tacotron2Config, "tacotron2_params", TACOTRON),
    "mb_melgan": (
        models.TFMBMelGANGenerator, configs.MultiBandMelGANGeneratorConfig, "multiband_melgan_generator_params",
        {**VOCODER, "out_channels": 4, "upsample_scales": [8, 4, 2]},
    ),
    "melgan": (models.TFMelGANGenerator, configs.MelGANGeneratorConfig, "melgan_generator_params", {**VOCODER, "upsample_scales": [8, 8, 2, 2]}),
}  # fmt: skip


def save(name: str) -> None:
    """config.yml, model.h5 and, for what reads texts, processor.json."""
    folder = repositories / name
    folder.mkdir(parents=True)
    model_class, config_class, key, sizes = next(facts for kind, facts in KINDS.items() if kind in name)
    config = config_class(**sizes)
    model = model_class(config=config, name="model")
    model._build()
    model.save_weights(str(folder / "model.h5"))
    kind = key.replace("_params", "")
    (folder / "config.yml").write_text(yaml.safe_dump({"model_type": kind, key: sizes}))
    table = {symbol: at for at, symbol in enumerate(LJSPEECH_SYMBOLS)}
    letters = {at: symbol for symbol, at in table.items()}
    mapper = {"symbol_to_id": table, "id_to_symbol": letters, "speakers_map": {"ljspeech": 0}, "processor_name": "LJSpeechProcessor"}
    (folder / "processor.json").write_text(json.dumps(mapper))


tf.random.set_seed(0)
record = json.loads(Path(sys.argv[1]).read_text())
snippet = Path(sys.argv[3]).read_text()
for name in dict.fromkeys([record["id"], *(["tensorspeech/tts-tacotron2-ljspeech-en"] if "tts-tacotron2-ljspeech-en" in snippet else [])]):
    save(name)
