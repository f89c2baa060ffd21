"""A tiny model of language: a Qwen3 checkpoint that `cortiq convert` reads."""

import files

HIDDEN, LAYERS, HEADS, KEYS, HEAD, INNER = 128, 2, 4, 2, 32, 256
SPECIAL = {"<|endoftext|>": 256, "<|im_start|>": 257, "<|im_end|>": 258}
VOCABULARY = 320

CONFIG = {
    "architectures": ["Qwen3ForCausalLM"],
    "model_type": "qwen3",
    "hidden_size": HIDDEN,
    "num_hidden_layers": LAYERS,
    "num_attention_heads": HEADS,
    "num_key_value_heads": KEYS,
    "head_dim": HEAD,
    "intermediate_size": INNER,
    "vocab_size": VOCABULARY,
    "max_position_embeddings": 2048,
    "rms_norm_eps": 1e-6,
    "rope_theta": 10000.0,
    "hidden_act": "silu",
    "tie_word_embeddings": False,
    "bos_token_id": 256,
    "eos_token_id": 258,
}

TEMPLATE = (
    "{% for message in messages %}<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)


def layer(prefix, hidden=HIDDEN, heads=HEADS, keys=KEYS, head=HEAD, inner=INNER):
    """The tensors of one layer of a Qwen3 model."""
    linear = {
        "self_attn.q_proj": [heads * head, hidden],
        "self_attn.k_proj": [keys * head, hidden],
        "self_attn.v_proj": [keys * head, hidden],
        "self_attn.o_proj": [hidden, heads * head],
        "mlp.gate_proj": [inner, hidden],
        "mlp.up_proj": [inner, hidden],
        "mlp.down_proj": [hidden, inner],
    }
    norms = {
        "input_layernorm": hidden,
        "post_attention_layernorm": hidden,
        "self_attn.q_norm": head,
        "self_attn.k_norm": head,
    }
    weights = {f"{prefix}.{name}.weight": files.halves(shape, 0.05) for name, shape in linear.items()}
    return weights | {f"{prefix}.{name}.weight": files.same([size], 1) for name, size in norms.items()}


def head():
    """The last layer, which says letters alone: of other bytes, nothing might be seen of the answer."""
    dtype, shape, data = files.halves([VOCABULARY, HIDDEN], 0.5)
    row = len(data) // VOCABULARY
    rows = [data[at * row : (at + 1) * row] for at in range(VOCABULARY)]
    letters = [chr(at).isascii() and chr(at).isalpha() for at in range(VOCABULARY)]
    return dtype, shape, b"".join(one if is_letter else bytes(row) for one, is_letter in zip(rows, letters))


def write(folder):
    """Writes the checkpoint; returns the command that converts it."""
    tensors = {"model.embed_tokens.weight": files.halves([VOCABULARY, HIDDEN], 0.5)}
    for at in range(LAYERS):
        tensors |= layer(f"model.layers.{at}")
    tensors |= {"model.norm.weight": files.same([HIDDEN], 1), "lm_head.weight": head()}
    files.write_json(folder / "config.json", CONFIG)
    files.write_json(folder / "tokenizer.json", files.tokenizer(SPECIAL))
    files.write_json(
        folder / "tokenizer_config.json",
        {"tokenizer_class": "Qwen2Tokenizer", "eos_token": "<|im_end|>", "chat_template": TEMPLATE},
    )
    files.save(folder / "model.safetensors", tensors)
    return ["convert", "--model", folder, "--quant", "q8"]
