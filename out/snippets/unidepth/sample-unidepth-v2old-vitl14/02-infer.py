import numpy as np
import torch
from PIL import Image
from unidepth.models import UniDepthV2old

device = "cuda" if torch.cuda.is_available() else "cpu"
model = UniDepthV2old.from_pretrained("sample/unidepth-v2old-vitl14").to(device).eval()

image = np.array(Image.open("image.jpg").convert("RGB"))
prediction = model.infer(torch.from_numpy(image).permute(2, 0, 1))

depth = prediction["depth"].squeeze()  # metres, height x width
print(depth.shape, depth.min().item(), depth.max().item())
print(prediction["intrinsics"])  # of the camera, as the model guesses it
