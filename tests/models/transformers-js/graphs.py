"""Small ONNX graphs for the repositories whose models no exporter of transformers makes: the inputs that the library feeds
and the outputs that it reads, with a little arithmetic in between that depends on them."""

import json
from pathlib import Path

import numpy
import onnx
from onnx import TensorProto, helper, numpy_helper
from texts import bytes_tokenizer

FLOAT, INT = TensorProto.FLOAT, TensorProto.INT64


def constant(name: str, values, kind=numpy.float32):
    return numpy_helper.from_array(numpy.array(values, dtype=kind), name)


def save(file: Path, inputs: dict, outputs: dict, nodes: list, constants: list = ()) -> None:
    """Writes a graph; inputs and outputs are name -> (type, shape with names for what varies)."""
    file.parent.mkdir(exist_ok=True)
    ends = [[helper.make_tensor_value_info(name, *what) for name, what in one.items()] for one in (inputs, outputs)]
    graph = helper.make_graph(nodes, file.stem, *ends, list(constants))
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    onnx.checker.check_model(model)
    onnx.save(model, file)


def write_json(folder: Path, **files: dict) -> None:
    for name, content in files.items():
        (folder / f"{name}.json").write_text(json.dumps(content))


def kokoro(folder: Path) -> None:
    """Each token of the phonemes sounds for 600 samples."""
    inputs = {"input_ids": (INT, [1, "n"]), "style": (FLOAT, [1, 256]), "speed": (FLOAT, [1])}
    nodes = [
        helper.make_node("Cast", ["input_ids"], ["numbers"], to=FLOAT),
        helper.make_node("Unsqueeze", ["numbers", "last"], ["column"]),
        helper.make_node("MatMul", ["column", "wave"], ["sounds"]),
        helper.make_node("Reshape", ["sounds", "flat"], ["whole"]),
        helper.make_node("ReduceMean", ["style"], ["voice"], axes=[1], keepdims=1),
        helper.make_node("Add", ["whole", "voice"], ["voiced"]),
        helper.make_node("Div", ["voiced", "speed"], ["waveform"]),
    ]
    wave = numpy.sin(numpy.arange(600) / 10)[None] / 1000
    constants = [constant("wave", wave), constant("last", [2], numpy.int64), constant("flat", [1, -1], numpy.int64)]
    for name in ("model", "model_quantized"):
        save(folder / f"onnx/{name}.onnx", inputs, {"waveform": (FLOAT, [1, "m"])}, nodes, constants)
    write_json(folder, config={"model_type": "style_text_to_speech_2"})
    bytes_tokenizer("roberta").save_pretrained(folder)


def modnet(folder: Path) -> None:
    """A mask that follows the brightness."""
    nodes = [
        helper.make_node("ReduceMean", ["input"], ["grey"], axes=[1], keepdims=1),
        helper.make_node("Sigmoid", ["grey"], ["output"]),
    ]
    picture = [("batch", 3, "height", "width"), ("batch", 1, "height", "width")]
    save(folder / "onnx/model.onnx", {"input": (FLOAT, picture[0])}, {"output": (FLOAT, picture[1])}, nodes)
    half = [0.5, 0.5, 0.5]
    steps = {"do_normalize": True, "do_rescale": True, "do_resize": True, "image_mean": half, "image_std": half}
    more = {"rescale_factor": 1 / 255, "resample": 2, "size": {"shortest_edge": 64}, "size_divisibility": 32}
    kind = {"feature_extractor_type": "ImageFeatureExtractor"}
    write_json(folder, config={"model_type": "modnet"}, preprocessor_config={**kind, **steps, **more})


def clap(folder: Path) -> None:
    """One score for each pair of sound and text."""
    inputs = {"input_ids": (INT, ["texts", "n"]), "attention_mask": (INT, ["texts", "n"]), "input_features": (FLOAT, ["sounds", 1, "time", "mels"])}
    nodes = [
        helper.make_node("Mul", ["input_ids", "attention_mask"], ["seen"]),
        helper.make_node("Cast", ["seen"], ["numbers"], to=FLOAT),
        helper.make_node("ReduceMean", ["numbers"], ["text"], axes=[1], keepdims=1),
        helper.make_node("Transpose", ["text"], ["across"], perm=[1, 0]),
        helper.make_node("ReduceMean", ["input_features"], ["sound"], axes=[1, 2, 3], keepdims=0),
        helper.make_node("Unsqueeze", ["sound", "last"], ["down"]),
        helper.make_node("Add", ["across", "down"], ["logits_per_audio"]),
    ]
    outputs = {"logits_per_audio": (FLOAT, ["sounds", "texts"])}
    for name in ("model", "model_quantized"):
        save(folder / f"onnx/{name}.onnx", inputs, outputs, nodes, [constant("last", [1], numpy.int64)])
    import transformers

    transformers.ClapConfig().save_pretrained(folder)
    bytes_tokenizer("roberta").save_pretrained(folder)
    steps = {"chunk_length_s": 1, "nb_max_samples": 48_000, "hop_length": 480, "fft_window_size": 1024, "feature_size": 64}
    more = {"sampling_rate": 48_000, "frequency_min": 50, "frequency_max": 14_000, "nb_frequency_bins": 513, "max_length_s": 1}
    kinds = {"feature_extractor_type": "ClapFeatureExtractor", "processor_class": "ClapProcessor", "top_db": None}
    write_json(folder, preprocessor_config={**kinds, **steps, **more, "padding": "repeatpad", "truncation": "rand_trunc"})


