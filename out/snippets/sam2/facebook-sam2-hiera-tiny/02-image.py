import numpy as np
import torch
from PIL import Image
from sam2.sam2_image_predictor import SAM2ImagePredictor

predictor = SAM2ImagePredictor.from_pretrained("facebook/sam2-hiera-tiny")
image = Image.open("image.jpg").convert("RGB")

# One click (x, y) on the object, here in the middle of the image
click = np.array([[image.width // 2, image.height // 2]])

with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
    predictor.set_image(image)
    masks, scores, logits = predictor.predict(
        point_coords=click, point_labels=np.array([1])
    )

mask = (masks[scores.argmax()] > 0).astype(np.uint8) * 255
Image.fromarray(mask).save("mask.png")
