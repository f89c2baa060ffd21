import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
model = Qwen3TTSModel.from_pretrained(
    "Qwen/Qwen3-TTS-12Hz-1.7B-CustomVoice",
    device_map=device,
    dtype=torch.bfloat16,
)

wavs, sample_rate = model.generate_custom_voice(
    text="The night train to the coast leaves in ten minutes.",
    language="English",
    speaker="Ryan",
    instruct="Speak calmly, like a station announcer.",
)
sf.write("output.wav", wavs[0], sample_rate)
