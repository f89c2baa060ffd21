# /// script
# dependencies = []
# ///
"""A small Qwen3-ASR, or where the name says so its aligner, which tells classes of time in place of words.

Only letters have an output weight, so that what is transcribed can be printed.
"""

import json
import string
import sys
from pathlib import Path

import torch
from qwen_asr.core.transformers_backend import Qwen3ASRConfig, Qwen3ASRForConditionalGeneration
from tokenizers import pre_tokenizers
from transformers import Qwen2TokenizerFast, WhisperFeatureExtractor

MELS = 8
TEMPLATE = (
    "{% for message in messages %}<|im_start|>{{ message['role'] }}\n"
    "{% if message['content'] is string %}{{ message['content'] }}"
    "{% else %}<|audio_start|><|audio_pad|><|audio_end|>{% endif %}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)
AUDIO = {"audio_token": "<|audio_pad|>", "audio_bos_token": "<|audio_start|>", "audio_eos_token": "<|audio_end|>"}
SPECIAL = ["<|endoftext|>", "<|im_start|>", "<|im_end|>", *AUDIO.values(), "<asr_text>", "<timestamp>"]

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
aligner = "ForcedAligner" in record["id"]
torch.manual_seed(0)


def save_processor() -> dict[str, int]:
    """Letters by byte, the marks of a conversation, and the features of the sound."""
    letters = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {word: at for at, word in enumerate([*letters, *SPECIAL])}
    (folder / "vocab.json").write_text(json.dumps(vocabulary))
    (folder / "merges.txt").write_text("#version: 0.2\n")
    tokenizer = Qwen2TokenizerFast(str(folder / "vocab.json"), str(folder / "merges.txt"), extra_special_tokens=AUDIO)
    tokenizer.add_special_tokens({"additional_special_tokens": SPECIAL[1:]})
    tokenizer.chat_template = TEMPLATE
    tokenizer.save_pretrained(folder)
    WhisperFeatureExtractor(feature_size=MELS, processor_class="Qwen3ASRProcessor").save_pretrained(folder)
    return vocabulary


words = save_processor()
small = {
    "vocab_size": len(words), "hidden_size": 16, "intermediate_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2,
    "num_key_value_heads": 2, "head_dim": 8, "rope_theta": 10000.0,
    "rope_scaling": {"rope_type": "default", "mrope_section": [2, 1, 1], "mrope_interleaved": True},
}  # fmt: skip
sound = {
    "num_mel_bins": MELS, "encoder_layers": 1, "encoder_attention_heads": 2, "encoder_ffn_dim": 16, "d_model": 16, "n_window": 50,
    "n_window_infer": 800, "output_dim": 16, "downsample_hidden_size": 4,
}  # fmt: skip
thinker = {
    "text_config": small, "audio_config": sound, "audio_token_id": words["<|audio_pad|>"],
    "audio_start_token_id": words["<|audio_start|>"], "pad_token_id": words["<|endoftext|>"],
}  # fmt: skip
if aligner:
    thinker |= {"model_type": "qwen3_forced_aligner", "classify_num": 100}
besides = {"timestamp_token_id": words["<timestamp>"], "timestamp_segment_time": 80} if aligner else {}
config = Qwen3ASRConfig(thinker, support_languages=["English"], **besides)
model = Qwen3ASRForConditionalGeneration(config)
if not aligner:
    silent = [at for word, at in words.items() if word not in string.ascii_letters]
    with torch.no_grad():
        model.thinker.lm_head.weight[silent] = 0
model.save_pretrained(folder)
# A class writes its own type over that of the aligner.
saved = json.loads((folder / "config.json").read_text())
saved["thinker_config"] |= {key: thinker[key] for key in ("model_type", "classify_num") if key in thinker}
(folder / "config.json").write_text(json.dumps(saved))
