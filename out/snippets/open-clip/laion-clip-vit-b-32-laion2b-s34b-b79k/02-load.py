import open_clip
import torch
from PIL import Image

name = "hf-hub:laion/CLIP-ViT-B-32-laion2B-s34B-b79K"
model, _, preprocess = open_clip.create_model_and_transforms(name)
tokenizer = open_clip.get_tokenizer(name)
model.eval()

labels = ["a photo of a cat", "a photo of a dog", "a photo of a bird"]
image = preprocess(Image.open("image.jpg")).unsqueeze(0)
text = tokenizer(labels)

with torch.no_grad():
    image_features = model.encode_image(image)
    text_features = model.encode_text(text)
image_features /= image_features.norm(dim=-1, keepdim=True)
text_features /= text_features.norm(dim=-1, keepdim=True)

scores = (100 * image_features @ text_features.T).softmax(dim=-1)
print(dict(zip(labels, scores[0].tolist())))
