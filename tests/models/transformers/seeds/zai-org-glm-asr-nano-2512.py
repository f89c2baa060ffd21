# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny GLM-ASR with random weights."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from configurations import small
from texts import bytes_tokenizer

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
tokenizer = bytes_tokenizer("qwen3")
tokenizer.add_special_tokens({"additional_special_tokens": ["<|pad|>", "<|begin_of_audio|>", "<|end_of_audio|>"]})
template = """\
{% for message in messages %}{% for part in message.content %}{% if part.type == 'audio' %}<|begin_of_audio|><|pad|><|end_of_audio|>\
{% else %}{{ part.text }}{% endif %}{% endfor %}{% endfor %}"""
text = small(transformers.LlamaConfig, vocab_size=len(tokenizer)).to_dict()
audio = small(transformers.GlmAsrEncoderConfig, num_key_value_heads=4, intermediate_size=128).to_dict()
number = tokenizer.convert_tokens_to_ids("<|pad|>")
model = transformers.GlmAsrForConditionalGeneration(
    transformers.GlmAsrConfig(audio_config=audio, text_config=text, audio_token_id=number)
)
sounds = transformers.WhisperFeatureExtractor(feature_size=128)
transformers.GlmAsrProcessor(sounds, tokenizer, chat_template=template).save_pretrained(folder)
# Of special tokens and spaces nothing would be printed.
model.generation_config.suppress_tokens = [at for at in range(len(tokenizer)) if not tokenizer.decode([at]).isalpha()]
model.save_pretrained(folder)
