import torch
from diffusers import HiDreamImagePipeline
from transformers import AutoTokenizer, LlamaForCausalLM

llama = "meta-llama/Llama-3.1-8B-Instruct"  # the repository holds the other parts alone
device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
pipe = HiDreamImagePipeline.from_pretrained(
    "HiDream-ai/HiDream-I1-Full",
    tokenizer_4=AutoTokenizer.from_pretrained(llama),
    text_encoder_4=LlamaForCausalLM.from_pretrained(
        llama,
        output_hidden_states=True,
        output_attentions=True,
        dtype=torch.bfloat16,
    ),
    dtype=torch.bfloat16,
).to(device)

image = pipe(
    prompt="An astronaut rests under a giant fern in a misty jungle",
).images[0]
image.save("image.png")
