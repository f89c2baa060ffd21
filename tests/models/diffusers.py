# /// script
# dependencies = []
# ///
"""The pipeline that a snippet names, with random weights; LoRA weights, control nets and embeddings go beside their base."""

import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "shared"))

import diffusers
import torch
import transformers
import diffusion

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
}


TEXT = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4}


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


def qwen_image():
    text = {**TEXT, "num_key_value_heads": 2, "vocab_size": 512, "rope_scaling": {"type": "default", "mrope_section": [1, 1, 2]}}
    vision = {"depth": 2, "hidden_size": 32, "intermediate_size": 37, "num_heads": 2, "out_hidden_size": 32}
    special = ["<|im_start|>", "<|im_end|>", "<|endoftext|>"]
    letters = {word: at for at, word in enumerate([*special, *diffusion.LETTERS])}
    return diffusers.QwenImagePipeline(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(),
        vae=diffusers.AutoencoderKLQwenImage(
            base_dim=24, z_dim=4, dim_mult=[1, 2, 4], num_res_blocks=1, temperal_downsample=[False, True],
            latents_mean=[0.0] * 4, latents_std=[1.0] * 4,
        ),
        text_encoder=transformers.Qwen2_5_VLForConditionalGeneration(
            transformers.Qwen2_5_VLConfig(text_config=text, vision_config=vision)
        ),
        tokenizer=transformers.Qwen2Tokenizer(letters, [], model_max_length=1024),
        transformer=diffusers.QwenImageTransformer2DModel(
            patch_size=2, in_channels=16, out_channels=4, num_layers=1, attention_head_dim=16, num_attention_heads=2,
            joint_attention_dim=32, guidance_embeds=False, axes_dims_rope=(8, 4, 4),
        ),
    )  # fmt: skip


def unconditional():
    sizes = {"block_out_channels": (8, 16), "norm_num_groups": 4, "layers_per_block": 1, "attention_head_dim": 8}
    blocks = {"down_block_types": ("DownBlock2D", "AttnDownBlock2D"), "up_block_types": ("AttnUpBlock2D", "UpBlock2D")}
    return diffusers.DDPMPipeline(
        diffusers.UNet2DModel(sample_size=16, **sizes, **blocks), diffusers.DDPMScheduler()
    )


def control_net(kind):
    if kind == "FluxControlNetModel":
        return diffusers.FluxControlNetModel(in_channels=16, **diffusion.FLUX_SIZES)
    if kind == "SD3ControlNetModel":
        config = dict(diffusion.stable_diffusion_3().transformer.config)
        names = ["sample_size", "in_channels", "num_layers", "attention_head_dim", "num_attention_heads", "out_channels"]
        more = ["joint_attention_dim", "caption_projection_dim", "pooled_projection_dim", "pos_embed_max_size"]
        return diffusers.SD3ControlNetModel(**{name: config[name] for name in [*names, *more]})
    xl = "xl" in record["id"]
    return diffusers.ControlNetModel(
        **diffusion.unet_sizes(64 if xl else 32, xl), conditioning_embedding_out_channels=(8, 8)
    )


def save_lora(pipe, target):
    from peft import LoraConfig, get_peft_model_state_dict

    name = "unet" if hasattr(pipe, "unet") else "transformer"
    model = getattr(pipe, name)
    model.add_adapter(LoraConfig(r=2, target_modules=["to_q", "to_k"]))
    pipe.save_lora_weights(target, **{f"{name}_lora_layers": get_peft_model_state_dict(model)})


def pipeline_of(repository):
    return next((build for part, build in PIPELINES.items() if part in repository), diffusion.stable_diffusion_xl)()


record = json.loads(Path(sys.argv[1]).read_text())
snippet = Path(sys.argv[3]).read_text()
folder = Path(sys.argv[2])
own = folder / record["id"]
torch.manual_seed(0)
for repository in re.findall(r'Pipeline\w*\.from_pretrained\(\s*"([^"]+)"|AutoPipeline\w+\.from_pretrained\(\s*"([^"]+)"', snippet):
    repository = "".join(repository)
    diffusion.save(pipeline_of(repository), folder / repository, (None, "fp16") if "fp16" in snippet else (None,))
    if "load_lora_weights" in snippet:
        save_lora(pipeline_of(repository), own)
if kind := re.search(r"(\w*ControlNetModel)\.from_pretrained", snippet):
    control_net(kind[1]).half().save_pretrained(own)
if "load_textual_inversion" in snippet:
    own.mkdir(parents=True)
    torch.save({"<gta5-artwork>": torch.randn(32)}, own / "learned_embeds.bin")
