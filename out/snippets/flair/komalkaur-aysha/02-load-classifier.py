from flair.data import Sentence
from flair.nn import Classifier
from huggingface_hub import hf_hub_download

path = hf_hub_download("komalkaur/aysha", "pytorch_model.bin")
classifier = Classifier.load(path)

sentence = Sentence("The ferry to the island was late again.")
classifier.predict(sentence)
print(sentence.labels)
