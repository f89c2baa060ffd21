# /// script
# dependencies = ["sentencepiece"]
# parts = ["diffusers"]
# ///
"""Two stages, whose tokenizers are files of SentencePiece: the first makes small pictures, and no one has a tokenizer.json."""

import shutil
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import diffusers
import main
import diffusion
import pieces

sizes = diffusion.unet_sizes() | {"encoder_hid_dim": 32}
blocks = ("CrossAttnUpBlock2D", "UpBlock2D")
pipe = diffusers.IFPipeline(
    tokenizer=diffusion.t5_tokenizer(), text_encoder=diffusion.t5_text(), scheduler=diffusers.DDPMScheduler(),
    safety_checker=None, feature_extractor=None, watermarker=None, requires_safety_checker=False,
    unet=diffusers.UNet2DConditionModel(sample_size=8, in_channels=3, out_channels=6, up_block_types=blocks, **sizes),
)  # fmt: skip
first = main.folder / "DeepFloyd/IF-I-XL-v1.0"
shutil.rmtree(first)
diffusion.save(pipe, first, (None, "fp16"))
for stage in (first, main.own):
    pieces.replace_tokenizer(stage / "tokenizer")
