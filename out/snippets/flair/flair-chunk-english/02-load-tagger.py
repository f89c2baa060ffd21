from flair.data import Sentence
from flair.models import SequenceTagger

tagger = SequenceTagger.load("flair/chunk-english")

text = "Ada Lovelace was born in London."
sentence = Sentence(text)
tagger.predict(sentence)
for label in sentence.get_labels():
    print(label)
