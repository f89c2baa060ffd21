# ⚠️ Version 5 of Transformers has no question-answering pipeline.
# Load the model directly (next snippet) or run: pip install "transformers<5.0.0"
from transformers import pipeline

pipe = pipeline("question-answering", model="deepset/roberta-base-squad2")

answer = pipe(
    question="Where does Ada work?",
    context="Ada is an astronomer. She works at an observatory in Chile.",
)
print(answer["answer"])
