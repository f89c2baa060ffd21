import torch
from transformers import AutoImageProcessor, AutoModelForKeypointDetection
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("magic-leap-community/superpoint")
model = AutoModelForKeypointDetection.from_pretrained(
    "magic-leap-community/superpoint",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt")
with torch.inference_mode():
    outputs = model(**inputs.to(model.device, model.dtype))
found = processor.post_process_keypoint_detection(
    outputs,
    target_sizes=[(image.height, image.width)],
)[0]
for point, score in zip(found["keypoints"], found["scores"]):
    print(point.tolist(), score.item())
