# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Voxtral with random weights."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))
sys.path.append(str(Path(__file__).parents[2] / "shared"))

import torch
import transformers
from configurations import small
from tekken import SIZE, SPECIAL, SUPPRESSED, save_tekken

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
save_tekken(folder, chunk_length_s=30.0)
sounds = transformers.WhisperFeatureExtractor(feature_size=128)
tokenizer = transformers.MistralCommonBackend.from_pretrained(folder)
transformers.VoxtralProcessor(sounds, tokenizer).save_pretrained(folder)
text = small(transformers.LlamaConfig, vocab_size=SIZE).to_dict()
# Four steps of hearing are one of writing.
audio = small(transformers.VoxtralEncoderConfig, intermediate_size=128).to_dict()
model = transformers.VoxtralForConditionalGeneration(
    transformers.VoxtralConfig(text_config=text, audio_config=audio, audio_token_id=SPECIAL.index("[AUDIO]"))
)
model.generation_config.update(eos_token_id=2, pad_token_id=11, suppress_tokens=SUPPRESSED)
model.save_pretrained(folder)
