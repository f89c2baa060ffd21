# /// script
# dependencies = []
# ///
"""A pipeline of the repository's language with a tagger and an entity recogniser, as `spacy package` publishes it.

The folder holds the pipeline itself, and the wheel under the name that the snippet downloads. Where the repository has code, a
step of the pipeline stands in it: the package imports that code, a folder alone does not.
"""

import json
import re
import sys
import zipfile
from pathlib import Path

import spacy
from spacy.training import Example

CODE = """from spacy.language import Language


@Language.component("own_step")
def own_step(doc):
    return doc
"""

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
name = record["id"].split("/")[1]
nlp = spacy.blank(name.split("_")[0])
nlp.meta.update(name=name.split("_", 1)[1], version="3.8.0")
for pipe in ("morphologizer", "ner"):
    nlp.add_pipe(pipe)
code = [file["rfilename"] for file in record.get("siblings", []) if file["rfilename"].endswith(".py")]
if code:
    exec(CODE)
    nlp.add_pipe("own_step")
words = ["Marie", "Curie", "Warsaw"]
annotations = {"words": words, "lemmas": words, "pos": ["PROPN", "PROPN", "VERB"], "entities": ["B-PER", "L-PER", "U-LOC"]}
nlp.initialize(lambda: [Example.from_dict(nlp.make_doc(" ".join(words)), annotations)])
folder.parent.mkdir(parents=True)
nlp.to_disk(folder)
for file in code:
    (folder / file).write_text(CODE)

version = nlp.meta["version"]
others = "".join(path.read_text() for path in Path(sys.argv[3]).parent.glob("*.sh"))
wheel = re.search(rf"{name}-[\w.]+-py3-none-any\.whl", others)[0]
imports = f"from . import {Path(code[0]).stem}  # noqa: F401\n" if code else ""
module = f"""from spacy.util import load_model_from_init_py

{imports}

def load(**overrides):
    return load_model_from_init_py(__file__, **overrides)
"""
with zipfile.ZipFile(folder / wheel, "w") as archive:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix != ".whl":
            archive.write(path, f"{name}/{name}-{version}/{path.relative_to(folder)}")
    archive.writestr(f"{name}/__init__.py", module)
    for file in code:
        archive.writestr(f"{name}/{file}", CODE)
    archive.writestr(f"{name}/meta.json", (folder / "meta.json").read_text())
    about = f"{name}-{version}.dist-info"
    archive.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    archive.writestr(f"{about}/WHEEL", "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
    archive.writestr(f"{about}/top_level.txt", f"{name}\n")
    archive.writestr(f"{about}/RECORD", "")
