# /// script
# dependencies = []
# ///
"""A small MiniCPM with a head for each layer from the eighth on, of the class in FlagEmbedding, and a tokenizer of letters."""

import json
import sys
from pathlib import Path

import torch
from FlagEmbedding.inference.reranker.decoder_only.models.configuration_minicpm_reranker import LayerWiseMiniCPMConfig
from FlagEmbedding.inference.reranker.decoder_only.models.modeling_minicpm_reranker import LayerWiseMiniCPMForCausalLM

sys.path.insert(0, str(Path(__file__).parents[2] / "shared"))
import spelled

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)
special = {"unk_token": "<unk>", "bos_token": "<s>", "eos_token": "</s>", "pad_token": "</s>"}
words = spelled.save_tokenizer(folder, "LlamaTokenizer", special)
config = LayerWiseMiniCPMConfig(
    vocab_size=words, hidden_size=16, intermediate_size=16, num_hidden_layers=40, num_attention_heads=2,
    initializer_range=0.1, scale_depth=1.4, scale_emb=12, dim_model_base=256, start_layer=8, head_multi=True,
    head_type="simple", tie_word_embeddings=False,
)  # fmt: skip
LayerWiseMiniCPMForCausalLM(config).save_pretrained(folder)
written = json.loads((folder / "config.json").read_text())
(folder / "config.json").write_text(json.dumps(written | {"auto_map": record["config"]["auto_map"]}))
