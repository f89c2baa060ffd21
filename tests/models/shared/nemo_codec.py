"""A small audio codec of NeMo with random weights, saved as the one file that a NeMo repository holds."""

from pathlib import Path

from nemo.collections.tts.models import AudioCodecModel
from omegaconf import OmegaConf

RATE = 22050
MODULES = "nemo.collections.tts.modules.audio_codec_modules"
LOSSES = "nemo.collections.tts.losses.audio_codec_loss"


def saved(model, folder: Path) -> Path:
    folder.mkdir(parents=True)
    file = folder / f"{folder.name}.nemo"
    model.save_to(str(file))
    return file


def save_codec(folder: Path) -> Path:
    """Two codebooks, and a frame of 64 samples."""
    settings = {
        "sample_rate": RATE, "samples_per_frame": 64, "max_steps": 1, "optim": None, "commit_loss_scale": 0.0,
        "loss_resolutions": [[32, 8, 32]], "mel_loss_dims": [5], "mel_loss_log_guard": 1.0, "stft_loss_log_guard": 1.0,
        "audio_encoder": {
            "_target_": f"{MODULES}.HiFiGANEncoder", "down_sample_rates": [8, 8], "encoded_dim": 8, "base_channels": 4,
        },
        "audio_decoder": {
            "_target_": f"{MODULES}.HiFiGANDecoder", "up_sample_rates": [8, 8], "input_dim": 8, "base_channels": 16,
        },
        "vector_quantizer": {
            "_target_": f"{MODULES}.GroupFiniteScalarQuantizer", "num_groups": 2, "num_levels_per_group": [3, 3, 3, 3],
        },
        "discriminator": {
            "_target_": f"{MODULES}.Discriminator", "discriminators": [{"_target_": f"{MODULES}.MultiPeriodDiscriminator"}],
        },
        "generator_loss": {"_target_": f"{LOSSES}.GeneratorSquaredLoss"},
        "discriminator_loss": {"_target_": f"{LOSSES}.DiscriminatorSquaredLoss"},
    }  # fmt: skip
    return saved(AudioCodecModel(OmegaConf.create(settings)), folder)
