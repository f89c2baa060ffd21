# /// script
# dependencies = []
# ///
"""The pipeline that a snippet names, with random weights; LoRA weights, control nets and embeddings go beside their base."""

import json
import re
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent / "shared")]

import adapters
import diffusers
import motion
import pictures
import torch
import transformers
import diffusion
from pictures import TEXT

# Pipelines by a part of their repository's name, the longest parts first; a name that says nothing gets Stable Diffusion XL.
PIPELINES = {
    "stable-diffusion-xl-1.0-inpainting": lambda: diffusion.stable_diffusion_xl("StableDiffusionXLInpaintPipeline", 9),
    "dreamshaper-8-inpainting": lambda: diffusion.stable_diffusion("StableDiffusionInpaintPipeline", 9),
    "instruct-pix2pix": lambda: diffusion.stable_diffusion("StableDiffusionInstructPix2PixPipeline", 8),
    "stable-diffusion-xl": diffusion.stable_diffusion_xl,
    "fill-in-base-model": diffusion.stable_diffusion_xl,
    "stable-diffusion-3.5": diffusion.stable_diffusion_3,
    "stable-diffusion-v1-5": diffusion.stable_diffusion,
    "FLUX.1-Fill": diffusion.flux_fill,
    "FLUX.1-Kontext": diffusion.flux_kontext,
    "FLUX.1-dev": diffusion.flux,
    "Wan2.1-T2V": diffusion.wan,
    "Wan2.1-I2V": lambda: diffusion.wan(from_image=True),
    "Wan2.2-I2V": lambda: diffusion.wan(from_image=True, two=True),
    "stable-video-diffusion": lambda: stable_video(),
    "Qwen-Image": lambda: qwen_image(),
    "audioldm2": lambda: audio(),
    "ddpm": lambda: unconditional(),
    "HunyuanDiT": pictures.hunyuan,
    "Z-Image": pictures.z_image,
}

# Those of the record's own repository, by the class that it names.
CLASSES = {
    "FluxPriorReduxPipeline": pictures.redux,
    "MarigoldDepthPipeline": lambda: pictures.marigold("MarigoldDepthPipeline"),
    "MarigoldNormalsPipeline": lambda: pictures.marigold("MarigoldNormalsPipeline"),
    "MarigoldIntrinsicsPipeline": lambda: pictures.marigold("MarigoldIntrinsicsPipeline"),
    "KandinskyV22Pipeline": lambda: pictures.kandinsky("KandinskyV22Pipeline"),
    "KandinskyV22InpaintPipeline": lambda: pictures.kandinsky("KandinskyV22InpaintPipeline"),
    "StableDiffusionUpscalePipeline": pictures.upscaler,
    "StableDiffusionLatentUpscalePipeline": pictures.latent_upscaler,
    "LDMSuperResolutionPipeline": pictures.super_resolution,
    "StableDiffusionImageVariationPipeline": pictures.variation,
    "IFSuperResolutionPipeline": pictures.second_stage,
    "DiTPipeline": pictures.by_class,
    "QwenImageEditPipeline": lambda: qwen_image(edit=True),
    "WanVACEPipeline": motion.vace,
    "WanAnimatePipeline": motion.animate,
    "LucyEditPipeline": motion.lucy,
    "SkyReelsV2ImageToVideoPipeline": motion.skyreels,
    "LTXPipeline": motion.ltx,
    "DanceDiffusionPipeline": motion.sounds_alone,
    "ShapEPipeline": lambda: motion.shap_e("ShapEPipeline"),
    "ShapEImg2ImgPipeline": lambda: motion.shap_e("ShapEImg2ImgPipeline"),
}


def stable_video():
    """The frames are 1024x576: an autoencoder of six levels leaves latents of 32x18."""
    levels = 6
    vision = transformers.CLIPVisionConfig(
        **TEXT, image_size=224, patch_size=56, projection_dim=32
    )  # fmt: skip
    return diffusers.StableVideoDiffusionPipeline(
        vae=diffusers.AutoencoderKLTemporalDecoder(
            block_out_channels=[32] * levels, down_block_types=["DownEncoderBlock2D"] * levels, layers_per_block=1
        ),
        image_encoder=transformers.CLIPVisionModelWithProjection(vision),
        unet=diffusers.UNetSpatioTemporalConditionModel(
            block_out_channels=(32, 32), num_attention_heads=(2, 2), layers_per_block=1, cross_attention_dim=32,
            down_block_types=("CrossAttnDownBlockSpatioTemporal", "DownBlockSpatioTemporal"), sample_size=32,
            up_block_types=("UpBlockSpatioTemporal", "CrossAttnUpBlockSpatioTemporal"), addition_time_embed_dim=32,
            projection_class_embeddings_input_dim=96, num_frames=2,
        ),
        scheduler=diffusers.EulerDiscreteScheduler(use_karras_sigmas=True, prediction_type="v_prediction"),
        feature_extractor=transformers.CLIPImageProcessor(),
    )  # fmt: skip


