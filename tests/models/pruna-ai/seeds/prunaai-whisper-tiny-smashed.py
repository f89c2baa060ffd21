# /// script
# dependencies = []
# ///
"""A Whisper with random weights and its processor, smashed without any algorithm and saved by Pruna itself."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))

import diffusion
import torch
import transformers
from pruna import SmashConfig, smash

SPECIAL = ["<|endoftext|>", "<|startoftranscript|>", "<|notimestamps|>", "<|en|>", "<|transcribe|>", "<|translate|>"]

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
letters = {word: at for at, word in enumerate([*SPECIAL, *diffusion.LETTERS])}
config = transformers.WhisperConfig(
    d_model=32, encoder_layers=1, decoder_layers=1, encoder_attention_heads=2, decoder_attention_heads=2, encoder_ffn_dim=32,
    decoder_ffn_dim=32, vocab_size=len(letters), max_target_positions=64, pad_token_id=0, bos_token_id=0, eos_token_id=0,
    decoder_start_token_id=1,
)  # fmt: skip
model = transformers.WhisperForConditionalGeneration(config)
# Of a line of noise the most likely token may be the end: it is made the least likely.
model.generation_config.suppress_tokens = [letters[word] for word in SPECIAL]
model.generation_config.max_length = 16
smash(model, SmashConfig(device="cpu")).save_pretrained(folder)
processor = transformers.WhisperProcessor(
    transformers.WhisperFeatureExtractor(), transformers.WhisperTokenizer(vocab=letters, merges=[])
)
processor.save_pretrained(folder)
