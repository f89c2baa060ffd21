# /// script
# dependencies = ["onnx", "torchvision"]
# ///
"""Small networks in the three formats of PaddleOCR's repositories: Paddle's inference files, ONNX, and safetensors.

A detector marks what is bright, a recognizer reads colors as letters, and a classifier looks at the mean color: what
they find means nothing, but each finds something, so that the loops over results run. inference.yml is as published.
"""

import json
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "shared"))

import numpy
import paddle_documents
import paddle_reading
import yaml

record = json.loads(Path(sys.argv[1]).read_text())
snippet = Path(sys.argv[3]).read_text()
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
random = numpy.random.default_rng(0)
MEAN, STD = [0.485, 0.456, 0.406], [0.229, 0.224, 0.225]
LETTERS = list("0123456789abcdefghij")
DETECTION = {
    "PreProcess": {
        "transform_ops": [
            {"DecodeImage": {"channel_first": False, "img_mode": "BGR"}},
            {"DetLabelEncode": None},
            {"DetResizeForTest": {"resize_long": 960}},
            {"NormalizeImage": {"mean": MEAN, "order": "hwc", "scale": "1./255.", "std": STD}},
            {"ToCHWImage": None},
            {"KeepKeys": {"keep_keys": ["image", "shape", "polys", "ignore_tags"]}},
        ]
    },
    "PostProcess": {"name": "DBPostProcess", "thresh": 0.3, "box_thresh": 0.6, "max_candidates": 1000, "unclip_ratio": 1.5},
}
RECOGNITION = {
    "PreProcess": {
        "transform_ops": [
            {"DecodeImage": {"channel_first": False, "img_mode": "BGR"}},
            {"MultiLabelEncode": {"gtc_encode": "NRTRLabelEncode"}},
            {"RecResizeImg": {"image_shape": [3, 48, 320]}},
            {"KeepKeys": {"keep_keys": ["image", "label_ctc", "label_gtc", "length", "valid_ratio"]}},
        ]
    },
    "PostProcess": {"name": "CTCLabelDecode", "character_dict": LETTERS},
}
CLASSIFICATION = {
    "PreProcess": {
        "transform_ops": [
            {"ResizeImage": {"resize_short": 256}},
            {"CropImage": {"size": 224}},
            {"NormalizeImage": {"channel_num": 3, "mean": MEAN, "order": "", "scale": 0.00392156862745098, "std": STD}},
            {"ToCHWImage": None},
        ]
    },
    "PostProcess": {"Topk": {"topk": 5, "label_list": ["wired_table", "wireless_table"]}},
}
KINDS = {
    "TextDetection": DETECTION, "TextRecognition": RECOGNITION, "TableClassification": CLASSIFICATION,
    "FormulaRecognition": paddle_reading.FORMULA,
}  # fmt: skip


def save_paddle(kind: str) -> None:
    """inference.json and inference.pdiparams, as paddle.jit writes them."""
    import paddle

    class Network(paddle.nn.Layer):
        def __init__(self) -> None:
            super().__init__()
            self.linear = paddle.nn.Linear(3, 2)
            self.bright = paddle.nn.Conv2D(3, 1, 1)
            self.bright.weight.set_value(paddle.full([1, 3, 1, 1], 4.0))
            self.register_buffer("read", paddle.to_tensor([paddle_reading.FORMULA_READ]))

        def forward(self, x):
            if kind == "TextDetection":
                return paddle.nn.functional.sigmoid(self.bright(x))
            if kind == "FormulaRecognition":
                return self.read + (x.mean() * 0).astype("int64")
            return paddle.nn.functional.softmax(self.linear(x.mean([2, 3])))

    network = Network()
    network.eval()
    paddle.jit.save(network, str(folder / "inference"), input_spec=[paddle.static.InputSpec([None, 3, None, None], "float32", "x")])


def save_onnx(kind: str) -> None:
    import onnx
    from onnx import TensorProto, helper, numpy_helper

    constants = {"middle": random.normal(0, 1, (3, 2)).astype("float32")}
    nodes = [
        helper.make_node("GlobalAveragePool", ["x"], ["pooled"]),
        helper.make_node("Flatten", ["pooled"], ["flat"]),
        helper.make_node("MatMul", ["flat", "middle"], ["logits"]),
    ]
    if kind == "TextRecognition":
        bias = numpy.zeros(len(LETTERS) + 2, "float32")
        bias[0] = -9  # the blank
        weights = random.normal(0, 1, (3, len(LETTERS) + 2)).astype("float32")
        constants = {"axis": numpy.array([2]), "middle": weights, "bias": bias}
        nodes = [
            helper.make_node("AveragePool", ["x"], ["pooled"], kernel_shape=[48, 8], strides=[48, 8]),
            helper.make_node("Squeeze", ["pooled", "axis"], ["row"]),
            helper.make_node("Transpose", ["row"], ["steps"], perm=[0, 2, 1]),
            helper.make_node("MatMul", ["steps", "middle"], ["scores"]),
            helper.make_node("Add", ["scores", "bias"], ["logits"]),
        ]
    nodes.append(helper.make_node("Softmax", ["logits"], ["out"], axis=-1))
    takes = [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["n", 3, "height", "width"])]
    gives = [helper.make_tensor_value_info("out", TensorProto.FLOAT, None)]
    values = [numpy_helper.from_array(value, name) for name, value in constants.items()]
    graph = helper.make_graph(nodes, "network", takes, gives, values)
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=9), folder / "inference.onnx")


