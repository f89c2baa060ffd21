# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Voxtral that writes while it hears, with random weights."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))
sys.path.append(str(Path(__file__).parents[2] / "shared"))

import torch
import transformers
from configurations import small
from tekken import SIZE, SUPPRESSED, save_tekken

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
save_tekken(
    folder, transcription_format="streaming", transcription_delay_ms=480.0, streaming_look_ahead_ms=2.5,
    streaming_look_back_ms=52.5, streaming_n_left_pad_tokens=32,
)  # fmt: skip
tokenizer = transformers.MistralCommonBackend.from_pretrained(folder)
transformers.VoxtralRealtimeProcessor(transformers.VoxtralRealtimeFeatureExtractor(), tokenizer).save_pretrained(folder)
text = small(transformers.VoxtralRealtimeTextConfig, vocab_size=SIZE).to_dict()
audio = small(transformers.VoxtralRealtimeEncoderConfig).to_dict()
model = transformers.VoxtralRealtimeForConditionalGeneration(
    transformers.VoxtralRealtimeConfig(text_config=text, audio_config=audio, audio_length_per_tok=8)
)
model.generation_config.update(eos_token_id=2, pad_token_id=11, suppress_tokens=SUPPRESSED)
model.save_pretrained(folder)
