from flair.data import Sentence
from flair.models import SequenceTagger

tagger = SequenceTagger.load("flair/ner-english-ontonotes-large")

sentence = Sentence("On September 1st George won 1 dollar while watching Game of Thrones.")
tagger.predict(sentence)
for label in sentence.get_labels():
    print(label)
