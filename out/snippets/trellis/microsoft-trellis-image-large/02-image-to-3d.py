# Run this in the folder of the cloned repository.
import os

os.environ["SPCONV_ALGO"] = "native"

from PIL import Image
from trellis.pipelines import TrellisImageTo3DPipeline
from trellis.utils import postprocessing_utils

pipeline = TrellisImageTo3DPipeline.from_pretrained("microsoft/TRELLIS-image-large")
pipeline.cuda()

outputs = pipeline.run(Image.open("image.png"), seed=1)
mesh = postprocessing_utils.to_glb(outputs["gaussian"][0], outputs["mesh"][0], simplify=0.95, texture_size=1024)
mesh.export("output.glb")
