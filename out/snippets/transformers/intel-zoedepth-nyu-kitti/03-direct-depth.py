import torch
from PIL import Image
from transformers import AutoImageProcessor, AutoModelForDepthEstimation
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("Intel/zoedepth-nyu-kitti")
model = AutoModelForDepthEstimation.from_pretrained(
    "Intel/zoedepth-nyu-kitti",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt")
with torch.inference_mode():
    outputs = model(**inputs.to(model.device, model.dtype))
depth = processor.post_process_depth_estimation(
    outputs,
    # Where its processor has put a border around the image
    source_sizes=[(image.height, image.width)],
    target_sizes=[(image.height, image.width)],
)[0]["predicted_depth"]
depth = (depth - depth.min()) / (depth.max() - depth.min())
pixels = (depth * 255).byte().cpu().numpy()
Image.fromarray(pixels).save("depth.png")
