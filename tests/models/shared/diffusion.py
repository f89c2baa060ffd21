"""Diffusion pipelines of diffusers with random weights, each a few hundred kilobytes.

A pipeline that chooses its own picture size chooses it as a multiple of what its autoencoder shrinks by; so the
autoencoder of each says how large the pictures become, and how many positions a transformer sees.
"""

import diffusers
import torch
import transformers
from tokenizers import pre_tokenizers

LETTERS = sorted(pre_tokenizers.ByteLevel.alphabet())


def clip_tokenizer():
    ends = ["<|startoftext|>", "<|endoftext|>"]
    vocabulary = [*LETTERS, *(letter + "</w>" for letter in LETTERS), *ends]
    return transformers.CLIPTokenizer({word: at for at, word in enumerate(vocabulary)}, [], model_max_length=77)


def t5_tokenizer():
    pieces = ["<pad>", "</s>", "<unk>", "▁", *LETTERS]
    return transformers.T5Tokenizer([(piece, -1.0) for piece in pieces], extra_ids=0, model_max_length=512)


def clip_text(projection=False, size=32):
    config = transformers.CLIPTextConfig(
        hidden_size=size, intermediate_size=37, num_hidden_layers=2, num_attention_heads=4, projection_dim=size,
        vocab_size=600, max_position_embeddings=77, bos_token_id=512, eos_token_id=513, pad_token_id=513,
    )  # fmt: skip
    return (transformers.CLIPTextModelWithProjection if projection else transformers.CLIPTextModel)(config)


def t5_text(config=transformers.T5Config, model=transformers.T5EncoderModel, size=32):
    sizes = {"d_model": size, "d_ff": 37, "d_kv": 8, "num_layers": 2, "num_heads": 4, "vocab_size": 512}
    return model(config(**sizes))


def autoencoder(levels=2, latent_channels=4, **more):
    """An autoencoder that shrinks by 2 to the power of levels - 1."""
    channels = [8] * levels
    return diffusers.AutoencoderKL(
        block_out_channels=channels, norm_num_groups=4, latent_channels=latent_channels, layers_per_block=1,
        down_block_types=["DownEncoderBlock2D"] * levels, up_block_types=["UpDecoderBlock2D"] * levels, **more,
    )  # fmt: skip


def unet_sizes(cross_attention_dim=32, xl=False):
    sizes = {
        "block_out_channels": (8, 16), "norm_num_groups": 4, "layers_per_block": 1, "attention_head_dim": 2,
        "down_block_types": ("DownBlock2D", "CrossAttnDownBlock2D"), "cross_attention_dim": cross_attention_dim,
    }  # fmt: skip
    if not xl:
        return sizes
    # Six numbers of sizes with eight values each, beside the pooled embedding.
    added = {"addition_embed_type": "text_time", "addition_time_embed_dim": 8, "projection_class_embeddings_input_dim": 80}
    return {**sizes, **added, "transformer_layers_per_block": (1, 1), "use_linear_projection": True}


def unet(in_channels=4, xl=False):
    blocks = ("CrossAttnUpBlock2D", "UpBlock2D")
    sizes = unet_sizes(64 if xl else 32, xl)
    return diffusers.UNet2DConditionModel(
        sample_size=16, in_channels=in_channels, out_channels=4, up_block_types=blocks, **sizes
    )


def scheduler():
    return diffusers.PNDMScheduler(beta_start=0.00085, beta_end=0.012, beta_schedule="scaled_linear", skip_prk_steps=True)


def stable_diffusion(name="StableDiffusionPipeline", in_channels=4):
    return getattr(diffusers, name)(
        vae=autoencoder(), text_encoder=clip_text(), tokenizer=clip_tokenizer(), unet=unet(in_channels),
        scheduler=scheduler(), safety_checker=None, feature_extractor=None, requires_safety_checker=False,
    )  # fmt: skip


def stable_diffusion_xl(name="StableDiffusionXLPipeline", in_channels=4):
    return getattr(diffusers, name)(
        vae=autoencoder(), text_encoder=clip_text(), text_encoder_2=clip_text(projection=True),
        tokenizer=clip_tokenizer(), tokenizer_2=clip_tokenizer(), unet=unet(in_channels, xl=True),
        scheduler=diffusers.EulerDiscreteScheduler(),
    )  # fmt: skip