def save_transformers(kind: str) -> None:
    import torch
    import transformers

    torch.manual_seed(0)
    if kind == "TextDetection":
        backbone = {
            "model_type": "hgnet_v2", "stem_channels": [3, 8, 8], "stage_in_channels": [8, 8, 8, 8],
            "stage_mid_channels": [8, 8, 8, 8], "stage_out_channels": [8, 8, 8, 8], "stage_num_blocks": [1, 1, 1, 1],
            "stage_numb_of_layers": [1, 1, 1, 1], "hidden_sizes": [8, 8, 8, 8], "depths": [1, 1, 1, 1],
            "out_features": ["stage1", "stage2", "stage3", "stage4"],
        }  # fmt: skip
        # The shapes of the convolutions along and across a line of text, as published: kernel, stride, padding.
        lines = {f"{kind}_{name}": value for name, half in (("longratio", 3), ("midratio", 2), ("shortratio", 1)) for kind, value in {
            "vertical_long_to_small_conv": [[2 * half + 1, 1], [1, 1], [half, 0]],
            "horizontal_small_to_long_conv": [[1, 2 * half + 1], [1, 1], [0, half]],
            "symmetric_conv_long": [[2 * half + 1] * 2, [1, 1], [half, half]],
        }.items()}  # fmt: skip
        config = transformers.PPOCRV5ServerDetConfig(
            backbone_config=backbone, neck_out_channels=16, scale_factor_list=[1, 2, 4, 8], kernel_list=[3, 2, 2],
            intraclass_block_config={"reduce_channel": [1, 1, 0], "return_channel": [1, 1, 0], **lines},
        )  # fmt: skip
        model = transformers.PPOCRV5ServerDetForObjectDetection(config)
        for bias in (value for name, value in model.named_parameters() if name.endswith("bias") and value.shape == (1,)):
            torch.nn.init.constant_(bias, 2.0)
        model.save_pretrained(folder)
        transformers.PPOCRV5ServerDetImageProcessor().save_pretrained(folder)
        return
    labels = {0: "wired_table", 1: "wireless_table"}
    config = transformers.PPLCNetConfig(scale=0.25, class_expand=16, id2label=labels, label2id={value: key for key, value in labels.items()})
    transformers.PPLCNetForImageClassification(config).save_pretrained(folder)
    transformers.PPLCNetImageProcessor().save_pretrained(folder)


if "PaddleOCRVL" in snippet:
    paddle_documents.save_document_parsers(Path(sys.argv[2], "PaddlePaddle"))
    sys.exit()
named = re.search(r'(?:DocVLM|ChartParsing)\(model_name="([^"]+)"', snippet)
if named:
    if named[1] == "PP-Chart2Table":
        folder = folder.rename(folder.with_name("PP-Chart2Table_safetensors"))
    paddle_reading.SAVERS[named[1]](folder)
    (folder / "inference.yml").write_text(yaml.safe_dump({"Global": {"model_name": named[1]}}))
    sys.exit()
kind = next(kind for kind in KINDS if kind in snippet)
engine = (re.search(r'engine="(\w+)"', snippet) or [None, "paddle"])[1]
name = re.sub("_(onnx|safetensors)$", "", record["id"].split("/")[1]).replace("en_PP-OCRv3_det_infer", "PP-OCRv3_mobile_det")
if "save_to_img" in snippet and kind == "TextRecognition":
    # The library writes what it read with a font of its own server: here it is the one that Pillow holds.
    from PIL import ImageFont

    fonts = Path(sys.argv[2], "paddle-model-ecology.bj.bcebos.com/paddlex/PaddleX3.0/fonts")
    fonts.mkdir(parents=True)
    (fonts / "simfang.ttf").write_bytes(ImageFont.load_default(10).path.getvalue())
{"paddle": save_paddle, "onnxruntime": save_onnx, "transformers": save_transformers}[engine](kind)
(folder / "inference.yml").write_text(yaml.safe_dump({"Global": {"model_name": name}, **KINDS[kind]}, sort_keys=False))
