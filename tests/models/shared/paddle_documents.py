"""The two networks of PaddleOCR-VL, tiny: one that finds the parts of a page, and one that reads a part."""

import io
from pathlib import Path

import paddle_reading
import yaml

# The order is that of the published ones; the numbers of the parts are their places.
PARTS = [
    "abstract", "algorithm", "aside_text", "chart", "content", "display_formula", "doc_title", "figure_title", "footer",
    "footer_image", "footnote", "formula_number", "header", "header_image", "image", "inline_formula", "number",
    "paragraph_title", "reference", "reference_content", "seal", "table", "text", "vertical_text", "vision_footnote",
]  # fmt: skip
MARKS = ["<|begin_of_sentence|>", "<|IMAGE_START|>", "<|IMAGE_PLACEHOLDER|>", "<|IMAGE_END|>", "<|video_pad|>"]
CHAT = (
    "<|begin_of_sentence|>{% for m in messages %}User: {% for c in m.content %}{% if c.type == 'image' %}"
    "<|IMAGE_START|><|IMAGE_PLACEHOLDER|><|IMAGE_END|>{% else %}{{ c.text }}{% endif %}{% endfor %}\n{% endfor %}Assistant:\n"
)


def save_layout(folder: Path, name: str) -> None:
    """A page is a text above a table. PP-DocLayoutV2 tells their order in two columns, PP-DocLayoutV3 in one, with masks."""
    import paddle

    columns = 8 if name == "PP-DocLayoutV2" else 7
    # Class, score, left, top, right, bottom as shares of the page, and the order.
    rows = [[22, 1, 0, 0, 1, 0.5, 0, 1], [21, 1, 0, 0.5, 1, 1, 1, 0]]

    class Network(paddle.nn.Layer):
        def __init__(self) -> None:
            super().__init__()
            self.color = paddle.nn.Linear(3, 1)

        def forward(self, im_shape, image, scale_factor):
            size = im_shape / scale_factor
            ones = paddle.ones_like(size[:, :1])
            # The score hangs on the mean color, and is more than every threshold.
            score = 0.6 + 0.3 * paddle.nn.functional.sigmoid(self.color(image.mean([2, 3])))
            corners = paddle.concat([size[:, 1:], size[:, :1]] * 2, axis=1)
            scales = paddle.concat([ones, score, corners, ones, ones], axis=1)[:, :columns]
            boxes = paddle.stack([scales * paddle.to_tensor(row[:columns], "float32") for row in rows], axis=1)
            count = paddle.full_like(size[:, 0], len(rows), "int32")
            if columns == 8:
                return boxes.reshape([-1, columns]), count
            masks = paddle.ones_like(boxes.reshape([-1, columns])[:, :1]).unsqueeze(-1).tile([1, 200, 200]).astype("int32")
            return boxes.reshape([-1, columns]), count, masks

    folder.mkdir(parents=True, exist_ok=True)
    spec = paddle.static.InputSpec
    takes = [spec([None, 2], "float32", "im_shape"), spec([None, 3, 800, 800], "float32", "image"), spec([None, 2], "float32", "scale_factor")]
    network = Network()
    network.eval()
    paddle.jit.save(network, str(folder / "inference"), input_spec=takes)
    steps = [
        {"type": "Resize", "interp": 2, "keep_ratio": False, "target_size": [800, 800]},
        {"type": "NormalizeImage", "mean": [0.0] * 3, "norm_type": "none", "std": [1.0] * 3},
        {"type": "Permute"},
    ]
    config = {"Global": {"model_name": name}, "mode": "paddle", "arch": "DETR", "draw_threshold": 0.5, "Preprocess": steps, "label_list": PARTS}
    (folder / "inference.yml").write_text(yaml.safe_dump(config, sort_keys=False))


