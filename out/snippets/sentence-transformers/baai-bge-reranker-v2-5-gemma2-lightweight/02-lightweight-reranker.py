import torch
from FlagEmbedding import LightWeightFlagLLMReranker

device = "cuda:0" if torch.cuda.is_available() else "cpu"
reranker = LightWeightFlagLLMReranker("BAAI/bge-reranker-v2.5-gemma2-lightweight", use_fp16=True, devices=[device])

query = "Which planet has the most moons?"
passages = [
    "Saturn has more known moons than any other planet.",
    "Mercury and Venus have no moons at all.",
    "The rings of Saturn consist mostly of ice.",
]

# The answer is read at one of the layers 8 to 42; tokens are merged at those that are compressed
scores = reranker.compute_score(
    [(query, passage) for passage in passages],
    cutoff_layers=[28],
    compress_layers=[24, 40],
    compress_ratio=2,
)
for score, passage in sorted(zip(scores, passages), reverse=True):
    print(round(score, 3), passage)
