"""A tiny pipeline from a text to a video with sound: the checkpoints of MiniMax-H3's parts that `cortiq animate-pack` reads."""

import files
import language

HIDDEN, HEADS, HEAD, INNER, TEXT = 64, 2, 32, 128, language.HIDDEN
LATENT, AUDIO, RANK, GRID = 8, 8, 8, 1025
CHANNELS = 4
RATES, KERNELS = (5, 5, 2, 2, 2, 2, 2), (3, 7, 11)


def encoder():
    """The layers of a Qwen3 model, of which the last one's states are taken."""
    table = {"model.embed_tokens.weight": files.halves([language.VOCABULARY, TEXT], 0.5)}
    return table | language.layer("model.layers.0") | language.layer("model.layers.1")


def block(prefix):
    """The tensors of one block of the transformer."""
    linear = {
        "attn.qkv_proj": [3 * HEADS * HEAD, HIDDEN],
        "attn.out_proj": [HIDDEN, HEADS * HEAD],
        "mlp.fc1": [2 * INNER, HIDDEN],
        "mlp.fc2": [HIDDEN, INNER],
    }
    norms = {"norm1": HIDDEN, "norm2": HIDDEN, "attn.q_norm": HEAD, "attn.k_norm": HEAD}
    weights = {f"{prefix}.{name}.weight": files.halves(shape, 0.05) for name, shape in linear.items()}
    return weights | {f"{prefix}.{name}.weight": files.same([size], 1) for name, size in norms.items()}


def transformer():
    """The model that takes the noise from picture and sound together; time enters by a table of its curve."""
    tensors = block("blocks.0") | block("token_refiner.blocks.0")
    tensors |= {
        "adaln_t_table": files.halves([GRID, RANK], 0.5),
        "final_layer.norm.weight": files.same([HIDDEN], 1),
        "token_refiner.final_norm.weight": files.same([HIDDEN], 1),
        "rope.inv_freq": files.floats([10_000 ** (-at / 5) for at in range(5)]),
    }
    biased = {
        # Shift, scale and gate, twice, for each of three kinds of rows.
        "blocks.0.adaln_proj.linear": [3 * 6 * HIDDEN, RANK],
        "final_layer.adaln_proj.linear": [2 * HIDDEN, RANK],
        "final_layer.video_out": [4 * LATENT, HIDDEN],
        "final_layer.audio_out": [AUDIO, HIDDEN],
        "video_patch_proj": [HIDDEN, 4 * LATENT],
        "audio_patch_proj": [HIDDEN, AUDIO],
        "condition_proj": [HIDDEN, TEXT],
    }
    for name, shape in biased.items():
        tensors |= files.layer(name, shape)
    return tensors


def pictures():
    """The decoder of pictures, a transformer, and as much of the encoder as the packer asks for."""
    prefix = "decoder.transformer_blocks.0"
    biased = {
        f"{prefix}.attn.to_qkv": [3 * HIDDEN, HIDDEN],
        f"{prefix}.attn.to_out": [HIDDEN, HIDDEN],
        f"{prefix}.ff.w1": [8 * HIDDEN, HIDDEN],
        f"{prefix}.ff.w2": [HIDDEN, 4 * HIDDEN],
        "decoder.x_embedder": [HIDDEN, LATENT],
        # Four frames of sixteen by sixteen pixels in three colours.
        "decoder.proj_out": [3 * 4 * 16 * 16, HIDDEN],
        "post_quant_conv": [LATENT, LATENT],
        "quant_conv": [2 * LATENT, 2 * LATENT],
        "encoder.conv_in": [CHANNELS, 3, 3, 3, 3],
        "encoder.conv_out": [2 * LATENT, CHANNELS, 3, 3, 3],
    }
    tensors = {"decoder.register_tokens": files.halves([4, HIDDEN], 0.1)}
    for name, shape in biased.items():
        tensors |= files.layer(name, shape)
    for name, size in (("decoder.norm_out", HIDDEN), ("encoder.norm_out", CHANNELS)):
        tensors |= {f"{name}.weight": files.same([size], 1), f"{name}.bias": files.same([size], 0)}
    tensors |= {f"{prefix}.norm{at}.weight": files.same([HIDDEN], 1) for at in (1, 2)}
    tensors |= {f"{prefix}.scale{at}": files.same([HIDDEN], 0.1) for at in (1, 2)}
    return tensors | statistics(LATENT)


def statistics(size):
    """What a latent is multiplied with, and what is added to it."""
    return {"latents_mean": files.same([size], 0), "latents_std": files.same([size], 1)}


def activation(name):
    """An activation with a frequency and a size for each channel."""
    return {f"{name}.act.{part}": files.same([CHANNELS], 0) for part in ("alpha", "beta")}


def sound():
    """The decoder of sound: seven times it makes it longer, each time with three residual blocks."""
    tensors = files.layer("dec_in_proj", [CHANNELS, AUDIO, 1]) | files.layer("decoder.conv_pre", [CHANNELS, CHANNELS, 7])
    for at, rate in enumerate(RATES):
        tensors |= files.layer(f"decoder.ups.{at}.0", [CHANNELS, CHANNELS, 9 if rate == 5 else 4])
        for kind, kernel in enumerate(KERNELS):
            prefix = f"decoder.resblocks.{at * len(KERNELS) + kind}"
            for part in range(3):
                tensors |= files.layer(f"{prefix}.convs1.{part}", [CHANNELS, CHANNELS, kernel])
                tensors |= files.layer(f"{prefix}.convs2.{part}", [CHANNELS, CHANNELS, kernel])
            for part in range(6):
                tensors |= activation(f"{prefix}.activations.{part}")
    tensors |= activation("decoder.activation_post") | files.layer("decoder.conv_post", [1, CHANNELS, 7])
    return tensors | statistics(AUDIO)


def write(folder):
    """Writes the parts; returns the command that packs them."""
    parts = {"te": encoder, "dit": transformer, "video-vae": pictures, "audio-vae": sound}
    for name, tensors in parts.items():
        files.save(folder / f"{name}.safetensors", tensors())
    files.write_json(folder / "tokenizer.json", files.tokenizer(language.SPECIAL))
    named = [word for name in parts for word in (f"--{name}", folder / f"{name}.safetensors")]
    return ["animate-pack", *named, "--tokenizer", folder / "tokenizer.json", "--vvae-heads", HEADS, "--quant", "q8"]
