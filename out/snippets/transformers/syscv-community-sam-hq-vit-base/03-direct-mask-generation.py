import torch
from PIL import Image
from transformers import AutoModelForMaskGeneration, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("syscv-community/sam-hq-vit-base")
model = AutoModelForMaskGeneration.from_pretrained(
    "syscv-community/sam-hq-vit-base",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
# A point of the object to cut out: x, y
points = [[[image.width // 2, image.height // 2]]]
inputs = processor(images=image, input_points=points, return_tensors="pt")
with torch.inference_mode():
    outputs = model(**inputs.to(model.device))
masks = processor.post_process_masks(
    outputs.pred_masks.cpu(),
    inputs["original_sizes"].cpu(),
    inputs["reshaped_input_sizes"].cpu(),
)[0]
best = outputs.iou_scores[0, 0].argmax().item()
Image.fromarray(masks[0, best].numpy()).save("mask.png")
print(outputs.iou_scores[0, 0, best].item())
