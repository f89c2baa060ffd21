import torch
from qwen_asr import Qwen3ForcedAligner

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
aligner = Qwen3ForcedAligner.from_pretrained(
    "Qwen/Qwen3-ForcedAligner-0.6B",
    device_map=device,
    dtype=torch.bfloat16,
)

# audio.wav: a recording of someone who says the text.
(words,) = aligner.align(
    audio="audio.wav",
    text="The ferry leaves at noon.",
    language="English",
)
for word in words:
    print(word.start_time, word.end_time, word.text)
