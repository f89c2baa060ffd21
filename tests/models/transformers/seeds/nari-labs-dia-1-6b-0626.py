# /// script
# dependencies = []
# ///
"""A tiny Dia with random weights. Its processor names the codec by its repository, which lies beside it."""

import json
import sys
from pathlib import Path

import torch
import transformers

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
heads = {"hidden_size": 16, "num_hidden_layers": 1, "num_attention_heads": 2, "num_key_value_heads": 2, "head_dim": 8, "intermediate_size": 32}
crossed = {"cross_num_attention_heads": 2, "cross_num_key_value_heads": 2, "cross_head_dim": 8, "cross_hidden_size": 16}
config = transformers.DiaConfig(encoder_config=heads, decoder_config={**heads, **crossed})
transformers.DiaForConditionalGeneration(config).save_pretrained(folder)
codec = transformers.DacConfig(encoder_hidden_size=2, decoder_hidden_size=16, codebook_dim=4, sampling_rate=44100)
model = transformers.DacModel(codec)
beside = Path(sys.argv[2], "descript/dac_44khz")
model.save_pretrained(beside)
model = transformers.AutoModel.from_pretrained(beside)
extractor = transformers.DiaFeatureExtractor(sampling_rate=44100)
transformers.DiaProcessor(extractor, transformers.DiaTokenizer(), model).save_pretrained(folder)
said = json.loads((folder / "processor_config.json").read_text())
said["audio_tokenizer"]["audio_tokenizer_name_or_path"] = "descript/dac_44khz"
(folder / "processor_config.json").write_text(json.dumps(said))
