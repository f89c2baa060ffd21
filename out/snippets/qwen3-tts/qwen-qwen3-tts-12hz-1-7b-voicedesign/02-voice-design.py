import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
model = Qwen3TTSModel.from_pretrained(
    "Qwen/Qwen3-TTS-12Hz-1.7B-VoiceDesign",
    device_map=device,
    dtype=torch.bfloat16,
)

wavs, sample_rate = model.generate_voice_design(
    text="Once upon a time, there was a lighthouse that was afraid of the dark.",
    language="English",
    instruct="A warm, elderly storyteller with a slow and gentle voice.",
)
sf.write("output.wav", wavs[0], sample_rate)
