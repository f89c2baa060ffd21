import torch
from diffusers import ControlNetModel, StableDiffusionControlNetPipeline
from diffusers.quantizers import PipelineQuantizationConfig
from diffusers.utils import load_image

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
controlnet = ControlNetModel.from_pretrained(
    "lllyasviel/sd-controlnet-canny",
    dtype=torch.float16,
    quantization_config={"load_in_8bit": True},
)
pipe = StableDiffusionControlNetPipeline.from_pretrained(
    "stable-diffusion-v1-5/stable-diffusion-v1-5",
    controlnet=controlnet,
    dtype=torch.float16,
    quantization_config=PipelineQuantizationConfig(
        quant_backend="bitsandbytes_8bit",
        quant_kwargs={"load_in_8bit": True},
        # The parts with most weights; those that a pipeline lacks are left out
        components_to_quantize=[
            "transformer",
            "transformer_2",
            "unet",
            "text_encoder",
            "text_encoder_2",
            "text_encoder_3",
            "prior",
        ],
    ),
).to(device)

# Edges, white on black; a ControlNet for depth maps or poses takes one of those instead
control_image = load_image(
    "https://huggingface.co/datasets/hf-internal-testing/diffusers-images/resolve/main/sd_controlnet/bird_canny.png",
)
image = pipe(
    prompt="A blue bird on a mossy branch",
    image=control_image,
).images[0]
image.save("image.png")
