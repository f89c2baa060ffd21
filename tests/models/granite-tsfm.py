# /// script
# dependencies = []
# ///
"""A small model of the kind that the name of the seed says, by the classes of granite-tsfm."""

import json
import sys
from pathlib import Path

import torch
from tsfm_public import FlowStateConfig, FlowStateForPrediction, TinyTimeMixerConfig, TinyTimeMixerForPrediction
from tsfm_public.models.tspulse import TSPulseConfig, TSPulseForReconstruction

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)


def pulse() -> torch.nn.Module:
    config = TSPulseConfig(
        context_length=512, patch_length=8, patch_stride=8, num_input_channels=1, d_model=24, decoder_d_model=24,
        num_layers=1, decoder_num_layers=1, mask_type="block", mask_block_length=2, mask_ratio=0.3,
        fuse_fft=True, enable_fft_prob_loss=True, prediction_length=8, patch_register_tokens=8,
    )  # fmt: skip
    return TSPulseForReconstruction(config)


def flow() -> torch.nn.Module:
    config = FlowStateConfig(embedding_feature_dim=32, encoder_state_dim=32, encoder_num_layers=1, encoder_num_hippo_blocks=2)
    return FlowStateForPrediction(config)


def mixer() -> torch.nn.Module:
    config = TinyTimeMixerConfig(
        context_length=512, prediction_length=96, patch_length=64, patch_stride=64, num_input_channels=1,
        d_model=32, num_layers=1, decoder_num_layers=1, decoder_d_model=16,
    )  # fmt: skip
    return TinyTimeMixerForPrediction(config)


build = next((make for word, make in {"tspulse": pulse, "flowstate": flow}.items() if word in record["id"]), mixer)
build().save_pretrained(folder)
