# /// script
# dependencies = ["sentencepiece"]
# parts = ["speechbrain"]
# ///
"""A network that estimates how well voices were separated, and the SepFormer that separates them."""

import runpy
import sys
from pathlib import Path

folder = Path(__file__).parents[1]
sys.path.append(str(folder))

import layouts

CONVOLUTIONS = "".join(
    f"""
    cnn{at}: !new:speechbrain.nnet.CNN.Conv1d
        in_channels: {2 if at == 1 else 4}
        kernel_size: 4
        out_channels: 4
        stride: {1 if at == 1 else 2}
        skip_transpose: True
        padding: valid
    relu{at}: !new:torch.nn.ReLU"""
    for at in range(1, 4)
)
BODY = f"""
snrmin: 0
snrmax: 10
separation_norm_type: stnorm
encoder: !new:speechbrain.nnet.containers.Sequential
    input_shape: [null, 2, null]{CONVOLUTIONS}
stat_pooling: !new:speechbrain.nnet.pooling.StatisticsPooling
encoder_out: !new:speechbrain.nnet.containers.Sequential
    input_shape: [null, 8]
    layer1: !new:speechbrain.nnet.linear.Linear
        input_size: 8
        n_neurons: 1
    sigm: !new:torch.nn.Sigmoid
"""

layouts.MODELS["REAL-M-sisnr-estimator"] = (BODY, 8000, "encoder encoder_out", "encoder encoder_out")
layouts.MODELS["sepformer-whamr"] = layouts.MODELS["sepformer-wsj02mix"]
runpy.run_path(str(folder / "main.py"), run_name="__main__")
