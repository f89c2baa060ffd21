import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "Wan-AI/Wan2.1-I2V-14B-480P-Diffusers",
    dtype={
        "vae": torch.float32,
        "image_encoder": torch.float32,
        "default": torch.bfloat16,
    },
).to(device)
pipe.load_lora_weights("Remade-AI/Squish")

# The first frame: the prompt has to speak of what it shows
image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png",
)
frames = pipe(
    image=image,
    height=480,
    width=832,  # both as the image is shaped, in multiples of 16
    prompt=(
        "In the video, a miniature dog is presented. The dog is held in a person's hands. The "
        "person then presses on the dog, causing a sq41sh squish effect."
    ),
).frames[0]
export_to_video(frames, "output.mp4", fps=16)
