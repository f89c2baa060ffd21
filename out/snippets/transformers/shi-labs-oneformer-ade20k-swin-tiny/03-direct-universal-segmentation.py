import torch
from transformers import AutoModelForUniversalSegmentation, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("shi-labs/oneformer_ade20k_swin_tiny")
model = AutoModelForUniversalSegmentation.from_pretrained(
    "shi-labs/oneformer_ade20k_swin_tiny",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
# Or "semantic", "instance"; the last step has the same word.
inputs = processor(images=image, task_inputs=["panoptic"], return_tensors="pt")
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
