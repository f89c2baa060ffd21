"""Tiny models that see: the embedding of tokens, an encoder of pictures, and a decoder with a cache, as the library calls them.

The library compares how many tokens its processor writes for a picture with how many vectors the encoder makes of it.
"""

import json
from pathlib import Path

import numpy
from graphs import FLOAT, INT, constant, helper, save, write_json
from texts import bytes_tokenizer

WIDE, HEADS, WORDS = 32, 2, 320
TEXT = {
    "hidden_size": WIDE, "num_hidden_layers": 1, "num_attention_heads": 4, "num_key_value_heads": HEADS, "head_dim": WIDE // 4,
    "vocab_size": WORDS, "layer_types": ["full_attention"],
}  # fmt: skip
HALF = {"image_mean": [0.5, 0.5, 0.5], "image_std": [0.5, 0.5, 0.5], "do_normalize": True, "do_rescale": True, "rescale_factor": 1 / 255}
SEES_MESSAGES = """\
{% for message in messages %}{{ message.role }}: {% if message.content is string %}{{ message.content }}{% else %}\
{% for part in message.content %}{% if part.type == 'text' %}{{ part.text }}{% else %}PICTURE{% endif %}{% endfor %}{% endif %}
{% endfor %}assistant: """


def random(*shape: int):
    return numpy.random.default_rng(sum(shape)).normal(size=shape)


def tokens(folder: Path, layered: bool = False) -> None:
    """A vector for each token; one more for each layer where the decoder asks for them."""
    nodes = [helper.make_node("Gather", ["words", "input_ids"], ["inputs_embeds"])]
    outputs = {"inputs_embeds": (FLOAT, ["b", "n", WIDE])}
    if layered:
        nodes.append(helper.make_node("Unsqueeze", ["inputs_embeds", "second"], ["per_layer_inputs"]))
        outputs["per_layer_inputs"] = (FLOAT, ["b", "n", 1, WIDE])
    constants = [constant("words", random(WORDS, WIDE)), constant("second", [2], numpy.int64)]
    save(folder / "onnx/embed_tokens.onnx", {"input_ids": (INT, ["b", "n"])}, outputs, nodes, constants)


