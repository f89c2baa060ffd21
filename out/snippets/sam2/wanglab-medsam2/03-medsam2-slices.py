import numpy as np
import torch
from huggingface_hub import hf_hub_download
from PIL import Image
from sam2.build_sam import build_sam2_video_predictor

checkpoint = hf_hub_download("wanglab/MedSAM2", "MedSAM2_latest.pt")
config = "configs/sam2.1_hiera_t512.yaml"
predictor = build_sam2_video_predictor(config, checkpoint)

with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
    # The slices of a scan, or the frames of a video, as 00000.jpg, 00001.jpg and so on
    state = predictor.init_state("frames")
    predictor.add_new_points_or_box(
        inference_state=state,
        frame_idx=0,
        obj_id=1,
        box=np.array([100, 100, 300, 300], dtype=np.float32),  # left, top, right, bottom
    )
    for frame, object_ids, masks in predictor.propagate_in_video(state):
        mask = (masks[0, 0] > 0).cpu().numpy().astype(np.uint8) * 255
        Image.fromarray(mask).save(f"mask_{frame:05d}.png")
