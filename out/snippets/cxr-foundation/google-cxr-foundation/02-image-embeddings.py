import requests
from clientside.clients import make_hugging_face_client
from PIL import Image

# Photo: Stillwaterising, CC0, Wikimedia Commons
url = "https://upload.wikimedia.org/wikipedia/commons/c/c8/Chest_Xray_PA_3-8-2010.png"
response = requests.get(url, headers={"User-Agent": "Demo"}, stream=True, timeout=30)
response.raise_for_status()
image = Image.open(response.raw).convert("L")

client = make_hugging_face_client("cxr_model")  # the folder to download the weights to
embeddings = client.get_image_embeddings_from_images([image])
print(embeddings)
