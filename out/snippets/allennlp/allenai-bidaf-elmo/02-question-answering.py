# AllenNLP is archived: it needs Python 3.10 or older and torch below 1.13.
from allennlp.predictors.predictor import Predictor

predictor = Predictor.from_path("hf://allenai/bidaf-elmo")
prediction = predictor.predict_json(
    {
        "passage": "Ada is an astronomer. She lives and works in Santiago.",
        "question": "In which city does Ada live?",
    }
)
print(prediction.get("best_span_str", prediction))
