# /// script
# dependencies = ["sentencepiece"]
# ///
"""Small models in the layout of SpeechBrain's repositories: hyperparams.yaml, and what its pretrainer loads.

The YAML names the same classes under the same keys as the published files, with small sizes. Each module is made from
it by hyperpyyaml and saved by SpeechBrain's own checkpointer.
"""

import io
import re
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parent))

import sentencepiece
import torch
from hyperpyyaml import load_hyperpyyaml
from layouts import MODELS
from speechbrain.utils.checkpoints import DEFAULT_SAVE_HOOKS, get_default_hook

folder = Path(sys.argv[2])
snippet = Path(sys.argv[3]).read_text()
torch.manual_seed(0)

def save_wav2vec2(target: Path) -> None:
    import transformers

    config = transformers.Wav2Vec2Config(
        hidden_size=32, num_hidden_layers=1, num_attention_heads=2, intermediate_size=32, conv_dim=(32,) * 7,
        num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=2, do_stable_layer_norm=True, feat_extract_norm="layer",
    )  # fmt: skip
    transformers.Wav2Vec2Model(config).save_pretrained(target)
    transformers.Wav2Vec2FeatureExtractor().save_pretrained(target)


def save_whisper(target: Path) -> None:
    """Letters by byte, then Whisper's special tokens, with the ids that its configuration names."""
    import transformers
    from tokenizers import pre_tokenizers
    from transformers.models.whisper.tokenization_whisper import LANGUAGES

    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    tasks = ["<|translate|>", "<|transcribe|>", "<|startoflm|>", "<|startofprev|>", "<|nospeech|>", "<|notimestamps|>"]
    times = [f"<|{at * 0.02:.2f}|>" for at in range(1501)]
    special = ["<|endoftext|>", "<|startoftranscript|>", *(f"<|{name}|>" for name in LANGUAGES), *tasks, *times]
    vocabulary = {word: at for at, word in enumerate([*letters, *special])}
    tokenizer = transformers.WhisperTokenizer(vocab=vocabulary, merges=[])
    tokenizer.add_special_tokens({"additional_special_tokens": special[1:]})
    tokenizer.save_pretrained(target)
    transformers.WhisperFeatureExtractor().save_pretrained(target)
    end, start = vocabulary["<|endoftext|>"], vocabulary["<|startoftranscript|>"]
    config = transformers.WhisperConfig(
        vocab_size=51865, d_model=32, encoder_layers=1, decoder_layers=1, encoder_attention_heads=2,
        decoder_attention_heads=2, encoder_ffn_dim=32, decoder_ffn_dim=32, max_target_positions=448,
        pad_token_id=end, bos_token_id=end, eos_token_id=end, decoder_start_token_id=start,
        suppress_tokens=[], begin_suppress_tokens=[],
    )  # fmt: skip
    transformers.WhisperForConditionalGeneration(config).save_pretrained(target)


def save_tokenizer(file: Path) -> None:
    model = io.BytesIO()
    words = ["the ferry leaves at nine", "it arrives at noon"]
    sentencepiece.SentencePieceTrainer.train(
        sentence_iterator=iter(words), model_writer=model, vocab_size=16, model_type="char", hard_vocab_limit=False,
        bos_id=-1, eos_id=-1, unk_id=0,
    )  # fmt: skip
    file.write_bytes(model.getvalue())


def save(name: str) -> None:
    """Writes speechbrain/<name>, and the repositories that its YAML names."""
    body, rate, modules, loadables = MODELS[name]
    target = folder / "speechbrain" / name
    target.mkdir(parents=True)
    for other in re.findall(r"asr_model_source: speechbrain/(\S+)", body):
        save(other)
    for source in re.findall(r"source: ((?:facebook|openai)/\S+)", body):
        (save_whisper if "whisper" in source else save_wav2vec2)(folder / source)
        local = body.replace(source, str(folder / source))
    made = load_hyperpyyaml(local if "local" in locals() else body)
    if name.startswith("vad"):
        made["dnn"]["linear"].w.bias.data.fill_(2.0)  # so that there is speech to find
    if "normalize" in made:
        made["normalize"](torch.randn(2, 50, 8), torch.ones(2))
    if "mean_var_norm_emb" in made:
        made["mean_var_norm_emb"](torch.randn(2, 1, 12), torch.ones(2))
    for part in loadables.split():
        file = target / f"{part}.ckpt"
        if part == "tokenizer":
            save_tokenizer(file)
            continue
        if part == "label_encoder":
            made[part].update_from_iterable(["en: English", "fr: French", "pl: Polish"], sequence_input=False)
        get_default_hook(made[part], DEFAULT_SAVE_HOOKS)(made[part], file) if not hasattr(made[part], "save") else made[part].save(file)
    lines = "".join(f"    {part}: !ref <{part}>\n" for part in modules.split())
    known = "".join(f"        {part}: !ref <{part}>\n" for part in loadables.split())
    paths = "".join(f"        {part}: speechbrain/{name}/{part}.ckpt\n" for part in loadables.split())
    pretrainer = f"pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer\n    loadables:\n{known}    paths:\n{paths}"
    (target / "hyperparams.yaml").write_text(f"sample_rate: {rate}\n{body}\nmodules:\n{lines}\n{pretrainer}")


for name in dict.fromkeys(re.findall(r'source="speechbrain/([^"]+)"', snippet)):
    save(name)
