"""A small FastPitch and a small HiFi-GAN with random weights, each saved as the one file that a NeMo repository holds."""

from pathlib import Path

import torch
from nemo.collections.tts.models import FastPitchModel, HifiGanModel
from omegaconf import OmegaConf

SIZE, BANDS, RATE = 16, 80, 22050
TTS = "nemo.collections.tts"
FEATURES = {
    "_target_": "nemo.collections.asr.modules.AudioToMelSpectrogramPreprocessor", "features": BANDS, "lowfreq": 0,
    "highfreq": 8000, "n_fft": 1024, "n_window_size": 1024, "window_size": False, "n_window_stride": 256,
    "window_stride": False, "pad_to": 1, "pad_value": 0, "sample_rate": RATE, "window": "hann", "normalize": None,
    "preemph": None, "dither": 0.0, "frame_splicing": 1, "log": True, "log_zero_guard_type": "add",
    "log_zero_guard_value": 1e-05, "mag_power": 1.0,
}  # fmt: skip


def saved(model, folder: Path) -> None:
    folder.mkdir(parents=True)
    model.save_to(str(folder / f"{folder.name}.nemo"))


def save_fastpitch(folder: Path) -> None:
    """Reads letters, and takes a few frames for each: random weights may take none."""

    class Untrained(FastPitchModel):
        def setup_training_data(self, cfg): ...

    layers = {"n_layer": 1, "n_head": 1, "d_model": SIZE, "d_head": SIZE, "d_inner": SIZE, "kernel_size": 3}
    layers |= {"dropout": 0.1, "dropatt": 0.1, "dropemb": 0.0}
    predictor = {
        "_target_": f"{TTS}.modules.fastpitch.TemporalPredictor", "input_size": SIZE, "kernel_size": 3,
        "filter_size": SIZE, "dropout": 0.1, "n_layers": 1,
    }  # fmt: skip
    settings = {
        "learn_alignment": True, "n_speakers": 1, "max_token_duration": 75, "min_token_duration": 2,
        "symbols_embedding_dim": SIZE, "pitch_embedding_kernel_size": 3, "n_mel_channels": BANDS, "sample_rate": RATE,
        "text_tokenizer": {
            "_target_": "nemo.collections.common.tokenizers.text_to_speech.tts_tokenizers.EnglishCharsTokenizer",
            "punct": True, "apostrophe": True, "pad_with_space": True,
        },
        "train_ds": {"dataset": {"_target_": f"{TTS}.data.dataset.TTSDataset"}},
        "preprocessor": FEATURES,
        "input_fft": {"_target_": f"{TTS}.modules.transformer.FFTransformerEncoder", **layers, "d_embed": SIZE},
        "output_fft": {"_target_": f"{TTS}.modules.transformer.FFTransformerDecoder", **layers},
        "alignment_module": {"_target_": f"{TTS}.modules.aligner.AlignmentEncoder", "n_text_channels": SIZE},
        "duration_predictor": predictor, "pitch_predictor": predictor, "optim": None,
    }  # fmt: skip
    torch.manual_seed(0)
    model = Untrained(OmegaConf.create(settings))
    model.cfg.target = f"{TTS}.models.fastpitch.FastPitchModel"
    saved(model, folder)


def save_hifigan(folder: Path) -> None:
    class Untrained(HifiGanModel):
        def setup_training_data(self, cfg): ...

    generator = {
        "_target_": f"{TTS}.modules.hifigan_modules.Generator", "resblock": 1, "upsample_rates": [8, 8, 2, 2],
        "upsample_kernel_sizes": [16, 16, 4, 4], "upsample_initial_channel": SIZE, "resblock_kernel_sizes": [3],
        "resblock_dilation_sizes": [[1, 3, 5]],
    }  # fmt: skip
    features = {
        "_target_": "nemo.collections.asr.parts.preprocessing.features.FilterbankFeatures", "nfilt": BANDS, "lowfreq": 0,
        "highfreq": 8000, "n_fft": 1024, "n_window_size": 1024, "n_window_stride": 256, "pad_to": 0, "pad_value": -11.52,
        "sample_rate": RATE, "window": "hann", "normalize": None, "preemph": None, "dither": 0.0, "frame_splicing": 1,
        "log": True, "log_zero_guard_type": "add", "log_zero_guard_value": 1e-05, "mag_power": 1.0, "exact_pad": True,
        "use_grads": False,
    }  # fmt: skip
    settings = {
        "preprocessor": features, "generator": generator, "max_steps": 1, "optim": None,
        "train_ds": {"dataset": {"_target_": f"{TTS}.data.vocoder_dataset.VocoderDataset"}},
    }  # fmt: skip
    torch.manual_seed(0)
    model = Untrained(OmegaConf.create(settings))
    model.cfg.target = f"{TTS}.models.hifigan.HifiGanModel"
    saved(model, folder)
