import fasttext
from huggingface_hub import hf_hub_download

path = hf_hub_download("facebook/fasttext-language-identification", "model.bin")
model = fasttext.load_model(path)

labels, probabilities = model.predict("The ferry leaves at noon.", k=3)
for label, probability in zip(labels, probabilities):
    print(label, probability)
