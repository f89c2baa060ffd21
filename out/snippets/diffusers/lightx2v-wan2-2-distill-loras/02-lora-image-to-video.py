import torch
from diffusers import DiffusionPipeline
from diffusers.utils import export_to_video, load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "Wan-AI/Wan2.2-I2V-A14B-Diffusers",
    dtype={"vae": torch.float32, "default": torch.bfloat16},
).to(device)
pipe.load_lora_weights(
    "lightx2v/Wan2.2-Distill-Loras",
    weight_name="wan2.2_i2v_A14b_high_noise_lora_rank64_lightx2v_4step_1022.safetensors",
)
pipe.load_lora_weights(
    "lightx2v/Wan2.2-Distill-Loras",
    weight_name="wan2.2_i2v_A14b_low_noise_lora_rank64_lightx2v_4step_1022.safetensors",
    load_into_transformer_2=True,  # the half for the last steps
)

# The first frame: the prompt has to speak of what it shows
image = load_image(
    "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/diffusers/guitar-man.png",
)
frames = pipe(
    image=image,
    height=480,
    width=832,  # both as the image is shaped, in multiples of 16
    prompt="On a small stage, a musician plays a slow solo on a red guitar",
    num_inference_steps=4,
    guidance_scale=1.0,  # the weights were distilled: few steps, no guidance
).frames[0]
export_to_video(frames, "output.mp4", fps=16)
