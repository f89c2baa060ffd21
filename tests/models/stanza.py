# /// script
# dependencies = []
# ///
"""A tokenizer with random weights, by itself and in a zip as the hub holds Stanza's models, and the list of resources on GitHub."""

import hashlib
import json
import re
import sys
import tempfile
import zipfile
from pathlib import Path

import torch
from stanza.models.tokenization.trainer import Trainer
from stanza.models.tokenization.vocab import Vocab
from stanza.resources.common import DEFAULT_RESOURCES_VERSION

record = json.loads(Path(sys.argv[1]).read_text())
snippet = Path(sys.argv[3]).read_text()
language = re.search(r'stanza\.Pipeline\("([^"]+)"', snippet)[1]
torch.manual_seed(0)
vocabulary = Vocab([[(letter, 0) for letter in sorted(set(snippet))]], language)
args = {
    "vocab_size": len(vocabulary), "emb_dim": 8, "hidden_dim": 8, "dropout": 0.0, "feat_dropout": 0.0, "feat_dim": 5,
    "feat_funcs": ["space_before", "capitalized", "numeric", "end_of_para", "start_of_para"], "rnn_layers": 1,
    "conv_res": None, "hier_conv_res": False, "hierarchical": False, "hier_invtemp": 0.5, "use_mwt": False,
    "use_dictionary": False, "num_dict_feat": 0, "lang": language, "shorthand": f"{language}_tiny", "max_seqlen": 100,
    "tok_noise": 0.0, "unit_dropout": 0.0, "lr0": 0.002, "weight_decay": 0.0, "max_grad_norm": 1.0, "skip_newline": False,
    "charlm_forward_file": None, "batch_size": 8,
}  # fmt: skip
folder = Path(sys.argv[2], f"stanfordnlp/stanza-{language}", "models")
folder.mkdir(parents=True)
with tempfile.TemporaryDirectory() as made:
    weights = Path(made, "tokenizer.pt")
    Trainer(args=args, vocab=vocabulary, device="cpu").save(str(weights))
    checksum = hashlib.md5(weights.read_bytes()).hexdigest()
    with zipfile.ZipFile(folder / "default.zip", "w") as archive:
        archive.write(weights, "tokenize/tiny.pt")
    (folder / "tokenize").mkdir()
    (folder / "tokenize/tiny.pt").write_bytes(weights.read_bytes())
resources = {
    language: {
        "lang_name": language,
        "tokenize": {"tiny": {"md5": checksum}},
        "packages": {"default": {"tokenize": "tiny"}},
        "default_processors": {"tokenize": "tiny"},
        "default_dependencies": {},
        "default_md5": hashlib.md5((folder / "default.zip").read_bytes()).hexdigest(),
    },
    "url": "https://huggingface.co/stanfordnlp/stanza-{lang}/resolve/v{resources_version}/models/{filename}",
}
listing = Path(sys.argv[2], f"raw.githubusercontent.com/stanfordnlp/stanza-resources/main/resources_{DEFAULT_RESOURCES_VERSION}.json")
listing.parent.mkdir(parents=True)
listing.write_text(json.dumps(resources))
