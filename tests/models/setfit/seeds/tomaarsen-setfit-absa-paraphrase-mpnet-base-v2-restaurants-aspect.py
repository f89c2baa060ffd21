# /// script
# dependencies = []
# ///
"""Both halves of a model that judges aspects, and the pipeline of spaCy that the snippet downloads.

Random weights would find no aspect: the heads always answer the last of their labels. The pipeline takes two words for nouns.
"""

import json
import re
import sys
import tempfile
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2] / "shared"))

import numpy as np
import spacy_model
import torch
from sentence_transformers import SentenceTransformer
from sentence_transformers import models as modules
from setfit.span.modeling import AspectModel, PolarityModel
from sklearn.linear_model import LogisticRegression
from transformers import BertConfig, BertModel, BertTokenizerFast

record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
name = re.sub(r"-(aspect|polarity)$", "", record["id"])
torch.manual_seed(0)
words = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", ":", *re.findall(r"\w+", Path(sys.argv[3]).read_text().lower())]
for half, kind, labels in (
    ("aspect", AspectModel, ["no aspect", "aspect"]),
    ("polarity", PolarityModel, ["negative", "positive"]),
):
    with tempfile.TemporaryDirectory() as base:
        vocabulary = Path(base, "vocab.txt")
        vocabulary.write_text("\n".join(dict.fromkeys(words)))
        sizes = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 37}
        BertModel(BertConfig(vocab_size=len(set(words)), max_position_embeddings=64, **sizes)).save_pretrained(base)
        BertTokenizerFast(str(vocabulary), model_max_length=64).save_pretrained(base)
        body = SentenceTransformer(modules=[modules.Transformer(base), modules.Pooling(32)])
    head = LogisticRegression().fit(body.encode(["food: the food", "service: slow"]), labels)
    head.coef_, head.intercept_ = np.zeros_like(head.coef_), np.array([1.0])
    # Labels are sorted by the head: the last is the one of positive scores.
    head.classes_ = np.array(labels)
    kind(model_body=body, model_head=head, labels=labels).save_pretrained(repositories / f"{name}-{half}")

pipeline = spacy_model.pipeline


def with_nouns(version):
    model = pipeline(version)
    ruler = model.add_pipe("attribute_ruler")
    ruler.add(patterns=[[{"LOWER": {"IN": ["food", "service"]}}]], attrs={"POS": "NOUN"})
    return model


spacy_model.pipeline = with_nouns
spacy_model.write(repositories)
