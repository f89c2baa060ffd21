"""Tokenizers that know the words of the snippet, or each letter or byte."""

import json
import re
from pathlib import Path

import transformers
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors

SPECIAL = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
ROLES = {
    "pad_token": "[PAD]", "unk_token": "[UNK]", "cls_token": "[CLS]", "sep_token": "[SEP]", "mask_token": "[MASK]",
    "eos_token": "[SEP]", "bos_token": "[CLS]",
}  # fmt: skip
SENTENCE = ["<s>", "<pad>", "</s>", "<unk>", "<mask>"]
SENTENCE_ROLES = {
    "bos_token": "<s>", "pad_token": "<pad>", "eos_token": "</s>", "unk_token": "<unk>", "mask_token": "<mask>",
    "cls_token": "<s>", "sep_token": "</s>",
}  # fmt: skip
SENTENCE_KINDS = (
    "xlm-roberta", "roberta", "bart", "florence2", "kosmos-2", "musicgen", "mbart", "m2m_100", "t5", "vision-encoder-decoder",
)  # fmt: skip
QWEN_SEES = ("qwen2_5_vl", "qwen3_vl", "qwen3_5")
# They write on where a text ends: no special token closes it.
OPEN_ENDED = (
    "gpt2", "falcon", "qwen3", "deepseek_v3", "mistral", "qwen2", "llama", *QWEN_SEES, "qwen3_5_text", "gemma3_text", "gemma4", "qwen2_audio", "florence2",
    "kosmos-2",
)  # fmt: skip
WITHOUT_TYPES = (*OPEN_ENDED, *SENTENCE_KINDS, "distilbert")
# Tokens that stand for pictures and sounds.
MARKS = {
    **dict.fromkeys(QWEN_SEES, ["<|image_pad|>", "<|video_pad|>", "<|vision_start|>", "<|vision_end|>"]),
    "qwen2_audio": ["<|AUDIO|>", "<|audio_bos|>", "<|audio_eos|>"],
    "florence2": ["<image>"],
    "gemma4": ["<|image|>", "<|image>", "<image|>", "<|audio|>", "<|audio>", "<audio|>", "<|video|>"],
    "m2m_100": ["eng_Latn", "deu_Latn", "__en__", "__de__"],
    "mbart": ["en_XX", "de_DE"],
    "kosmos-2": ["<image>", "</image>", "<grounding>", "<phrase>", "</phrase>", "<object>", "</object>"],
}
CHAT = """\
{% for message in messages %}{{ message.role }}: {% if message.content is string %}{{ message.content }}{% else %}\
{% for part in message.content %}{% if part.type == 'text' %}{{ part.text }}{% elif part.type == 'video' %}VIDEO{% else %}PICTURE{% endif %}{% endfor %}{% endif %}
{% endfor %}assistant: """
PICTURE = {
    **dict.fromkeys(QWEN_SEES, "<|vision_start|><|image_pad|><|vision_end|>"),
    "gemma4": "<|image|>", "qwen2_audio": "<|audio_bos|><|AUDIO|><|audio_eos|>",
}  # fmt: skip
VIDEO = dict.fromkeys(QWEN_SEES, "<|vision_start|><|video_pad|><|vision_end|>")


def bytes_tokenizer(kind: str):
    """Byte-level BPE without merges, which reads every text, with the special tokens of its kind."""
    special, roles = (SENTENCE, SENTENCE_ROLES) if kind in SENTENCE_KINDS else (SPECIAL, ROLES)
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    whole = Tokenizer(models.BPE({word: at for at, word in enumerate([*special, *letters])}, []))
    whole.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    whole.decoder = decoders.ByteLevel()
    if kind not in OPEN_ENDED:
        first, last = roles["cls_token"], roles["sep_token"]
        ids = [(token, special.index(token)) for token in (first, last)]
        pair = f"{first}:0 $A:0 {last}:0 $B:1 {last}:1"
        whole.post_processor = processors.TemplateProcessing(single=f"{first} $A {last}", pair=pair, special_tokens=ids)
    named = {"extra_special_tokens": {"image_token": "<image>"}} if kind == "florence2" else {}
    names = {"model_input_names": ["input_ids", "attention_mask"]} if kind in WITHOUT_TYPES else {}
    tokenizer = transformers.PreTrainedTokenizerFast(tokenizer_object=whole, model_max_length=256, **roles, **named, **names)
    tokenizer.add_special_tokens({"additional_special_tokens": MARKS.get(kind, [])})
    return tokenizer


