"""What turns pictures, sounds and texts into tensors, saved as a repository holds it."""

from pathlib import Path

import transformers
from texts import QWEN_SEES, chat_template_of
from transformers.models.auto.configuration_auto import CONFIG_MAPPING
from transformers.models.auto.image_processing_auto import IMAGE_PROCESSOR_MAPPING

PICTURES = {
    "convnextv2", "detr", "dinov2", "depth_anything", "segformer", "swin2sr", "videomae", "vit", "sam",
}  # fmt: skip
SOUNDS = {"audio-spectrogram-transformer"}
# Pictures or sounds together with a text: one processor of both.
PAIRS = {
    "clip": "CLIPProcessor", "owlvit": "OwlViTProcessor", "blip": "BlipProcessor", "vilt": "ViltProcessor",
    "florence2": "Florence2Processor", "kosmos-2": "Kosmos2Processor",
}  # fmt: skip


def image_processor_of(kind: str, config):
    """The image processor that the library has for a type of model, for pictures of 64 pixels."""
    known = IMAGE_PROCESSOR_MAPPING[CONFIG_MAPPING[kind]]
    known = next((one for one in (known.values() if isinstance(known, dict) else known) if one), None)
    facts = known().to_dict()
    edge = getattr(config, "image_size", None) or getattr(getattr(config, "vision_config", None), "image_size", 64)
    edge = edge if isinstance(edge, int) else 64
    sizes = {}
    for name in ("size", "crop_size", "pad_size", "mask_size", "mask_pad_size"):
        value = facts.get(name)
        if isinstance(value, dict):
            keys = value if {"height", "width"} & set(value) or "longest_edge" in value else {"shortest_edge": 0}
            sizes[name] = {key: 16 if name.startswith("mask") else edge for key in keys}
    return known(**sizes)


def qwen_processor(kind: str, tokenizer):
    """Pictures of four patches, of the size that the generation of the model has."""
    patch = 14 if kind == "qwen2_5_vl" else 16
    sizes = {"patch_size": patch, "min_pixels": (2 * patch) ** 2, "max_pixels": (4 * patch) ** 2}
    picture = transformers.Qwen2VLImageProcessor(**sizes)
    older = kind == "qwen2_5_vl"
    video = (transformers.Qwen2VLVideoProcessor if older else transformers.Qwen3VLVideoProcessor)(**sizes)
    processor = transformers.Qwen2_5_VLProcessor if older else transformers.Qwen3VLProcessor
    return processor(picture, tokenizer, video, chat_template=chat_template_of(kind))


def gemma_processor(tokenizer, folder: Path):
    """Pictures of at most 70 tokens; the tokenizer is read again with the names of the tokens that stand for pictures and sounds."""
    names = {"image": "<|image|>", "boi": "<|image>", "eoi": "<image|>", "audio": "<|audio|>", "boa": "<|audio>", "eoa": "<audio|>"}
    tokenizer.save_pretrained(folder)
    extra = {f"{name}_token": token for name, token in names.items()}
    named = transformers.PreTrainedTokenizerFast.from_pretrained(folder, extra_special_tokens=extra)
    picture = transformers.Gemma4ImageProcessor(max_soft_tokens=70)
    sound, video = transformers.Gemma4AudioFeatureExtractor(), transformers.Gemma4VideoProcessor()
    template = chat_template_of("gemma4")
    return transformers.Gemma4Processor(sound, picture, named, video, chat_template=template, image_seq_length=70)


def processor_of(kind: str, config, tokenizer, folder: Path):
    """The processor of a type of model; the tokenizer itself where nothing else is needed."""
    if kind in PAIRS:
        return getattr(transformers, PAIRS[kind])(image_processor_of(kind, config), tokenizer)
    if kind == "sam":
        return transformers.SamProcessor(image_processor_of(kind, config))
    if kind == "vision-encoder-decoder":
        return transformers.DonutProcessor(transformers.DonutImageProcessor(size={"height": 64, "width": 64}), tokenizer)
    if kind == "whisper":
        return transformers.WhisperProcessor(transformers.WhisperFeatureExtractor(), tokenizer)
    if kind == "musicgen":
        return transformers.MusicgenProcessor(transformers.EncodecFeatureExtractor(sampling_rate=32_000), tokenizer)
    if kind in QWEN_SEES:
        return qwen_processor(kind, tokenizer)
    if kind == "gemma4":
        return gemma_processor(tokenizer, folder)
    if kind == "qwen2_audio":
        sounds = transformers.WhisperFeatureExtractor(feature_size=128)
        return transformers.Qwen2AudioProcessor(sounds, tokenizer, chat_template=chat_template_of(kind))
    if kind == "audio-spectrogram-transformer":
        return transformers.ASTFeatureExtractor(max_length=64)
    if kind == "wav2vec2":
        return transformers.Wav2Vec2Processor(transformers.Wav2Vec2FeatureExtractor(), tokenizer)
    return image_processor_of(kind, config) if tokenizer is None else tokenizer


def save_preprocessors(kind: str, config, tokenizer, folder: Path) -> None:
    processor_of(kind, config, tokenizer, folder).save_pretrained(folder)
