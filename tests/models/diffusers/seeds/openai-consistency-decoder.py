# /// script
# dependencies = []
# parts = ["diffusers"]
# ///
"""The decoder and its encoder, beside a base whose latents are as many."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import main
import diffusers

vae = diffusers.ConsistencyDecoderVAE(
    encoder_block_out_channels=(8, 8), encoder_norm_num_groups=4, encoder_layers_per_block=1,
    encoder_down_block_types=("DownEncoderBlock2D",) * 2, decoder_block_out_channels=(8, 8), decoder_norm_num_groups=4,
    decoder_layers_per_block=1, decoder_down_block_types=("ResnetDownsampleBlock2D",) * 2,
    decoder_up_block_types=("ResnetUpsampleBlock2D",) * 2,
)  # fmt: skip
vae.half().save_pretrained(main.own)
