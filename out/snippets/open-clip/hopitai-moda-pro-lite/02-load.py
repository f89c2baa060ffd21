import open_clip
import torch
from PIL import Image

name = "hf-hub:HopitAI/moda-pro-lite"
model, preprocess = open_clip.create_model_from_pretrained(name)
tokenizer = open_clip.get_tokenizer(name)
model.eval()

labels = ["a photo of a cat", "a photo of a dog", "a photo of a bird"]
image = preprocess(Image.open("image.jpg")).unsqueeze(0)
text = tokenizer(labels)

with torch.inference_mode():
    scores = model.get_logits(image, text)[0].softmax(dim=-1)

print(dict(zip(labels, scores[0].tolist())))
