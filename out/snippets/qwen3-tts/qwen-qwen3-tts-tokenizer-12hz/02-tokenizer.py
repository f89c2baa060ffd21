import soundfile as sf
import torch
from qwen_tts import Qwen3TTSTokenizer

device = torch.accelerator.current_accelerator(check_available=True) or "cpu"
tokenizer = Qwen3TTSTokenizer.from_pretrained(
    "Qwen/Qwen3-TTS-Tokenizer-12Hz",
    device_map=device,
)

codes = tokenizer.encode("audio.wav")
wavs, sample_rate = tokenizer.decode(codes)
sf.write("decoded.wav", wavs[0], sample_rate)