def audio():
    text = {**TEXT, "vocab_size": 600}
    sounds = {"spec_size": 8, "window_size": 4, "num_mel_bins": 8, "patch_size": 2, "hidden_size": 32, "depths": [1, 1], "num_attention_heads": [2, 2]}
    clap = transformers.ClapConfig(text_config=text, audio_config=sounds, projection_dim=32)
    letters = ["<s>", "<pad>", "</s>", "<unk>", "<mask>", *diffusion.LETTERS]
    gpt = transformers.GPT2Config(n_embd=16, n_layer=2, n_head=2, vocab_size=16, n_positions=99, max_new_tokens=8)
    sizes = {
        "block_out_channels": (8, 16), "norm_num_groups": 4, "layers_per_block": 1, "attention_head_dim": 2,
        "down_block_types": ("DownBlock2D", "CrossAttnDownBlock2D"), "up_block_types": ("CrossAttnUpBlock2D", "UpBlock2D"),
    }  # fmt: skip
    blocks = diffusers.pipelines.audioldm2
    return diffusers.AudioLDM2Pipeline(
        vae=diffusion.autoencoder(in_channels=1, out_channels=1),
        text_encoder=transformers.ClapModel(clap),
        tokenizer=transformers.RobertaTokenizer({word: at for at, word in enumerate(letters)}, [], model_max_length=77),
        text_encoder_2=diffusion.t5_text(),
        tokenizer_2=diffusion.t5_tokenizer(),
        projection_model=blocks.AudioLDM2ProjectionModel(32, 32, 16),
        language_model=transformers.GPT2LMHeadModel(gpt),
        feature_extractor=transformers.ClapFeatureExtractor(feature_size=64, sampling_rate=16000),
        unet=blocks.AudioLDM2UNet2DConditionModel(sample_size=32, cross_attention_dim=[(None, 16, 32)] * 2, **sizes),
        scheduler=diffusers.DDIMScheduler(clip_sample=False, set_alpha_to_one=False),
        vocoder=transformers.SpeechT5HifiGan(
            transformers.SpeechT5HifiGanConfig(
                model_in_dim=8, sampling_rate=16000, upsample_initial_channel=16, upsample_rates=[2, 2],
                upsample_kernel_sizes=[4, 4], resblock_kernel_sizes=[3], resblock_dilation_sizes=[[1, 3]],
                normalize_before=False,
            )
        ),
    )  # fmt: skip


def qwen_image(edit=False):
    """The pictures to edit stand in the text as marks, which the processor puts there."""
    text = {**TEXT, "num_key_value_heads": 2, "vocab_size": 512, "rope_scaling": {"type": "default", "mrope_section": [1, 1, 2]}}
    vision = {"depth": 2, "hidden_size": 32, "intermediate_size": 37, "num_heads": 2, "out_hidden_size": 32}
    marks = ["<|vision_start|>", "<|vision_end|>", "<|image_pad|>", "<|video_pad|>"]
    special = ["<|im_start|>", "<|im_end|>", "<|endoftext|>", *marks]
    letters = {word: at for at, word in enumerate([*special, *diffusion.LETTERS])}
    tokenizer = transformers.Qwen2Tokenizer(letters, [], model_max_length=1024)
    more = {"processor": qwen_processor(tokenizer, marks)} if edit else {}
    # Beside the picture that it makes stands the one to edit, both of a million pixels.
    deep = {"dim_mult": [1] * 6, "temperal_downsample": [False] * 5}
    levels = deep if edit else {"dim_mult": [1, 2, 4], "temperal_downsample": [False, True]}
    numbers = {f"{name}_token_id": letters[mark] for name, mark in zip(["vision_start", "vision_end", "image", "video"], marks)}
    return (diffusers.QwenImageEditPipeline if edit else diffusers.QwenImagePipeline)(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(),
        vae=diffusers.AutoencoderKLQwenImage(
            base_dim=24, z_dim=4, num_res_blocks=1, **levels,
            latents_mean=[0.0] * 4, latents_std=[1.0] * 4,
        ),
        text_encoder=transformers.Qwen2_5_VLForConditionalGeneration(
            transformers.Qwen2_5_VLConfig(text_config=text, vision_config=vision, **numbers)
        ),
        tokenizer=tokenizer, **more,
        transformer=diffusers.QwenImageTransformer2DModel(
            patch_size=2, in_channels=16, out_channels=4, num_layers=1, attention_head_dim=16, num_attention_heads=2,
            joint_attention_dim=32, guidance_embeds=False, axes_dims_rope=(8, 4, 4),
        ),
    )  # fmt: skip


