"""Tiny networks that read pictures and write text, in Paddle, with the classes of PaddleX that load the published ones."""

import base64
import json
from pathlib import Path

# Bytes as the letters of byte-level BPE.
SEEN = [*range(33, 127), *range(161, 173), *range(174, 256)]
LETTERS = [chr(byte) for byte in SEEN] + [chr(256 + at) for at in range(256 - len(SEEN))]
MARKS = [
    "<|endoftext|>", "<|im_start|>", "<|im_end|>", "<|vision_start|>", "<|vision_end|>", "<|vision_pad|>", "<|image_pad|>",
    "<|video_pad|>",
]  # fmt: skip
# What is read of every formula: a word, and the mark that ends it.
SYMBOLS = ["<s>", "<pad>", "</s>", "<unk>", "x", "=", "1"]
FORMULA_READ = [0, 4, 5, 6, 2]
FORMULA = {
    "PreProcess": {
        "transform_ops": [
            {"UniMERNetImgDecode": {"input_size": [64, 64]}},
            {"UniMERNetTestTransform": None},
            {"LatexImageFormat": None},
            {"UniMERNetLabelEncode": {"max_seq_len": 16}},
            {"KeepKeys": {"keep_keys": ["image", "label", "attention_mask"]}},
        ]
    },
    "PostProcess": {
        "name": "UniMERNetDecode",
        "character_dict": {
            "fast_tokenizer_file": {
                "version": "1.0", "truncation": None, "padding": None, "added_tokens": [], "normalizer": None,
                "pre_tokenizer": {"type": "Whitespace"}, "post_processor": None, "decoder": None,
                "model": {"type": "WordLevel", "vocab": {word: at for at, word in enumerate(SYMBOLS)}, "unk_token": "<unk>"},
            },
        },
    },
}  # fmt: skip
TEXT = {
    "hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 1, "num_attention_heads": 2, "max_position_embeddings": 4096,
}  # fmt: skip


def save_json(path: Path, value) -> None:
    path.write_text(json.dumps(value))


def pass_on(model) -> None:
    """Lets the layers of the text pass a word on as it is: then its embedding alone decides on the next one.

    Random words would not end within their limit of 1,024 or 2,048.
    """
    for name, value in model.named_parameters():
        if "visual" not in name and "vision" not in name and ("o_proj.weight" in name or "down_proj.weight" in name):
            value.set_value(value * 0)


def save_doc_bee(folder: Path) -> None:
    """As PP-DocBee2: after the line break that ends the question it writes A, and after that the end."""
    import paddle
    from paddlex.inference.models.doc_vlm.modeling.qwen2_5_vl import PPDocBee2Inference, Qwen2_5_VLConfig

    ids = {mark: 256 + at for at, mark in enumerate(MARKS)}
    save_json(folder / "vocab.json", {letter: at for at, letter in enumerate(LETTERS)})
    (folder / "merges.txt").write_text("#version: 0.2\n")
    save_json(folder / "added_tokens.json", ids)
    flags = {"lstrip": False, "normalized": False, "rstrip": False, "single_word": False, "special": True}
    added = {str(at): {"content": mark, **flags} for mark, at in ids.items()}
    roles = {"eos_token": "<|im_end|>", "pad_token": "<|endoftext|>", "additional_special_tokens": MARKS[1:]}
    save_json(folder / "special_tokens_map.json", roles)
    save_json(folder / "tokenizer_config.json", {"model_max_length": 4096, "added_tokens_decoder": added, **roles})
    # Its own code reads a layer of the number 15.
    vision = {"depth": 17, "hidden_size": 32, "intermediate_size": 37, "num_heads": 2, "out_hidden_size": 32}
    config = Qwen2_5_VLConfig(
        **TEXT, vocab_size=256 + len(MARKS), num_key_value_heads=1, bos_token_id=256, pad_token_id=256,
        eos_token_id=ids["<|im_end|>"], image_token_id=ids["<|image_pad|>"], video_token_id=ids["<|video_pad|>"],
        vision_start_token_id=ids["<|vision_start|>"], vision_end_token_id=ids["<|vision_end|>"],
        rope_scaling={"type": "mrope", "mrope_section": [2, 3, 3]},
        vision_config={**vision, "in_channels": 3, "in_chans": 3, "fullatt_block_indexes": [7, 15]},
    )  # fmt: skip
    model = PPDocBee2Inference(config)
    embedded = model.model.embed_tokens.weight
    said, line = LETTERS.index("A"), LETTERS.index(chr(256 + 10))
    pass_on(model)
    head = paddle.zeros(model.lm_head.weight.shape)
    head[:, said] = embedded[line]
    head[:, ids["<|im_end|>"]] = embedded[said]
    model.lm_head.weight.set_value(head)
    save_json(folder / "config.json", {**config.to_dict(), "vision_config": config.vision_config.to_dict()})
    paddle.save(model.state_dict(), str(folder / "model_state.pdparams"))


def save_chart(folder: Path) -> None:
    """As PP-Chart2Table_safetensors, which the library loads for that name: its weights lie as those of transformers do."""
    import numpy
    from safetensors.numpy import save_file
    from paddlex.inference.models.doc_vlm.modeling._config_pp_chart2table import PPChart2TableConfig
    from paddlex.inference.models.doc_vlm.modeling.GOT_ocr_2_0 import PPChart2TableInference

    (folder / "qwen.tiktoken").write_bytes(b"".join(base64.b64encode(bytes([at])) + b" %d\n" % at for at in range(256)))
    # After the bytes come three marks and 205 that its tokenizer keeps free.
    first = 256 + 3 + 205
    save_json(folder / "added_tokens.json", {"<img>": first, "</img>": first + 1, "<imgpad>": first + 2})
    text = {**TEXT, "vocab_size": first + 3, "num_key_value_heads": 2, "bos_token_id": 256, "eos_token_id": 258}
    vision = {
        "hidden_size": 32, "output_channels": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "mlp_dim": 37,
        "global_attn_indexes": [],
    }  # fmt: skip
    whole = {"image_token_index": first + 2, "vocab_size": first + 3, "bos_token_id": 256, "eos_token_id": 258}
    model = PPChart2TableInference(PPChart2TableConfig(vision_config=dict(vision), text_config=dict(text), **whole))
    # After the line break that ends the question comes A, and after that the end: the head is the embedding itself.
    pass_on(model)
    table = model.model.language_model.embed_tokens.weight
    words = table.numpy() * 0.01
    words[[10, ord("A"), 258]] = 0
    words[10, 0], words[ord("A"), :2], words[258, 1] = 1, 3, 10
    table.set_value(words)
    parts = {"model_type": "pp_chart2table", "vision_config": vision, "text_config": text, "tie_word_embeddings": True}
    save_json(folder / "config.json", {**parts, **whole})
    turned = set(model.get_transpose_weight_keys())
    state = {name: value.numpy() for name, value in model.get_hf_state_dict().items()}
    lying = {name: numpy.ascontiguousarray(value.T if name in turned else value) for name, value in state.items()}
    save_file(lying, folder / "model.safetensors")


SAVERS = {"PP-DocBee2-3B": save_doc_bee, "PP-Chart2Table": save_chart}
