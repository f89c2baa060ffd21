"""A tiny LTX-2 with random weights: a video and its sound from one transformer."""

import diffusers
import transformers
from diffusers.pipelines.ltx2.connectors import LTX2TextConnectors
from diffusers.pipelines.ltx2.vocoder import LTX2Vocoder

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789,.▁"
# Videos of 768x512 are latents of 6x4.
SCALE = 128


def text_parts():
    words = ["<pad>", "<eos>", "<bos>", "<unk>", "<mask>", *LETTERS]
    tokenizer = transformers.GemmaTokenizer({word: at for at, word in enumerate(words)}, [], model_max_length=1024)
    text = {
        "hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 2, "num_attention_heads": 2, "num_key_value_heads": 1,
        "head_dim": 8, "vocab_size": 128,
    }  # fmt: skip
    sees = {"hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "image_size": 32, "patch_size": 8}
    config = transformers.Gemma3Config(text_config=text, vision_config=sees, mm_tokens_per_image=4)
    return {"tokenizer": tokenizer, "text_encoder": transformers.Gemma3ForConditionalGeneration(config)}


def transformer():
    return diffusers.LTX2VideoTransformer3DModel(
        in_channels=4, out_channels=4, num_attention_heads=2, attention_head_dim=8, cross_attention_dim=16,
        audio_in_channels=4, audio_out_channels=4, audio_num_attention_heads=2, audio_attention_head_dim=4, audio_cross_attention_dim=8,
        vae_scale_factors=(8, SCALE, SCALE), num_layers=1, caption_channels=16,
    )  # fmt: skip


def pipeline(name):
    """A pipeline of one of its classes: they have the same parts."""
    levels = (8, 8, 8, 8)
    return getattr(diffusers, name)(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(),
        vae=diffusers.AutoencoderKLLTX2Video(
            latent_channels=4, block_out_channels=levels, decoder_block_out_channels=(8, 16, 32), layers_per_block=(1,) * 5,
            decoder_layers_per_block=(1,) * 4, patch_size=16, spatial_compression_ratio=SCALE, temporal_compression_ratio=8,
        ),
        audio_vae=diffusers.AutoencoderKLLTX2Audio(
            base_channels=4, ch_mult=(1,), num_res_blocks=1, latent_channels=2, mel_bins=8, resolution=32,
        ),
        connectors=LTX2TextConnectors(
            caption_channels=16, text_proj_in_factor=3, video_connector_num_attention_heads=2, video_connector_attention_head_dim=8,
            video_connector_num_layers=1, video_connector_num_learnable_registers=None, audio_connector_num_attention_heads=2,
            audio_connector_attention_head_dim=8, audio_connector_num_layers=1, audio_connector_num_learnable_registers=None,
            connector_rope_base_seq_len=32, video_hidden_dim=16, audio_hidden_dim=8,
        ),
        transformer=transformer(),
        vocoder=LTX2Vocoder(
            in_channels=16, hidden_channels=32, upsample_kernel_sizes=[4, 4], upsample_factors=[2, 2],
            resnet_kernel_sizes=[3], resnet_dilations=[[1, 3, 5]],
        ),
        **text_parts(),
    )  # fmt: skip
