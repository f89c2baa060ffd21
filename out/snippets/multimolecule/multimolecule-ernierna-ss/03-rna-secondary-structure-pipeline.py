import multimolecule  # noqa: F401 (registers the task and the models)
from transformers import pipeline

predictor = pipeline("rna-secondary-structure", model="multimolecule/ernierna-ss")
output = predictor("GGGUCUCUCUGGUUAGACCAGAUCUGAGCCU")
print(output["secondary_structure"])
