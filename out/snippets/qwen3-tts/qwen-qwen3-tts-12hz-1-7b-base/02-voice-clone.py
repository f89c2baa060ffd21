import soundfile as sf
import torch
from qwen_tts import Qwen3TTSModel

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
model = Qwen3TTSModel.from_pretrained(
    "Qwen/Qwen3-TTS-12Hz-1.7B-Base",
    device_map=device,
    dtype=torch.bfloat16,
)

# reference.wav: about three seconds of the voice; ref_text: what is said in it.
wavs, sample_rate = model.generate_voice_clone(
    text="I have never said this sentence before.",
    language="English",
    ref_audio="reference.wav",
    ref_text="This is how my voice sounds.",
)
sf.write("output.wav", wavs[0], sample_rate)