def stable_diffusion_3():
    sizes = {
        "sample_size": 16, "patch_size": 2, "in_channels": 4, "num_layers": 1, "attention_head_dim": 8,
        "num_attention_heads": 4, "joint_attention_dim": 64, "caption_projection_dim": 32, "pooled_projection_dim": 64,
    }  # fmt: skip
    return diffusers.StableDiffusion3Pipeline(
        transformer=diffusers.SD3Transformer2DModel(out_channels=4, **sizes),
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(),
        vae=autoencoder(use_quant_conv=False, use_post_quant_conv=False, shift_factor=0.06),
        text_encoder=clip_text(projection=True), tokenizer=clip_tokenizer(),
        text_encoder_2=clip_text(projection=True), tokenizer_2=clip_tokenizer(),
        text_encoder_3=t5_text(size=64), tokenizer_3=t5_tokenizer(),
    )  # fmt: skip


FLUX_SIZES = {
    "num_layers": 1, "num_single_layers": 1, "attention_head_dim": 16, "num_attention_heads": 2,
    "joint_attention_dim": 32, "pooled_projection_dim": 32, "axes_dims_rope": [4, 4, 8],
}  # fmt: skip


def flux(name="FluxPipeline", levels=2, in_channels=16):
    transformer = diffusers.FluxTransformer2DModel(
        in_channels=in_channels, out_channels=16, guidance_embeds=name != "FluxPipeline", **FLUX_SIZES
    )
    return getattr(diffusers, name)(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(), transformer=transformer,
        vae=autoencoder(levels, use_quant_conv=False, use_post_quant_conv=False, shift_factor=0.06),
        text_encoder=clip_text(), tokenizer=clip_tokenizer(), text_encoder_2=t5_text(), tokenizer_2=t5_tokenizer(),
    )  # fmt: skip


def flux_fill():
    # Two latents of 4 channels in patches of four, and the mask of 16x16 in each of the four.
    return flux("FluxFillPipeline", levels=5, in_channels=16 + 16 + 4 * 256)


def flux_kontext():
    return flux("FluxKontextPipeline", levels=5)


def wan(from_image=False, two=False):
    """The pictures are 832x480 and 81 of them: large patches leave few positions."""
    sizes = {
        "patch_size": (1, 20, 26), "num_attention_heads": 2, "attention_head_dim": 12, "out_channels": 16,
        "in_channels": 36 if from_image else 16, "text_dim": 32, "freq_dim": 32, "ffn_dim": 32, "num_layers": 1,
    }  # fmt: skip
    encoded = from_image and not two
    image = {"image_dim": 32, "added_kv_proj_dim": 24} if encoded else {}
    transformers_ = [diffusers.WanTransformer3DModel(**sizes, **image) for _ in range(2 if two else 1)]
    parts = {
        "tokenizer": t5_tokenizer(),
        "text_encoder": t5_text(transformers.UMT5Config, transformers.UMT5EncoderModel),
        "vae": diffusers.AutoencoderKLWan(base_dim=3, dim_mult=[1, 1, 1, 1], num_res_blocks=1),
        "scheduler": diffusers.FlowMatchEulerDiscreteScheduler(shift=7.0),
        "transformer": transformers_[0],
    }
    if two:
        parts |= {"transformer_2": transformers_[1], "boundary_ratio": 0.9}
    if encoded:
        sizes = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4}
        vision = transformers.CLIPVisionConfig(image_size=32, patch_size=16, projection_dim=32, **sizes)
        parts["image_encoder"] = transformers.CLIPVisionModel(vision)
        parts["image_processor"] = transformers.CLIPImageProcessor(size={"shortest_edge": 32}, crop_size=32)
    return (diffusers.WanImageToVideoPipeline if from_image else diffusers.WanPipeline)(**parts)


def save(pipe, folder, variants=(None,)):
    """Saves a pipeline as hub repositories hold it, in half precision."""
    for variant in variants:
        pipe.to(torch.float16, silence_dtype_warnings=True).save_pretrained(folder, variant=variant)
