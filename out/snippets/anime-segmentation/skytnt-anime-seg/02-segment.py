# Run this in the folder of the cloned repository.
import cv2
import torch
from inference import get_mask
from train import AnimeSegmentation

device = "cuda" if torch.cuda.is_available() else "cpu"
model = AnimeSegmentation.from_pretrained("skytnt/anime-seg").to(device).eval()

image = cv2.cvtColor(cv2.imread("image.png"), cv2.COLOR_BGR2RGB)
mask = get_mask(model, image, use_amp=device == "cuda", s=1024)
cv2.imwrite("mask.png", mask * 255)
