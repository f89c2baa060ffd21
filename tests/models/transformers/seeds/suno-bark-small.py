# /// script
# dependencies = []
# parts = ["transformers"]
# ///
"""A tiny Bark with random weights. Its tokens of text stand behind those of sound, as in the published one, with fewer of them."""

import json
import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1]))

import torch
import transformers
from texts import bytes_tokenizer
from transformers.models.bark.generation_configuration_bark import BarkGenerationConfig

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
tokenizer = bytes_tokenizer("bert")
sizes = {"hidden_size": 16, "num_heads": 2, "num_layers": 1}
codec = transformers.EncodecConfig(
    target_bandwidths=[6.0], hidden_size=16, num_filters=2, num_residual_layers=1, num_lstm_layers=1, codebook_dim=16
)  # fmt: skip
config = transformers.BarkConfig(
    semantic_config={**sizes, "input_vocab_size": 10520, "output_vocab_size": 10008},
    coarse_acoustics_config={**sizes, "input_vocab_size": 12096, "output_vocab_size": 12096},
    fine_acoustics_config={**sizes, "input_vocab_size": 1056, "output_vocab_size": 1056},
    codec_config=codec.to_dict(),
)
transformers.BarkModel(config).save_pretrained(folder)
writes = {"do_sample": True, "max_new_tokens": 20, "text_encoding_offset": 10001, "text_pad_token": 10300, "semantic_infer_token": 10301}
generation = BarkGenerationConfig(semantic_config=writes, coarse_acoustics_config={"do_sample": True}, fine_acoustics_config={"temperature": 0.5})
(folder / "generation_config.json").write_text(json.dumps(generation.to_dict()))
transformers.BarkProcessor(tokenizer).save_pretrained(folder)
