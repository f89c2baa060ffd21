# /// script
# dependencies = ["gguf"]
# ///
"""A LLaMA of two blocks over letters, as GGUF, and where the snippet reads pictures the eye of LLaVA beside it.

Only letters have an output weight, so that what is generated can be printed.
"""

import json
import math
import re
import string
import sys
from pathlib import Path

import numpy as np
from gguf import GGUFWriter, PoolingType, TokenType

SIZE, INNER, BLOCKS, HEADS = 32, 64, 2, 4
TEMPLATE = "{% for message in messages %}{{ message['role'] }}: {{ message['content'] }}\n{% endfor %}assistant: "
SPECIAL = [("<unk>", TokenType.UNKNOWN), ("<s>", TokenType.CONTROL), ("</s>", TokenType.CONTROL)]
BYTES = [(f"<0x{byte:02X}>", TokenType.BYTE) for byte in range(256)]
LETTERS = [(letter, TokenType.NORMAL) for letter in ["\u2581", *string.ascii_letters, *string.punctuation]]
VOCABULARY = [*SPECIAL, *BYTES, *LETTERS]
draw = np.random.default_rng(0)


def random(*shape: int) -> np.ndarray:
    return draw.normal(0, 0.1, shape).astype(np.float32)


def ones(size: int) -> np.ndarray:
    return np.ones(size, np.float32)


def write(writer: GGUFWriter, tensors: dict[str, np.ndarray]) -> None:
    for name, values in tensors.items():
        writer.add_tensor(name, values)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def language_model(file: Path, parts: int = 1) -> None:
    """Writes a model as one file, or where its name ends in -of-<parts>, as the parts that a split one has."""
    tensors = 3 + 9 * BLOCKS
    whole = file if parts == 1 else file.with_name(re.sub(r"-of-\d+", "", file.name))
    writer = GGUFWriter(str(whole), "llama", split_max_tensors=0 if parts == 1 else math.ceil(tensors / parts))
    writer.add_context_length(4096)
    writer.add_embedding_length(SIZE)
    writer.add_block_count(BLOCKS)
    writer.add_feed_forward_length(INNER)
    writer.add_head_count(HEADS)
    writer.add_head_count_kv(HEADS)
    writer.add_rope_dimension_count(SIZE // HEADS)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_vocab_size(len(VOCABULARY))
    writer.add_tokenizer_model("llama")
    writer.add_tokenizer_pre("default")
    writer.add_token_list([word for word, _ in VOCABULARY])
    writer.add_token_scores([-float(at) for at in range(len(VOCABULARY))])
    writer.add_token_types([kind for _, kind in VOCABULARY])
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    writer.add_chat_template(TEMPLATE)
    if "embedding=True" in code:
        # As converters write for models of sentences: without it there is a vector for each token.
        writer.add_pooling_type(PoolingType.MEAN)
    output = random(len(VOCABULARY), SIZE)
    output[: len(SPECIAL) + len(BYTES) + 1] = 0
    tensors = {"token_embd.weight": random(len(VOCABULARY), SIZE), "output_norm.weight": ones(SIZE), "output.weight": output}
    for at in range(BLOCKS):
        block = {f"attn_{name}": random(SIZE, SIZE) for name in ("q", "k", "v", "output")}
        block |= {"ffn_gate": random(INNER, SIZE), "ffn_up": random(INNER, SIZE), "ffn_down": random(SIZE, INNER)}
        block |= {"attn_norm": ones(SIZE), "ffn_norm": ones(SIZE)}
        tensors |= {f"blk.{at}.{name}.weight": values for name, values in block.items()}
    write(writer, tensors)


def eye(file: Path) -> None:
    writer = GGUFWriter(str(file), "clip")
    writer.add_bool("clip.has_vision_encoder", True)
    writer.add_bool("clip.has_text_encoder", False)
    writer.add_bool("clip.has_llava_projector", True)
    writer.add_string("clip.projector_type", "mlp")
    writer.add_bool("clip.use_gelu", False)
    numbers = {
        "image_size": 56, "patch_size": 14, "embedding_length": SIZE, "feed_forward_length": INNER,
        "projection_dim": SIZE, "attention.head_count": HEADS, "block_count": BLOCKS,
    }  # fmt: skip
    for name, value in numbers.items():
        writer.add_uint32(f"clip.vision.{name}", value)
    writer.add_float32("clip.vision.attention.layer_norm_epsilon", 1e-5)
    writer.add_array("clip.vision.image_mean", [0.48, 0.46, 0.41])
    writer.add_array("clip.vision.image_std", [0.27, 0.26, 0.28])
    tensors = {
        "v.class_embd": random(SIZE), "v.patch_embd.weight": random(SIZE, 3, 14, 14),
        "v.position_embd.weight": random(17, SIZE), "v.pre_ln.weight": ones(SIZE), "v.pre_ln.bias": random(SIZE),
        "mm.0.weight": random(SIZE, SIZE), "mm.0.bias": random(SIZE),
        "mm.2.weight": random(SIZE, SIZE), "mm.2.bias": random(SIZE),
    }  # fmt: skip
    for at in range(BLOCKS):
        block = {f"attn_{name}": random(SIZE, SIZE) for name in ("q", "k", "v", "out")}
        block |= {"ffn_up": random(INNER, SIZE), "ffn_down": random(SIZE, INNER), "ln1": ones(SIZE), "ln2": ones(SIZE)}
        tensors |= {f"v.blk.{at}.{name}.weight": values for name, values in block.items()}
        tensors |= {f"v.blk.{at}.{name}.bias": random(values.shape[0]) for name, values in block.items()}
    write(writer, tensors)


record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
code = Path(sys.argv[3]).read_text()
named = re.findall(r'"([^"]+\.gguf)"', code)
# Where the code looks for files by itself, there are some that it must not take.
found = [] if named else ["a/model-F16.gguf", "a/model-Q4_K_M-00001-of-00002.gguf", "mmproj-BF16.gguf", "mmproj-F16.gguf"]
for name in named or found:
    (folder / name).parent.mkdir(parents=True, exist_ok=True)
    if "mmproj" in name:
        eye(folder / name)
    elif "-of-" not in name:
        language_model(folder / name)
    elif "-00001-of-" in name:
        language_model(folder / name.replace("-00001-of-", "-of-"), int(name[-10:-5]))
