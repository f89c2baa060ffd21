# /// script
# dependencies = []
# ///
"""A watermark generator or detector with the layers of the package's own model card and few channels, as a checkpoint."""

import re
import sys
from pathlib import Path

import audioseal
import torch
from audioseal import builder
from audioseal.loader import AudioSeal
from omegaconf import OmegaConf

folder = Path(sys.argv[2])
repository, file = re.search(r'hf_hub_download\("([^"]+)", "([^"]+)"\)', Path(sys.argv[3]).read_text()).groups()
torch.manual_seed(0)

KINDS = {
    "generator": ("audioseal_wm_16bits", builder.AudioSealWMConfig, builder.create_generator),
    "detector": ("audioseal_detector_16bits", builder.AudioSealDetectorConfig, builder.create_detector),
}
card, config_type, create = KINDS[file.split("_")[0]]
config = OmegaConf.to_container(OmegaConf.load(Path(audioseal.__file__).parent / "cards" / f"{card}.yaml"))
config["seanet"] |= {"dimension": 8, "n_filters": 2, "lstm": 1}
if "detector" in config:
    config["detector"]["output_dim"] = 4
del config["checkpoint"]
# Published checkpoints have the names of before the package could be scripted.
model = create(AudioSeal.parse_config(dict(config), config_type=config_type, nbits=16))
target = folder / repository / file
target.parent.mkdir(parents=True)
torch.save({"xp.cfg": config, "model": {name.replace(".inner_conv.", "."): value for name, value in model.state_dict().items()}}, target)
