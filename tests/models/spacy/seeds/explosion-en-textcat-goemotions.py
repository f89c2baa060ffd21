# /// script
# dependencies = []
# parts = ["spacy"]
# ///
"""The pipeline of the library's recipe with nothing but a classifier of texts, whose labels can all hold at once.

What reads the words with a transformer in the published one is left out.
"""

import runpy
from pathlib import Path

import spacy

blank = spacy.blank


def with_classifier(language: str):
    nlp = blank(language)
    classifier = nlp.add_pipe("textcat_multilabel")
    for label in ("admiration", "joy", "neutral", "sadness"):
        classifier.add_label(label)
    nlp.add_pipe = lambda name: None
    return nlp


spacy.blank = with_classifier
runpy.run_path(str(Path(__file__).parents[2] / "spacy.py"), run_name="__main__")
