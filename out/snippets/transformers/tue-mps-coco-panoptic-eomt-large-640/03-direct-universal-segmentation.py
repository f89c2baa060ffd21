import torch
from transformers import AutoImageProcessor, AutoModelForUniversalSegmentation
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("tue-mps/coco_panoptic_eomt_large_640")
model = AutoModelForUniversalSegmentation.from_pretrained(
    "tue-mps/coco_panoptic_eomt_large_640",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt")
with torch.inference_mode():
    outputs = model(**inputs.to(model.device, model.dtype))
found = processor.post_process_panoptic_segmentation(
    outputs,
    target_sizes=[(image.height, image.width)],
)[0]
# Each segment with its score, and its share of the image
for segment in found["segments_info"]:
    share = (found["segmentation"] == segment["id"]).float().mean().item()
    print(model.config.id2label[segment["label_id"]], segment["score"], share)
