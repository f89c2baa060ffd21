# Run this in the folder Depth-Anything-V2/metric_depth, where depth_anything_v2 lies
import cv2
import torch
from depth_anything_v2.dpt import DepthAnythingV2
from huggingface_hub import hf_hub_download

model = DepthAnythingV2(
    encoder="vits",
    features=64,
    out_channels=[48, 96, 192, 384],
    max_depth=80,  # metres: for streets
)
checkpoint = hf_hub_download(
    "depth-anything/Depth-Anything-V2-Metric-VKITTI-Small",
    "depth_anything_v2_metric_vkitti_vits.pth",
)
model.load_state_dict(torch.load(checkpoint, map_location="cpu"))
model.eval()
if torch.cuda.is_available():
    model.to("cuda")
elif torch.backends.mps.is_available():
    model.to("mps")

image = cv2.imread("image.jpg")
depth = model.infer_image(image)  # height x width, in metres
print(depth.min(), depth.max())
cv2.imwrite("depth.png", (100 * depth).astype("uint16"))  # in centimetres
