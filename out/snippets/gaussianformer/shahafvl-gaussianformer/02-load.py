import torch
from gaussianformer import GaussianFormerRenderingPipeline, load_ply
from gaussianformer.utils.cameras import orbit

pipeline = GaussianFormerRenderingPipeline.from_pretrained("shahafvl/gaussianformer")
pipeline.to("cuda")

gaussians = load_ply("object.ply", up="z")  # (gaussians, 14)
cameras = torch.from_numpy(orbit(8, 1.7))  # eight views around the object
images = pipeline(gaussians, cameras, fov=45.0)
print(images.shape)  # (views, height, width, 3)
