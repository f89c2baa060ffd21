# /// script
# dependencies = ["optimum-onnx", "onnxruntime", "torch", "pillow", "torchvision", "sentencepiece", "protobuf"]
# parts = ["transformers"]
# ///
"""A tiny model of transformers with random weights as an ONNX repository: config.json, tokenizer.json, onnx/….

Such repositories are made of models of transformers with Optimum's exporter, and so are these, where it knows the
architecture. The others are small graphs with the inputs and outputs that the library feeds and reads (`graphs`).
"""

import json
import shutil
import sys
from pathlib import Path

sys.path[1:1] = [str(Path(__file__).parent), str(Path(__file__).parent.parent / "transformers")]

import torch
import transformers
from configurations import LABELS, configuration_of
from graphs import GRAPHS
from preprocessors import PICTURES, save_preprocessors
from sees import SEES
from texts import tokenizer_of
from tokenizers import Regex, Tokenizer, models, normalizers, pre_tokenizers

# By the name of the repository: type of model, architecture, task of the export.
MODELS = {
    "Qwen2.5-0.5B-Instruct": ("qwen2", "Qwen2ForCausalLM", "text-generation-with-past"),
    "gpt-oss-20b-ONNX": ("qwen2", "Qwen2ForCausalLM", "text-generation-with-past"),
    "all-MiniLM-L6-v2": ("bert", "BertModel", "feature-extraction"),
    "paraphrase-multilingual-MiniLM-L12-v2": ("bert", "BertModel", "feature-extraction"),
    "bge-small-en-v1.5": ("bert", "BertModel", "feature-extraction"),
    "multilingual-e5-small": ("bert", "BertModel", "feature-extraction"),
    "nomic-embed-text-v1.5": ("bert", "BertModel", "feature-extraction"),
    "Qwen3-Embedding-0.6B-ONNX": ("qwen3", "Qwen3Model", "feature-extraction"),
    "bert-base-uncased": ("bert", "BertForMaskedLM", "fill-mask"),
    "distilroberta-base": ("roberta", "RobertaForMaskedLM", "fill-mask"),
    "clip-vit-base-patch32": ("clip", "CLIPModel", "zero-shot-image-classification"),
    "detr-resnet-50": ("detr", "DetrForObjectDetection", "object-detection"),
    "distilbart-cnn-6-6": ("bart", "BartForConditionalGeneration", "text2text-generation-with-past"),
    "distilbert-base-uncased-distilled-squad": ("distilbert", "DistilBertForQuestionAnswering", "question-answering"),
    "distilbert-base-uncased-finetuned-sst-2-english": ("distilbert", "DistilBertForSequenceClassification", "text-classification"),
    "distilgpt2": ("gpt2", "GPT2LMHeadModel", "text-generation-with-past"),
    "donut-base-finetuned-docvqa": ("vision-encoder-decoder", "VisionEncoderDecoderModel", "image-to-text-with-past"),
    "LaMini-Flan-T5-783M": ("t5", "T5ForConditionalGeneration", "text2text-generation-with-past"),
    "llama2.c-stories15M": ("llama", "LlamaForCausalLM", "text-generation-with-past"),
    "m2m100_418M": ("m2m_100", "M2M100ForConditionalGeneration", "text2text-generation-with-past"),
    "mbart-large-50-many-to-many-mmt": ("mbart", "MBartForConditionalGeneration", "text2text-generation-with-past"),
    "mms-tts-fra": ("vits", "VitsModel", "text-to-audio"),
    "mobilebert-uncased-mnli": ("mobilebert", "MobileBertForSequenceClassification", "text-classification"),
    "nllb-200-distilled-600M": ("m2m_100", "M2M100ForConditionalGeneration", "text2text-generation-with-past"),
    "opus-mt-en-de": ("marian", "MarianMTModel", "text2text-generation-with-past"),
    "swin2SR-classical-sr-x2-64": ("swin2sr", "Swin2SRForImageSuperResolution", "image-to-image"),
    "whisper-tiny.en": ("whisper", "WhisperForConditionalGeneration", "automatic-speech-recognition-with-past"),
}  # fmt: skip
# Tokenizers whose class the library tells apart, and the tokens of languages that each knows.
LANGUAGES = {
    "m2m100_418M": ("M2M100Tokenizer", ["__en__", "__fr__"]),
    "mbart-large-50-many-to-many-mmt": ("MBart50Tokenizer", ["en_XX", "fr_XX"]),
    "nllb-200-distilled-600M": ("NllbTokenizer", ["eng_Latn", "fra_Latn"]),
}

