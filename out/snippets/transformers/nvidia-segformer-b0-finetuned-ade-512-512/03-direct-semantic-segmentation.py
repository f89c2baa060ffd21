import torch
from transformers import AutoImageProcessor, AutoModelForSemanticSegmentation
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("nvidia/segformer-b0-finetuned-ade-512-512")
model = AutoModelForSemanticSegmentation.from_pretrained(
    "nvidia/segformer-b0-finetuned-ade-512-512",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
inputs = processor(images=image, return_tensors="pt")
with torch.inference_mode():
    outputs = model(**inputs.to(model.device, model.dtype))
segments = processor.post_process_semantic_segmentation(
    outputs,
    target_sizes=[(image.height, image.width)],
)[0]
# Each label with its share of the image
for label in segments.unique().tolist():
    share = (segments == label).float().mean().item()
    print(model.config.id2label[label], share)
