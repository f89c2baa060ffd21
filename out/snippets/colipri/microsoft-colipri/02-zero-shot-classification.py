import torch
from colipri import (
    ZeroShotImageClassificationPipeline,
    get_model,
    get_processor,
    load_sample_ct,
)

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
model = get_model().to(device)
processor = get_processor()
pipeline = ZeroShotImageClassificationPipeline(model, processor)

image = load_sample_ct()
print(pipeline(image, ["No pleural effusion", "Pleural effusion"]))
