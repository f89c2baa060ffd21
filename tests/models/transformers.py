# /// script
# dependencies = ["pillow", "torchvision", "sentencepiece", "protobuf", "timm"]
# ///
"""A tiny model of the seed's architecture with random weights, and the processor that such repositories hold.

Configurations are made small by SIZES, wherever the architecture has a field of that name; what an architecture
needs besides stands in SPECIAL. Tokenizers know the words of the snippet.
"""

import json
import re
import sys
from pathlib import Path

import torch
import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors

SIZES = {
    "hidden_size": 32, "d_model": 32, "dim": 32, "n_embd": 32, "embed_dim": 32, "projection_dim": 32,
    "intermediate_size": 37, "hidden_dim": 37, "ffn_dim": 32, "encoder_ffn_dim": 32, "decoder_ffn_dim": 32,
    "num_hidden_layers": 2, "n_layers": 2, "n_layer": 2, "encoder_layers": 2, "decoder_layers": 2, "num_layers": 2,
    "num_attention_heads": 4, "n_heads": 4, "n_head": 4, "encoder_attention_heads": 4, "decoder_attention_heads": 4,
    "num_key_value_heads": 2, "head_dim": 8, "image_size": 64, "out_hidden_size": 32, "depth": 2, "num_heads": 4,
    "num_queries": 5, "output_channels": 32, "mlp_dim": 32,
}  # fmt: skip
# What the sizes do not say, by type of model.
SPECIAL = {
    "audio-spectrogram-transformer": {"num_mel_bins": 128, "max_length": 64},
    "blip_text_model": {"encoder_hidden_size": 32, "max_position_embeddings": 64},
    "convnextv2": {"hidden_sizes": [8, 8, 16, 16], "depths": [1, 1, 1, 1]},
    "deepseek_v3": {
        "q_lora_rank": 16, "kv_lora_rank": 16, "qk_rope_head_dim": 8, "qk_nope_head_dim": 8, "v_head_dim": 8,
        "head_dim": 8, "n_routed_experts": 4, "n_group": 2, "topk_group": 1, "num_experts_per_tok": 2,
        "moe_intermediate_size": 16, "first_k_dense_replace": 1, "num_key_value_heads": 4,
    },
    "depth_anything": {"neck_hidden_sizes": [8, 8, 16, 16], "fusion_hidden_size": 8, "head_hidden_size": 8, "reassemble_hidden_size": 32},
    "dinov2": {"patch_size": 14, "image_size": 70},
    "sam": {},
    "sam_vision_model": {"image_size": 64, "patch_size": 16, "window_size": 2, "global_attn_indexes": [1]},
    "sam_prompt_encoder": {"image_size": 64, "patch_size": 16, "image_embedding_size": 4},
    "segformer": {"hidden_sizes": [8, 8, 16, 16], "depths": [1, 1, 1, 1], "num_attention_heads": [1, 1, 2, 2], "decoder_hidden_size": 16},
    "swin2sr": {"embed_dim": 16, "depths": [1, 1], "num_heads": [2, 2], "upscale": 2, "window_size": 4},
    "videomae": {"num_frames": 16},
    "vits": {"upsample_initial_channel": 16, "wavenet_dilation_rate": 1, "flow_size": 32, "spectrogram_bins": 20},
    "wav2vec2": {"conv_dim": (32,) * 7, "num_conv_pos_embeddings": 16, "num_conv_pos_embedding_groups": 2},
    "whisper": {"max_target_positions": 64, "suppress_tokens": [], "begin_suppress_tokens": []},
}  # fmt: skip
LABELS = dict(enumerate(["O", "red", "green", "blue"]))
SPECIAL_TOKENS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
CHAT = "{% for m in messages %}{{ m.role }}: {% if m.content is string %}{{ m.content }}{% else %}{% for c in m.content %}{% if c.type == 'text' %}{{ c.text }}{% else %}IMAGE{% endif %}{% endfor %}{% endif %}\n{% endfor %}assistant: "


