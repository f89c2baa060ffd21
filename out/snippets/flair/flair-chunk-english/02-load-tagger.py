from flair.data import Sentence
from flair.models import SequenceTagger

tagger = SequenceTagger.load("flair/chunk-english")

sentence = Sentence("Ada Lovelace was born in London.")
tagger.predict(sentence)
for label in sentence.get_labels():
    print(label)
