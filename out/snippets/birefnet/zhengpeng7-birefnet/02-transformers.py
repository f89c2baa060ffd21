import torch
from PIL import Image
from torchvision import transforms
from transformers import AutoModelForImageSegmentation

model = AutoModelForImageSegmentation.from_pretrained(
    "ZhengPeng7/BiRefNet",
    trust_remote_code=True,
)
model.float().eval()

transform = transforms.Compose(
    [
        transforms.Resize((1024, 1024)),
        transforms.ToTensor(),
        transforms.Normalize([0.485, 0.456, 0.406], [0.229, 0.224, 0.225]),
    ]
)
image = Image.open("image.jpg").convert("RGB")
with torch.no_grad():
    prediction = model(transform(image).unsqueeze(0))[-1].sigmoid()[0]

mask = transforms.functional.to_pil_image(prediction).resize(image.size)
image.putalpha(mask)
image.save("foreground.png")
