# Run this in the VFIMamba folder.
import cv2
import torch
from benchmark.utils.padder import InputPadder
from Trainer_finetune import Model

model = Model.from_pretrained("MCG-NJU/VFIMamba")
model.eval()
model.device()

frames = [cv2.imread("example/im1.png"), cv2.imread("example/im2.png")]
tensors = [
    torch.from_numpy(frame).permute(2, 0, 1).unsqueeze(0).cuda() / 255.0
    for frame in frames
]
padder = InputPadder(tensors[0].shape, divisor=32)
first, second = padder.pad(*tensors)

middle = padder.unpad(model.inference(first, second, True, scale=0))[0]
image = middle.clamp(0, 1).mul(255).byte().permute(1, 2, 0)
cv2.imwrite("middle.png", image.cpu().numpy())
