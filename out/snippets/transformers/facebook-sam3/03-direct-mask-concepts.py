import torch
from PIL import Image
from transformers import Sam3Model, Sam3Processor
from transformers.image_utils import load_image

processor = Sam3Processor.from_pretrained("facebook/sam3")
model = Sam3Model.from_pretrained("facebook/sam3", device_map="auto")

image = load_image("https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/hub/parrots.png")
# What to cut out, in a few words
inputs = processor(images=image, text="parrot", return_tensors="pt")
with torch.inference_mode():
    outputs = model(**inputs.to(model.device))
found = processor.post_process_instance_segmentation(
    outputs,
    threshold=0.5,
    target_sizes=[(image.height, image.width)],
)[0]
for index, (mask, score) in enumerate(zip(found["masks"], found["scores"])):
    print(index, score.item())
    Image.fromarray(mask.bool().cpu().numpy()).save(f"mask-{index}.png")
