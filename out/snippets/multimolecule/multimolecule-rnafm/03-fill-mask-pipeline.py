import multimolecule  # noqa: F401 (registers the models)
from transformers import pipeline

predictor = pipeline("fill-mask", model="multimolecule/rnafm")
for candidate in predictor("gguc<mask>cucugguuagaccagaucugagccu"):
    print(candidate["token_str"], candidate["score"])
