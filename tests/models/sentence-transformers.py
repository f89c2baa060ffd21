# /// script
# dependencies = []
# ///
"""A small BERT under the library's own modules: mean pooling, SPLADE pooling, or one score for a pair of texts."""

import json
import re
import sys
import tempfile
from pathlib import Path

import torch
from sentence_transformers import CrossEncoder, SentenceTransformer, SparseEncoder
from sentence_transformers import models as modules
from transformers import (
    BertConfig,
    BertForMaskedLM,
    BertForSequenceClassification,
    BertModel,
    BertTokenizerFast,
)

record = json.loads(Path(sys.argv[1]).read_text())
snippet = Path(sys.argv[3]).read_text()
folder = Path(sys.argv[2], record["id"])
torch.manual_seed(0)


def save_base(model_class: type, target: Path) -> None:
    """The model below the modules, and a tokenizer that knows the words of the snippet."""
    target.mkdir(parents=True, exist_ok=True)
    special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
    words = dict.fromkeys([*special, *re.findall(r"\w+|[^\w\s]", snippet.lower())])
    (target / "vocab.txt").write_text("\n".join(words))
    config = BertConfig(
        vocab_size=len(words),
        hidden_size=32,
        num_hidden_layers=2,
        num_attention_heads=4,
        intermediate_size=37,
        max_position_embeddings=64,
        num_labels=1 if record.get("pipeline_tag") == "text-ranking" else 3,
    )
    model_class(config).save_pretrained(target)
    BertTokenizerFast(str(target / "vocab.txt"), model_max_length=64).save_pretrained(target)


def save_as_pylate(target: Path) -> None:
    """The modules and settings as PyLate 1 writes them, whose classes nobody who installs the library alone has."""
    save_base(BertModel, target)
    (target / "sentence_bert_config.json").write_text('{"max_seq_length": 32, "do_lower_case": false}')
    (target / "1_Dense").mkdir()
    modules.Dense(32, 8, bias=False, activation_function=torch.nn.Identity()).save(str(target / "1_Dense"))
    dense = {"in_features": 32, "out_features": 8, "bias": False, "use_residual": False}
    dense["activation_function"] = "torch.nn.modules.linear.Identity"
    (target / "1_Dense/config.json").write_text(json.dumps(dense))
    named = [("", "sentence_transformers.models.Transformer"), ("1_Dense", "pylate.models.Dense.Dense")]
    listed = [{"idx": at, "name": str(at), "path": path, "type": kind} for at, (path, kind) in enumerate(named)]
    (target / "modules.json").write_text(json.dumps(listed))
    settings = {
        "model_type": "ColBERT", "query_prefix": "[Q] ", "document_prefix": "[D] ", "query_length": 16,
        "document_length": 32, "attend_to_expansion_tokens": False, "skiplist_words": ["!", "."],
        "similarity_fn_name": "MaxSim", "prompts": {}, "default_prompt_name": None,
    }  # fmt: skip
    (target / "config_sentence_transformers.json").write_text(json.dumps(settings))


with tempfile.TemporaryDirectory() as base:
    if "CrossEncoder" in snippet:
        save_base(BertForSequenceClassification, Path(base))
        CrossEncoder(base).save_pretrained(str(folder))
    elif "SparseEncoder" in snippet:
        save_base(BertForMaskedLM, Path(base))
        SparseEncoder(base).save_pretrained(str(folder))
    elif "MultiVectorEncoder" in snippet:
        from sentence_transformers import MultiVectorEncoder

        if "PyLate" in record["tags"]:
            save_as_pylate(folder)
        else:
            save_base(BertModel, Path(base))
            MultiVectorEncoder(base).save_pretrained(str(folder))
    elif "pylate" in snippet:
        from pylate.models import ColBERT

        save_base(BertModel, Path(base))
        ColBERT(base, embedding_size=8, query_length=16, document_length=32).save_pretrained(str(folder))
    else:
        save_base(BertModel, Path(base))
        word = modules.Transformer(base)
        pooling = modules.Pooling(32)
        SentenceTransformer(modules=[word, pooling, modules.Normalize()]).save_pretrained(str(folder))
