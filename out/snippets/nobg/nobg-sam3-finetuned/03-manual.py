import torch
from loadimg import load_img
from nobg import AutoModel, AutoProcessor

model = AutoModel.from_pretrained("nobg/sam3-finetuned").eval()
processor = AutoProcessor.from_pretrained("nobg/sam3-finetuned")

image = load_img("image.jpg").convert("RGB")
inputs = processor(images=image, text="dog", return_tensors="pt")
with torch.no_grad():
    outputs = model(**inputs)

sizes = [(image.height, image.width)]
alpha = processor.post_process_alpha_matting(outputs, target_sizes=sizes)[0]
processor.cutout(image, alpha).save("output.png")
