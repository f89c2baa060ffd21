# /// script
# dependencies = ["sentencepiece"]
# parts = ["speechbrain"]
# ///
"""Vectors of voices as an x-vector has them: layers of frames, the statistics of all, and a linear layer."""

import runpy
import sys
from pathlib import Path

folder = Path(__file__).parents[1]
sys.path.append(str(folder))

import layouts

VOICES = """
embedding_model: !new:speechbrain.lobes.models.Xvector.Xvector
    in_channels: 8
    tdnn_blocks: 5
    tdnn_channels: [16, 16, 16, 16, 48]
    tdnn_kernel_sizes: [5, 3, 3, 1, 1]
    tdnn_dilations: [1, 2, 3, 1, 1]
    lin_neurons: 12
classifier: !new:speechbrain.lobes.models.Xvector.Classifier
    input_shape: [null, null, 12]
    lin_blocks: 1
    lin_neurons: 12
    out_neurons: 3
label_encoder: !new:speechbrain.dataio.encoder.CategoricalEncoder
"""
layouts.MODELS["spkrec-xvect-voxceleb"] = (
    layouts.FEATURES + VOICES, 16000, "compute_features mean_var_norm embedding_model classifier",
    "embedding_model classifier label_encoder",
)  # fmt: skip
runpy.run_path(str(folder / "main.py"), run_name="__main__")
