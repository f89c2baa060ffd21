"""What goes beside a pipeline: LoRA weights, control nets and IP-Adapters, as tiny as their base."""

import diffusers
import torch
import transformers
import diffusion
import pictures
from safetensors.torch import save_file

QWEN_IMAGE = {
    "patch_size": 2, "in_channels": 16, "out_channels": 4, "num_layers": 1, "attention_head_dim": 16,
    "num_attention_heads": 2, "joint_attention_dim": 32, "axes_dims_rope": (8, 4, 4),
}  # fmt: skip


def stable_diffusion_3():
    config = dict(diffusion.stable_diffusion_3().transformer.config)
    names = ["sample_size", "in_channels", "num_layers", "attention_head_dim", "num_attention_heads", "out_channels"]
    more = ["joint_attention_dim", "caption_projection_dim", "pooled_projection_dim", "pos_embed_max_size"]
    return diffusers.SD3ControlNetModel(**{name: config[name] for name in [*names, *more]})


def control_net(kind, repository):
    """The control net of a class; what its repository is called says for which base it is."""
    colors = {"conditioning_embedding_out_channels": (8, 8)}
    xl = "xl" in repository
    if kind == "FluxControlNetModel":
        return diffusers.FluxControlNetModel(in_channels=16, num_mode=6 if "Union" in repository else None, **diffusion.FLUX_SIZES)
    if kind == "SD3ControlNetModel":
        return stable_diffusion_3()
    if kind == "QwenImageControlNetModel":
        return diffusers.QwenImageControlNetModel(**QWEN_IMAGE)
    if kind == "HunyuanDiT2DControlNetModel":
        return diffusers.HunyuanDiT2DControlNetModel(transformer_num_layers=2, **pictures.HUNYUAN)
    if kind == "ControlNetUnionModel":
        numbers = {"num_trans_channel": 8, "num_trans_head": 2, "num_proj_channel": 8}
        return diffusers.ControlNetUnionModel(**diffusion.unet_sizes(64, xl), **colors, **numbers)
    return diffusers.ControlNetModel(**diffusion.unet_sizes(64 if xl else 32, xl), **colors)


def save_lora(pipe, target):
    from peft import LoraConfig, get_peft_model_state_dict

    name = "unet" if hasattr(pipe, "unet") else "transformer"
    model = getattr(pipe, name)
    model.add_adapter(LoraConfig(r=2, target_modules=["to_q", "to_k"]))
    pipe.save_lora_weights(target, **{f"{name}_lora_layers": get_peft_model_state_dict(model)})


def save_ip_adapter(pipe, folder):
    """The weights of a projection of the picture into four words, and of keys and values in each place that reads words."""
    words = pipe.unet.config.cross_attention_dim
    attentions = {}
    for at, name in enumerate(pipe.unet.attn_processors):
        if "attn2" not in name:
            continue
        size = pipe.unet.get_submodule(name.removesuffix(".processor")).to_q.out_features
        attentions |= {f"{at}.to_{part}_ip.weight": torch.randn(size, words) for part in "kv"}
    projection = {
        "proj.weight": torch.randn(4 * words, 32), "proj.bias": torch.zeros(4 * words),
        "norm.weight": torch.ones(words), "norm.bias": torch.zeros(words),
    }  # fmt: skip
    pictures.vision().save_pretrained(folder / "models/image_encoder")
    torch.save({"image_proj": projection, "ip_adapter": attentions}, folder / "models/ip-adapter_sd15.bin")


def save_flux_ip_adapter(pipe, folder, encoder):
    """As save_ip_adapter, with the names of Flux's two kinds of blocks; the encoder is a repository of its own."""
    words = pipe.transformer.config.joint_attention_dim
    weights = {
        "ip_adapter_proj_model.proj.weight": torch.randn(4 * words, 32), "ip_adapter_proj_model.proj.bias": torch.zeros(4 * words),
        "ip_adapter_proj_model.norm.weight": torch.ones(words), "ip_adapter_proj_model.norm.bias": torch.zeros(words),
    }  # fmt: skip
    size = pipe.transformer.inner_dim
    for at in range(len(pipe.transformer.transformer_blocks)):
        for part in "kv":
            start = f"double_blocks.{at}.processor.ip_adapter_double_stream_{part}_proj"
            weights |= {f"{start}.weight": torch.randn(size, words), f"{start}.bias": torch.zeros(size)}
    folder.mkdir(parents=True)
    save_file(weights, folder / "ip_adapter.safetensors")
    pictures.vision().save_pretrained(encoder)
    pictures.clip_pictures().save_pretrained(encoder)


def save_z_image(file, configuration):
    """One file with the names of the original; its configuration is in the repository that the package takes it from."""
    net = diffusers.ZImageControlNetModel(
        control_layers_places=[0], control_refiner_layers_places=[0], control_in_dim=16, **pictures.Z_IMAGE
    )
    net.save_config(configuration)
    file.parent.mkdir(parents=True)
    save_file({name: value.half().contiguous() for name, value in net.state_dict().items()}, file)
