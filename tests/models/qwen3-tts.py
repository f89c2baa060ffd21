# /// script
# dependencies = []
# ///
"""Small Qwen3-TTS models and their 12 Hz speech tokenizer, with the ids that their configurations name.

A random model never says that it has ended, so generation_config.json holds a low limit of frames.
"""

import json
import sys
from pathlib import Path

import torch
from qwen_tts.core.models import Qwen3TTSConfig, Qwen3TTSForConditionalGeneration
from qwen_tts.core.tokenizer_12hz.configuration_qwen3_tts_tokenizer_v2 import Qwen3TTSTokenizerV2Config
from qwen_tts.core.tokenizer_12hz.modeling_qwen3_tts_tokenizer_v2 import Qwen3TTSTokenizerV2Model
from tokenizers import pre_tokenizers
from transformers import EncodecFeatureExtractor, Qwen2TokenizerFast

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
name = record["id"].lower()
torch.manual_seed(0)
CODES = 32
GROUPS = 4
SMALL = {
    "hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2,
    "num_key_value_heads": 2, "head_dim": 8,
}  # fmt: skip


def save_speech_tokenizer(target: Path) -> None:
    encoder = {
        **SMALL, "num_filters": 2, "codebook_size": CODES, "codebook_dim": 8, "num_quantizers": GROUPS,
        "vector_quantization_hidden_dimension": 8, "upsample_groups": 16,
    }  # fmt: skip
    decoder = {
        **SMALL, "codebook_size": CODES, "codebook_dim": 16, "latent_dim": 16, "num_quantizers": GROUPS,
        "decoder_dim": 32, "upsample_rates": [8, 5, 4, 3], "upsampling_ratios": [2, 2],
    }  # fmt: skip
    config = Qwen3TTSTokenizerV2Config(encoder, decoder, encoder_valid_num_quantizers=GROUPS)
    Qwen3TTSTokenizerV2Model(config).save_pretrained(target)
    EncodecFeatureExtractor(feature_size=1, sampling_rate=24000).save_pretrained(target)


def save_tokenizer(target: Path) -> dict[str, int]:
    """Letters by byte, and the special tokens of a conversation."""
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    special = ["<|endoftext|>", "<|im_start|>", "<|im_end|>", "<tts_pad>", "<tts_text_bos>", "<tts_text_eod>"]
    vocabulary = {word: at for at, word in enumerate([*letters, *special])}
    target.mkdir(parents=True, exist_ok=True)
    (target / "vocab.json").write_text(json.dumps(vocabulary))
    (target / "merges.txt").write_text("#version: 0.2\n")
    tokenizer = Qwen2TokenizerFast(str(target / "vocab.json"), str(target / "merges.txt"))
    tokenizer.add_special_tokens({"additional_special_tokens": special[1:]})
    tokenizer.save_pretrained(target)
    return vocabulary


def save_model(target: Path) -> None:
    words = save_tokenizer(target)
    kind = next(kind for kind in ("custom_voice", "voice_design", "base") if kind.replace("_", "") in name)
    special = iter(range(CODES, CODES + 1024))
    names = ["codec_eos_token_id", "codec_think_id", "codec_nothink_id", "codec_think_bos_id", "codec_think_eos_id", "codec_pad_id", "codec_bos_id"]
    talker = {
        **SMALL, **{name: next(special) for name in names}, "vocab_size": CODES + 1024, "num_code_groups": GROUPS,
        "text_hidden_size": 16, "text_vocab_size": len(words), "spk_id": {"ryan": next(special)},
        "spk_is_dialect": {"ryan": False}, "codec_language_id": {"english": next(special), "chinese": next(special)},
        "rope_scaling": {"interleaved": True, "mrope_section": [2, 1, 1], "rope_type": "default"},
        "code_predictor_config": {**SMALL, "vocab_size": CODES, "num_code_groups": GROUPS},
    }  # fmt: skip
    speaker = {"enc_dim": 16, "enc_channels": [16, 16, 16, 16, 48], "enc_attention_channels": 8, "enc_se_channels": 8}
    config = Qwen3TTSConfig(
        talker, speaker, tokenizer_type="qwen3_tts_tokenizer_12hz", tts_model_size="1b7" if "1.7b" in name else "0b6", tts_model_type=kind,
        im_start_token_id=words["<|im_start|>"], im_end_token_id=words["<|im_end|>"], tts_pad_token_id=words["<tts_pad>"],
        tts_bos_token_id=words["<tts_text_bos>"], tts_eos_token_id=words["<tts_text_eod>"],
    )  # fmt: skip
    Qwen3TTSForConditionalGeneration(config).save_pretrained(target)
    # The class of this part takes no field besides its own.
    saved = json.loads((target / "config.json").read_text())
    (target / "config.json").write_text(json.dumps({**saved, "speaker_encoder_config": speaker}))
    (target / "generation_config.json").write_text(json.dumps({"do_sample": True, "max_new_tokens": 8}))


if "tokenizer" in name:
    save_speech_tokenizer(folder)
else:
    save_model(folder)
    save_speech_tokenizer(folder / "speech_tokenizer")
