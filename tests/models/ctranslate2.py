# /// script
# dependencies = ["ctranslate2", "transformers", "torch", "sentencepiece", "protobuf", "tiktoken"]
# ///
"""A tiny model of the seed's kind, built with transformers and converted with CTranslate2's converter."""

import json
import sys
from pathlib import Path

import ctranslate2
import torch
import transformers as of
from tokenizers import Tokenizer, decoders, models, pre_tokenizers

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
torch.manual_seed(0)
name = record["id"].lower()
LANGUAGES = ["en", "zh", "de", "es", "ru", "ko", "fr", "ja"]


def words(special: list[str], last: tuple[str, ...] = ()) -> Tokenizer:
    """A tokenizer of single bytes, without merges."""
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    every = {token: at for at, token in enumerate([*special, *alphabet, *last])}
    tokenizer = Tokenizer(models.BPE(every, [], unk_token=special[0]))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.add_special_tokens([*special, *last])
    return tokenizer


def whisper(folder: Path) -> None:
    control = ["<|startoftranscript|>", *[f"<|{code}|>" for code in LANGUAGES]]
    control += ["<|translate|>", "<|transcribe|>", "<|startoflm|>", "<|startofprev|>", "<|nospeech|>", "<|notimestamps|>"]
    times = [f"<|{at * 0.02:.2f}|>" for at in range(1501)]
    tokenizer = words(["<|endoftext|>", *control, *times])
    ids = tokenizer.get_vocab()
    sizes = {"d_model": 32, "encoder_layers": 1, "decoder_layers": 1, "encoder_attention_heads": 2, "decoder_attention_heads": 2}
    config = of.WhisperConfig(
        **sizes, encoder_ffn_dim=32, decoder_ffn_dim=32, vocab_size=len(ids), num_mel_bins=80,
        pad_token_id=0, bos_token_id=0, eos_token_id=0, decoder_start_token_id=ids["<|startoftranscript|>"],
    )  # fmt: skip
    model = of.WhisperForConditionalGeneration(config)
    with torch.no_grad():
        # A random model would end at once: the end scores below the letters.
        model.model.decoder.embed_tokens.weight[0] = -model.model.decoder.embed_tokens.weight[400]
    generation = model.generation_config
    generation.lang_to_id = {f"<|{code}|>": ids[f"<|{code}|>"] for code in LANGUAGES}
    generation.no_timestamps_token_id = ids["<|notimestamps|>"]
    generation.is_multilingual = True
    generation.alignment_heads = [[0, 0]]
    generation.suppress_tokens = generation.begin_suppress_tokens = [1]
    save(folder, model, of.PreTrainedTokenizerFast(tokenizer_object=tokenizer, unk_token="<|endoftext|>"))
    of.WhisperFeatureExtractor(feature_size=80).save_pretrained(folder)
    tokenizer.save(str(folder / "tokenizer.json"))


def save(folder: Path, model: torch.nn.Module, tokenizer: of.PreTrainedTokenizerFast, **settings) -> None:
    source = folder.parent / f"{folder.name}-source"
    model.save_pretrained(source)
    tokenizer.save_pretrained(source)
    ctranslate2.converters.TransformersConverter(str(source), **settings).convert(str(folder))


def translation(folder: Path) -> None:
    # Marian's vocabularies end with the padding.
    first, last = ([], ("<pad>",)) if "opus" in name else (["<pad>"], ())
    tokenizer = of.PreTrainedTokenizerFast(
        tokenizer_object=words([*first, "<unk>", "</s>", "<s>", "eng_Latn", "deu_Latn"], last), unk_token="<unk>", pad_token="<pad>", eos_token="</s>", bos_token="<s>",
    )  # fmt: skip
    sizes = {"vocab_size": len(tokenizer), "d_model": 32, "pad_token_id": tokenizer.pad_token_id}
    sizes |= {"eos_token_id": tokenizer.eos_token_id, "bos_token_id": tokenizer.bos_token_id}
    layers = {"encoder_layers": 1, "decoder_layers": 1, "encoder_attention_heads": 2, "decoder_attention_heads": 2}
    feed = {"encoder_ffn_dim": 32, "decoder_ffn_dim": 32, "max_position_embeddings": 256}
    if "madlad" in name:
        config = of.T5Config(**sizes, d_kv=16, d_ff=32, num_layers=1, num_heads=2, decoder_start_token_id=0)
        model = of.T5ForConditionalGeneration(config)
    elif "nllb" in name:
        model = of.M2M100ForConditionalGeneration(of.M2M100Config(**sizes, **layers, **feed, decoder_start_token_id=sizes["eos_token_id"]))
    else:
        model = of.MarianMTModel(of.MarianConfig(**sizes, **layers, **feed, decoder_start_token_id=tokenizer.pad_token_id))
    save(folder, model, tokenizer)
    bases = [tag.removeprefix("base_model:") for tag in record["tags"] if tag.count(":") == 1 and tag.startswith("base_model:")]
    base = record.get("cardData", {}).get("base_model", [*bases, record["id"]][0])
    tokenizer.save_pretrained(repositories / base)


def chat(folder: Path) -> None:
    tokenizer = of.PreTrainedTokenizerFast(
        tokenizer_object=words(["<unk>", "</s>", "<s>"]), unk_token="<unk>", eos_token="</s>", bos_token="<s>",
    )  # fmt: skip
    tokenizer.chat_template = "{% for message in messages %}{{ message['content'] }}{% endfor %}"
    sizes = {"hidden_size": 32, "intermediate_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2}
    model = of.LlamaForCausalLM(of.LlamaConfig(**sizes, vocab_size=len(tokenizer), bos_token_id=2, eos_token_id=1))
    save(folder, model, tokenizer)
    tokenizer.save_pretrained(folder)


task = record["pipeline_tag"]
build = {"automatic-speech-recognition": whisper, "translation": translation}.get(task, chat)
build(repositories / record["id"])
