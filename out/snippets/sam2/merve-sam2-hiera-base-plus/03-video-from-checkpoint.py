import numpy as np
import torch
from huggingface_hub import hf_hub_download
from PIL import Image
from sam2.build_sam import build_sam2_video_predictor

# The size that the checkpoint was trained from: _t tiny, _s small, _b+ base plus, _l large
config = "configs/sam2/sam2_hiera_b+.yaml"
checkpoint = hf_hub_download("merve/sam2-hiera-base-plus", "sam2_hiera_base_plus.pt")
predictor = build_sam2_video_predictor(config, checkpoint)

with torch.inference_mode(), torch.autocast("cuda", dtype=torch.bfloat16):
    # Pictures called 00000.jpg, 00001.jpg and so on; of a video, in a new folder frames:
    # ffmpeg -i video.mp4 -q:v 2 -start_number 0 frames/%05d.jpg
    state = predictor.init_state("frames")
    predictor.add_new_points_or_box(
        inference_state=state,
        frame_idx=0,
        obj_id=1,
        points=np.array([[500, 375]], dtype=np.float32),  # a click (x, y)
        labels=np.array([1], dtype=np.int32),
    )
    for frame, object_ids, masks in predictor.propagate_in_video(state):
        mask = (masks[0, 0] > 0).cpu().numpy().astype(np.uint8) * 255
        Image.fromarray(mask).save(f"mask_{frame:05d}.png")
