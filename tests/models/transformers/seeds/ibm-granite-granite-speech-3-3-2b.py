# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Granite Speech with random weights."""

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
tokenizer.add_special_tokens({"additional_special_tokens": ["<|audio|>"]})
tokenizer.chat_template = "{% for message in messages %}{{ message.role }}: {{ message.content }}\n{% endfor %}assistant: "
text = small(transformers.GraniteConfig, vocab_size=len(tokenizer)).to_dict()
heard = {"hidden_dim": 32, "num_layers": 2, "num_heads": 2, "dim_head": 16, "output_dim": 32, "feedforward_mult": 1}
reader = {"model_type": "blip_2_qformer", "hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 2, "intermediate_size": 32, "encoder_hidden_size": 32}
config = transformers.GraniteSpeechConfig(
    text_config=text, encoder_config=heard, projector_config=reader,
    audio_token_id=tokenizer.convert_tokens_to_ids("<|audio|>"), has_lora_adapter=False,
)  # fmt: skip
model = transformers.GraniteSpeechForConditionalGeneration(config)
sounds = transformers.GraniteSpeechFeatureExtractor()
transformers.GraniteSpeechProcessor(sounds, tokenizer).save_pretrained(folder)
# Of special tokens and spaces nothing would be printed.
model.generation_config.suppress_tokens = [at for at in range(len(tokenizer)) if not tokenizer.decode([at]).isalpha()]
model.save_pretrained(folder)
