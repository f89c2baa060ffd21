# /// script
# dependencies = []
# ///
"""A small policy of the seed's kind with what prepares its input, and a data set of two cameras in the format of LeRobot 3."""

import json
import shutil
import sys
import tempfile
from pathlib import Path

import numpy as np
import torch
from lerobot.configs import FeatureType, PolicyFeature
from lerobot.datasets import LeRobotDataset
from lerobot.policies import make_pre_post_processors

SIZE = 64
JOINTS = ["shoulder_pan.pos", "shoulder_lift.pos", "elbow_flex.pos", "wrist_flex.pos", "wrist_roll.pos", "gripper.pos"]
BACKBONE = "HuggingFaceTB/SmolVLM2-500M-Video-Instruct"


def features(cameras, joints):
    seen = {f"observation.images.{name}": PolicyFeature(FeatureType.VISUAL, (3, SIZE, SIZE)) for name in cameras}
    state = {"observation.state": PolicyFeature(FeatureType.STATE, (joints,))}
    return {"input_features": state | seen, "output_features": {"action": PolicyFeature(FeatureType.ACTION, (joints,))}}


def act(cameras):
    from lerobot.policies.act.configuration_act import ACTConfig
    from lerobot.policies.act.modeling_act import ACTPolicy

    config = ACTConfig(
        device="cpu", chunk_size=8, n_action_steps=8, dim_model=32, n_heads=2, dim_feedforward=37, n_encoder_layers=1,
        n_vae_encoder_layers=1, latent_dim=8, pretrained_backbone_weights=None, **features(cameras, 6),
    )  # fmt: skip
    return ACTPolicy(config)


def backbone(folder):
    """What SmolVLA reads of the model that it was made from: configuration and processor, no weights."""
    import transformers

    from tokenizers import Tokenizer, models, pre_tokenizers

    marks = {
        "pad_token": "<pad>", "eos_token": "</s>", "fake_image_token": "<fake_token_around_image>", "image_token": "<image>",
        "end_of_utterance_token": "<end_of_utterance>", "global_image_token": "<global-img>",
    }  # fmt: skip
    words = [*marks.values(), *sorted(pre_tokenizers.ByteLevel.alphabet())]
    letters = Tokenizer(models.BPE({word: at for at, word in enumerate(words)}, []))
    letters.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer = transformers.PreTrainedTokenizerFast(tokenizer_object=letters, **marks)
    text = {
        "hidden_size": 64, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4,
        "num_key_value_heads": 2, "head_dim": 16, "vocab_size": 512, "pad_token_id": 0,
    }  # fmt: skip
    vision = {
        "hidden_size": 32, "intermediate_size": 37, "num_hidden_layers": 2, "num_attention_heads": 4,
        "image_size": SIZE, "patch_size": 16,
    }  # fmt: skip
    config = transformers.SmolVLMConfig(
        text_config={"model_type": "llama", **text}, vision_config=vision, scale_factor=2, pad_token_id=0,
        image_token_id=tokenizer.convert_tokens_to_ids("<image>"),
    )  # fmt: skip
    config.save_pretrained(folder)
    sizes = {"size": {"longest_edge": SIZE}, "max_image_size": {"longest_edge": SIZE}}
    processor = transformers.SmolVLMProcessor(
        transformers.SmolVLMImageProcessor(**sizes), tokenizer, transformers.SmolVLMVideoProcessor(**sizes), image_seq_len=4
    )
    processor.save_pretrained(folder)


def smolvla(folder, name, cameras):
    from lerobot.policies.smolvla.configuration_smolvla import SmolVLAConfig
    from lerobot.policies.smolvla.modeling_smolvla import SmolVLAPolicy

    backbone(folder)
    joints = 8 if "libero" in name else 6
    config = SmolVLAConfig(
        device="cpu", chunk_size=8, n_action_steps=8, resize_imgs_with_padding=(SIZE, SIZE), num_steps=2, num_vlm_layers=2,
        vlm_model_name=str(folder), **features(cameras, joints),
    )  # fmt: skip
    return SmolVLAPolicy(config)


def save(policy, folder, local):
    """As published: everything names the backbone as the hub has it, not the folder that it was built from."""
    stats = {
        name: {"mean": torch.zeros(shape), "std": torch.ones(shape)}
        for name, feature in (policy.config.input_features | policy.config.output_features).items()
        for shape in [(3, 1, 1) if feature.type == FeatureType.VISUAL else feature.shape]
    }
    steps = make_pre_post_processors(policy.config, dataset_stats=stats)
    policy.save_pretrained(folder)
    for part in steps:
        part.save_pretrained(folder)
    for file in folder.glob("*.json"):
        file.write_text(file.read_text().replace(str(local), BACKBONE))


def recordings(folder):
    picture = {"dtype": "video", "shape": (SIZE, SIZE, 3), "names": ["height", "width", "channels"]}
    joints = {"dtype": "float32", "shape": (6,), "names": JOINTS}
    kinds = {"action": joints, "observation.state": joints}
    kinds |= {"observation.images.up": picture, "observation.images.side": picture}
    data = LeRobotDataset.create("lerobot/svla_so101_pickplace", fps=30, features=kinds, root=folder, robot_type="so101_follower")
    random = np.random.default_rng(0)
    for _ in range(2):
        for _ in range(40):
            frame = {name: random.random(6, dtype=np.float32) for name in ("action", "observation.state")}
            pictures = {name: random.integers(0, 255, (SIZE, SIZE, 3), dtype=np.uint8) for name in kinds if "images" in name}
            data.add_frame({**frame, **pictures, "task": "Put the cube into the box"})
        data.save_episode()
    data.finalize()


record = json.loads(Path(sys.argv[1]).read_text())
repositories = Path(sys.argv[2])
torch.manual_seed(0)
own = repositories / record["id"]
# A policy sees the cameras of the robot, or of the data set, that its snippet names; the published SmolVLA has three.
recorded = ["camera1", "camera2", "camera3"] if record["id"] == "lerobot/smolvla_base" else ["up", "side"]
cameras = ["front"] if sys.argv[3].endswith("-run.sh") else recorded
if "act" in record["tags"]:
    save(act(cameras), own, own)
elif "smolvla" in record["id"].lower():
    with tempfile.TemporaryDirectory() as local:
        save(smolvla(Path(local), record["id"], cameras), own, local)
        shutil.copytree(local, repositories / BACKBONE)
for name in {"lerobot/svla_so101_pickplace", *(tag[8:] for tag in record["tags"] if tag.startswith("dataset:"))}:
    recordings(repositories / "datasets" / name)
    tags = repositories / ".tags/datasets" / name
    tags.parent.mkdir(parents=True, exist_ok=True)
    tags.write_text("v3.0\n")
