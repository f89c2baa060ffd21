import torch
from depth_anything_3.api import DepthAnything3

device = "cuda" if torch.cuda.is_available() else "cpu"
model = DepthAnything3.from_pretrained("depth-anything/DA3NESTED-GIANT-LARGE").to(device)

# Views of one scene; also writes scene/scene.glb: its points and cameras.
prediction = model.inference(
    ["view1.jpg", "view2.jpg"],
    export_dir="scene",
    export_format="glb",
)
print(prediction.depth.shape)  # views x height x width
print(prediction.extrinsics)  # from the world to the camera, per view
print(prediction.intrinsics)
