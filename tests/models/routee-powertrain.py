# /// script
# dependencies = []
# ///
"""The electric car that the package itself holds, under the name of the one that the snippet loads, and the index of it."""

import json
import re
import shutil
import sys
from pathlib import Path

from routee.powertrain import resources
from routee.powertrain.registry.entry import model_info_from_metadata, parse_model_id_from_segments

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
name = re.search(r'load_model\("([^"]+)"', Path(sys.argv[3]).read_text())[1]
source = next(Path(resources.__file__).parent.glob("bundled_registry/v2/*/*_bev/*/rf_*/v1"))
target = folder / "v2" / name / "v1"
shutil.copytree(source, target)
make, vehicle, year, _ = name.split("/")
metadata = json.loads((target / "metadata.json").read_text())
metadata["vehicle"] |= {"make": make, "model": vehicle.removesuffix("_bev"), "year": int(year)}
(target / "metadata.json").write_text(json.dumps(metadata))
info = model_info_from_metadata(metadata, parse_model_id_from_segments([*name.split("/"), "v1"], name), f"{name}/v1")
index = {"schema_version": "v2", "models": [info.model_dump(mode="json")]}
(folder / "v2/index.json").write_text(json.dumps(index))
