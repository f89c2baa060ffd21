import torch
from mamba_ssm import MambaLMHeadModel
from transformers import AutoTokenizer

model = MambaLMHeadModel.from_pretrained(
    "state-spaces/mamba2-130m", device="cuda", dtype=torch.float16
)
tokenizer = AutoTokenizer.from_pretrained("EleutherAI/gpt-neox-20b")

inputs = tokenizer("The tide comes in because", return_tensors="pt").to("cuda")
tokens = model.generate(inputs.input_ids, max_length=inputs.input_ids.shape[1] + 40)
print(tokenizer.decode(tokens[0]))
