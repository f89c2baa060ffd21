from flair.data import Sentence
from flair.models import SequenceTagger

tagger = SequenceTagger.load("flair/ner-english-ontonotes-large")

text = "On September 1st George won 1 dollar while watching Game of Thrones."
sentence = Sentence(text)
tagger.predict(sentence)
for label in sentence.get_labels():
    print(label)