def small(config_class, **more):
    """A configuration with every size that it has made small, the nested ones too."""
    facts = config_class().to_dict()
    values = {name: value for name, value in SIZES.items() if type(facts.get(name)) is int}
    for name, sub in getattr(config_class, "sub_configs", {}).items():
        if getattr(sub, "model_type", ""):
            values[name] = small(sub).to_dict()
    values.update(SPECIAL.get(config_class.model_type, {}))
    return config_class(**{**values, **more})


def special_of(kind: str) -> list[str]:
    if kind in ("xlm-roberta", "roberta", "bart"):
        return ["<s>", "<pad>", "</s>", "<unk>", "<mask>"]
    return SPECIAL_TOKENS


def bytes_tokenizer(kind: str):
    """Byte-level BPE without merges, which reads every text, with the special tokens of its kind."""
    special = special_of(kind)
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate([*special, *letters])}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    whole.decoder = decoders.ByteLevel()
    first, last = (special[0], special[2]) if special[0] == "<s>" else (special[2], special[3])
    if kind not in ("gpt2", "falcon", "qwen3", "deepseek_v3"):
        pair = f"{first}:0 $A:0 {last}:0 $B:1 {last}:1"
        ids = [(token, special.index(token)) for token in (first, last)]
        whole.post_processor = processors.TemplateProcessing(single=f"{first} $A {last}", pair=pair, special_tokens=ids)
    roles = dict(zip(("bos_token", "pad_token", "eos_token", "unk_token", "mask_token"), special)) if special[0] == "<s>" else {
        "pad_token": "[PAD]", "unk_token": "[UNK]", "cls_token": "[CLS]", "sep_token": "[SEP]", "mask_token": "[MASK]", "eos_token": "[SEP]", "bos_token": "[CLS]",
    }
    if special[0] == "<s>":
        roles.update(cls_token="<s>", sep_token="</s>")
    fast = transformers.PreTrainedTokenizerFast(tokenizer_object=whole, model_max_length=256, **roles)
    if kind in ("falcon", "distilbert", "roberta", "xlm-roberta", "bart", "qwen3", "deepseek_v3", "gpt2"):
        fast.model_input_names = ["input_ids", "attention_mask"]
    return fast


def save_words(folder: Path, snippet: str) -> int:
    """vocab.txt of BERT's kind with the words of the snippet, and each letter."""
    found = re.findall(r"\w+|[^\w\s]", snippet.lower())
    letters = "abcdefghijklmnopqrstuvwxyz0123456789"
    every = dict.fromkeys([*SPECIAL_TOKENS, "[EMPTY]", *found, *letters, *("##" + letter for letter in letters)])
    (folder / "vocab.txt").write_text("\n".join(every))
    return len(every)


def train_sentencepiece(folder: Path, names: list[str]) -> list[str]:
    """SentencePiece models of letters; their pieces."""
    import sentencepiece

    text = folder / "text.txt"
    text.write_text("my name is wolfgang and i live in berlin. the quick brown fox jumps over the lazy dog\n" * 20)
    for name in names:
        sentencepiece.SentencePieceTrainer.train(
            input=str(text), model_prefix=str(folder / name), vocab_size=40, model_type="char", hard_vocab_limit=False
        )
        (folder / f"{name}.model").rename(folder / f"{name}.spm")
        (folder / f"{name}.vocab").unlink()
    text.unlink()
    read = sentencepiece.SentencePieceProcessor(model_file=str(folder / f"{names[0]}.spm"))
    return [read.id_to_piece(at) for at in range(read.get_piece_size())]


