import torch
from lerobot.configs import PreTrainedConfig
from lerobot.policies import get_policy_class, make_pre_post_processors

config = PreTrainedConfig.from_pretrained("lerobot/diffusion_pusht")
policy = get_policy_class(config.type).from_pretrained("lerobot/diffusion_pusht")
preprocess, postprocess = make_pre_post_processors(
    policy.config,
    "lerobot/diffusion_pusht",
    preprocessor_overrides={"device_processor": {"device": policy.config.device}},
)

# Made-up input: give it what your robot sees (pictures from 0 to 1) and where its joints are
observation = {
    name: torch.rand(feature.shape)
    for name, feature in policy.config.input_features.items()
}
observation["task"] = "Put the cube into the box"

action = postprocess(policy.select_action(preprocess(observation)))
print(action)