def decoder(folder: Path, layered: bool = False, places: bool = False) -> None:
    """Scores of the next token by each vector and by the mean of all that were seen before, which the cache keeps.

    Where the places of tokens are asked for, the library works them out of the size of the picture.
    """
    past = (FLOAT, ["b", HEADS, "past", WIDE // 4])
    inputs = {"inputs_embeds": (FLOAT, ["b", "n", WIDE]), "past_key_values.0.key": past, "past_key_values.0.value": past}
    if layered:
        inputs["per_layer_inputs"] = (FLOAT, ["b", "n", 1, WIDE])
    if places:
        inputs["position_ids"] = (INT, [3, "b", "n"])
    nodes = [
        helper.make_node("MatMul", ["inputs_embeds", "narrow"], ["narrowed"]),
        helper.make_node("Reshape", ["narrowed", "split"], ["heads"]),
        helper.make_node("Transpose", ["heads"], ["new"], perm=[0, 2, 1, 3]),
        helper.make_node("Concat", ["past_key_values.0.key", "new"], ["present.0.key"], axis=2),
        helper.make_node("Concat", ["past_key_values.0.value", "new"], ["present.0.value"], axis=2),
        helper.make_node("ReduceMean", ["present.0.key"], ["seen"], axes=[1, 2, 3], keepdims=0),
        helper.make_node("Reshape", ["seen", "column"], ["level"]),
        helper.make_node("Add", ["inputs_embeds", "level"], ["known"]),
        helper.make_node("MatMul", ["known", "scores"], ["logits"]),
    ]
    present = (FLOAT, ["b", HEADS, "all", WIDE // 4])
    outputs = {"logits": (FLOAT, ["b", "n", WORDS]), "present.0.key": present, "present.0.value": present}
    shapes = {"split": [0, 0, HEADS, WIDE // 4], "column": [-1, 1, 1]}
    constants = [constant(name, shape, numpy.int64) for name, shape in shapes.items()]
    constants += [constant("narrow", random(WIDE, WIDE // 2)), constant("scores", random(WIDE, WORDS))]
    save(folder / "onnx/decoder_model_merged.onnx", inputs, outputs, nodes, constants)


def squares(folder: Path, side: int) -> None:
    """A vector for each square of a picture."""
    nodes = [
        helper.make_node("Conv", ["pixel_values", "kernel"], ["seen"], strides=[side, side]),
        helper.make_node("Reshape", ["seen", "flat"], ["columns"]),
        helper.make_node("Transpose", ["columns"], ["image_features"], perm=[0, 2, 1]),
    ]
    constants = [constant("kernel", random(WIDE, 3, side, side) / side), constant("flat", [0, WIDE, -1], numpy.int64)]
    inputs = {"pixel_values": (FLOAT, ["pictures", 3, "height", "width"])}
    outputs = {"image_features": (FLOAT, ["pictures", "squares", WIDE])}
    save(folder / "onnx/vision_encoder.onnx", inputs, outputs, nodes, constants)


def patches_of_shapes(folder: Path) -> None:
    """LFM2-VL: as many vectors as its shapes, halved, have squares."""
    nodes = [
        helper.make_node("Add", ["spatial_shapes", "one"], ["more"]),
        helper.make_node("Div", ["more", "two"], ["halves"]),
        helper.make_node("ReduceProd", ["halves"], ["each"], axes=[1], keepdims=0),
        helper.make_node("ReduceSum", ["each", "first"], ["count"], keepdims=1),
        helper.make_node("Concat", ["count", "wide"], ["shape"], axis=0),
        helper.make_node("Cast", ["pixel_attention_mask"], ["mask"], to=FLOAT),
        helper.make_node("Unsqueeze", ["mask", "last"], ["masks"]),
        helper.make_node("Mul", ["pixel_values", "masks"], ["kept"]),
        helper.make_node("ReduceMean", ["kept"], ["mean"], axes=[0, 1, 2], keepdims=0),
        helper.make_node("Add", ["mean", "vector"], ["seen"]),
        helper.make_node("Expand", ["seen", "shape"], ["image_features"]),
    ]
    numbers = {"one": 1, "two": 2, "first": [0], "wide": [WIDE], "last": [2]}
    constants = [constant(name, values, numpy.int64) for name, values in numbers.items()]
    inputs = {
        "pixel_values": (FLOAT, ["tiles", "patches", 768]), "pixel_attention_mask": (INT, ["tiles", "patches"]),
        "spatial_shapes": (INT, ["tiles", 2]),
    }  # fmt: skip
    outputs = {"image_features": (FLOAT, ["n", WIDE])}
    save(folder / "onnx/vision_encoder.onnx", inputs, outputs, nodes, [*constants, constant("vector", random(1, WIDE))])


def patches_of_four(folder: Path, size: int) -> None:
    """Qwen2-VL: a vector for each four patches."""
    nodes = [
        helper.make_node("Reshape", ["pixel_values", "four"], ["squares"]),
        helper.make_node("MatMul", ["squares", "kernel"], ["image_features"]),
    ]
    constants = [constant("four", [-1, 4 * size], numpy.int64), constant("kernel", random(4 * size, WIDE) / size)]
    inputs = {"pixel_values": (FLOAT, ["patches", size]), "grid_thw": (INT, ["pictures", 3])}
    save(folder / "onnx/vision_encoder.onnx", inputs, {"image_features": (FLOAT, ["n", WIDE])}, nodes, constants)


def words(folder: Path, marks: list[str], picture: str, **more: str) -> list[int]:
    """The tokenizer with its chat template; the numbers of the marks."""
    tokenizer = bytes_tokenizer("qwen2")
    tokenizer.add_special_tokens({"additional_special_tokens": marks})
    tokenizer.save_pretrained(folder)
    file = folder / "tokenizer_config.json"
    template = SEES_MESSAGES.replace("PICTURE", picture)
    file.write_text(json.dumps({**json.loads(file.read_text()), "chat_template": template, **more}))
    return tokenizer.convert_tokens_to_ids(marks)


def fastvlm(folder: Path) -> None:
    tokens(folder)
    decoder(folder)
    squares(folder, 64)
    (image,) = words(folder, ["<image>"], "<image>")
    named = {"architectures": ["LlavaQwen2ForCausalLM"], "model_type": "llava_qwen2", "image_token_index": image}
    sizes = {"do_resize": True, "size": {"shortest_edge": 128}, "do_center_crop": True, "crop_size": {"height": 128, "width": 128}}
    named_processor = {"processor_class": "LlavaProcessor"}
    steps = {"image_processor_type": "CLIPImageProcessor", "resample": 3, **named_processor, **sizes, **HALF}
    counted = {"image_token": "<image>", "patch_size": 64, "num_additional_image_tokens": 0, **named_processor}
    write_json(folder, config={**TEXT, **named}, preprocessor_config=steps, processor_config=counted)


def lfm2_vl(folder: Path) -> None:
    tokens(folder)
    decoder(folder)
    patches_of_shapes(folder)
    (image,) = words(folder, ["<image>"], "<image>")
    named = {"architectures": ["Lfm2VlForConditionalGeneration"], "model_type": "lfm2_vl", "image_token_id": image}
    kinds = {"image_processor_type": "Lfm2VlImageProcessorFast", "processor_class": "Lfm2VlProcessor"}
    sizes = {"do_resize": False, "encoder_patch_size": 16, "downsample_factor": 2, "tile_size": 512}
    config = {**named, "text_config": {**TEXT, "model_type": "lfm2"}}
    write_json(folder, config=config, preprocessor_config={**kinds, **sizes, **HALF})


def qwen2_vl(folder: Path) -> None:
    tokens(folder)
    decoder(folder, places=True)
    patches_of_four(folder, 3 * 2 * 14 * 14)
    marks = ["<|image_pad|>", "<|video_pad|>", "<|vision_start|>", "<|vision_end|>"]
    image, video, start, _ = words(folder, marks, "<|vision_start|><|image_pad|><|vision_end|>")
    named = {"architectures": ["Qwen2VLForConditionalGeneration"], "model_type": "qwen2_vl", "vision_config": {"spatial_merge_size": 2}}
    numbers = {"image_token_id": image, "video_token_id": video, "vision_start_token_id": start}
    kinds = {"image_processor_type": "Qwen2VLImageProcessor", "processor_class": "Qwen2VLProcessor"}
    sizes = {"patch_size": 14, "merge_size": 2, "temporal_patch_size": 2, "min_pixels": 3136, "max_pixels": 12544, "do_resize": True}
    write_json(folder, config={**TEXT, **named, **numbers}, preprocessor_config={**kinds, **sizes, **HALF, "resample": 3})


def gemma3n(folder: Path) -> None:
    tokens(folder, layered=True)
    decoder(folder, layered=True)
    squares(folder, 64)
    sound = (FLOAT, ["sounds", "time", "mels"])
    nodes = [helper.make_node("Identity", ["input_features"], ["audio_features"])]
    save(folder / "onnx/audio_encoder.onnx", {"input_features": sound}, {"audio_features": sound}, nodes)
    marks = ["<image_soft_token>", "<start_of_image>", "<end_of_image>", "<audio_soft_token>", "<start_of_audio>", "<end_of_audio>"]
    named_marks = dict(zip(["image_token", "boi_token", "eoi_token", "audio_token", "boa_token", "eoa_token"], marks, strict=True))
    image, *_ = words(folder, marks, "<image_soft_token>", **named_marks)
    (folder / "chat_template.jinja").write_text(SEES_MESSAGES.replace("PICTURE", "<image_soft_token>"))
    named = {"architectures": ["Gemma3nForConditionalGeneration"], "model_type": "gemma3n", "image_token_id": image}
    config = {**named, "text_config": {**TEXT, "model_type": "gemma3n_text"}}
    kinds = {"image_processor_type": "SiglipImageProcessorFast", "feature_extractor_type": "Gemma3nAudioFeatureExtractor"}
    mels = {"sampling_rate": 16_000, "feature_size": 128, "fft_length": 1024, "hop_length": 160, "frame_length": 512}
    heard = {"min_frequency": 125, "max_frequency": 7600, "mel_floor": 1e-5}
    sizes = {"do_resize": True, "size": {"height": 128, "width": 128}, "resample": 2, **HALF, **mels, **heard}
    write_json(
        folder,
        config=config,
        preprocessor_config={**kinds, "processor_class": "Gemma3nProcessor", **sizes},
        processor_config={"image_seq_length": 4, "audio_seq_length": 4, "processor_class": "Gemma3nProcessor"},
    )


SEES = {
    "FastVLM-0.5B-ONNX": fastvlm,
    "LFM2.5-VL-3B-ONNX": lfm2_vl,
    "Qwen2-VL-2B-Instruct": qwen2_vl,
    "gemma-3n-E2B-it-ONNX": gemma3n,
}
