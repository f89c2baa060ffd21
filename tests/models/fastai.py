# /// script
# dependencies = []
# ///
"""A learner of three breeds, exported as push_to_hub_fastai does: model.pkl and pyproject.toml with the versions.

The pictures are of one colour each, and the network a single layer: the snippet predicts one picture.
"""

import json
import sys
import tempfile
from importlib.metadata import version
from pathlib import Path

from fastai.vision.all import ImageDataLoaders, Learner, Resize, accuracy
from PIL import Image
from torch import nn

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
with tempfile.TemporaryDirectory() as pictures:
    for breed, colour in (("beagle", "red"), ("pug", "green"), ("samoyed", "blue")):
        for number in range(4):
            Path(pictures, breed).mkdir(exist_ok=True)
            Image.new("RGB", (32, 32), colour).save(Path(pictures, breed, f"{number}.png"))
    loaders = ImageDataLoaders.from_folder(pictures, valid_pct=0.5, seed=0, item_tfms=Resize(32), bs=2, num_workers=0)
    network = nn.Sequential(nn.Flatten(), nn.LazyLinear(3))
    network(loaders.one_batch()[0].cpu())
    learner = Learner(loaders, network, loss_func=nn.CrossEntropyLoss(), metrics=accuracy, path=folder)
    learner.export("model.pkl")
(folder / "pyproject.toml").write_text(
    f'[build-system]\nrequires = ["setuptools>=40.8.0", "wheel", "python={sys.version.split()[0]}", '
    f'"fastai={version("fastai")}", "fastcore={version("fastcore")}"]\n'
)
