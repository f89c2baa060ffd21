# /// script
# dependencies = ["onnx", "onnxscript"]
# ///
"""A span model over a small DeBERTa, exported to ONNX by GLiNER itself, with no weights for PyTorch."""

import json
import re
import sys
import tempfile
from pathlib import Path

import torch
from gliner import GLiNERConfig
from gliner.model import UniEncoderSpanGLiNER
from transformers import BertTokenizerFast, DebertaV2Config, DebertaV2Model

ENCODER = "microsoft/mdeberta-v3-base"

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
words = re.findall(r"\w+|[^\w\s]", Path(sys.argv[3]).read_text())
torch.manual_seed(0)
encoder = repositories / ENCODER
encoder.mkdir(parents=True)
vocabulary = dict.fromkeys(["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *words])
(encoder / "vocab.txt").write_text("\n".join(vocabulary))
BertTokenizerFast(str(encoder / "vocab.txt"), do_lower_case=False).save_pretrained(encoder)
sizes = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 37}
config = DebertaV2Config(**sizes, vocab_size=len(vocabulary), relative_attention=True, pos_att_type=["p2c", "c2p"])
DebertaV2Model(config).save_pretrained(encoder)

sizes = {"hidden_size": 32, "max_len": 64, "max_width": 4}
model = UniEncoderSpanGLiNER.load_from_config(GLiNERConfig(model_name=ENCODER, **sizes))
folder = repositories / record["id"]
with tempfile.TemporaryDirectory() as saved:
    model.save_pretrained(saved)
    UniEncoderSpanGLiNER.from_pretrained(saved).export_to_onnx(folder)
(folder / "onnx").mkdir()
(folder / "model.onnx").rename(folder / "onnx/model.onnx")
