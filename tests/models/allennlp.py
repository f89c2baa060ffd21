# /// script
# dependencies = []
# ///
"""The reading model of the published archive, small, over words and random vectors, packed as AllenNLP packs its archives, and unpacked beside.

Words are split by a pattern: the English model of spaCy, which the published archive splits them with, comes from another host.
For the same reason it stands for the archive of semantic roles too, whose predictor asks for that model.
"""

import json
import re
import sys
import tarfile
import tempfile
from pathlib import Path

import torch
from allennlp.common import Params
from allennlp.common.plugins import import_plugins
from allennlp.data import Vocabulary
from allennlp.models import Model
from allennlp.models.archival import archive_model

SIZE = 8
READER = {
    "type": "squad", "tokenizer": {"type": "letters_digits"}, "token_indexers": {"tokens": {"type": "single_id"}},
}  # fmt: skip
LSTM = {"type": "lstm", "bidirectional": True, "num_layers": 1}
MODEL = {
    "type": "bidaf",
    "text_field_embedder": {"token_embedders": {"tokens": {"type": "embedding", "embedding_dim": SIZE}}},
    "num_highway_layers": 1,
    "phrase_layer": {**LSTM, "input_size": SIZE, "hidden_size": SIZE},
    "matrix_attention": {"type": "linear", "combination": "x,y,x*y", "tensor_1_dim": 2 * SIZE, "tensor_2_dim": 2 * SIZE},
    "modeling_layer": {**LSTM, "input_size": 8 * SIZE, "hidden_size": SIZE},
    "span_end_encoder": {**LSTM, "input_size": 14 * SIZE, "hidden_size": SIZE},
}

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
import_plugins()
vocabulary = Vocabulary(tokens_to_add={"tokens": re.findall(r"\w+|\S", Path(sys.argv[3]).read_text())})
with tempfile.TemporaryDirectory() as name:
    saved = Path(name)
    model = Model.from_params(vocab=vocabulary, params=Params(json.loads(json.dumps(MODEL))))
    torch.save(model.state_dict(), saved / "best.th")
    vocabulary.save_to_files(str(saved / "vocabulary"))
    (saved / "config.json").write_text(json.dumps({"dataset_reader": READER, "model": MODEL}))
    archive_model(str(saved), archive_path=str(folder / "model.tar.gz"))
with tarfile.open(folder / "model.tar.gz") as archive:
    archive.extractall(folder)
