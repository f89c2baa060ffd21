# AllenNLP is archived: it needs Python 3.10 or older and torch below 1.13.
from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://allenai/structured-prediction-srl-bert")
print(type(predictor).__name__)