# Types that the exporter does not know: the model in their place takes and gives the same tensors.
TOLD_AS = {"nomic-embed-text-v1.5": "nomic_bert"}


def export(model, folder: Path, task: str, dtypes: tuple[str, ...]) -> None:
    """ONNX files in the folder `onnx`, where the library looks for them, by the ends of the names that say a dtype."""
    from optimum.exporters.onnx import onnx_export_from_model

    made = folder / "made"
    onnx_export_from_model(model, output=made, task=task, do_validation=False)
    (folder / "onnx").mkdir()
    for file in made.glob("*.onnx"):
        for dtype in dtypes:
            shutil.copy(file, folder / "onnx" / f"{file.stem}{dtype}.onnx")
    shutil.rmtree(made)


def tell(folder: Path, name: str, **facts) -> None:
    """Adds facts to a file of JSON."""
    file = folder / name
    file.write_text(json.dumps({**json.loads(file.read_text()), **facts}))


def as_published(name: str, kind: str, folder: Path) -> None:
    """What such repositories hold otherwise than the newest transformers writes it."""
    if name in LANGUAGES:
        tell(folder, "tokenizer_config.json", tokenizer_class=LANGUAGES[name][0])
    if name in TOLD_AS:
        tell(folder, "config.json", model_type=TOLD_AS[name])
    template = folder / "chat_template.jinja"
    if template.exists():
        tell(folder, "tokenizer_config.json", chat_template=template.read_text())
        template.unlink()
    if kind == "swin2sr":
        tell(folder, "preprocessor_config.json", pad_size=8)
    if kind == "vits":
        save_letters(folder)


def save_letters(folder: Path) -> None:
    """tokenizer.json of the letters that vocab.json holds."""
    vocabulary = json.loads((folder / "vocab.json").read_text())
    whole = Tokenizer(models.WordLevel(vocabulary, unk_token="-"))
    whole.normalizer = normalizers.Lowercase()
    whole.pre_tokenizer = pre_tokenizers.Split(Regex("."), "isolated")
    whole.save(str(folder / "tokenizer.json"))


def dtypes_of(record: dict) -> tuple[str, ...]:
    """What the files that the record lists end in; without any, what the library takes by itself: in browsers _quantized."""
    files = [file["rfilename"] for file in record.get("siblings", [])]
    ends = [file.removesuffix(".onnx").partition("_")[2] for file in files if file.startswith("onnx/")]
    return tuple(f"_{end}" if end else "" for end in ends) or ("", "_quantized")


def build(name: str, folder: Path, snippet: str, dtypes: tuple[str, ...]) -> None:
    kind, architecture, task = MODELS[name]
    record = {"id": name, "config": {"architectures": [architecture]}}
    tokenizer = None if kind in PICTURES else tokenizer_of("bart" if kind == "marian" else kind, folder, snippet)
    if name in LANGUAGES:
        tokenizer.add_special_tokens({"additional_special_tokens": LANGUAGES[name][1]})
    config = configuration_of(kind, record, tokenizer)
    model = getattr(transformers, architecture)(config).eval()
    if hasattr(model, "class_labels_classifier"):
        torch.nn.init.constant_(model.class_labels_classifier.bias[:1], 20.0)
    export(model, folder, task, dtypes)
    model.config.save_pretrained(folder)
    if getattr(model, "generation_config", None):
        model.generation_config.save_pretrained(folder)
    save_preprocessors(kind, config, tokenizer, folder)
    as_published(name, kind, folder)


def main(record: dict, repositories: Path, snippet: str) -> None:
    folder = repositories / record["id"]
    folder.mkdir(parents=True)
    torch.manual_seed(0)
    name = record["id"].split("/")[1]
    if name in GRAPHS:
        GRAPHS[name](folder)
    elif name in SEES:
        SEES[name](folder)
    else:
        build(name, folder, snippet, dtypes_of(record))


main(json.loads(Path(sys.argv[1]).read_text()), Path(sys.argv[2]), Path(sys.argv[3]).read_text())