def supertonic_text_encoder(folder: Path) -> None:
    """Each token takes a hundredth of a second."""
    inputs = {"input_ids": (INT, ["b", "n"]), "attention_mask": (INT, ["b", "n"]), "style": (FLOAT, ["b", "s", 128])}
    nodes = [
        helper.make_node("Cast", ["input_ids"], ["numbers"], to=FLOAT),
        helper.make_node("Unsqueeze", ["numbers", "last"], ["last_hidden_state"]),
        helper.make_node("Cast", ["attention_mask"], ["seen"], to=FLOAT),
        helper.make_node("ReduceMean", ["seen"], ["share"], axes=[1], keepdims=0),
    ]
    nodes.append(helper.make_node("Mul", ["share", "seconds"], ["durations"]))
    outputs = {"last_hidden_state": (FLOAT, ["b", "n", 1]), "durations": (FLOAT, ["b"])}
    constants = [constant("last", [2], numpy.int64), constant("seconds", [0.4])]
    save(folder / "onnx/text_encoder.onnx", inputs, outputs, nodes, constants)


def supertonic(folder: Path) -> None:
    """Three parts: how long the text takes, a latent that loses noise step by step, and the sound of it."""
    supertonic_text_encoder(folder)
    latents = (FLOAT, ["b", 144, "l"])
    inputs = {
        "style": (FLOAT, ["b", "s", 128]), "noisy_latents": latents, "latent_mask": (INT, ["b", "l"]),
        "encoder_outputs": (FLOAT, ["b", "n", 1]), "attention_mask": (INT, ["b", "n"]),
        "timestep": (FLOAT, ["b"]), "num_inference_steps": (FLOAT, ["b"]),
    }  # fmt: skip
    less = [helper.make_node("Mul", ["noisy_latents", "share"], ["denoised_latents"])]
    save(folder / "onnx/latent_denoiser.onnx", inputs, {"denoised_latents": latents}, less, [constant("share", [0.5])])
    nodes = [
        helper.make_node("ReduceMean", ["latents"], ["mean"], axes=[1], keepdims=0),
        helper.make_node("Unsqueeze", ["mean", "last"], ["column"]),
        helper.make_node("MatMul", ["column", "wave"], ["sounds"]),
        helper.make_node("Flatten", ["sounds"], ["waveform"], axis=1),
    ]
    wave = numpy.sin(numpy.arange(3072) / 20)[None]
    constants = [constant("wave", wave), constant("last", [2], numpy.int64)]
    save(folder / "onnx/voice_decoder.onnx", {"latents": latents}, {"waveform": (FLOAT, ["b", "m"])}, nodes, constants)
    sizes = {"sampling_rate": 44_100, "chunk_compress_factor": 6, "base_chunk_size": 512, "latent_dim": 24, "style_dim": 128}
    write_json(folder, config={"model_type": "supertonic", **sizes})
    bytes_tokenizer("roberta").save_pretrained(folder)
    (folder / "voices").mkdir()
    numpy.ones(4 * 128, dtype=numpy.float32).tofile(folder / "voices/F1.bin")


def slimsam(folder: Path) -> None:
    """The two parts of a model that cuts out what a point shows: they are loaded, and the snippet prints the configuration."""
    for part, name in (("vision_encoder", "pixel_values"), ("prompt_encoder_mask_decoder", "image_embeddings")):
        kind = (FLOAT, ["batch", "channels", "height", "width"])
        save(folder / f"onnx/{part}.onnx", {name: kind}, {"output": kind}, [helper.make_node("Identity", [name], ["output"])])
    write_json(folder, config={"model_type": "sam", "architectures": ["SamModel"]})


