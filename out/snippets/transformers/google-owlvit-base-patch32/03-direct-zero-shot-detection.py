import torch
from transformers import AutoModelForZeroShotObjectDetection, AutoProcessor
from transformers.image_utils import load_image

processor = AutoProcessor.from_pretrained("google/owlvit-base-patch32")
model = AutoModelForZeroShotObjectDetection.from_pretrained(
    "google/owlvit-base-patch32",
    device_map="auto",
)

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
labels = [["a parrot", "a tree"]]
inputs = processor(images=image, text=labels, return_tensors="pt")
inputs = inputs.to(model.device)
with torch.inference_mode():
    outputs = model(**inputs)
found = processor.post_process_grounded_object_detection(
    outputs,
    threshold=0.1,
    target_sizes=[(image.height, image.width)],
    text_labels=labels,
)[0]
for label, score, box in zip(found["text_labels"], found["scores"], found["boxes"]):
    print(label, score.item(), box.tolist())