def save_words(folder: Path, snippet: str) -> None:
    """vocab.txt of BERT's kind with the words of the snippet, and each letter."""
    found = re.findall(r"\w+|[^\w\s]", snippet.lower())
    letters = "abcdefghijklmnopqrstuvwxyz0123456789"
    every = dict.fromkeys([*SPECIAL, "[EMPTY]", *found, *letters, *("##" + letter for letter in letters)])
    (folder / "vocab.txt").write_text("\n".join(every))


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


def marian_tokenizer(folder: Path):
    pieces = train_sentencepiece(folder, ["source", "target"])
    every = dict.fromkeys(["</s>", "<unk>", *pieces, "<pad>"])
    (folder / "vocab.json").write_text(json.dumps({word: at for at, word in enumerate(every)}))
    names = {"vocab": str(folder / "vocab.json"), "source_spm": str(folder / "source.spm"), "target_spm": str(folder / "target.spm")}
    return transformers.MarianTokenizer(**names, model_max_length=64)


def vits_tokenizer(folder: Path):
    letters = {letter: at for at, letter in enumerate(" abcdefghijklmnopqrstuvwxyz'-_")}
    (folder / "vocab.json").write_text(json.dumps(letters))
    return transformers.VitsTokenizer(str(folder / "vocab.json"), pad_token="_", unk_token="-", phonemize=False)


def letters_tokenizer(folder: Path):
    """vocab.json of what writes sound as letters."""
    letters = ["<pad>", "<s>", "</s>", "<unk>", "|", *"ETAONIHSRDLUMWCFGYPBVK'XJQZ"]
    (folder / "vocab.json").write_text(json.dumps({letter: at for at, letter in enumerate(letters)}))
    return transformers.Wav2Vec2CTCTokenizer(str(folder / "vocab.json"))


def merges_tokenizer(folder: Path, words: list[str], name: str, **more):
    """A tokenizer of vocab.json and merges.txt, without merges; of the class that writes tokenizer.json too."""
    (folder / "vocab.json").write_text(json.dumps({word: at for at, word in enumerate(words)}))
    (folder / "merges.txt").write_text("#version: 0.2\n")
    tokenizer_class = getattr(transformers, f"{name}Fast", None) or getattr(transformers, name)
    return tokenizer_class.from_pretrained(folder, **more)


def clip_tokenizer(folder: Path, longest: int):
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    words = [*letters, *(letter + "</w>" for letter in letters), "<|startoftext|>", "<|endoftext|>"]
    return merges_tokenizer(folder, words, "CLIPTokenizer", model_max_length=longest)


def whisper_tokenizer(folder: Path):
    marks = ["<|startoftranscript|>", "<|en|>", "<|translate|>", "<|transcribe|>", "<|notimestamps|>"]
    marks += [f"<|{at * 0.02:.2f}|>" for at in range(1501)]
    words = [*sorted(pre_tokenizers.ByteLevel.alphabet()), "<|endoftext|>", *marks]
    return merges_tokenizer(folder, words, "WhisperTokenizer", pad_token="<|endoftext|>", additional_special_tokens=marks)


def chat_template_of(kind: str) -> str:
    return CHAT.replace("PICTURE", PICTURE.get(kind, "")).replace("VIDEO", VIDEO.get(kind, ""))


def tokenizer_of(kind: str, folder: Path, snippet: str):
    """The tokenizer of a type of model, its files in the folder; with a chat template where the snippet holds messages."""
    if kind == "marian":
        return marian_tokenizer(folder)
    if kind == "vits":
        return vits_tokenizer(folder)
    if kind == "whisper":
        return whisper_tokenizer(folder)
    if kind == "wav2vec2":
        return letters_tokenizer(folder)
    if kind in ("clip", "owlvit"):
        return clip_tokenizer(folder, 77 if kind == "clip" else 16)
    if kind in ("tapas", "layoutlm", "blip", "vilt", "bert", "distilbert"):
        save_words(folder, snippet)
        known = transformers.TapasTokenizer if kind == "tapas" else transformers.BertTokenizerFast
        return known(str(folder / "vocab.txt"), model_max_length=256)
    tokenizer = bytes_tokenizer(kind)
    if "messages = [" in snippet:
        tokenizer.chat_template = chat_template_of(kind)
    return tokenizer
