import collector_vision as cvg
from huggingface_hub import hf_hub_download
from PIL import Image

checkpoint = hf_hub_download("HanClinto/milo", "model.onnx")
embedder = cvg.NeuralEmbedder(checkpoint)

card = Image.open("card.png").convert("RGB")
embedding = embedder.embed(card)
print(embedding.shape)
