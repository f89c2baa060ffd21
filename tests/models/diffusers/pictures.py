"""Tiny pipelines that take or make pictures, by the class that a repository names."""

import diffusers
import torch
import transformers
import diffusion

TEXT = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4}
BLOCKS = {"block_out_channels": (8, 16), "norm_num_groups": 4, "layers_per_block": 1, "attention_head_dim": 8}


def vision(projection=True, image_size=32, patch_size=16, **more):
    config = transformers.CLIPVisionConfig(image_size=image_size, patch_size=patch_size, projection_dim=32, **TEXT, **more)
    return (transformers.CLIPVisionModelWithProjection if projection else transformers.CLIPVisionModel)(config)


def clip_pictures(size=32):
    return transformers.CLIPImageProcessor(size={"shortest_edge": size}, crop_size={"height": size, "width": size})


def unet(in_channels, out_channels, **more):
    blocks = ("CrossAttnUpBlock2D", "UpBlock2D")
    return diffusers.UNet2DConditionModel(
        sample_size=16, in_channels=in_channels, out_channels=out_channels, up_block_types=blocks,
        **(diffusion.unet_sizes() | more),
    )  # fmt: skip


def marigold(name):
    # Two targets of four channels each, beside those of the picture.
    targets = {
        "target_names": ["albedo", "material"],
        "albedo": {"prediction_space": "srgb", "sub_target_names": ["albedo"]},
        "material": {"prediction_space": "stack", "sub_target_names": ["roughness", "metallicity", None]},
        "roughness": {"prediction_space": "linear", "up_to_scale": False},
        "metallicity": {"prediction_space": "linear", "up_to_scale": False},
    }
    several = name == "MarigoldIntrinsicsPipeline"
    more = {"target_properties": targets} if several else {}
    return getattr(diffusers, name)(
        unet=unet(12, 8) if several else unet(8, 4), vae=diffusion.autoencoder(), text_encoder=diffusion.clip_text(),
        scheduler=diffusers.DDIMScheduler(prediction_type="v_prediction"), tokenizer=diffusion.clip_tokenizer(),
        default_denoising_steps=2, default_processing_resolution=64, **more,
    )  # fmt: skip


def redux():
    """The pipeline stands in for texts with numbers of its own, 512 vectors of 4,096: the embedder has that size too."""
    config = transformers.SiglipVisionConfig(image_size=32, patch_size=16, **TEXT)
    return diffusers.FluxPriorReduxPipeline(
        image_encoder=transformers.SiglipVisionModel(config),
        feature_extractor=transformers.SiglipImageProcessor(size={"height": 32, "width": 32}),
        image_embedder=diffusers.pipelines.flux.modeling_flux.ReduxImageEncoder(redux_dim=32),
    )


def flux_for_redux():
    pipe = diffusion.flux()
    sizes = diffusion.FLUX_SIZES | {"joint_attention_dim": 4096, "pooled_projection_dim": 768}
    transformer = diffusers.FluxTransformer2DModel(in_channels=16, out_channels=16, **sizes)
    return diffusers.FluxPipeline(**(pipe.components | {"transformer": transformer}))


def upscaler():
    return diffusers.StableDiffusionUpscalePipeline(
        vae=diffusion.autoencoder(levels=3), text_encoder=diffusion.clip_text(), tokenizer=diffusion.clip_tokenizer(),
        unet=unet(7, 4, num_class_embeds=1000), low_res_scheduler=diffusers.DDPMScheduler(),
        scheduler=diffusers.DDIMScheduler(prediction_type="v_prediction"),
    )  # fmt: skip


