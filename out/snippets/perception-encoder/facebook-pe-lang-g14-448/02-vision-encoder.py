import core.vision_encoder.pe as pe
import core.vision_encoder.transforms as transforms
import torch
from PIL import Image

model = pe.VisionTransformer.from_config("PE-Lang-G14-448", pretrained=True).eval()
preprocess = transforms.get_image_transform(model.image_size)

image = preprocess(Image.open("image.jpg")).unsqueeze(0)
with torch.no_grad():
    features = model(image)
print(features.shape)
