# Run this in the Sana folder.
import torch
from app.sana_sprint_pipeline import SanaSprintPipeline
from torchvision.utils import save_image

# The configuration must fit the checkpoint.
sana = SanaSprintPipeline(
    "configs/sana_sprint_config/1024ms/SanaSprint_600M_1024px_allqknorm_bf16_scm_ladd.yaml",
)
sana.from_pretrained(
    "hf://Efficient-Large-Model/Sana_Sprint_0.6B_1024px/checkpoints/Sana_Sprint_0.6B_1024px.pth",
)

image = sana(
    prompt="a lighthouse built of books",
    height=1024,
    width=1024,
    guidance_scale=4.5,
    num_inference_steps=2,
    generator=torch.Generator(device="cuda").manual_seed(42),
)
save_image(image, "sana.png", nrow=1, normalize=True, value_range=(-1, 1))
