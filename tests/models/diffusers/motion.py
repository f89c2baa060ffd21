"""Tiny pipelines of videos, sounds and objects, by the class that a repository names."""

import diffusers
import transformers
import diffusion
from pictures import clip_pictures, vision

# Of the pictures of 832x480, patches of 20x26 latents leave few positions.
WAN = {
    "patch_size": (1, 20, 26), "num_attention_heads": 2, "attention_head_dim": 12, "out_channels": 16, "text_dim": 32,
    "freq_dim": 32, "ffn_dim": 32, "num_layers": 1,
}  # fmt: skip


def wan_parts():
    return {
        "tokenizer": diffusion.t5_tokenizer(),
        "text_encoder": diffusion.t5_text(transformers.UMT5Config, transformers.UMT5EncoderModel),
        "vae": diffusers.AutoencoderKLWan(base_dim=3, dim_mult=[1, 1, 1, 1], num_res_blocks=1),
        "scheduler": diffusers.FlowMatchEulerDiscreteScheduler(shift=7.0),
    }


def vace():
    # The height of a patch has to divide the width, too.
    sizes = WAN | {"patch_size": (1, 4, 26)}
    transformer = diffusers.WanVACETransformer3DModel(in_channels=16, vace_layers=[0], **sizes)
    return diffusers.WanVACEPipeline(**wan_parts(), transformer=transformer)


def lucy():
    transformer = diffusers.WanTransformer3DModel(in_channels=32, **WAN)
    return diffusers.LucyEditPipeline(**wan_parts(), transformer=transformer)


def skyreels():
    # Its pictures are 960x544.
    sizes = WAN | {"patch_size": (1, 17, 30)}
    return diffusers.SkyReelsV2ImageToVideoPipeline(
        **(wan_parts() | {"scheduler": diffusers.UniPCMultistepScheduler(use_flow_sigmas=True, prediction_type="flow_prediction")}),
        transformer=diffusers.SkyReelsV2Transformer3DModel(in_channels=36, image_dim=32, added_kv_proj_dim=24, **sizes),
        image_encoder=vision(), image_processor=clip_pictures(),
    )  # fmt: skip


def animate():
    channels = {str(size): 4 for size in (4, 8, 16)}
    transformer = diffusers.WanAnimateTransformer3DModel(
        in_channels=36, latent_channels=16, image_dim=32, motion_encoder_channel_sizes=channels, motion_encoder_size=16,
        motion_style_dim=8, motion_dim=4, motion_encoder_dim=16, face_encoder_hidden_dim=16, face_encoder_num_heads=2,
        inject_face_latents_blocks=2, **(WAN | {"num_layers": 2, "patch_size": (1, 45, 80)}),
    )  # fmt: skip
    # Its faces are as large as its encoder of motion takes them: that of the real one is 512.
    return diffusers.WanAnimatePipeline(
        **wan_parts(), transformer=transformer, image_encoder=vision(projection=False), image_processor=clip_pictures()
    )


def ltx():
    """The videos are 704x512: an autoencoder that shrinks by 64 leaves latents of 11x8."""
    four = (8, 8, 8, 8)
    five = (1, 1, 1, 1, 1)
    return diffusers.LTXPipeline(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(), text_encoder=diffusion.t5_text(), tokenizer=diffusion.t5_tokenizer(),
        vae=diffusers.AutoencoderKLLTXVideo(
            latent_channels=8, block_out_channels=four, decoder_block_out_channels=four, layers_per_block=five,
            decoder_layers_per_block=five, patch_size=8,
        ),
        transformer=diffusers.LTXVideoTransformer3DModel(
            in_channels=8, out_channels=8, num_attention_heads=4, attention_head_dim=8, cross_attention_dim=32, num_layers=1,
            caption_channels=32,
        ),
    )  # fmt: skip


def shap_e(name):
    from_image = name == "ShapEImg2ImgPipeline"
    width = 8
    more = {"embedding_proj_norm_type": "layer"} if from_image else {}
    prior = diffusers.PriorTransformer(
        num_attention_heads=2, attention_head_dim=16, embedding_dim=32, num_embeddings=32, embedding_proj_dim=32,
        time_embed_dim=64, num_layers=1, clip_embed_dim=64, additional_embeddings=0, time_embed_act_fn="gelu",
        norm_in_type="layer", encoder_hid_proj_type=None, added_emb_type=None, **more,
    )  # fmt: skip
    renderer = diffusers.pipelines.shap_e.ShapERenderer(
        param_shapes=((width, 93), (width, width), (width, width), (width, width)), d_latent=32, d_hidden=width, n_output=12,
        background=(0.1, 0.1, 0.1),
    )  # fmt: skip
    parts = {"image_encoder": vision(projection=False), "image_processor": clip_pictures()}
    texts = {"text_encoder": diffusion.clip_text(projection=True), "tokenizer": diffusion.clip_tokenizer()}
    scheduler = diffusers.HeunDiscreteScheduler(
        beta_schedule="exp", num_train_timesteps=1024, prediction_type="sample", use_karras_sigmas=True, clip_sample=True
    )
    return getattr(diffusers, name)(
        prior=prior, scheduler=scheduler, shap_e_renderer=renderer, **(parts if from_image else texts)
    )


def sounds_alone():
    """Seconds of sound are tens of thousands of samples: many levels leave few in the middle."""
    network = diffusers.UNet1DModel(
        sample_size=512, sample_rate=16000, in_channels=2, out_channels=2, extra_in_channels=64, block_out_channels=(32,) * 7,
        flip_sin_to_cos=True, use_timestep_embedding=False, mid_block_type="UNetMidBlock1D",
        down_block_types=("DownBlock1DNoSkip", *("DownBlock1D",) * 6), up_block_types=(*("UpBlock1D",) * 6, "UpBlock1DNoSkip"),
    )  # fmt: skip
    return diffusers.DanceDiffusionPipeline(network, diffusers.IPNDMScheduler())
