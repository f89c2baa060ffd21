# /// script
# dependencies = []
# ///
"""A small model of the seed's kind, trained by nobody and packed as ESPnet's repositories are.

VITS to speak; to hear a Conformer, or for OWSM an E-Branchformer, with a Transformer decoder; RawNet3 for voices. The published
models read phonemes of g2p_en, whose dictionary is fetched while they run, and features that S3PRL has WavLM compute; these
read letters, and filter banks that S3PRL computes. The bias of the decoder keeps a sentence from ending before it has begun.
"""

import json
import sys
from pathlib import Path

import torch
import yaml

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
LETTERS = ["<blank>", "<unk>", *"abcdefghijklmnopqrstuvwxyz.,'", "<space>", "<sos/eos>"]
VITS = {
    "generator_type": "vits_generator",
    "generator_params": {
        "hidden_channels": 8, "spks": -1, "global_channels": -1, "segment_size": 8, "text_encoder_attention_heads": 2,
        "text_encoder_ffn_expand": 2, "text_encoder_blocks": 1, "decoder_channels": 16, "decoder_kernel_size": 7,
        "decoder_upsample_scales": [8, 8, 2, 2], "decoder_upsample_kernel_sizes": [16, 16, 4, 4],
        "decoder_resblock_kernel_sizes": [3], "decoder_resblock_dilations": [[1]], "posterior_encoder_layers": 1,
        "flow_flows": 1, "flow_layers": 1, "stochastic_duration_predictor_flows": 1,
        "stochastic_duration_predictor_dds_conv_layers": 1, "aux_channels": 513,
    },
    "discriminator_type": "hifigan_period_discriminator",
    "discriminator_params": {"period": 2, "channels": 2, "downsample_scales": [3], "max_downsample_channels": 2},
    "sampling_rate": 22050,
}  # fmt: skip
SPEECH = {
    "token_type": "char", "cleaner": "tacotron", "g2p": None, "odim": None, "feats_extract": "linear_spectrogram",
    "feats_extract_conf": {"n_fft": 1024, "hop_length": 256}, "normalize": None, "tts": "vits", "tts_conf": VITS,
}  # fmt: skip
LISTENING = {
    "token_type": "char", "bpemodel": None, "frontend": "default", "specaug": None, "normalize": None,
    "frontend_conf": {"fs": "16k", "n_fft": 512, "hop_length": 1024, "n_mels": 20},
    "encoder": "conformer", "encoder_conf": {"output_size": 16, "attention_heads": 2, "linear_units": 16, "num_blocks": 1},
    "decoder": "transformer", "decoder_conf": {"attention_heads": 2, "linear_units": 16, "num_blocks": 1},
}  # fmt: skip

MARKS = ["<nolang>", "<eng>", "<asr>", "<st_deu>", "<notimestamps>", *(f"<{at / 50:.2f}>" for at in range(1501))]
PROMPTED = {
    **LISTENING, "cleaner": None, "encoder": "e_branchformer",
    "encoder_conf": {"output_size": 16, "attention_heads": 2, "cgmlp_linear_units": 16, "linear_units": 16, "num_blocks": 1},
    "preprocessor_conf": {
        "fs": 16000, "speech_length": 30, "na_symbol": "<na>", "notime_symbol": "<notimestamps>",
        "first_time_symbol": "<0.00>", "last_time_symbol": "<30.00>",
    },
}  # fmt: skip
VOICES = {
    "frontend": "asteroid_frontend", "frontend_conf": {"sinc_stride": 16, "sinc_kernel_size": 251, "sinc_filters": 16, "preemph_coef": 0.97, "log_term": 1e-6},
    "specaug": None, "normalize": None, "spk_num": 4, "encoder": "rawnet3", "encoder_conf": {"model_scale": 8, "ndim": 16, "output_size": 24},
    "pooling": "chn_attn_stat", "projector": "rawnet3", "projector_conf": {"output_size": 16},
}  # fmt: skip


def kind():
    """The task that trains such models, what its files are called after, and its configuration."""
    if "text-to-speech" in record["tags"]:
        from espnet2.tasks.gan_tts import GANTTSTask as Task

        return Task, "", {"token_list": LETTERS, **SPEECH}
    if "speaker-recognition" in record["tags"]:
        from espnet2.tasks.spk import SpeakerTask as Task

        return Task, "", VOICES
    if "owsm" in record["id"]:
        from espnet2.tasks.s2t import S2TTask as Task

        return Task, "s2t_", {"token_list": [*LETTERS[:-1], "<na>", *MARKS, "<sop>", "<sos>", "<eos>"], **PROMPTED}
    from espnet2.tasks.asr import ASRTask as Task

    own = {"frontend": "s3prl", "frontend_conf": {"frontend_conf": {"upstream": "fbank"}, "fs": "16k"}} if "wavlm" in record["id"] else {}
    return Task, "asr_", {"token_list": LETTERS, **LISTENING, **own}


Task, prefix, names = kind()
given = [f"--{name}={json.dumps(value) if isinstance(value, dict) else value}" for name, value in names.items() if isinstance(value, (str, dict))]
arguments = Task.get_parser().parse_args([*given, "--output_dir", "exp"])
for name, value in names.items():
    setattr(arguments, name, value)
model = Task.build_model(arguments)
if prefix:
    with torch.no_grad():
        model.decoder.output_layer.bias[-1] -= 9.0
experiment = folder / "exp/model"
experiment.mkdir(parents=True)
config = {name: value for name, value in vars(arguments).items() if isinstance(value, (str, int, float, list, dict, tuple, type(None)))}
(experiment / "config.yaml").write_text(yaml.safe_dump(json.loads(json.dumps(config))))
torch.save(model.state_dict(), experiment / "valid.pth")
meta = {"espnet": "202301", "files": {f"{prefix}model_file": "exp/model/valid.pth"}, "yaml_files": {f"{prefix}train_config": "exp/model/config.yaml"}}
(folder / "meta.yaml").write_text(yaml.safe_dump(meta))
