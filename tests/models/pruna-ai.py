# /// script
# dependencies = []
# ///
"""The model that a snippet uses, with random weights, smashed without any algorithm and saved by Pruna itself."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "shared"))

import diffusers
import diffusion
import torch
import transformers
from pruna import SmashConfig, smash
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

CHAT = (
    "{% for m in messages %}{{ m.role }}: {% if m.content is string %}{{ m.content }}{% else %}{% for c in m.content %}"
    "{% if c.type == 'text' %}{{ c.text }}{% else %}<image>{% endif %}{% endfor %}{% endif %}\n{% endfor %}assistant: "
)
DECODER = {
    "hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4,
    "num_key_value_heads": 2, "head_dim": 8, "vocab_size": 512, "max_position_embeddings": 512,
}  # fmt: skip
SIZES = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4}


def letters_tokenizer(special=(), **more):
    """Byte-level BPE without merges, which reads every text."""
    names = ["<pad>", "<s>", "</s>", "<unk>", *special]
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate([*names, *diffusion.LETTERS])}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    whole.decoder = decoders.ByteLevel()
    roles = {"pad_token": "<pad>", "bos_token": "<s>", "eos_token": "</s>", "unk_token": "<unk>"}
    if special:
        more["additional_special_tokens"] = list(special)
    return transformers.PreTrainedTokenizerFast(
        tokenizer_object=whole, model_max_length=256, model_input_names=["input_ids", "attention_mask"], **roles, **more
    )


def bert():
    model = transformers.BertForMaskedLM(transformers.BertConfig(vocab_size=512, **SIZES))
    return model, letters_tokenizer()


def clip():
    text = {**SIZES, "vocab_size": 600, "bos_token_id": 512, "eos_token_id": 513, "pad_token_id": 513}
    vision = {**SIZES, "image_size": 32, "patch_size": 16}
    config = transformers.CLIPConfig(text_config=text, vision_config=vision, projection_dim=16)
    images = transformers.CLIPImageProcessor(size={"shortest_edge": 32}, crop_size=32)
    return transformers.CLIPModel(config), transformers.CLIPProcessor(images, diffusion.clip_tokenizer())


def llama():
    return transformers.LlamaForCausalLM(transformers.LlamaConfig(**DECODER)), letters_tokenizer(chat_template=CHAT)


def opt():
    sizes = {"hidden_size": 32, "ffn_dim": 37, "num_hidden_layers": 2, "num_attention_heads": 4, "word_embed_proj_dim": 32}
    return transformers.OPTForCausalLM(transformers.OPTConfig(vocab_size=512, **sizes)), letters_tokenizer()


def smolvlm():
    marks = ["<fake_token_around_image>", "<image>", "<end_of_utterance>", "<global-img>"]
    tokenizer = letters_tokenizer(marks, chat_template=CHAT)
    config = transformers.Idefics3Config(
        text_config=transformers.LlamaConfig(**DECODER, pad_token_id=0), scale_factor=2, pad_token_id=0,
        vision_config={**SIZES, "image_size": 32, "patch_size": 8}, image_token_id=tokenizer.convert_tokens_to_ids("<image>"),
    )  # fmt: skip
    images = transformers.Idefics3ImageProcessor(
        size={"longest_edge": 32}, max_image_size={"longest_edge": 32}, do_image_splitting=False
    )
    # A picture of 4x4 patches, four of which become one token.
    processor = transformers.Idefics3Processor(images, tokenizer, image_seq_len=4, chat_template=CHAT)
    return transformers.Idefics3ForConditionalGeneration(config), processor


def llama4():
    config = transformers.Llama4TextConfig(
        **DECODER, intermediate_size_mlp=37, num_local_experts=2, num_experts_per_tok=1, interleave_moe_layer_step=1
    )
    return transformers.Llama4ForCausalLM(config), letters_tokenizer()


def vit():
    config = transformers.ViTConfig(**SIZES, image_size=32, patch_size=16, id2label={0: "macaw", 1: "cockatoo"})
    images = transformers.ViTImageProcessor(size={"height": 32, "width": 32})
    return transformers.ViTForImageClassification(config), images


def whisper():
    config = transformers.WhisperConfig(
        d_model=32, encoder_layers=1, decoder_layers=1, encoder_attention_heads=2, decoder_attention_heads=2,
        encoder_ffn_dim=32, decoder_ffn_dim=32, vocab_size=512, max_target_positions=64, pad_token_id=0, bos_token_id=1,
        eos_token_id=2, decoder_start_token_id=1,
    )  # fmt: skip
    return transformers.WhisperForConditionalGeneration(config), letters_tokenizer()


def control_net():
    pipe = diffusion.stable_diffusion()
    net = diffusers.ControlNetModel(**diffusion.unet_sizes(), conditioning_embedding_out_channels=(8, 8))
    return diffusers.StableDiffusionControlNetPipeline(**pipe.components, controlnet=net, requires_safety_checker=False)


def flux2_klein():
    """The text encoder's layers 9, 18 and 27 are read."""
    text = transformers.Qwen3Config(**{**DECODER, "num_hidden_layers": 28})
    tokenizer = letters_tokenizer(chat_template=CHAT)
    return diffusers.Flux2KleinPipeline(
        scheduler=diffusers.FlowMatchEulerDiscreteScheduler(), text_encoder=transformers.Qwen3ForCausalLM(text),
        vae=diffusers.AutoencoderKLFlux2(
            block_out_channels=[8] * 4, norm_num_groups=4, latent_channels=4, layers_per_block=1,
            down_block_types=["DownEncoderBlock2D"] * 4, up_block_types=["UpDecoderBlock2D"] * 4,
        ),
        tokenizer=transformers.Qwen2TokenizerFast(tokenizer_object=tokenizer.backend_tokenizer, pad_token="<pad>", chat_template=CHAT),
        transformer=diffusers.Flux2Transformer2DModel(
            in_channels=16, num_layers=1, num_single_layers=1, attention_head_dim=16, num_attention_heads=2,
            joint_attention_dim=96, timestep_guidance_channels=32, axes_dims_rope=[4, 4, 4, 4],
        ),
    )  # fmt: skip


# Builders by a part of the repository's name, the longest parts first.
MODELS = {
    "bert": bert, "clip": clip, "Llama": llama, "opt": opt, "SmolVLM": smolvlm, "llama4": llama4, "vit": vit, "whisper": whisper,
}  # fmt: skip
PIPELINES = {
    "stable-diffusion-xl": lambda: diffusion.stable_diffusion_xl("StableDiffusionXLInpaintPipeline", 9),
    "stable-diffusion-inpainting": lambda: diffusion.stable_diffusion("StableDiffusionInpaintPipeline", 9),
    "controlnet": control_net,
    "FLUX.1-Fill": diffusion.flux_fill,
    "FLUX.1-Kontext": diffusion.flux_kontext,
    "FLUX.1": diffusion.flux,
    "flux2-klein": flux2_klein,
    "Wan2.1-I2V": lambda: diffusion.wan(from_image=True),
    "Wan2.1-T2V": diffusion.wan,
    "sd-concepts": diffusion.stable_diffusion,
    "stable-diffusion": diffusion.stable_diffusion,
}

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
name = record["id"].split("/")[1]
pipeline = next((build for part, build in PIPELINES.items() if part in name), None)
if pipeline:
    model = pipeline()
else:
    model, processor = next(build for part, build in MODELS.items() if part in name)()
smash(model, SmashConfig(device="cpu")).save_pretrained(folder)
if not pipeline:
    processor.save_pretrained(folder)
