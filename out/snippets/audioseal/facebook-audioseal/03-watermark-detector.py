import soundfile as sf
import torch
from audioseal import AudioSeal
from huggingface_hub import hf_hub_download

checkpoint = hf_hub_download("facebook/audioseal", "detector_base.pth")
detector = AudioSeal.load_detector(checkpoint, nbits=16)

audio, _ = sf.read("watermarked.wav", dtype="float32")  # 16 kHz, mono
wav = torch.from_numpy(audio).reshape(1, 1, -1)  # (batch, channels, samples)

with torch.no_grad():
    probability, message = detector.detect_watermark(wav, sample_rate=16000)
print("Probability of a watermark:", float(probability))
print("Message:", message)
