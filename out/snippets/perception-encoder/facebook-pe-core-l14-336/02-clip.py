import core.vision_encoder.pe as pe
import core.vision_encoder.transforms as transforms
import torch
from PIL import Image

model = pe.CLIP.from_config("PE-Core-L14-336", pretrained=True).eval()
preprocess = transforms.get_image_transform(model.image_size)
tokenizer = transforms.get_text_tokenizer(model.context_length)

labels = ["a photo of a cat", "a photo of a dog", "a photo of a bird"]
image = preprocess(Image.open("image.jpg")).unsqueeze(0)
text = tokenizer(labels)

with torch.no_grad():
    image_features, text_features, logit_scale = model(image, text)
scores = (logit_scale * image_features @ text_features.T).softmax(dim=-1)
print(dict(zip(labels, scores[0].tolist())))
