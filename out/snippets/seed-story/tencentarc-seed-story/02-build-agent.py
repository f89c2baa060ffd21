# Run this in the SEED-Story folder.
import hydra.utils
from omegaconf import OmegaConf

llm_config = OmegaConf.load("configs/clm_models/llama2chat7b_lora.yaml")
llm = hydra.utils.instantiate(llm_config, torch_dtype="fp16")

agent_config = OmegaConf.load("configs/clm_models/agent_7b_sft.yaml")
agent = hydra.utils.instantiate(agent_config, llm=llm)
print(agent)
