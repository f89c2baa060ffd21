# /// script
# dependencies = []
# ///
"""A small WavLM that says for each moment which of four emotions it hears, in the layout of SpeechBrain's repository."""

import sys
from pathlib import Path

import torch
import transformers
from hyperpyyaml import load_hyperpyyaml
from speechbrain.utils.checkpoints import DEFAULT_SAVE_HOOKS, get_default_hook

NAME = "speechbrain/emotion-diarization-wavlm-large"
HUB = "microsoft/wavlm-large"
BODY = f"""
wav2vec2_hub: {HUB}
window_length: 1
stride: 1
input_norm: !new:speechbrain.processing.features.InputNormalization
    norm_type: sentence
    std_norm: False
wav2vec2: !new:speechbrain.integrations.huggingface.wavlm.WavLM
    source: !ref <wav2vec2_hub>
    output_norm: True
    freeze: False
    freeze_feature_extractor: True
    save_path: wav2vec2_checkpoint
avg_pool: !new:speechbrain.nnet.pooling.Pooling1d
    pool_type: avg
    kernel_size: !ref <window_length>
    stride: !ref <stride>
    ceil_mode: True
output_mlp: !new:speechbrain.nnet.linear.Linear
    input_size: 32
    n_neurons: 4
    bias: False
model: !new:torch.nn.ModuleList
    - [!ref <output_mlp>]
log_softmax: !new:speechbrain.nnet.activations.Softmax
    apply_log: True
label_encoder: !new:speechbrain.dataio.encoder.CategoricalEncoder
modules:
    input_norm: !ref <input_norm>
    wav2vec2: !ref <wav2vec2>
    output_mlp: !ref <output_mlp>
"""
PARTS = ["wav2vec2", "model", "label_encoder"]

folder = Path(sys.argv[2])
torch.manual_seed(0)
config = transformers.WavLMConfig(
    hidden_size=32, num_hidden_layers=1, num_attention_heads=2, intermediate_size=32, conv_dim=(32,) * 7,
    num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=2, do_stable_layer_norm=True, feat_extract_norm="layer",
)  # fmt: skip
transformers.WavLMModel(config).save_pretrained(folder / HUB)
transformers.Wav2Vec2FeatureExtractor().save_pretrained(folder / HUB)
made = load_hyperpyyaml(BODY.replace(f"wav2vec2_hub: {HUB}", f"wav2vec2_hub: {folder / HUB}"))
made["label_encoder"].update_from_iterable(["n", "a", "h", "s"], sequence_input=False)
target = folder / NAME
target.mkdir(parents=True)
for part in PARTS:
    file = target / f"{part}.ckpt"
    if hasattr(made[part], "save"):
        made[part].save(file)
    else:
        get_default_hook(made[part], DEFAULT_SAVE_HOOKS)(made[part], file)
known = "".join(f"        {part}: !ref <{part}>\n" for part in PARTS)
paths = "".join(f"        {part}: {NAME}/{part}.ckpt\n" for part in PARTS)
pretrainer = f"pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer\n    loadables:\n{known}    paths:\n{paths}"
(target / "hyperparams.yaml").write_text(f"{BODY}{pretrainer}")