def save_tokenizer(folder: Path):
    """A SentencePiece model of bytes and letters, with the marks of PaddleOCR-VL."""
    import sentencepiece

    lines = ["User: Assistant: OCR: Table Recognition: Formula Recognition: Chart Recognition: abcdefghijklmnopqrstuvwxyz"]
    kept = io.BytesIO()
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(lines), model_writer=kept, model_type="char", vocab_size=320, hard_vocab_limit=False,
        byte_fallback=True, user_defined_symbols=MARKS, add_dummy_prefix=False, remove_extra_whitespaces=False,
        normalization_rule_name="identity", minloglevel=2,
    )  # fmt: skip
    (folder / "tokenizer.model").write_bytes(kept.getvalue())
    roles = {"bos_token": "<s>", "eos_token": "</s>", "unk_token": "<unk>", "pad_token": "<unk>", "additional_special_tokens": MARKS}
    paddle_reading.save_json(folder / "tokenizer_config.json", {"model_max_length": 4096, "add_bos_token": False, **roles})
    paddle_reading.save_json(folder / "special_tokens_map.json", roles)
    (folder / "chat_template.jinja").write_text(CHAT)
    return sentencepiece.SentencePieceProcessor(model_proto=kept.getvalue())


def save_reader(folder: Path, name: str) -> None:
    """After the line break that ends the question it writes a, and after that the end."""
    import numpy
    import paddle
    from paddlex.inference.models.doc_vlm.modeling import PaddleOCRVLForConditionalGeneration
    from paddlex.inference.models.doc_vlm.modeling.paddleocr_vl._config import PaddleOCRVLConfig
    from safetensors.numpy import save_file

    folder.mkdir(parents=True, exist_ok=True)
    words = save_tokenizer(folder)
    ids = {mark: words.piece_to_id(mark) for mark in MARKS}
    vision = {"hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 1, "num_attention_heads": 2, "image_size": 56}
    sizes = {
        **paddle_reading.TEXT, "vocab_size": words.vocab_size(), "num_key_value_heads": 1, "head_dim": 16,
        "rope_scaling": {"mrope_section": [2, 3, 3], "rope_type": "default", "type": "default"}, "rope_theta": 500000,
        "image_token_id": ids["<|IMAGE_PLACEHOLDER|>"], "video_token_id": ids["<|video_pad|>"],
        "vision_start_token_id": ids["<|IMAGE_START|>"], "bos_token_id": words.bos_id(), "eos_token_id": words.eos_id(),
        "pad_token_id": words.unk_id(),
    }  # fmt: skip
    model = PaddleOCRVLForConditionalGeneration(PaddleOCRVLConfig(**sizes, vision_config=dict(vision)))
    paddle_reading.pass_on(model)
    embedded = model.model.embed_tokens.weight
    said, line = words.piece_to_id("a"), words.piece_to_id("<0x0A>")
    head = paddle.zeros(model.lm_head.weight.shape)
    head[:, said] = embedded[line]
    head[:, words.eos_id()] = embedded[said]
    model.lm_head.weight.set_value(head)
    paddle_reading.save_json(folder / "config.json", {"model_type": "paddleocr_vl", **sizes, "vision_config": vision})
    picture = {"patch_size": 14, "merge_size": 2, "min_pixels": 56 * 56, "max_pixels": 112 * 112}
    paddle_reading.save_json(folder / "preprocessor_config.json", {**picture, "image_mean": [0.5] * 3, "image_std": [0.5] * 3})
    # The weights lie as those of transformers do.
    turned = set(model.get_transpose_weight_keys())
    state = {key: value.astype("float32").numpy() for key, value in model.get_hf_state_dict().items()}
    save_file({key: numpy.ascontiguousarray(value.T if key in turned else value) for key, value in state.items()}, folder / "model.safetensors")
    (folder / "inference.yml").write_text(yaml.safe_dump({"Global": {"model_name": name}}))


def save_document_parsers(folder: Path) -> None:
    """What each release of PaddleOCR-VL loads."""
    save_layout(folder / "PP-DocLayoutV2", "PP-DocLayoutV2")
    save_layout(folder / "PP-DocLayoutV3", "PP-DocLayoutV3")
    for release in ("", "-1.5", "-1.6"):
        save_reader(folder / f"PaddleOCR-VL{release}", f"PaddleOCR-VL{release}-0.9B")
