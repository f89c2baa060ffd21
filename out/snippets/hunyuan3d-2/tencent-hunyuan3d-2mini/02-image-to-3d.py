from hy3dgen.shapegen import Hunyuan3DDiTFlowMatchingPipeline

pipeline = Hunyuan3DDiTFlowMatchingPipeline.from_pretrained(
    "tencent/Hunyuan3D-2mini",
    subfolder="hunyuan3d-dit-v2-mini",
    device="cuda",
)

# image.png: one object on a plain background. A resolution of 384 shows more detail and takes longer.
mesh = pipeline(image="image.png", octree_resolution=256)[0]
mesh.export("output.glb")
