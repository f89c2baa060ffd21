import torch
from renderformer import RenderFormerRenderingPipeline

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipeline = RenderFormerRenderingPipeline.from_pretrained(
    "microsoft/renderformer-v1.1-swin-large",
)
pipeline.to(device)

# Random triangles and cameras, only to show the shapes that the pipeline takes.
images = pipeline(
    triangles=torch.randn(1, 1024, 3, 3, device=device),
    texture=torch.randn(1, 1024, 13, 32, 32, device=device),
    mask=torch.ones(1, 1024, dtype=torch.bool, device=device),
    vn=torch.randn(1, 1024, 3, 3, device=device),
    c2w=torch.randn(1, 4, 4, 4, device=device),
    fov=torch.randn(1, 4, 1, device=device),
    resolution=512,
    torch_dtype=torch.float16,
)
print(images.shape)
