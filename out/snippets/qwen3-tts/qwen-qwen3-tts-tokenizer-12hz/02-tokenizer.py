import soundfile as sf
from qwen_tts import Qwen3TTSTokenizer

tokenizer = Qwen3TTSTokenizer.from_pretrained(
    "Qwen/Qwen3-TTS-Tokenizer-12Hz",
    device_map="cuda:0",
)

codes = tokenizer.encode("audio.wav")
wavs, sample_rate = tokenizer.decode(codes)
sf.write("decoded.wav", wavs[0], sample_rate)