def speecht5_encoder(folder: Path) -> None:
    """Each letter is as loud as its number says."""
    nodes = [
        helper.make_node("Cast", ["input_ids"], ["numbers"], to=FLOAT),
        helper.make_node("Unsqueeze", ["numbers", "last"], ["column"]),
        helper.make_node("MatMul", ["column", "loud"], ["encoder_outputs"]),
        helper.make_node("Equal", ["input_ids", "input_ids"], ["seen"]),
        helper.make_node("Cast", ["seen"], ["encoder_attention_mask"], to=INT),
    ]
    inputs = {"input_ids": (INT, ["b", "n"])}
    outputs = {"encoder_outputs": (FLOAT, ["b", "n", 16]), "encoder_attention_mask": (INT, ["b", "n"])}
    constants = [constant("last", [2], numpy.int64), constant("loud", numpy.full((1, 16), 0.01))]
    save(folder / "onnx/encoder_model.onnx", inputs, outputs, nodes, constants)


def speecht5_decoder(folder: Path) -> None:
    """Two frames a step, and a step more of the sequence; it ends with the eighth."""
    nodes = [
        helper.make_node("ReduceMean", ["encoder_hidden_states"], ["said"], axes=[0, 1, 2], keepdims=0),
        helper.make_node("ReduceMean", ["speaker_embeddings"], ["voice"], keepdims=0),
        helper.make_node("Add", ["said", "voice"], ["level"]),
        helper.make_node("Expand", ["level", "frames"], ["spectrum"]),
        helper.make_node("Expand", ["level", "one"], ["next"]),
        helper.make_node("Concat", ["output_sequence", "next"], ["output_sequence_out"], axis=1),
        helper.make_node("Shape", ["output_sequence"], ["shape"]),
        helper.make_node("Gather", ["shape", "second"], ["length"]),
        helper.make_node("Cast", ["length"], ["steps"], to=FLOAT),
        helper.make_node("Mul", ["steps", "sixteenth"], ["prob"]),
    ]
    inputs = {
        "output_sequence": (FLOAT, [1, "t", 80]), "encoder_hidden_states": (FLOAT, [1, "n", 16]),
        "speaker_embeddings": (FLOAT, [1, 512]),
    }  # fmt: skip
    outputs = {"output_sequence_out": (FLOAT, [1, "u", 80]), "spectrum": (FLOAT, [2, 80]), "prob": (FLOAT, [1])}
    numbers = {"frames": [2, 80], "one": [1, 1, 80], "second": [1]}
    constants = [constant(name, values, numpy.int64) for name, values in numbers.items()]
    save(folder / "onnx/decoder_model_merged.onnx", inputs, outputs, nodes, [*constants, constant("sixteenth", [1 / 16])])


def speecht5(folder: Path) -> None:
    """Text to a spectrogram; beside it the vocoder that the library takes when none is named, and a voice of a data set."""
    import transformers

    speecht5_encoder(folder)
    speecht5_decoder(folder)
    transformers.SpeechT5Config(vocab_size=300).save_pretrained(folder)
    bytes_tokenizer("roberta").save_pretrained(folder)
    kinds = {"feature_extractor_type": "SpeechT5FeatureExtractor", "processor_class": "SpeechT5Processor"}
    write_json(folder, preprocessor_config={**kinds, "sampling_rate": 16_000, "num_mel_bins": 80})
    vocoder = folder.parent / "speecht5_hifigan"
    wave = numpy.sin(numpy.arange(256) / 10)[None].repeat(80, axis=0) / 80
    nodes = [
        helper.make_node("MatMul", ["spectrogram", "wave"], ["sounds"]),
        helper.make_node("Reshape", ["sounds", "flat"], ["waveform"]),
    ]
    constants = [constant("wave", wave), constant("flat", [-1], numpy.int64)]
    vocoder.mkdir()
    save(vocoder / "onnx/model.onnx", {"spectrogram": (FLOAT, ["n", 80])}, {"waveform": (FLOAT, ["m"])}, nodes, constants)
    transformers.SpeechT5HifiGanConfig().save_pretrained(vocoder)
    voice = folder.parent.parent / "huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/speaker_embeddings.bin"
    voice.parent.mkdir(parents=True)
    numpy.full(512, 0.1, dtype=numpy.float32).tofile(voice)


GRAPHS = {
    "Kokoro-82M-v1.0-ONNX": kokoro,
    "modnet": modnet,
    "clap-htsat-unfused": clap,
    "Supertonic-TTS-ONNX": supertonic,
    "slimsam-77-uniform": slimsam,
    "speecht5_tts": speecht5,
}
