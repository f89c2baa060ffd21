import numpy as np
import torch
from huggingface_hub import hf_hub_download
from PIL import Image
from sam2.build_sam import build_sam2
from sam2.sam2_image_predictor import SAM2ImagePredictor

checkpoint = hf_hub_download("wanglab/MedSAM2", "MedSAM2_latest.pt")
model = build_sam2("configs/sam2.1_hiera_t512.yaml", checkpoint)
predictor = SAM2ImagePredictor(model)
image = Image.open("image.jpg").convert("RGB")

# A box around what is to be segmented: left, top, right, bottom
width, height = image.size
box = np.array([width // 4, height // 4, width * 3 // 4, height * 3 // 4])

with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
    predictor.set_image(image)
    masks, scores, logits = predictor.predict(box=box, multimask_output=False)

mask = (masks[scores.argmax()] > 0).astype(np.uint8) * 255
Image.fromarray(mask).save("mask.png")
