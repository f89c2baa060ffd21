import torch
from PIL import Image
from transformers import Sam2Model, Sam2Processor
from transformers.image_utils import load_image

processor = Sam2Processor.from_pretrained("facebook/sam2.1-hiera-tiny")
model = Sam2Model.from_pretrained("facebook/sam2.1-hiera-tiny", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
# A point of the object to cut out: x, y
points = [[[[image.width // 2, image.height // 2]]]]
inputs = processor(images=image, input_points=points, return_tensors="pt")
with torch.inference_mode():
    outputs = model(**inputs.to(model.device), multimask_output=False)
masks = processor.post_process_masks(outputs.pred_masks, inputs["original_sizes"])[0]
print(outputs.iou_scores.item())
Image.fromarray(masks[0, 0].cpu().numpy()).save("mask.png")
