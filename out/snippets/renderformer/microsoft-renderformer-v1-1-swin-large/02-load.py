import torch
from renderformer import RenderFormerRenderingPipeline

pipeline = RenderFormerRenderingPipeline.from_pretrained(
    "microsoft/renderformer-v1.1-swin-large",
)
pipeline.to(torch.device("cuda"))

# Random triangles and cameras, only to show the shapes that the pipeline takes.
images = pipeline(
    triangles=torch.randn(1, 1024, 3, 3, device="cuda"),
    texture=torch.randn(1, 1024, 13, 32, 32, device="cuda"),
    mask=torch.ones(1, 1024, dtype=torch.bool, device="cuda"),
    vn=torch.randn(1, 1024, 3, 3, device="cuda"),
    c2w=torch.randn(1, 4, 4, 4, device="cuda"),
    fov=torch.randn(1, 4, 1, device="cuda"),
    resolution=512,
    torch_dtype=torch.float16,
)
print(images.shape)
