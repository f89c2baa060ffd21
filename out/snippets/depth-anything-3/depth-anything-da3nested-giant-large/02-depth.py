import torch
from depth_anything_3.api import DepthAnything3

device = "cuda" if torch.cuda.is_available() else "cpu"
model = DepthAnything3.from_pretrained("depth-anything/DA3NESTED-GIANT-LARGE").to(device)

# Also writes output/depth_vis/0000.jpg: the picture beside its depth.
prediction = model.inference(
    ["image.jpg"],
    export_dir="output",
    export_format="depth_vis",
)
depth = prediction.depth[0]  # metres
print(depth.shape, depth.min(), depth.max())
