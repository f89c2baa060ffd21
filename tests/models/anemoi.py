# /// script
# dependencies = []
# ///
"""A checkpoint of three variables on sixteen points, saved by the library's own test kit with the metadata that a runner reads."""

import json
import sys
from pathlib import Path

import numpy as np
from anemoi.inference.testing import save_fake_checkpoint

METADATA = {
    "version": "1.0.0",
    "config": {
        "data": {"frequency": "6h", "timestep": "6h", "forcing": ["cos_latitude"], "diagnostic": ["tp"], "remapped": {}},
        "dataloader": {"training": {"dataset": "aifs"}, "test": {"dataset": "aifs"}},
        "training": {"multistep_input": 2, "precision": "16-mixed"},
    },
    "dataset": {
        "variables": ["2t", "cos_latitude", "tp"],
        "shape": [4, 3, 1, 16],
        "data_request": {"grid": "N320", "area": [90, 0, -90, 360]},
        "variables_metadata": {
            "2t": {"mars": {"param": "2t", "levtype": "sfc"}},
            "cos_latitude": {"computed_forcing": True, "constant_in_time": True},
            "tp": {"mars": {"param": "tp", "levtype": "sfc"}, "process": "accumulation"},
        },
    },
    "data_indices": {
        "data": {
            "input": {"full": [0, 1], "forcing": [1], "prognostic": [0], "diagnostic": []},
            "output": {"full": [0, 2], "forcing": [], "prognostic": [0], "diagnostic": [2]},
        },
        "model": {
            "input": {"full": [0, 1], "forcing": [1], "prognostic": [0]},
            "output": {"full": [0, 1], "prognostic": [0], "diagnostic": [1]},
        },
    },
    "provenance_training": {"module_versions": {}, "git_versions": {}, "python": "3.11"},
}

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
names = [file["rfilename"] for file in record.get("siblings", [])]
name = next((name for name in names if name.endswith(".ckpt")), "model.ckpt")
places = {"latitudes": np.linspace(-80, 80, 16), "longitudes": np.linspace(0, 350, 16)}
save_fake_checkpoint(METADATA, folder / name, places)
