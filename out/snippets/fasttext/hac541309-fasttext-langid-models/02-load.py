import fasttext
from huggingface_hub import hf_hub_download

path = hf_hub_download("hac541309/fasttext_langID_models", "quantized/lid.176.ftz")
model = fasttext.load_model(path)

labels, probabilities = model.predict("The ferry leaves at noon.", k=3)
for label, probability in zip(labels, probabilities):
    print(label, probability)
