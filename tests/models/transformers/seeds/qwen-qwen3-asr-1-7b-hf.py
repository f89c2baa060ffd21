# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Qwen3-ASR with random weights."""

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
names = {"audio_token": "<|audio_pad|>", "audio_bos_token": "<|audio_start|>", "audio_eos_token": "<|audio_end|>"}
tokenizer.add_special_tokens({"additional_special_tokens": list(names.values())})
tokenizer.save_pretrained(folder)
tokenizer = transformers.PreTrainedTokenizerFast.from_pretrained(folder, extra_special_tokens=names)
template = """\
{% for message in messages %}{{ message.role }}: {% for part in message.content %}{% if part.type == 'audio' %}\
<|audio_start|><|audio_pad|><|audio_end|>{% else %}{{ part.text }}{% endif %}{% endfor %}
{% endfor %}"""
text = small(transformers.Qwen3Config, vocab_size=len(tokenizer)).to_dict()
audio = small(transformers.Qwen3ASREncoderConfig, output_dim=32, downsample_hidden_size=8).to_dict()
number = tokenizer.convert_tokens_to_ids("<|audio_pad|>")
config = transformers.Qwen3ASRConfig(
    audio_config=audio, text_config=text, audio_token_id=number, pad_token_id=tokenizer.pad_token_id, eos_token_id=tokenizer.eos_token_id
)
model = transformers.Qwen3ASRForConditionalGeneration(config)
sounds = transformers.Qwen3ASRFeatureExtractor()
transformers.Qwen3ASRProcessor(sounds, tokenizer, chat_template=template).save_pretrained(folder)
# Of special tokens and spaces nothing would be printed.
model.generation_config.suppress_tokens = [at for at in range(len(tokenizer)) if not tokenizer.decode([at]).isalpha()]
model.save_pretrained(folder)
