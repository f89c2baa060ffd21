# /// script
# dependencies = []
# ///
"""Two topics found by k-means over random vectors, saved as safetensors, which is how the hub holds topic models."""

import json
import sys
from pathlib import Path

import numpy
from bertopic import BERTopic
from bertopic.dimensionality import BaseDimensionalityReduction
from sklearn.cluster import KMeans

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
texts = ["a ferry crosses the cold river", "bread and butter for breakfast"] * 8
vectors = numpy.random.default_rng(0).normal(size=(16, 8)) + [[0.0], [5.0]] * 8
clusters = KMeans(n_clusters=2, random_state=0, n_init=1)
model = BERTopic(umap_model=BaseDimensionalityReduction(), hdbscan_model=clusters, calculate_probabilities=False)
model.fit(texts, embeddings=vectors)
model.save(str(folder), serialization="safetensors", save_ctfidf=True)
