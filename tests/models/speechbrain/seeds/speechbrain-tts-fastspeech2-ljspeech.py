# /// script
# dependencies = ["sentencepiece"]
# parts = ["speechbrain"]
# ///
"""A FastSpeech2 and the model that says where a speaker pauses."""

import runpy
import sys
from pathlib import Path

folder = Path(__file__).parents[1]
sys.path += [str(folder), str(folder.parent / "shared")]

import layouts
import speechbrain_phonemes

NAME = "tts-fastspeech2-ljspeech"
LEXICON = [*speechbrain_phonemes.PHONEMES, "spn"]
BODY = f"""
lexicon: {LEXICON}
input_encoder: !new:speechbrain.dataio.encoder.TextEncoder
model: !new:speechbrain.lobes.models.FastSpeech2.FastSpeech2
    n_char: {len(LEXICON) + 2}
    n_mels: 80
    enc_num_layers: 1
    enc_num_head: 2
    enc_d_model: 16
    enc_ffn_dim: 16
    enc_k_dim: 16
    enc_v_dim: 16
    enc_dropout: 0.2
    dec_num_layers: 1
    dec_num_head: 2
    dec_d_model: 16
    dec_ffn_dim: 16
    dec_k_dim: 16
    dec_v_dim: 16
    dec_dropout: 0.2
    normalize_before: True
    ffn_type: 1dcnn
    ffn_cnn_kernel_size_list: [9, 1]
    postnet_embedding_dim: 8
    postnet_kernel_size: 5
    postnet_n_convolutions: 2
    postnet_dropout: 0.2
    padding_idx: 0
    dur_pred_kernel_size: 3
    pitch_pred_kernel_size: 3
    energy_pred_kernel_size: 3
    variance_predictor_dropout: 0.5
spn_predictor: !new:speechbrain.lobes.models.FastSpeech2.SPNPredictor
    n_char: {len(LEXICON) + 2}
    enc_num_layers: 1
    enc_num_head: 2
    enc_d_model: 16
    enc_ffn_dim: 16
    enc_k_dim: 16
    enc_v_dim: 16
    enc_dropout: 0.2
    normalize_before: False
    ffn_type: 1dcnn
    ffn_cnn_kernel_size_list: [9, 1]
    padding_idx: 0
"""

layouts.MODELS[NAME] = (BODY, 22050, "model spn_predictor", "model spn_predictor")
runpy.run_path(str(folder / "main.py"), run_name="__main__")
saved = Path(sys.argv[2])
speechbrain_phonemes.lengthen(saved / "speechbrain" / NAME / "model.ckpt")
speechbrain_phonemes.save(saved)
