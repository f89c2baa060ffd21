import cv2
import torch
from moge.model.v2 import MoGeModel

device = "cuda" if torch.cuda.is_available() else "cpu"
model = MoGeModel.from_pretrained("Ruicheng/moge-2-vits-normal").to(device).eval()

image = cv2.cvtColor(cv2.imread("image.jpg"), cv2.COLOR_BGR2RGB)
pixels = torch.tensor(image / 255, dtype=torch.float32, device=device)
output = model.infer(pixels.permute(2, 0, 1))

depth = output["depth"]  # height x width, in metres; inf where there is none
print(depth.shape, depth.min().item())
print(output["points"].shape)  # x to the right, y down, z forward
print(output["normal"].shape)  # where the surface faces
