# /// script
# dependencies = []
# ///
"""Two topics found by k-means, saved as safetensors with the name of the encoder, which is how the hub holds topic models."""

import json
import re
import sys
import tempfile
from pathlib import Path

import torch
from bertopic import BERTopic
from bertopic.dimensionality import BaseDimensionalityReduction
from sentence_transformers import SentenceTransformer
from sentence_transformers import models as modules
from sklearn.cluster import KMeans
from transformers import BertConfig, BertModel, BertTokenizerFast

# https://huggingface.co/MaartenGr/BERTopic_Wikipedia
ENCODER = "sentence-transformers/all-MiniLM-L6-v2"
TEXTS = ["a ferry crosses the cold river", "bread and butter for breakfast"] * 8

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
torch.manual_seed(0)
special = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]"]
words = list(dict.fromkeys([*special, *re.findall(r"\w+", " ".join(TEXTS) + Path(sys.argv[3]).read_text().lower())]))
with tempfile.TemporaryDirectory() as base:
    Path(base, "vocab.txt").write_text("\n".join(words))
    sizes = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 37}
    BertModel(BertConfig(vocab_size=len(words), max_position_embeddings=64, **sizes)).save_pretrained(base)
    BertTokenizerFast(str(Path(base, "vocab.txt")), model_max_length=64).save_pretrained(base)
    encoder = SentenceTransformer(modules=[modules.Transformer(base), modules.Pooling(32)])
encoder.save_pretrained(str(repositories / ENCODER))

folder = repositories / record["id"]
folder.mkdir(parents=True)
clusters = KMeans(n_clusters=2, random_state=0, n_init=1)
model = BERTopic(umap_model=BaseDimensionalityReduction(), hdbscan_model=clusters, calculate_probabilities=False)
model.fit(TEXTS, embeddings=encoder.encode(TEXTS))
model.save(str(folder), serialization="safetensors", save_ctfidf=True, save_embedding_model=ENCODER)
