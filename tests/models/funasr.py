# /// script
# dependencies = []
# ///
"""A SenseVoice of one block, or where the name says so a Paraformer, as FunASR builds them from their config.yaml.

Where random weights would say nothing, only letters can be said, and a Paraformer hears one of them in each frame.
"""

import json
import string
import sys
from pathlib import Path

import sentencepiece
import torch
from funasr import AutoModel
from omegaconf import OmegaConf

MELS, STACKED, SIZE = 80, 7, 16
record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
frontend = {"fs": 16000, "window": "hamming", "n_mels": MELS, "frame_length": 25, "frame_shift": 10}
encoder = {"output_size": SIZE, "attention_heads": 2, "linear_units": SIZE, "num_blocks": 2, "input_layer": "pe"}
common = {
    "frontend": "WavFrontend",
    "frontend_conf": {**frontend, "lfr_m": STACKED, "lfr_n": 6, "dither": 0.0},
    "encoder_conf": {**encoder, "kernel_size": 11, "sanm_shfit": 0, "selfattention_layer_type": "sanm"},
}
shift = " ".join(["-8"] * MELS * STACKED)
scale = " ".join(["0.2"] * MELS * STACKED)
lines = [
    *("<Nnet>", f"<AddShift> {MELS * STACKED} {MELS * STACKED}", f"<LearnRateCoef> 0 [ {shift} ]"),
    *(f"<Rescale> {MELS * STACKED} {MELS * STACKED}", f"<LearnRateCoef> 0 [ {scale} ]", "</Nnet>"),
]
(folder / "am.mvn").write_text("\n".join(lines) + "\n")


def sense_voice() -> dict:
    text = folder / "text.txt"
    text.write_text("\n".join(" ".join(string.ascii_lowercase[at:]) for at in range(20)))
    symbols = ["<|en|>", "<|NEUTRAL|>", "<|Speech|>", "<|withitn|>"]
    sentencepiece.SentencePieceTrainer.train(
        **{"input": str(text), "model_prefix": str(folder / "bpe"), "vocab_size": 40, "hard_vocab_limit": False},
        user_defined_symbols=symbols,
    )
    text.unlink()
    return {
        **common,
        **{"model": "SenseVoiceSmall", "encoder": "SenseVoiceEncoderSmall", "tokenizer": "SentencepiecesTokenizer"},
        "model_conf": {"sos": 1, "eos": 2, "length_normalized_loss": True, "ignore_id": -1},
        "tokenizer_conf": {"bpemodel": str(folder / "bpe.model")},
    }


def paraformer() -> dict:
    tokens = ["<blank>", "<s>", "</s>", *string.ascii_lowercase, "<unk>"]
    (folder / "tokens.json").write_text(json.dumps(tokens))
    decoder = {"attention_heads": 2, "linear_units": SIZE, "num_blocks": 1, "att_layer_num": 1, "kernel_size": 11}
    return {
        **common,
        **{"model": "Paraformer", "encoder": "SANMEncoder", "decoder": "ParaformerSANMDecoder"},
        **{"predictor": "CifPredictorV2", "tokenizer": "CharTokenizer"},
        "model_conf": {"ctc_weight": 0.0, "lsm_weight": 0.1, "length_normalized_loss": True, "predictor_weight": 1.0},
        "decoder_conf": {**decoder, "sanm_shfit": 0},
        "predictor_conf": {"idim": SIZE, "threshold": 1.0, "l_order": 1, "r_order": 1, "tail_threshold": 0.45},
        "tokenizer_conf": {"unk_symbol": "<unk>", "split_with_space": True, "token_list": str(folder / "tokens.json")},
    }


config = paraformer() if "paraformer" in record["id"] else sense_voice()
config["frontend_conf"]["cmvn_file"] = str(folder / "am.mvn")
model, _ = AutoModel.build_model(**config, device="cpu", disable_update=True)
weights = model.state_dict()
for name, weight in weights.items():
    if name.endswith(("ctc_lo.bias", "output_layer.bias")):
        weight[:3] = -100
    if name.endswith("cif_output.bias"):
        weight[:] = 4
torch.save(weights, folder / "model.pt")
del config["frontend_conf"]["cmvn_file"]
config["tokenizer_conf"].pop("token_list", None)
if "bpemodel" in config["tokenizer_conf"]:
    del config["tokenizer_conf"]["bpemodel"]
OmegaConf.save(OmegaConf.create(config), folder / "config.yaml")
