# /// script
# dependencies = []
# ///
"""TimesFM 3 with one small layer, as its configuration allows. The sizes of the others stand in their code, or in the snippet as
the published ones are: their weights are zeros.
"""

import json
import sys
from pathlib import Path

import torch

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)


def third() -> None:
    from timesfm3 import ResidualBlockConfig, StackedTransformersConfig, TimesFM3Torch, TransformerConfig

    block = ResidualBlockConfig(hidden_dims=32, output_dims=32, use_bias=False, activation="relu")
    layer = TransformerConfig(
        model_dims=32, hidden_dims=32, num_heads=2, attention_norm="rms", feedforward_norm="rms", qk_norm="rms",
        use_rope_seq=True, use_rope_var=True, use_bias=False, ff_activation="relu", deterministic=True,
    )  # fmt: skip
    model = TimesFM3Torch(
        input_patch_len=32, output_patch_len=64, quantiles=[at / 10 for at in range(1, 10)], use_variate_attention=True,
        residual_block_config=block, transformer_config=StackedTransformersConfig(num_layers=1, transformer=layer),
    )  # fmt: skip
    model.pre_transformer_resblock.set_input_dims(2 * (32 + 64))
    model.save_pretrained(folder)


def second() -> None:
    import timesfm

    model = timesfm.TimesFM_2p5_200M_torch(torch_compile=False)
    with torch.no_grad():
        for parameter in model.model.parameters():
            parameter.zero_()
    model.save_pretrained(folder)


def first(**sizes) -> None:
    """Releases 1.0 and 2.0: one file of the state of a decoder."""
    from timesfm import pytorch_patched_decoder as decoder

    model = decoder.PatchedTimeSeriesDecoder(decoder.TimesFMConfig(**sizes))
    torch.save({name: torch.zeros_like(value) for name, value in model.state_dict().items()}, folder / "torch_model.ckpt")


if "timesfm-3" in record["id"]:
    third()
elif "timesfm-2.5" in record["id"]:
    second()
elif "timesfm-2.0" in record["id"]:
    first(num_layers=50, use_positional_embedding=False)
else:
    first()
