"""The wheel of spaCy's small English model, with random weights, where spaCy's own download command asks for it."""

import json
import zipfile
from pathlib import Path

import spacy

NAME = "en_core_web_sm"
TAGS = ["CC", "CD", "DT", "IN", "JJ", "MD", "NN", "NNP", "NNS", "PRP", "RB", "TO", "VB", "VBD", "VBZ", ".", ","]
CODE = """from pathlib import Path

from spacy.util import load_model_from_init_py

__version__ = "{version}"


def load(**overrides):
    return load_model_from_init_py(__file__, **overrides)
"""


def pipeline(version):
    """What the published one has that readers of English use: vectors of tokens, and a tagger."""
    model = spacy.blank("en", meta={"name": "core_web_sm", "version": version})
    model.add_pipe("tok2vec")
    listener = {"@architectures": "spacy.Tok2VecListener.v1", "width": 96, "upstream": "*"}
    tagger = model.add_pipe("tagger", config={"model": {"@architectures": "spacy.Tagger.v2", "nO": None, "tok2vec": listener}})
    for tag in TAGS:
        tagger.add_label(tag)
    model.initialize()
    return model


def write(repositories: Path) -> None:
    """Writes the table of compatible releases and the wheel, below the hosts that serve them."""
    minor = ".".join(spacy.__version__.split(".")[:2])
    version = f"{minor}.0"
    table = repositories / "raw.githubusercontent.com/explosion/spacy-models/master/compatibility.json"
    table.parent.mkdir(parents=True)
    table.write_text(json.dumps({"spacy": {minor: {NAME: [version]}}}))
    folder = repositories / f"github.com/explosion/spacy-models/releases/download/{NAME}-{version}"
    folder.mkdir(parents=True)
    data = folder.parent / "data"
    model = pipeline(version)
    model.to_disk(data)
    inner, about = f"{NAME}/{NAME}-{version}", f"{NAME}-{version}.dist-info"
    files = {f"{inner}/{file.relative_to(data)}": file.read_bytes() for file in sorted(data.rglob("*")) if file.is_file()}
    files |= {
        f"{NAME}/__init__.py": CODE.format(version=version).encode(),
        f"{NAME}/meta.json": (data / "meta.json").read_bytes(),
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: {NAME}\nVersion: {version}\n".encode(),
        f"{about}/WHEEL": b"Wheel-Version: 1.0\nGenerator: snippetry\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    files[f"{about}/RECORD"] = "".join(f"{name},,\n" for name in [*files, f"{about}/RECORD"]).encode()
    with zipfile.ZipFile(folder / f"{NAME}-{version}-py3-none-any.whl", "w") as wheel:
        for name, content in files.items():
            wheel.writestr(name, content)
    for file in sorted(data.rglob("*"), reverse=True):
        file.rmdir() if file.is_dir() else file.unlink()
    data.rmdir()
