# /// script
# dependencies = []
# ///
"""A small TitaNet with random weights, saved as the one file that a NeMo repository holds."""

import json
import sys
from pathlib import Path

import torch
from nemo.collections.asr.models import EncDecSpeakerLabelModel
from omegaconf import OmegaConf

SIZE = 16
ASR = "nemo.collections.asr"

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
features = {
    "_target_": f"{ASR}.modules.AudioToMelSpectrogramPreprocessor", "sample_rate": 16000, "normalize": "per_feature",
    "window_size": 0.025, "window_stride": 0.01, "window": "hann", "features": 80, "n_fft": 512, "dither": 0.0,
}  # fmt: skip
block = {"filters": SIZE, "repeat": 1, "kernel": [3], "stride": [1], "dilation": [1], "dropout": 0.0, "residual": False, "separable": True}
squeezed = {"se": True, "se_context_size": -1}
encoder = {
    "_target_": f"{ASR}.modules.ConvASREncoder", "feat_in": 80, "activation": "relu", "conv_mask": True,
    "jasper": [{**block, **squeezed}, {**block, "kernel": [1], **squeezed}],
}  # fmt: skip
decoder = {
    "_target_": f"{ASR}.modules.SpeakerDecoder", "feat_in": SIZE, "num_classes": 4, "pool_mode": "attention", "emb_sizes": 8,
    "angular": False, "attention_channels": 8,
}  # fmt: skip
model = EncDecSpeakerLabelModel(
    OmegaConf.create({
        "sample_rate": 16000, "preprocessor": features, "encoder": encoder, "decoder": decoder,
        "train_ds": None, "validation_ds": None, "test_ds": None, "optim": None,
    })
)  # fmt: skip
# The rate that the model was trained at is read where the training data are described.
model.cfg.train_ds = {"manifest_filepath": None, "sample_rate": 16000, "labels": None, "batch_size": 1}
model.save_to(str(folder / f"{folder.name}.nemo"))
