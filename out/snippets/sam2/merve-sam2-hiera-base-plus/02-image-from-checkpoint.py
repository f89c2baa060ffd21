import numpy as np
import torch
from huggingface_hub import hf_hub_download
from PIL import Image
from sam2.build_sam import build_sam2
from sam2.sam2_image_predictor import SAM2ImagePredictor

# The size that the checkpoint was trained from: _t tiny, _s small, _b+ base plus, _l large
config = "configs/sam2/sam2_hiera_b+.yaml"
checkpoint = hf_hub_download("merve/sam2-hiera-base-plus", "sam2_hiera_base_plus.pt")
predictor = SAM2ImagePredictor(build_sam2(config, checkpoint))
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
