import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
model = Qwen3TTSModel.from_pretrained(
    "Qwen/Qwen3-TTS-12Hz-0.6B-CustomVoice",
    device_map=device,
    dtype=torch.bfloat16,
)

wavs, sample_rate = model.generate_custom_voice(
    text="The night train to the coast leaves in ten minutes.",
    language="English",
    speaker="Ryan",
)
sf.write("output.wav", wavs[0], sample_rate)
