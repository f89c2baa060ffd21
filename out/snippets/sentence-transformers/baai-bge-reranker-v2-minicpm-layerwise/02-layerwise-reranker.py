import torch
from FlagEmbedding import LayerWiseFlagLLMReranker

device = "cuda:0" if torch.cuda.is_available() else "cpu"
reranker = LayerWiseFlagLLMReranker("BAAI/bge-reranker-v2-minicpm-layerwise", use_fp16=True, devices=[device])

query = "Which planet has the most moons?"
passages = [
    "Saturn has more known moons than any other planet.",
    "Mercury and Venus have no moons at all.",
    "The rings of Saturn consist mostly of ice.",
]

# The answer is read at one of the layers 8 to 40: fewer are faster
scores = reranker.compute_score([(query, passage) for passage in passages], cutoff_layers=[28])
for score, passage in sorted(zip(scores, passages), reverse=True):
    print(round(score, 3), passage)
