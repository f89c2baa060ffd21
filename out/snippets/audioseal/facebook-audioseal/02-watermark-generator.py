import soundfile as sf
import torch
from audioseal import AudioSeal
from huggingface_hub import hf_hub_download

checkpoint = hf_hub_download("facebook/audioseal", "generator_base.pth")
model = AudioSeal.load_generator(checkpoint, nbits=16)

audio, _ = sf.read("audio.wav", dtype="float32")  # 16 kHz, mono
wav = torch.from_numpy(audio).reshape(1, 1, -1)  # (batch, channels, samples)

with torch.no_grad():
    watermark = model.get_watermark(wav, sample_rate=16000)
watermarked_audio = wav + watermark
sf.write("watermarked.wav", watermarked_audio.flatten().numpy(), 16000)
