import torch
from transformers import AutoImageProcessor, AutoModelForKeypointMatching
from transformers.image_utils import load_image

processor = AutoImageProcessor.from_pretrained("zju-community/efficientloftr")
model = AutoModelForKeypointMatching.from_pretrained(
    "zju-community/efficientloftr",
    device_map="auto",
)

# Two pictures of the same place
images = [load_image("left.png"), load_image("right.png")]
inputs = processor(images, return_tensors="pt")
with torch.inference_mode():
    outputs = model(**inputs.to(model.device, model.dtype))
matches = processor.post_process_keypoint_matching(
    outputs,
    target_sizes=[[(image.height, image.width) for image in images]],
    threshold=0.2,
)
print(len(matches[0]["matching_scores"]), "matches")
processor.visualize_keypoint_matching(images, matches)[0].save("matches.png")
