import numpy as np
import torch
from PIL import Image
from sam2.sam2_video_predictor import SAM2VideoPredictor

predictor = SAM2VideoPredictor.from_pretrained("facebook/sam2.1-hiera-large")

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
