import torch
from transformers import AutoImageProcessor, AutoModelForObjectDetection
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("facebook/detr-resnet-50")
model = AutoModelForObjectDetection.from_pretrained(
    "facebook/detr-resnet-50",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt")
with torch.inference_mode():
    outputs = model(**inputs.to(model.device, model.dtype))
found = processor.post_process_object_detection(
    outputs,
    threshold=0.5,
    target_sizes=[(image.height, image.width)],
)[0]
for label, score, box in zip(found["labels"], found["scores"], found["boxes"]):
    print(model.config.id2label[label.item()], score.item(), box.tolist())
