# /// script
# dependencies = []
# ///
"""A small Sortformer with random weights, saved as the one file that a NeMo repository holds."""

import json
import sys
from pathlib import Path

import torch
from nemo.collections.asr.models import SortformerEncLabelModel
from omegaconf import OmegaConf

SIZE, SPEAKERS = 16, 4
ASR = "nemo.collections.asr"

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
features = {
    "_target_": f"{ASR}.modules.AudioToMelSpectrogramPreprocessor", "sample_rate": 16000, "normalize": "per_feature",
    "window_size": 0.025, "window_stride": 0.01, "window": "hann", "features": 80, "n_fft": 512, "dither": 0.0,
}  # fmt: skip
encoder = {
    "_target_": f"{ASR}.modules.ConformerEncoder", "feat_in": 80, "feat_out": -1, "n_layers": 1, "d_model": SIZE,
    "n_heads": 2, "subsampling": "dw_striding", "subsampling_factor": 8, "subsampling_conv_channels": 8,
    "causal_downsampling": False, "ff_expansion_factor": 1, "conv_kernel_size": 9, "conv_norm_type": "batch_norm",
    "self_attention_model": "rel_pos", "att_context_size": [-1, -1], "xscaling": False,
}  # fmt: skip
speakers = {"_target_": f"{ASR}.modules.sortformer_modules.SortformerModules", "num_spks": SPEAKERS, "fc_d_model": SIZE, "tf_d_model": SIZE}
layers = {
    "_target_": f"{ASR}.modules.transformer.transformer_encoders.TransformerEncoder", "num_layers": 1, "hidden_size": SIZE,
    "inner_size": 32, "num_attention_heads": 2,
}  # fmt: skip
loss = {"_target_": f"{ASR}.losses.bce_loss.BCELoss"}
model = SortformerEncLabelModel(
    OmegaConf.create({
        "sample_rate": 16000, "max_num_of_spks": SPEAKERS, "session_len_sec": 90, "preprocessor": features, "encoder": encoder,
        "sortformer_modules": speakers, "transformer_encoder": layers, "loss": loss, "train_ds": None, "validation_ds": None,
        "test_ds": None, "optim": None, "model_defaults": {"fc_d_model": SIZE, "tf_d_model": SIZE},
    })
)  # fmt: skip
# Random weights hear nobody for certain: here the first speaker always talks, so that there is a segment to print.
with torch.no_grad():
    model.sortformer_modules.single_hidden_to_spks.bias[0] = 20.0
model.save_to(str(folder / f"{folder.name}.nemo"))
