# /// script
# requires-python = "<3.11"
# dependencies = []
# ///
"""A small FastSpeech 2 over letters with a small HiFi-GAN, as the published repository has them: a checkpoint beside its configuration.

Texts are not turned into sounds: what does that for the published one fetches its tables from another host.
"""

import json
import sys
from argparse import Namespace
from pathlib import Path

import torch
import yaml
from fairseq.models.text_to_speech.fastspeech2 import base_architecture
from fairseq.models.text_to_speech.hifigan import Generator
from fairseq.tasks.text_to_speech import TextToSpeechTask

VOCODER = {
    "resblock_kernel_sizes": [3], "resblock_dilation_sizes": [[1, 3, 5]], "upsample_rates": [16, 16],
    "upsample_kernel_sizes": [32, 32], "upsample_initial_channel": 8,
}  # fmt: skip
CONFIGURATION = {
    "vocab_filename": "vocab.txt",
    "features": {
        "type": "spectrogram+melscale+log", "sample_rate": 22050, "n_mels": 80, "hop_length": 256, "eps": 1e-5,
        "pitch_min": -5.0, "pitch_max": 5.0, "energy_min": -5.0, "energy_max": 5.0,
    },
    "vocoder": {"type": "hifigan", "config": "hifigan.json", "checkpoint": "hifigan.bin"},
    "hub": {"lang": "en"},
}  # fmt: skip
SIZES = {
    "fft_hidden_dim": 32, "fft_kernel_size": 3, "encoder_layers": 1, "decoder_layers": 1, "encoder_embed_dim": 16,
    "decoder_embed_dim": 16, "encoder_attention_heads": 2, "decoder_attention_heads": 2, "var_pred_hidden_dim": 16,
}  # fmt: skip

record = json.loads(Path(sys.argv[1]).read_text())
if "fastspeech2" not in record["id"]:
    sys.exit("the last release of fairseq has no model like this one")
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
(folder / "vocab.txt").write_text("".join(f"{letter} 1\n" for letter in "abcdefghijklmnopqrstuvwxyz"))
(folder / "config.yaml").write_text(yaml.safe_dump(CONFIGURATION))
(folder / "hifigan.json").write_text(json.dumps(VOCODER))
torch.save({"generator": Generator(VOCODER).state_dict()}, folder / "hifigan.bin")
arguments = Namespace(
    task="text_to_speech", arch="fastspeech2", data=str(folder), config_yaml="config.yaml", vocoder="hifigan", cpu=True,
    n_frames_per_step=1, max_source_positions=1024, max_target_positions=1200, tensorboard_logdir="", fp16=False, **SIZES,
)  # fmt: skip
base_architecture(arguments)
model = TextToSpeechTask.setup_task(arguments).build_model(arguments)
optimizer = {"criterion_name": "FastSpeech2Loss", "optimizer_name": "FairseqAdam", "lr_scheduler_state": {}, "num_updates": 1}
read = {"epoch": 1, "train_iterator": {"epoch": 1, "iterations_in_epoch": 0}}
state = {"args": arguments, "model": model.state_dict(), "optimizer_history": [optimizer], "extra_state": read}
torch.save(state, folder / "pytorch_model.pt")
