# Run this in the sam-3d-objects folder.
import sys

from huggingface_hub import snapshot_download

sys.path.append("notebook")
from inference import Inference, load_image, load_single_mask

weights = snapshot_download("facebook/sam-3d-objects")
inference = Inference(f"{weights}/checkpoints/pipeline.yaml", compile=False)

# The folder holds image.png and one numbered mask for each object.
folder = "notebook/images/shutterstock_stylish_kidsroom_1640806567"
image = load_image(f"{folder}/image.png")
mask = load_single_mask(folder, index=14)

output = inference(image, mask, seed=42)
output["gs"].save_ply("splat.ply")