def qwen_processor(tokenizer, marks):
    tokenizer.add_special_tokens({"additional_special_tokens": marks})
    images = transformers.Qwen2VLImageProcessor()
    videos = transformers.Qwen2VLVideoProcessor()
    return transformers.Qwen2VLProcessor(image_processor=images, tokenizer=tokenizer, video_processor=videos)


def unconditional():
    sizes = {"block_out_channels": (8, 16), "norm_num_groups": 4, "layers_per_block": 1, "attention_head_dim": 8}
    blocks = {"down_block_types": ("DownBlock2D", "AttnDownBlock2D"), "up_block_types": ("AttnUpBlock2D", "UpBlock2D")}
    return diffusers.DDPMPipeline(
        diffusers.UNet2DModel(sample_size=16, **sizes, **blocks), diffusers.DDPMScheduler()
    )


def class_of(one):
    named = [tag.removeprefix("diffusers:") for tag in one["tags"] if tag.startswith("diffusers:")]
    return next(iter(named), None)


def pipeline_of(repository):
    if repository == record["id"] and class_of(record) in CLASSES:
        return CLASSES[class_of(record)]()
    if repository.endswith("FLUX.1-dev") and "PriorRedux" in snippet:
        return pictures.flux_for_redux()
    return next((build for part, build in PIPELINES.items() if part in repository), diffusion.stable_diffusion_xl)()


def save_modular(target):
    """The components of Stable Diffusion XL stand in for those of larger models: the loading is the same for all."""
    whole = folder / "tiny/whole"
    diffusion.save(diffusion.stable_diffusion_xl(), whole)
    pipe = diffusers.ModularPipeline.from_pretrained(str(whole))
    pipe.load_components(dtype=torch.float16)
    pipe.save_pretrained(str(target))
    index = target / "modular_model_index.json"
    index.write_text(index.read_text().replace(str(target), record["id"]))


def save_prior(decoder):
    """The card of a decoder says which prior goes with it."""
    prior = "tiny/prior"
    diffusion.save(pictures.kandinsky_prior(), folder / prior)
    (decoder / "README.md").write_text(f"---\nprior:\n- {prior}\n---\n")


record = json.loads(Path(sys.argv[1]).read_text())
snippet = Path(sys.argv[3]).read_text()
folder = Path(sys.argv[2])
own = folder / record["id"]
torch.manual_seed(0)
modular = "ModularPipeline" in snippet
for repository in () if modular else re.findall(r'Pipeline\w*\.from_pretrained\(\s*"([^"]+)"', snippet):
    pipe = pipeline_of(repository)
    diffusion.save(pipe, folder / repository, (None, "fp16") if "fp16" in snippet else (None,))
    if "load_lora_weights" in snippet:
        adapters.save_lora(pipeline_of(repository), own)
    if "ip-adapter_sd15" in snippet:
        adapters.save_ip_adapter(pipe, own)
    if "image_encoder_pretrained_model_name_or_path" in snippet:
        adapters.save_flux_ip_adapter(pipe, own, folder / "openai/clip-vit-large-patch14")
if modular:
    save_modular(own)
if "Kandinsky" in str(class_of(record)):
    save_prior(own)
if "AutoModel" in snippet:
    pictures.autoencoder_alone(record["id"]).save_pretrained(own)
if kind := re.search(r"(\w*ControlNet\w*Model)\.from_pretrained", snippet):
    adapters.control_net(kind[1], record["id"]).half().save_pretrained(own)
if file := re.search(r'hf_hub_download\(\s*"[^"]+",\s*"([^"]+)"', snippet):
    adapters.save_z_image(own / file[1], folder / "hlky/Z-Image-Turbo-Fun-Controlnet-Union")
if "load_textual_inversion" in snippet:
    own.mkdir(parents=True)
    torch.save({"<gta5-artwork>": torch.randn(32)}, own / "learned_embeds.bin")
