import torch
from qwen_asr import Qwen3ASRModel

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
model = Qwen3ASRModel.from_pretrained(
    "Qwen/Qwen3-ASR-1.7B",
    device_map=device,
    dtype=torch.bfloat16,
)

# audio.wav: a recording of speech; its language is recognized.
for result in model.transcribe("audio.wav"):
    print(result.language, result.text)
