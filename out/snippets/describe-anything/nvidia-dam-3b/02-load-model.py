from dam import DescribeAnythingModel
from huggingface_hub import snapshot_download
from PIL import Image

snapshot_download("nvidia/DAM-3B", local_dir="checkpoints")
model = DescribeAnythingModel(
    model_path="checkpoints", conv_mode="v1", prompt_mode="full+focal_crop"
).to("cuda")

image = Image.open("image.jpg").convert("RGB")
mask = Image.open("mask.png").convert("L")  # white where the region is
query = "<image>\nDescribe the masked region in detail."
print(model.get_description(image, mask, query))
