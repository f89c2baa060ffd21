"""A tiny pipeline from text to an image: the folder of a Lumina-Image 2.0 pipeline that `cortiq imagine-pack` reads."""

import files

TEXT = {
    "model_type": "gemma2",
    "hidden_size": 64,
    "intermediate_size": 128,
    "num_hidden_layers": 2,
    "num_attention_heads": 2,
    "num_key_value_heads": 1,
    "head_dim": 32,
    "vocab_size": 320,
    "rms_norm_eps": 1e-6,
    "rope_theta": 10000.0,
    "query_pre_attn_scalar": 32,
    "attn_logit_softcapping": 50.0,
    "sliding_window": 4096,
    "max_position_embeddings": 8192,
}
TRANSFORMER = {
    "_class_name": "Lumina2Transformer2DModel",
    "hidden_size": 64,
    "num_layers": 1,
    "num_refiner_layers": 1,
    "num_attention_heads": 2,
    "num_kv_heads": 1,
    "in_channels": 4,
    "patch_size": 2,
    "axes_dim_rope": [8, 12, 12],
    "norm_eps": 1e-5,
    "cap_feat_dim": 64,
}
DECODER = {
    "_class_name": "AutoencoderKL",
    "latent_channels": 4,
    "norm_num_groups": 8,
    "scaling_factor": 0.3611,
    "shift_factor": 0.1159,
}
TIME, CHANNELS = 64, 16


def encoder():
    """The tensors of the text encoder, whose norms add one to their weights."""
    hidden, inner, head = TEXT["hidden_size"], TEXT["intermediate_size"], TEXT["head_dim"]
    linear = {
        "self_attn.q_proj": [2 * head, hidden],
        "self_attn.k_proj": [head, hidden],
        "self_attn.v_proj": [head, hidden],
        "self_attn.o_proj": [hidden, 2 * head],
        "mlp.gate_proj": [inner, hidden],
        "mlp.up_proj": [inner, hidden],
        "mlp.down_proj": [hidden, inner],
    }
    norms = ["input", "post_attention", "pre_feedforward", "post_feedforward"]
    tensors = {"embed_tokens.weight": files.halves([TEXT["vocab_size"], hidden], 0.1)}
    for at in range(TEXT["num_hidden_layers"]):
        tensors |= {f"layers.{at}.{name}.weight": files.halves(shape, 0.05) for name, shape in linear.items()}
        tensors |= {f"layers.{at}.{name}_layernorm.weight": files.same([hidden], 0) for name in norms}
    return tensors | {"norm.weight": files.same([hidden], 0)}


def block(prefix, modulated):
    """The tensors of one block of the transformer."""
    hidden = TRANSFORMER["hidden_size"]
    linear = {
        "attn.to_q": [hidden, hidden],
        "attn.to_k": [hidden // 2, hidden],
        "attn.to_v": [hidden // 2, hidden],
        "attn.to_out.0": [hidden, hidden],
        "feed_forward.linear_1": [2 * hidden, hidden],
        "feed_forward.linear_3": [2 * hidden, hidden],
        "feed_forward.linear_2": [hidden, 2 * hidden],
    }
    norms = {"norm2": hidden, "ffn_norm1": hidden, "ffn_norm2": hidden, "attn.norm_q": 32, "attn.norm_k": 32}
    tensors = {f"{prefix}.{name}.weight": files.halves(shape, 0.05) for name, shape in linear.items()}
    tensors |= {f"{prefix}.{name}.weight": files.same([size], 1) for name, size in norms.items()}
    if not modulated:
        return tensors | {f"{prefix}.norm1.weight": files.same([hidden], 1)}
    return tensors | files.layer(f"{prefix}.norm1.linear", [4 * hidden, TIME]) | {
        f"{prefix}.norm1.norm.weight": files.same([hidden], 1)
    }


def transformer():
    """The tensors of the transformer that takes the noise away."""
    hidden, patch = TRANSFORMER["hidden_size"], 4 * TRANSFORMER["in_channels"]
    embed = "time_caption_embed"
    tensors = (
        files.layer("x_embedder", [hidden, patch])
        | files.layer(f"{embed}.timestep_embedder.linear_1", [TIME, 256])
        | files.layer(f"{embed}.timestep_embedder.linear_2", [TIME, TIME])
        | {f"{embed}.caption_embedder.0.weight": files.same([TEXT["hidden_size"]], 1)}
        | files.layer(f"{embed}.caption_embedder.1", [hidden, TEXT["hidden_size"]])
        | files.layer("norm_out.linear_1", [hidden, TIME])
        | files.layer("norm_out.linear_2", [patch, hidden])
    )
    for part, modulated in (("context_refiner", False), ("noise_refiner", True), ("layers", True)):
        tensors |= block(f"{part}.0", modulated)
    return tensors


def norm(name):
    """A norm over groups of channels."""
    return {f"{name}.weight": files.same([CHANNELS], 1), f"{name}.bias": files.same([CHANNELS], 0)}


def residual(name):
    """A residual block of the decoder."""
    square = [CHANNELS, CHANNELS, 3, 3]
    return (
        norm(f"{name}.norm1")
        | files.layer(f"{name}.conv1", square)
        | norm(f"{name}.norm2")
        | files.layer(f"{name}.conv2", square)
    )


def decoder():
    """The tensors of the decoder: three times it doubles height and width."""
    middle, attention = "decoder.mid_block", "decoder.mid_block.attentions.0"
    tensors = files.layer("decoder.conv_in", [CHANNELS, DECODER["latent_channels"], 3, 3])
    tensors |= residual(f"{middle}.resnets.0") | residual(f"{middle}.resnets.1") | norm(f"{attention}.group_norm")
    for name in ("to_q", "to_k", "to_v", "to_out.0"):
        tensors |= files.layer(f"{attention}.{name}", [CHANNELS, CHANNELS])
    for at in range(4):
        tensors |= residual(f"decoder.up_blocks.{at}.resnets.0")
        if at < 3:
            tensors |= files.layer(f"decoder.up_blocks.{at}.upsamplers.0.conv", [CHANNELS, CHANNELS, 3, 3])
    return tensors | norm("decoder.conv_norm_out") | files.layer("decoder.conv_out", [3, CHANNELS, 3, 3])


def write(folder):
    """Writes the pipeline; returns the command that packs it."""
    parts = {"text_encoder": (TEXT, encoder), "transformer": (TRANSFORMER, transformer), "vae": (DECODER, decoder)}
    for part, (config, tensors) in parts.items():
        name = "model" if part == "text_encoder" else "diffusion_pytorch_model"
        files.write_json(folder / part / "config.json", config)
        files.save(folder / part / f"{name}.safetensors", tensors())
    files.write_json(folder / "tokenizer/tokenizer.json", files.tokenizer({"<bos>": 256, "<eos>": 257}))
    return ["imagine-pack", folder, "--quant", "q8"]