def latent_upscaler():
    # The condition of time is the pooled text (32) beside two halves of 64 for the level of noise.
    sizes = {"block_out_channels": (32, 32, 64, 64), "attention_head_dim": 8, "norm_num_groups": None, "cross_attention_dim": 32}
    network = diffusers.UNet2DConditionModel(
        in_channels=8, out_channels=5, layers_per_block=1, sample_size=32, time_cond_proj_dim=160, act_fn="gelu",
        conv_in_kernel=1, conv_out_kernel=1, mid_block_type=None, only_cross_attention=False, time_embedding_type="fourier",
        resnet_time_scale_shift="scale_shift", timestep_post_act="gelu", down_block_types=("KDownBlock2D", *("KCrossAttnDownBlock2D",) * 3),
        up_block_types=(*("KCrossAttnUpBlock2D",) * 3, "KUpBlock2D"), **sizes,
    )  # fmt: skip
    return diffusers.StableDiffusionLatentUpscalePipeline(
        vae=diffusion.autoencoder(levels=4), text_encoder=diffusion.clip_text(), tokenizer=diffusion.clip_tokenizer(),
        unet=network, scheduler=diffusers.EulerDiscreteScheduler(prediction_type="sample"),
    )  # fmt: skip


def super_resolution():
    down, up = ("DownBlock2D", "AttnDownBlock2D"), ("AttnUpBlock2D", "UpBlock2D")
    return diffusers.LDMSuperResolutionPipeline(
        vqvae=vq(latent_channels=3), scheduler=diffusers.DDIMScheduler(),
        unet=diffusers.UNet2DModel(sample_size=16, in_channels=6, down_block_types=down, up_block_types=up, **BLOCKS),
    )  # fmt: skip


def vq(levels=2, latent_channels=4, **more):
    """Its spatial norms have 32 groups, whatever it is told."""
    return diffusers.VQModel(
        block_out_channels=(32,) * levels, latent_channels=latent_channels, num_vq_embeddings=12,
        down_block_types=("DownEncoderBlock2D",) * levels, up_block_types=("UpDecoderBlock2D",) * levels, **more,
    )  # fmt: skip


def variation():
    return diffusers.StableDiffusionImageVariationPipeline(
        vae=diffusion.autoencoder(), image_encoder=vision(), unet=unet(4, 4), scheduler=diffusion.scheduler(),
        safety_checker=None, feature_extractor=clip_pictures(), requires_safety_checker=False,
    )  # fmt: skip


def by_class():
    """The pictures of a class: what the network gives is a prediction and its variance."""
    sizes = {"num_attention_heads": 2, "attention_head_dim": 8, "num_layers": 1, "norm_num_groups": 4}
    return diffusers.DiTPipeline(
        transformer=diffusers.DiTTransformer2DModel(sample_size=16, in_channels=4, out_channels=8, **sizes),
        vae=diffusion.autoencoder(), scheduler=diffusers.DDIMScheduler(), id2label={"207": "golden retriever"},
    )  # fmt: skip


def kandinsky(name):
    network = diffusers.UNet2DConditionModel(
        sample_size=16, in_channels=9 if "Inpaint" in name else 4, out_channels=8, addition_embed_type="image",
        encoder_hid_dim=32, encoder_hid_dim_type="image_proj", cross_attention_dim=32, resnet_time_scale_shift="scale_shift",
        down_block_types=("ResnetDownsampleBlock2D", "SimpleCrossAttnDownBlock2D"), mid_block_type="UNetMidBlock2DSimpleCrossAttn",
        up_block_types=("SimpleCrossAttnUpBlock2D", "ResnetUpsampleBlock2D"), **BLOCKS,
    )  # fmt: skip
    scheduler = diffusers.DDIMScheduler(clip_sample=False, prediction_type="epsilon")
    return getattr(diffusers, name)(unet=network, scheduler=scheduler, movq=vq(levels=5, norm_type="spatial", vq_embed_dim=4))


