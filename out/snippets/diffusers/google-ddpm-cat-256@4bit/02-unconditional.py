import torch
from diffusers import DiffusionPipeline
from diffusers.quantizers import PipelineQuantizationConfig

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = DiffusionPipeline.from_pretrained(
    "google/ddpm-cat-256",
    dtype=torch.float16,
    quantization_config=PipelineQuantizationConfig(
        quant_backend="bitsandbytes_4bit",
        quant_kwargs={
            "load_in_4bit": True,
            "bnb_4bit_quant_type": "nf4",
            "bnb_4bit_compute_dtype": torch.bfloat16,
        },
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

image = pipe().images[0]
image.save("image.png")
