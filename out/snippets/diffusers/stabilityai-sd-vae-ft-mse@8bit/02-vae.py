import torch
from diffusers import AutoModel
from diffusers.image_processor import VaeImageProcessor
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
vae = AutoModel.from_pretrained(
    "stabilityai/sd-vae-ft-mse",
    dtype=torch.bfloat16,
    quantization_config={"load_in_8bit": True},
).to(device)

image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/cat.png",
)
processor = VaeImageProcessor()
pixels = processor.preprocess(image, height=512, width=512).to(device, vae.dtype)
with torch.no_grad():
    latents = vae.encode(pixels).latent_dist.mode()
    pixels = vae.decode(latents).sample
print(latents.shape)
# For a pipeline: DiffusionPipeline.from_pretrained(..., vae=vae)
processor.postprocess(pixels)[0].save("image.png")
