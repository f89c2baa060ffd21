"""
A small pipeline from a text to music: the checkpoints of MiniMax-Music-3's three parts that `cortiq animate-pack` reads. Sizes
that are compiled into cortiq stay as they are: ids of tokens up to 151,674, and the width of the transformer, which has one layer.
"""

import json

import files

HIDDEN, HEAD, INNER, LEVELS, CODES = 64, 32, 128, 8, 64
# Of the first level there are few, so that the one that ends the piece comes soon.
FIRST = 8
TOKENS = 151_675
WIDTH, LATENT, CONDITION, CONCATENATED, WIDE = 2048, 128, 2048, 2304, 8192
CHANNELS = 8


def layer(prefix, rows):
    """A layer of the language model or of its decoder, with projections in one piece; the first has `rows` for attention."""
    linear = {
        "self_attn.qkv_proj": [rows, HIDDEN],
        "self_attn.o_proj": [HIDDEN, HIDDEN],
        "mlp.gate_up_proj": [2 * INNER, HIDDEN],
        "mlp.down_proj": [HIDDEN, INNER],
    }
    norms = ["input_layernorm", "post_attention_layernorm"]
    weights = {f"{prefix}.{name}.weight": files.halves(shape, 0.05) for name, shape in linear.items()}
    return weights | {f"{prefix}.{name}.weight": files.same([HIDDEN], 1) for name in norms}


def language():
    """The model that writes codes of sound: a head for the first level, and a decoder for the seven others."""
    heads = HIDDEN // HEAD
    tensors = layer("model.layers.0", (heads + 2) * HEAD)
    tensors |= {f"model.layers.0.self_attn.{name}_norm.weight": files.same([HEAD], 1) for name in "qk"}
    tensors |= layer("model.audio_decoder.layers.0", 3 * HIDDEN)
    tables = {
        "embed_tokens_prefill": [TOKENS, HIDDEN],
        "embed_tokens_audio": [FIRST, HIDDEN],
        "audio_extra_embedding": [CODES * (LEVELS - 1), HIDDEN],
        "lm_head_pruned": [FIRST + 1, HIDDEN],
        "audio_decoder.projection": [HIDDEN, HIDDEN],
        "audio_decoder.pos_embedding": [2 * LEVELS, HIDDEN],
    }
    tables |= {f"audio_decoder.audio_heads.{at}": [CODES, HIDDEN] for at in range(LEVELS - 1)}
    tensors |= {f"model.{name}.weight": files.halves(shape, 0.2) for name, shape in tables.items()}
    tensors |= {f"model.{name}.weight": files.same([HIDDEN], 1) for name in ("norm", "audio_decoder.norm")}
    text = json.dumps(files.tokenizer({"<|endoftext|>": 256})).encode()
    return tensors | {"tokenizer_json": ("U8", [len(text)], text)}


def transformer():
    """The model that makes a latent of the codes. Its two corrections by convolution are zero."""
    top, first = "diffusion_transformer", "diffusion_transformer.transformer.layers.0"
    zeros = {"preprocess_conv": [CONCATENATED, CONCATENATED, 1], "postprocess_conv": [LATENT, LATENT, 1]}
    linear = {
        f"{top}.to_timestep_embed.0": [WIDTH, 2 * LATENT],
        f"{top}.to_timestep_embed.2": [WIDTH, WIDTH],
        f"{top}.transformer.project_in": [WIDTH, CONCATENATED],
        f"{top}.transformer.project_out": [LATENT, WIDTH],
        f"{first}.self_attn.to_qkv": [3 * WIDTH, WIDTH],
        f"{first}.self_attn.to_out": [WIDTH, WIDTH],
        f"{first}.ff.ff.0.proj": [2 * WIDE, WIDTH],
        f"{first}.ff.ff.2": [WIDTH, WIDE],
        "latent_conditioners.0": [CONDITION, HIDDEN, 3],
    }
    biased = {
        f"{top}.to_timestep_embed.0": WIDTH,
        f"{top}.to_timestep_embed.2": WIDTH,
        f"{first}.ff.ff.0.proj": 2 * WIDE,
        f"{first}.ff.ff.2": WIDTH,
        "latent_conditioners.0": CONDITION,
    }
    tensors = {f"{name}.weight": files.halves(shape, 0.02) for name, shape in linear.items()}
    tensors |= {f"{name}.bias": files.same([size], 0) for name, size in biased.items()}
    tensors |= {f"{top}.{name}.weight": files.same(shape, 0) for name, shape in zeros.items()}
    for norm in ("pre_norm", "ff_norm"):
        tensors |= {f"{first}.{norm}.gamma": files.same([WIDTH], 1), f"{first}.{norm}.beta": files.same([WIDTH], 0)}
    return tensors | {
        f"{top}.timestep_features.weight": files.halves([LATENT, 1], 1),
        f"{top}.transformer.rotary_pos_emb.inv_freq": files.floats([10_000 ** (-at / 16) for at in range(16)]),
        "cond_layer_logits": files.same([LEVELS], 0),
        "cond_layer_scale": files.same([1], 1),
    }


def normed(name, shape):
    """A convolution as it is trained: a direction, a length for each of its channels, and a bias."""
    return {
        f"{name}.weight_v": files.halves(shape, 0.1),
        f"{name}.weight_g": files.same([shape[0], 1, 1], 1),
        f"{name}.bias": files.same(shape[:1], 0),
    }


def decoder():
    """The model that makes sound of the latent: four times it makes it longer, by 512 in all."""
    alpha = files.same([1, CHANNELS, 1], 1)
    tensors = {
        "dec_in_proj.weight": files.halves([CHANNELS, LATENT // 2, 1], 0.1),
        "dec_in_proj.bias": files.same([CHANNELS], 0),
    } | normed("decoder.model.0", [CHANNELS, CHANNELS, 7])
    for at, stride in enumerate((8, 8, 4, 2), 1):
        stage = f"decoder.model.{at}"
        tensors |= {f"{stage}.block.0.alpha": alpha}
        tensors |= normed(f"{stage}.block.1", [CHANNELS, CHANNELS, 2 * stride])
        for unit in range(2, 5):
            block = f"{stage}.block.{unit}.block"
            tensors |= {f"{block}.0.alpha": alpha, f"{block}.2.alpha": alpha}
            tensors |= normed(f"{block}.1", [CHANNELS, CHANNELS, 7]) | normed(f"{block}.3", [CHANNELS, CHANNELS, 1])
    return tensors | {"decoder.model.5.alpha": alpha} | normed("decoder.model.6", [1, CHANNELS, 7])


def write(folder):
    """Writes the parts; returns the command that packs them."""
    for name, tensors in (("te", language), ("dit", transformer), ("vae", decoder)):
        files.save(folder / f"{name}.safetensors", tensors())
    parts = [word for name in ("te", "dit", "vae") for word in (f"--music-{name}", folder / f"{name}.safetensors")]
    return ["animate-pack", *parts, "--quant", "q8"]
