# /// script
# dependencies = []
# parts = ["spacy"]
# ///
"""The pipeline of the library's recipe with a component of spacy-experimental 0.4, by which spaCy alone does not load it.

What reads the words with a transformer in the published one is left out.
"""

import runpy
from pathlib import Path

import spacy

blank = spacy.blank


def with_lemmatizer(language: str):
    nlp = blank(language)
    nlp.add_pipe("experimental_edit_tree_lemmatizer")
    return nlp


spacy.blank = with_lemmatizer
runpy.run_path(str(Path(__file__).parents[2] / "spacy.py"), run_name="__main__")
