# /// script
# dependencies = []
# ///
"""A small VITS, or XTTS with small layers: its vocoder has the sizes of the published one."""

import json
import re
import sys
from pathlib import Path

import torch

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)


def vits() -> None:
    from TTS.tts.configs.vits_config import VitsConfig
    from TTS.tts.models.vits import Vits, VitsArgs

    sizes = VitsArgs(
        hidden_channels=32, hidden_channels_ffn_text_encoder=32, num_heads_text_encoder=2, num_layers_text_encoder=1,
        num_layers_flow=1, num_layers_posterior_encoder=1, upsample_initial_channel_decoder=32,
    )  # fmt: skip
    config = VitsConfig(model_args=sizes, use_phonemes=False, text_cleaner="basic_cleaners")
    model = Vits.init_from_config(config)
    config.save_json(folder / "config.json")
    name = re.search(r'"([^"]+\.pth)"', Path(sys.argv[3]).read_text())[1]
    torch.save({"model": model.state_dict()}, folder / name)


def xtts() -> None:
    from tokenizers import Tokenizer, models, pre_tokenizers
    from TTS.tts.configs.xtts_config import XttsConfig
    from TTS.tts.models.xtts import Xtts, XttsArgs

    letters = ["[STOP]", "[UNK]", "[SPACE]", "[START]", "[en]", *"abcdefghijklmnopqrstuvwxyz.,!?'"]
    tokenizer = Tokenizer(models.BPE({letter: at for at, letter in enumerate(letters)}, [], unk_token="[UNK]"))
    tokenizer.pre_tokenizer = pre_tokenizers.Whitespace()
    tokenizer.add_special_tokens(letters[:5])
    vocabulary = folder / "vocab.json"
    tokenizer.save(str(vocabulary))
    sizes = XttsArgs(
        gpt_layers=1, gpt_n_model_channels=64, gpt_n_heads=2, gpt_number_text_tokens=len(letters),
        gpt_start_text_token=3, gpt_stop_text_token=0, gpt_num_audio_tokens=66, gpt_start_audio_token=64, gpt_stop_audio_token=65,
        gpt_use_perceiver_resampler=True, decoder_input_dim=64, tokenizer_file=str(vocabulary),
    )  # fmt: skip
    config = XttsConfig(model_args=sizes)
    model = Xtts.init_from_config(config)
    model.init_models()
    sizes.tokenizer_file = ""
    config.save_json(folder / "config.json")
    torch.save({"model": model.state_dict()}, folder / "model.pth")


xtts() if "xtts" in record["id"].lower() else vits()
