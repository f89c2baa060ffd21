import requests
import torch
from ben2 import AutoModel
from PIL import Image

url = "https://huggingface.co/datasets/mishig/sample_images/resolve/main/teapot.jpg"
response = requests.get(url, stream=True, timeout=30)
response.raise_for_status()
image = Image.open(response.raw)

device = "cuda" if torch.cuda.is_available() else "cpu"
model = AutoModel.from_pretrained("PramaLLC/BEN2")
model.to(device).eval()

foreground = model.inference(image)
foreground.save("foreground.png")
