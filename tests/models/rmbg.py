# /// script
# dependencies = []
# ///
"""A repository with a model and a pipeline of its own under the names of the published one: a convolution as the mask."""

import json
import sys
from pathlib import Path

import torch
from safetensors.torch import save_file

CONFIGURATION = """from transformers import PretrainedConfig


class RMBGConfig(PretrainedConfig):
    model_type = "SegformerForSemanticSegmentation"
"""
MODEL = """import torch
from transformers import PreTrainedModel

from .MyConfig import RMBGConfig


class BriaRMBG(PreTrainedModel):
    config_class = RMBGConfig

    def __init__(self, config):
        super().__init__(config)
        self.conv = torch.nn.Conv2d(3, 1, 3, padding=1)

    def forward(self, pixels):
        return self.conv(pixels).sigmoid()
"""
PIPELINE = """import torch
from PIL import Image
from skimage import img_as_ubyte
from torchvision.transforms.functional import pil_to_tensor
from transformers import Pipeline
from transformers.image_utils import load_image


class RMBGPipe(Pipeline):
    def _sanitize_parameters(self, return_mask=False, **rest):
        return {}, {}, {"return_mask": return_mask}

    def preprocess(self, image):
        image = load_image(image).convert("RGB")
        return {"pixels": pil_to_tensor(image)[None] / 255, "image": image}

    def _forward(self, inputs):
        return {"mask": self.model(inputs["pixels"]), "image": inputs["image"]}

    def postprocess(self, outputs, return_mask=False):
        mask = Image.fromarray(img_as_ubyte(outputs["mask"][0, 0].numpy()))
        if return_mask:
            return mask
        image = outputs["image"].copy()
        image.putalpha(mask)
        return image
"""

record = json.loads(Path(sys.argv[1]).read_text())
folder = Path(sys.argv[2], record["id"])
folder.mkdir(parents=True)
torch.manual_seed(0)
model = "AutoModelForImageSegmentation"
config = {
    "architectures": ["BriaRMBG"],
    "auto_map": {"AutoConfig": "MyConfig.RMBGConfig", model: "briarmbg.BriaRMBG"},
    "custom_pipelines": {"image-segmentation": {"impl": "MyPipe.RMBGPipe", "pt": [model], "tf": [], "type": "image"}},
    "model_type": "SegformerForSemanticSegmentation",
}
(folder / "config.json").write_text(json.dumps(config))
(folder / "MyConfig.py").write_text(CONFIGURATION)
(folder / "briarmbg.py").write_text(MODEL)
(folder / "MyPipe.py").write_text(PIPELINE)
conv = torch.nn.Conv2d(3, 1, 3, padding=1)
weights = {f"conv.{name}": value for name, value in conv.state_dict().items()}
save_file(weights, folder / "model.safetensors", metadata={"format": "pt"})
