import fasttext
from huggingface_hub import hf_hub_download

path = hf_hub_download("facebook/fasttext-en-vectors", "model.bin")
model = fasttext.load_model(path)
print(model.get_word_vector("bread"))
print(model.get_nearest_neighbors("bread", k=5))
