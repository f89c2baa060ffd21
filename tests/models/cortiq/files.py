"""Files that cortiq's converters read: safetensors with random weights, and a tokenizer of bytes."""

import json
import random
import struct
from math import prod
from pathlib import Path

# One block of random halves, repeated: the largest tables have hundreds of millions of bytes.
HALVES = 1 << 16


def block(scale, seed=0):
    """Random numbers around zero as 16-bit floats."""
    source = random.Random(seed)
    return struct.pack(f"<{HALVES}e", *(source.gauss(0, scale) for _ in range(HALVES)))


def halves(shape, scale):
    """A tensor of random 16-bit floats."""
    size = 2 * prod(shape)
    numbers = block(scale)
    return "F16", shape, (numbers * (size // len(numbers) + 1))[:size]


def same(shape, value):
    """A tensor of one 32-bit float, such as the weights of a norm."""
    return "F32", shape, struct.pack("<f", value) * prod(shape)


def floats(values, shape=None):
    """A tensor of 32-bit floats."""
    return "F32", shape or [len(values)], struct.pack(f"<{len(values)}f", *values)


def layer(name, shape):
    """A linear layer or a convolution, with its bias."""
    return {f"{name}.weight": halves(shape, 0.05), f"{name}.bias": same(shape[:1], 0)}


def save(file, tensors):
    """Writes safetensors: the length of the header, the header, the bytes."""
    header, end = {}, 0
    for name, (dtype, shape, data) in tensors.items():
        header[name] = {"dtype": dtype, "shape": list(shape), "data_offsets": [end, end + len(data)]}
        end += len(data)
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 8)
    with Path(file).open("wb") as out:
        out.write(struct.pack("<Q", len(text)) + text)
        for _, _, data in tensors.values():
            out.write(data)


def write_json(file, what):
    """Writes JSON, and the folders above it."""
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_text(json.dumps(what))


def letters():
    """The characters that stand for the 256 bytes in byte-level vocabularies."""
    plain = [*range(0x21, 0x7F), *range(0xA1, 0xAD), *range(0xAE, 0x100)]
    others = [byte for byte in range(256) if byte not in plain]
    return {byte: chr(byte) for byte in plain} | {byte: chr(256 + at) for at, byte in enumerate(others)}


def tokenizer(special):
    """A tokenizer that has one token a byte, and special tokens by name."""
    named = letters()
    byte_level = {"type": "ByteLevel", "add_prefix_space": False, "trim_offsets": True, "use_regex": True}
    added = [
        {"id": at, "content": text, "single_word": False, "lstrip": False, "rstrip": False}
        | {"normalized": False, "special": True}
        for text, at in special.items()
    ]
    return {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": added,
        "normalizer": None,
        "pre_tokenizer": byte_level,
        "post_processor": None,
        "decoder": byte_level,
        "model": {
            "type": "BPE",
            "dropout": None,
            "unk_token": None,
            "vocab": {named[byte]: byte for byte in range(256)},
            "merges": [],
        },
    }
