# /// script
# dependencies = []
# ///
"""A small token-and-duration transducer, saved as the one file that a NeMo repository holds."""

import json
import sys
import tempfile
from pathlib import Path

import nemo.collections.asr as nemo_asr
import sentencepiece
import torch
from omegaconf import OmegaConf

SIZE = 16
DURATIONS = [0, 1, 2, 3, 4]


def tokenizer(folder):
    text = folder / "text.txt"
    text.write_text("\n".join(["the kettle is on", "a cat and a dog", "how are you today", "abcdefghijklmnopqrstuvwxyz"]))
    sentencepiece.SentencePieceTrainer.train(
        input=str(text), model_prefix=str(folder / "tokenizer"), vocab_size=40, model_type="bpe",
        bos_id=-1, eos_id=-1, hard_vocab_limit=False,
    )  # fmt: skip
    pieces = sentencepiece.SentencePieceProcessor(model_file=str(folder / "tokenizer.model"))
    (folder / "vocab.txt").write_text("\n".join(pieces.id_to_piece(at) for at in range(pieces.vocab_size())))
    return {"dir": str(folder), "type": "bpe"}


def settings(folder):
    asr = "nemo.collections.asr"
    encoder = {
        "_target_": f"{asr}.modules.ConformerEncoder", "feat_in": 80, "feat_out": -1, "n_layers": 1, "d_model": SIZE,
        "n_heads": 2, "subsampling": "dw_striding", "subsampling_factor": 8, "subsampling_conv_channels": 8,
        "causal_downsampling": False, "ff_expansion_factor": 1, "conv_kernel_size": 9, "conv_norm_type": "batch_norm",
        "self_attention_model": "rel_pos", "att_context_size": [-1, -1], "xscaling": False,
    }  # fmt: skip
    decoder = {
        "_target_": f"{asr}.modules.RNNTDecoder", "normalization_mode": None, "random_state_sampling": False,
        "blank_as_pad": True, "prednet": {"pred_hidden": SIZE, "pred_rnn_layers": 1, "t_max": None, "dropout": 0.0},
    }  # fmt: skip
    joint = {
        "_target_": f"{asr}.modules.RNNTJoint", "log_softmax": None, "preserve_memory": False, "fuse_loss_wer": False,
        "fused_batch_size": -1, "jointnet": {"joint_hidden": SIZE, "activation": "relu", "dropout": 0.0},
        "num_extra_outputs": len(DURATIONS),
    }  # fmt: skip
    features = {
        "_target_": f"{asr}.modules.AudioToMelSpectrogramPreprocessor", "sample_rate": 16000, "normalize": "per_feature",
        "window_size": 0.025, "window_stride": 0.01, "window": "hann", "features": 80, "n_fft": 512, "dither": 0.0,
    }  # fmt: skip
    return {
        "sample_rate": 16000, "tokenizer": tokenizer(folder), "preprocessor": features, "encoder": encoder,
        "decoder": decoder, "joint": joint, "model_defaults": {"enc_hidden": SIZE, "pred_hidden": SIZE, "joint_hidden": SIZE},
        "decoding": {
            "strategy": "greedy_batch", "model_type": "tdt", "durations": DURATIONS,
            "greedy": {"max_symbols": 10, "use_cuda_graph_decoder": False},
        },
        "loss": {"loss_name": "tdt", "tdt_kwargs": {"durations": DURATIONS}}, "compute_eval_loss": False,
        "train_ds": None, "validation_ds": None, "optim": None,
    }  # fmt: skip


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
with tempfile.TemporaryDirectory() as work:
    model = nemo_asr.models.EncDecRNNTBPEModel(OmegaConf.create(settings(Path(work))))
    # Without it, random weights may take every frame for a blank.
    with torch.no_grad():
        model.joint.joint_net[-1].bias[-1 - len(DURATIONS)] -= 2.0
    model.cfg.validation_ds = {"manifest_filepath": None, "sample_rate": 16000, "use_start_end_token": False}
    model.save_to(str(folder / f"{folder.name}.nemo"))
