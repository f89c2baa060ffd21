# /// script
# dependencies = []
# ///
"""A small Gemma 2 with a head for each layer from the eighth on, of the class in FlagEmbedding, and a tokenizer of letters."""

import json
import sys
from pathlib import Path

import torch
from FlagEmbedding.inference.reranker.decoder_only.models.gemma_config import CostWiseGemmaConfig
from FlagEmbedding.inference.reranker.decoder_only.models.gemma_model import CostWiseGemmaForCausalLM

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))
import spelled

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
special = {"pad_token": "<pad>", "eos_token": "<eos>", "bos_token": "<bos>", "unk_token": "<unk>"}
words = spelled.save_tokenizer(folder, "GemmaTokenizer", special)
config = CostWiseGemmaConfig(
    vocab_size=words, hidden_size=16, intermediate_size=16, num_hidden_layers=42, num_attention_heads=2,
    num_key_value_heads=1, head_dim=8, query_pre_attn_scalar=8, start_layer=8, layer_sep=1, layer_wise=True,
    pad_token_id=0, eos_token_id=1, bos_token_id=2,
)  # fmt: skip
CostWiseGemmaForCausalLM(config).save_pretrained(folder)
written = json.loads((folder / "config.json").read_text())
(folder / "config.json").write_text(json.dumps(written | {"auto_map": record["config"]["auto_map"]}))
