import torch
from nemo.collections.speechlm2.models import SALM

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
model = SALM.from_pretrained("nvidia/canary-qwen-2.5b")
model.to(device).eval()
answer_ids = model.generate(
    prompts=[
        [
            {
                "role": "user",
                # The audio takes the place of the tag
                "content": f"Transcribe the following: {model.audio_locator_tag}",
                "audio": ["audio.wav"],
            }
        ]
    ],
    max_new_tokens=512,
)
print(model.tokenizer.ids_to_text(answer_ids[0].cpu()))