def kandinsky_prior():
    return diffusers.KandinskyV22PriorPipeline(
        prior=diffusers.PriorTransformer(num_attention_heads=2, attention_head_dim=12, embedding_dim=32, num_layers=1),
        image_encoder=vision(), text_encoder=diffusion.clip_text(projection=True), tokenizer=diffusion.clip_tokenizer(),
        scheduler=diffusers.UnCLIPScheduler(variance_type="fixed_small_log", prediction_type="sample", clip_sample=True),
        image_processor=clip_pictures(),
    )  # fmt: skip


def second_stage():
    sizes = diffusion.unet_sizes() | {"encoder_hid_dim": 32, "class_embed_type": "timestep"}
    blocks = ("CrossAttnUpBlock2D", "UpBlock2D")
    return diffusers.IFSuperResolutionPipeline(
        tokenizer=diffusion.t5_tokenizer(), text_encoder=diffusion.t5_text(), scheduler=diffusers.DDPMScheduler(),
        image_noising_scheduler=diffusers.DDPMScheduler(), safety_checker=None, feature_extractor=None, watermarker=None,
        unet=diffusers.UNet2DConditionModel(sample_size=16, in_channels=6, out_channels=6, up_block_types=blocks, **sizes),
        requires_safety_checker=False,
    )  # fmt: skip


# The pictures are 1024x1024, the latents an eighth of it: large patches leave few positions.
HUNYUAN = {
    "sample_size": 128, "patch_size": 8, "in_channels": 4, "attention_head_dim": 8, "num_attention_heads": 3,
    "hidden_size": 24, "cross_attention_dim": 32, "cross_attention_dim_t5": 32, "pooled_projection_dim": 16,
}  # fmt: skip


def hunyuan():
    words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *diffusion.LETTERS, *("##" + letter for letter in diffusion.LETTERS)]
    config = transformers.BertConfig(**TEXT, vocab_size=len(words))
    return diffusers.HunyuanDiTPipeline(
        vae=diffusion.autoencoder(levels=4), text_encoder=transformers.BertModel(config),
        tokenizer=transformers.BertTokenizer({word: at for at, word in enumerate(words)}, model_max_length=77),
        transformer=diffusers.HunyuanDiT2DModel(num_layers=2, **HUNYUAN), scheduler=diffusers.DDPMScheduler(),
        safety_checker=None, feature_extractor=None, requires_safety_checker=False,
        text_encoder_2=diffusion.t5_text(), tokenizer_2=diffusion.t5_tokenizer(),
    )  # fmt: skip


def autoencoder_alone(name):
    if "taesd" in name:
        return diffusers.AutoencoderTiny(encoder_block_out_channels=(8, 8, 8, 8), decoder_block_out_channels=(8, 8, 8, 8))
    return diffusion.autoencoder(levels=4)


Z_IMAGE = {"dim": 32, "n_refiner_layers": 1, "n_heads": 2, "n_kv_heads": 2}


def z_image():
    special = ["<|im_start|>", "<|im_end|>", "<|endoftext|>"]
    letters = {word: at for at, word in enumerate([*special, *diffusion.LETTERS])}
    tokenizer = transformers.Qwen2Tokenizer(letters, [], model_max_length=512)
    tokenizer.chat_template = "{% for one in messages %}<|im_start|>{{ one.role }} {{ one.content }}<|im_end|>{% endfor %}"
    config = transformers.Qwen3Config(**TEXT, num_key_value_heads=2, head_dim=8, vocab_size=512)
    transformer = diffusers.ZImageTransformer2DModel(
        n_layers=2, cap_feat_dim=32, axes_dims=[8, 4, 4], axes_lens=[1024, 512, 512], **Z_IMAGE
    )
    # They are made without values, which may then be no numbers.
    torch.nn.init.ones_(transformer.x_pad_token)
    torch.nn.init.ones_(transformer.cap_pad_token)
    return diffusers.ZImagePipeline(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(), text_encoder=transformers.Qwen3Model(config),
        vae=diffusion.autoencoder(levels=4, latent_channels=16, shift_factor=0.1), tokenizer=tokenizer, transformer=transformer,
    )  # fmt: skip
