from flair.data import Sentence
from flair.models import SequenceTagger
from huggingface_hub import hf_hub_download

# Flair itself looks for pytorch_model.bin
path = hf_hub_download("ikkyuu/smart-ner", "best-model.pt")
tagger = SequenceTagger.load(path)

sentence = Sentence("Ada Lovelace was born in London.")
tagger.predict(sentence)
for label in sentence.get_labels():
    print(label)
