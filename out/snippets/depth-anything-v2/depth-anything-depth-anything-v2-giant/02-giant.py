# Run this in the folder Depth-Anything-V2, where depth_anything_v2 lies
import cv2
import torch
from depth_anything_v2.dpt import DepthAnythingV2
from huggingface_hub import hf_hub_download

model = DepthAnythingV2(
    encoder="vitg", features=384, out_channels=[1536, 1536, 1536, 1536]
)
checkpoint = hf_hub_download(
    "depth-anything/Depth-Anything-V2-Giant",
    "depth_anything_v2_vitg.pth",
)
model.load_state_dict(torch.load(checkpoint, map_location="cpu"))
model.eval()
if torch.cuda.is_available():
    model.to("cuda")
elif torch.backends.mps.is_available():
    model.to("mps")

image = cv2.imread("image.jpg")
depth = model.infer_image(image)  # height x width, relative: more is nearer
print(depth.shape)
depth = (depth - depth.min()) / (depth.max() - depth.min())
cv2.imwrite("depth.png", (255 * depth).astype("uint8"))