def tokenizer_of(kind: str, folder: Path, snippet: str):
    """The tokenizer of a type of model, or nothing where it has none; with how many tokens it knows."""
    if kind == "marian":
        pieces = train_sentencepiece(folder, ["source", "target"])
        every = dict.fromkeys(["</s>", "<unk>", *pieces, "<pad>"])
        (folder / "vocab.json").write_text(json.dumps({word: at for at, word in enumerate(every)}))
        names = {"vocab": str(folder / "vocab.json"), "source_spm": str(folder / "source.spm"), "target_spm": str(folder / "target.spm")}
        return transformers.MarianTokenizer(**names, model_max_length=64)
    if kind in ("tapas", "layoutlm", "blip", "vilt", "bert", "distilbert"):
        save_words(folder, snippet)
        known = transformers.TapasTokenizer if kind == "tapas" else transformers.BertTokenizerFast
        return known(str(folder / "vocab.txt"), model_max_length=256)
    if kind == "vits":
        letters = {letter: at for at, letter in enumerate(" abcdefghijklmnopqrstuvwxyz'-_")}
        (folder / "vocab.json").write_text(json.dumps(letters))
        return transformers.VitsTokenizer(str(folder / "vocab.json"), pad_token="_", unk_token="-", phonemize=False)
    if kind in ("clip", "owlvit"):
        letters = sorted(pre_tokenizers.ByteLevel.alphabet())
        every = [*letters, *(letter + "</w>" for letter in letters), "<|startoftext|>", "<|endoftext|>"]
        vocabulary = {word: at for at, word in enumerate(every)}
        (folder / "vocab.json").write_text(json.dumps(vocabulary))
        (folder / "merges.txt").write_text("#version: 0.2\n")
        return transformers.CLIPTokenizer.from_pretrained(folder, model_max_length=77 if kind == "clip" else 16)
    if kind == "whisper":
        letters = sorted(pre_tokenizers.ByteLevel.alphabet())
        (folder / "vocab.json").write_text(json.dumps({word: at for at, word in enumerate(letters)}))
        (folder / "merges.txt").write_text("#version: 0.2\n")
        marks = ["<|endoftext|>", "<|startoftranscript|>", "<|en|>", "<|translate|>", "<|transcribe|>", "<|notimestamps|>"]
        return transformers.WhisperTokenizer.from_pretrained(folder, additional_special_tokens=marks)
    return bytes_tokenizer(kind)


def image_processor_of(config):
    """The image processor that the library has for a configuration, for pictures of 64 pixels."""
    from transformers.models.auto.image_processing_auto import IMAGE_PROCESSOR_MAPPING

    known = IMAGE_PROCESSOR_MAPPING[type(config)]
    known = next((one for one in (known.values() if isinstance(known, dict) else known) if one), None)
    facts = known().to_dict()
    edge = getattr(config, "image_size", None) or getattr(getattr(config, "vision_config", None), "image_size", 64)
    edge = edge if isinstance(edge, int) else 64
    sizes = {}
    for name in ("size", "crop_size", "pad_size", "mask_size", "mask_pad_size"):
        value = facts.get(name)
        if isinstance(value, dict):
            keys = value if {"height", "width"} & set(value) else {"shortest_edge": 0} if "longest_edge" not in value else value
            sizes[name] = {key: 16 if name.startswith("mask") else edge for key in keys}
    return known(**sizes)


def save_processors(kind: str, config, tokenizer, folder: Path) -> None:
    if tokenizer is not None and kind not in ("clip", "owlvit", "whisper", "blip", "vilt", "sam"):
        tokenizer.save_pretrained(folder)
    if kind in ("clip", "owlvit", "blip", "vilt"):
        name = {"clip": "CLIP", "owlvit": "OwlViT", "blip": "Blip", "vilt": "Vilt"}[kind] + "Processor"
        getattr(transformers, name)(image_processor_of(config), tokenizer).save_pretrained(folder)
    elif kind == "sam":
        transformers.SamProcessor(image_processor_of(config)).save_pretrained(folder)
    elif kind == "whisper":
        transformers.WhisperProcessor(transformers.WhisperFeatureExtractor(), tokenizer).save_pretrained(folder)
    elif kind == "audio-spectrogram-transformer":
        transformers.ASTFeatureExtractor(max_length=64).save_pretrained(folder)
    elif kind == "wav2vec2":
        transformers.Wav2Vec2FeatureExtractor().save_pretrained(folder)
    elif tokenizer is None:
        image_processor_of(config).save_pretrained(folder)


PICTURES = {"convnextv2", "detr", "dinov2", "depth_anything", "segformer", "swin2sr", "videomae", "vit", "sam"}
SOUNDS = {"audio-spectrogram-transformer", "wav2vec2"}


def config_of(kind: str, architecture: str, tokenizer):
    config_class = transformers.models.auto.configuration_auto.CONFIG_MAPPING[kind]
    more = {}
    if re.search(r"Classification|Detection|Segmentation|QuestionAnswering$", architecture) and kind not in ("owlvit", "roberta", "layoutlm", "tapas"):
        more = {"id2label": LABELS, "label2id": {name: at for at, name in LABELS.items()}}
    if "mnli" in FOLDER.name:
        labels = ["contradiction", "neutral", "entailment"]
        more = {"id2label": dict(enumerate(labels)), "label2id": {name: at for at, name in enumerate(labels)}}
    if tokenizer is not None:
        more["vocab_size"] = len(tokenizer)
        for name in ("pad", "bos", "eos"):
            if (number := getattr(tokenizer, f"{name}_token_id", None)) is not None:
                more[f"{name}_token_id"] = number
    if kind == "depth_anything":
        more["backbone_config"] = small(transformers.Dinov2Config, out_features=["stage1", "stage2"] * 1, reshape_hidden_states=False, num_hidden_layers=4).to_dict() | {"out_indices": [1, 2, 3, 4], "out_features": ["stage1", "stage2", "stage3", "stage4"]}
    if kind == "marian":
        more.update(decoder_start_token_id=tokenizer.pad_token_id, max_position_embeddings=64, forced_eos_token_id=tokenizer.eos_token_id)
    if kind == "bart":
        more.update(decoder_start_token_id=2, forced_eos_token_id=2)
    if kind in ("clip", "owlvit", "blip"):
        known = {"vocab_size": len(tokenizer), "max_position_embeddings": 77 if kind == "clip" else 64 if kind == "blip" else 16}
        for name in ("bos", "eos", "pad"):
            known[f"{name}_token_id"] = getattr(tokenizer, f"{name}_token_id")
        if kind == "blip":
            known["sep_token_id"] = tokenizer.sep_token_id
        more = {"text_config": {**small(config_class.sub_configs["text_config"]).to_dict(), **known}}
    if kind == "whisper":
        marks = tokenizer.convert_tokens_to_ids
        more.update(decoder_start_token_id=marks("<|startoftranscript|>"))
    return small(config_class, **more)


record = json.loads(Path(sys.argv[1]).read_text())
FOLDER = Path(sys.argv[2], record["id"])
FOLDER.mkdir(parents=True)
kind = record["config"]["model_type"]
architecture = record["config"]["architectures"][0]
torch.manual_seed(0)
tokenizer = None if kind in PICTURES | SOUNDS else tokenizer_of(kind, FOLDER, Path(sys.argv[3]).read_text())
if tokenizer is not None and re.search("chat|messages", sys.argv[3]):
    tokenizer.chat_template = CHAT
config = config_of(kind, architecture, tokenizer)
model = getattr(transformers, architecture)(config)
if kind == "whisper":
    model.generation_config.no_timestamps_token_id = tokenizer.convert_tokens_to_ids("<|notimestamps|>")
    model.generation_config.max_length = 20
if kind == "detr":  # Without this every query is "no object", and the loop of a snippet would not run.
    torch.nn.init.constant_(model.class_labels_classifier.bias[:1], 20.0)
if kind == "owlvit":
    torch.nn.init.constant_(model.class_head.logit_shift.bias, 20.0)
model.save_pretrained(FOLDER)
save_processors(kind, config, tokenizer, FOLDER)
